//! The greedy bot: rules of thumb, with weights that have names.
//!
//! It knows what a hand counts now and guesses what it promises (`worth`); an act is worth what it changes of that. Shots are judged by the
//! chance that a king is there, and by what another king would be worth (`shots`). No search, no heap: it is also how playouts play.

mod play;
mod shots;
#[cfg(test)]
mod tests;
mod tuned;
mod weights;
pub(super) mod worth;

pub use weights::Weights;

use super::{TABLES, at_table_of};
use crate::bots::{Bot, Policy};
use crate::engine::{Rng, sort_few};
use crate::games::wyoming_cowboy::{Action, Direction, Phase, View, WyomingCowboy};
use worth::Outlook;

/// Plays by rules of thumb, at once.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Greedy {
    /// What it believes at a table of three, of four, of five and six, and of more.
    pub weights: [Weights; TABLES],
}

impl Default for Greedy {
    fn default() -> Self {
        Self { weights: Weights::TUNED }
    }
}

impl Bot<WyomingCowboy> for Greedy {
    fn choose(&self, view: &View, _: &mut Rng) -> Action {
        let mut best = (Action::EndTurn, f32::NEG_INFINITY);
        self.weigh(view, &mut |action, worth| {
            if worth > best.1 {
                best = (action, worth);
            }
        });
        best.0
    }
}

impl Policy<WyomingCowboy> for Greedy {
    fn rank(&self, view: &View, _: &mut Rng) -> Vec<(Action, f32)> {
        let mut all = Vec::new();
        self.weigh(view, &mut |action, worth| all.push((action, worth)));
        sort_few(&mut all, |a, b| b.1.total_cmp(&a.1));
        all
    }
}

impl Greedy {
    /// Offers everything that is worth a thought, with what it is worth; no act twice.
    fn weigh(&self, view: &View, offer: &mut impl FnMut(Action, f32)) {
        let outlook = Outlook::new(view, &self.weights[at_table_of(view.table.seats())]);
        match view.phase {
            Phase::Play => play::weigh(&outlook, offer),
            Phase::Draw { .. } => play::draw(&outlook, offer),
            Phase::Passing { cards, .. } => play::pass(&outlook, cards, offer),
            Phase::Direction => {
                let directions = Direction::at(view.table.seats()).iter().enumerate();
                directions.for_each(|(at, &direction)| offer(Action::Name(direction), -0.01 * at as f32));
            }
            Phase::HandOver => offer(Action::NextHand, 0.0),
            Phase::Over => {}
            _ => shots::weigh(&outlook, offer),
        }
    }
}
