//! Random games as data that a failing property can shrink.

use proptest::prelude::*;
use tin_star::engine::Game;

/// So many cases, unless `PROPTEST_CASES` says otherwise; `.cargo/config.toml` says which.
pub fn cases(cases: u32) -> ProptestConfig {
    let usual = ProptestConfig::default();
    if std::env::var_os("PROPTEST_CASES").is_some() { usual } else { ProptestConfig { cases, ..usual } }
}

/// A game that can be played by numbers.
pub trait ByNumbers: Game {
    /// The action that a choice means; nothing where the game is over.
    fn choose(state: &Self::State, choice: u16) -> Option<Self::Action>;
}

/// A game: the deal, and a number for each decision.
#[derive(Clone, Debug)]
pub struct Script<G: Game> {
    pub options: G::Options,
    pub seed: u64,
    pub choices: Vec<u16>,
}

/// Games at the tables of `options`, of up to `longest` decisions.
pub fn scripts<G: Game>(options: impl Strategy<Value = G::Options>, longest: usize) -> impl Strategy<Value = Script<G>>
where
    Script<G>: std::fmt::Debug,
{
    (options, any::<u64>(), prop::collection::vec(any::<u16>(), longest / 2..=longest))
        .prop_map(|(options, seed, choices)| Script { options, seed, choices })
}

/// One decision carried out.
#[allow(dead_code)] // not every game's tests ask for all of it
pub struct Step<'a, G: Game> {
    pub before: &'a G::State,
    pub action: G::Action,
    pub events: &'a [G::Event],
    pub after: &'a G::State,
}

impl<G: ByNumbers> Script<G> {
    pub fn deal(&self) -> G::State {
        G::deal(&self.options, self.seed).unwrap_or_else(|why| panic!("a table that can be set: {why:?}"))
    }

    /// Plays the game, showing each step, until the choices or the game end.
    pub fn play(&self, mut watch: impl FnMut(&Step<G>)) -> G::State {
        let mut state = self.deal();
        for &choice in &self.choices {
            let Some(action) = G::choose(&state, choice) else { break };
            let before = state.clone();
            let mut events = Vec::new();
            G::apply(&mut state, action, &mut events).unwrap_or_else(|why| panic!("{action:?} is listed: {why:?}"));
            watch(&Step { before: &before, action, events: &events, after: &state });
        }
        state
    }
}
