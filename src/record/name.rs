//! Names of seats, as far as they can be seen.
//!
//! A name may come from anybody's file. It is cut between what a reader takes for characters, so that an emoji of several parts stays whole
//! or goes, and nothing stays in it that turns the direction of writing, hides, or piles up over the lines around it. The whole of Unicode's
//! rules on characters would add 12 kB to the page; these here count the signs of some scripts that are characters only with a letter.

/// The longest name of a seat, in characters.
pub const NAME_LENGTH: usize = 14;
/// The most parts of an emoji: a family of four, each with a tone of skin, has eleven.
const MAX_PARTS: usize = 12;
/// The most marks on a letter; writing needs three.
const MAX_MARKS: usize = 3;
/// Makes one emoji of two.
const JOINER: char = '\u{200d}';
/// With letters behind it that nobody sees it is a region's flag.
const BLACK_FLAG: char = '\u{1f3f4}';

/// What can be seen of a name, and fits; empty if that is nothing.
pub fn tidy(name: &str) -> String {
    let mut tidied = String::new();
    let mut characters = 0;
    let mut last = 0; // where the last character begins
    for c in name.chars() {
        let c = if c.is_whitespace() { ' ' } else { c };
        let character = &tidied[last..];
        if is_part(character, c) {
            let most = if character.starts_with(is_picture) { MAX_PARTS } else { 1 + MAX_MARKS };
            if character.chars().count() < most {
                tidied.push(c);
            }
            continue;
        }
        if is_hidden(c) || is_mark(c) || (c == ' ' && matches!(character, "" | " ")) {
            continue;
        }
        if characters == NAME_LENGTH {
            break;
        }
        if character.ends_with(JOINER) {
            tidied.pop(); // it joins nothing
        }
        characters += 1;
        last = tidied.len();
        tidied.push(c);
    }
    tidied.truncate(tidied.trim_end_matches([' ', JOINER]).len());
    tidied
}

/// Whether `c`, coming after `character`, is a part of it.
fn is_part(character: &str, c: char) -> bool {
    let Some(first) = character.chars().next().filter(|first| *first != ' ') else { return false };
    match c {
        _ if character.ends_with(JOINER) => is_picture(c),
        // Tones of skin, too.
        JOINER | '\u{1f3fb}'..='\u{1f3ff}' => is_picture(first),
        // How to draw what comes before.
        '\u{fe0e}' | '\u{fe0f}' => is_picture(first) || matches!(first, '#' | '*' | '0'..='9'),
        '\u{e0020}'..='\u{e007f}' => first == BLACK_FLAG,
        // Two letters are a flag.
        _ if is_flag_letter(c) => is_flag_letter(first) && character.chars().count() == 1,
        // Korean syllables in parts.
        '\u{1161}'..='\u{11ff}' => matches!(first, '\u{1100}'..='\u{115e}' | '\u{ac00}'..='\u{d7a3}'),
        _ => !is_hidden(c) && is_mark(c) && !is_picture(first),
    }
}

/// What shows nothing, turns the direction of writing, or has no look of its own.
fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
            | '\u{e000}'..='\u{f8ff}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffc}'
            | '\u{1bca0}'..='\u{1bca3}' | '\u{1d159}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..)
}

/// What stands on the letter before it: the marks of all scripts, and those of the scripts that use most.
fn is_mark(c: char) -> bool {
    matches!(c,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}'
        // Hebrew, Arabic, Thai, Japanese.
        | '\u{591}'..='\u{5bd}' | '\u{5bf}'..='\u{5c7}' | '\u{610}'..='\u{61a}' | '\u{64b}'..='\u{65f}' | '\u{670}'
        | '\u{e31}' | '\u{e34}'..='\u{e3a}' | '\u{e47}'..='\u{e4e}' | '\u{3099}' | '\u{309a}')
        // The scripts of India, each laid out like the others.
        || (matches!(c, '\u{900}'..='\u{dff}') && matches!(c as u32 % 0x80, 0..=3 | 0x3a..=0x3c | 0x3e..=0x4d))
}

/// Emoji, and the signs that may become one.
const fn is_picture(c: char) -> bool {
    matches!(c, '\u{2190}'..='\u{2bff}' | '\u{1f000}'..='\u{1faff}') && c != '\u{2800}'
}

const fn is_flag_letter(c: char) -> bool {
    matches!(c, '\u{1f1e6}'..='\u{1f1ff}')
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use unicode_segmentation::UnicodeSegmentation;

    use super::*;

    const FAMILY: &str = "👨‍👩‍👧‍👦";
    const TONED: &str = "👨🏻‍👩🏽‍👧🏿‍👦🏼";

    #[test]
    fn what_is_not_seen_is_not_there() {
        for nothing in [
            "",
            " ",
            "\u{200b}",
            "\u{301}\u{308}",
            "\u{202e}\u{2066}",
            "\u{3164}\u{ffa0}\u{115f}",
            "\u{2800}",
            "\u{a0}\u{3000}\t",
            "\u{200d}\u{fe0f}",
            "\u{e0041}\u{e007f}",
            "\u{ad}",
            "\u{feff}",
            "\u{20e3}",
            "\u{0}\u{7f}",
            "\u{e000}",
            "\u{10ffff}",
            " \u{301}",
        ] {
            assert_eq!(tidy(nothing), "", "{nothing:?}");
        }
        assert_eq!(tidy(" a\u{202e}b\u{0}c "), "abc");
        assert_eq!(tidy("\u{301}Ada\u{200b}\u{2060} \u{3000}\tBo"), "Ada Bo");
        assert_eq!(tidy("A\u{200d}d\u{fe0f}a\u{e0041}"), "Ada", "letters are not joined");
        assert_eq!(tidy("🤠\u{200d}"), "🤠");
        assert_eq!(tidy("🤠\u{200d}Ada"), "🤠Ada");
        assert_eq!(tidy("🤠\u{e0041}"), "🤠");
    }

    #[test]
    fn marks_stay_on_their_letters_but_do_not_pile_up() {
        assert_eq!(tidy("e\u{323}\u{302}"), "e\u{323}\u{302}");
        assert_eq!(tidy(&format!("Z{}!", "\u{335}".repeat(99))), format!("Z{}!", "\u{335}".repeat(MAX_MARKS)));
        assert_eq!(tidy(&format!("🤠{}", "\u{335}".repeat(99))), "🤠");
        assert!(tidy(&"👨\u{200d}".repeat(999)).chars().count() <= NAME_LENGTH * MAX_PARTS);
    }

    #[test]
    fn characters_stay_whole_and_are_counted_as_readers_count_them() {
        let flag = "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}";
        for one in [
            FAMILY,
            TONED,
            flag,
            "🇵🇱",
            "👍🏾",
            "❤️‍🔥",
            "🏳️‍🌈",
            "1️⃣",
            "☠️",
            "ő",
            "o\u{30b}",
            "ệ",
            "e\u{323}\u{302}",
            "한",
            "\u{1112}\u{1161}\u{11ab}",
            "กี่",
            "שָׁ",
            "漢",
            "ж",
            "🤠",
        ] {
            for most in [1, 3, NAME_LENGTH] {
                assert_eq!(tidy(&one.repeat(most)), one.repeat(most), "{one}");
            }
            assert_eq!(tidy(&one.repeat(NAME_LENGTH + 1)), one.repeat(NAME_LENGTH), "{one}");
            assert_eq!(
                tidy(&format!("{}{one}", "x".repeat(NAME_LENGTH - 1))),
                format!("{}{one}", "x".repeat(NAME_LENGTH - 1))
            );
            assert_eq!(tidy(&format!("{}{one}", "x".repeat(NAME_LENGTH))), "x".repeat(NAME_LENGTH));
        }
    }

    proptest! {
        /// Of letters and marks of many kinds, emoji and their parts, and anything else.
        #[test]
        fn whatever_is_left_is_short_can_be_seen_and_is_tidy(
            name in r"([a-zA-Z \u{300}-\u{36f}\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}👨👩🏴❤\u{200d}\u{fe0f}\u{e0061}-\u{e007f}]|\PC|\p{C}){0,40}",
        ) {
            let tidied = tidy(&name);
            prop_assert_eq!(&tidy(&tidied), &tidied);
            // A sign that is taken for a mark and that nobody has given a meaning yet is one of its own to others.
            let seen = tidied.graphemes(true).filter(|character| !character.starts_with(is_mark));
            prop_assert!(seen.count() <= NAME_LENGTH, "{:?}", tidied);
            for character in tidied.graphemes(true) {
                let first = character.chars().next().unwrap();
                // Not by `is_mark`, which takes some signs for marks that nobody has given a meaning yet.
                let is_bare = matches!(first, '\u{300}'..='\u{36f}');
                prop_assert!(!is_hidden(first) && !is_bare, "{:?} in {:?}", character, tidied);
                prop_assert!(character.chars().count() <= NAME_LENGTH * MAX_PARTS);
            }
        }
    }
}
