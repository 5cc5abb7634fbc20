//! What bots know of Wyoming Cowboy: rules of thumb ([`greedy`]), the chance to win the race to 500 ([`race`]), and what the levels make of that.

pub mod greedy;
mod habits;
mod levels;
pub mod race;
mod remarks;
mod strangers;

pub use greedy::{Greedy, Weights};

use super::{Character, Mind, Plan, Style, Temper};
use crate::engine::{Clock, Rng, Seat};
use crate::games::wyoming_cowboy::{ANY, Action, Hand, MAX_SEATS, Phase, Rank, State, View, WyomingCowboy};

/// For so many sizes of table there are numbers of their own: three, four, five and six, and seven and eight.
pub const TABLES: usize = 4;

impl Mind for WyomingCowboy {
    type Policy = Greedy;
    type Notes = ();
    type Insight = ();

    fn policy(temper: Temper) -> Greedy {
        levels::policy(temper)
    }

    fn baseline() -> Greedy {
        Greedy { weights: [Weights::BY_HAND; TABLES] }
    }

    fn plan(seats: usize) -> Plan<Self> {
        levels::plan(seats)
    }

    fn adviser(seats: usize) -> Plan<Self> {
        levels::adviser(seats)
    }

    fn style(character: Character, seats: usize) -> Style<Self> {
        levels::style(character, seats)
    }

    fn value(state: &State, seat: Seat) -> f32 {
        race::chance(state, seat, &Weights::TUNED)
    }

    fn cutoff(state: &State, since: Clock, horizon: u16) -> bool {
        let table = state.table();
        match state.phase() {
            Phase::HandOver | Phase::Over => true,
            Phase::Play => table.hand_number > since.hand || table.turn_number >= since.turn.saturating_add(horizon),
            _ => false,
        }
    }

    fn points(state: &State, seat: Seat) -> f32 {
        state.table().points(seat).into()
    }

    fn remembered(view: &View, memory: f32, rng: &mut Rng) -> View {
        let mut remembers = || rng.happens(memory);
        let mut view = view.clone();
        for seat in 0..MAX_SEATS {
            if !remembers() {
                view.memory.known[seat] = view.table.badges[seat].of_rank(Rank::King);
                view.memory.once[seat] = Hand::EMPTY;
            }
            if !remembers() {
                view.memory.kings[seat] = ANY;
            }
        }
        if !remembers() {
            view.memory.fresh = Hand::deck(view.table.decks());
        }
        view
    }

    fn guess(view: &View, rng: &mut Rng) -> State {
        view.guess(&habits::habits(&view.table), rng)
    }

    fn with_same_hands(state: &State, rng: &mut Rng) -> State {
        state.with_same_hands(rng)
    }

    fn is_silly(view: &View, action: Action) -> bool {
        remarks::is_silly(view, action)
    }

    fn is_whole(world: &State) -> bool {
        world.is_whole()
    }
}

/// Where what is kept for a size of table is found for this one.
pub fn at_table_of(seats: usize) -> usize {
    match seats {
        ..=3 => 0,
        4 => 1,
        5 | 6 => 2,
        _ => 3,
    }
}
