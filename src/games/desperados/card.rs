//! The 80 desperado cards (D-1.1).

mod hand;
#[cfg(test)]
mod tests;

use std::fmt;

use serde::{Deserialize, Serialize};

pub use hand::Hand;

/// How many characters there are.
pub const CHARACTERS: usize = 10;
/// How many colours.
pub const COLOURS: usize = 4;
/// How many different cards.
pub const KINDS: usize = CHARACTERS * COLOURS;
/// How many there are of each.
pub const COPIES: u8 = 2;
/// How many cards there are in all (D-1.1).
pub const DECK: usize = KINDS * COPIES as usize;

/// The ten characters. Each begins with a letter of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Character {
    Barber,
    Cook,
    Drummer,
    Fiddler,
    Gambler,
    Notary,
    Preacher,
    Rustler,
    Trapper,
    Widow,
}

impl Character {
    /// All ten.
    pub const ALL: [Self; CHARACTERS] = [
        Self::Barber,
        Self::Cook,
        Self::Drummer,
        Self::Fiddler,
        Self::Gambler,
        Self::Notary,
        Self::Preacher,
        Self::Rustler,
        Self::Trapper,
        Self::Widow,
    ];

    /// The character as an index into arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The bits of all its cards in a [`Hand`]'s masks.
    #[inline]
    pub const fn kinds(self) -> u64 {
        Characters::of(self).kinds()
    }
}

/// The four colours: to each belongs a gang of two of every character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Colour {
    Red,
    Blue,
    Green,
    Yellow,
}

impl Colour {
    /// All four.
    pub const ALL: [Self; COLOURS] = [Self::Red, Self::Blue, Self::Green, Self::Yellow];

    /// The colour as an index into arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The bits of all its cards in a [`Hand`]'s masks.
    #[inline]
    pub const fn kinds(self) -> u64 {
        0x3ff << (CHARACTERS * self as usize)
    }
}

/// Some of the ten characters, a bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct Characters(pub(super) u16);

impl Characters {
    /// That one alone.
    #[inline]
    pub const fn of(character: Character) -> Self {
        Self(1 << character as u8)
    }

    /// Whether that one is among them.
    #[inline]
    pub const fn has(self, character: Character) -> bool {
        self.0 >> character as u8 & 1 == 1
    }

    /// Those of either.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The bits of their cards, of all colours, in a [`Hand`]'s masks.
    #[inline]
    pub const fn kinds(self) -> u64 {
        self.0 as u64 * 0x4010_0401
    }
}

impl TryFrom<u16> for Characters {
    type Error = &'static str;

    fn try_from(bits: u16) -> Result<Self, Self::Error> {
        if bits < 1 << CHARACTERS { Ok(Self(bits)) } else { Err("there are ten characters") }
    }
}

impl From<Characters> for u16 {
    fn from(characters: Characters) -> Self {
        characters.0
    }
}

/// One of the forty different cards; the two of a kind are interchangeable.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(u8);

impl Card {
    /// The card of that colour and character.
    #[inline]
    pub const fn new(colour: Colour, character: Character) -> Self {
        Self(CHARACTERS as u8 * colour as u8 + character as u8)
    }

    /// All forty, colour by colour.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..KINDS as u8).map(Self)
    }

    /// The card as an index from 0 to 39.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its colour.
    #[inline]
    pub const fn colour(self) -> Colour {
        Colour::ALL[(self.0 / CHARACTERS as u8) as usize]
    }

    /// Its character.
    #[inline]
    pub const fn character(self) -> Character {
        Character::ALL[(self.0 % CHARACTERS as u8) as usize]
    }

    /// Its bit in a [`Hand`]'s masks.
    #[inline]
    pub const fn bit(self) -> u64 {
        1 << self.0
    }

    /// The card of the lowest bit of a mask that has one.
    #[inline]
    pub(super) const fn lowest(kinds: u64) -> Self {
        Self((kinds.trailing_zeros() as u8) % KINDS as u8)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}{:?}", self.colour(), self.character())
    }
}

impl TryFrom<u8> for Card {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Self, Self::Error> {
        if (index as usize) < KINDS { Ok(Self(index)) } else { Err("there are forty different cards") }
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> Self {
        card.0
    }
}
