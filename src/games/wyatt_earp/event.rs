//! What happened, for logs, motion and sound.

use arrayvec::ArrayVec;

use super::action::Direction;
use super::card::{Card, Outlaw};
use super::table::MAX_SEATS;
use crate::engine::Seat;

/// Why a hand ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandEnd {
    /// This seat discarded its last card.
    WentOut(Seat),
    /// This seat held no cards at the end of another's turn.
    EmptyHanded(Seat),
    /// Two cards were wanted from a supply that had run out a second time.
    SupplyOut,
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A hand was dealt; each poster got $1,000.
    Dealt {
        /// Counted from 1.
        hand_number: u16,
        /// Who dealt.
        dealer: Seat,
        /// The card that starts the discard stack.
        first_card: Card,
    },
    /// Cards were drawn from the supply; `None` for cards that the watcher may not see.
    Drew {
        /// Who drew.
        seat: Seat,
        /// The cards.
        cards: ArrayVec<Option<Card>, 2>,
    },
    /// The top card of the discard stack was drawn.
    DrewDiscard {
        /// Who drew.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The discard stack became the new supply.
    Reshuffled,
    /// Outlaw cards were played.
    PlayedOutlaws {
        /// Who played.
        seat: Seat,
        /// Whose cards.
        outlaw: Outlaw,
        /// How many.
        count: u8,
        /// Whether they opened the outlaw.
        opened: bool,
    },
    /// A Photo was laid.
    PlayedPhoto {
        /// Who laid it.
        seat: Seat,
        /// Whose Photo.
        outlaw: Outlaw,
        /// Whether out of turn.
        out_of_turn: bool,
    },
    /// A Sheriff card that is not a Photo was played, before anything comes of it.
    PlayedSheriff {
        /// Who played.
        seat: Seat,
        /// The card.
        card: Card,
        /// Whether out of turn.
        out_of_turn: bool,
    },
    /// A shot was taken.
    Shot {
        /// Who shot.
        seat: Seat,
        /// The card that was turned.
        turned: Card,
        /// Whether it bore a bullet hole.
        hit: bool,
    },
    /// After a hit a card was laid on a group.
    Laid {
        /// Who laid it.
        seat: Seat,
        /// The card.
        card: Card,
        /// Whose territory.
        on: Seat,
        /// Which group.
        outlaw: Outlaw,
    },
    /// A card left a territory for the discard stack.
    Removed {
        /// Whose territory.
        from: Seat,
        /// Which group.
        outlaw: Outlaw,
        /// The card.
        card: Card,
    },
    /// Most Wanted! asked the other hands.
    Asked {
        /// Who asked.
        seat: Seat,
        /// For whose card.
        outlaw: Outlaw,
        /// Which way.
        direction: Direction,
        /// Those who held none, in order.
        in_vain: ArrayVec<Seat, MAX_SEATS>,
        /// Who handed one over.
        from: Option<Seat>,
    },
    /// Most Wanted! took an Outlaw card from a territory.
    Stole {
        /// Who took it.
        seat: Seat,
        /// Whose territory.
        from: Seat,
        /// Which group.
        outlaw: Outlaw,
    },
    /// Wyatt Earp took a card from the discard stack; `None` for those who may not see it.
    Took {
        /// Who took it.
        seat: Seat,
        /// The card.
        card: Option<Card>,
    },
    /// An out-of-turn play was let pass; nobody else hears of it.
    Declined {
        /// Who.
        seat: Seat,
    },
    /// A card was discarded; the turn ended.
    Discarded {
        /// Who.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The hand ended.
    HandEnded {
        /// Why.
        why: HandEnd,
    },
    /// A poster was scored. Money in thousands of dollars.
    Scored {
        /// Whose poster.
        outlaw: Outlaw,
        /// Each seat's capture points.
        cp: [u8; MAX_SEATS],
        /// What each seat was paid.
        paid: [u16; MAX_SEATS],
        /// What stays on the poster.
        stays: u16,
    },
    /// A round of the duel: the card that each seat still in it turned.
    Duel {
        /// By seat.
        turned: [Option<Card>; MAX_SEATS],
    },
    /// The game ended.
    GameEnded {
        /// Who won.
        winner: Seat,
    },
}
