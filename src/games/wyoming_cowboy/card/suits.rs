//! A few of each suit: what badges and tens are.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Hand, Rank, Suit};

/// Up to two of each suit: badges, or tens on the table. The lower nibble says which there is one of, the upper one which there are two of.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Suits(pub(super) u8);

impl Suits {
    /// None.
    pub const EMPTY: Self = Self(0);

    /// All of so many decks, one or two.
    #[inline]
    pub const fn deck(decks: u8) -> Self {
        Self(if decks == 2 { 0xff } else { 0xf })
    }

    /// How many.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many of that suit, 0 to 2.
    #[inline]
    pub const fn count(self, suit: Suit) -> u8 {
        (self.0 >> suit as u8 & 1) + (self.0 >> (4 + suit as u8) & 1)
    }

    /// Whether there is one of that suit.
    #[inline]
    pub const fn has(self, suit: Suit) -> bool {
        self.0 & suit.bit() != 0
    }

    /// The suits that there is one of at least, a bit each.
    #[inline]
    pub const fn one(self) -> u8 {
        self.0 & 0xf
    }

    /// The suits that there are two of, a bit each.
    #[inline]
    pub const fn two(self) -> u8 {
        self.0 >> 4
    }

    /// Adds one; a third of a suit is lost.
    #[inline]
    pub const fn add(&mut self, suit: Suit) {
        self.0 |= (self.0 & suit.bit()) << 4 | suit.bit();
    }

    /// Takes one out, if it is there.
    #[inline]
    pub const fn remove(&mut self, suit: Suit) {
        let rest = self.0 >> 4 & suit.bit();
        self.0 = self.0 & !suit.bit() & !(suit.bit() << 4) | rest;
    }

    /// Without those of the other, as far as they are there.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        let (one, two) = (other.one(), other.two());
        Self(self.one() & !one | self.two() & !two | (self.two() & !one) << 4)
    }

    /// The suits, each as often as it is there.
    pub fn suits(self) -> impl Iterator<Item = Suit> + Clone {
        Suit::ALL.into_iter().flat_map(move |suit| std::iter::repeat_n(suit, self.count(suit).into()))
    }

    /// The cards of that rank and these suits.
    #[inline]
    pub const fn of_rank(self, rank: Rank) -> Hand {
        Hand::of_masks((self.one() as u64) << (4 * rank as u32), (self.two() as u64) << (4 * rank as u32))
    }
}

impl fmt::Debug for Suits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.suits()).finish()
    }
}

impl FromIterator<Suit> for Suits {
    fn from_iter<I: IntoIterator<Item = Suit>>(suits: I) -> Self {
        let mut all = Self::EMPTY;
        suits.into_iter().for_each(|suit| all.add(suit));
        all
    }
}

impl TryFrom<u8> for Suits {
    type Error = &'static str;

    fn try_from(bits: u8) -> Result<Self, Self::Error> {
        if bits >> 4 & !bits == 0 { Ok(Self(bits)) } else { Err("two of a suit of which there is none") }
    }
}

impl From<Suits> for u8 {
    fn from(suits: Suits) -> Self {
        suits.0
    }
}
