//! Golden games, of each its beginning, told by the digest of the state after each of its first hands.

use std::fmt::Write;

use tin_star::engine::{Game, Rng};
use tin_star::games::wyoming_cowboy::{Event, Options, Sheet, WyomingCowboy};

use crate::golden_games::are_played_as_ever;

/// So many hands of a game are kept; random players rarely come to its end.
const HANDS: u16 = 4;

/// Plays the first hands of a game, choosing among the legal actions by a generator of its own, and tells them one by one.
fn play(rules: u16, options: Options, seed: u64) -> String {
    let mut state = WyomingCowboy::deal_by(rules, &options, seed).expect("three to eight seats");
    let mut rng = Rng::new(!seed);
    let mut decisions = 0u32;
    let way = if options.strict() { "strict" } else { "usual" };
    let mut told = format!("{} seats, {way}, seed {seed}, rules {rules}\n", options.seats);
    writeln!(told, "deal digest {:016x}", WyomingCowboy::digest(&state)).expect("written to memory");
    while WyomingCowboy::to_act(&state).is_some() && state.table().hand_number <= HANDS {
        let legal = WyomingCowboy::legal(&state);
        let action = legal[rng.below(legal.len())];
        let mut events = Vec::new();
        WyomingCowboy::apply(&mut state, action, &mut events).expect("it was listed");
        decisions += 1;
        for event in &events {
            if let Event::Scored { by, sheets, .. } = event {
                let by = by.map(|seat| seat.0);
                let totals: Vec<_> = sheets[..usize::from(options.seats)].iter().map(Sheet::total).collect();
                let (turns, digest) = (state.table().turn_number, WyomingCowboy::digest(&state));
                writeln!(told, "{totals:?} by {by:?}, {turns} turns, decisions {decisions} digest {digest:016x}")
                    .expect("written to memory");
            }
        }
    }
    told
}

#[test]
fn golden_games_are_played_as_ever() {
    let tables = (3..=8).flat_map(|seats| {
        let seeds = (0..3).map(move |n| n * 1_000_003 + u64::from(seats));
        let options = move |seed: u64| WyomingCowboy::options(seats, usize::from(seed % 3 == 2));
        seeds.map(move |seed| (format!("{seats}-{seed}"), (options(seed), seed)))
    });
    let play = |rules, &(options, seed): &(Options, u64)| play(rules, options, seed);
    are_played_as_ever(WyomingCowboy::NAME, WyomingCowboy::RULES_VERSION, tables, play);
}
