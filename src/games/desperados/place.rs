//! The places to hold up (D-1.1, D-1.2), and who stands in front of them (D-2.2).

use serde::{Deserialize, Serialize};

use super::card::{Card, Character, Characters, Colour};

/// How many places there are, and so piles.
pub const PLACES: usize = 5;
/// The values of the places, in the order in which a pile brings them (D-1.2).
pub const VALUES: [u8; 4] = [2, 3, 4, 5];

/// What can be held up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Kind {
    Saloon,
    Bank,
    Railway,
    Diggings,
    Stagecoach,
}

impl Kind {
    /// All five.
    pub const ALL: [Self; PLACES] = [Self::Saloon, Self::Bank, Self::Railway, Self::Diggings, Self::Stagecoach];

    /// The kind as an index into arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// One of the five piles, by where it lies in the row, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Place(u8);

impl Place {
    /// All five.
    pub const ALL: [Self; PLACES] = [Self(0), Self(1), Self(2), Self(3), Self(4)];

    /// The pile as an index into arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl TryFrom<u8> for Place {
    type Error = &'static str;

    fn try_from(at: u8) -> Result<Self, Self::Error> {
        Self::ALL.get(usize::from(at)).copied().ok_or("there are five places")
    }
}

impl From<Place> for u8 {
    fn from(place: Place) -> Self {
        place.0
    }
}

/// A pile of places: open, so that everybody sees what comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pile {
    /// What the pile is made of, in the order of [`VALUES`].
    pub kinds: [Kind; 4],
    /// How many of them are gone.
    pub gone: u8,
}

impl Pile {
    /// The kind of place that lies on top now. The last one once all are gone.
    #[inline]
    pub const fn kind(self) -> Kind {
        self.kinds[if self.gone < 4 { self.gone as usize } else { 3 }]
    }

    /// The value of the place on top; 0 once all are gone.
    #[inline]
    pub const fn value(self) -> u8 {
        if self.gone < 4 { 2 + self.gone } else { 0 }
    }
}

/// The desperados in front of one place, in the order in which they came. They belong to nobody.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Front {
    characters: Characters,
    /// Four bits each, the first lowest.
    order: u32,
    colour: u8,
    len: u8,
}

impl Front {
    /// How many there are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.len
    }

    /// Whether nobody is there.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }

    /// Their colour.
    #[inline]
    pub const fn colour(self) -> Option<Colour> {
        if self.len == 0 { None } else { Some(Colour::ALL[(self.colour & 3) as usize]) }
    }

    /// Who is there.
    #[inline]
    pub const fn characters(self) -> Characters {
        self.characters
    }

    /// Who came as number `at`, from 0.
    #[inline]
    const fn at(self, at: u8) -> Character {
        Character::ALL[(self.order >> (4 * at) & 15) as usize % 10]
    }

    /// Them, in order.
    pub fn in_order(self) -> impl Iterator<Item = Character> + Clone {
        (0..self.len).map(move |at| self.at(at))
    }

    /// Their cards, in order.
    pub fn cards(self) -> impl Iterator<Item = Card> + Clone {
        let colour = Colour::ALL[(self.colour & 3) as usize];
        self.in_order().map(move |character| Card::new(colour, character))
    }

    /// The kinds of card that may still be put here: any at an empty place, else those of the colour whose character is not there (D-2.2).
    #[inline]
    pub const fn takes(self) -> u64 {
        // Without a branch: whether a place is empty surprises the processor each time.
        let any = (self.is_empty() as u64).wrapping_neg() & super::card::Hand::FULL_DECK.one();
        (any | Colour::ALL[(self.colour & 3) as usize].kinds()) & !self.characters.kinds()
    }

    /// Another comes.
    #[inline]
    pub(super) const fn put(&mut self, card: Card) {
        let character = card.character();
        self.colour = card.colour() as u8;
        self.characters = self.characters.or(Characters::of(character));
        self.order |= (character as u32) << (4 * self.len);
        self.len += 1;
    }

    /// Whether its parts agree, as those of one that came from outside need not.
    pub(super) fn is_sane(self) -> bool {
        if self.len > 5 || self.colour > 3 {
            return false;
        }
        let mut again = Self::default();
        for at in 0..self.len {
            if again.characters.has(self.at(at)) {
                return false;
            }
            again.put(Card::new(Colour::ALL[usize::from(self.colour)], self.at(at)));
        }
        again == self
    }
}

/// The place cards that somebody has won: four bits a kind, one a value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Booty(u32);

impl Booty {
    /// All twenty place cards.
    const ALL: u32 = (1 << 20) - 1;

    /// Adds a card.
    #[inline]
    pub(super) const fn add(&mut self, kind: Kind, value: u8) {
        self.0 |= 1 << (4 * kind as u32 + value as u32 - 2);
    }

    /// How many cards.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this card is among them.
    #[inline]
    pub const fn has(self, kind: Kind, value: u8) -> bool {
        value >= 2 && value <= 5 && self.0 >> (4 * kind as u32 + value as u32 - 2) & 1 == 1
    }

    /// The values of the cards of a kind, the least first.
    pub fn values(self, kind: Kind) -> impl Iterator<Item = u8> {
        VALUES.into_iter().filter(move |&value| self.has(kind, value))
    }

    /// What the cards of a kind count: each as much as the best of them (D-4.2).
    #[inline]
    pub const fn worth_of(self, kind: Kind) -> u8 {
        WORTH[(self.0 >> (4 * kind as u32) & 15) as usize]
    }

    /// What all of them count (D-4.2).
    #[inline]
    pub fn worth(self) -> u8 {
        Kind::ALL.into_iter().map(|kind| self.worth_of(kind)).sum()
    }

    /// With this card more.
    #[inline]
    #[must_use]
    pub const fn with(mut self, kind: Kind, value: u8) -> Self {
        self.add(kind, value);
        self
    }

    /// Without this card.
    #[inline]
    #[must_use]
    pub const fn without(self, kind: Kind, value: u8) -> Self {
        Self(self.0 & !Self(0).with(kind, value).0)
    }

    /// The cards of both, or nothing if some card is in both, or is none.
    pub(super) const fn joined(self, other: Self) -> Option<Self> {
        if self.0 & other.0 == 0 && (self.0 | other.0) & !Self::ALL == 0 { Some(Self(self.0 | other.0)) } else { None }
    }

    /// Whether the other is a part of this.
    pub(super) const fn contains(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }
}

/// What a kind's cards count, by their values, a bit each.
const WORTH: [u8; 16] = {
    let mut worth = [0; 16];
    let mut set = 1;
    while set < 16 {
        let best = 9 - (set as u8).leading_zeros() as u8;
        worth[set] = best * (set as u8).count_ones() as u8;
        set += 1;
    }
    worth
};

#[cfg(test)]
mod tests {
    use super::*;

    fn booty(cards: &[(Kind, u8)]) -> Booty {
        cards.iter().fold(Booty::default(), |booty, &(kind, value)| booty.with(kind, value))
    }

    #[test]
    fn d_4_2_each_card_counts_as_the_best_of_its_kind() {
        use Kind::{Bank, Diggings, Railway, Saloon, Stagecoach};
        assert_eq!(booty(&[]).worth(), 0);
        for (at, value) in VALUES.into_iter().enumerate() {
            assert_eq!(booty(&[(Kind::ALL[at], value)]).worth(), value);
        }
        assert_eq!(booty(&[(Saloon, 2), (Saloon, 5)]).worth(), 10);
        assert_eq!(booty(&[(Saloon, 2), (Saloon, 3), (Saloon, 4), (Saloon, 5)]).worth(), 20);
        assert_eq!(booty(&[(Bank, 2), (Bank, 4), (Railway, 2), (Stagecoach, 3)]).worth(), 8 + 2 + 3);
        let mixed = booty(&[(Diggings, 3), (Diggings, 4), (Railway, 5)]);
        assert_eq!((mixed.worth_of(Diggings), mixed.worth_of(Railway), mixed.len()), (8, 5, 3));
    }

    /// The rulebook's example of three kinds, that sums to 3 + 3 + … as its players count: the cards are ours, the sums the book's.
    #[test]
    fn d_4_2_the_examples_of_the_rulebook_come_to_12_and_17() {
        use Kind::{Bank, Railway, Saloon, Stagecoach};
        // Twelve.
        assert_eq!(booty(&[(Saloon, 2), (Saloon, 3), (Bank, 4), (Stagecoach, 2)]).worth(), 3 + 3 + 4 + 2);
        // Seventeen.
        assert_eq!(booty(&[(Bank, 5), (Bank, 2), (Saloon, 2), (Railway, 3), (Stagecoach, 2)]).worth(), 17);
    }

    #[test]
    fn d_2_2_a_front_takes_its_colour_and_no_character_twice() {
        let mut front = Front::default();
        assert_eq!(front.takes().count_ones(), 40);
        front.put(Card::new(Colour::Green, Character::Cook));
        front.put(Card::new(Colour::Green, Character::Widow));
        assert_eq!(front.in_order().collect::<Vec<_>>(), [Character::Cook, Character::Widow]);
        for card in Card::all() {
            let fits =
                card.colour() == Colour::Green && ![Character::Cook, Character::Widow].contains(&card.character());
            assert_eq!(front.takes() & card.bit() != 0, fits, "{card:?}");
        }
        assert!(front.is_sane() && !Front { len: 6, ..front }.is_sane() && !Front { len: 1, ..front }.is_sane());
        assert!(!Front { order: 0x11, ..front }.is_sane());
    }
}
