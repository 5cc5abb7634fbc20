//! The bots. They get a view and nothing else.
//!
//! [`Bot`] is what all have in common, [`BotKind`] the only list of them.

pub mod arena;
pub mod beliefs;
pub mod foresight;
pub mod greedy;
pub mod human;
mod lanes;
pub mod level;
pub mod race;
mod random;
pub mod rollout;
mod shares;
pub mod stats;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::engine::{Game, Rng};
use crate::games::wyatt_earp::{Action, View, WyattEarp};

pub use greedy::{Greedy, Ranking, Weights};
pub use level::{Character, Level, Temper};
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
    /// By trying acts in so many guessed worlds.
    Rollout(u16),
    /// As the players at the page's tables.
    Character(Character),
    /// By the rules of thumb as matches alone had tuned them: what the others are measured by.
    Yardstick,
    /// By trying acts in so many guessed worlds, which are looked at as far as foresight needs.
    Foresight(u16),
    /// The same, in worlds that look as if they came from play.
    Beliefs(u16),
}

/// There is no bot of that name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no bot called {name:?}; there are random, greedy, yardstick, rollout:256, foresight:256 and beliefs:256 (or another number of worlds), and {}, \
    each also as in deputy:cautious, deputy:grasping, deputy:spiteful", Level::ALL.map(Level::name).join(", "))]
pub struct NoSuchBot {
    /// What was asked for.
    pub name: String,
}

/// As on the command line.
impl fmt::Display for BotKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.pad("random"),
            Self::Greedy => f.pad("greedy"),
            Self::Yardstick => f.pad("yardstick"),
            Self::Rollout(worlds) => f.pad(&format!("rollout:{worlds}")),
            Self::Foresight(worlds) => f.pad(&format!("foresight:{worlds}")),
            Self::Beliefs(worlds) => f.pad(&format!("beliefs:{worlds}")),
            Self::Character(Character { level, temper: Temper::Even }) => f.pad(level.name()),
            Self::Character(Character { level, temper }) => f.pad(&format!("{}:{}", level.name(), temper.name())),
        }
    }
}

impl FromStr for BotKind {
    type Err = NoSuchBot;

    fn from_str(name: &str) -> Result<Self, NoSuchBot> {
        let none = || NoSuchBot { name: name.to_owned() };
        let (first, second) = name.split_once(':').unwrap_or((name, ""));
        Ok(match (first, second) {
            ("random", "") => Self::Random,
            ("greedy", "") => Self::Greedy,
            ("yardstick", "") => Self::Yardstick,
            ("rollout", worlds) => Self::Rollout(worlds.parse().map_err(|_| none())?),
            ("foresight", worlds) => Self::Foresight(worlds.parse().map_err(|_| none())?),
            ("beliefs", worlds) => Self::Beliefs(worlds.parse().map_err(|_| none())?),
            (level, temper) => {
                let level = Level::by_name(level).ok_or_else(none)?;
                let temper = if temper.is_empty() { Temper::Even.name() } else { temper };
                let temper = Temper::ALL.into_iter().find(|t| t.name() == temper).ok_or_else(none)?;
                Self::Character(Character { level, temper })
            }
        })
    }
}

impl BotKind {
    /// How it thinks, if it tries acts out.
    pub fn rollout(self) -> Option<Rollout> {
        match self {
            Self::Rollout(worlds) => Some(Rollout { worlds: worlds.into(), ..Rollout::default() }),
            Self::Foresight(worlds) => Some(Rollout { worlds: worlds.into(), ..Rollout::with_foresight() }),
            Self::Beliefs(worlds) => Some(Rollout { worlds: worlds.into(), ..Rollout::with_beliefs() }),
            Self::Character(character) => character.rollout(),
            Self::Random | Self::Greedy | Self::Yardstick => None,
        }
    }
}

impl Bot<WyattEarp> for BotKind {
    fn choose(&self, view: &View, rng: &mut Rng) -> Action {
        match (*self, self.rollout()) {
            (_, Some(rollout)) => rollout.choose(view, rng),
            (Self::Random, None) => Random.choose(view, rng),
            (Self::Character(character), None) => character.choose(view, rng),
            (Self::Yardstick, None) => Greedy { weights: [Weights::BY_MATCHES; 3] }.choose(view, rng),
            (Self::Greedy | Self::Rollout(_) | Self::Foresight(_) | Self::Beliefs(_), None) => {
                Greedy::default().choose(view, rng)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_found_by_their_names() {
        let trying = [BotKind::Rollout(256), BotKind::Foresight(256), BotKind::Beliefs(256)];
        let fixed = [BotKind::Random, BotKind::Greedy, BotKind::Yardstick].into_iter().chain(trying);
        let characters = Level::ALL.into_iter().flat_map(|level| Temper::ALL.map(|temper| Character { level, temper }));
        for kind in fixed.chain(characters.map(BotKind::Character)) {
            assert_eq!(kind.to_string().parse(), Ok(kind));
        }
        for name in ["doc", "rollout", "rollout:x", "rollout:70000", "foresight:-1", "deputy:mild", "greedy:even", ""] {
            assert_eq!(name.parse::<BotKind>(), Err(NoSuchBot { name: name.to_owned() }));
        }
    }
}
