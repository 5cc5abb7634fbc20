//! What happened, for logs, motion and sound.

use arrayvec::ArrayVec;

use super::card::{Card, Hand};
use super::place::{Kind, Place};
use super::table::MAX_SEATS;
use crate::engine::Seat;

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A turn began with these cards from the draw pile; `None` for cards that the watcher may not see.
    Drew {
        /// Who drew.
        seat: Seat,
        /// The cards; fewer than two when they have run out (D-4.3).
        cards: ArrayVec<Option<Card>, 2>,
    },
    /// The discards became the new draw pile (D-1.3).
    Reshuffled,
    /// A card was put in front of a place (D-2.1).
    Put {
        /// Who put it.
        seat: Seat,
        /// The card.
        card: Card,
        /// Where.
        place: Place,
    },
    /// None of a hand could be put anywhere (D-2.3).
    Stuck {
        /// Whose hand it was.
        seat: Seat,
        /// Who drew from it.
        by: Seat,
        /// What went onto the discards; none if the hand was empty (D-4.3).
        card: Option<Card>,
    },
    /// As many as a place is worth are in front of it: it is held up (D-2.4).
    HeldUp {
        /// Which.
        place: Place,
    },
    /// A gang was chosen, or none; nobody else hears of it (D-3.1).
    Chose {
        /// Who.
        seat: Seat,
        /// The gang; empty for none.
        gang: Hand,
    },
    /// All gangs were shown at once, and the place was taken (D-3.1 to D-3.5).
    Shown {
        /// Which place.
        place: Place,
        /// What it was.
        kind: Kind,
        /// What it is worth.
        value: u8,
        /// Each seat's gang; empty for none.
        gangs: [Hand; MAX_SEATS],
        /// What each counts.
        strengths: [u8; MAX_SEATS],
        /// Who takes the place card; nobody if nobody joined (D-3.4).
        winner: Option<Seat>,
    },
    /// Nobody could put a card for a whole round once the cards had run out (D-4.3).
    RanDry,
    /// The game ended.
    Ended {
        /// Who won, in order of seats; several if they share it (D-4.2).
        winners: ArrayVec<Seat, MAX_SEATS>,
    },
}
