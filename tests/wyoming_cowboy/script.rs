//! Random games as data that a failing property can shrink.

use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use tin_star::engine::{Game, Seat};
use tin_star::games::wyoming_cowboy::{Action, Card, Event, KINDS, Options, Rank, State, WyomingCowboy};

/// The same cases every time, so that a red test means a changed program; `PROPTEST_RNG_SEED` and `PROPTEST_CASES` explore further.
pub fn config(cases: u32) -> ProptestConfig {
    let mut config = ProptestConfig { failure_persistence: None, ..ProptestConfig::default() };
    if std::env::var_os("PROPTEST_CASES").is_none() {
        config.cases = cases;
    }
    if config.rng_seed == RngSeed::Random {
        config.rng_seed = RngSeed::Fixed(2001);
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
    (3..=8u8, any::<bool>(), any::<u64>(), prop::collection::vec(any::<u16>(), longest / 2..=longest))
        .prop_map(|(seats, strict, seed, choices)| Script { options: Options { seats, strict }, seed, choices })
}

/// One decision carried out.
pub struct Step<'a> {
    pub before: &'a State,
    pub events: &'a [Event],
    pub after: &'a State,
}

impl Script {
    pub fn deal(&self) -> State {
        WyomingCowboy::deal(&self.options, self.seed).expect("three to eight seats")
    }

    /// Plays the game, showing each step, until the choices or the game end.
    pub fn play(&self, mut watch: impl FnMut(&Step)) -> State {
        let mut state = self.deal();
        for &choice in &self.choices {
            let Some(action) = choose(&state, choice) else { break };
            let before = state.clone();
            let mut events = Vec::new();
            WyomingCowboy::apply(&mut state, action, &mut events)
                .unwrap_or_else(|why| panic!("{action:?} is listed: {why}"));
            watch(&Step { before: &before, events: &events, after: &state });
        }
        state
    }
}

/// The action that a choice means. One in four shoots or fires if that is possible, so that shots, kings and badges come oftener than by
/// chance.
pub fn choose(state: &State, choice: u16) -> Option<Action> {
    let legal = WyomingCowboy::legal(state);
    let is_shot = |action: &&Action| {
        matches!(action, Action::Shoot { .. } | Action::Fire | Action::Backfire(_) | Action::QuickDraw(_))
    };
    let at = usize::from(choice >> 2);
    if choice.is_multiple_of(4) {
        let shots: Vec<_> = legal.iter().filter(is_shot).collect();
        if !shots.is_empty() {
            return Some(*shots[at % shots.len()]);
        }
    }
    legal.get(at % legal.len().max(1)).copied()
}

/// Every seat of a state's table.
pub fn seats(state: &State) -> impl Iterator<Item = Seat> + use<> {
    Seat::all(WyomingCowboy::seats(state))
}

/// Asserts that all cards are there, each as often as there are decks, and that every badge has its king.
pub fn assert_whole(state: &State) {
    let table = state.table();
    let mut count = [0u8; KINDS];
    let mut see = |card: Card| count[card.index()] += 1;
    state.pile().iter().copied().for_each(&mut see);
    table.discards.iter().for_each(|discarded| see(discarded.card));
    table.guns.iter().flat_map(|drawn| drawn.gun.cards()).for_each(&mut see);
    for seat in seats(state) {
        let hand = state.hand(seat);
        assert_eq!(hand.len(), table.hand_len[seat.index()]);
        hand.cards().for_each(&mut see);
        table.tens[seat.index()].suits().for_each(|suit| see(Card::new(Rank::Ten, suit)));
        for suit in table.badges[seat.index()].suits() {
            assert!(table.badges[seat.index()].count(suit) <= hand.count(Card::new(Rank::King, suit)));
        }
    }
    assert!(count.iter().all(|&n| n == table.decks()), "{count:?}");
    let badges: u8 = table.badges.iter().map(|badges| badges.len()).sum();
    assert_eq!(badges + table.badge_pile().len(), 4 * table.decks());
}
