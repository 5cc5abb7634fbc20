//! Going out: whether all cards can be got rid of this turn for sure, and what it gains to end the hand so.

use super::outlook::{Outlook, Stand};
use super::sheriff;
use crate::games::wyatt_earp::{Action, Card, Hand, OUTLAWS, Outlaw, Sheriff};

/// If `hand` can be laid down with one card left to discard: the gain over going on, and the act to begin with. `stands` count what is in
/// `hand`.
pub(super) fn way(outlook: &Outlook, hand: Hand, stands: &[Stand; OUTLAWS]) -> Option<(f32, Action)> {
    let can_play = |stand: &Stand| stand.held > 0 && (stand.open || stand.held >= 3);
    let laid: u8 = stands.iter().filter(|stand| can_play(stand)).map(|stand| stand.held).sum();
    let kept = hand.len() - laid;
    if kept > 2 {
        return None;
    }
    let mut after = *stands;
    let mut first = None;
    // A card that must be left for the discard comes from the play that misses it least.
    let mut spare: Option<(f32, Outlaw, Stand)> = None;
    for outlaw in Outlaw::ALL {
        let stand = &stands[outlaw.index()];
        if !can_play(stand) {
            continue;
        }
        let whole = outlook.played(stand, stand.held);
        if kept == 0 && (stand.open || stand.held > 3) {
            let fewer = if stand.held == 1 { *stand } else { outlook.played(stand, stand.held - 1) };
            let loss = outlook.now(&whole) - outlook.now(&fewer);
            if spare.as_ref().is_none_or(|(least, ..)| loss < *least) {
                spare = Some((loss, outlaw, fewer));
            }
        }
        after[outlaw.index()] = whole;
        first = Some(Action::PlayOutlaws { outlaw, count: stand.held });
    }
    match kept {
        0 => {
            let (_, outlaw, fewer) = spare?;
            after[outlaw.index()] = fewer;
            // Everything else first; then all but one of those.
            let other = Outlaw::ALL.into_iter().find(|&o| o != outlaw && stands[o.index()].held > 0);
            let count = stands[outlaw.index()].held - 1;
            first = Some(match other {
                Some(other) => Action::PlayOutlaws { outlaw: other, count: stands[other.index()].held },
                None if count > 0 => Action::PlayOutlaws { outlaw, count },
                None => Action::Discard(Card::outlaw(outlaw)),
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
