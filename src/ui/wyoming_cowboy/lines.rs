//! What there is to say about what happened.

use crate::engine::Seat;
use crate::games::wyoming_cowboy::Event;
use crate::ui::table::lines::Remark;

/// Who may say something about these events, and about what; the last of them that is worth it.
pub fn remark(events: &[Event]) -> Option<(Seat, Remark)> {
    events.iter().rev().find_map(|event| match *event {
        Event::Scored { by: Some(seat), .. } => Some((seat, Remark::Out)),
        Event::KingTaken { seat: Seat(0), victim, .. } => Some((victim, Remark::Lost)),
        Event::KingTaken { seat, .. } => Some((seat, Remark::Took)),
        Event::QuickDraw { victim, .. } => Some((victim, Remark::Took)),
        Event::Backfired { seat, .. } => Some((seat, Remark::Missed)),
        Event::Pulled { seat, .. } | Event::Couple { seat, .. } => Some((seat, Remark::Laid)),
        _ => None,
    })
}
