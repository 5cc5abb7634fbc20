//! All sentences of the house and of Wyatt Earp, about enough to make a difference. The younger games have theirs in their own files.

use std::collections::BTreeSet;

use super::{ADA, FELIX, ME};
use crate::bots::{Level, Temper};
use crate::engine::{CannotTakeBack, Game, LoadError, Rng, Seat};
use crate::games::wyatt_earp::{Action, Card, Edition, Event, HandEnd, Illegal, Options, Outlaw, Phase, WyattEarp};
use crate::ui::browser::storage::StorageError;
use crate::ui::text::Remark;
use crate::ui::text::wyatt_earp::explain;
use crate::ui::text::wyatt_earp::hints::{self, Laid, RaceAfter};
use crate::ui::text::wyatt_earp::lesson as ideas;
use crate::ui::text::wyatt_earp::{self as earp};
use crate::ui::text::*;
use crate::ui::trouble::{CannotDeal, Missing, Reading, Trouble};

/// What is a whole sentence, or several. The rest are names, buttons, parts of a line.
pub(super) const WHOLE: [&str; 61] = [
    "name_taken",
    "saved",
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
    "nothing_left",
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
    "choice",
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

pub(super) const ILLEGAL: [Illegal; 28] = [
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

pub(super) fn names(seats: usize) -> Names {
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
    said.say("taken_back", taken_back("A"));
    said.all("name_field", (0..4).map(name_field));
    for (temper, remark) in Temper::ALL.iter().flat_map(|&temper| Remark::ALL.map(|remark| (temper, remark))) {
        said.all("line", line(temper, remark));
    }
    for each in Level::ALL {
        said.say("level", level(each));
        said.say("level_note", level_note(each));
        said.all("character", seats[1..].iter().map(|&seat| character(&names, seat, each)));
        said.say("table_level", table_level(each));
        said.all("kept_game", [true, false].map(|practice| kept_game(2, each, Some(3), practice)));
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
    said.say("name_taken", name_taken("Juniper"));
    said.say("saved", saved("tin-star-faro.txt"));
    said.say("aside_name", aside_name(1));
    said.all("kept_won", seats.map(|seat| kept_won(&names, seat)));
    said.say("games_full", games_full(40));
    said.all("kept_at", [true, false].map(|practice| kept_at("Faro", Some(3), practice)));
    said.say("position", position(3, 7));
    said.say("weighed", weighed(3, 7));
    said.say("lost", lost(0.07));
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
    said.say("tally_short", super::tally_short(3, 7));
    said.all("tally", [(0, 1), (1, 1), (3, 7)].map(|(won, played)| super::tally(won, played, Level::Deputy)));
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
    said.all("not_captured", [0, 7].map(|points| earp::not_captured(points, 8)));
    for seat in seats {
        said.all("takes_all", [true, false].map(|alone| earp::takes_all(&names, seat, 5, alone, 9)));
        said.say("shared", earp::shared(&names, &[seat], 9, 5));
        said.say("stays", earp::stays(&names, &[seat], 2, 1));
        said.say("nothing_left", earp::nothing_left(&names, &[seat]));
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
            said.all("cuts", [None, Some(0), Some(4)].map(|left| hints::cuts(hits, &names, ADA, outlaw, left)));
            said.say("brings_back", hints::brings_back(hits, outlaw, 6, paid));
        }
    }
    for n in 1..4 {
        said.say("nearly_out", hints::nearly_out(&names, ADA, n));
        for open in [true, false] {
            said.all("makes", hints::makes(outlaw, n, open));
            said.all("holder", [None, Some(ADA)].map(|holder| hints::holder(&names, holder, n, outlaw, n, open)));
        }
        said.say("choice", hints::choice(n));
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

/// All of it in one language: each sentence with what it is called.
pub(super) fn everything(lang: Lang) -> Vec<(&'static str, String)> {
    speak(lang);
    let mut said = Said::default();
    house(&mut said);
    game(&mut said);
    advice(&mut said);
    readings(&mut said);
    games(&mut said);
    said.0
}
