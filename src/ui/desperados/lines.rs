//! What there is to say about what happened.

use crate::engine::Seat;
use crate::games::desperados::Event;
use crate::ui::table::lines::Remark;

/// Who may say something about these events, and about what; the last of them that is worth it. Nobody speaks of a gang before all are shown.
pub fn remark(events: &[Event]) -> Option<(Seat, Remark)> {
    events.iter().rev().find_map(|event| match event {
        Event::Shown { winner: Some(Seat(0)), strengths, .. } => {
            // The strongest of those who were beaten.
            let others = (1..strengths.len()).filter(|&seat| strengths[seat] > 0);
            others.max_by_key(|&seat| strengths[seat]).map(|seat| (Seat(seat as u8), Remark::Lost))
        }
        Event::Shown { winner: Some(winner), .. } => Some((*winner, Remark::Took)),
        Event::Stuck { seat, .. } => Some((*seat, Remark::Missed)),
        _ => None,
    })
}
