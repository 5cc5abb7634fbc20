//! Which cards move where when something happens: pure, from the events.

use crate::engine::Seat;
use crate::games::desperados::{Card, Event, Hand, Place};
use crate::ui::text::ME;

/// Somewhere that cards come from and go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// The draw pile.
    Pile,
    /// The discards.
    Discards,
    /// Another's hand.
    Hand(Seat),
    /// The `nth` of that card in the player's hand.
    Held(Card, u8),
    /// In front of a place.
    Front(Place),
    /// The gang that a seat has shown, on the bill.
    Bill(Seat),
    /// The warrant.
    Warrant,
}

/// One card on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// Which; `None` if it is not to be seen.
    pub card: Option<Card>,
    /// Whence.
    pub from: Spot,
    /// Whither.
    pub to: Spot,
    /// After how many others it sets out.
    pub step: u8,
}

/// The moves of an act; the player's hand was `before` it like that and is `after` it like this.
pub fn moves(events: &[Event], before: Hand, after: Hand) -> Vec<Move> {
    let mut list = Vec::new();
    let (mut left, mut came) = (before, Hand::EMPTY);
    let mut step = 0;
    let mut send = |card, from, to| {
        list.push(Move { card, from, to, step });
        step += 1;
    };
    for event in events {
        match event {
            Event::Drew { seat, cards } => {
                for &card in cards {
                    match card {
                        Some(card) if *seat == ME => {
                            came.add(card);
                            // Of two alike, the one that came last is held last.
                            let nth = after.count(card).saturating_sub(came.count(card));
                            if after.has(card) {
                                send(Some(card), Spot::Pile, Spot::Held(card, nth));
                            }
                        }
                        _ if *seat != ME => send(None, Spot::Pile, Spot::Hand(*seat)),
                        _ => {}
                    }
                }
            }
            Event::Put { seat, card, place } => send(Some(*card), taken(&mut left, *seat, *card), Spot::Front(*place)),
            Event::Stuck { seat, card: Some(card), .. } => {
                send(Some(*card), taken(&mut left, *seat, *card), Spot::Discards);
            }
            Event::Shown { place, gangs, winner, .. } => {
                for (seat, gang) in Seat::all(gangs.len()).zip(gangs) {
                    let to = if *winner == Some(seat) { Spot::Warrant } else { Spot::Discards };
                    for card in gang.cards() {
                        send(Some(card), Spot::Bill(seat), to);
                    }
                }
                send(None, Spot::Front(*place), Spot::Discards);
            }
            _ => {}
        }
    }
    list
}

/// Where a card that `seat` gives away lay; the player's leaves what is `left` of the hand.
fn taken(left: &mut Hand, seat: Seat, card: Card) -> Spot {
    if seat != ME || !left.has(card) {
        return Spot::Hand(seat);
    }
    left.remove(card);
    Spot::Held(card, left.count(card))
}

#[cfg(test)]
mod tests {
    use super::super::testing::some_act;
    use super::*;
    use crate::engine::{Game, Rng, Sink};
    use crate::games::desperados::{Desperados, Options};

    struct Seen(Vec<Event>);
    impl Sink<Event> for Seen {
        fn push(&mut self, make: impl FnOnce() -> Event) {
            self.0.extend(Desperados::redact(&make(), ME));
        }
    }

    #[test]
    fn own_cards_go_from_and_to_places_that_exist_and_nobody_elses_is_seen_too_early() {
        let (mut checked, mut warrant) = (0, 0);
        for seed in 0..20 {
            let mut state = Desperados::deal(&Options { seats: 3 }, seed).unwrap();
            let mut rng = Rng::new(seed);
            while let Some(act) = some_act(&state, &mut rng) {
                let before = Desperados::view(&state, ME).hand;
                let mut seen = Seen(Vec::new());
                Desperados::apply(&mut state, act, &mut seen).unwrap();
                let after = Desperados::view(&state, ME);
                for moved in moves(&seen.0, before, after.hand) {
                    if let Spot::Held(card, nth) = moved.from {
                        assert!(nth < before.count(card), "{moved:?}");
                    }
                    if let Spot::Held(card, nth) = moved.to {
                        assert!(nth < after.hand.count(card), "{moved:?}");
                        checked += 1;
                    }
                    assert!(moved.from != Spot::Hand(ME) && moved.to != Spot::Hand(ME), "{moved:?}");
                    assert!(moved.card.is_none() || !matches!(moved.to, Spot::Hand(_)), "{moved:?}");
                    warrant += u32::from(moved.to == Spot::Warrant);
                }
            }
        }
        assert!(checked > 200 && warrant > 50);
    }
}
