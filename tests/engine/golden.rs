//! Golden games: the same seed and choices lead to the same game for ever, on every platform.
//!
//! Each file of `tests/golden` is one game of random decisions, with the digest of the state when each hand has been scored. If one
//! differs, saved games and links break: then [`Game::RULES_VERSION`] must be raised, and the files be written anew by
//! `UPDATE_GOLDEN=1 cargo test --test engine golden`.

use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

use tin_star::engine::{Game, Nobody, Rng};
use tin_star::games::wyatt_earp::{Edition, Options, Phase, WyattEarp};

const SEEDS_PER_TABLE: u64 = 4;

/// Plays a whole game, choosing among the legal actions by a generator of its own, and tells it hand by hand.
fn play(options: Options, seed: u64) -> String {
    let mut state = WyattEarp::deal(&options, seed).expect("two to four seats");
    let mut rng = Rng::new(!seed);
    let mut decisions = 0u32;
    let mut told = format!("{} {:?} seed {seed}, rules {}\n", options.seats, options.edition, WyattEarp::RULES_VERSION);
    let line = |told: &mut String, what: &str, decisions: u32, digest: u64, money: &[u16]| {
        writeln!(told, "{what} decisions {decisions} money {money:?} digest {digest:016x}").expect("written to memory");
    };
    line(&mut told, "deal", 0, WyattEarp::digest(&state), &[]);
    while WyattEarp::to_act(&state).is_some() {
        let legal = WyattEarp::legal(&state);
        let action = legal[rng.below(legal.len())];
        WyattEarp::apply(&mut state, action, &mut Nobody).expect("it was listed");
        decisions += 1;
        if matches!(state.phase(), Phase::HandOver | Phase::GameOver { .. }) {
            let table = state.table();
            let what = format!("hand {}", table.hand_number);
            line(&mut told, &what, decisions, WyattEarp::digest(&state), &table.money[..table.seats()]);
        }
    }
    let outcome = WyattEarp::outcome(&state).expect("the game is over");
    writeln!(told, "won by seat {}", outcome.winners[0].0).expect("written to memory");
    told
}

#[test]
fn golden_games_are_played_as_ever() {
    let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"));
    let update = std::env::var_os("UPDATE_GOLDEN").is_some();
    let mut games = 0;
    for seats in 2..=4 {
        for (edition, year) in [(Edition::Y2014, 2014), (Edition::Y2000, 2000)] {
            for seed in (0..SEEDS_PER_TABLE).map(|n| n * 1_000_003 + u64::from(seats)) {
                let told = play(Options { seats, edition }, seed);
                let file = folder.join(format!("wyatt-earp-{seats}-{year}-{seed}.txt"));
                if update {
                    fs::create_dir_all(&folder).expect("a folder for golden games");
                    fs::write(&file, &told).expect("a golden game written");
                }
                let golden = fs::read_to_string(&file).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
                assert_eq!(told, golden, "{}", file.display());
                games += 1;
            }
        }
    }
    assert!(games >= 20);
    let kept = fs::read_dir(&folder).expect("the golden games").count();
    assert_eq!(kept, games, "golden games that nobody plays any more");
}
