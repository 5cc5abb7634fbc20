//! What to lay, and when to stop: sets, additions, Sheriff cards, going out, the discard.

use super::choices::{Choices, Ranking, note};
use super::discard;
use super::out;
use super::outlook::Outlook;
use super::sheriff;
use crate::engine::Rng;
use crate::games::wyatt_earp::{Action, Outlaw};

pub(super) fn weigh(outlook: &Outlook, choices: &mut Choices) {
    weigh_plays(outlook, choices);
    if choices.worth() <= outlook.weights.patience {
        choices.clear();
        discard::weigh(outlook, choices);
    }
}

fn weigh_plays(outlook: &Outlook, choices: &mut Choices) {
    let view = outlook.view;
    let cards = view.hand.len();
    if let Some((gain, first)) = out::way(outlook, view.hand, &outlook.stands) {
        choices.offer(first, gain);
    }
    for outlaw in Outlaw::ALL {
        let stand = &outlook.stands[outlaw.index()];
        let count = stand.held.min(cards - 1);
        if count == 0 || !stand.open && count < 3 {
            continue;
        }
        let after = outlook.played(stand, count);
        let gain = outlook.gain(&[(outlaw.index(), after)], cards - count);
        choices.offer(Action::PlayOutlaws { outlaw, count }, gain + f32::from(count) * outlook.card_cost);
        if choices.wants_all() {
            let least = if stand.open { 1 } else { 3 };
            for fewer in least..count {
                let gain = outlook.gain(&[(outlaw.index(), outlook.played(stand, fewer))], cards - fewer);
                let action = Action::PlayOutlaws { outlaw, count: fewer };
                choices.offer(action, gain + f32::from(fewer) * outlook.card_cost);
            }
        }
    }
    sheriff::weigh(outlook, choices);
}

/// All plays and all discards on one scale: the best discard is worth as much as the least play that is preferred to it.
pub(super) fn rank(outlook: &Outlook, rng: &mut Rng, all: &mut Ranking) {
    weigh_plays(outlook, &mut Choices::noting(rng, all));
    let mut discards = Ranking::new();
    let mut choices = Choices::noting(rng, &mut discards);
    discard::weigh(outlook, &mut choices);
    let shift = outlook.weights.patience - choices.worth();
    for (action, worth) in discards {
        note(all, action, worth + shift); // going out may have offered it already
    }
}
