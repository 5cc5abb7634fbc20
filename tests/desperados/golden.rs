//! Golden games: the same seed and choices lead to the same game for ever, on every platform.
//!
//! Each file of `tests/golden` that is named so is one game of random decisions, with the digest of the state after each hold-up. If one
//! differs, saved games and links break: then [`Game::RULES_VERSION`] must be raised, [`Game::deal_by`] go on playing the old rules, and
//! the games that have changed be written beside the old ones by `UPDATE_GOLDEN=1 cargo test --test desperados golden`.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

use tin_star::engine::{Game, Rng};
use tin_star::games::desperados::{Desperados, Event, Options};

/// Plays a whole game, choosing among the legal actions by a generator of its own, and tells it hold-up by hold-up.
fn play(options: Options, seed: u64) -> String {
    let mut state = Desperados::deal(&options, seed).expect("two to five seats");
    let mut rng = Rng::new(!seed);
    let mut decisions = 0u32;
    let mut told = format!("{} seats, seed {seed}, rules {}\n", options.seats, Desperados::RULES_VERSION);
    writeln!(told, "deal digest {:016x}", Desperados::digest(&state)).expect("written to memory");
    while Desperados::to_act(&state).is_some() {
        let legal = Desperados::legal(&state);
        let action = legal[rng.below(legal.len())];
        let mut events = Vec::new();
        Desperados::apply(&mut state, action, &mut events).expect("it was listed");
        decisions += 1;
        for event in &events {
            if let Event::Shown { kind, value, winner, strengths, .. } = event {
                let winner = winner.map(|seat| seat.0);
                let strengths = &strengths[..usize::from(options.seats)];
                let digest = Desperados::digest(&state);
                writeln!(
                    told,
                    "{kind:?} {value} {strengths:?} to {winner:?}, decisions {decisions} digest {digest:016x}"
                )
                .expect("written to memory");
            }
        }
    }
    let outcome = Desperados::outcome(&state).expect("the game is over");
    let winners: Vec<u8> = outcome.winners.iter().map(|seat| seat.0).collect();
    writeln!(told, "booty {:?}, won by {winners:?}", outcome.points).expect("written to memory");
    told
}

#[test]
fn golden_games_are_played_as_ever() {
    let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"));
    let update = std::env::var_os("UPDATE_GOLDEN").is_some();
    let mut played = BTreeSet::new();
    for seats in 2..=5 {
        for seed in (0..4).map(|n| n * 1_000_003 + u64::from(seats)) {
            let told = play(Options { seats }, seed);
            let file = folder.join(format!("{}-{seats}-{seed}.txt", Desperados::NAME));
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
        |file: &PathBuf| file.file_name().is_some_and(|name| name.to_string_lossy().starts_with(Desperados::NAME));
    assert_eq!(played, kept.filter(is_ours).collect(), "golden games that nobody plays any more");
}
