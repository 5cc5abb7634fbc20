//! Wyoming Cowboy: kings to be shot, queens to be shed, tens to get rid of and five kinds of guns, for three to eight. The rules, by number, are
//! in `docs/rules/wyoming-cowboy.md`.
//!
//! What everybody sees is in [`Table`], badges and guns among it. Whoever is shot at is always asked ([`Phase::Asked`]), even if there is only
//! one answer, so that being asked tells nothing of a hand.

mod action;
mod admit;
mod apply;
mod card;
mod determinize;
mod event;
mod gun;
mod illegal;
mod legal;
mod list;
mod memory;
mod scoring;
mod shots;
mod state;
mod table;
#[cfg(any(test, feature = "testing"))]
#[allow(missing_docs, clippy::pedantic)] // what only tests use
pub mod testing;
#[cfg(test)]
mod tests;
mod undo;
mod view;

pub use action::{Action, Actions, Direction};
pub use admit::BadView;
pub use apply::MAX_ROUNDS;
pub use card::{Card, DECK, Hand, KINDS, RANKS, Rank, SUITS, Suit, Suits};
pub use determinize::Habits;
pub use event::{Event, NoShot};
pub use gun::{Calibre, Drawn, Gun, MAX_GUNS};
pub use illegal::Illegal;
pub use list::List;
pub use memory::{ANY, Recall};
pub use scoring::{
    BEAST, COUPLE, DANCE_HALL, DELAYED, ENDED, FAMILY, Faces, GANG, GOAL, KING, MARRIAGE, MAX_HANDS, ORPHANAGE, POSSE,
    QUEEN, SHORT, SIX, ScoreLine, Sheet, TEN, delays, may_discard_six, sixes,
};
pub use state::{Phase, State};
pub use table::{Acted, BadOptions, Discarded, MAX_SEATS, Options, Rules, Table};
pub use view::View;

use std::ops::RangeInclusive;

use crate::engine::{Clock, Game, Outcome, Rng, Seat, Sink, Stage, UndoBarrier, digest_of};

/// Three to eight (C-1.1).
const SEATS: RangeInclusive<u8> = 3..=MAX_SEATS as u8;

/// The game of Wyoming Cowboy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WyomingCowboy;

impl Game for WyomingCowboy {
    const NAME: &'static str = "wyoming-cowboy";
    const RULES_VERSION: u16 = 1;
    const SEATS: RangeInclusive<u8> = SEATS;
    const VARIANTS: &'static [&'static str] = &["usual", "strict", "short"];

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
        let rules = [Rules::Usual, Rules::Strict, Rules::Short];
        Options { seats, rules: rules.get(variant).copied().unwrap_or_default() }
    }

    fn deal(options: &Options, seed: u64) -> Result<State, BadOptions> {
        State::new(*options, seed)
    }

    fn seats(state: &State) -> usize {
        state.table.seats()
    }

    #[inline]
    fn to_act(state: &State) -> Option<Seat> {
        state.to_act()
    }

    #[inline]
    fn legal(state: &State) -> Actions {
        state.position().legal()
    }

    #[inline]
    fn apply(state: &mut State, action: Action, sink: &mut impl Sink<Event>) -> Result<(), Illegal> {
        state.position().check(action)?;
        state.carry_out(action, sink);
        Ok(())
    }

    fn clock(state: &State) -> Clock {
        Clock { hand: state.table.hand_number, turn: state.table.turn_number }
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let over = state.phase == Phase::Over;
        over.then(|| Outcome {
            winners: scoring::winners(&state.table).to_vec(),
            points: state.table.scores[..state.table.seats()].iter().map(|&points| points.into()).collect(),
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
        match view.phase {
            Phase::HandOver => Stage::BetweenHands,
            Phase::Over => Stage::Over,
            _ => Stage::Playing,
        }
    }

    /// C-1.3, C-4.1
    fn chooses_secretly(view: &View) -> bool {
        matches!(view.phase, Phase::Passing { .. }) && view.decides()
    }

    /// C-6.2, C-6.3: how long a victim thinks must not tell whether there is anything to think about.
    fn is_out_of_turn(view: &View) -> bool {
        matches!(view.phase, Phase::Asked { victim, .. } | Phase::Hit { victim, .. } if victim == view.me)
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
        determinize::determinize(view, None, rng)
    }

    fn digest(state: &State) -> u64 {
        let parts = (&state.table, state.phase, &state.hands, &state.passes, state.first, state.pile(), state.rng);
        digest_of(&parts)
    }
}
