//! Desperados: whose gang holds up the bank? For two to five. The rules, by number, are in `docs/rules/desperados.md`.
//!
//! Two cards come at the beginning of a turn by themselves, as there is nothing to choose; so does what happens to a hand of which nothing can
//! be put (D-2.3). That leaves two decisions: a card to put ([`Action::Put`]) and a gang to send ([`Action::Gang`]).

mod action;
mod admit;
mod apply;
mod card;
mod determinize;
mod event;
mod illegal;
mod legal;
mod memory;
mod place;
mod scoring;
mod state;
mod table;
#[cfg(any(test, feature = "testing"))]
#[allow(missing_docs, clippy::pedantic)] // what only tests use
pub mod testing;
#[cfg(test)]
mod tests;
mod undo;
mod view;

pub use action::{Action, Actions};
pub use admit::BadView;
pub use card::{CHARACTERS, COLOURS, COPIES, Card, Character, Characters, Colour, DECK, Hand, KINDS};
pub use event::Event;
pub use illegal::Illegal;
pub use memory::{Lack, Memory};
pub use place::{Booty, Front, Kind, PLACES, Pile, Place, VALUES};
pub use scoring::winners;
pub use state::{Phase, State};
pub use table::{BadOptions, MAX_SEATS, Options, Strengths, Table};
pub use view::View;

use std::ops::RangeInclusive;

use crate::engine::{Clock, Game, Outcome, Rng, Seat, Sink, Stage, UndoBarrier, digest_of};

/// Two to five (D-1.1).
const SEATS: RangeInclusive<u8> = 2..=MAX_SEATS as u8;

/// The game of Desperados.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Desperados;

impl Game for Desperados {
    const NAME: &'static str = "desperados";
    const RULES_VERSION: u16 = 1;
    const SEATS: RangeInclusive<u8> = SEATS;
    const VARIANTS: &'static [&'static str] = &["2005"];

    type Options = Options;
    type State = State;
    type Action = Action;
    type Actions = Actions;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;
    type BadOptions = BadOptions;
    type BadView = BadView;

    fn options(seats: u8, _: usize) -> Options {
        Options { seats }
    }

    fn deal(options: &Options, seed: u64) -> Result<State, BadOptions> {
        State::new(*options, seed)
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
        Clock { hand: 1, turn: state.table.turn_number }
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let over = state.phase == Phase::Over;
        over.then(|| Outcome {
            winners: winners(&state.table).to_vec(),
            points: state.table.booty[..state.table.seats()].iter().map(|booty| booty.worth().into()).collect(),
        })
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

    fn stage(view: &View) -> Stage {
        if view.phase == Phase::Over { Stage::Over } else { Stage::Playing }
    }

    /// D-3.1.
    fn chooses_secretly(view: &View) -> bool {
        matches!(view.phase, Phase::HoldUp(_)) && view.gang.is_none()
    }

    fn admit(view: &View) -> Result<(), BadView> {
        admit::admit(view)
    }

    fn redact(event: &Event, seat: Seat) -> Option<Event> {
        view::redact(event, seat)
    }

    fn undo_barrier(view: &View, events: &[Event]) -> Option<UndoBarrier> {
        undo::undo_barrier(view, events)
    }

    fn determinize(view: &View, rng: &mut Rng) -> State {
        determinize::determinize(view, rng)
    }

    fn digest(state: &State) -> u64 {
        let parts = (&state.table, state.phase, &state.hands, &state.gangs, state.first, state.pile(), state.rng);
        digest_of(&parts)
    }
}
