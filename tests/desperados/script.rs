//! Random games as data that a failing property can shrink.

use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use tin_star::engine::{Game, Seat};
use tin_star::games::desperados::{Action, Card, DECK, Desperados, Event, Options, Phase, State};

/// The same cases every time, so that a red test means a changed program; `PROPTEST_RNG_SEED` and `PROPTEST_CASES` explore further.
pub fn config(cases: u32) -> ProptestConfig {
    let mut config = ProptestConfig { failure_persistence: None, ..ProptestConfig::default() };
    if std::env::var_os("PROPTEST_CASES").is_none() {
        config.cases = cases;
    }
    if config.rng_seed == RngSeed::Random {
        config.rng_seed = RngSeed::Fixed(2005);
    }
    config
}

/// A game: the deal, and a number for each decision.
#[derive(Clone, Debug)]
pub struct Script {
    pub options: Options,
    pub seed: u64,
    pub choices: Vec<u16>,
}

/// Games of up to `longest` decisions.
pub fn script(longest: usize) -> impl Strategy<Value = Script> {
    (2..=5u8, any::<u64>(), prop::collection::vec(any::<u16>(), longest / 2..=longest))
        .prop_map(|(seats, seed, choices)| Script { options: Options { seats }, seed, choices })
}

/// One decision carried out.
pub struct Step<'a> {
    pub before: &'a State,
    pub action: Action,
    pub events: &'a [Event],
    pub after: &'a State,
}

impl Script {
    pub fn deal(&self) -> State {
        Desperados::deal(&self.options, self.seed).expect("two to five seats")
    }

    /// Plays the game, showing each step, until the choices or the game end.
    pub fn play(&self, mut watch: impl FnMut(&Step)) -> State {
        let mut state = self.deal();
        for &choice in &self.choices {
            let Some(action) = choose(&state, choice) else { break };
            let before = state.clone();
            let mut events = Vec::new();
            Desperados::apply(&mut state, action, &mut events)
                .unwrap_or_else(|why| panic!("{action:?} is listed: {why}"));
            watch(&Step { before: &before, action, events: &events, after: &state });
        }
        state
    }
}

/// The action that a choice means. One in four stays away from a hold-up whatever there is, so that hands grow and places go to nobody.
pub fn choose(state: &State, choice: u16) -> Option<Action> {
    let legal = Desperados::legal(state);
    let stays = matches!(state.phase(), Phase::HoldUp(_)) && choice.is_multiple_of(4);
    let at = if stays { 0 } else { usize::from(choice >> 2) % legal.len().max(1) };
    legal.get(at).copied()
}

/// Every seat of a state's table.
pub fn seats(state: &State) -> impl Iterator<Item = Seat> + use<> {
    Seat::all(Desperados::seats(state))
}

/// Asserts that all 80 cards are there, each once.
pub fn assert_whole(state: &State) {
    let table = state.table();
    let mut count = [0u8; 40];
    let mut see = |card: Card| count[card.index()] += 1;
    state.pile().iter().copied().for_each(&mut see);
    table.warrant.cards().chain(table.discards.cards()).for_each(&mut see);
    table.fronts.iter().flat_map(|front| front.cards()).for_each(&mut see);
    for seat in seats(state) {
        assert_eq!(state.hand(seat).len(), table.hand_len[seat.index()]);
        state.hand(seat).cards().for_each(&mut see);
    }
    assert_eq!(count.iter().map(|&n| usize::from(n)).sum::<usize>(), DECK);
    assert!(count.iter().all(|&n| n == 2), "{count:?}");
}
