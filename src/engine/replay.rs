//! A game to look back on: every state and event of it at hand.

use super::game::{Game, Seat, heard};
use super::session::Session;

/// A session with its states and events. Position `n` is the game after its first `n` actions.
#[derive(Debug)]
pub struct Replay<G: Game> {
    session: Session<G>,
    states: Vec<G::State>,
    steps: Vec<Step<G>>,
}

/// One action and what came of it.
#[derive(Debug)]
pub struct Step<G: Game> {
    /// Who acted.
    pub seat: Seat,
    /// What they did.
    pub action: G::Action,
    /// What happened, unredacted.
    pub events: Vec<G::Event>,
}

impl<G: Game> Replay<G> {
    /// Plays `session` through once more.
    #[inline(never)] // it has all of a game's rules in it
    pub fn new(session: Session<G>) -> Self {
        let mut states = Vec::with_capacity(session.actions().len() + 1);
        let mut steps = Vec::with_capacity(session.actions().len());
        if let Ok(mut state) = session.dealt() {
            states.push(state.clone());
            for &action in session.actions() {
                let Some(seat) = G::to_act(&state) else { break };
                let mut events = Vec::new();
                if G::apply(&mut state, action, &mut events).is_err() {
                    break;
                }
                steps.push(Step { seat, action, events });
                states.push(state.clone());
            }
        }
        Self { session, states, steps }
    }

    /// The game that is looked back on.
    pub fn session(&self) -> &Session<G> {
        &self.session
    }

    /// The last position.
    pub fn end(&self) -> usize {
        self.steps.len()
    }

    /// The state at position `at`; at the last one if there are fewer.
    pub fn state(&self, at: usize) -> &G::State {
        self.states.get(at).or(self.states.last()).unwrap_or_else(|| self.session.state())
    }

    /// What leads from position `at` to the next.
    pub fn step(&self, at: usize) -> Option<&Step<G>> {
        self.steps.get(at)
    }

    /// Every step, in order.
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// The positions where what `key` gives changes, the first one included: with the turn's number, where each turn begins.
    pub fn marks<K: PartialEq>(&self, key: impl Fn(&G::State) -> K) -> Vec<(usize, K)> {
        let mut marks: Vec<(usize, K)> = Vec::new();
        for (at, state) in self.states.iter().enumerate() {
            let key = key(state);
            if marks.last().is_none_or(|(_, last)| *last != key) {
                marks.push((at, key));
            }
        }
        marks
    }

    /// What `seat` may see of the steps up to position `at`, step by step.
    pub fn seen_by(&self, seat: Seat, at: usize) -> impl Iterator<Item = (usize, Vec<G::Event>)> + '_ {
        self.steps.iter().take(at).enumerate().filter_map(move |(step, Step { events, .. })| {
            let seen = heard::<G>(events, seat);
            (!seen.is_empty()).then_some((step, seen))
        })
    }
}
