//! What people would remark on at a table of Desperados.

use crate::bots::arena::{Moment, Witness};
use crate::bots::pool::{Notes, Remarks};
use crate::engine::Game;
use crate::games::desperados::{Action, Desperados, Phase, View};

/// Whether an act keeps cards back that nothing comes after for: a gang weaker than the strongest in the last hold-up, or none.
pub(super) fn is_silly(view: &View, action: Action) -> bool {
    match (action, view.phase) {
        (Action::Gang(gang), Phase::HoldUp(place)) if view.is_last_hold_up() => {
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
            if view.is_last_hold_up() {
                self.notes.share("sends less than it could to the last hold-up", who, is_silly(&view, action));
            }
        }
    }

    fn add(&mut self, other: Self) {
        self.notes.add(other.notes);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::{Bot, BotKind, Character, Level, Temper};
    use crate::engine::{Rng, Seat};
    use crate::games::desperados::testing::{Scene, gang, put};

    /// A hold-up of a place of that value, in which seat 0 has three gangs: one Barber, two, and one of Barber and Cook.
    fn held_up(value: u8) -> View {
        let front = ["", "", "", "RB RC RD", "RB RC RD RF"][usize::from(value) - 1];
        let last = if value == 5 { "RG" } else { "RF" };
        let scene = Scene::new(2).value(0, value).front(0, front).hand(0, &format!("{last} GB*2 GC YN"));
        let mut play = scene.hand(1, "BB").play();
        play.act(put(last, 0));
        Desperados::view(&play.state, Seat(0))
    }

    #[test]
    fn nobody_keeps_cards_back_in_the_last_hold_up() {
        let silly = |value, sent| is_silly(&held_up(value), gang(sent));
        for less in ["", "GB", "GB GC", "GB*2"] {
            assert!(silly(5, less), "{less}");
            assert!(!silly(4, less), "{less}: they are of use later");
        }
        assert!(!silly(5, "GB*2 GC"));
        let view = held_up(5);
        for level in Level::ALL {
            for seed in 0..50 {
                let bot = BotKind::Character(Character { level, temper: Temper::Even });
                assert_eq!(Bot::<Desperados>::choose(&bot, &view, &mut Rng::new(seed)), gang("GB*2 GC"), "{level:?}");
            }
        }
    }
}
