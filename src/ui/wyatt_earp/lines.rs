//! What there is to say about what happened.

use crate::engine::Seat;
use crate::games::wyatt_earp::{Card, Event, HandEnd};
use crate::ui::table::lines::Remark;

/// Laid at once, so many cards of an outlaw are worth a word.
const MANY: u8 = 4;

/// Who may say something about these events, and about what; the last of them that is worth it.
pub fn remark(events: &[Event]) -> Option<(Seat, Remark)> {
    events.iter().rev().find_map(|event| match *event {
        Event::HandEnded { why: HandEnd::WentOut(seat) } => Some((seat, Remark::Out)),
        // Who was robbed by the player has more to say than a robber of others.
        Event::Stole { seat: Seat(0), from, .. } | Event::Asked { seat: Seat(0), from: Some(from), .. } => {
            Some((from, Remark::Lost))
        }
        Event::Laid { seat: Seat(0), card: Card::HIDEOUT, on, .. } => Some((on, Remark::Lost)),
        Event::Stole { seat, .. } | Event::Asked { seat, from: Some(_), .. } => Some((seat, Remark::Took)),
        Event::Laid { seat, card: Card::HIDEOUT, .. } => Some((seat, Remark::Took)),
        Event::Asked { seat, from: None, .. } | Event::Shot { seat, hit: false, .. } => Some((seat, Remark::Missed)),
        Event::Shot { seat, hit: true, .. } => Some((seat, Remark::Took)),
        Event::PlayedOutlaws { seat, count: MANY.., .. } => Some((seat, Remark::Laid)),
        _ => None,
    })
}
