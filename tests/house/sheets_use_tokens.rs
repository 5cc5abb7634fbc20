//! Colours and durations stand in the sheets of tokens alone, where a newcomer finds them and a theme can have others.

use std::fs;
use std::path::Path;

use super::sources;

/// The sheets that may name them: tokens, other colours for them, and the inks that are mixed of them.
const TOKENS: [&str; 3] = ["tokens.css", "themes.css", "inks.css"];

/// Names that make colours, and those of colours that somebody may use.
const COLOURS: [&str; 15] = [
    "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "oklab", "lch", "oklch", "white", "black", "red", "green", "blue",
    "gray",
];

/// What of a sheet is no comment.
fn code(sheet: &str) -> String {
    sheet.split("/*").map(|part| part.split_once("*/").map_or(part, |(_, after)| after)).collect()
}

/// A colour or a duration by its value; 0 needs no name.
fn is_raw(word: &str) -> bool {
    let number = word.strip_suffix("ms").or_else(|| word.strip_suffix('s'));
    let lasts = number.and_then(|number| number.parse::<f32>().ok()).is_some_and(|number| number != 0.0);
    let is_colour = COLOURS.contains(&word)
        || word
            .strip_prefix('#')
            .is_some_and(|hex| hex.len() >= 3 && hex.chars().all(|digit| digit.is_ascii_hexdigit()));
    lasts || is_colour
}

#[test]
fn no_sheet_but_those_of_tokens_has_a_colour_or_a_duration_of_its_own() {
    let sheets = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("style"));
    let mut read = 0;
    for path in sheets.iter().filter(|path| path.extension().is_some_and(|kind| kind == "css")) {
        if TOKENS.iter().any(|name| path.ends_with(name)) {
            continue;
        }
        let sheet = code(&fs::read_to_string(path).expect("a sheet"));
        let ends = |c: char| c.is_whitespace() || "(),;:{}/\"".contains(c);
        for word in sheet.split(ends) {
            assert!(!is_raw(word), "{}: {word}", path.display());
        }
        read += 1;
    }
    assert!(read > 30, "only {read} sheets");
    assert!(["#fff", "90ms", "0.9s", "rgb", "white", "hwb"].into_iter().all(is_raw));
    assert!(!["0s", "#tin-star", "3px", "as", "cards"].into_iter().any(is_raw));
}
