//! The greedy bot: rules of thumb.

use crate::bots::{Bot, Policy};
use crate::engine::Rng;
use crate::games::wyoming_cowboy::{Action, View, WyomingCowboy};

/// Plays by rules of thumb, at once.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Greedy;

impl Bot<WyomingCowboy> for Greedy {
    fn choose(&self, view: &View, rng: &mut Rng) -> Action {
        let legal = view.legal();
        legal[rng.below(legal.len())]
    }
}

impl Policy<WyomingCowboy> for Greedy {
    fn rank(&self, view: &View, _: &mut Rng) -> Vec<(Action, f32)> {
        view.legal().iter().map(|&action| (action, 0.0)).collect()
    }
}
