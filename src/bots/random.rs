//! Plays any legal action: the measure that every other bot must beat.

use super::Bot;
use crate::engine::{Game, Rng};

/// Chooses among the legal actions, each as likely as the other.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn choose(&self, view: &G::View, rng: &mut Rng) -> G::Action {
        let legal = G::legal_in(view);
        let legal = legal.as_ref();
        legal[rng.below(legal.len())]
    }
}
