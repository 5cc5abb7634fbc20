//! What people would remark on at a table of Desperados.

use crate::bots::arena::{Moment, Witness};
use crate::bots::pool::{Notes, Remarks};
use crate::engine::Game;
use crate::games::desperados::{Action, Desperados, Phase};

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
        }
    }

    fn add(&mut self, other: Self) {
        self.notes.add(other.notes);
    }
}
