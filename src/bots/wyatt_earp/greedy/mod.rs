//! The greedy bot: rules of thumb, with weights that have names.
//!
//! It values a view poster by poster (`outlook`), once as if the hand ended now and once as if everybody came to lay down what they
//! seem to hold, and takes the act that raises this sum most. No search, no heap: it is also how playouts play.

mod card_value;
mod choices;
mod contests;
mod discard;
mod draw;
mod out;
mod outlook;
mod play;
mod sheriff;
#[cfg(test)]
mod tests;
mod tuned;
mod weights;
mod worth;

pub use choices::Ranking;
pub use weights::Weights;

use super::at_table_of;
use crate::bots::{Bot, Policy};
use crate::engine::{Rng, sort_few};
use crate::games::wyatt_earp::{Action, Phase, View, WyattEarp};
use choices::Choices;
use outlook::Outlook;

/// Plays by rules of thumb, at once.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Greedy {
    /// What it believes at a table of two, of three, and of four.
    pub weights: [Weights; 3],
}

impl Default for Greedy {
    fn default() -> Self {
        Self { weights: Weights::TUNED }
    }
}

impl Bot<WyattEarp> for Greedy {
    fn choose(&self, view: &View, rng: &mut Rng) -> Action {
        let mut choices = Choices::new(rng);
        weigh(&Outlook::new(view, self.weights(view)), &mut choices);
        choices.best()
    }
}

impl Policy<WyattEarp> for Greedy {
    fn rank(&self, view: &View, rng: &mut Rng) -> Vec<(Action, f32)> {
        self.ranking(view, rng).to_vec()
    }
}

impl Greedy {
    fn weights(&self, view: &View) -> &Weights {
        &self.weights[at_table_of(view.table.seats())]
    }

    /// The acts that it chooses among, with what each is worth to it, in no order.
    pub fn weighed(&self, view: &View, rng: &mut Rng, all: &mut Ranking) {
        let outlook = Outlook::new(view, self.weights(view));
        match view.phase {
            Phase::Play => play::rank_likely(&outlook, rng, all),
            _ => weigh(&outlook, &mut Choices::noting(rng, all)),
        }
    }

    /// What it would do, first, and then whatever else it thinks of, the better the earlier.
    pub fn ranking(&self, view: &View, rng: &mut Rng) -> Ranking {
        let outlook = Outlook::new(view, self.weights(view));
        let mut all = Ranking::new();
        match view.phase {
            Phase::Play => play::rank(&outlook, rng, &mut all),
            _ => weigh(&outlook, &mut Choices::noting(rng, &mut all)),
        }
        sort_few(&mut all, |a, b| b.1.total_cmp(&a.1));
        let mine = self.choose(view, rng);
        if let Some(at) = all.iter().position(|&(action, _)| action == mine) {
            all[..=at].rotate_right(1);
        }
        all
    }
}

#[inline]
fn weigh(outlook: &Outlook, choices: &mut Choices) {
    match outlook.view.phase {
        Phase::Draw => draw::weigh(outlook, choices),
        Phase::Play => play::weigh(outlook, choices),
        Phase::Target(card) => sheriff::weigh_targets(outlook, card, choices),
        Phase::Search => sheriff::weigh_takes(outlook, choices),
        Phase::PhotoOffer { outlaw, .. } => sheriff::weigh_photo_offer(outlook, outlaw, choices),
        Phase::HideoutOffer { outlaw, .. } => sheriff::weigh_hideout_offer(outlook, outlaw, choices),
        Phase::HandOver | Phase::GameOver { .. } => choices.offer(Action::NextHand, 0.0),
    }
}
