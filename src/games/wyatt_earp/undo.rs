//! What cannot be undone: whatever brought something hidden to light, or let others answer.

use super::card::Card;
use super::event::Event;
use super::table::Edition;
use super::view::View;
use crate::engine::UndoBarrier;

impl View {
    /// Whether an own action cannot be undone as `event` came of it; this is the view from before it.
    pub(super) fn undo_barrier(&self, event: &Event) -> Option<UndoBarrier> {
        match event {
            Event::Drew { .. }
            | Event::Reshuffled
            | Event::Shot { .. }
            | Event::Asked { .. }
            | Event::Took { .. }
            | Event::Dealt { .. }
            | Event::Duel { .. }
            // In each of its ways it draws, shoots or looks through the stack.
            | Event::PlayedSheriff { card: Card::WYATT_EARP, .. } => Some(UndoBarrier::Revealed),
            // The card beneath may tell what another took from the stack unseen (R-6.9b). If nobody did, everybody has seen it discarded.
            Event::DrewDiscard { .. } if self.pickups.iter().any(|pickup| pickup.in_stack) => Some(UndoBarrier::Revealed),
            // another may have taken the Photo from the stack unseen.
            Event::PlayedOutlaws { outlaw, opened: true, .. }
                if self.table.options.edition == Edition::Y2014
                    && self.surely_unseen(Card::photo(*outlaw)) != Some(0) =>
            {
                Some(UndoBarrier::Answerable)
            }
            //
            Event::Laid { card: Card::HIDEOUT, .. } if self.is_unseen(Card::WYATT_EARP) && self.table.can_shoot() => {
                Some(UndoBarrier::Answerable)
            }
            _ => None,
        }
    }
}
