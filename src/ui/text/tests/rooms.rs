//! What holds of a game that looks at its own words: no seam shows, nothing is left in English, and nothing is said that nobody hears.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use super::has;
use crate::ui::text::{Lang, speak};

/// What is said in a language, each with its name; and whether it is a whole sentence.
pub type Everything = fn(Lang) -> Vec<(&'static str, String, bool)>;
/// Words that never change, each with its name, in the language that is spoken.
pub type Words = fn() -> Vec<(&'static str, &'static str)>;

/// No seam shows, a whole sentence ends in one of these marks, and every sentence of the rooms is looked at.
pub fn assert_no_seam_shows(everything: Everything, ends: &[char], rooms: &[&[&str]]) {
    for &lang in Lang::ALL {
        let all = everything(lang);
        for (name, words, whole) in &all {
            let clean =
                !words.is_empty() && words.trim() == words && !words.contains("  ") && !words.contains(['{', '}']);
            assert!(clean, "{name}: {words:?}");
            let first = words.chars().next().unwrap_or_default();
            assert!(!whole || words.ends_with(ends) && !first.is_lowercase(), "{name}: {words:?}");
        }
        let looked: BTreeSet<&str> = all.iter().map(|(name, ..)| *name).collect();
        for name in rooms.concat().iter().filter(|name| !["label", "explain"].contains(name)) {
            assert!(looked.contains(name), "{name}");
        }
    }
}

/// Nothing is the same in both languages but what is meant to be.
pub fn assert_nothing_is_left_in_english(words: Words, same: &[&str], everything: Everything, same_sentences: &[&str]) {
    let of = |lang| {
        speak(lang);
        let all = words();
        speak(Lang::En);
        all
    };
    let left = of(Lang::En).into_iter().zip(of(Lang::De)).filter(|(a, b)| a.1 == b.1).map(|(a, _)| a.0);
    assert_eq!(left.collect::<Vec<_>>(), same);
    let said = |lang| everything(lang).into_iter().map(|(name, words, _)| (name, words)).collect::<BTreeSet<_>>();
    let left: BTreeSet<&str> = said(Lang::En).intersection(&said(Lang::De)).map(|(name, _)| *name).collect();
    assert_eq!(left, same_sentences.iter().copied().collect());
}

/// All is said somewhere in the game's `folder`: a word under one of these names, a sentence in its room, but for those set `apart`.
pub fn assert_all_is_heard(folder: &str, words: Words, under: &[&str], rooms: [(&str, &[&str]); 2], apart: &[&str]) {
    let files = fs::read_dir(Path::new(crate::ROOT).join("src/ui").join(folder)).unwrap();
    let sources: String = files.map(|file| fs::read_to_string(file.unwrap().path()).unwrap()).collect();
    for (name, _) in words() {
        assert!(under.iter().any(|under| has(&sources, &format!("{under}.{name}"))), "{name} is said nowhere");
    }
    for (room, sentences) in rooms {
        for name in sentences.iter().filter(|name| !apart.contains(name)) {
            assert!(has(&sources, &format!("{room}::{name}")), "{room}::{name} is said nowhere");
        }
    }
}
