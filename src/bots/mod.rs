//! The bots. They get a view and nothing else.
//!
//! [`Bot`] is what all have in common. [`Mind`] is what a game brings, in a folder of its own here, so that it can be thought about: a
//! policy, a value, a horizon. From that come the search ([`rollout`]), the levels, the catalogue of bots ([`BotKind`]), and what they are
//! measured with ([`arena`], [`stats`]), against strangers who play in ways of their own ([`pool`]).

pub mod arena;
mod beliefs;
pub mod desperados;
pub mod human;
mod kind;
pub mod level;
mod logit;
mod mind;
pub mod pool;
mod random;
pub mod rollout;
pub mod stats;
pub mod wyatt_earp;
pub mod wyoming_cowboy;

use crate::engine::{Game, Rng, Seat};

pub use beliefs::{Beliefs, Guess};
pub use kind::{BotKind, NoSuchBot};
pub use level::{Character, Level, Temper};
pub use mind::{Mind, Policy, Style, notes};
pub use random::Random;
pub use rollout::Plan;

/// Someone who plays `G` by what a seat may know.
pub trait Bot<G: Game> {
    /// Decides for the seat whose `view` it is; it must be that seat's decision. The same view and generator give the same action.
    fn choose(&self, view: &G::View, rng: &mut Rng) -> G::Action;

    /// Sits down for a game. A view holds what lies open and what can be known by now; who wants to remember more (who did what, and when)
    /// returns a player with a memory, which is asked instead. Nothing, for those who play by the view alone.
    fn sit(&self, _seat: Seat, _options: &G::Options) -> Option<Box<dyn Player<G> + '_>> {
        None
    }
}

/// A bot at a seat, for one game.
pub trait Player<G: Game> {
    /// Something happened, in the form in which this seat may see it ([`Game::redact`]); the own acts are told too. Who writes
    /// [`Player::watch`] is told there instead.
    fn see(&mut self, _event: &G::Event) {}

    /// The same, act by act: what this seat may see of it, and its view before and after.
    fn watch(&mut self, _before: &G::View, events: &[G::Event], _after: &G::View) {
        for event in events {
            self.see(event);
        }
    }

    /// Decides, as [`Bot::choose`] does.
    fn choose(&mut self, view: &G::View, rng: &mut Rng) -> G::Action;
}
