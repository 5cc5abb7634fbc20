//! Plays any legal action: the measure that every other bot must beat.

use super::Bot;
use crate::engine::Rng;
use crate::games::wyatt_earp::{Action, View, WyattEarp};

/// Chooses among the legal actions, each as likely as the other.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl Bot<WyattEarp> for Random {
    fn choose(&self, view: &View, rng: &mut Rng) -> Action {
        let legal = view.legal();
        legal.get(rng.below(legal.len())).copied().unwrap_or(Action::Decline)
    }
}
