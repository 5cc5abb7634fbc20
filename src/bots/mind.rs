//! What a game brings so that bots can play it.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::human::Human;
use super::level::{Character, Temper};
use super::rollout::Plan;
use super::{Bot, Guess};
use crate::engine::{Clock, Game, Replay, Rng, Seat, Session};

/// Rules of thumb: they decide in about a microsecond, so that playouts can be played by them.
pub trait Policy<G: Game>: Bot<G> + Copy + Debug + PartialEq + Send + Sync + 'static {
    /// What [`Bot::choose`] would do, first, and then whatever else is worth a thought, the better the earlier; with what each is worth,
    /// in the game's own unit, of which only differences mean something.
    fn rank(&self, view: &G::View, rng: &mut Rng) -> Vec<(G::Action, f32)>;
}

/// How somebody comes to a decision.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Style<G: Mind> {
    /// As people do who are new to a table.
    Human(Human<G>),
    /// By trying acts out.
    Search(Plan<G>),
}

impl<G: Mind> Bot<G> for Style<G> {
    fn choose(&self, view: &G::View, rng: &mut Rng) -> G::Action {
        match self {
            Self::Human(human) => human.choose(view, rng),
            Self::Search(plan) => plan.choose(view, rng),
        }
    }
}

/// A game that bots can think about. All that the search, the levels and the tools that measure them need to know of it.
pub trait Mind: Game {
    /// The game's rules of thumb.
    type Policy: Policy<Self>;
    /// What a seat writes down of a hand, for those who [infer](Plan::infers) more from it than a view tells. `()` where nobody does.
    type Notes: Clone + Debug + Default + PartialEq + Send + Sync + Serialize + DeserializeOwned;
    /// What has been inferred from notes so far, to go on from in the same hand.
    type Insight: Debug + Default + 'static;

    /// The rules of thumb of one with that temper.
    fn policy(temper: Temper) -> Self::Policy;

    /// Rules of thumb that are never changed, for others to be measured by.
    fn baseline() -> Self::Policy {
        Self::policy(Temper::Even)
    }

    /// How the best bot thinks at a table of so many seats.
    fn plan(seats: usize) -> Plan<Self>;

    /// How whoever advises a player thinks, who is asked once in a while and has its chances read.
    fn adviser(seats: usize) -> Plan<Self> {
        Self::plan(seats)
    }

    /// How such a one comes to a decision at a table of so many seats.
    fn style(character: Character, seats: usize) -> Style<Self>;

    /// The chance of `seat` to win the whole game, from 0 to 1, in a state where [`Mind::cutoff`] ends a playout. All hands are known; those
    /// who share a victory share it here.
    fn value(state: &Self::State, seat: Seat) -> f32;

    /// Whether a playout ends here that began at `since` and should look so many turns ahead: as soon as [`Mind::value`] is surer than to
    /// play on, and never before the horizon, unless the hand is over. [`rollout::HAND`](super::rollout::HAND) looks to the end of the hand.
    fn cutoff(state: &Self::State, since: Clock, horizon: u16) -> bool;

    /// What `seat` has scored so far, in the game's own unit: what advice tells beside the chance to win.
    fn points(state: &Self::State, seat: Seat) -> f32;

    /// What is left of `view` to one who remembers each thing that lies in the past with this chance, from 0 to 1.
    fn remembered(view: &Self::View, memory: f32, rng: &mut Rng) -> Self::View;

    /// The same hands, with whatever else lies hidden, and all chance to come, made anew. A bot has no state but its own guesses to do that
    /// with.
    fn with_same_hands(state: &Self::State, rng: &mut Rng) -> Self::State;

    /// A state that `view` could have come from, as likely as others play; any as likely as the other, where nothing is known of that.
    fn guess(view: &Self::View, rng: &mut Rng) -> Self::State {
        Self::determinize(view, rng)
    }

    /// How true the hands of the others look in a `world` that fits `view`: the logarithm of how likely they are, but for a number that is
    /// the same for all such worlds. The same for all, where nothing is known of how others play.
    fn likelihood(_world: &Self::State, _view: &Self::View) -> f32 {
        0.0
    }

    /// Writes down `events`, which a seat saw happen between two views of its own.
    fn note(_notes: &mut Self::Notes, _before: &Self::View, _events: &[Self::Event], _after: &Self::View) {}

    /// States that `view` could have come from, as `notes` tell it, and how the others play in each. None where nothing is to be inferred, or
    /// `stop` says that it takes too long. However far `insight` is, the same notes lead to the same.
    fn infer(
        _insight: &mut Self::Insight,
        _notes: &Self::Notes,
        _view: &Self::View,
        _stop: &mut dyn FnMut() -> bool,
    ) -> Vec<Guess<Self>> {
        Vec::new()
    }

    /// Whether no player of sense would do that, whatever they hope for: the levels never do while there is anything else.
    fn is_silly(_view: &Self::View, _action: Self::Action) -> bool {
        false
    }

    /// Whether a guessed world can be played on. One guessed from a view that no game led to may not.
    fn is_whole(_world: &Self::State) -> bool {
        true
    }
}

/// What `seat` has [written down](Mind::note) of the hand that is played in `session`.
pub fn notes<G: Mind>(session: &Session<G>, seat: Seat) -> G::Notes {
    let replay = Replay::new(session.clone());
    let hand = |at| G::clock(replay.state(at)).hand;
    let begun = (0..replay.end()).rfind(|&at| hand(at) < hand(replay.end())).unwrap_or_default();
    let view = |at| G::view(replay.state(at), seat);
    let mut notes = G::Notes::default();
    // What others do in secret goes into nobody's notes.
    for (at, seen) in replay.seen_by(seat, replay.end()).skip_while(|&(at, _)| at < begun) {
        G::note(&mut notes, &view(at), &seen, &view(at + 1));
    }
    notes
}
