//! Every numbered rule has a test that carries its number.

use std::collections::BTreeSet;
use std::path::Path;

use tin_star::games::GameKind;

use crate::sources;

/// All the Rust code below `dir`.
fn code(dir: &Path) -> String {
    let files = sources(dir).into_iter().filter(|path| path.extension().is_some_and(|e| e == "rs"));
    files.map(|path| std::fs::read_to_string(path).expect("a source file")).collect()
}

/// The numbers that follow `mark`, written with `between`: `R-6.10` or `r_6_10`.
fn numbers(text: &str, mark: &str, between: char) -> BTreeSet<(u32, u32)> {
    let number = |s: &str| -> Option<(u32, u32)> {
        let (chapter, rest) = s.split_once(between)?;
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        Some((chapter.parse().ok()?, rest[..digits].parse().ok()?))
    };
    text.split(mark).skip(1).filter_map(number).collect()
}

/// The rules of a game, by its name, and the letter of their numbers.
fn rules(game: &str) -> (String, char) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("docs/rules/{game}.md"));
    let rules = std::fs::read_to_string(file).expect("the rules");
    let letter = rules.split_once("\n- **").and_then(|(_, rest)| rest.chars().next()).expect("a numbered rule");
    (rules, letter)
}

/// The rules that the names of tests begin with or speak of.
fn named(code: &str, letter: char) -> BTreeSet<(u32, u32)> {
    code.split("#[test]")
        .skip(1)
        .filter_map(|test| test.split_once("fn ").and_then(|(_, rest)| rest.split_once('(')))
        .flat_map(|(name, _)| numbers(name, &format!("{}_", letter.to_ascii_lowercase()), '_'))
        .collect()
}

#[test]
fn every_rule_has_a_test_that_names_it() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let code = code(&root.join("src")) + &code(&root.join("tests"));
    for game in GameKind::ALL {
        let (rules, letter) = rules(game.name());
        let mark = format!("{letter}-");
        let rules = numbers(&rules, &mark, '.');
        assert!(rules.len() >= 12, "only {} rules of {} found", rules.len(), game.name());
        // Of the engine: a test of the bots or of the page does not hold the game to the rule.
        let folder = game.name().replace('-', "_");
        let engine = self::code(&root.join("src/games").join(&folder)) + &self::code(&root.join("tests").join(&folder));
        let tested = named(&engine, letter);
        let untested: Vec<_> = rules.difference(&tested).collect();
        assert!(untested.is_empty(), "no test for {letter}: {untested:?}");
        // Nor does a test, a reason or a comment, wherever it stands, cite a rule that is not there.
        let cited: BTreeSet<_> = numbers(&code, &mark, '.').into_iter().chain(named(&code, letter)).collect();
        let unknown: Vec<_> = cited.difference(&rules).collect();
        assert!(unknown.is_empty(), "no such rule of {letter}: {unknown:?}");
    }
}

/// What the printed rulebooks do not say, or not alike, and this table had to decide.
const OF_WYATT_EARP: [(u32, u32); 15] = [
    (1, 3),
    (2, 3),
    (2, 4),
    (3, 4),
    (3, 5),
    (4, 4),
    (5, 3),
    (5, 4),
    (6, 3),
    (6, 10),
    (7, 2),
    (7, 3),
    (8, 2),
    (9, 3),
    (10, 2),
];

const OF_DESPERADOS: [(u32, u32); 4] = [(3, 3), (3, 4), (4, 2), (4, 3)];

const OF_WYOMING_COWBOY: [(u32, u32); 14] =
    [(2, 3), (2, 4), (2, 5), (2, 6), (2, 7), (6, 5), (6, 7), (7, 1), (8, 1), (8, 2), (8, 3), (8, 4), (8, 5), (9, 1)];

#[test]
fn every_ruling_is_marked_as_one() {
    for kind in GameKind::ALL {
        let (rules, letter) = rules(kind.name());
        let mark = format!("{letter}-");
        let begins = format!("\n- **{mark}");
        let marked = rules.split(&begins).skip(1).filter(|rule| rule.contains("**Ruling:**"));
        let number =
            |rule: &str| rule.split_once("**").map(|(number, _)| format!("{mark}{number}")).unwrap_or_default();
        let marked: BTreeSet<_> = marked.flat_map(|rule| numbers(&number(rule), &mark, '.')).collect();
        let rulings = match kind {
            GameKind::WyattEarp => BTreeSet::from(OF_WYATT_EARP),
            GameKind::Desperados => BTreeSet::from(OF_DESPERADOS),
            GameKind::WyomingCowboy => BTreeSet::from(OF_WYOMING_COWBOY),
        };
        assert_eq!(marked, rulings, "{}", kind.name());
    }
}

#[test]
fn every_language_has_the_same_rules_and_rulings() {
    for game in GameKind::ALL {
        let (english, letter) = rules(game.name());
        let (german, _) = rules(&format!("de/{}", game.name()));
        let begins = format!("\n- **{letter}-");
        let all = |text: &str, ruling: &str| -> Vec<(String, bool)> {
            let each = text.split(&begins).skip(1).filter_map(|rule| rule.split_once("**"));
            each.map(|(number, rest)| (number.to_owned(), rest.contains(ruling))).collect()
        };
        assert_eq!(all(&english, "**Ruling:**"), all(&german, "**Entscheidung:**"), "{}", game.name());
    }
}
