//! Which cards move where when something happens: pure, from the events.

use crate::engine::Seat;
use crate::games::wyoming_cowboy::{Card, Event, Hand, Rank};
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
    /// In front of a seat.
    Front(Seat),
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
    /// Whether a shot turned it, and whether it hit.
    pub turned: Option<bool>,
}

/// What is known of a hand as cards leave it and come to it.
struct Held {
    left: Hand,
    came: Hand,
    after: Hand,
}

impl Held {
    /// Where a card that `seat` gives away lay.
    fn taken(&mut self, seat: Seat, card: Card) -> Spot {
        if seat != ME || !self.left.has(card) {
            return Spot::Hand(seat);
        }
        self.left.remove(card);
        Spot::Held(card, self.left.count(card))
    }

    /// Where a card that comes to `seat` will lie; nowhere if the player has it no more.
    fn coming(&mut self, seat: Seat, card: Card) -> Option<Spot> {
        if seat != ME {
            return Some(Spot::Hand(seat));
        }
        self.came.add(card);
        // Of two alike, the one that came last is held last.
        let nth = self.after.count(card).checked_sub(self.came.count(card));
        nth.map(|nth| Spot::Held(card, nth))
    }
}

/// The moves of an act; the player's hand was `before` it like that and is `after` it like this.
pub fn moves(events: &[Event], before: Hand, after: Hand) -> Vec<Move> {
    let mut list: Vec<Move> = Vec::new();
    let mut held = Held { left: before, came: Hand::EMPTY, after };
    let mut step = 0;
    let mut send = |card, from, to: Option<Spot>, turned| {
        if let Some(to) = to {
            list.push(Move { card, from, to, step, turned });
            step += 1;
        }
    };
    for event in events {
        match event {
            Event::Drew { seat, card: Some(card) } if *seat == ME => {
                send(Some(*card), Spot::Pile, held.coming(ME, *card), None);
            }
            Event::Drew { seat, .. } if *seat != ME => send(None, Spot::Pile, Some(Spot::Hand(*seat)), None),
            Event::Took { seat, card } => send(Some(*card), Spot::Discards, held.coming(*seat, *card), None),
            Event::Discarded { seat, card, .. } => {
                let to = if card.rank() == Rank::Ten { Spot::Front(*seat) } else { Spot::Discards };
                send(Some(*card), held.taken(*seat, *card), Some(to), None);
            }
            Event::Nine { seat, card, .. } => send(Some(*card), held.taken(*seat, *card), Some(Spot::Discards), None),
            Event::Pulled { seat, gun } | Event::QuickDraw { victim: seat, gun, .. } => {
                for card in gun.cards() {
                    send(Some(card), held.taken(*seat, card), Some(Spot::Front(*seat)), None);
                }
            }
            Event::Turned { card, hit } => send(Some(*card), Spot::Pile, Some(Spot::Discards), Some(*hit)),
            Event::Backfired { victim, seat, card } => {
                send(Some(*card), held.taken(*victim, *card), held.coming(*seat, *card), None);
            }
            Event::KingTaken { victim, seat, suit, .. } => {
                let king = Card::new(Rank::King, *suit);
                send(Some(king), held.taken(*victim, king), held.coming(*seat, king), None);
            }
            Event::Passed { seats, direction, counts, cards } => {
                let seats = usize::from(*seats);
                for from in Seat::all(seats) {
                    let to = direction.receiver(from, seats);
                    match cards[from.index()] {
                        Some(known) => {
                            for card in known.cards() {
                                send(Some(card), held.taken(from, card), held.coming(to, card), None);
                            }
                        }
                        None => {
                            for _ in 0..counts[from.index()] {
                                send(None, Spot::Hand(from), Some(Spot::Hand(to)), None);
                            }
                        }
                    }
                }
            }
            _ => {}
        }
    }
    list
}

#[cfg(test)]
mod tests {
    use super::super::testing::some_act;
    use super::*;
    use crate::engine::{Game, Rng, Sink};
    use crate::games::wyoming_cowboy::WyomingCowboy;

    struct Seen(Vec<Event>);
    impl Sink<Event> for Seen {
        fn push(&mut self, make: impl FnOnce() -> Event) {
            self.0.extend(WyomingCowboy::redact(&make(), ME));
        }
    }

    #[test]
    fn own_cards_go_from_and_to_places_that_exist() {
        let (mut checked, mut turned) = (0, 0);
        for seed in 0..8 {
            let mut state = WyomingCowboy::deal(&WyomingCowboy::options(5, 0), seed).unwrap();
            let mut rng = Rng::new(seed);
            for _ in 0..500 {
                let Some(act) = some_act(&state, &mut rng) else { break };
                let before = WyomingCowboy::view(&state, ME).hand;
                let mut seen = Seen(Vec::new());
                WyomingCowboy::apply(&mut state, act, &mut seen).unwrap();
                let after = WyomingCowboy::view(&state, ME).hand;
                for moved in moves(&seen.0, before, after) {
                    if let Spot::Held(card, nth) = moved.from {
                        assert!(nth < before.count(card), "{moved:?}");
                    }
                    if let Spot::Held(card, nth) = moved.to {
                        assert!(nth < after.count(card), "{moved:?}");
                        checked += 1;
                    }
                    turned += u32::from(moved.turned.is_some());
                }
            }
        }
        assert!(checked > 100 && turned > 10, "{checked} {turned}");
    }
}
