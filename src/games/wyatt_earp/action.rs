//! Every decision of the game.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::card::{Card, Outlaw};
use crate::engine::Seat;

/// Which way Most Wanted! asks round the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Direction {
    /// Clockwise, beginning on the asker's left; the only one with two players.
    Left,
    /// The other way round.
    Right,
}

/// One decision of the seat to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Action {
    /// Draw the two top cards of the supply.
    DrawSupply,
    /// Draw the top card of the discard stack.
    DrawDiscard,
    /// Play `count` Outlaw cards of `outlaw` in one play.
    PlayOutlaws {
        /// Whose cards.
        outlaw: Outlaw,
        /// How many.
        count: u8,
    },
    /// Play the Photo of an open outlaw.
    PlayPhoto(Outlaw),
    /// Play a card that needs a shot: a robbery, Fastest Gun or Hideout, Most Wanted! from the table,
    /// Wyatt Earp to remove a Hideout (R-6.9c).
    Shoot(Card),
    /// Play Most Wanted! to ask for an Outlaw card from hands.
    Ask {
        /// Whose card.
        outlaw: Outlaw,
        /// Which way round.
        direction: Direction,
    },
    /// Play Wyatt Earp to draw two (R-6.9a).
    WyattDraw,
    /// Play Wyatt Earp to look through the discard stack (R-6.9b).
    WyattSearch,
    /// After [`Action::WyattSearch`]: the card taken.
    Take(Card),
    /// After a hit: the group that the card acts on.
    Target {
        /// Whose territory.
        seat: Seat,
        /// Which group.
        outlaw: Outlaw,
    },
    /// Out of turn: lay the Photo of the outlaw just opened.
    LayPhoto,
    /// Out of turn: play Wyatt Earp against the Hideout just laid.
    ShootHideout,
    /// Out of turn: let it pass.
    Decline,
    /// Discard a card and end the turn.
    Discard(Card),
    /// After scoring: deal the next hand.
    NextHand,
}

/// The most actions that one decision can offer, were one to hold some of everything: plays of one to seven cards of each of seven
/// outlaws, seven Photos, fourteen ways to ask, six shots, two other ways of Wyatt Earp and twenty discards.
pub const MAX_ACTIONS: usize = 49 + 7 + 14 + 6 + 2 + 20;

/// A list of actions, on the stack.
pub type Actions = ArrayVec<Action, MAX_ACTIONS>;
