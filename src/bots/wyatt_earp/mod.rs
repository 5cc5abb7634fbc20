//! What bots know of Wyatt Earp: rules of thumb ([`greedy`]), a net that foresees who wins ([`value_net`]), one that tells likely hands from
//! odd ones ([`beliefs`]), what follows from all that a rival did ([`inference`]), the [`race`] to $25,000 between two hands, and what the
//! levels make of all that.

pub mod beliefs;
pub mod greedy;
pub mod inference;
mod lanes;
mod levels;
mod payouts;
pub mod race;
mod remarks;
mod strangers;
pub mod value_net;

pub use greedy::{Greedy, Ranking, Weights};
pub use inference::{Insight, Notes};

use super::{Character, Guess, Mind, Plan, Style, Temper, rollout};
use crate::engine::{Clock, Rng, Seat};
use crate::games::wyatt_earp::{Action, Caps, Counts, Event, Hand, MAX_SEATS, Phase, State, View, WyattEarp};

/// What the best bot makes of a decision.
pub type Advice = rollout::Advice<WyattEarp>;
/// What it makes of one act.
pub type Estimate = rollout::Estimate<WyattEarp>;

impl Mind for WyattEarp {
    type Policy = Greedy;
    type Notes = Notes;
    type Insight = Insight;

    fn policy(temper: Temper) -> Greedy {
        levels::policy(temper)
    }

    fn baseline() -> Greedy {
        Greedy { weights: [Weights::BY_MATCHES; 3] }
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
        if is_over(state) { race::chance(state, seat) } else { value_net::chance(state, seat) }
    }

    fn cutoff(state: &State, since: Clock, horizon: u16) -> bool {
        is_over(state)
            || state.phase() == Phase::Draw && state.table().turn_number >= since.turn.saturating_add(horizon)
    }

    fn points(state: &State, seat: Seat) -> f32 {
        state.table().money[seat.index()].into()
    }

    fn remembered(view: &View, memory: f32, rng: &mut Rng) -> View {
        let mut remembers = || rng.happens(memory);
        let mut view = view.clone();
        for seat in 0..MAX_SEATS {
            if !remembers() {
                view.known[seat] = Hand::EMPTY;
                view.caps[seat] = Caps::default();
            }
        }
        if view.phase != Phase::Search && !remembers() {
            view.stack = Counts::default();
        }
        view
    }

    fn with_same_hands(state: &State, rng: &mut Rng) -> State {
        state.with_same_hands(rng)
    }

    fn likelihood(world: &State, view: &View) -> f32 {
        beliefs::likelihood(world, view)
    }

    fn note(notes: &mut Notes, before: &View, events: &[Event], after: &View) {
        if after.table.seats() == 2 {
            notes.write(before, events, after);
        }
    }

    fn infer(insight: &mut Insight, notes: &Notes, view: &View, stop: &mut dyn FnMut() -> bool) -> Vec<Guess<Self>> {
        insight.worlds(notes, view, stop)
    }

    fn is_silly(view: &View, action: Action) -> bool {
        remarks::is_silly(view, action)
    }

    fn is_whole(world: &State) -> bool {
        world.is_whole()
    }
}

/// Whether the hand has been scored.
fn is_over(state: &State) -> bool {
    matches!(state.phase(), Phase::HandOver | Phase::GameOver { .. })
}

/// Where what is kept for each size of table is found for this one.
fn at_table_of(seats: usize) -> usize {
    seats.clamp(2, MAX_SEATS) - 2
}
