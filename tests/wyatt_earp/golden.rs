//! Golden games: the same seed and choices lead to the same game for ever, on every platform.
//!
//! Each file of `tests/golden` is one game of random decisions, with the digest of the state when each hand has been scored. If one
//! differs, saved games and links break: then [`Game::RULES_VERSION`] must be raised, [`Game::deal_by`] go on playing the old rules, and
//! the games that have changed be written beside the old ones by `UPDATE_GOLDEN=1 cargo test --test wyatt_earp golden`.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::PathBuf;

use tin_star::engine::{Game, Nobody, Rng};
use tin_star::games::wyatt_earp::{Edition, Options, Phase, WyattEarp};

const SEEDS_PER_TABLE: u64 = 4;

/// Plays a whole game, choosing among the legal actions by a generator of its own, and tells it hand by hand.
fn play(rules: u16, options: Options, seed: u64) -> String {
    let mut state = WyattEarp::deal_by(rules, &options, seed).expect("two to four seats");
    let mut rng = Rng::new(!seed);
    let mut decisions = 0u32;
    let mut told = format!("{} {:?} seed {seed}, rules {rules}\n", options.seats, options.edition);
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
    let mut played = BTreeSet::new();
    for seats in 2..=4 {
        for (edition, year) in [(Edition::Y2014, 2014), (Edition::Y2000, 2000)] {
            for seed in (0..SEEDS_PER_TABLE).map(|n| n * 1_000_003 + u64::from(seats)) {
                let mut before = String::new();
                for rules in 1..=WyattEarp::RULES_VERSION {
                    let told = play(rules, Options { seats, edition }, seed);
                    // Of later rules there is a file only where they changed the game.
                    let same = told.lines().skip(1).eq(before.lines().skip(1));
                    let version = if rules == 1 { String::new() } else { format!("-v{rules}") };
                    let file = folder.join(format!("wyatt-earp-{seats}-{year}-{seed}{version}.txt"));
                    if update && !same {
                        fs::create_dir_all(&folder).expect("a folder for golden games");
                        fs::write(&file, &told).expect("a golden game written");
                    }
                    if !same {
                        let golden =
                            fs::read_to_string(&file).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
                        assert_eq!(told, golden, "{}", file.display());
                        played.insert(file);
                    }
                    before = told;
                }
            }
        }
    }
    assert!(played.len() >= 20);
    let kept = fs::read_dir(&folder).expect("the golden games").map(|file| file.expect("a file").path());
    let is_ours =
        |file: &PathBuf| file.file_name().is_some_and(|name| name.to_string_lossy().starts_with(WyattEarp::NAME));
    let kept = kept.filter(is_ours).collect();
    assert_eq!(played, kept, "golden games that nobody plays any more");
}
