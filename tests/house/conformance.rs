//! Every game of the house keeps the promises of [`Game`](tin_star::engine::Game), and offers what it always offered.

use std::fs;
use std::path::PathBuf;

use tin_star::engine::conformance::{Effort, check};
use tin_star::engine::perft;
use tin_star::games::{GameKind, with_game};

#[test]
fn every_game_conforms() {
    for kind in GameKind::ALL {
        let seen = with_game!(kind, G => check::<G>(Effort { games: 6, decisions: 400, guesses: 2 }));
        assert!(seen.ended > 0, "{}: none of these games came to its end", kind.name());
    }
}

/// If this fails as the rules have changed: see whether [`RULES_VERSION`](tin_star::engine::Game::RULES_VERSION) must be raised, and write
/// the counts anew by `UPDATE_PERFT=1 cargo test --test house perft`.
#[test]
fn perft_counts_are_as_ever() {
    for kind in GameKind::ALL {
        let table = with_game!(kind, G => perft::table::<G>(3));
        let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/perft/{}.txt", kind.name()));
        if std::env::var_os("UPDATE_PERFT").is_some() {
            fs::create_dir_all(file.parent().expect("a folder")).expect("a folder for counts");
            fs::write(&file, &table).expect("counts written");
        }
        let kept = fs::read_to_string(&file).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
        assert_eq!(table, kept, "{}", kind.name());
    }
}
