//! Which card to part with: the least useful to me, and to the next player.

use super::choices::Choices;
use super::draw::in_hand;
use super::outlook::Outlook;
use crate::games::wyatt_earp::{Action, Card, Kind};

pub(super) fn weigh(outlook: &Outlook, choices: &mut Choices) {
    let view = outlook.view;
    let next = view.me.next(view.table.seats()).index();
    for (card, _) in view.hand.kinds() {
        let loss = match card.kind() {
            Kind::Outlaw(outlaw) => {
                let o = outlaw.index();
                let mut stand = outlook.stands[o];
                stand.held -= 1;
                let mine = outlook.worth[o] - outlook.stake(o, &stand);
                mine + outlook.weights.feed * feed(outlook, o, next, 2)
            }
            Kind::Photo(outlaw) => {
                let o = outlaw.index();
                let mut stand = outlook.stands[o];
                stand.photo = false;
                let mine = outlook.worth[o] - outlook.stake(o, &stand);
                mine + outlook.weights.feed * feed(outlook, o, next, 4)
            }
            _ => in_hand(outlook, card) * usefulness(outlook, card),
        };
        choices.offer(Action::Discard(card), -loss);
    }
}

/// What I lose if the next player picks it up and lays it down.
fn feed(outlook: &Outlook, outlaw: usize, next: usize, points: u8) -> f32 {
    let mut stand = outlook.stands[outlaw];
    if !stand.open {
        let set = outlook.weights.feed_set * outlook.holds[outlaw][next] * (f32::from(stand.money) + 2.0);
        return -outlook.regard[next] * set;
    }
    if stand.covered >> next & 1 == 0 {
        stand.cp[next] += points;
    }
    (outlook.worth[outlaw] - outlook.stake(outlaw, &stand)).max(0.0)
}

/// A second and third Sheriff card waits for a turn of its own.
fn usefulness(outlook: &Outlook, card: Card) -> f32 {
    1.0 / f32::from(outlook.view.hand.count(card).max(1))
}
