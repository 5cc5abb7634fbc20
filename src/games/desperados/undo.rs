//! What cannot be undone: whatever brought something hidden to light, or tells of another's hand.

use super::event::Event;
use super::view::View;
use crate::engine::UndoBarrier;

/// Whether what came of an own action forbids to undo it; `view` is from before it.
pub(super) fn undo_barrier(view: &View, events: &[Event]) -> Option<UndoBarrier> {
    let put = events.iter().find_map(|event| if let Event::Put { place, .. } = event { Some(*place) } else { None });
    let others_draw = events.iter().any(|event| matches!(event, Event::Drew { .. }));
    events
        .iter()
        .find_map(|event| match event {
            Event::Shown { .. } | Event::Stuck { .. } | Event::Ended { .. } => Some(UndoBarrier::Revealed),
            Event::Drew { seat, .. } if *seat == view.me => Some(UndoBarrier::Revealed),
            _ => None,
        })
        .or_else(|| {
            // That the next hand is not stuck (D-2.3) tells something, unless whatever card it has could go to an empty place.
            let empty = |place: &super::Place| view.table.fronts[place.index()].is_empty() && Some(*place) != put;
            let sure = super::Place::ALL.iter().any(empty) && others_draw;
            let held_up = events.iter().any(|event| matches!(event, Event::HeldUp { .. }));
            (put.is_some() && !held_up && !sure).then_some(UndoBarrier::Answerable)
        })
}
