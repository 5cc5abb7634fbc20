//! Every decision of the game.
//!
//! A gang is one decision, not a row of picks: so a search weighs whole gangs, a hint can name one, undo takes one back, and a save has one
//! number for it. The price is a list of all of them. Of `n` cards of a colour that may join there are 2ⁿ − 1 gangs, some dozens in the
//! games that are played; but one who hoards can come to hold many more, up to 3¹⁰ − 1 of one colour. So the list lies on the stack as long
//! as it is short, and on the heap where it is not ([`Actions`]). Playouts by rules of thumb make no list at all.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::card::{Card, Hand};
use super::place::Place;

/// One decision of the seat to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Action {
    /// Put a card in front of a place (D-2.1).
    Put {
        /// Which card.
        card: Card,
        /// Where.
        place: Place,
    },
    /// Choose a gang for a hold-up, in secret; an empty one is to stay away (D-3.1).
    Gang(Hand),
}

/// A list of actions; a short one is on the stack.
pub type Actions = SmallVec<[Action; 32]>;
