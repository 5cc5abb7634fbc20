//! A handful of cards.

use super::{CHARACTERS, Card, Character, Characters, KINDS};
use crate::engine::hand_of_twos;

hand_of_twos!(
    /// A handful of cards, at most two of each, in two masks of forty bits.
    Card of KINDS; pub(in crate::games::desperados)
);

impl Hand {
    /// All 80.
    pub const FULL_DECK: Self = Self { one: Self::ALL, two: Self::ALL };

    /// How many cards of that character. They lie ten bits apart, so that one count of bits does for both masks.
    #[inline]
    pub const fn count_alike(self, character: Character) -> u8 {
        let kinds = character.kinds();
        (self.one & kinds | (self.two & kinds) << 1).count_ones() as u8
    }

    /// Whose cards are there.
    #[inline]
    pub const fn characters(self) -> Characters {
        let two_colours = self.one | self.one >> (2 * CHARACTERS);
        Characters(((two_colours | two_colours >> CHARACTERS) & 0x3ff) as u16)
    }

    /// Whose cards are there in more than one colour.
    #[inline]
    pub(in crate::games::desperados) const fn in_colours(self) -> Characters {
        // The red and the green beside the blue and the yellow, ten bits on.
        let (either, both) = (self.one | self.one >> CHARACTERS, self.one & self.one >> CHARACTERS);
        let green = 2 * CHARACTERS;
        Characters(((both | both >> green | either & either >> green) & 0x3ff) as u16)
    }
}
