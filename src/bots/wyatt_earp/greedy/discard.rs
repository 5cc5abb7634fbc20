//! Which card to part with: the least useful to me, and to the next player.

use super::choices::Choices;
use super::outlook::Outlook;
use crate::bots::wyatt_earp::lanes::{LANES, Lanes, all};
use crate::games::wyatt_earp::{Action, Card, Kind, OUTLAWS};

pub(super) fn weigh(outlook: &Outlook, choices: &mut Choices) {
    // Outlaw cards and Photos side by side; where I hold both, the Photo's turn comes after.
    let contests = &outlook.contests;
    let (has_card, has_photo) = (contests.held.simd_gt(all(0.0)), contests.photo.simd_gt(all(0.0)));
    let first = losses(outlook, has_card);
    let photos = if (has_card & has_photo).any() { losses(outlook, all(0.0)) } else { first };
    for (card, _) in outlook.view.hand.kinds() {
        let loss = match card.kind() {
            Kind::Outlaw(outlaw) => first[outlaw.index()],
            Kind::Photo(outlaw) => photos[outlaw.index()],
            _ => outlook.weights.parting[card.index() - 2 * OUTLAWS] * usefulness(outlook, card),
        };
        choices.offer(Action::Discard(card), -loss);
    }
}

/// What I lose by a discard: of the Outlaw card in the lanes of the mask, of the Photo in the others.
fn losses(outlook: &Outlook, card: Lanes) -> [f32; LANES] {
    let mut after = outlook.contests;
    after.held -= card & all(1.0);
    after.photo = card & after.photo;
    let feed = all(outlook.weights.feed) * feed(outlook, card.select(all(2.0), all(4.0)));
    (feed - outlook.gains_in_hand(&after)).to_array()
}

/// What I lose if the next player picks it up and lays it down for so many points.
fn feed(outlook: &Outlook, points: Lanes) -> Lanes {
    let contests = &outlook.contests;
    let regard = all(-outlook.regard[1] * outlook.weights.feed_set);
    let set = regard * outlook.holds[1] * (contests.money + all(2.0));
    let lost = -outlook.gains(&contests.points(1, points));
    contests.open.select(lost.fast_max(all(0.0)), set)
}

/// A second and third Sheriff card waits for a turn of its own.
fn usefulness(outlook: &Outlook, card: Card) -> f32 {
    1.0 / f32::from(outlook.view.hand.count(card).max(1))
}
