//! What to lay, and when to stop: sets, additions, Sheriff cards, going out, the discard.

use super::choices::{Choices, Ranking, note};
use super::discard;
use super::out;
use super::outlook::Outlook;
use super::sheriff;
use crate::bots::wyatt_earp::lanes::all;
use crate::engine::Rng;
use crate::games::wyatt_earp::{Action, Outlaw};

/// Who likes to lay cards for as much, in thousands of dollars, lays them as people do.
const EAGER: f32 = 1.0;

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
    if let Some((gain, first)) = out::way(outlook, view.hand) {
        choices.offer(first, gain);
    }
    // All that may be laid, and where every choice is wanted, fewer. But people lay all they have of an outlaw: what is added singly
    // raises no reward.
    let fewer_too = choices.wants_all() && outlook.weights.eager < EAGER;
    let most = outlook.contests.held.fast_min(all(f32::from(cards - 1)));
    for fewer in 0..if fewer_too { 7u8 } else { 1 } {
        let counts = most - all(f32::from(fewer));
        let least = outlook.contests.open.select(all(1.0), all(3.0));
        let may = counts.simd_ge(least);
        if !may.any() {
            break;
        }
        let after = outlook.contests.played(counts);
        let gains = outlook.gains(&after).to_array();
        for outlaw in Outlaw::ALL.into_iter().filter(|outlaw| may.to_bitmask() >> outlaw.index() & 1 == 1) {
            let count = counts.to_array()[outlaw.index()] as u8;
            let gain = outlook.gain(&gains, &after, 1 << outlaw.index(), cards - count);
            let liking = f32::from(count) * outlook.card_cost + outlook.weights.eager;
            choices.offer(Action::PlayOutlaws { outlaw, count }, gain + liking);
        }
    }
    sheriff::weigh(outlook, choices);
}

/// All plays and all discards on one scale: the best discard is worth as much as the least play that is preferred to it.
pub(super) fn rank(outlook: &Outlook, rng: &mut Rng, all: &mut Ranking) {
    weigh_plays(outlook, &mut Choices::noting(rng, all));
    rank_discards(outlook, rng, all);
}

/// The same without the plays that could never be the best.
pub(super) fn rank_likely(outlook: &Outlook, rng: &mut Rng, all: &mut Ranking) {
    weigh_plays(outlook, &mut Choices::noting_likely(rng, all));
    rank_discards(outlook, rng, all);
}

fn rank_discards(outlook: &Outlook, rng: &mut Rng, all: &mut Ranking) {
    let mut discards = Ranking::new();
    let mut choices = Choices::noting(rng, &mut discards);
    discard::weigh(outlook, &mut choices);
    let shift = outlook.weights.patience - choices.worth();
    for (action, worth) in discards {
        note(all, action, worth + shift); // going out may have offered it already
    }
}
