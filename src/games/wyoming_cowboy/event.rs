//! What happened, for logs, motion and sound.

use arrayvec::ArrayVec;

use super::action::Direction;
use super::card::{Card, Hand, Suit};
use super::gun::Gun;
use super::scoring::Sheet;
use super::table::MAX_SEATS;
use crate::engine::Seat;

/// How a shot ended without a card being turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoShot {
    /// The victim has no target (C-6.4).
    NoTarget,
    /// The shooter turned no card (C-6.5).
    Held,
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A hand was dealt (C-1.1).
    Dealt {
        /// Counted from 1.
        hand_number: u16,
        /// Who dealt.
        dealer: Seat,
    },
    /// The dealer named the direction of the first pass (C-1.3).
    Named {
        /// Who.
        dealer: Seat,
        /// Which way.
        direction: Direction,
    },
    /// A 9 was laid down to have cards passed (C-4.1).
    Nine {
        /// Who.
        seat: Seat,
        /// The 9.
        card: Card,
        /// Which way.
        direction: Direction,
    },
    /// What to pass was chosen; nobody else hears of it (C-1.3).
    Chose {
        /// Who.
        seat: Seat,
        /// The cards.
        cards: Hand,
    },
    /// All passed at the same time (C-1.3, C-4.1).
    Passed {
        /// How many seats there are.
        seats: u8,
        /// Which way.
        direction: Direction,
        /// How many cards each seat passed.
        counts: [u8; MAX_SEATS],
        /// What each seat passed; `None` for what the watcher neither gave nor got.
        cards: [Option<Hand>; MAX_SEATS],
    },
    /// A couple was shown (C-3.1).
    Couple {
        /// Who.
        seat: Seat,
        /// Of which suit.
        suit: Suit,
    },
    /// A gun was pulled (C-5.1).
    Pulled {
        /// Who.
        seat: Seat,
        /// Which.
        gun: Gun,
    },
    /// Somebody shoots at somebody (C-6.1).
    Shot {
        /// Who.
        seat: Seat,
        /// With which gun.
        gun: Gun,
        /// At whom.
        victim: Seat,
    },
    /// The .22 backfired: the shooter got a 6 (C-6.2).
    Backfired {
        /// Who handed it over.
        victim: Seat,
        /// Who got it.
        seat: Seat,
        /// The 6.
        card: Card,
    },
    /// The victim was quicker, and took the gun (C-6.3).
    QuickDraw {
        /// Who was.
        victim: Seat,
        /// What they laid down.
        gun: Gun,
        /// From whom they took a gun.
        seat: Seat,
        /// Which.
        taken: Gun,
    },
    /// The victim said yes: there is a target (C-6.5).
    Target {
        /// Who.
        victim: Seat,
    },
    /// No card was turned.
    Missed {
        /// At whom it went.
        victim: Seat,
        /// Why.
        why: NoShot,
    },
    /// A card was turned (C-6.5).
    Turned {
        /// Which.
        card: Card,
        /// Whether it hit (C-6.5, C-6.6).
        hit: bool,
    },
    /// A king dodged, and got the ace of his suit (C-6.5).
    Badge {
        /// Whose.
        seat: Seat,
        /// Which.
        suit: Suit,
    },
    /// A king changed hands (C-6.5, C-6.6).
    KingTaken {
        /// Whose he was.
        victim: Seat,
        /// Whose he is.
        seat: Seat,
        /// Which.
        suit: Suit,
        /// Whether his ace went with him.
        protected: bool,
    },
    /// A card was drawn from the draw pile; `None` if the watcher may not see it.
    Drew {
        /// Who drew.
        seat: Seat,
        /// Which.
        card: Option<Card>,
    },
    /// The top discarded card was drawn (C-2.3).
    Took {
        /// Who took it.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// The discard pile became the draw pile (C-2.5).
    Reshuffled,
    /// A card was discarded; a 10 onto the table (C-2.2).
    Discarded {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
        /// Whether it was a king whose ace went back to the badge pile (C-2.7).
        badge: bool,
    },
    /// A victim drew no card, or no second one, in place of a king (C-6.5).
    NotReplaced {
        /// Who.
        victim: Seat,
    },
    /// A turn ended without a discard (C-2.6).
    TurnEnded {
        /// Whose.
        seat: Seat,
    },
    /// A hand ended and was scored (C-7.1, C-8).
    Scored {
        /// Who ended it; nobody if it came to nothing.
        by: Option<Seat>,
        /// All hands, laid open.
        hands: [Hand; MAX_SEATS],
        /// What each seat scored.
        sheets: [Sheet; MAX_SEATS],
    },
    /// The game ended (C-8.4).
    Ended {
        /// Who won.
        winners: ArrayVec<Seat, MAX_SEATS>,
    },
}
