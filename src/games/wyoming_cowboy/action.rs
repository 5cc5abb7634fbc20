//! Every decision of the game.
//!
//! What is passed is one decision, not a row of picks: so a search weighs whole passes, a hint can name one, and a save has one number for it.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::card::{Card, Hand, Suit};
use super::gun::{Calibre, Gun};
use crate::engine::Seat;

/// Which way cards are passed (C-1.3, C-4.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum Direction {
    /// To the next seat clockwise.
    Left,
    /// To the next seat the other way.
    Right,
    /// To the seat opposite; only where there is one.
    Across,
}

impl Direction {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Left, Self::Right, Self::Across];

    /// Those that a table of so many seats has.
    #[inline]
    pub fn at(seats: usize) -> &'static [Self] {
        if seats.is_multiple_of(2) { &Self::ALL } else { &Self::ALL[..2] }
    }

    /// Who gets what `seat` passes.
    #[inline]
    #[must_use]
    pub const fn receiver(self, seat: Seat, seats: usize) -> Seat {
        let step = match self {
            Self::Left => 1,
            Self::Right => seats - 1,
            Self::Across => seats / 2,
        };
        Seat(((seat.index() + step) % seats) as u8)
    }

    /// From whoever gets cards to whoever passes them.
    #[inline]
    #[must_use]
    pub const fn back(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
            Self::Across => Self::Across,
        }
    }

    /// From whom `seat` gets cards.
    #[inline]
    #[must_use]
    pub const fn giver(self, seat: Seat, seats: usize) -> Seat {
        self.back().receiver(seat, seats)
    }
}

/// One decision of the seat to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Action {
    /// Before the first turn: name the direction of the first pass (C-1.3).
    Name(Direction),
    /// Choose in secret what to pass (C-1.3, C-4.1).
    Pass(Hand),
    /// Show the king and queen of that suit (C-3.1).
    Couple(Suit),
    /// Lay down the 9 of that suit to have cards passed (C-4.1).
    Nine {
        /// Which 9.
        suit: Suit,
        /// Which way.
        direction: Direction,
    },
    /// Pull a gun (C-5.1).
    Pull(Gun),
    /// Shoot with a gun of that calibre that has not yet shot in this turn (C-6.1).
    Shoot {
        /// With what.
        calibre: Calibre,
        /// At whom.
        victim: Seat,
    },
    /// Asked by a shooter: neither backfire nor quick draw; say whether there is a target (C-6.4, C-6.5).
    Stand,
    /// Asked by the shooter of a .22: hand over the 6 of that suit (C-6.2).
    Backfire(Suit),
    /// Asked by a shooter: lay down the quick draw of that suit and take the gun (C-6.3).
    QuickDraw(Suit),
    /// There is a target: turn a card (C-6.5).
    Fire,
    /// There is a target, but no card is turned (C-6.5).
    HoldFire,
    /// Hit: hand over the unprotected king of that suit (C-6.5).
    Give(Suit),
    /// Draw from the draw pile: as a turn demands it (C-2.3), or in place of a king (C-6.5, C-6.6).
    Draw,
    /// Draw the top discarded card (C-2.3).
    TakeDiscard,
    /// Draw no card, or no more, in place of a king (C-6.5, C-6.6).
    Enough,
    /// Discard a card; a 10 goes onto the table (C-2.2).
    Discard(Card),
    /// End a turn in which nothing can be discarded (C-2.6).
    EndTurn,
    /// After scoring: deal the next hand (C-1.2).
    NextHand,
}

/// A list of actions; a short one is on the stack.
pub type Actions = SmallVec<[Action; 40]>;
