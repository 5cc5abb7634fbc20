//! Golden games: the same seed and choices lead to the same game for ever, on every platform.
//!
//! Each file of `tests/golden` that is named so is the beginning of one game of random decisions, with the digest of the state after each of its
//! first hands. If one differs, saved games and links break: then [`Game::RULES_VERSION`] must be raised, [`Game::deal_by`] go on playing the
//! old rules, and the games that have changed be written beside the old ones by `UPDATE_GOLDEN=1 cargo test --test wyoming_cowboy golden`.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

use tin_star::engine::{Game, Rng};
use tin_star::games::wyoming_cowboy::{Event, Options, Sheet, WyomingCowboy};

/// So many hands of a game are kept; random players rarely come to its end.
const HANDS: u16 = 4;

/// Plays the first hands of a game, choosing among the legal actions by a generator of its own, and tells them one by one.
fn play(options: Options, seed: u64) -> String {
    let mut state = WyomingCowboy::deal(&options, seed).expect("three to eight seats");
    let mut rng = Rng::new(!seed);
    let mut decisions = 0u32;
    let rules = if options.strict() { "strict" } else { "usual" };
    let mut told = format!("{} seats, {rules}, seed {seed}, rules {}\n", options.seats, WyomingCowboy::RULES_VERSION);
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
    let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"));
    let update = std::env::var_os("UPDATE_GOLDEN").is_some();
    let mut played = BTreeSet::new();
    for seats in 3..=8 {
        for seed in (0..3).map(|n| n * 1_000_003 + u64::from(seats)) {
            let told = play(WyomingCowboy::options(seats, usize::from(seed % 3 == 2)), seed);
            let file = folder.join(format!("{}-{seats}-{seed}.txt", WyomingCowboy::NAME));
            if update {
                fs::write(&file, &told).expect("a golden game written");
            }
            let golden = fs::read_to_string(&file).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
            assert_eq!(told, golden, "{}", file.display());
            played.insert(file);
        }
    }
    let kept = fs::read_dir(&folder).expect("the golden games").map(|file| file.expect("a file").path());
    let is_ours =
        |file: &PathBuf| file.file_name().is_some_and(|name| name.to_string_lossy().starts_with(WyomingCowboy::NAME));
    assert_eq!(played, kept.filter(is_ours).collect(), "golden games that nobody plays any more");
}
