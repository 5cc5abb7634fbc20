//! Kinds of players, and how likely each is to do what the rival did.

use super::super::greedy::{Greedy, Ranking};
use super::super::levels;
use super::super::remarks::is_silly;
use super::learned;
use crate::engine::Rng;
use crate::games::wyatt_earp::{Action, View};

/// So many kinds are told apart.
pub(super) const KINDS: usize = 6;

/// Somebody who plays by rules of thumb, the less surely the less an act is better than another, and by chance once in a while.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Manner {
    /// The rules.
    pub policy: Greedy,
    /// By how much an act must be worth more to be taken e times as often, in thousands of dollars.
    pub temperature: f32,
    /// The chance of any act at all.
    pub slip: f32,
    /// Whether it leaves what is [silly](crate::bots::Mind::is_silly), as all levels do: whoever does that is another.
    pub sense: bool,
}

impl Manner {
    /// Those whom the rival may be like: greedy, a Deputy, greedy unsure of itself, and three who were learned from their games.
    pub fn all() -> [Self; KINDS] {
        let by = |policy, temperature, slip| Self { policy, temperature, slip, sense: false };
        let learned = |weights| Greedy { weights: [weights; 3] };
        [
            by(Greedy::default(), 0.03, 0.05),
            Self { sense: true, ..by(levels::deputy(), 0.25, 0.04) },
            by(Greedy::default(), 0.3, 0.15),
            by(learned(learned::RECKONS), 0.08, 0.09),
            by(learned(learned::RUSHES), 0.29, 0.07),
            by(learned(learned::WAITS), 0.12, 0.1),
        ]
    }

    /// The logarithm of the chance that one who sees `view` does this.
    pub fn log_chance(&self, view: &View, action: Action, rng: &mut Rng) -> f32 {
        let mut acts = Ranking::new();
        self.policy.weighed(view, rng, &mut acts);
        if self.sense && acts.iter().any(|act| !is_silly(view, act.0)) {
            acts.retain(|act| !is_silly(view, act.0));
        }
        let best = acts.iter().map(|act| act.1).fold(f32::NEG_INFINITY, f32::max);
        let odds = |worth: f32| {
            let odds = ((worth - best) / self.temperature).exp();
            if odds.is_finite() { odds } else { 1.0 }
        };
        let total: f32 = acts.iter().map(|act| odds(act.1)).sum();
        let this = acts.iter().find(|act| act.0 == action).map_or(0.0, |act| odds(act.1));
        let by_chance = self.slip / acts.len().max(2) as f32;
        ((1.0 - self.slip) * this / total.max(f32::MIN_POSITIVE) + by_chance).ln()
    }
}
