//! The page stands in storeys, as `src/ui/mod.rs` says: a room uses those below it, and none above; no game uses another.

use std::path::Path;

use crate::sources;

/// What the list calls "one game": every room that is not in the list is another.
const A_GAME: &str = "wyatt_earp";

/// The rooms, the topmost first, from the table in the module's own words.
fn storeys(module: &str) -> Vec<&str> {
    module.lines().filter_map(|line| line.strip_prefix("//! | [`")?.split_once("`]").map(|(room, _)| room)).collect()
}

/// The part of a file that is not tests.
fn without_tests(text: &str) -> impl Iterator<Item = &str> {
    let end = text.find("#[cfg(test)]\nmod ").unwrap_or(text.len());
    text[..end].lines()
}

/// The rooms that a line of a file names: `crate::ui::text::label` or, two folders deep, `super::super::text`.
fn named(line: &str, depth: usize) -> Vec<&str> {
    let up = "super::".repeat(depth);
    let places = ["crate::ui::", up.as_str()].map(|way| {
        line.match_indices(way)
            .filter(move |(at, _)| !line[..*at].ends_with("super::"))
            .map(move |(at, _)| &line[at + way.len()..])
    });
    places
        .into_iter()
        .flatten()
        .map(|rest| rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or(""))
        .collect()
}

/// How many modules a file is below `ui`.
fn depth(file: &Path) -> usize {
    file.components().count() - usize::from(file.ends_with("mod.rs"))
}

#[test]
fn a_room_uses_only_those_below_it() {
    let ui = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/ui");
    let module = std::fs::read_to_string(ui.join("mod.rs")).expect("the list of the rooms");
    let storeys = storeys(&module);
    let storey = |room: &str| storeys.iter().position(|known| *known == room);
    let a_game = storey(A_GAME).expect("a game in the list");
    let mut seen = 0;
    for file in sources(&ui) {
        let place = file.strip_prefix(&ui).expect("below the page");
        let room = place.components().next().and_then(|room| room.as_os_str().to_str()).unwrap_or_default();
        let room = room.trim_end_matches(".rs");
        if room == "mod" || place.components().any(|part| part.as_os_str().to_string_lossy().contains("tests")) {
            continue;
        }
        let text = std::fs::read_to_string(&file).expect("a source file");
        for line in without_tests(&text) {
            for other in named(line, depth(place)).into_iter().filter(|other| *other != room) {
                let (from, to) = (storey(room).unwrap_or(a_game), storey(other).unwrap_or(a_game));
                assert!(from < to, "{} uses {other}: {line}", place.display());
                seen += 1;
            }
        }
    }
    assert!(seen > 300, "only {seen} uses found");
}

#[test]
fn a_room_is_found_however_it_is_named() {
    assert_eq!(named("use crate::ui::text::{self, label};", 2), ["text"]);
    assert_eq!(named("use super::super::browser::art;", 2), ["browser"]);
    assert_eq!(named("use super::art;", 2), Vec::<&str>::new());
    assert_eq!(named("use super::super::hand;", 3), Vec::<&str>::new());
    assert_eq!(named("use super::trouble::Missing;", 1), ["trouble"]);
    assert_eq!(
        [depth(Path::new("text/mod.rs")), depth(Path::new("trouble.rs")), depth(Path::new("table/hand.rs"))],
        [1, 1, 2]
    );
}
