//! What holds in every language: nothing is missing, unused, left in English, or left with its seams showing.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use super::wyatt_earp::explain;
use super::wyatt_earp::hints::{self, Laid, RaceAfter};
use super::wyatt_earp::lesson as ideas;
use super::wyatt_earp::{self as earp};
use super::*;
use crate::bots::{Level, Temper};
use crate::engine::{CannotTakeBack, Game, LoadError, Rng, Seat};
use crate::games::wyatt_earp::{
    Action, Card, Edition, Event, HandEnd, Illegal, Kind, MAX_SEATS, Options, Outlaw, Phase, WyattEarp,
};
use crate::ui::browser::storage::StorageError;
use crate::ui::parts::Missing;
use crate::ui::shell::keep::{Reading, Trouble};
use crate::ui::shell::start::CannotDeal;
use crate::ui::table::lines::Remark;

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
/// What is a whole sentence, or several. The rest are names, buttons, parts of a line.
const WHOLE: [&str; 58] = [
    "discarded_once",
    "strategy",
    "idea",
    "not_yet",
    "rather",
    "level_note",
    "table_level",
    "cannot_deal",
    "cannot_take_back",
    "trouble",
    "unread",
    "load_error",
    "missing",
    "set_aside",
    "games_full",
    "offer",
    "card_help",
    "hidden_group",
    "way_note",
    "odds",
    "prompt",
    "illegal",
    "event",
    "hand_ended",
    "edition_note",
    "not_captured",
    "takes_all",
    "shared",
    "stays",
    "won",
    "tried",
    "better",
    "ends_hand",
    "ends_game",
    "laid",
    "shot_could",
    "nearly_out",
    "wipes_out",
    "cuts",
    "brings_back",
    "makes",
    "photo",
    "known",
    "two_unseen",
    "two_rather",
    "holder",
    "stack_holds",
    "worth_keeping",
    "not_wanted",
    "has_none",
    "collects",
    "could_lay",
    "unseen",
    "on_poster",
    "to_capture",
    "under_hideout",
    "to_goal",
    "holds",
];

const ILLEGAL: [Illegal; 28] = [
    Illegal::NotYourTurn,
    Illegal::DrawFirst,
    Illegal::DrawnAlready,
    Illegal::StackEmpty,
    Illegal::NotInHand,
    Illegal::KeepOne,
    Illegal::NeedsSet,
    Illegal::PhotoNeedsOpen,
    Illegal::OneSheriff,
    Illegal::NoGroup,
    Illegal::GunThere,
    Illegal::NothingToSteal,
    Illegal::NothingToHide,
    Illegal::NoHideout,
    Illegal::NothingToFind,
    Illegal::NoShot,
    Illegal::NotAShot,
    Illegal::NoDirection,
    Illegal::ChooseTarget,
    Illegal::BadTarget,
    Illegal::ChooseCard,
    Illegal::CannotTake,
    Illegal::AnswerPhoto,
    Illegal::AnswerHideout,
    Illegal::NothingAsked,
    Illegal::HandOver,
    Illegal::HandNotOver,
    Illegal::GameOver,
];

fn load_errors() -> Vec<LoadError> {
    vec![
        LoadError::TooLong,
        LoadError::NotAGame,
        LoadError::OtherGame { found: "faro".to_owned() },
        LoadError::Newer,
        LoadError::Older,
        LoadError::Damaged,
        LoadError::BadOptions { why: "nobody plays".to_owned() },
        LoadError::Diverged,
    ]
}

/// The sentences said so far, each with what it is called.
#[derive(Default)]
struct Said(Vec<(&'static str, String)>);

impl Said {
    fn say(&mut self, name: &'static str, words: impl Into<String>) {
        self.0.push((name, words.into()));
    }

    fn all(&mut self, name: &'static str, words: impl IntoIterator<Item = impl Into<String>>) {
        self.0.extend(words.into_iter().map(|words| (name, words.into())));
    }
}

fn names(seats: usize) -> Names {
    Names::new(["Mary", "Ada", "Felix", "🤠"][..seats].iter().map(|&name| name.to_owned()))
}

/// Everything that the house can say, about enough to make a difference.
fn house(said: &mut Said) {
    let names = names(4);
    let seats = [ME, ADA, FELIX, Seat(3)];
    said.all("turn", seats.map(|seat| turn(&names, seat)));
    said.say("thinking", thinking("Ada"));
    said.say("hand_number", hand_number(3));
    for n in 0..4 {
        said.say("cards_word", cards_word(n));
        said.say("cards_in_hand", cards_in_hand(n));
        said.all("hand", seats.map(|seat| hand(&names, seat, n)));
        said.say("held", held(n));
        said.say("count_of", count_of(n));
        said.say("opponents", opponents(n));
        said.say("take_back_note", take_back_note(n.into()));
    }
    said.all("hand_whose", seats.map(|seat| hand_whose(&names, seat)));
    said.say("in_turn", in_turn(&names, &seats[1..]));
    said.say("percent", percent(0.34));
    said.say("lesson_step", lesson_step(4, 16));
    said.say("not_yet", not_yet("A"));
    said.say("rather", rather("A"));
    for each in ideas::Idea::ALL {
        said.say("idea", ideas::idea(each).text);
        said.say("the title of an idea", ideas::idea(each).title);
    }
    said.say("strategy_title", ideas::strategy_title());
    for each in ideas::Strategy::ALL {
        said.say("strategy", ideas::strategy(each).text);
        said.say("the title of a step", ideas::strategy(each).title);
    }
    said.say("hint_spoken", hint_spoken("A", "B", "C"));
    said.all("name_field", (0..4).map(name_field));
    for (temper, remark) in Temper::ALL.iter().flat_map(|&temper| Remark::ALL.map(|remark| (temper, remark))) {
        said.all("line", line(temper, remark));
    }
    for each in Level::ALL {
        said.say("level", level(each));
        said.say("level_note", level_note(each));
        said.all("character", seats[1..].iter().map(|&seat| character(&names, seat, each)));
        said.say("table_level", table_level(each));
        said.all("kept_game", [true, false].map(|practice| kept_game(2, each, 3, practice)));
    }
    said.all("cannot_deal", [CannotDeal::NoNumber, CannotDeal::TooLarge, CannotDeal::NoRandomness].map(cannot_deal));
    let all =
        [CannotTakeBack::NothingYet, CannotTakeBack::OthersActed, CannotTakeBack::Revealed, CannotTakeBack::Answerable];
    said.all("cannot_take_back", all.map(cannot_take_back));
    for why in [StorageError::Blocked, StorageError::Full, StorageError::Newer] {
        said.all("trouble", [Trouble::NotKept(why), Trouble::NotRemoved(why)].map(trouble));
        said.all("unread", unread(Reading::Failed(why.into())));
    }
    said.all("unread", unread(Reading::Slow));
    for why in [Missing::Cut, Missing::Gone, Missing::Host, Missing::Other, Missing::Stopped] {
        said.say("missing", missing(why));
    }
    said.all("load_error", load_errors().iter().map(load_error));
    said.all("set_aside", load_errors().iter().map(set_aside));
    said.say("aside_name", aside_name(1));
    said.all("kept_won", seats.map(|seat| kept_won(&names, seat)));
    said.say("games_full", games_full());
    said.all("kept_at", [true, false].map(|practice| kept_at(3, practice)));
    said.say("position", position(3, 7));
    said.all("seen_by", [ME].map(|seat| seen_by(&names, seat)));
    said.all("offer", [0, 1, 2].map(|acts| offer(&opponents(3), earp::edition(Edition::Y2014), acts, acts == 1)));
    said.all("winner_title", seats.map(|seat| winner_title(&names, seat)));
}

/// What Wyatt Earp can say of cards, sheets and choices.
fn game(said: &mut Said) {
    let names = names(4);
    let seats = [ME, ADA, FELIX, Seat(3)];
    for n in 0..4 {
        said.say("money", earp::money(n));
        said.say("raise", earp::raise(n + 1));
        said.say("pays", earp::pays(n + 1));
        said.say("cp", earp::cp(n as u8));
    }
    said.say("hand_number", earp::hand_number(3));
    for card in Card::all() {
        said.say("card_title", earp::card_title(card));
        said.say("card_short", earp::card_short(card));
        said.say("card_spoken", earp::card_spoken(card));
        said.say("card_help", earp::card_help(card));
        said.say("discards_spoken", earp::discards_spoken(Some(card), true).trim_start_matches([',', ' ']));
        said.say("find_spoken", earp::find_spoken(card, 2, 1));
        said.say("play_ways", earp::play_ways(card));
        said.say("action", earp::action(Action::Take(card), &names, None));
        said.say("action", earp::action(Action::DrawDiscard, &names, Some(card)));
    }
    said.say("supply_spoken", earp::supply_spoken(true).trim_start_matches([':', ' ']));
    for outlaw in Outlaw::ALL {
        said.say("outlaw_short", earp::outlaw_short(outlaw));
        said.say("ask_for", earp::ask_for(outlaw));
        said.all("target", seats.map(|seat| earp::target(&names, seat, outlaw)));
    }
    for chance in [0.0, 0.01, 0.64, 1.0] {
        said.say("hit_chance", earp::hit_chance(chance));
        said.say("odds", earp::odds(chance));
    }
    said.all("illegal", ILLEGAL.map(earp::illegal));
    for why in [
        HandEnd::WentOut(ME),
        HandEnd::WentOut(ADA),
        HandEnd::EmptyHanded(ME),
        HandEnd::EmptyHanded(ADA),
        HandEnd::SupplyOut,
    ] {
        said.say("hand_ended", earp::hand_ended(why, &names));
    }
    said.say("short", super::short("9"));
    for seat in [ME, ADA] {
        said.say("discarded_once", earp::discarded_once(seat, &names));
    }
    for edition in [Edition::Y2014, Edition::Y2000] {
        said.say("edition", earp::edition(edition));
        said.say("edition_note", earp::edition_note(edition));
    }
    said.say("scored", earp::scored(3));
    said.say("race", earp::race(25));
    said.say("rounds", earp::rounds(&[2, 0, 1]));
    said.say("rounds", earp::rounds(&[]));
    said.say("hidden_cp", earp::hidden_cp());
    said.all("not_captured", [0, 7].map(|points| earp::not_captured(points, 8, 3)));
    for seat in seats {
        said.all("takes_all", [true, false].map(|alone| earp::takes_all(&names, seat, 5, alone, 9)));
        said.say("shared", earp::shared(&names, &[seat], 9, 5));
        said.say("stays", earp::stays(&names, &[seat], 2, 1));
        said.say("won", earp::won(&names, seat, 27));
    }
    said.all("shared", [[ME, ADA], [ADA, FELIX]].map(|two| earp::shared(&names, &two, 4, 1)));
    said.all("stays", [[ME, ADA], [ADA, FELIX]].map(|two| earp::stays(&names, &two, 2, 3)));
    said.say("duel_round", earp::duel_round(2));
}

/// What the hints can say.
fn advice(said: &mut Said) {
    use RaceAfter::{Alone, Has, Hidden, Leads, Level as Even, Opens};

    let names = names(3);
    let outlaw = Outlaw::BelleStarr;
    said.all("tried", [1, 200].map(hints::tried));
    said.all("better", [0.1, 1.3].map(hints::better));
    said.say("ends_hand", hints::ends_hand(3));
    said.say("ends_game", hints::ends_game(26));
    for standing in [Opens, Leads, Even, Alone, Has, Hidden] {
        for paid in [0, 6] {
            for costs in [None, Some((ADA, 2))] {
                for leaves in [None, Some(1), Some(2)] {
                    said.say(
                        "laid",
                        hints::laid(&names, Laid { standing, outlaw, mine: 8, rival: 4, paid, costs, leaves }),
                    );
                }
            }
        }
    }
    for paid in [0, 6] {
        said.say("shot_could", hints::shot_could(outlaw, 8, 4, paid));
        for hits in [true, false] {
            said.say("wipes_out", hints::wipes_out(hits, &names, FELIX, outlaw, 6, paid));
            said.all("cuts", [0, 4].map(|left| hints::cuts(hits, &names, ADA, outlaw, left)));
            said.say("brings_back", hints::brings_back(hits, outlaw, 6, paid));
        }
    }
    for n in 1..4 {
        said.say("nearly_out", hints::nearly_out(&names, ADA, n));
        for open in [true, false] {
            said.all("makes", hints::makes(outlaw, n, open));
            said.all("holder", [None, Some(ADA)].map(|holder| hints::holder(&names, holder, n, outlaw, n, open)));
        }
        said.say("stack_holds", hints::stack_holds(outlaw, n, 2));
        said.say("collects", hints::collects(&names, FELIX, n));
    }
    said.all("photo", [true, false].map(|open| hints::photo(outlaw, open)));
    for card in Card::all() {
        said.say("known", hints::known(card));
        said.say("two_unseen", hints::two_unseen(card, 1.3));
        said.say("two_rather", hints::two_rather(card));
        said.say("worth_keeping", hints::worth_keeping(card, 0.4));
    }
    said.all("not_wanted", [None, Some(outlaw)].map(|lone| hints::not_wanted(&names, ADA, lone)));
    said.say("has_none", hints::has_none(&names, ADA, outlaw));
    said.say("could_lay", hints::could_lay(&names, ADA));
}

/// What there is to read, and what explains the game.
fn readings(said: &mut Said) {
    let names = names(4);
    said.say("rules_of", reading::rules_of("Wyatt Earp"));
    said.say("see_rule", reading::see_rule("R-6.6"));
    said.all("places_found", [0, 1, 12].map(reading::places_found));
    let acts = [earp::play_ways(Card::WYATT_EARP), earp::action(Action::WyattDraw, &names, None)];
    said.all("can_now", [reading::can_now(&acts[..1]), reading::can_now(&acts)]);
    said.all("unseen", [0, 1, 5].map(|n| explain::unseen(n, 7)));
    said.say("on_poster", explain::on_poster(6));
    said.all("to_capture", [(0, 8), (7, 1), (12, 0)].map(|(cp, missing)| explain::to_capture(cp, missing)));
    said.all("sum", [[(3, 2), (1, 4)].as_slice(), &[(1, 4)]].map(|parts| explain::sum(parts, 10)));
    said.say("under_hideout", explain::under_hideout(10));
    said.all("to_goal", [0, 7, 25, 31].map(|money| explain::to_goal(money, 25)));
    said.all("holds", [ME, ADA].map(|seat| explain::holds(&names, seat, 1)));
    said.all("on_top", Card::all().map(|card| explain::on_top(&earp::card_title(card))));
    said.all("after", [true, false].map(|hits| explain::after("A", hits)));
}

/// What whole games make the page say: every event, phase and action.
fn games(said: &mut Said) {
    let mut events = BTreeSet::new();
    for seed in 0..20 {
        let seats = 2 + (seed % 3) as usize;
        let names = names(seats);
        let mut state = WyattEarp::deal(&Options { seats: seats as u8, edition: Edition::Y2014 }, seed).unwrap();
        let mut rng = Rng::new(seed);
        while let Some(seat) = WyattEarp::to_act(&state) {
            let legal = WyattEarp::legal(&state);
            let view = WyattEarp::view(&state, seat);
            said.say("prompt", earp::prompt(view.phase));
            for &action in &legal {
                said.say("action", earp::action(action, &names, view.top));
                said.say("order", hints::order(action, view.phase, &names, view.top));
                said.all("action_short", earp::action_short(action));
                said.all("way_note", Some(earp::way_note(action)).filter(|note| !note.is_empty()));
            }
            for outlaw in Outlaw::ALL {
                let group = view.table.group(ME, outlaw);
                if !group.is_empty() {
                    said.say("group_spoken", earp::group_spoken(group, outlaw));
                }
                if group.hidden() {
                    said.say("hidden_group", earp::hidden_group(group, outlaw));
                }
            }
            let action = legal[rng.below(legal.len())];
            let mut told = Vec::new();
            WyattEarp::apply(&mut state, action, &mut told).unwrap();
            for event in &told {
                events.insert(format!("{event:?}").split([' ', '(']).next().unwrap_or_default().to_owned());
                said.all("event", earp::event(event, false, &names));
                said.all("event", WyattEarp::redact(event, ME).and_then(|seen| earp::event(&seen, true, &names)));
            }
        }
        said.say("prompt", earp::prompt(Phase::GameOver { winner: ADA }));
    }
    let turned = [Some(Card::WYATT_EARP), None, Some(Card::photo(Outlaw::BobDalton)), Some(Card::HIDEOUT)];
    said.all("event", earp::event(&Event::Duel { turned }, false, &names(4)));
    events.insert("Duel".to_owned());
    assert_eq!(events.len(), 19, "{events:?}");
}

fn everything(lang: Lang) -> Vec<(&'static str, String)> {
    speak(lang);
    let mut said = Said::default();
    house(&mut said);
    game(&mut said);
    advice(&mut said);
    readings(&mut said);
    games(&mut said);
    said.0
}

#[test]
fn a_language_is_known_by_its_code() {
    for &lang in Lang::ALL {
        assert_eq!(Lang::by_code(lang.code()), Some(lang));
    }
    assert_eq!(Lang::by_code("tlh"), None);
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
            "Runde 3: Du gibst. Die Ablage beginnt mit dem Foto von Jesse James.",
        ),
        (
            Event::Drew { seat: ME, cards: two(Some(Card::photo(outlaw)), Some(Card::HIDEOUT)) },
            "Du ziehst das Foto von Jesse James und „Versteck“.",
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
        (Event::Laid { seat: ADA, card: Card::HIDEOUT, on: ME, outlaw }, "Ada versteckt Jesse James bei dir."),
        (Event::Stole { seat: ADA, from: ME, outlaw }, "Ada nimmt Jesse James aus deiner Auslage."),
        (Event::Stole { seat: ADA, from: FELIX, outlaw }, "Ada nimmt Jesse James aus Felix’ Auslage."),
        (asked(ADA, &[ME], Some(FELIX)), "Ada fragt rechtsherum nach Jesse James. Du hast keine. Felix gibt eine her."),
        (asked(ADA, &[ME, FELIX], None), "Ada fragt rechtsherum nach Jesse James. Keine habt du und Felix."),
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
