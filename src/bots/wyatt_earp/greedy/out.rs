//! Going out: whether all cards can be got rid of this turn for sure, and what it gains to end the hand so.

use super::outlook::Outlook;
use super::sheriff;
use crate::bots::wyatt_earp::lanes::{all, mask, outlaws_in, photos_in};
use crate::games::wyatt_earp::{Action, Card, Hand, Outlaw, Sheriff};

/// If `hand` can be laid down with one card left to discard: the gain over going on, and the act to begin with.
pub(super) fn way(outlook: &Outlook, hand: Hand) -> Option<(f32, Action)> {
    let held = |outlaw: Outlaw| hand.count(Card::outlaw(outlaw));
    let is_open = |outlaw: Outlaw| outlook.view.table.is_open(outlaw);
    let can_play = |&outlaw: &Outlaw| held(outlaw) > 0 && (is_open(outlaw) || held(outlaw) >= 3);
    let laid: u8 = Outlaw::ALL.into_iter().filter(can_play).map(held).sum();
    let kept = hand.len() - laid;
    if kept > 2 {
        return None;
    }
    let mut contests = outlook.contests;
    contests.held = outlaws_in(hand);
    contests.photo = photos_in(hand);
    let played = Outlaw::ALL.into_iter().filter(can_play);
    let lanes = played.clone().fold(0, |lanes, outlaw| lanes | 1 << outlaw.index());
    let whole = contests.played(contests.held);
    let mut after = whole.within(mask(lanes), &contests);
    let mut first = played.clone().next_back().map(|outlaw| Action::PlayOutlaws { outlaw, count: held(outlaw) });
    match kept {
        0 => {
            // The card that must be left for the discard comes from the play that misses it least.
            let single = contests.held.simd_lt(all(2.0));
            let fewer = contests.within(single, &contests.played(contests.held - all(1.0)));
            let losses = (outlook.now(&whole) - outlook.now(&fewer)).to_array();
            let loss = |outlaw: &Outlaw| losses[outlaw.index()];
            let may = played.clone().filter(|&outlaw| is_open(outlaw) || held(outlaw) > 3);
            let spare = may.min_by(|a, b| loss(a).total_cmp(&loss(b)))?;
            after = fewer.within(mask(1 << spare.index()), &after);
            // Everything else first; then all but one of those.
            let other = Outlaw::ALL.into_iter().find(|&o| o != spare && held(o) > 0);
            let count = held(spare) - 1;
            first = Some(match other {
                Some(outlaw) => Action::PlayOutlaws { outlaw, count: held(outlaw) },
                None if count > 0 => Action::PlayOutlaws { outlaw: spare, count },
                None => Action::Discard(Card::outlaw(spare)),
            });
        }
        1 => {}
        // Two are left over, but one of them may be a Sheriff card that is sure to leave the hand.
        _ if outlook.view.sheriff == Sheriff::Free && hand.kinds().any(|(c, _)| sheriff::sheds(outlook, c, &after)) => {
        }
        _ => return None,
    }
    let first = first.or_else(|| (kept == 1).then(|| hand.cards().next().map(Action::Discard)).flatten())?;
    Some((outlook.end_gain(&after), first))
}
