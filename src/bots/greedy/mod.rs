//! The greedy bot: rules of thumb, with weights that have names.
//!
//! It values a view poster by poster (`outlook`), once as if the hand ended now and once as if everybody came to lay down what they
//! seem to hold, and takes the act that raises this sum most. No search, no heap: it is also how playouts play.

mod choices;
mod discard;
mod draw;
mod out;
mod outlook;
mod play;
mod shares;
mod sheriff;
#[cfg(test)]
mod tests;
mod weights;

pub use weights::Weights;

use super::Bot;
use crate::engine::Rng;
use crate::games::wyatt_earp::{Action, Phase, View, WyattEarp};
use choices::Choices;
use outlook::Outlook;

/// Plays by rules of thumb, at once.
#[derive(Clone, Copy, Debug, Default)]
pub struct Greedy {
    /// What it believes.
    pub weights: Weights,
}

impl Bot<WyattEarp> for Greedy {
    fn choose(&self, view: &View, rng: &mut Rng) -> Action {
        let outlook = Outlook::new(view, &self.weights);
        let mut choices = Choices::new(rng);
        match view.phase {
            Phase::Draw => draw::weigh(&outlook, &mut choices),
            Phase::Play => play::weigh(&outlook, &mut choices),
            Phase::Target(card) => sheriff::weigh_targets(&outlook, card, &mut choices),
            Phase::Search => sheriff::weigh_takes(&outlook, &mut choices),
            Phase::PhotoOffer { outlaw, .. } => sheriff::weigh_photo_offer(&outlook, outlaw, &mut choices),
            Phase::HideoutOffer { outlaw, .. } => sheriff::weigh_hideout_offer(&outlook, outlaw, &mut choices),
            Phase::HandOver | Phase::GameOver { .. } => choices.offer(Action::NextHand, 0.0),
        }
        choices.best()
    }
}
