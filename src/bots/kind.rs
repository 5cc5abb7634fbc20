//! The only list of bots, with their names on the command line.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::rollout::{HAND, Search};
use super::{Bot, Character, Level, Mind, Plan, Player, Random, Style, Temper};
use crate::engine::{Rng, Seat};

/// Every bot of the house. Each plays any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum BotKind {
    /// Any legal action, all alike.
    Random,
    /// By rules of thumb, at once.
    Greedy,
    /// By trying acts in so many guessed worlds, to the end of the hand.
    Rollout(u16),
    /// As the players at the page's tables.
    Character(Character),
    /// By the rules of thumb that others are measured by.
    Baseline,
    /// By trying acts in so many guessed worlds, as far as the game's horizon.
    ValueNet(u16),
    /// The same, in worlds that look as if they came from play.
    Beliefs(u16),
}

/// There is no bot of that name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no bot called {name:?}; there are random, greedy, baseline, rollout:256, net:256 and beliefs:256 (or another number of worlds), and {}, \
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
            Self::Baseline => f.pad("baseline"),
            Self::Rollout(worlds) => f.pad(&format!("rollout:{worlds}")),
            Self::ValueNet(worlds) => f.pad(&format!("net:{worlds}")),
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
            ("baseline", "") => Self::Baseline,
            ("rollout", worlds) => Self::Rollout(worlds.parse().map_err(|_| none())?),
            ("net", worlds) => Self::ValueNet(worlds.parse().map_err(|_| none())?),
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
    /// How it thinks at a table of so many seats, if it tries acts out.
    pub fn plan<G: Mind>(self, seats: usize) -> Option<Plan<G>> {
        let plan = || G::plan(seats);
        match self {
            Self::Rollout(worlds) => Some(Plan { worlds: worlds.into(), guesses: 0, horizon: HAND, ..plan() }),
            Self::ValueNet(worlds) => Some(Plan { worlds: worlds.into(), guesses: 0, ..plan() }),
            Self::Beliefs(worlds) => Some(Plan { worlds: worlds.into(), ..plan() }),
            Self::Character(character) => match G::style(character, seats) {
                Style::Search(plan) => Some(plan),
                Style::Human(_) => None,
            },
            Self::Random | Self::Greedy | Self::Baseline => None,
        }
    }
}

impl<G: Mind> Bot<G> for BotKind {
    fn choose(&self, view: &G::View, rng: &mut Rng) -> G::Action {
        let seats = G::seats_in(view);
        match (*self, self.plan::<G>(seats)) {
            (_, Some(plan)) => plan.choose(view, rng),
            (Self::Random, None) => Bot::<G>::choose(&Random, view, rng),
            (Self::Baseline, None) => G::baseline().choose(view, rng),
            (Self::Character(character), None) => G::style(character, seats).choose(view, rng),
            (Self::Greedy | Self::Rollout(_) | Self::ValueNet(_) | Self::Beliefs(_), None) => {
                G::policy(Temper::Even).choose(view, rng)
            }
        }
    }

    fn sit(&self, _: Seat, options: &G::Options) -> Option<Box<dyn Player<G> + '_>> {
        let seats = G::seats(&G::deal(options, 0).ok()?);
        let plan = self.plan::<G>(seats).filter(|plan| plan.infers)?;
        Some(Box::new(Inferring { plan, notes: G::Notes::default(), insight: G::Insight::default() }))
    }
}

/// One who takes notes, and [infers](Mind::infer) from them what the others hold.
struct Inferring<G: Mind> {
    plan: Plan<G>,
    notes: G::Notes,
    insight: G::Insight,
}

impl<G: Mind> Player<G> for Inferring<G> {
    fn watch(&mut self, before: &G::View, events: &[G::Event], after: &G::View) {
        G::note(&mut self.notes, before, events, after);
    }

    fn choose(&mut self, view: &G::View, rng: &mut Rng) -> G::Action {
        let mut search = Search::new(&self.plan, view, rng).inferring(&self.notes, &mut self.insight, &mut || false);
        search.run(|| false);
        search.best()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_are_found_by_their_names() {
        let trying = [BotKind::Rollout(256), BotKind::ValueNet(256), BotKind::Beliefs(256)];
        let fixed = [BotKind::Random, BotKind::Greedy, BotKind::Baseline].into_iter().chain(trying);
        let characters = Level::ALL.into_iter().flat_map(|level| Temper::ALL.map(|temper| Character { level, temper }));
        for kind in fixed.chain(characters.map(BotKind::Character)) {
            assert_eq!(kind.to_string().parse(), Ok(kind));
        }
        for name in ["doc", "rollout", "rollout:x", "rollout:70000", "net:-1", "deputy:mild", "greedy:even", ""] {
            assert_eq!(name.parse::<BotKind>(), Err(NoSuchBot { name: name.to_owned() }));
        }
    }
}
