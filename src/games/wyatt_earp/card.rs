//! The 78 cards and a hand of them.

mod counts;

use std::fmt;

use serde::{Deserialize, Serialize};

pub use counts::Counts;

/// How many outlaws, and so posters, there are.
pub const OUTLAWS: usize = 7;
/// How many cards there are in all.
pub const DECK: usize = 78;
/// How many different cards there are.
pub const KINDS: usize = 20;

/// The seven outlaws, in poster order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Outlaw {
    BelleStarr,
    BillyTheKid,
    BobDalton,
    ButchCassidy,
    JesseJames,
    SundanceKid,
    WesHardin,
}

impl Outlaw {
    /// All seven, in poster order.
    pub const ALL: [Self; OUTLAWS] = [
        Self::BelleStarr,
        Self::BillyTheKid,
        Self::BobDalton,
        Self::ButchCassidy,
        Self::JesseJames,
        Self::SundanceKid,
        Self::WesHardin,
    ];

    /// The outlaw as an index into per-outlaw arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The full name, as the posters print it.
    pub const fn name(self) -> &'static str {
        ["Belle Starr", "Billy the Kid", "Bob Dalton", "Butch Cassidy", "Jesse James", "Sundance Kid", "Wes Hardin"]
            [self as usize]
    }
}

/// One of the twenty different cards; cards of a kind are interchangeable.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(u8);

/// A [`Card`], taken apart for matching.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Kind {
    Outlaw(Outlaw),
    Photo(Outlaw),
    BankRobbery,
    StagecoachRobbery,
    FastestGun,
    MostWanted,
    Hideout,
    WyattEarp,
}

#[allow(missing_docs)]
impl Card {
    pub const BANK_ROBBERY: Self = Self(14);
    pub const STAGECOACH_ROBBERY: Self = Self(15);
    pub const FASTEST_GUN: Self = Self(16);
    pub const MOST_WANTED: Self = Self(17);
    pub const HIDEOUT: Self = Self(18);
    pub const WYATT_EARP: Self = Self(19);

    /// The Sheriff cards that belong to no outlaw, in card order: all but the Photos.
    pub const SHERIFF: [Self; KINDS - 2 * OUTLAWS] = [
        Self::BANK_ROBBERY,
        Self::STAGECOACH_ROBBERY,
        Self::FASTEST_GUN,
        Self::MOST_WANTED,
        Self::HIDEOUT,
        Self::WYATT_EARP,
    ];
}

impl Card {
    /// The Outlaw card of `outlaw`.
    #[inline]
    pub const fn outlaw(outlaw: Outlaw) -> Self {
        Self(outlaw as u8)
    }

    /// The Photo of `outlaw`.
    #[inline]
    pub const fn photo(outlaw: Outlaw) -> Self {
        Self(OUTLAWS as u8 + outlaw as u8)
    }

    /// All twenty kinds: Outlaw cards, Photos, the other Sheriff cards.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..KINDS as u8).map(Self)
    }

    /// The card as an index from 0 to 19.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The card, taken apart.
    #[inline]
    pub const fn kind(self) -> Kind {
        match self.0 {
            i @ 0..7 => Kind::Outlaw(Outlaw::ALL[i as usize]),
            i @ 7..14 => Kind::Photo(Outlaw::ALL[i as usize - OUTLAWS]),
            14 => Kind::BankRobbery,
            15 => Kind::StagecoachRobbery,
            16 => Kind::FastestGun,
            17 => Kind::MostWanted,
            18 => Kind::Hideout,
            _ => Kind::WyattEarp,
        }
    }

    /// Whether it is an Outlaw card, and so bears a bullet hole.
    #[inline]
    pub const fn has_hole(self) -> bool {
        self.0 < OUTLAWS as u8
    }

    /// How many of it are in the deck.
    #[inline]
    pub const fn copies(self) -> u8 {
        match self.kind() {
            Kind::Outlaw(_) | Kind::WyattEarp => 7,
            Kind::Photo(_) => 1,
            Kind::BankRobbery => 4,
            Kind::StagecoachRobbery => 2,
            Kind::FastestGun | Kind::MostWanted | Kind::Hideout => 3,
        }
    }
}

impl TryFrom<u8> for Card {
    type Error = &'static str;
    fn try_from(index: u8) -> Result<Self, Self::Error> {
        if (index as usize) < KINDS { Ok(Self(index)) } else { Err("no such card") }
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> Self {
        card.0
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.kind().fmt(f)
    }
}

/// A multiset of cards, three bits a kind: no kind has more than seven copies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Hand(u64);

impl Hand {
    /// No cards.
    pub const EMPTY: Self = Self(0);

    /// All 78 cards.
    pub const FULL_DECK: Self = {
        let mut bits = 0;
        let mut i = 0;
        while i < KINDS as u8 {
            bits |= (Card(i).copies() as u64) << (3 * i);
            i += 1;
        }
        Self(bits)
    };

    /// How many of `card` are in it.
    #[inline]
    pub const fn count(self, card: Card) -> u8 {
        (self.0 >> (3 * card.0)) as u8 & 7
    }

    /// Whether any of `card` is in it.
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// Adds one `card`. There must be fewer than seven of it.
    #[inline]
    pub fn add(&mut self, card: Card) {
        debug_assert!(self.count(card) < 7);
        self.0 += 1 << (3 * card.0);
    }

    /// Removes `n` of `card`. There must be as many.
    #[inline]
    pub fn remove(&mut self, card: Card, n: u8) {
        debug_assert!(self.count(card) >= n);
        self.0 -= (n as u64) << (3 * card.0);
    }

    /// Removes one `card` if it is there; says whether it was.
    #[inline]
    pub fn remove_if_there(&mut self, card: Card) -> bool {
        let there = self.has(card);
        self.0 -= (there as u64) << (3 * card.0);
        there
    }

    /// This and `other` together; a kind's count stops at seven.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        self.zip(other, |a, b| (a + b).min(7))
    }

    /// What is left after taking `other` away, as far as it is there.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        // Every second field at a time; the bit above tells whether there was enough.
        const FIELDS: u64 = 0o0707_0707_0707_0707_0707;
        const ABOVE: u64 = 0o1010_1010_1010_1010_1010;
        const fn half(a: u64, b: u64) -> u64 {
            let left = (a & FIELDS | ABOVE) - (b & FIELDS);
            let enough = left & ABOVE;
            left & (enough - (enough >> 3))
        }
        Self(half(self.0, other.0) | half(self.0 >> 3, other.0 >> 3) << 3)
    }

    /// Kind by kind the smaller count.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        self.minus(self.minus(other))
    }

    /// Whether all of `other` is in it.
    pub fn contains(self, other: Self) -> bool {
        other.minus(self) == Self::EMPTY
    }

    /// How many cards it has.
    #[inline]
    pub const fn len(self) -> u8 {
        // Add neighbouring fields: first three bits into six, then six into twelve, then the five twelves.
        const SIX: u64 = 0o0_0707_0707_0707_0707_0707;
        const TWELVE: u64 = 0o0_0077_0077_0077_0077_0077;
        let x = (self.0 & SIX) + ((self.0 >> 3) & SIX);
        let x = (x & TWELVE) + ((x >> 6) & TWELVE);
        ((x + (x >> 12) + (x >> 24) + (x >> 36) + (x >> 48)) & 0xfff) as u8
    }

    /// How many Outlaw cards of each it has, three bits an outlaw.
    #[inline]
    pub const fn outlaws(self) -> u32 {
        self.0 as u32 & 0o777_7777
    }

    /// How many Photos of each outlaw it has, three bits an outlaw.
    #[inline]
    pub const fn photos(self) -> u32 {
        (self.0 >> (3 * OUTLAWS)) as u32 & 0o777_7777
    }

    /// Whether it has no cards.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The kinds in it, each with its count, in card order.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = (Card, u8)> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let card = Card((rest.trailing_zeros() / 3) as u8);
            let count = (rest >> (3 * card.0)) as u8 & 7;
            rest &= !(7 << (3 * card.0));
            Some((card, count))
        })
    }

    /// The cards in it, one by one, in card order.
    pub fn cards(self) -> impl Iterator<Item = Card> + Clone {
        self.kinds().flat_map(|(card, n)| std::iter::repeat_n(card, n as usize))
    }

    fn zip(self, other: Self, f: impl Fn(u8, u8) -> u8) -> Self {
        let mut bits = 0;
        for card in Card::all() {
            bits |= (f(self.count(card), other.count(card)) as u64) << (3 * card.0);
        }
        Self(bits)
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut hand = Self::EMPTY;
        for card in cards {
            hand.add(card);
        }
        hand
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_map().entries(self.kinds()).finish()
    }
}
