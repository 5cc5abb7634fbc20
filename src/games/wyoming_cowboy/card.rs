//! The cards (C-1.1): twelve ranks in four suits, once or twice, and a handful of them. Aces are badges and never in the deck: [`Suits`].

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::engine::Rng;

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

/// A handful of cards, at most two of each, in two masks of 48 bits: whether there is one, and whether there are two. The four suits of a rank
/// lie side by side, so that "a 4 and a 5 of one suit" is an `and` of two nibbles.
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

    /// All the cards of so many decks, one or two (C-1.1).
    #[inline]
    pub const fn deck(decks: u8) -> Self {
        Self { one: ALL, two: if decks == 2 { ALL } else { 0 } }
    }

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

    /// Of each kind as many as there are in one of them at least.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self { one: self.one | other.one, two: self.two | other.two }
    }

    /// Whether the other is a part of this.
    #[inline]
    pub const fn contains(self, other: Self) -> bool {
        other.one & !self.one == 0 && other.two & !self.two == 0
    }

    /// The cards, each as often as it is there, the lowest first.
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
#[inline]
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

/// Up to two of each suit: badges, or tens on the table. The lower nibble says which there is one of, the upper one which there are two of.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Suits(u8);

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
        Hand { one: (self.one() as u64) << (4 * rank as u32), two: (self.two() as u64) << (4 * rank as u32) }
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

    fn suits() -> impl Strategy<Value = Suits> {
        prop::collection::vec(0..4_usize, 0..8)
            .prop_map(|suits| suits.into_iter().map(|suit| Suit::ALL[suit]).collect())
    }

    #[test]
    fn c_1_1_a_deck_has_twelve_ranks_in_four_suits_and_no_ace() {
        for decks in 1..=2_u8 {
            let deck: Vec<Card> = Hand::deck(decks).cards().collect();
            assert_eq!(deck.len(), KINDS * usize::from(decks));
            for suit in Suit::ALL {
                for rank in Rank::ALL {
                    let card = Card::new(rank, suit);
                    assert_eq!((card.rank(), card.suit()), (rank, suit));
                    assert_eq!(deck.iter().filter(|&&c| c == card).count(), usize::from(decks));
                    assert!(rank.kinds() & card.bit() != 0);
                }
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
            prop_assert_eq!(counts(a.or(b)).to_vec(), each(u8::max));
            prop_assert_eq!(a.contains(b), x.iter().zip(&y).all(|(x, y)| x >= y));
            prop_assert_eq!(a.len(), x.iter().sum::<u8>());
            prop_assert_eq!(a.cards().collect::<Hand>(), a);
            for rank in Rank::ALL {
                prop_assert_eq!(a.suits(rank).of_rank(rank), a.only(rank.kinds()));
                prop_assert_eq!(a.suits(rank).len(), a.count_rank(rank));
                for suit in Suit::ALL {
                    prop_assert_eq!(a.suits(rank).count(suit), a.count(Card::new(rank, suit)));
                }
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
        fn suits_count_as_a_list_does(a in suits(), b in suits(), at in 0..4_usize) {
            let suit = Suit::ALL[at];
            let (mut more, mut less) = (a, a);
            more.add(suit);
            less.remove(suit);
            for other in Suit::ALL {
                let n = |suits: Suits| suits.count(other);
                let here = u8::from(other == suit);
                prop_assert_eq!(n(more), (n(a) + here).min(2));
                prop_assert_eq!(n(less), n(a).saturating_sub(here));
                prop_assert_eq!(n(a.minus(b)), n(a).saturating_sub(n(b)));
                prop_assert_eq!(a.has(other), n(a) > 0);
            }
            prop_assert_eq!(a.suits().collect::<Suits>(), a);
            prop_assert_eq!(usize::from(a.len()), a.suits().count());
            prop_assert_eq!(postcard::from_bytes(&postcard::to_allocvec(&a).unwrap()), Ok(a));
        }

        #[test]
        fn a_hand_comes_back_from_bytes_and_nonsense_does_not(a in hand(), one: u64, two: u64, bits: u8) {
            let bytes = postcard::to_allocvec(&a).unwrap();
            prop_assert_eq!(postcard::from_bytes(&bytes), Ok(a));
            let bytes = postcard::to_allocvec(&(one, two)).unwrap();
            let sane = one < 1 << KINDS && two & !one == 0;
            prop_assert_eq!(postcard::from_bytes::<Hand>(&bytes).is_ok(), sane);
            prop_assert_eq!(Suits::try_from(bits).is_ok(), bits >> 4 & !bits == 0);
            prop_assert_eq!(Card::try_from(bits).is_ok(), bits < 48);
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
