//! What bots know of Desperados: rules of thumb ([`greedy`]), the chance to win from where a game stands ([`standing`]), and what the levels
//! make of that.

pub mod greedy;
mod lanes;
mod levels;
mod remarks;
pub mod standing;
mod strangers;

pub use greedy::{Greedy, Weights};

use super::{Character, Mind, Plan, Style, Temper};
use crate::engine::{Clock, Rng, Seat};
use crate::games::desperados::{Action, Desperados, Hand, MAX_SEATS, Phase, State, View};

impl Mind for Desperados {
    type Policy = Greedy;
    type Notes = ();
    type Insight = ();

    fn policy(temper: Temper) -> Greedy {
        levels::policy(temper)
    }

    fn baseline() -> Greedy {
        Greedy { weights: [Weights::BY_HAND; MAX_SEATS - 1] }
    }

    fn plan(_seats: usize) -> Plan<Self> {
        levels::plan()
    }

    fn style(character: Character, seats: usize) -> Style<Self> {
        levels::style(character, seats)
    }

    fn value(state: &State, seat: Seat) -> f32 {
        standing::chance(state, seat)
    }

    fn cutoff(state: &State, since: Clock, horizon: u16) -> bool {
        match state.phase() {
            Phase::Over => true,
            Phase::Day => state.table().turn_number >= since.turn.saturating_add(horizon),
            Phase::HoldUp(_) => false,
        }
    }

    fn points(state: &State, seat: Seat) -> f32 {
        state.table().booty[seat.index()].worth().into()
    }

    fn remembered(view: &View, memory: f32, rng: &mut Rng) -> View {
        let mut remembers = || rng.happens(memory);
        let mut view = view.clone();
        // Rules of thumb, which is all that those who forget go by, count the discards and ask for nothing else that has gone by. A number is
        // drawn first that decides nothing, for the same seed to lead to the same choices as ever.
        remembers();
        if !remembers() {
            view.table.discards = Hand::EMPTY;
        }
        view
    }

    fn is_silly(view: &View, action: Action) -> bool {
        remarks::is_silly(view, action)
    }

    fn with_same_hands(state: &State, rng: &mut Rng) -> State {
        state.with_same_hands(rng)
    }

    fn is_whole(world: &State) -> bool {
        world.is_whole()
    }
}

/// Where what is kept for each size of table is found for this one.
fn at_table_of(seats: usize) -> usize {
    seats.clamp(2, MAX_SEATS) - 2
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Game;

    /// Only the discards are asked for by those who forget; the rest of what has gone by nobody needs to lose.
    #[test]
    fn only_the_discards_are_forgotten() {
        let state = Desperados::deal(&Desperados::options(3, 0), 1).expect("a table");
        let view = Desperados::view(&state, Seat(0));
        let mut rng = Rng::new(1);
        let forgot = Desperados::remembered(&view, 0.0, &mut rng);
        assert_eq!((forgot.memory, forgot.table.discards), (view.memory, Hand::EMPTY));
    }
}
