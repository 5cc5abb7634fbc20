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

type Tokens = BTreeMap<String, String>;

/// The tokens of the first rule of that selector.
fn tokens(sheet: &str, selector: &str) -> Tokens {
    let body = sheet.split_once(&format!("\n{selector} {{")).unwrap().1.split_once("\n}").unwrap().0;
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
    let night = tokens(&read("tokens.css"), ":root");
    let themes = read("themes.css");
    for (theme, least) in [("night", 4.5), ("day", 4.5), ("contrast", 7.0)] {
        let mut all = night.clone();
        if theme != "night" {
            all.extend(tokens(&themes, &format!(":root[data-theme=\"{theme}\"]")));
        }
        for (ink, ground) in PAIRS {
            let [a, b] = [ink, ground].map(|name| luminance(&all[name]));
            let ratio = (a.max(b) + 0.05) / (a.min(b) + 0.05);
            assert!(ratio >= least, "{theme}: --{ink} on --{ground} is {ratio:.2}");
        }
    }
}
