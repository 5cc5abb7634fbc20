//! The 80 desperado cards (D-1.1) and a handful of them.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::engine::Rng;

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

/// A handful of cards, at most two of each, in two masks of forty bits: whether there is one, and whether there are two. So all that the
/// rules ask of a hand (which cards are of this colour, of these characters, how many) is an `and` and a count of bits.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "(u64, u64)", into = "(u64, u64)")]
pub struct Hand {
    one: u64,
    two: u64,
}

/// All bits of a mask.
const ALL: u64 = (1 << KINDS) - 1;

impl Hand {
    /// No cards.
    pub const EMPTY: Self = Self { one: 0, two: 0 };
    /// All 80.
    pub const FULL_DECK: Self = Self { one: ALL, two: ALL };

    /// The cards of these masks; `two` must lie within `one`.
    #[inline]
    pub(crate) const fn of_masks(one: u64, two: u64) -> Self {
        Self { one, two }
    }

    /// At least one of each of these kinds is there.
    #[inline]
    pub const fn one(self) -> u64 {
        self.one
    }

    /// Both of each of these kinds are there.
    #[inline]
    pub const fn two(self) -> u64 {
        self.two
    }

    /// How many cards.
    #[inline]
    pub const fn len(self) -> u8 {
        (self.one.count_ones() + self.two.count_ones()) as u8
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.one == 0
    }

    /// How many of that card, 0 to 2.
    #[inline]
    pub const fn count(self, card: Card) -> u8 {
        (self.one >> card.0 & 1) as u8 + (self.two >> card.0 & 1) as u8
    }

    /// Whether that card is there.
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.one >> card.0 & 1 == 1
    }

    /// How many cards of these kinds.
    #[inline]
    pub const fn count_of(self, kinds: u64) -> u8 {
        ((self.one & kinds).count_ones() + (self.two & kinds).count_ones()) as u8
    }

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
    pub(super) const fn in_colours(self) -> Characters {
        // The red and the green beside the blue and the yellow, ten bits on.
        let (either, both) = (self.one | self.one >> CHARACTERS, self.one & self.one >> CHARACTERS);
        let green = 2 * CHARACTERS;
        Characters(((both | both >> green | either & either >> green) & 0x3ff) as u16)
    }

    /// The cards of these kinds.
    #[inline]
    #[must_use]
    pub const fn only(self, kinds: u64) -> Self {
        Self { one: self.one & kinds, two: self.two & kinds }
    }

    /// Adds a card; a third of a kind is lost.
    #[inline]
    pub const fn add(&mut self, card: Card) {
        self.two |= self.one & card.bit();
        self.one |= card.bit();
    }

    /// Takes a card out, if it is there.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        let rest = self.two & card.bit();
        self.one = self.one & !card.bit() | rest;
        self.two &= !card.bit();
    }

    /// Both together; of no kind more than two.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self { one: self.one | other.one, two: self.two | other.two | self.one & other.one }
    }

    /// Without those of the other, as far as they are there.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self { one: self.one & !other.one | self.two & !other.two, two: self.two & !other.one }
    }

    /// Whether the other is a part of this.
    #[inline]
    pub const fn contains(self, other: Self) -> bool {
        other.one & !self.one == 0 && other.two & !self.two == 0
    }

    /// The cards, each as often as it is there.
    pub fn cards(self) -> impl Iterator<Item = Card> + Clone {
        kinds(self.one).flat_map(move |card| std::iter::repeat_n(card, self.count(card).into()))
    }

    /// The kinds, each with how many there are.
    pub fn kinds(self) -> impl Iterator<Item = (Card, u8)> + Clone {
        kinds(self.one).map(move |card| (card, self.count(card)))
    }

    /// One of the cards, each as likely as the other; none if there is none.
    pub(super) fn draw_one(self, rng: &mut Rng) -> Option<Card> {
        if self.is_empty() {
            return None;
        }
        let at = rng.below(self.len().into());
        let singles = self.one.count_ones() as usize;
        let (mut mask, skip) = if at < singles { (self.one, at) } else { (self.two, at - singles) };
        for _ in 0..skip {
            mask &= mask - 1;
        }
        Some(Card::lowest(mask))
    }
}

/// The cards of a mask, the lowest first.
pub(super) fn kinds(mut mask: u64) -> impl Iterator<Item = Card> + Clone {
    std::iter::from_fn(move || {
        let card = (mask != 0).then(|| Card::lowest(mask));
        mask &= mask.wrapping_sub(1);
        card
    })
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut hand = Self::EMPTY;
        cards.into_iter().for_each(|card| hand.add(card));
        hand
    }
}

impl TryFrom<(u64, u64)> for Hand {
    type Error = &'static str;

    fn try_from((one, two): (u64, u64)) -> Result<Self, Self::Error> {
        if one & !ALL == 0 && two & !one == 0 { Ok(Self { one, two }) } else { Err("no cards look like this") }
    }
}

impl From<Hand> for (u64, u64) {
    fn from(hand: Hand) -> Self {
        (hand.one, hand.two)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::engine::Rng;

    /// By counts, as one would without bits.
    fn counts(hand: Hand) -> [u8; KINDS] {
        std::array::from_fn(|at| hand.count(Card(at as u8)))
    }

    fn hand() -> impl Strategy<Value = Hand> {
        prop::collection::vec(0..KINDS as u8, 0..60).prop_map(|cards| cards.into_iter().map(Card).collect())
    }

    #[test]
    fn d_1_1_the_deck_has_each_of_ten_characters_twice_in_four_colours() {
        let deck: Vec<Card> = Hand::FULL_DECK.cards().collect();
        assert_eq!((deck.len(), Hand::FULL_DECK.len()), (80, 80));
        for colour in Colour::ALL {
            for character in Character::ALL {
                let card = Card::new(colour, character);
                assert_eq!((card.colour(), card.character()), (colour, character));
                assert_eq!(deck.iter().filter(|&&c| c == card).count(), 2);
            }
        }
    }

    #[test]
    fn masks_of_colours_and_characters_hold_their_cards() {
        for card in Card::all() {
            for colour in Colour::ALL {
                assert_eq!(colour.kinds() & card.bit() != 0, card.colour() == colour);
            }
            for character in Character::ALL {
                assert_eq!(character.kinds() & card.bit() != 0, card.character() == character);
            }
        }
    }

    proptest! {
        #[test]
        fn a_hand_counts_as_a_list_does(a in hand(), b in hand(), at in 0..KINDS as u8) {
            let (x, y) = (counts(a), counts(b));
            let each = |f: fn(u8, u8) -> u8| -> Vec<u8> { x.iter().zip(&y).map(|(&x, &y)| f(x, y)).collect() };
            prop_assert_eq!(counts(a.plus(b)).to_vec(), each(|x, y| (x + y).min(2)));
            prop_assert_eq!(counts(a.minus(b)).to_vec(), each(u8::saturating_sub));
            prop_assert_eq!(a.contains(b), x.iter().zip(&y).all(|(x, y)| x >= y));
            prop_assert_eq!(a.len(), x.iter().sum::<u8>());
            prop_assert_eq!(a.cards().collect::<Hand>(), a);
            for character in Character::ALL {
                prop_assert_eq!(a.count_alike(character), a.count_of(character.kinds()));
                prop_assert_eq!(a.characters().has(character), a.cards().any(|card| card.character() == character));
                let colours = Colour::ALL.into_iter().filter(|&colour| a.has(Card::new(colour, character))).count();
                prop_assert_eq!(a.in_colours().has(character), colours > 1);
            }
            let card = Card(at);
            let (mut more, mut less) = (a, a);
            more.add(card);
            less.remove(card);
            prop_assert_eq!(more.count(card), (a.count(card) + 1).min(2));
            prop_assert_eq!(less.count(card), a.count(card).saturating_sub(1));
            prop_assert!(a.contains(less) && more.contains(a));
            let mut rng = Rng::new(at.into());
            prop_assert_eq!(a.draw_one(&mut rng).is_some_and(|card| a.has(card)), !a.is_empty());
        }

        #[test]
        fn a_hand_comes_back_from_bytes_and_nonsense_does_not(a in hand(), one: u64, two: u64) {
            let bytes = postcard::to_allocvec(&a).unwrap();
            prop_assert_eq!(postcard::from_bytes(&bytes), Ok(a));
            let bytes = postcard::to_allocvec(&(one, two)).unwrap();
            let sane = one < 1 << KINDS && two & !one == 0;
            prop_assert_eq!(postcard::from_bytes::<Hand>(&bytes).is_ok(), sane);
        }
    }

    #[test]
    fn every_card_of_a_hand_is_drawn_alike() {
        let hand: Hand = [3, 3, 17, 39].map(Card).into_iter().collect();
        let mut rng = Rng::new(9);
        let mut seen = [0u32; KINDS];
        (0..40_000).for_each(|_| seen[hand.draw_one(&mut rng).unwrap().index()] += 1);
        // Expected 20,000 and 10,000; four standard deviations are 400 and 346.
        assert!(seen[3].abs_diff(20_000) < 400 && seen[17].abs_diff(10_000) < 346 && seen[39].abs_diff(10_000) < 346);
    }
}
