//! The bots. They get a view and nothing else.
//!
//! [`Bot`] is what all have in common. [`Mind`] is what a game brings, in a folder of its own here, so that it can be thought about: a
//! policy, a value, a horizon. From that come the search ([`rollout`]), the levels, the catalogue of bots ([`BotKind`]), and what they are
//! measured with ([`arena`], [`stats`]).

pub mod arena;
mod beliefs;
pub mod desperados;
pub mod human;
mod kind;
pub mod level;
mod mind;
mod random;
pub mod rollout;
pub mod stats;
pub mod wyatt_earp;
pub mod wyoming_cowboy;

use crate::engine::{Game, Rng};

pub use beliefs::Beliefs;
pub use kind::{BotKind, NoSuchBot};
pub use level::{Character, Level, Temper};
pub use mind::{Mind, Policy, Style};
pub use random::Random;
pub use rollout::Plan;

/// Someone who plays `G` by what a seat may know.
pub trait Bot<G: Game> {
    /// Decides for the seat whose `view` it is; it must be that seat's decision. The same view and generator give the same action.
    fn choose(&self, view: &G::View, rng: &mut Rng) -> G::Action;
}
