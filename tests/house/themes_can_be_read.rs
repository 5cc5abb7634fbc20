//! In every theme what is written in one token on another can be read: WCAG's AA, as axe-core cannot judge words on wood and gradients.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Ink and ground, as the sheets put one on the other.
const PAIRS: [(&str, &str); 22] = [
    ("text", "paper-bright"),
    ("text", "paper"),
    ("text", "paper-mid"),
    ("text", "paper-worn"),
    ("text-soft", "paper"),
    ("text-soft", "paper-worn"),
    ("stamp", "paper"),
    ("gain", "paper"),
    ("paper-bright", "stamp"),
    ("cream", "walnut"),
    ("cream", "walnut-light"),
    ("cream", "walnut-deep"),
    ("cream-soft", "walnut"),
    ("cream-soft", "walnut-light"),
    ("cream-soft", "walnut-deep"),
    ("brass-bright", "walnut"),
    ("brass-bright", "walnut-light"),
    ("brass-bright", "walnut-deep"),
    ("gain-on-dark", "walnut"),
    ("gain-on-dark", "walnut-light"),
    ("walnut-deep", "brass-bright"),
    ("walnut-deep", "brass"),
];

/// The same of what games have of their own.
const OF_GAMES: [(&str, &[&str], &[&str]); 4] = [
    (
        "wyatt-earp",
        &["ink-belle", "ink-billy", "ink-bob", "ink-butch", "ink-jesse", "ink-sundance", "ink-wes"],
        &["paper", "paper-mid", "paper-bright"],
    ),
    ("wyatt-earp", &["ink-sheriff"], &["paper", "paper-bright", "paper-sheriff"]),
    ("desperados", &["ink-red", "ink-blue", "ink-green", "ink-yellow"], &["paper", "paper-mid", "paper-bright"]),
    ("wyoming-cowboy", &["cream", "cream-soft", "gun"], &["baize", "baize-light", "baize-deep"]),
];

type Tokens = BTreeMap<String, String>;

/// The contrast between two tokens in a theme of these sheets.
fn contrast(sheets: &[String], theme: &str, ink: &str, ground: &str) -> f64 {
    let mut all = Tokens::new();
    for selector in [":root".to_owned(), format!(":root[data-theme=\"{theme}\"]")] {
        all.extend(sheets.iter().flat_map(|sheet| tokens(sheet, &selector)));
    }
    let [a, b] = [ink, ground].map(|name| luminance(&all[name]));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// The tokens of the first rule of that selector; none where there is no such rule.
fn tokens(sheet: &str, selector: &str) -> Tokens {
    let Some((_, rule)) = sheet.split_once(&format!("\n{selector} {{")) else { return Tokens::new() };
    let body = rule.split_once("\n}").unwrap().0;
    let pairs = body.lines().filter_map(|line| line.trim().strip_prefix("--")?.strip_suffix(';')?.split_once(": "));
    pairs.map(|(name, value)| (name.to_owned(), value.to_owned())).collect()
}

/// Relative luminance, as WCAG defines it.
fn luminance(colour: &str) -> f64 {
    let hex = colour.strip_prefix('#').unwrap();
    let hex = if hex.len() == 3 { hex.chars().flat_map(|c| [c, c]).collect() } else { hex.to_owned() };
    assert_eq!(hex.len(), 6, "{colour} is not opaque");
    let linear = |at: usize| {
        let c = f64::from(u8::from_str_radix(&hex[at..at + 2], 16).unwrap()) / 255.0;
        if c <= 0.04045 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(0) + 0.7152 * linear(2) + 0.0722 * linear(4)
}

#[test]
fn words_can_be_read_in_every_theme() {
    let style = Path::new(env!("CARGO_MANIFEST_DIR")).join("style");
    let read = |name: &str| fs::read_to_string(style.join(name)).unwrap();
    let house = [read("tokens.css"), read("themes.css")];
    for (theme, least) in [("night", 4.5), ("day", 4.5), ("contrast", 7.0)] {
        for (ink, ground) in PAIRS {
            let ratio = contrast(&house, theme, ink, ground);
            assert!(ratio >= least, "{theme}: --{ink} on --{ground} is {ratio:.2}");
        }
        for (game, inks, grounds) in OF_GAMES {
            let sheets = [house[0].clone(), house[1].clone(), read(&format!("{game}/tokens.css"))];
            for (ink, ground) in inks.iter().flat_map(|ink| grounds.iter().map(move |ground| (ink, ground))) {
                let ratio = contrast(&sheets, theme, ink, ground);
                assert!(ratio >= 4.5, "{game}, {theme}: --{ink} on --{ground} is {ratio:.2}");
            }
        }
    }
}
