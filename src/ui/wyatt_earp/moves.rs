//! Which cards move where when something happens: pure, from the events.

use crate::engine::Seat;
use crate::games::wyatt_earp::{Card, Event, Hand, Outlaw};
use crate::ui::text::ME;

/// Somewhere that cards come from and go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// The supply.
    Supply,
    /// The discard stack.
    Discard,
    /// Another's hand.
    Hand(Seat),
    /// A card in the player's hand, told apart from others of its kind.
    Held(Card, u8),
    /// A group.
    Cell(Seat, Outlaw),
    /// Held up for all to see: the card that was played.
    ShownLeft,
    /// Held up for all to see: the card that a shot turned.
    ShownRight,
    /// Held up for all to see: a card that is taken from the player.
    ShownAlone,
}

/// A shot that is held up takes as long as so many cards that set out one after another.
const SHOT: u8 = 15;

/// One card that goes from one spot to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// Which; `None` if it is seen from its back.
    pub card: Option<Card>,
    /// Whence.
    pub from: Spot,
    /// Where it is held up on its way, if at all.
    pub shown: Option<Spot>,
    /// Whither; `None` if it ends where it is held up.
    pub to: Option<Spot>,
    /// For the card that a shot turned: whether it hit.
    pub hit: Option<bool>,
    /// Who takes it from the player.
    pub taker: Option<Seat>,
    /// After how many others it goes.
    pub step: u8,
}

/// The moves of an act of these `events`. The player's hand was `before` and is `after`, the discard stack's top was `top`.
pub fn moves(events: &[Event], before: Hand, after: Hand, top: Option<Card>) -> Vec<Move> {
    let mut moves = Moves { list: Vec::new(), before, after, step: 0 };
    let shot = events.iter().find_map(|event| match event {
        Event::Shot { hit, .. } => Some(*hit),
        _ => None,
    });
    for event in events {
        moves.add(event, shot);
    }
    // While something is on its way to the stack, what lay on top still lies there.
    if let Some(top) = top
        && moves.list.iter().any(|moved| moved.to == Some(Spot::Discard))
    {
        moves.list.insert(0, Move::plain(Some(top), Spot::Discard, Spot::Discard));
    }
    moves.list
}

impl Move {
    const fn plain(card: Option<Card>, from: Spot, to: Spot) -> Self {
        Self { card, from, shown: None, to: Some(to), hit: None, taker: None, step: 0 }
    }

    /// Taken from the player, before their eyes.
    const fn by(self, taker: Seat) -> Self {
        Self { shown: Some(Spot::ShownAlone), taker: Some(taker), ..self }
    }
}

struct Moves {
    list: Vec<Move>,
    before: Hand,
    after: Hand,
    step: u8,
}

impl Moves {
    fn push(&mut self, moved: Move) {
        self.list.push(Move { step: self.step, ..moved });
    }

    /// Where a card that leaves the hand of `seat` comes from. The player's own are taken from the last of their kind.
    fn out(&mut self, seat: Seat, card: Card) -> Spot {
        if seat == ME && self.before.remove_if_there(card) {
            Spot::Held(card, self.before.count(card))
        } else {
            Spot::Hand(seat)
        }
    }

    /// Where a card that enters the hand of `seat` goes; the player's own become the last of their kind.
    fn into(&mut self, seat: Seat, card: Option<Card>) -> Spot {
        match card {
            Some(card) if seat == ME && self.after.remove_if_there(card) => Spot::Held(card, self.after.count(card)),
            _ => Spot::Hand(seat),
        }
    }

    fn add(&mut self, event: &Event, shot: Option<bool>) {
        match *event {
            Event::Dealt { .. } => {
                for card in self.after.cards().collect::<Vec<_>>() {
                    let to = self.into(ME, Some(card));
                    self.push(Move::plain(Some(card), Spot::Supply, to));
                    self.step += 1;
                }
            }
            Event::Drew { seat, ref cards } => {
                for &card in cards {
                    let to = self.into(seat, card);
                    self.push(Move::plain(card, Spot::Supply, to));
                    self.step += 1;
                }
            }
            Event::DrewDiscard { seat, card } => {
                let to = self.into(seat, Some(card));
                self.push(Move::plain(Some(card), Spot::Discard, to));
            }
            Event::Took { seat, card } => {
                let to = self.into(seat, card);
                self.push(Move::plain(card, Spot::Discard, to));
            }
            Event::Reshuffled => self.push(Move::plain(None, Spot::Discard, Spot::Supply)),
            Event::PlayedOutlaws { seat, outlaw, count, .. } => {
                for _ in 0..count {
                    let from = self.out(seat, Card::outlaw(outlaw));
                    self.push(Move::plain(Some(Card::outlaw(outlaw)), from, Spot::Cell(seat, outlaw)));
                    self.step += 1;
                }
            }
            Event::PlayedPhoto { seat, outlaw, .. } => {
                let from = self.out(seat, Card::photo(outlaw));
                self.push(Move::plain(Some(Card::photo(outlaw)), from, Spot::Cell(seat, outlaw)));
            }
            Event::PlayedSheriff { seat, card, .. } => {
                let from = self.out(seat, card);
                let stays = shot == Some(true) && lies_on_groups(card);
                self.push(Move {
                    shown: shot.map(|_| Spot::ShownLeft),
                    to: (!stays).then_some(Spot::Discard),
                    ..Move::plain(Some(card), from, Spot::Discard)
                });
                if shot.is_none() {
                    self.step += 1;
                }
            }
            Event::Shot { turned, hit, .. } => self.push(Move {
                shown: Some(Spot::ShownRight),
                hit: Some(hit),
                ..Move::plain(Some(turned), Spot::Supply, Spot::Discard)
            }),
            Event::Laid { card, on, outlaw, .. } => {
                self.push(Move::plain(Some(card), Spot::ShownLeft, Spot::Cell(on, outlaw)));
            }
            Event::Removed { from, outlaw, card } => {
                // After a shot that all are to see hit.
                self.step += if shot.is_some() { SHOT } else { 0 };
                self.push(Move::plain(Some(card), Spot::Cell(from, outlaw), Spot::Discard));
            }
            Event::Stole { seat, from, outlaw } => {
                let to = self.into(seat, Some(Card::outlaw(outlaw)));
                let taken = Move::plain(Some(Card::outlaw(outlaw)), Spot::Cell(from, outlaw), to);
                self.push(if from == ME { taken.by(seat) } else { taken });
            }
            Event::Asked { seat, outlaw, from: Some(giver), .. } => {
                let card = Card::outlaw(outlaw);
                let from = self.out(giver, card);
                let to = self.into(seat, Some(card));
                let taken = Move::plain(Some(card), from, to);
                self.push(if giver == ME { taken.by(seat) } else { taken });
            }
            Event::Discarded { seat, card } => {
                let from = self.out(seat, card);
                self.push(Move::plain(Some(card), from, Spot::Discard));
            }
            Event::Asked { from: None, .. }
            | Event::Declined { .. }
            | Event::HandEnded { .. }
            | Event::Scored { .. }
            | Event::Duel { .. }
            | Event::GameEnded { .. } => {}
        }
    }
}

/// Whether a card that hit goes onto a group rather than onto the discard stack.
fn lies_on_groups(card: Card) -> bool {
    card != Card::WYATT_EARP && card != Card::MOST_WANTED
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Game, Rng, Sink};
    use crate::games::wyatt_earp::{Direction, Edition, Options, WyattEarp};

    const JESSE: Outlaw = Outlaw::JesseJames;

    fn held(cards: &[Card]) -> Hand {
        cards.iter().copied().collect()
    }

    #[test]
    fn cards_drawn_go_to_where_they_are_held() {
        let jesse = Card::outlaw(JESSE);
        let events = [Event::Drew { seat: ME, cards: [Some(jesse), Some(jesse)].into_iter().collect() }];
        let list = moves(&events, held(&[jesse]), held(&[jesse, jesse, jesse]), None);
        let to: Vec<_> = list.iter().map(|moved| moved.to).collect();
        assert_eq!(to, [Some(Spot::Held(jesse, 2)), Some(Spot::Held(jesse, 1))]);
        assert!(list.iter().all(|moved| moved.from == Spot::Supply));
    }

    #[test]
    fn a_miss_ends_on_the_stack_and_a_hit_is_held_up_until_it_is_laid() {
        let shot = |hit| {
            let turned = if hit { Card::outlaw(JESSE) } else { Card::HIDEOUT };
            [
                Event::PlayedSheriff { seat: Seat(1), card: Card::BANK_ROBBERY, out_of_turn: false },
                Event::Shot { seat: Seat(1), turned, hit },
            ]
        };
        let played = |hit| moves(&shot(hit), Hand::EMPTY, Hand::EMPTY, None)[0];
        assert_eq!((played(false).from, played(false).to), (Spot::Hand(Seat(1)), Some(Spot::Discard)));
        assert_eq!((played(true).shown, played(true).to), (Some(Spot::ShownLeft), None));
    }

    #[test]
    fn r_6_6_what_is_taken_from_the_player_is_held_up_before_it_goes() {
        let jesse = Card::outlaw(JESSE);
        let asked = |from| Event::Asked {
            seat: Seat(1),
            outlaw: JESSE,
            direction: Direction::Left,
            in_vain: [].into_iter().collect(),
            from: Some(from),
        };
        let taken = moves(&[asked(ME)], held(&[jesse]), Hand::EMPTY, None)[0];
        assert_eq!((taken.from, taken.to), (Spot::Held(jesse, 0), Some(Spot::Hand(Seat(1)))));
        assert_eq!((taken.shown, taken.taker), (Some(Spot::ShownAlone), Some(Seat(1))));
        let stolen =
            moves(&[Event::Stole { seat: Seat(1), from: ME, outlaw: JESSE }], Hand::EMPTY, Hand::EMPTY, None)[0];
        assert_eq!((stolen.shown, stolen.taker), (Some(Spot::ShownAlone), Some(Seat(1))));
        assert_eq!(
            moves(&[asked(Seat(2))], Hand::EMPTY, Hand::EMPTY, None)[0].taker,
            None,
            "others' cards are theirs to miss"
        );
    }

    /// What the player saw of random games, act by act, with the hand before and after.
    #[test]
    fn own_cards_always_go_from_and_to_places_that_exist() {
        struct Seen(Vec<Event>);
        impl Sink<Event> for Seen {
            fn push(&mut self, make: impl FnOnce() -> Event) {
                self.0.extend(WyattEarp::redact(&make(), ME));
            }
        }
        let mut checked = 0;
        for seed in 0..30 {
            let mut state = WyattEarp::deal(&Options { seats: 3, edition: Edition::Y2014 }, seed).unwrap();
            let mut rng = Rng::new(seed);
            for _ in 0..400 {
                let legal = WyattEarp::legal(&state);
                if legal.is_empty() {
                    break;
                }
                let before = WyattEarp::view(&state, ME);
                let mut seen = Seen(Vec::new());
                WyattEarp::apply(&mut state, legal[rng.below(legal.len())], &mut seen).unwrap();
                let after = WyattEarp::view(&state, ME);
                for moved in moves(&seen.0, before.hand, after.hand, before.top) {
                    if let Spot::Held(card, nth) = moved.from {
                        assert!(nth < before.hand.count(card), "{moved:?}");
                    }
                    if let Some(Spot::Held(card, nth)) = moved.to {
                        assert!(nth < after.hand.count(card), "{moved:?}");
                        checked += 1;
                    }
                    assert!(moved.from != Spot::Hand(ME) && moved.to != Some(Spot::Hand(ME)), "{moved:?}");
                }
            }
        }
        assert!(checked > 500);
    }
}
