//! Random games as data that a failing property can shrink.

use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use tin_star::engine::{Game, Seat};
use tin_star::games::wyatt_earp::{Action, Card, DECK, Edition, Event, Hand, Options, Outlaw, Phase, State, WyattEarp};

/// The same cases every time, so that a red test means a changed program; `PROPTEST_RNG_SEED` and `PROPTEST_CASES` explore further.
pub fn config(cases: u32) -> ProptestConfig {
    let mut config = ProptestConfig { failure_persistence: None, ..ProptestConfig::default() };
    if std::env::var_os("PROPTEST_CASES").is_none() {
        config.cases = cases;
    }
    if config.rng_seed == RngSeed::Random {
        config.rng_seed = RngSeed::Fixed(1881);
    }
    config
}

/// Every table that can be set.
pub fn options() -> impl Strategy<Value = Options> {
    (2..=4u8, prop_oneof![Just(Edition::Y2014), Just(Edition::Y2000)])
        .prop_map(|(seats, edition)| Options { seats, edition })
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
    (options(), any::<u64>(), prop::collection::vec(any::<u16>(), longest / 2..=longest))
        .prop_map(|(options, seed, choices)| Script { options, seed, choices })
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
        WyattEarp::deal(&self.options, self.seed).expect("two to four seats")
    }

    /// Plays the game, showing each step, until the choices or the game end.
    pub fn play(&self, mut watch: impl FnMut(&Step)) -> State {
        let mut state = self.deal();
        for &choice in &self.choices {
            let Some(action) = choose(&state, choice) else { break };
            let before = state.clone();
            let mut events = Vec::new();
            WyattEarp::apply(&mut state, action, &mut events)
                .unwrap_or_else(|why| panic!("{action:?} is listed: {why}"));
            watch(&Step { before: &before, action, events: &events, after: &state });
        }
        state
    }
}

/// The action that a choice means: half of them any at all, the others something livelier than a discard if there is any,
/// so that rare plays come up.
pub fn choose(state: &State, choice: u16) -> Option<Action> {
    let legal = WyattEarp::legal(state);
    let dull = |action: &Action| matches!(action, Action::Discard(_) | Action::DrawDiscard | Action::Decline);
    let lively: Vec<Action> = legal.iter().copied().filter(|action| !dull(action)).collect();
    let list = if choice & 1 == 0 || lively.is_empty() { legal.to_vec() } else { lively };
    list.get(usize::from(choice >> 1) % list.len().max(1)).copied()
}

/// Every seat of a state's table.
pub fn seats(state: &State) -> impl Iterator<Item = Seat> + use<> {
    Seat::all(WyattEarp::seats(state))
}

/// Asserts that all 78 cards are there, each once.
pub fn assert_whole(state: &State) {
    let mut count = [0u8; 20];
    let mut see = |card: Card| count[card.index()] += 1;
    state.supply().iter().chain(state.discard()).copied().for_each(&mut see);
    for seat in seats(state) {
        let hand: Hand = state.hand(seat);
        assert_eq!(hand.len(), state.table().hand_len[seat.index()]);
        hand.cards().for_each(&mut see);
        for outlaw in Outlaw::ALL {
            state.table().group(seat, outlaw).cards(outlaw).for_each(&mut see);
        }
    }
    match state.phase() {
        Phase::Target(Card::WYATT_EARP) => {} // lies in the stack already
        Phase::Target(card) => see(card),
        _ => {}
    }
    assert_eq!(count.iter().map(|&n| n as usize).sum::<usize>(), DECK);
    for card in Card::all() {
        assert_eq!(count[card.index()], card.copies(), "{card:?}");
    }
}
