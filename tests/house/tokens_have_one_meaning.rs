//! All sheets are one document: what a game calls a token of its own must not be a token of the house, nor of another game.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use tin_star::games::GameKind;

/// The tokens that a sheet defines.
fn tokens(sheet: &str) -> impl Iterator<Item = &str> {
    sheet.lines().filter_map(|line| line.trim_start().strip_prefix("--")?.split_once(':').map(|(name, _)| name))
}

#[test]
fn no_game_takes_a_token_of_another() {
    let style = Path::new(env!("CARGO_MANIFEST_DIR")).join("style");
    let mut owners = BTreeMap::new();
    let rooms = std::iter::once(String::new()).chain(GameKind::ALL.iter().map(|kind| kind.name().to_owned()));
    for room in rooms {
        let path = style.join(&room).join("tokens.css");
        let sheet = fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        for name in tokens(&sheet) {
            let owner = owners.entry(name.to_owned()).or_insert_with(|| room.clone());
            assert_eq!(*owner, room, "--{name}");
        }
    }
    assert!(owners.len() > 50, "only {} tokens found", owners.len());
}
