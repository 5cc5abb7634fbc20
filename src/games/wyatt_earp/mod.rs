//! Wyatt Earp: rummy for two to four hunters of rewards. The rules, by number, are in `docs/rules/wyatt-earp.md`.

mod action;
mod admit;
mod apply;
mod card;
mod determinize;
mod event;
mod illegal;
mod layout;
mod legal;
mod memory;
mod pickups;
mod scoring;
mod state;
mod table;
#[cfg(any(test, feature = "testing"))]
#[allow(missing_docs, clippy::pedantic)] // what only tests use
pub mod testing;
#[cfg(test)]
mod tests;
mod undo;
mod unseen;
mod view;

pub use action::{Action, Actions, Direction, MAX_ACTIONS};
pub use admit::BadView;
pub use card::{Card, Counts, DECK, Hand, KINDS, Kind, OUTLAWS, Outlaw};
pub use event::{Event, HandEnd};
pub use illegal::Illegal;
pub use layout::{BadLayout, Layout};
pub use memory::Caps;
pub use scoring::{CAPTURE, GOAL, Payout, SOLE_LEAD, Verdict, paid, payout};
pub use state::{Phase, Sheriff, State};
pub use table::{BadOptions, Edition, Group, MAX_SEATS, Options, Table};
pub use view::{HiddenPickup, View};

use std::ops::RangeInclusive;

use crate::engine::{Clock, Game, Outcome, Rng, Seat, Sink, Stage, UndoBarrier, digest_of};

/// Two to four.
const SEATS: RangeInclusive<u8> = 2..=MAX_SEATS as u8;

/// 2: a duel draws from what is left of the supply.
const RULES_VERSION: u16 = 2;

/// The game of Wyatt Earp.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WyattEarp;

impl Game for WyattEarp {
    const NAME: &'static str = "wyatt-earp";
    const RULES_VERSION: u16 = RULES_VERSION;
    const SEATS: RangeInclusive<u8> = SEATS;
    const VARIANTS: &'static [&'static str] = &["2014", "2000"];

    type Options = Options;
    type State = State;
    type Action = Action;
    type Actions = Actions;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;
    type BadOptions = BadOptions;
    type BadView = BadView;

    fn options(seats: u8, variant: usize) -> Options {
        Options { seats, edition: if variant == 1 { Edition::Y2000 } else { Edition::Y2014 } }
    }

    fn deal(options: &Options, seed: u64) -> Result<State, BadOptions> {
        State::new(Self::RULES_VERSION, *options, seed)
    }

    fn deal_by(version: u16, options: &Options, seed: u64) -> Result<State, BadOptions> {
        State::new(version, *options, seed)
    }

    fn seats(state: &State) -> usize {
        state.table.seats()
    }

    fn to_act(state: &State) -> Option<Seat> {
        state.to_act()
    }

    #[inline]
    fn legal(state: &State) -> Actions {
        state.position().legal()
    }

    fn apply(state: &mut State, action: Action, sink: &mut impl Sink<Event>) -> Result<(), Illegal> {
        state.position().check(action)?;
        state.carry_out(action, sink);
        Ok(())
    }

    fn clock(state: &State) -> Clock {
        Clock { hand: state.table.hand_number, turn: state.table.turn_number }
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let Phase::GameOver { winner } = state.phase else { return None };
        let points = state.table.money[..state.table.seats()].iter().map(|&m| i32::from(m)).collect();
        Some(Outcome { winners: vec![winner], points })
    }

    fn view(state: &State, seat: Seat) -> View {
        state.view(seat)
    }

    fn viewer(view: &View) -> Seat {
        view.me
    }

    fn seats_in(view: &View) -> usize {
        view.table.seats()
    }

    fn legal_in(view: &View) -> Actions {
        view.legal()
    }

    ///
    fn is_out_of_turn(view: &View) -> bool {
        matches!(view.phase, Phase::PhotoOffer { .. } | Phase::HideoutOffer { .. })
    }

    fn stage(view: &View) -> Stage {
        match view.phase {
            Phase::HandOver => Stage::BetweenHands,
            Phase::GameOver { .. } => Stage::Over,
            _ => Stage::Playing,
        }
    }

    fn admit(view: &View) -> Result<(), BadView> {
        admit::admit(view)
    }

    fn redact(event: &Event, seat: Seat) -> Option<Event> {
        view::redact(event, seat)
    }

    fn undo_barrier(view: &View, events: &[Event]) -> Option<UndoBarrier> {
        events.iter().find_map(|event| view.undo_barrier(event))
    }

    fn determinize(view: &View, rng: &mut Rng) -> State {
        determinize::determinize(view, rng)
    }

    fn digest(state: &State) -> u64 {
        let parts =
            (&state.table, state.phase, state.sheriff, &state.hands, state.supply(), state.discard(), state.rng);
        digest_of(&parts)
    }
}
