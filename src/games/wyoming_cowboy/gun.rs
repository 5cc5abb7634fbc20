//! The guns (C-5.1).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::card::{Card, Hand, Rank, Suit};
use crate::engine::Seat;

/// The most guns that two decks have the cards for: four .22, eight of a 3, eight .45.
pub const MAX_GUNS: usize = 20;

/// What a gun shoots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum Calibre {
    /// .22: may backfire (C-6.2).
    TwentyTwo,
    /// .38.
    ThirtyEight,
    /// .357; on the table a quick draw is one, too (C-5.2).
    ThreeFiftySeven,
    /// .45: shoots protected kings, too (C-6.6).
    FortyFive,
}

impl Calibre {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::TwentyTwo, Self::ThirtyEight, Self::ThreeFiftySeven, Self::FortyFive];
}

/// A gun, by the suits of its cards (C-5.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Gun {
    /// Two 2s, the lower suit first.
    TwentyTwo(Suit, Suit),
    /// A 3 and an 8.
    ThirtyEight(Suit, Suit),
    /// A 3, a 5 and a 7; all of one suit are a quick draw.
    ThreeFiftySeven(Suit, Suit, Suit),
    /// A 4 and a 5 of one suit.
    FortyFive(Suit),
}

impl Gun {
    /// What it shoots.
    #[inline]
    pub const fn calibre(self) -> Calibre {
        match self {
            Self::TwentyTwo(..) => Calibre::TwentyTwo,
            Self::ThirtyEight(..) => Calibre::ThirtyEight,
            Self::ThreeFiftySeven(..) => Calibre::ThreeFiftySeven,
            Self::FortyFive(_) => Calibre::FortyFive,
        }
    }

    /// Its cards.
    pub fn cards(self) -> ArrayVec<Card, 3> {
        let mut cards = ArrayVec::new();
        match self {
            Self::TwentyTwo(one, other) => cards.extend([one, other].map(|suit| Card::new(Rank::Two, suit))),
            Self::ThirtyEight(three, eight) => {
                cards.extend([Card::new(Rank::Three, three), Card::new(Rank::Eight, eight)]);
            }
            Self::ThreeFiftySeven(three, five, seven) => cards.extend([
                Card::new(Rank::Three, three),
                Card::new(Rank::Five, five),
                Card::new(Rank::Seven, seven),
            ]),
            Self::FortyFive(suit) => cards.extend([Card::new(Rank::Four, suit), Card::new(Rank::Five, suit)]),
        }
        cards
    }

    /// Its cards, as a hand.
    #[inline]
    pub fn hand(self) -> Hand {
        let mut hand = Hand::EMPTY;
        match self {
            Self::TwentyTwo(one, other) => {
                hand.add(Card::new(Rank::Two, one));
                hand.add(Card::new(Rank::Two, other));
            }
            Self::ThirtyEight(three, eight) => {
                hand.add(Card::new(Rank::Three, three));
                hand.add(Card::new(Rank::Eight, eight));
            }
            Self::ThreeFiftySeven(three, five, seven) => {
                hand.add(Card::new(Rank::Three, three));
                hand.add(Card::new(Rank::Five, five));
                hand.add(Card::new(Rank::Seven, seven));
            }
            Self::FortyFive(suit) => {
                hand.add(Card::new(Rank::Four, suit));
                hand.add(Card::new(Rank::Five, suit));
            }
        }
        hand
    }

    /// Whether the two suits of a .22 are in order: there is one name for each gun.
    #[inline]
    pub const fn is_named_right(self) -> bool {
        !matches!(self, Self::TwentyTwo(one, other) if one as u8 > other as u8)
    }

    /// The quick draw of that suit (C-6.3).
    #[inline]
    pub const fn quick_draw(suit: Suit) -> Self {
        Self::ThreeFiftySeven(suit, suit, suit)
    }

    /// Every gun that a hand has the cards for.
    #[inline]
    pub fn each_in(hand: Hand, mut take: impl FnMut(Self)) {
        let twos = hand.suits(Rank::Two);
        if twos.len() >= 2 {
            for one in Suit::of_nibble(twos.one()) {
                for other in Suit::of_nibble(twos.one()) {
                    if one < other || one == other && twos.two() & one.bit() != 0 {
                        take(Self::TwentyTwo(one, other));
                    }
                }
            }
        }
        let (threes, fives) = (hand.nibble(Rank::Three), hand.nibble(Rank::Five));
        if threes != 0 {
            let (eights, sevens) = (hand.nibble(Rank::Eight), hand.nibble(Rank::Seven));
            if eights != 0 {
                for three in Suit::of_nibble(threes) {
                    Suit::of_nibble(eights).for_each(|eight| take(Self::ThirtyEight(three, eight)));
                }
            }
            if fives != 0 && sevens != 0 {
                for three in Suit::of_nibble(threes) {
                    for five in Suit::of_nibble(fives) {
                        Suit::of_nibble(sevens).for_each(|seven| take(Self::ThreeFiftySeven(three, five, seven)));
                    }
                }
            }
        }
        let both = hand.nibble(Rank::Four) & fives;
        if both != 0 {
            Suit::of_nibble(both).for_each(|suit| take(Self::FortyFive(suit)));
        }
    }
}

/// A gun on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Drawn {
    /// In front of whom it lies.
    pub owner: Seat,
    /// Which.
    pub gun: Gun,
}
