//! Which gang to send.

use arrayvec::ArrayVec;

use super::outlook::Outlook;
use crate::bots::desperados::lanes::Points;
use crate::engine::{Rng, sort_few};
use crate::games::desperados::{Action, Card, Character, Colour, Hand, Place};

/// None, and of each colour and each character the cards that count most for what they are worth: the first, the first two, and so on.
pub fn weigh(outlook: &Outlook, place: Place, rng: &mut Rng, offer: &mut impl FnMut(Action, f32)) {
    let table = &outlook.view.table;
    let points = outlook.points(place);
    let value = table.piles[place.index()].value();
    let odds = Odds { outlook, points, value, prize: outlook.prize(place), last: value == 5 };
    // Nobody foretells the last gang to use it: then there is nothing to hide.
    let most = if odds.last { 0.0 } else { outlook.weights.whim };
    let mut whim = || most * (rng.below(1 << 16) as f32 / 32_768.0 - 1.0);
    offer(Action::Gang(Hand::EMPTY), odds.of(Hand::EMPTY, 0, 0.0) + whim());
    let hand = outlook.view.hand.only(table.joiners(place).kinds());
    for colour in Colour::ALL {
        odds.weigh(hand.only(colour.kinds()), false, &mut whim, offer);
    }
    for character in Character::ALL {
        let alike = hand.only(character.kinds());
        if alike.one().count_ones() > 1 {
            odds.weigh(alike, true, &mut whim, offer);
        }
    }
}

struct Odds<'a> {
    outlook: &'a Outlook<'a>,
    points: Points,
    value: u8,
    prize: (f32, f32),
    /// Whether the game ends with this hold-up.
    last: bool,
}

impl Odds<'_> {
    /// What it is worth to send a gang, by its strength and what its cards are worth.
    fn of(&self, gang: Hand, strength: u16, cards: f32) -> f32 {
        let outlook = self.outlook;
        let chance = if gang.is_empty() {
            0.0
        } else {
            outlook.chance(strength.into(), &self.points, self.value, outlook.tie(false))
        };
        let stake = outlook.stake(chance, self.prize);
        if self.last { stake } else { stake - cards + chance * self.fame(gang) }
    }

    /// What it is worth to have a gang on the warrant.
    fn fame(&self, gang: Hand) -> f32 {
        let outlook = self.outlook;
        if outlook.weights.fame == 0.0 {
            return 0.0;
        }
        let more: f32 =
            gang.kinds().map(|(card, n)| f32::from(n) * (outlook.lead(card.character()) - f32::from(n))).sum();
        outlook.future * outlook.weights.fame * more
    }

    /// The best parts of `all`, which are of one colour or of one character.
    fn weigh(
        &self,
        all: Hand,
        of_character: bool,
        whim: &mut impl FnMut() -> f32,
        offer: &mut impl FnMut(Action, f32),
    ) {
        let weighed = |card: Card| (card, self.points[card.character().index()], self.outlook.worth(card));
        let mut cards: ArrayVec<(Card, u16, f32), 20> = all.cards().map(weighed).collect();
        // The most points for what it is worth first; equals stay as they are.
        sort_few(&mut cards, |a, b| {
            let of = |&(_, points, worth): &(Card, u16, f32)| f32::from(points) / worth.max(0.05);
            of(b).total_cmp(&of(a))
        });
        let (mut gang, mut strength, mut worth) = (Hand::EMPTY, 0, 0.0);
        for (card, points, costs) in cards {
            gang.add(card);
            strength += points;
            worth += costs;
            // Of a character those of one colour have been offered as gangs of that.
            if of_character && gang.one().is_power_of_two() {
                continue;
            }
            if self.last && gang != all {
                continue;
            }
            offer(Action::Gang(gang), self.of(gang, strength, worth) + whim());
        }
    }
}
