//! The greedy bot: rules of thumb, with weights that have names.
//!
//! For each place it weighs what a hold-up there would bring: how strong the own hand is for it (its outlook), what the others are likely to
//! send, and what the place card is worth to everybody. A card is put where that improves most; of the gangs the one is sent that promises
//! most for what its cards are worth later. No search, no heap: it is also how playouts play. Which gang it sends has a little chance in it, as
//! one whose gangs can be foretold is beaten.

mod gang;
mod outlook;
mod put;
#[cfg(test)]
mod tests;
mod tuned;
mod weights;

pub use weights::Weights;

use super::at_table_of;
use crate::bots::{Bot, Policy};
use crate::engine::{Rng, sort_few};
use crate::games::desperados::{Action, Desperados, Hand, MAX_SEATS, Phase, View};
use outlook::Outlook;

/// Plays by rules of thumb, at once.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Greedy {
    /// What it believes at a table of two, of three, of four and of five.
    pub weights: [Weights; MAX_SEATS - 1],
}

impl Default for Greedy {
    fn default() -> Self {
        Self { weights: Weights::TUNED }
    }
}

impl Bot<Desperados> for Greedy {
    fn choose(&self, view: &View, rng: &mut Rng) -> Action {
        let mut best = (Action::Gang(Hand::EMPTY), f32::NEG_INFINITY);
        self.weigh(view, rng, &mut |action, worth| {
            if worth > best.1 {
                best = (action, worth);
            }
        });
        best.0
    }
}

impl Policy<Desperados> for Greedy {
    fn rank(&self, view: &View, rng: &mut Rng) -> Vec<(Action, f32)> {
        let mut all = Vec::new();
        self.weigh(view, rng, &mut |action, worth| all.push((action, worth)));
        sort_few(&mut all, |a, b| b.1.total_cmp(&a.1));
        all
    }
}

impl Greedy {
    /// What it believes at the table of `view`.
    fn weights(&self, view: &View) -> &Weights {
        &self.weights[at_table_of(view.table.seats())]
    }

    /// Offers everything that is worth a thought, with what it is worth; no act twice.
    fn weigh(&self, view: &View, rng: &mut Rng, offer: &mut impl FnMut(Action, f32)) {
        let outlook = Outlook::new(view, self.weights(view));
        match view.phase {
            Phase::Day => put::weigh(&outlook, offer),
            Phase::HoldUp(place) => gang::weigh(&outlook, place, rng, offer),
            Phase::Over => {}
        }
    }
}
