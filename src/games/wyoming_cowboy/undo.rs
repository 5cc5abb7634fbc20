//! What cannot be undone: whatever brought something hidden to light, or let others answer.

use super::event::Event;
use super::view::View;
use crate::engine::UndoBarrier;

/// Whether what came of an own action forbids to undo it; `view` is from before it.
pub(super) fn undo_barrier(view: &View, events: &[Event]) -> Option<UndoBarrier> {
    events.iter().find_map(|event| match event {
        Event::Drew { seat, .. } if *seat == view.me => Some(UndoBarrier::Revealed),
        Event::Reshuffled
        | Event::Turned { .. }
        | Event::Passed { .. }
        | Event::Scored { .. }
        | Event::Dealt { .. } => Some(UndoBarrier::Revealed),
        // C-6.1: asking is shooting, and who has answered has answered.
        Event::Shot { .. } | Event::Target { .. } | Event::Missed { .. } | Event::QuickDraw { .. } => {
            Some(UndoBarrier::Answerable)
        }
        _ => None,
    })
}
