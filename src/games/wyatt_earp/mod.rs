//! Wyatt Earp: rummy for two to four hunters of rewards. The rules, by number, are in `docs/rules/wyatt-earp.md`.

mod action;
mod apply;
mod card;
mod determinize;
mod event;
mod finality;
mod illegal;
mod legal;
mod memory;
mod scoring;
mod state;
mod table;
mod takes;
#[cfg(test)]
pub(crate) mod testing;
#[cfg(test)]
mod tests;
mod view;

pub use action::{Action, Actions, Direction, MAX_ACTIONS};
pub use card::{Card, Counts, DECK, Hand, KINDS, Kind, OUTLAWS, Outlaw};
pub use event::{Event, HandEnd};
pub use illegal::Illegal;
pub use memory::Caps;
pub use scoring::{CAPTURE, GOAL, Payout, SOLE_LEAD, Verdict, payout};
pub use state::{Phase, Sheriff, State};
pub use table::{BadOptions, Edition, Group, MAX_SEATS, Options, Table};
pub use view::{HiddenTake, View};

use crate::engine::{Finality, Game, Outcome, Rng, Seat, Sink};

/// The game of Wyatt Earp.
#[derive(Clone, Copy, Debug)]
pub struct WyattEarp;

impl Game for WyattEarp {
    const NAME: &'static str = "wyatt-earp";
    /// 2: a duel draws from what is left of the supply.
    const RULES_VERSION: u16 = 2;

    type Options = Options;
    type State = State;
    type Action = Action;
    type Actions = Actions;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;
    type BadOptions = BadOptions;

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

    fn outcome(state: &State) -> Option<Outcome> {
        let Phase::GameOver { winner } = state.phase else { return None };
        let points = state.table.money[..state.table.seats()].iter().map(|&m| i32::from(m)).collect();
        Some(Outcome { winners: vec![winner], points })
    }

    fn view(state: &State, seat: Seat) -> View {
        state.view(seat)
    }

    fn redact(event: &Event, seat: Seat) -> Option<Event> {
        view::redact(event, seat)
    }

    fn finality(view: &View, events: &[Event]) -> Option<Finality> {
        events.iter().find_map(|event| view.finality(event))
    }

    fn determinize(view: &View, rng: &mut Rng) -> State {
        determinize::determinize(view, rng)
    }

    fn digest(state: &State) -> u64 {
        // FNV-1a over the packed bytes of everything that decides how the game goes on.
        let parts =
            (&state.table, state.phase, state.sheriff, &state.hands, state.supply(), state.discard(), state.rng);
        let bytes = postcard::to_allocvec(&parts).unwrap_or_default();
        bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
    }
}
