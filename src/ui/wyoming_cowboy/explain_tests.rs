//! What everything says of itself.

use super::explain_model::{Moment, Thing, about};
use super::shot::{Fate, Shot};
use super::testing::ME;
use crate::bots::Level;
use crate::engine::{Game, Nobody, Seat};
use crate::games::wyoming_cowboy::testing::{Play, Scene, card, discard, gun};
use crate::games::wyoming_cowboy::{Action, Calibre, Card, MAX_SEATS, Suit, View, WyomingCowboy};
use crate::ui::table::explain::Explanation;
use crate::ui::text::{Lang, Names, speak};

fn explain(play: &Play, thing: Thing) -> Explanation {
    of_view(&WyomingCowboy::view(&play.state, ME), thing, None).unwrap()
}

fn of_view(view: &View, thing: Thing, shot: Option<Shot>) -> Option<Explanation> {
    speak(Lang::En);
    let names = Names::new(["", "Ada", "Bo"].map(str::to_owned));
    Moment { view, names: &names, level: Level::default(), deciding: view.decides(), shot }.explain(thing)
}

fn why(play: &Play, name: &str) -> Option<&'static str> {
    explain(play, Thing::Card(card(name))).why.map(|why| why.rule)
}

fn pays(explanation: &Explanation) -> Vec<String> {
    let pays = explanation.pays.clone().unwrap_or_default();
    std::iter::once(pays.heads.join(" | ")).chain(pays.rows.iter().map(|row| row.join(" "))).collect()
}

/// A turn of the player's, with a gun on the table; Ada has the king of hearts and his badge, Bo one without.
fn turn() -> Scene {
    Scene::new(3).hand(0, "KS QS 3D 8C 10H 6C").gun(0, "4C 5C").hand(1, "KH 7C").badges(1, "H").hand(2, "KD JC")
}

#[test]
fn whatever_carries_a_key_is_found_by_it() {
    let seats = || (0..MAX_SEATS as u8).map(Seat);
    let of_seats = seats().flat_map(|seat| {
        [Thing::Player(seat), Thing::Held(seat), Thing::Points(seat), Thing::Tens(seat), Thing::Couples(seat)]
    });
    let badges = seats().flat_map(|seat| Suit::ALL.map(|suit| Thing::Badge(seat, suit)));
    let guns = seats().flat_map(|seat| (0..20).map(move |nth| Thing::Gun(seat, nth)));
    let others = [Thing::Badges, Thing::Row, Thing::Worth, Thing::Shot, Thing::Pile, Thing::Discards];
    let all = Card::all()
        .map(Thing::Card)
        .chain(Card::all().map(Thing::Lying))
        .chain(Suit::ALL.map(Thing::Pinned))
        .chain(of_seats)
        .chain(badges);
    let mut keys: Vec<String> = all
        .chain(guns)
        .chain(others)
        .map(|thing| (thing, thing.key()))
        .inspect(|(thing, key)| assert_eq!(Thing::of(key), Some(*thing)))
        .map(|(_, key)| key)
        .collect();
    let count = keys.len();
    keys.sort();
    keys.dedup();
    assert_eq!(keys.len(), count, "each has its own");
    for nonsense in ["", "card", "card-99", "card-x", "player-8", "badge-0-4", "badge-0", "gun-0", "hand-1"] {
        assert_eq!(Thing::of(nonsense), None, "{nonsense:?}");
    }
}

#[test]
fn a_card_tells_what_it_is_for_what_it_can_do_now_and_what_the_hand_would_count() {
    let play = turn().play();
    let said = explain(&play, Thing::Card(card("QS")));
    assert_eq!((said.title.as_str(), said.rule, said.why.clone()), ("Queen of spades", "C-8.2", None));
    assert_eq!(
        said.lines[1..3],
        [
            "You can now: Show the couple of spades; Discard the queen of spades.",
            "If the hand ended now, yours would count −100 with it and −25 once it is discarded."
        ]
    );
    let said = explain(&play, Thing::Card(card("3D")));
    assert!(said.lines[1].starts_with("You can now: Pull the .38; Discard"), "{said:?}");
    assert_eq!((said.lines.len(), said.rule), (3, "C-5.1"), "it counts nothing: {said:?}");
    assert_eq!(said.lines[2], "3 of the 4 of this rank are out of your sight.");
    // C-2.2: on the table it counts, in hand it costs.
    let said = explain(&play, Thing::Card(card("10H")));
    assert!(
        said.lines.contains(
            &"If the hand ended now, yours would count −100 with it and −60 once it is discarded.".to_owned()
        )
    );
    // Elsewhere it is only told about.
    let said = explain(&play, Thing::Card(card("QH")));
    assert_eq!((said.lines.len(), said.why), (2, None));
    // C-6.5
    assert!(explain(&play, Thing::Card(card("KS"))).lines[1].starts_with("He has no badge"));
    assert!(explain(&play, Thing::Pinned(Suit::Spades)).lines[1].starts_with("He has his badge"));
    // With two decks its like may lie among the discards: that is no card in hand.
    for name in ["KS", "QS", "3D"] {
        let said = explain(&play, Thing::Lying(card(name)));
        assert_eq!((said.lines.len(), said.why), (2, None), "{:?}", said.lines);
    }
}

#[test]
fn a_card_says_which_rule_forbids_it() {
    let play = turn().play();
    assert_eq!([why(&play, "6C"), why(&play, "3D"), why(&play, "QH")], [Some("C-2.4"), None, None]);
    let mut drawing = turn().discarded(1, "9D").play();
    WyomingCowboy::apply(&mut drawing.state, discard("3D"), &mut Nobody).unwrap();
    assert_eq!(why(&drawing, "8C"), Some("C-2.3"));
    assert_eq!([Thing::Pile, Thing::Discards].map(|thing| explain(&drawing, thing).why), [None, None]);
    assert_eq!(explain(&play, Thing::Pile).why.map(|why| why.words).as_deref(), Some("First discard a card."));
    assert_eq!(why(&turn().turn(1).play(), "3D"), Some("C-1.2"));
}

#[test]
fn c_6_5_players_and_guns_tell_how_a_shot_would_go() {
    let play = turn().play();
    let bo = explain(&play, Thing::Player(Seat(2)));
    assert_eq!(bo.lines[..2], ["0 points: 500 short of 500.", "2 cards in hand."]);
    assert!(bo.lines[3].starts_with("Has a cowboy without a badge in "), "{bo:?}");
    assert_eq!(pays(&bo)[0], "hits | misses | nothing there");
    assert!(pays(&bo)[1].starts_with(".45 ") && pays(&bo).len() == 2);
    let short = explain(&Scene::short(3).hand(0, "3D").hand(1, "4C").hand(2, "5C").play(), Thing::Player(Seat(2)));
    assert_eq!(short.lines[0], "0 points: 200 short of 200.");
    // The king of hearts is there, and a quarter of all cards are hearts.
    let gun = explain(&play, Thing::Gun(ME, 0));
    assert_eq!((gun.title.as_str(), gun.rule, gun.why.clone()), (".45: 4 of clubs and 5 of clubs", "C-6.6", None));
    let ada = pays(&gun)[1].split(' ').map(str::to_owned).collect::<Vec<_>>();
    assert!(ada[0] == "Ada" && (20..40).contains(&ada[1].parse::<u8>().unwrap()) && ada[3] == "0", "{gun:?}");
    // Somebody else's.
    let theirs = turn().gun(1, "2C 2D").play();
    let said = explain(&theirs, Thing::Gun(Seat(1), 0));
    assert_eq!((said.lines.len(), said.pays, said.rule), (3, None, "C-6.2"));
    assert!(said.lines[0].contains("It hits cowboys without a badge.") && said.lines[1].contains("quick draw"));
    assert!(said.lines[2].starts_with("A cowboy of yours can be aimed at"), "{:?}", said.lines);
    assert_eq!(of_view(&WyomingCowboy::view(&play.state, ME), Thing::Gun(ME, 7), None), None);
    // C-2.1
    let mut acted = turn().play();
    WyomingCowboy::apply(&mut acted.state, crate::games::wyoming_cowboy::Action::Couple(Suit::Spades), &mut Nobody)
        .unwrap();
    assert_eq!(explain(&acted, Thing::Gun(ME, 0)).why.map(|why| why.rule), Some("C-2.1"));
}

#[test]
fn what_lies_open_says_what_it_is() {
    let play = turn().tens(1, "C D").scores(&[0, 120, 0]).play();
    assert_eq!(explain(&play, Thing::Points(Seat(1))).lines[0], "120 points: 380 short of 500.");
    assert_eq!(explain(&play, Thing::Tens(Seat(1))).title, "Tens: clubs and diamonds");
    let row = explain(&play, Thing::Row);
    assert_eq!((row.title.as_str(), row.rule), ("Tens on the table: 2 of 4", "C-7.1"));
    assert_eq!(row.lines[1], "No .22 lies there yet.");
    assert_eq!(explain(&play, Thing::Badge(Seat(1), Suit::Hearts)).title, "Ada: Badge of hearts");
    let held = explain(&play, Thing::Held(Seat(1)));
    assert_eq!((held.title.as_str(), held.lines[1].as_str()), ("Ada’s hand", "You know of: king of hearts."));
    let worth = explain(&play, Thing::Worth);
    assert_eq!(pays(&worth), ["points", "Holds a 10 or two 2s −30", "Marriages −50", "Sixes −20"]);
    for thing in [Thing::Badges, Thing::Couples(Seat(1)), Thing::Pile, Thing::Discards] {
        let said = explain(&play, thing);
        assert!(!said.title.is_empty() && !said.lines.is_empty() && said.rule.starts_with("C-"), "{said:?}");
    }
}

#[test]
fn c_6_4_the_last_shot_says_why_it_went_so() {
    let view = WyomingCowboy::view(&turn().play().state, ME);
    let shot = |fate, turned: Option<&str>, suited| Shot {
        seat: Seat(1),
        gun: gun("2C 2D"),
        victim: ME,
        card: turned.map(card),
        fate,
        suited,
    };
    let why = |fate, turned, suited| of_view(&view, Thing::Shot, Some(shot(fate, turned, suited))).unwrap().lines;
    assert_eq!(
        why(Fate::Hit, Some("9H"), false),
        ["Ada shot at you with a .22.", "No cowboy there without a badge has its suit."]
    );
    assert_eq!(why(Fate::Missed, Some("9S"), true)[1], "A cowboy there has its suit, and dodges.");
    // C-6.6
    let pinned = "A .45 hits even a cowboy with a badge, if the card has his suit.";
    assert_eq!(why(Fate::Hit, Some("9S"), true)[1], pinned);
    assert_eq!(why(Fate::Missed, Some("9S"), false)[1], "With a badge only his own suit hits him.");
    assert_eq!(why(Fate::Missed, None, false)[1], "No card is turned for that.");
    assert_eq!(why(Fate::Open, None, false).len(), 1);
    assert_eq!(of_view(&view, Thing::Shot, None), None);
}

#[test]
fn c_2_8_by_the_strict_rules_nothing_is_promised_that_the_turn_no_longer_has() {
    let scene = || Scene::strict(3).hand(0, "KS QS 5D 8C").hand(1, "7C").hand(2, "JC").discarded(1, "9D");
    let (mut acted, mut usual) = (scene().play(), Scene::new(3).hand(0, "KS QS 5D").discarded(1, "9D").play());
    assert_eq!(explain(&acted, Thing::Discards).why.map(|why| why.rule), Some("C-2.2"), "it may be taken yet");
    assert!(
        explain(&acted, Thing::Card(card("5D"))).lines[0].ends_with(" Discarded as the turn’s action, it draws two.")
    );
    for play in [&mut acted, &mut usual] {
        play.act(Action::Couple(Suit::Spades));
    }
    assert_eq!(explain(&acted, Thing::Discards).why.map(|why| why.rule), Some("C-2.8"));
    assert_eq!(explain(&usual, Thing::Discards).why.map(|why| why.rule), Some("C-2.2"));
    assert!(explain(&usual, Thing::Card(card("5D"))).lines[0].ends_with(" Discarded, it lets its owner draw two."));
}

#[test]
fn c_6_3_every_gun_says_that_a_quick_draw_may_take_it_and_none_that_a_six_answers_it_but_a_22() {
    let play = Scene::new(3).hand(0, "3D").gun(0, "4C 5C").gun(0, "2C 2D").hand(1, "KH").hand(2, "JC").play();
    let said = [0, 1].map(|nth| explain(&play, Thing::Gun(ME, nth)).lines);
    for lines in &said {
        assert!(lines[1].ends_with(" Whoever answers with a quick draw gets it."), "{lines:?}");
    }
    let shoot = Action::Shoot { calibre: Calibre::FortyFive, victim: Seat(1) };
    assert!(about(&WyomingCowboy::view(&play.state, ME), shoot).unwrap().words.ends_with("quick draw gets it."));
    assert_eq!(said.map(|lines| lines.join(" ").contains("a 6")), [false, true]);
}

#[test]
fn before_the_first_turn_and_after_a_hand_it_is_nobodys_turn_and_nothing_is_still_to_be_counted() {
    use super::model::TableModel;
    use crate::games::wyoming_cowboy::Phase;

    let mut view = WyomingCowboy::view(&turn().play().state, ME);
    view.table.turn = Seat(1);
    let says_turn = |view: &View| {
        of_view(view, Thing::Player(Seat(1)), None).unwrap().lines.iter().any(|line| line == "It is their turn.")
    };
    let is_marked = |view: &View| TableModel::build(view).chairs.iter().any(|chair| chair.on_turn);
    assert!(says_turn(&view) && is_marked(&view));
    let counts = |view: &View| {
        of_view(view, Thing::Card(card("KS")), None).unwrap().lines.iter().any(|line| line.contains("hand ended now"))
    };
    assert!(counts(&view));
    for phase in [Phase::Direction, Phase::HandOver, Phase::Over] {
        view.phase = phase;
        assert!(!says_turn(&view) && !is_marked(&view), "{phase:?}");
    }
    view.phase = Phase::HandOver;
    assert!(!counts(&view));
}
