//! The bots. They get a view and nothing else.
//!
//! [`Bot`] is what all have in common, [`BotKind`] the only list of them.

pub mod arena;
pub mod greedy;
pub mod race;
mod random;
pub mod rollout;
pub mod stats;

use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::engine::{Game, Rng};
use crate::games::wyatt_earp::{Action, View, WyattEarp};

pub use greedy::{Greedy, Ranking};
pub use random::Random;
pub use rollout::Rollout;

/// Someone who plays `G` by what a seat may know.
pub trait Bot<G: Game> {
    /// Decides for the seat whose `view` it is; it must be that seat's decision. The same view and generator give the same action.
    fn choose(&self, view: &G::View, rng: &mut Rng) -> G::Action;
}

/// Every bot of the house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum BotKind {
    /// Any legal action, all alike.
    Random,
    /// By rules of thumb, at once.
    Greedy,
}

/// There is no bot of that name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no bot called {name:?}; there are {}", BotKind::ALL.map(BotKind::name).join(", "))]
pub struct NoSuchBot {
    /// What was asked for.
    pub name: String,
}

impl BotKind {
    /// All of them, the weakest first.
    pub const ALL: [Self; 2] = [Self::Random, Self::Greedy];

    /// What it is called on the command line and in saves.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
        }
    }
}

impl FromStr for BotKind {
    type Err = NoSuchBot;

    fn from_str(name: &str) -> Result<Self, NoSuchBot> {
        Self::ALL.into_iter().find(|kind| kind.name() == name).ok_or_else(|| NoSuchBot { name: name.to_owned() })
    }
}

impl Bot<WyattEarp> for BotKind {
    fn choose(&self, view: &View, rng: &mut Rng) -> Action {
        match self {
            Self::Random => Random.choose(view, rng),
            Self::Greedy => Greedy::default().choose(view, rng),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_found_by_their_names() {
        for kind in BotKind::ALL {
            assert_eq!(kind.name().parse(), Ok(kind));
        }
        assert_eq!("doc".parse::<BotKind>(), Err(NoSuchBot { name: "doc".to_owned() }));
    }
}
