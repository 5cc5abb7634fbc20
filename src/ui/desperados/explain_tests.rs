//! What everything says of itself.

use super::explain_model::{Moment, Thing};
use super::raid::Raid;
use crate::bots::Level;
use crate::engine::{Game, Nobody, Seat};
use crate::games::desperados::testing::{Play, Scene, card, hand, place, put};
use crate::games::desperados::{Card, Character, Desperados, Event, Hand, Kind, MAX_SEATS, Phase, Place, View};
use crate::ui::table::explain::Explanation;
use crate::ui::text::{Lang, Names, speak};

fn names() -> Names {
    Names::new(["", "Ada", "Bo"].map(str::to_owned))
}

fn explain(play: &Play, thing: Thing, picked: &str) -> Explanation {
    of_view(&Desperados::view(&play.state, Seat(0)), thing, hand(picked), None)
}

fn of_view(view: &View, thing: Thing, picked: Hand, shown: Option<&Raid>) -> Explanation {
    speak(Lang::En);
    Moment { view, names: &names(), level: Level::default(), deciding: view.decides(), picked, shown }.explain(thing)
}

fn pays(explanation: &Explanation) -> Vec<String> {
    let pays = explanation.pays.clone().unwrap_or_default();
    std::iter::once(pays.heads.join(" | ")).chain(pays.rows.iter().map(|row| row.join(" "))).collect()
}

/// A working day of the player's: the saloon is worth 3 with a Cook before it, two Cooks and a Widow are on the warrant.
fn day() -> Scene {
    Scene::new(3).value(0, 3).front(0, "RC").warrant("BC GC GW").hand(0, "RC RB BN YW").hand(1, "BB*2 BN").hand(2, "YB")
}

#[test]
fn whatever_carries_a_key_is_found_by_it() {
    let seats = || (0..MAX_SEATS as u8).map(Seat);
    let at = Place::ALL.map(|at| [Thing::Site(at), Thing::Front(at), Thing::Next(at)]).into_iter().flatten();
    let stands = Place::ALL.into_iter().flat_map(|at| Character::ALL.map(|who| Thing::Stands(at, who)));
    let booty = seats().flat_map(|seat| Kind::ALL.map(|kind| Thing::Booty(seat, kind)));
    let of_seats = seats().flat_map(|seat| [Thing::Player(seat), Thing::Held(seat), Thing::Gang(seat)]);
    let others = [Thing::Warrant, Thing::Worth, Thing::Pile, Thing::Discards];
    let all = Card::all()
        .map(Thing::Card)
        .chain(Card::all().map(Thing::Lying))
        .chain(at)
        .chain(stands)
        .chain(booty)
        .chain(of_seats);
    let all = all.chain(Character::ALL.map(Thing::Wanted)).chain(Kind::ALL.map(Thing::Kind)).chain(others);
    let mut keys: Vec<String> = all
        .map(|thing| (thing, thing.key()))
        .inspect(|(thing, key)| assert_eq!(Thing::of(key), Some(*thing)))
        .map(|(_, key)| key)
        .collect();
    let count = keys.len();
    keys.sort();
    keys.dedup();
    assert_eq!(keys.len(), count, "each has its own");
    for nonsense in
        ["", "card", "card-99", "card-x", "site-5", "stands-0-10", "stands-0", "player-5", "booty-0-5", "hand-1"]
    {
        assert_eq!(Thing::of(nonsense), None, "{nonsense:?}");
    }
}

#[test]
fn d_3_3_a_card_tells_what_it_counts_at_each_place_and_where_it_may_be_put() {
    let said = explain(&day().play(), Thing::Card(card("RC")), "");
    assert_eq!(said.title, "Red Cook");
    assert_eq!(
        pays(&said),
        [
            "counts | can be put?",
            "Bank, worth 3 5 there already",
            "Bank, worth 2 2 yes",
            "Railway, worth 2 2 yes",
            "Diggings, worth 2 2 yes",
            "Stagecoach, worth 2 2 yes"
        ]
    );
    assert!(said.lines[1].starts_with("4 of the 8 cards of this character are out of your sight"), "{said:?}");
    assert_eq!((said.why, said.rule), (None, "D-2.1"));
    // Elsewhere it is only told about.
    let said = explain(&day().play(), Thing::Card(card("GB")), "");
    assert_eq!((said.why.clone(), pays(&said)[0].as_str()), (None, "counts"));
    let said = explain(&day().play(), Thing::Lying(card("RC")), "");
    assert_eq!(pays(&said)[0].as_str(), "counts", "its like in hand is another card");
}

#[test]
fn a_card_says_which_rule_forbids_it() {
    let why = |play: &Play, name, picked| explain(play, Thing::Card(card(name)), picked).why.map(|why| why.rule);
    // D-2.2: a Cook stands with the red, elsewhere it is another colour.
    let full = Scene::new(3).front(0, "RC").front(1, "BB").front(2, "GB").front(3, "YB").front(4, "BF");
    let full = full.hand(0, "RC YN RB").play();
    assert_eq!([why(&full, "RC", ""), why(&full, "YN", ""), why(&full, "RB", "")], [Some("D-2.2"), None, None]);
    // D-3.2: a stranger, and one who does not go with what is picked up.
    let mut raid = day().front(0, "RC RB").hand(0, "RF RC BC BN YW").play();
    Desperados::apply(&mut raid.state, put("RF", 0), &mut Nobody).unwrap();
    let mut view = Desperados::view(&raid.state, Seat(0));
    assert_eq!(view.phase, Phase::HoldUp(place(0)));
    let of = |name, picked: &str| of_view(&view, Thing::Card(card(name)), hand(picked), None).why.map(|why| why.rule);
    assert_eq!(of("BN", ""), Some("D-3.2"), "a stranger");
    assert_eq!(of("YW", ""), None, "on the warrant");
    assert_eq!(of("YW", "BC"), Some("D-3.2"), "neither one colour nor one character");
    assert_eq!(of("RC", "BC"), None);
    let said = of_view(&view, Thing::Card(card("RC")), Hand::EMPTY, None);
    view.gang = Some(Hand::EMPTY);
    let late = of_view(&view, Thing::Card(card("RC")), Hand::EMPTY, None);
    assert_eq!(late.why.map(|why| why.rule), Some("D-3.1"), "chosen already");
    assert_eq!(said.lines[1], "Counts 5 here: 3 by position and 2 by experience.");
    assert_eq!(said.rule, "D-3.3");
    // D-1.3
    assert_eq!(why(&day().turn(1).play(), "RC", ""), Some("D-1.3"));
}

#[test]
fn a_place_tells_what_it_would_bring_whom_and_what_could_beat_the_own_gang() {
    let play = day().booty(1, &[(Kind::Saloon, 2)]).play();
    let said = explain(&play, Thing::Site(place(0)), "");
    assert_eq!(said.title, "Bank, worth 3");
    assert_eq!(said.lines[1], "2 cards more, and it is held up at once. The next character counts 2 here by position.");
    assert_eq!(said.lines[2], "Your strongest gang here counts 5 now.");
    assert!(said.lines[3].starts_with("With the other hands guessed, nobody could beat it in "), "{said:?}");
    assert_eq!(pays(&said), ["booty now | with this place", "You 0 3", "Ada 2 5", "Bo 0 3"]);
    assert_eq!((said.why, said.rule), (None, "D-3.4"));
    // D-4.2: a better one of a kind lifts the others.
    let play = day().booty(1, &[(Kind::Bank, 2)]).play();
    assert_eq!(pays(&explain(&play, Thing::Site(place(0)), ""))[2], "Ada 2 6");
    // D-2.2, with a card picked up.
    let why = |picked| explain(&play, Thing::Site(place(0)), picked).why;
    assert_eq!(why("BN").map(|why| why.rule), Some("D-2.2"));
    assert_eq!(why("RB"), None);
    // D-4.1
    let five = Scene::new(3).value(0, 5).hand(0, "BN").hand(1, "BB").hand(2, "YB").play();
    let said = explain(&five, Thing::Site(place(0)), "");
    assert!(said.lines.contains(&"Its hold-up ends the game.".to_owned()), "{said:?}");
    assert!(said.lines.contains(&"None of your cards could join a hold-up here now.".to_owned()), "{said:?}");
    assert_eq!(explain(&five, Thing::Next(place(0)), "").lines[0], "Nothing comes after it.");
}

#[test]
fn who_stands_there_and_who_is_wanted_say_what_they_count() {
    let play = day().play();
    let said = explain(&play, Thing::Stands(place(0), Character::Cook), "");
    assert_eq!((said.title.as_str(), said.rule), ("Red Cook", "D-3.3"));
    assert_eq!(said.lines[0], "Counts 5 here: 3 by position and 2 by experience.");
    let said = explain(&play, Thing::Front(place(0)), "BN");
    assert_eq!(said.title, "In front of the bank");
    assert_eq!(said.lines[0], "Only red cards may come here, and no character twice.");
    assert_eq!(said.why.map(|why| why.rule), Some("D-2.2"));
    assert_eq!(explain(&play, Thing::Front(place(1)), "").lines[0], "Nobody stands here: any card may be the first.");
    let said = explain(&play, Thing::Wanted(Character::Cook), "");
    assert_eq!(said.lines[0], "2 on the warrant: every Cook counts 2 more in every hold-up and may join any of them.");
    assert_eq!(pays(&said)[..3], ["counts", "Bank, worth 3 5", "Bank, worth 2 2"]);
    let said = explain(&play, Thing::Wanted(Character::Notary), "");
    assert_eq!(pays(&said)[1], "Bank, worth 3 –");
}

#[test]
fn players_booty_and_counts_say_how_they_stand() {
    let play = day().booty(1, &[(Kind::Saloon, 2), (Kind::Saloon, 4)]).play();
    let ada = explain(&play, Thing::Player(Seat(1)), "");
    assert_eq!(ada.lines[..2], ["Booty: 2 place cards, worth 8.", "3 cards in hand."]);
    assert_eq!((ada.lines.len(), ada.rule), (3, "D-4.2"), "how the bot plays");
    assert_eq!(explain(&play, Thing::Booty(Seat(1), Kind::Saloon), "").lines[0], "Saloon 2 and 4: 8.");
    assert_eq!(explain(&play, Thing::Booty(Seat(0), Kind::Saloon), "").lines[0], "None yet.");
    assert_eq!(explain(&play, Thing::Held(Seat(2)), "").title, "Bo’s hand");
}

#[test]
fn d_3_4_a_gang_that_is_shown_adds_up_and_says_why_it_won() {
    let play = day().play();
    let view = Desperados::view(&play.state, Seat(0));
    let mut gangs = [Hand::EMPTY; MAX_SEATS];
    (gangs[0], gangs[1]) = (hand("RC RB"), hand("BC YC"));
    let event = Event::Shown {
        place: place(0),
        kind: Kind::Saloon,
        value: 3,
        gangs,
        strengths: [5, 5, 0, 0, 0],
        winner: Some(Seat(1)),
    };
    let mut worth = [0; 10];
    (worth[Character::Cook.index()], worth[Character::Barber.index()]) = (3, 2);
    let raid = Raid { at: 1, event, worth, tie: true };
    let of = |seat| of_view(&view, Thing::Gang(Seat(seat)), Hand::EMPTY, Some(&raid));
    assert!(["2 + 3 = 5.", "3 + 2 = 5."].contains(&of(0).lines[0].as_str()), "{:?}", of(0));
    assert!(of(0).lines[2].starts_with("Not enough") && of(1).lines[2].starts_with("The strongest: "));
    assert!(of(0).lines[3].contains("who put a card last") && of(1).lines.len() == 4);
    assert!(of(2).lines[0].starts_with("Nobody in it"));
}

#[test]
fn d_4_1_once_the_game_is_over_a_place_that_is_still_there_is_not_told_to_be_gone() {
    let mut view = Desperados::view(&day().play().state, Seat(0));
    let site = |view: &View| of_view(view, Thing::Site(place(0)), Hand::EMPTY, None);
    let before = site(&view);
    view.phase = Phase::Over;
    let over = site(&view);
    assert_eq!((over.pays, over.why), (None, None), "nothing can be won or put there any more");
    assert_eq!(over.lines, before.lines[..1]);
}

#[test]
fn d_2_3_the_discards_tell_of_cards_drawn_from_a_hand_that_fits_nowhere() {
    let said = explain(&day().play(), Thing::Discards, "");
    assert!(said.lines[0].contains("cards drawn from a hand that could put none"), "{said:?}");
}

#[test]
fn once_the_game_is_over_no_place_is_held_up_any_more() {
    let mut view = Desperados::view(&day().play().state, Seat(0));
    let held_up = |view: &View, at: Place| {
        of_view(view, Thing::Front(at), Hand::EMPTY, None).lines.iter().any(|line| line.contains("held up"))
    };
    assert!(held_up(&view, Place::ALL[0]));
    view.phase = Phase::Over;
    assert!(Place::ALL.into_iter().all(|at| !held_up(&view, at)));
    let play = Scene::new(3).value(1, 6).hand(0, "RC").play();
    assert!(!held_up(&Desperados::view(&play.state, Seat(0)), Place::ALL[1]), "it is gone");
}
