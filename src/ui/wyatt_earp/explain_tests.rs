//! What everything says of itself.

use super::choices::Selection;
use super::explain_model::{Moment, Thing, about};
use super::model::TableModel;
use crate::bots::Level;
use crate::engine::{Game, Nobody, Rng, Seat, Session};
use crate::games::wyatt_earp::testing::{BELLE, BOB, JESSE, Play, Rest, Scene, card};
use crate::games::wyatt_earp::{Action, Card, Counts, HiddenPickup, OUTLAWS, Outlaw, Phase, View, WyattEarp, payout};
use crate::ui::table::explain::Explanation;
use crate::ui::text::{Names, speak};

fn names() -> Names {
    Names::new(["", "Ada", "Bo"].map(str::to_owned))
}

/// What is said of `thing` when those cards are picked up.
fn explain(play: &Play, thing: Thing, picked: Option<(&str, u8)>) -> Explanation {
    speak(crate::ui::text::Lang::En);
    let view = WyattEarp::view(&play.state, Seat(0));
    of_view(&view, thing, picked)
}

fn of_view(view: &View, thing: Thing, picked: Option<(&str, u8)>) -> Explanation {
    let picked = picked.map(|(name, count)| Selection { card: card(name), copies: u8::MAX >> (8 - count) });
    let deciding = view.to_act() == Some(view.me);
    Moment { view, names: &names(), level: Level::default(), deciding, picked }.explain(thing)
}

fn pays(explanation: &Explanation) -> Vec<String> {
    let pays = explanation.pays.clone().unwrap_or_default();
    std::iter::once(pays.heads.join(" | ")).chain(pays.rows.iter().map(|row| row.join(" "))).collect()
}

fn table(hand: &str) -> Scene {
    Scene::new(3).hand(0, hand).hand(1, "Bob*2 Wes Bank").hand(2, "Bob*2 Wes Bank")
}

const MANY: &str = "Belle*3 Billy Sundance*2 Butch Bank";

#[test]
fn whatever_carries_a_key_is_found_by_it() {
    let groups = (0..4).flat_map(|seat| Outlaw::ALL.map(|outlaw| Thing::Group(Seat(seat), outlaw)));
    let all = Card::all().map(Thing::Card).chain(Outlaw::ALL.map(Thing::Poster)).chain(groups);
    let others = [Thing::Player(Seat(3)), Thing::Supply, Thing::Discards, Thing::Points];
    let all: Vec<Thing> = all.chain(others).collect();
    assert_eq!(all.len(), Card::all().count() + OUTLAWS * 5 + 4);
    for thing in all {
        assert_eq!(Thing::of(&thing.key()), Some(thing));
    }
    for nonsense in ["", "card", "card-99", "card-x", "group-4-0", "group-0-7", "poster--1", "player-9", "hand-1"] {
        assert_eq!(Thing::of(nonsense), None, "{nonsense:?}");
    }
}

#[test]
fn a_poster_tells_what_is_missing_and_who_would_be_paid_what() {
    let play = table(MANY).group(1, "Belle*3").poster(BELLE, 6).play();
    let poster = Thing::Poster(BELLE);
    let said = explain(&play, poster, None);
    assert_eq!(said.title, "Belle Starr");
    assert!(said.lines[0].starts_with("$6,000 hangs here for the capture. Open"), "{said:?}");
    assert_eq!(said.lines[1], "6 CP in all: a capture takes 2 more.");
    assert_eq!(said.lines[2], "1 of 7 is out of your sight: in the supply or in another hand.");
    assert_eq!((said.pays, said.rule), (None, "R-9.1"), "nobody is paid");
    // Three more make 12 CP, level, and the reward $8,000.
    let said = explain(&play, poster, Some(("Belle", 3)));
    assert_eq!(pays(&said), ["if the hand ended now | after “Play 3 Belle Starr”", "You $0 $4,000", "Ada $0 $4,000"]);
    // What is picked up has nothing to do with another poster.
    assert_eq!(explain(&play, Thing::Poster(JESSE), Some(("Belle", 3))).pays, None);
}

#[test]
fn a_shot_is_reckoned_where_it_would_hit() {
    // a Hideout on the leader, R-9.2 for who is left.
    let play = table("Hide Billy*2").group(0, "Belle*3").group(1, "Belle*4").poster(BELLE, 6).play();
    let said = explain(&play, Thing::Group(Seat(1), BELLE), Some(("Hide", 1)));
    assert_eq!(
        pays(&said),
        ["if the hand ended now | if “Hideout” hits", "You $2,000 $0", "Ada $4,000 $0"],
        "6 CP are too few: R-9.1"
    );
    let play = table("Hide Billy*2").group(0, "Belle*4").group(1, "Belle*3").poster(BELLE, 6).play();
    let said = explain(&play, Thing::Group(Seat(1), BELLE), Some(("Hide", 1)));
    assert_eq!(pays(&said), ["if the hand ended now | if “Hideout” hits", "You $4,000 $6,000", "Ada $2,000 $0"]);
    // On one's own it goes nowhere.
    let own = explain(&play, Thing::Group(Seat(0), BELLE), Some(("Hide", 1)));
    assert_eq!(pays(&own)[0], "if the hand ended now");
    // two more CP and $1,000, a lead of four still shared.
    let play = table("Bank Billy*2").group(0, "Belle*4").group(1, "Belle*3").poster(BELLE, 6).play();
    let said = explain(&play, Thing::Poster(BELLE), Some(("Bank", 1)));
    assert_eq!(
        pays(&said),
        ["if the hand ended now | if “Bank Robbery” hits", "You $4,000 $4,000", "Ada $2,000 $3,000"]
    );
    // a group that falls apart counts nothing.
    let play = table("Most Belle Billy").group(0, "Belle*4").group(1, "Belle Bank").poster(BELLE, 6).play();
    let said = explain(&play, Thing::Group(Seat(1), BELLE), Some(("Most", 1)));
    assert_eq!(pays(&said), ["if the hand ended now | if “Most Wanted!” hits", "You $4,000 $6,000", "Ada $2,000 $0"]);
}

#[test]
fn nothing_is_promised_that_the_rules_forbid() {
    // two open nothing.
    let play = table(MANY).poster(BELLE, 6).play();
    assert_eq!(explain(&play, Thing::Poster(BELLE), Some(("Belle", 2))).pays, None);
    // there is one already.
    let play = table("Gun Billy*2").group(0, "Belle*4").group(1, "Belle*3 Gun").poster(BELLE, 6).play();
    assert_eq!(pays(&explain(&play, Thing::Poster(BELLE), Some(("Gun", 1))))[0], "if the hand ended now");
    // what is added under a Hideout does not count.
    let play = table(MANY).group(0, "Belle Hide").group(1, "Belle*3 Bank").poster(BELLE, 6).play();
    assert_eq!(
        pays(&explain(&play, Thing::Poster(BELLE), Some(("Belle", 3)))),
        ["if the hand ended now | after “Play 3 Belle Starr”", "Ada $6,000 $8,000"]
    );
}

#[test]
fn a_card_says_what_it_can_do_now_or_which_rule_forbids_it() {
    let play = table(MANY).play();
    let said = explain(&play, Thing::Card(Card::outlaw(BELLE)), None);
    assert!(said.lines.contains(&"You can now: Play 3 Belle Starr.".to_owned()), "{said:?}");
    assert_eq!((said.why, said.rule), (None, "R-4.1"));
    let said = explain(&play, Thing::Card(card("Sundance")), None);
    assert_eq!(said.why.map(|why| why.rule), Some("R-4.1"));
    let said = explain(&play, Thing::Card(Card::BANK_ROBBERY), None);
    assert_eq!(said.why.clone().map(|why| why.rule), Some("R-6.4"), "no group of one's own");
    // Before the draw, and on another's turn.
    let drawing = table(MANY).draw();
    assert_eq!(drawing.state.phase(), Phase::Draw);
    assert_eq!(explain(&drawing, Thing::Card(Card::outlaw(BELLE)), None).why.map(|why| why.rule), Some("R-3.1"));
    let others = table(MANY).turn(1).draw();
    assert_eq!(explain(&others, Thing::Card(Card::outlaw(BELLE)), None).why.map(|why| why.rule), Some("R-2.3"));
    // A card that is not in hand is only told about.
    let said = explain(&play, Thing::Card(Card::WYATT_EARP), None);
    assert_eq!(said.why, None);
}

#[test]
fn r_5_3_the_chance_of_a_shot_is_told_only_where_there_is_something_to_shoot_for() {
    let odds = |words: &str| words.contains("The shot: ");
    let told = |play: &Play, name: &str| {
        let (card, view) = (card(name), WyattEarp::view(&play.state, Seat(0)));
        let lines = of_view(&view, Thing::Card(card), None).lines.join(" ");
        (odds(&lines), about(&view, Action::Shoot(card)).is_some_and(|about| odds(&about.words)))
    };
    for (name, group) in
        [("Bank", (0, "Belle*3")), ("Most", (1, "Belle*3")), ("Hide", (1, "Belle*3")), ("Wyatt", (0, "Belle*3 Hide"))]
    {
        let table = || Scene::new(2).hand(0, &format!("{name} Billy*2 Bob"));
        assert_eq!(told(&table().play(), name), (false, false), "{name}");
        assert_eq!(told(&table().group(group.0, group.1).play(), name), (true, true), "{name}");
    }
}

#[test]
fn a_group_adds_up_and_says_what_a_hideout_takes() {
    let play = table(MANY).group(0, "Jesse*3 @Jesse Bank Hide").group(1, "Jesse*3 Stage Gun").poster(JESSE, 3).play();
    let said = explain(&play, Thing::Group(Seat(0), JESSE), None);
    assert_eq!(said.title, "Your Jesse James");
    assert!(said.lines[0].ends_with("3 × 2 + 4 + 2 = 12 CP."), "{said:?}");
    assert_eq!(said.lines[1], "Under a Hideout: none of the 12 CP count until Wyatt Earp drives it out.");
    assert_eq!(said.lines[2], "Ada alone has CP and takes all $3,000.");
    assert_eq!((said.rule, pays(&said).len()), ("R-6.8", 2));
    let none = explain(&play, Thing::Group(Seat(2), BOB), None);
    assert_eq!(none.lines[0], "No cards lie here.");
}

#[test]
fn players_and_piles_say_how_they_stand() {
    let play = table(MANY).money([0, 7, 0, 0]).play();
    let ada = explain(&play, Thing::Player(Seat(1)), None);
    assert_eq!(ada.lines[0], "$7,000. With $18,000 more after a pay-day the game is over.");
    assert_eq!(ada.lines[1], "Ada has 4 cards in hand.");
    assert_eq!(ada.rule, "R-10.1");
    let drawing = table(MANY).draw();
    assert_eq!(explain(&drawing, Thing::Supply, None).why, None);
    assert_eq!(explain(&play, Thing::Supply, None).why.map(|why| why.rule), Some("R-3.1"), "drawn already");
    let discards = explain(&drawing, Thing::Discards, None);
    assert!(discards.lines[0].starts_with("On top: Jesse James."), "{discards:?}");
}

#[test]
fn r_7_2_to_draw_two_promises_no_second_reshuffle() {
    let said = |scene: Scene| about(&WyattEarp::view(&scene.draw().state, Seat(0)), Action::DrawSupply).unwrap();
    let words = |scene: Scene| said(scene).words;
    assert!(words(table(MANY)).ends_with("is shuffled into a new one, once."));
    assert!(words(table(MANY).reshuffled()).starts_with("This supply is the reshuffled one"));
    let one_left = said(table(MANY).reshuffled().supply("Jesse").rest(Rest::Stack));
    assert_eq!(one_left.words, "Fewer than two are left in the supply: this ends the hand at once.");
    assert_eq!(one_left.rule, "R-7.2");
}

#[test]
fn r_9_1_once_a_hand_is_over_a_poster_tells_what_hung_there_before_it_was_paid() {
    let mut paid_out = 0;
    for seed in 0..6 {
        let mut session = Session::<WyattEarp>::new(WyattEarp::options(3, 0), seed).unwrap();
        let mut rng = Rng::new(seed);
        while WyattEarp::view(session.state(), Seat(0)).phase != Phase::HandOver {
            let legal = WyattEarp::legal(session.state());
            // Whoever lays what can be laid comes to captures.
            let lays = legal.iter().find(|action| matches!(action, Action::PlayOutlaws { .. }));
            let action = lays.copied().unwrap_or(legal[rng.below(legal.len())]);
            session.apply(action, &mut Nobody).unwrap();
        }
        let view = WyattEarp::view(session.state(), Seat(0));
        for column in TableModel::build(&view).columns {
            let said = of_view(&view, Thing::Poster(column.outlaw), None);
            let hung = crate::ui::text::wyatt_earp::money(column.reward);
            assert!(said.lines[0].starts_with(&format!("{hung} hangs here")), "{said:?}");
            let paid: u16 = payout(view.table.cp(column.outlaw), column.reward).paid.iter().sum();
            assert_eq!(said.pays.is_some(), paid > 0, "{said:?}");
            paid_out += i32::from(paid > 0);
        }
    }
    assert!(paid_out > 2, "{paid_out}");
}

#[test]
fn r_6_9_what_is_out_of_sight_is_not_told_where_another_may_have_taken_one_unseen() {
    let play = table(MANY).group(1, "Belle*3").play();
    let mut view = WyattEarp::view(&play.state, Seat(0));
    let told = |view: &View| of_view(view, Thing::Poster(BELLE), None).lines.len();
    assert_eq!(told(&view), 3);
    let mut candidates = Counts::default();
    candidates.add(Card::outlaw(BELLE));
    view.stack.add(Card::outlaw(BELLE));
    view.pickups.push(HiddenPickup { seat: Seat(1), candidates, shed: 0, in_stack: true });
    assert_eq!(told(&view), 2);
    assert_eq!(of_view(&view, Thing::Poster(JESSE), None).lines.len(), 3);
}

#[test]
fn after_a_hand_it_is_nobodys_turn() {
    let mut view = WyattEarp::view(&table("Belle").play().state, Seat(0));
    view.table.turn = Seat(1);
    let says_turn =
        |view: &View| of_view(view, Thing::Player(Seat(1)), None).lines.iter().any(|line| line == "It is their turn.");
    assert!(says_turn(&view));
    view.phase = Phase::HandOver;
    assert!(!says_turn(&view));
}

#[test]
fn after_a_hand_a_poster_tells_what_it_has_paid() {
    let mut view = WyattEarp::view(&table("Wes").group(1, "Belle*4").play().state, Seat(0));
    let head = |view: &View| pays(&of_view(view, Thing::Poster(BELLE), None))[0].clone();
    assert_eq!(head(&view), "if the hand ended now");
    view.table.posters_at_end = view.table.posters;
    view.phase = Phase::HandOver;
    assert_eq!(head(&view), "paid out");
}
