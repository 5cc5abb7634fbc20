//! The cards (C-1.1): twelve ranks in four suits, once or twice. Aces are badges and never in the deck: [`Suits`].

mod hand;
mod suits;
#[cfg(test)]
mod tests;

use std::fmt;

use serde::{Deserialize, Serialize};

pub use hand::Hand;
pub use suits::Suits;

/// How many suits.
pub const SUITS: usize = 4;
/// How many ranks there are without the aces.
pub const RANKS: usize = 12;
/// How many different cards.
pub const KINDS: usize = RANKS * SUITS;
/// How many cards two decks have without their aces (C-1.1).
pub const DECK: usize = 2 * KINDS;

/// The four suits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Suit {
    Clubs,
    Diamonds,
    Hearts,
    Spades,
}

impl Suit {
    /// All four.
    pub const ALL: [Self; SUITS] = [Self::Clubs, Self::Diamonds, Self::Hearts, Self::Spades];

    /// The suit as an index into arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its bit in a nibble of suits.
    #[inline]
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }

    /// The suits of a nibble, the first first.
    #[inline]
    pub fn of_nibble(nibble: u8) -> impl Iterator<Item = Self> + Clone {
        Self::ALL.into_iter().filter(move |suit| nibble & suit.bit() != 0)
    }
}

/// The ranks that are dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Rank {
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Jack,
    Queen,
    King,
}

impl Rank {
    /// All twelve.
    pub const ALL: [Self; RANKS] = [
        Self::Two,
        Self::Three,
        Self::Four,
        Self::Five,
        Self::Six,
        Self::Seven,
        Self::Eight,
        Self::Nine,
        Self::Ten,
        Self::Jack,
        Self::Queen,
        Self::King,
    ];

    /// The rank as an index into arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The bits of its four cards in a [`Hand`]'s masks.
    #[inline]
    pub const fn kinds(self) -> u64 {
        0xf << (4 * self as u32)
    }
}

/// One of the 48 different cards; the two of a kind are interchangeable.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(u8);

impl Card {
    /// The card of that rank and suit.
    #[inline]
    pub const fn new(rank: Rank, suit: Suit) -> Self {
        Self(4 * rank as u8 + suit as u8)
    }

    /// All 48, rank by rank.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..KINDS as u8).map(Self)
    }

    /// The card as an index from 0 to 47.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its rank.
    #[inline]
    pub const fn rank(self) -> Rank {
        Rank::ALL[(self.0 >> 2) as usize % RANKS]
    }

    /// Its suit.
    #[inline]
    pub const fn suit(self) -> Suit {
        Suit::ALL[(self.0 & 3) as usize]
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
        write!(f, "{:?}Of{:?}", self.rank(), self.suit())
    }
}

impl TryFrom<u8> for Card {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Self, Self::Error> {
        if (index as usize) < KINDS { Ok(Self(index)) } else { Err("there are 48 different cards") }
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> Self {
        card.0
    }
}
