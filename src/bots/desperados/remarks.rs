//! What people would remark on at a table of Desperados.

use crate::bots::arena::{Moment, Witness};
use crate::bots::pool::{Notes, Remarks};
use crate::engine::Game;
use crate::games::desperados::{Action, Desperados, Phase, View};

/// Whether the place that is held up ends the game (D-4.1).
fn is_last(view: &View) -> bool {
    matches!(view.phase, Phase::HoldUp(place) if view.table.piles[place.index()].value() == 5)
}

/// Whether an act keeps cards back that nothing comes after for: a gang weaker than the strongest in the last hold-up, or none.
pub(super) fn is_silly(view: &View, action: Action) -> bool {
    match (action, view.phase) {
        (Action::Gang(gang), Phase::HoldUp(place)) if is_last(view) => {
            view.table.strengths(place).of_gang(gang) < view.strongest(place).1
        }
        _ => false,
    }
}

/// Takes notes of a table.
#[derive(Debug, Default)]
pub struct Watch {
    notes: Notes,
}

impl Remarks for Watch {
    fn notes(&self) -> &Notes {
        &self.notes
    }
}

impl Witness<Desperados> for Watch {
    fn see(&mut self, moment: &Moment<Desperados>) {
        let Moment { who, seat, before, action, .. } = *moment;
        if let (Action::Gang(gang), Phase::HoldUp(place)) = (action, before.phase()) {
            let view = Desperados::view(before, seat);
            if !view.strongest(place).0.is_empty() {
                self.notes.share("stays away from a hold-up", who, gang.is_empty());
            }
            self.notes.number("cards in a gang", who, gang.len().into());
            if is_last(&view) {
                self.notes.share("sends less than it could to the last hold-up", who, is_silly(&view, action));
            }
        }
    }

    fn add(&mut self, other: Self) {
        self.notes.add(other.notes);
    }
}
