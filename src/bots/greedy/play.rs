//! What to lay, and when to stop: sets, additions, Sheriff cards, going out, the discard.

use super::choices::Choices;
use super::discard;
use super::out;
use super::outlook::Outlook;
use super::sheriff;
use crate::games::wyatt_earp::{Action, Outlaw};

pub(super) fn weigh(outlook: &Outlook, choices: &mut Choices) {
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
    }
    sheriff::weigh(outlook, choices);
    if choices.worth() <= outlook.weights.patience {
        choices.clear();
        discard::weigh(outlook, choices);
    }
}
