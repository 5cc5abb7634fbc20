//! A hand in the order in which it is held, and what of it stays picked up.

use leptos::prelude::*;

use crate::engine::sort_few;

/// One card of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Held<C> {
    /// Which card.
    pub card: C,
    /// Told apart from others of its kind by this number, from 0.
    pub nth: u8,
    /// Whether it stands apart from the one before it.
    pub first: bool,
    /// Whether it came of late.
    pub new: bool,
}

/// These cards by their `place`: a group, and a place within it. Of each kind so many came of late; they are held last of their kind.
pub fn held<C: Copy + PartialEq>(
    mut cards: Vec<C>,
    place: impl Fn(C) -> (usize, usize),
    gained: impl Fn(C) -> u8,
) -> Vec<Held<C>> {
    sort_few(&mut cards, |&a, &b| place(a).cmp(&place(b)));
    let mut hand = Vec::<Held<C>>::with_capacity(cards.len());
    for (at, &card) in cards.iter().enumerate() {
        let last = hand.last();
        let nth = last.filter(|last| last.card == card).map_or(0, |last| last.nth + 1);
        let first = last.is_none_or(|last| place(last.card).0 != place(card).0);
        let to_come = cards[at..].iter().take_while(|other| **other == card).count();
        hand.push(Held { card, nth, first, new: to_come <= usize::from(gained(card)) });
    }
    hand
}

/// Keeps `picked` to what is `left` of it, which is tracked: what has gone from the hand does not lie ready if its like comes.
pub fn keep_to_hand<P: Clone + PartialEq + Send + Sync + 'static>(
    picked: RwSignal<P>,
    left: impl Fn(P) -> P + 'static,
) {
    Effect::new(move |_| {
        let was = picked.get_untracked();
        let left = left(was.clone());
        if left != was {
            picked.set(left);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn alike_are_numbered_groups_stand_apart_and_what_came_last_is_held_last() {
        let place = |card: u8| (usize::from(card / 10), usize::from(card % 10));
        let held = held(vec![21, 12, 11, 12, 12], place, |card| if card == 12 { 2 } else { 0 });
        let told: Vec<_> = held.iter().map(|held| (held.card, held.nth, held.first, held.new)).collect();
        assert_eq!(
            told,
            [
                (11, 0, true, false),
                (12, 0, false, false),
                (12, 1, false, true),
                (12, 2, false, true),
                (21, 0, true, false)
            ]
        );
    }
}
