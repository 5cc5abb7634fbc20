//! Golden games: the same seed and choices lead to the same game for ever, on every platform.
//!
//! Each file of `tests/golden` is one game of random decisions, told with the digests of its states. If one differs, saved games and links break: then
//! `RULES_VERSION` must be raised, `deal_by` go on playing by the old rules, and the games that have changed be written beside the old
//! ones: `UPDATE_GOLDEN=1 cargo test --test <game> golden` writes those that are missing, and never over one that is there.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

/// Holds the golden games of the game called `name` to their files. Each table has a name of its own within the file's; `play` tells what is played
/// there by the rules of a version, and names itself in the first line, which is not compared between versions.
pub fn are_played_as_ever<T>(
    name: &str,
    newest_rules: u16,
    tables: impl IntoIterator<Item = (String, T)>,
    play: impl Fn(u16, &T) -> String,
) {
    let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"));
    let update = std::env::var_os("UPDATE_GOLDEN").is_some();
    let mut played = BTreeSet::new();
    for (table, dealt) in tables {
        let mut before = String::new();
        for rules in 1..=newest_rules {
            let told = play(rules, &dealt);
            // Of later rules there is a file only where they changed the game.
            if !told.lines().skip(1).eq(before.lines().skip(1)) {
                let version = if rules == 1 { String::new() } else { format!("-v{rules}") };
                let file = folder.join(format!("{name}-{table}{version}.txt"));
                if update && !file.exists() {
                    fs::write(&file, &told).expect("a golden game written");
                }
                let golden = fs::read_to_string(&file).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
                assert_eq!(told, golden, "{}", file.display());
                played.insert(file);
            }
            before = told;
        }
    }
    assert!(played.len() >= 16);
    let kept = fs::read_dir(&folder).expect("the golden games").map(|file| file.expect("a file").path());
    let is_ours = |file: &PathBuf| file.file_name().is_some_and(|file| file.to_string_lossy().starts_with(name));
    assert_eq!(played, kept.filter(is_ours).collect(), "golden games that nobody plays any more");
}
