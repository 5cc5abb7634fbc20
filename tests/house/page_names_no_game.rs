//! What surrounds a table, and the table that every game sits at, know no game: the list of games is the only way from there to one.

use std::fs;
use std::path::Path;

use tin_star::games::GameKind;

use crate::sources;

/// What must name no game. Their list is in `src/ui/games/`.
const ROOMS: [&str; 7] = ["shell", "play", "table", "settings", "part.rs", "trouble.rs", "browser"];

/// "Wyatt Earp", `WyattEarp`, `wyatt_earp` and `wyatt-earp` are one name.
fn squeezed(text: &str) -> String {
    text.to_lowercase().chars().filter(|c| !matches!(c, ' ' | '-' | '_')).collect()
}

#[test]
fn shell_and_table_name_no_game() {
    let ui = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/ui");
    let mut seen = 0;
    for file in ROOMS.iter().flat_map(|room| sources(&ui.join(room))) {
        let text = fs::read_to_string(&file).expect("a source file");
        for (at, line) in text.lines().enumerate() {
            for kind in GameKind::ALL {
                let named = squeezed(line).contains(&squeezed(kind.name()));
                assert!(!named, "{}:{} names {}: {line}", file.display(), at + 1, kind.name());
            }
        }
        seen += 1;
    }
    assert!(seen > 20, "only {seen} files found");
}

/// Nor do the sheets that all games share; and none of these speaks of what only one game has.
#[test]
fn the_table_and_the_sheets_of_the_house_speak_of_no_game() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let games = GameKind::ALL.map(GameKind::name);
    let of_a_game = |sheet: &Path| games.iter().any(|game| sheet.parent().is_some_and(|folder| folder.ends_with(game)));
    let sheets = sources(&root.join("style")).into_iter().filter(|sheet| !of_a_game(sheet));
    let mut read = 0;
    for path in sheets.chain(sources(&root.join("src/ui/table"))) {
        let text = squeezed(&fs::read_to_string(&path).expect("a source file"));
        for word in
            games.map(squeezed).iter().map(String::as_str).chain(["crate::games", "outlaw", "sheriff", "poster"])
        {
            assert!(!text.contains(word), "{} names {word}", path.display());
        }
        read += 1;
    }
    assert!(read > 30, "{read} files");
}

#[test]
fn a_name_is_known_in_every_form() {
    for form in
        ["use crate::games::wyatt_earp::View;", "Door<WyattEarp>", "a hand of Wyatt Earp", "tin-star-wyatt-earp"]
    {
        assert!(squeezed(form).contains(&squeezed("wyatt-earp")), "{form}");
    }
}
