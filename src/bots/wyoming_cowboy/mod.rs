//! What bots know of Wyoming Cowboy.

mod greedy;

pub use greedy::Greedy;

use super::human::Human;
use super::{Character, Mind, Plan, Style, Temper};
use crate::engine::{Clock, Rng, Seat};
use crate::games::wyoming_cowboy::{Phase, State, View, WyomingCowboy};

impl Mind for WyomingCowboy {
    type Policy = Greedy;

    fn policy(_: Temper) -> Greedy {
        Greedy
    }

    fn plan(_: usize) -> Plan<Self> {
        Plan { worlds: 512, ..Plan::new(Greedy) }
    }

    fn style(_: Character, _: usize) -> Style<Self> {
        Style::Human(Human { policy: Greedy, memory: 1.0, misjudgement: 0.0, slip: 0.0 })
    }

    fn value(state: &State, _: Seat) -> f32 {
        1.0 / state.table().seats() as f32
    }

    fn cutoff(state: &State, since: Clock, horizon: u16) -> bool {
        match state.phase() {
            Phase::HandOver | Phase::Over => true,
            _ => state.table().turn_number >= since.turn.saturating_add(horizon),
        }
    }

    fn points(state: &State, seat: Seat) -> f32 {
        state.table().points(seat).into()
    }

    fn remembered(view: &View, _: f32, _: &mut Rng) -> View {
        view.clone()
    }

    fn with_same_hands(state: &State, rng: &mut Rng) -> State {
        state.with_same_hands(rng)
    }

    fn is_whole(world: &State) -> bool {
        world.is_whole()
    }
}
