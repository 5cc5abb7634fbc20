//! A handful of cards.

use super::{Card, KINDS, Rank, Suits};
use crate::engine::hand_of_twos;

hand_of_twos!(
    /// A handful of cards, at most two of each, in two masks of 48 bits. The four suits of a rank lie side by side, so that "a 4 and a 5 of one
    /// suit" is an `and` of two nibbles.
    Card of KINDS; pub(in crate::games::wyoming_cowboy)
);

impl Hand {
    /// All the cards of so many decks, one or two (C-1.1).
    #[inline]
    pub const fn deck(decks: u8) -> Self {
        Self { one: Self::ALL, two: if decks == 2 { Self::ALL } else { 0 } }
    }

    /// How many cards of that rank.
    #[inline]
    pub const fn count_rank(self, rank: Rank) -> u8 {
        self.count_of(rank.kinds())
    }

    /// The suits of that rank: which there is one of at least, which there are two of.
    #[inline]
    pub const fn suits(self, rank: Rank) -> Suits {
        Suits((self.one >> (4 * rank as u32) & 0xf) as u8 | ((self.two >> (4 * rank as u32) & 0xf) << 4) as u8)
    }

    /// The suits of that rank that there is one of at least, a bit each.
    #[inline]
    pub const fn nibble(self, rank: Rank) -> u8 {
        (self.one >> (4 * rank as u32) & 0xf) as u8
    }

    /// Of each kind as many as there are in one of them at least.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self { one: self.one | other.one, two: self.two | other.two }
    }
}
