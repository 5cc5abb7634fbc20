//! What may be done with the cards that the player has picked up: pure, from the view alone.

use crate::games::desperados::{Action, Card, Hand, Illegal, Phase, Place, View};

/// Cards in hand that are picked up, each told apart from the other of its kind by a number.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Picked(Vec<(Card, u8)>);

impl Picked {
    /// Those of `gang`.
    pub fn all_of(gang: Hand) -> Self {
        Self(gang.kinds().flat_map(|(card, count)| (0..count).map(move |nth| (card, nth))).collect())
    }

    /// What a press on the `nth` of `card` makes of it: for a gang a card `gathers` with the others, else it is picked up alone.
    #[must_use]
    pub fn pressed(mut self, card: Card, nth: u8, gathers: bool) -> Self {
        let was = self.has(card, nth);
        if gathers {
            self.0.retain(|&picked| picked != (card, nth));
        } else {
            self.0.clear();
        }
        if !was {
            self.0.push((card, nth));
        }
        self
    }

    /// Whether the `nth` of `card` is among them.
    pub fn has(&self, card: Card, nth: u8) -> bool {
        self.0.contains(&(card, nth))
    }

    /// The cards.
    pub fn cards(&self) -> Hand {
        self.0.iter().map(|&(card, _)| card).collect()
    }

    /// The card picked up last.
    pub fn last(&self) -> Option<Card> {
        self.0.last().map(|&(card, _)| card)
    }

    /// As far as `hand` still has them.
    #[must_use]
    pub fn held(mut self, hand: Hand) -> Self {
        self.0.retain(|&(card, nth)| hand.count(card) > nth);
        self
    }
}

/// For each place, whether `card` may be put there now, and why not (D-2.2).
pub fn fits(view: &View, card: Card) -> [Result<(), Illegal>; 5] {
    Place::ALL.map(|place| view.check(Action::Put { card, place }))
}

/// What may be done about a hold-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// What is picked up, as a gang.
    pub gang: Hand,
    /// What it counts.
    pub strength: u8,
    /// Whether it may be sent (D-3.2).
    pub allowed: Result<(), Illegal>,
    /// The strongest that the hand has.
    pub best: Hand,
    /// What that counts.
    pub most: u8,
}

/// What may be done with the gang that is picked up; nothing if no place is held up.
pub fn offer(view: &View, picked: &Picked) -> Option<Offer> {
    let Phase::HoldUp(place) = view.phase else { return None };
    let gang = picked.cards();
    let (best, most) = view.strongest(place);
    let strength = view.table.strengths(place).of_gang(gang);
    Some(Offer { gang, strength, allowed: view.check(Action::Gang(gang)), best, most })
}

/// Whether anything can be done with `card` now.
pub fn is_playable(view: &View, card: Card) -> bool {
    match view.phase {
        Phase::Day => view.table.takes() & card.bit() != 0,
        Phase::HoldUp(place) => view.table.strengths(place).of(card.character()) > 0,
        Phase::Over => false,
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{ME, positions};
    use super::*;
    use crate::engine::Game;
    use crate::games::desperados::{Character, Colour, Desperados};

    #[test]
    fn whatever_the_rules_allow_can_be_reached_and_nothing_else() {
        let (mut days, mut gangs) = (0, 0);
        for state in positions(3, 12) {
            let view = Desperados::view(&state, ME);
            if !view.decides() {
                continue;
            }
            let legal = view.legal();
            match view.phase {
                Phase::Day => {
                    let mut reached = Vec::new();
                    for (card, _) in view.hand.kinds() {
                        let fits = fits(&view, card);
                        let puts = Place::ALL.into_iter().filter(|place| fits[place.index()].is_ok());
                        let puts: Vec<Action> = puts.map(|place| Action::Put { card, place }).collect();
                        assert_eq!(is_playable(&view, card), !puts.is_empty());
                        reached.extend(puts);
                    }
                    assert!(reached.iter().all(|act| legal.contains(act)) && reached.len() == legal.len());
                    days += 1;
                }
                Phase::HoldUp(_) => {
                    for act in &legal {
                        let Action::Gang(gang) = *act else { panic!("no gang") };
                        // Pressed card by card, as a player does.
                        let all = Picked::all_of(gang).0.into_iter();
                        let picked = all.fold(Picked::default(), |picked, (card, nth)| picked.pressed(card, nth, true));
                        let offer = offer(&view, &picked).unwrap();
                        assert_eq!((offer.gang, offer.allowed), (gang, Ok(())));
                        assert!(offer.strength <= offer.most);
                        gangs += 1;
                    }
                }
                Phase::Over => {}
            }
        }
        assert!(days > 100 && gangs > 100);
    }

    #[test]
    fn d_3_2_a_stranger_and_a_mixed_gang_say_why() {
        let mut seen = [false; 2];
        for state in positions(2, 30) {
            let view = Desperados::view(&state, ME);
            if !view.decides() || !matches!(view.phase, Phase::HoldUp(_)) {
                continue;
            }
            for (card, _) in view.hand.kinds() {
                for (other, _) in view.hand.kinds() {
                    let picked = Picked::default().pressed(card, 0, true).pressed(other, 0, true);
                    let Some(Offer { allowed: Err(why), .. }) = offer(&view, &picked) else { continue };
                    let mixed = card.colour() != other.colour() && card.character() != other.character();
                    assert_eq!(why, if mixed { Illegal::MixedGang } else { Illegal::Stranger });
                    seen[usize::from(mixed)] = true;
                }
            }
        }
        assert_eq!(seen, [true, true]);
    }

    #[test]
    fn a_working_day_takes_one_card_and_a_gang_gathers() {
        let (cook, widow) = (Card::new(Colour::Red, Character::Cook), Card::new(Colour::Red, Character::Widow));
        let day = Picked::default().pressed(cook, 0, false).pressed(widow, 0, false);
        assert_eq!(day.cards().cards().collect::<Vec<_>>(), [widow]);
        assert!(day.pressed(widow, 0, false).cards().is_empty());
        let gang = Picked::default().pressed(cook, 0, true).pressed(widow, 0, true).pressed(cook, 1, true);
        assert_eq!(gang.cards().len(), 3);
        let less = gang.pressed(cook, 0, true);
        assert!(less.has(cook, 1) && !less.has(cook, 0));
        assert_eq!(less.held([widow].into_iter().collect()).cards().len(), 1, "what is gone is not held");
    }
}
