//! What holds in every language: nothing is missing, unused, left in English, or left with its seams showing.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use super::wyatt_earp::explain;
use super::wyatt_earp::hints;
use super::wyatt_earp::lesson as ideas;
use super::wyatt_earp::{self as earp};
use super::*;
use crate::engine::Seat;
use crate::games::wyatt_earp::{Action, Card, Event, Illegal, Kind, MAX_SEATS, Outlaw};

mod joined;
pub mod rooms;
mod said;

use said::{ILLEGAL, WHOLE, everything, names};

const ME: Seat = Seat(0);
const ADA: Seat = Seat(1);
const FELIX: Seat = Seat(2);

/// Words that never change, with the room and the name of each.
fn words() -> Vec<(String, &'static str)> {
    let rooms = [
        ("label()", label().all()),
        ("keep()", keep().all()),
        ("hint_label()", hint_label().all()),
        ("setting()", setting().all()),
        ("boot()", boot().all()),
        ("lesson_label()", lesson_label().all()),
        ("reading()", reading::reading().all()),
        ("says::label()", desperados::label().all()),
        ("earp::label()", earp::label().all()),
        ("hints::why()", hints::why().all()),
        ("words()", explain::explain().all()),
    ];
    let each = |(room, words): (&str, Vec<(&str, &'static str)>)| {
        words.into_iter().map(|(name, words)| (format!("{room}.{name}"), words)).collect::<Vec<_>>()
    };
    rooms.into_iter().flat_map(each).collect()
}

/// Words that are the same in both languages, and are meant to be.
const SAME_WORDS: [&str; 8] = [
    "label().house",
    "label().normal",
    "keep().link",
    "earp::label().game",
    "says::label().game",
    "says::label().hand",
    "boot().language",
    "setting().system",
];
/// Sentences of which the same is true, for some of what they are about.
const SAME_SENTENCES: [&str; 7] =
    ["card_short", "card_title", "count_of", "group_spoken", "level", "outlaw_short", "rounds"];
#[test]
fn a_language_is_known_by_its_code() {
    for &lang in Lang::ALL {
        assert_eq!(Lang::by_code(lang.code()), Some(lang));
    }
    assert_eq!(Lang::by_code("tlh"), None);
}

#[test]
fn to_put_a_card_back_is_called_otherwise_than_to_discard_it() {
    for &lang in Lang::ALL {
        speak(lang);
        for card in crate::games::wyoming_cowboy::Card::all() {
            assert_ne!(label().clear, super::wyoming_cowboy::discard_short(card), "{}", lang.code());
        }
    }
}

#[test]
fn in_german_cards_go_to_whoever_sits_opposite_by_one_word() {
    use crate::games::wyoming_cowboy::{Direction, Event};
    speak(Lang::De);
    let named = Event::Named { dealer: ADA, direction: Direction::Across };
    let said = super::wyoming_cowboy::event(&named, &Names::new(["Mary", "Ada"].map(str::to_owned)));
    assert_eq!(said.as_deref(), Some("Ada lässt zum Gegenüber weitergeben."));
    let button = [super::wyoming_cowboy::direction, super::wyoming_cowboy::direction_short];
    assert_eq!(button.map(|says| says(Direction::Across)), ["Zum Gegenüber", "Gegenüber"]);
}

#[test]
fn every_sentence_is_looked_at_here() {
    assert_eq!(Illegal::GameOver as usize + 1, ILLEGAL.len());
    let looked: BTreeSet<&str> = everything(Lang::En).iter().map(|(name, _)| *name).collect();
    let rooms = [
        house::SENTENCES,
        reading::SENTENCES,
        lesson::SENTENCES,
        earp::SENTENCES,
        hints::SENTENCES,
        explain::SENTENCES,
        ideas::SENTENCES,
    ]
    .concat();
    let words =
        ["label", "keep", "hint_label", "setting", "boot", "lesson_label", "meant", "why", "reading", "explain"];
    for name in rooms.into_iter().filter(|name| !words.contains(name)) {
        assert!(looked.contains(name), "{name}");
    }
    assert!(WHOLE.iter().all(|name| looked.contains(name)), "{WHOLE:?}");
}

#[test]
fn no_seam_shows_in_any_sentence() {
    for &lang in Lang::ALL {
        let mut all = everything(lang);
        all.extend(words().into_iter().map(|(_, words)| ("", words.to_owned())));
        for (name, words) in all {
            let what = format!("{}, {name}: {words:?}", lang.code());
            assert!(!words.is_empty() && words.trim() == words, "{what}");
            for bad in ["  ", "{", "}", " ,", " .", "..", ",,", ":.", "!.", "\"", "'", " ;"] {
                let quoted = lang == Lang::De && bad == "!." && words.contains("!“.");
                assert!(!words.contains(bad) || quoted, "{bad:?} in {what}");
            }
            if WHOLE.contains(&name) {
                let first = words.trim_start_matches(['„', '“']).chars().next().unwrap_or_default();
                assert!(!first.is_lowercase(), "{what}");
                assert!(words.ends_with(['.', '!', '?']), "{what}");
            }
        }
    }
}

#[test]
fn nothing_is_left_in_english() {
    const ENGLISH: [&str; 30] = [
        "the",
        "you",
        "your",
        "yours",
        "and",
        "card",
        "cards",
        "of",
        "from",
        "with",
        "shot",
        "deal",
        "draw",
        "discard",
        "opponent",
        "opponents",
        "hand",
        "who",
        "is",
        "are",
        "it",
        "be",
        "hint",
        "play",
        "supply",
        "photo",
        "reward",
        "poster",
        "turn",
        "practice",
    ];
    speak(Lang::En);
    let english: BTreeMap<String, &str> = words().into_iter().collect();
    let said: BTreeSet<(&str, String)> = everything(Lang::En).into_iter().collect();
    speak(Lang::De);
    for (name, words) in words() {
        assert!(english[&name] != words || SAME_WORDS.contains(&name.as_str()), "{name} is {words:?} in both");
    }
    let same = everything(Lang::De).into_iter().filter(|(name, words)| said.contains(&(name, words.clone())));
    let same: BTreeSet<&str> = same.map(|(name, _)| name).collect();
    assert_eq!(same, BTreeSet::from(SAME_SENTENCES), "are the same in both");
    let all = words()
        .into_iter()
        .map(|(_, words)| words.to_owned())
        .chain(everything(Lang::De).into_iter().map(|(_, words)| words));
    for words in all {
        let bare = Outlaw::ALL.iter().fold(words.clone(), |text, outlaw| text.replace(outlaw.name(), ""));
        for word in bare.split(|c: char| !c.is_alphabetic()) {
            assert!(!ENGLISH.contains(&word), "{word:?} in {words:?}");
        }
    }
}

#[test]
fn german_is_set_as_germans_set_it() {
    let words = |lang| {
        let said = everything(lang).into_iter().map(|(_, words)| words);
        said.chain(words().into_iter().map(|(_, words)| words.to_owned())).collect::<Vec<_>>()
    };
    for words in words(Lang::De) {
        assert!(
            !words.contains(['”', '"', '—', '…']) || words.contains(" …") || words.contains("\u{a0}…"),
            "{words:?}"
        );
        // A number and its unit stay together, and thousands have a point.
        for unit in ["$", "FP", "%"] {
            let loose = words.match_indices(unit).any(|(at, _)| {
                words[..at].strip_suffix(' ').is_some_and(|before| before.ends_with(|c: char| c.is_ascii_digit()))
            });
            assert!(!loose, "{words:?}");
        }
        assert!(!words.contains(",000") && !words.contains("$1"), "{words:?}");
        assert_eq!(words.matches('„').count(), words.matches('“').count(), "{words:?}");
    }
}

#[test]
fn money_points_and_cards_are_counted() {
    let say = |n: u16| {
        let words = [earp::money(n), earp::cp(n as u8), format!("{n} {}", cards_word(n as u8)), opponents(n as u8)];
        words.join(", ")
    };
    speak(Lang::En);
    assert_eq!(
        [0, 1, 2].map(say),
        ["$0, 0 CP, 0 cards, 0 opponents", "$1,000, 1 CP, 1 card, 1 opponent", "$2,000, 2 CP, 2 cards, 2 opponents"]
    );
    assert_eq!(
        (earp::raise(3), percent(0.34), earp::rounds(&[2, 1])),
        ("+$3,000".into(), "34%".into(), "$2k + $1k".into())
    );
    speak(Lang::De);
    assert_eq!(
        [0, 1, 2].map(say).map(|words| words.replace('\u{a0}', "_")),
        ["0_$, 0_FP, 0 Karten, 0 Gegner", "1.000_$, 1_FP, 1 Karte, 1 Gegner", "2.000_$, 2_FP, 2 Karten, 2 Gegner"]
    );
    assert_eq!((earp::raise(3), percent(0.34)), ("+3.000\u{a0}$".into(), "34\u{a0}%".into()));
}

#[test]
fn german_tells_what_happened() {
    speak(Lang::De);
    let outlaw = Outlaw::JesseJames;
    let names = names(3);
    let two = |a, b| [a, b].into_iter().collect();
    let asked = |seat, in_vain: &[Seat], from| {
        let in_vain = in_vain.iter().copied().collect();
        Event::Asked { seat, outlaw, direction: crate::games::wyatt_earp::Direction::Right, in_vain, from }
    };
    for (event, words) in [
        (
            Event::Dealt { hand_number: 3, dealer: ME, first_card: Card::photo(outlaw) },
            "Du gibst. Die Ablage beginnt mit dem Foto von Jesse James.",
        ),
        (
            Event::Drew { seat: ME, cards: two(Some(Card::photo(outlaw)), Some(Card::HIDEOUT)) },
            "Du ziehst „Versteck“ und das Foto von Jesse James.",
        ),
        (Event::Drew { seat: ADA, cards: two(None, None) }, "Ada zieht zwei Karten."),
        (
            Event::PlayedOutlaws { seat: ADA, outlaw, count: 4, opened: true },
            "Ada eröffnet Jesse James mit 4; die Belohnung steigt um 3.000_$.",
        ),
        (
            Event::PlayedPhoto { seat: ME, outlaw, out_of_turn: true },
            "Du legst außer der Reihe das Foto von Jesse James an; die Belohnung steigt um 1.000_$.",
        ),
        (Event::PlayedSheriff { seat: ME, card: Card::MOST_WANTED, out_of_turn: false }, "Du spielst „Meistgesucht!“."),
        (
            Event::Laid { seat: ADA, card: Card::HIDEOUT, on: ME, outlaw },
            "Ada legt „Versteck“ auf Jesse James bei dir.",
        ),
        (Event::Stole { seat: ADA, from: ME, outlaw }, "Ada nimmt Jesse James aus deiner Auslage."),
        (Event::Stole { seat: ADA, from: FELIX, outlaw }, "Ada nimmt Jesse James aus Felix’ Auslage."),
        (
            asked(ADA, &[ME], Some(FELIX)),
            "Ada fragt rechtsherum nach einer Karte von Jesse James. Du hast keine. Felix gibt eine her.",
        ),
        (
            asked(ADA, &[ME, FELIX], None),
            "Ada fragt rechtsherum nach einer Karte von Jesse James. Du und Felix habt keine.",
        ),
        (
            Event::Scored { outlaw, cp: [4, 6, 4, 0], paid: [2, 3, 2, 0], stays: 1 },
            "Jesse James bringt Ada 3.000_$, dir 2.000_$ und Felix 2.000_$; 1.000_$ bleiben auf dem Steckbrief.",
        ),
        (Event::GameEnded { winner: ME }, "Du gewinnst das Spiel."),
    ] {
        assert_eq!(
            earp::event(&event, false, &names).map(|told| told.replace('\u{a0}', "_")).as_deref(),
            Some(words),
            "{event:?}"
        );
    }
}

#[test]
fn a_game_goes_on_in_another_language_with_its_names() {
    let typed = ["", "", "Felix", "Du"].map(str::to_owned);
    speak(Lang::En);
    let english = Names::new(typed);
    let own = |names: &Names| Seat::all(names.len()).map(|seat| names.of(seat).to_owned()).collect::<Vec<_>>();
    assert_eq!(own(&english), ["You", "Juniper", "Felix", "Marigold"]);
    speak(Lang::De);
    let german = Names::new(own(&english));
    assert_eq!(own(&german), ["Du", "Juniper", "Felix", "Marigold"]);
    speak(Lang::En);
    assert_eq!(Names::new(own(&german)), english);
}

/// Every source of the page, the rooms themselves apart.
fn sources() -> String {
    fn read(folder: &Path, all: &mut String) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            if path.is_dir() {
                read(&path, all);
            } else if !path.to_string_lossy().contains("/text/") || name == "names.rs" {
                *all += &fs::read_to_string(path).unwrap();
            }
        }
    }
    let mut all = String::new();
    read(&Path::new(crate::ROOT).join("src/ui"), &mut all);
    all.split_whitespace().collect::<Vec<_>>().join(" ").replace(" .", ".")
}

/// Whether `name` stands there as a word by itself.
fn has(text: &str, name: &str) -> bool {
    text.match_indices(name).any(|(at, _)| {
        let (before, after) = (text[..at].chars().next_back(), text[at + name.len()..].chars().next());
        [before, after].into_iter().flatten().all(|c| !c.is_alphanumeric() && c != '_')
    })
}

#[test]
fn nothing_is_said_that_nobody_hears() {
    let sources = sources();
    // Said by other sentences, or by the page before the program runs.
    let within = ["label().you", "keep().won", "label().next_hand"];
    for (name, _) in words() {
        let used = within.contains(&name.as_str()) || name.starts_with("boot().") || has(&sources, &name);
        assert!(used, "{name} is said nowhere");
    }
    let rooms = [
        house::SENTENCES,
        reading::SENTENCES,
        lesson::SENTENCES,
        earp::SENTENCES,
        hints::SENTENCES,
        explain::SENTENCES,
        ideas::SENTENCES,
        desperados::SENTENCES,
    ];
    for name in rooms.concat() {
        if name == "meant" {
            continue; // asked of every language in turn
        }
        let is_end = |rest: &str| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '_');
        let called = ["::", " ", "(", "{", "!"].iter().any(|before| {
            let name = format!("{before}{name}{}", if *before == "::" { "" } else { "(" });
            sources.match_indices(&name).any(|(at, _)| is_end(&sources[at + name.len()..]) || *before != "::")
        });
        assert!(called, "{name} is said nowhere");
    }
}

#[test]
fn cards_are_named_once() {
    for &lang in Lang::ALL {
        speak(lang);
        let titles: BTreeSet<String> = Card::all().map(earp::card_title).collect();
        assert_eq!(titles.len(), Card::all().count(), "{}", lang.code());
        for card in Card::all().filter(|card| matches!(card.kind(), Kind::Outlaw(_) | Kind::Photo(_))) {
            let spoken = earp::card_spoken(card);
            assert!(spoken.ends_with(&earp::cp(if card.has_hole() { 2 } else { 4 })), "{spoken}");
        }
    }
    assert_eq!(MAX_SEATS, 4);
}

/// What a picked card does and why it cannot do so stand in a box that is as large as English needs; buttons on a phone likewise.
#[test]
fn german_takes_no_more_room_than_english() {
    let longest = |lang| {
        speak(lang);
        let length = |words: &str| words.chars().count();
        [
            Card::all().map(|card| length(earp::card_help(card))).max(),
            ILLEGAL.iter().map(|&why| length(earp::illegal(why))).max(),
            Card::all().filter_map(|card| earp::action_short(Action::Shoot(card))).map(|words| length(&words)).max(),
        ]
    };
    let (english, german) = (longest(Lang::En), longest(Lang::De));
    for (english, german) in english.into_iter().zip(german) {
        assert!(german <= english.map(|most| most + 2), "{german:?} where English takes {english:?}");
    }
}
