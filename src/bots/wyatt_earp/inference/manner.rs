//! Kinds of players, and how likely each is to do what the rival did.

use super::super::greedy::{Greedy, Ranking};
use super::super::levels;
use crate::engine::Rng;
use crate::games::wyatt_earp::{Action, View};

/// Somebody who plays by rules of thumb, the less surely the less an act is better than another, and by chance once in a while.
#[derive(Clone, Copy, Debug)]
pub(super) struct Manner {
    policy: Greedy,
    /// By how much an act must be worth more to be taken e times as often, in thousands of dollars.
    temperature: f32,
    /// The chance of any act at all.
    slip: f32,
}

impl Manner {
    /// Those whom the rival may be like: two who play as greedy does, surely and less surely, and two who lay whatever they can, as Deputies do.
    pub fn all() -> [Self; 4] {
        let greedy = |temperature, slip| Self { policy: Greedy::default(), temperature, slip };
        let eager = |temperature| Self { policy: levels::deputy(), temperature, slip: 0.1 };
        [greedy(0.03, 0.05), eager(0.15), greedy(0.3, 0.15), eager(0.5)]
    }

    /// The logarithm of the chance that one who sees `view` does this.
    pub fn log_chance(&self, view: &View, action: Action, rng: &mut Rng) -> f32 {
        let mut acts = Ranking::new();
        self.policy.weighed(view, rng, &mut acts);
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
