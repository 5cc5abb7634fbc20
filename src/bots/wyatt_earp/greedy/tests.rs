//! Positions in which one answer makes sense, and what must hold in every position.

use super::Greedy;
use crate::bots::{Bot, BotKind, Character, Level, Mind, Plan, Temper};
use crate::engine::{Game, Nobody, Rng, Seat};
use crate::games::wyatt_earp::testing::{BELLE, BILLY, BOB, JESSE, Play, Scene, card};
use crate::games::wyatt_earp::{Action, Edition, Options, Phase, State, WyattEarp};

fn choice(state: &State) -> Action {
    let seat = state.to_act().expect("somebody's decision");
    Greedy::default().choose(&WyattEarp::view(state, seat), &mut Rng::new(1))
}

/// Lets the greedy bot act for the seat to act until its turn, or the hand, is over; what it did.
fn turn(play: &mut Play) -> Vec<Action> {
    let seat = play.state.to_act();
    let mut acts = Vec::new();
    while play.state.to_act() == seat && play.state.phase() != Phase::HandOver {
        let action = choice(&play.state);
        play.act(action);
        acts.push(action);
    }
    acts
}

#[test]
fn it_goes_out_when_that_takes_a_rich_poster() {
    let mut play =
        Scene::new(4).hand(0, "Belle Wes").group(0, "Belle*4").poster(BELLE, 6).hand(1, "Bob*3 Hide*3").play();
    let acts = turn(&mut play);
    assert_eq!(acts, [Action::PlayOutlaws { outlaw: BELLE, count: 1 }, Action::Discard(card("Wes"))]);
    assert_eq!(play.state.table().money[0], 6);
}

#[test]
fn it_does_not_go_out_when_a_rival_wins_the_game_by_it() {
    let scene = |money| {
        let scene = Scene::new(2).group(1, "Belle*5").poster(BELLE, 6).group(0, "Billy*4").poster(BILLY, 4);
        scene.hand(0, "Billy Wes").hand(1, "Bob*2 Jesse*2 Hide*2").stack("Bank").money(money).play()
    };
    let mut lost = scene([12, 20, 0, 0]);
    turn(&mut lost);
    assert_eq!(lost.state.phase(), Phase::Draw, "the hand goes on");
    let mut won = scene([21, 3, 0, 0]);
    turn(&mut won);
    assert_eq!(won.state.phase(), Phase::GameOver { winner: Seat(0) });
}

#[test]
fn it_takes_the_top_card_that_makes_a_set_and_leaves_one_that_does_nothing() {
    let scene =
        |top| Scene::new(4).hand(0, "Belle*3 Jesse Wes Bank").hand(1, "Bob*6").poster(BELLE, 6).stack(top).draw();
    assert_eq!(choice(&scene("Belle").state), Action::DrawDiscard);
    assert_eq!(choice(&scene("Billy").state), Action::DrawSupply);
}

#[test]
fn it_goes_out_with_the_top_card() {
    // One card that cannot be laid, one outlaw that everybody has open: two unknown cards would not help.
    let scene =
        Scene::new(3).hand(0, "Jesse").group(0, "Belle*4").group(0, "Billy*4").poster(BELLE, 7).poster(BILLY, 7);
    let mut play = scene.hand(1, "Bob*3 Hide*3").hand(2, "Stage*2 Most*3").stack("Billy").draw();
    turn(&mut play);
    assert!(play.state.table().money[0] >= 14, "{:?}", play.state.table());
}

/// After many rounds rules of thumb draw from the supply alone, so that hands end. Whoever tries acts out is to find what wins all the same; and
/// whoever plays by the rules of thumb is not to slip into it.
#[test]
fn late_in_a_hand_the_top_card_is_the_last_that_it_thinks_of() {
    let scene =
        Scene::new(3).hand(0, "Jesse").group(0, "Belle*4").group(0, "Billy*4").poster(BELLE, 7).poster(BILLY, 7);
    let play = scene.hand(1, "Bob*3 Hide*3").hand(2, "Stage*2 Most*3").stack("Billy").money([12, 0, 0, 0]).draw();
    let mut view = WyattEarp::view(&play.state, Seat(0));
    view.table.turn_number = 3 * 40 + 1;
    let acts: Vec<_> = Greedy::default().ranking(&view, &mut Rng::new(1)).iter().map(|act| act.0).collect();
    assert_eq!(acts, [Action::DrawSupply, Action::DrawDiscard]);
    let search = Plan { worlds: 256, ..WyattEarp::plan(3) };
    assert_eq!(search.choose(&view, &mut Rng::new(1)), Action::DrawDiscard, "it goes out and wins");
    for seed in 0..100 {
        let mut rng = Rng::new(seed);
        assert_eq!(Greedy::default().choose(&view, &mut rng), Action::DrawSupply);
        for level in [Level::Greenhorn, Level::Drifter, Level::Deputy] {
            let bot = BotKind::Character(Character { level, temper: Temper::Even });
            assert_eq!(Bot::<WyattEarp>::choose(&bot, &view, &mut rng), Action::DrawSupply, "{level:?}");
        }
    }
}

#[test]
fn it_joins_a_rich_poster() {
    let scene = Scene::new(3).group(1, "Belle*3").group(2, "Belle").poster(BELLE, 9).stack("Bob");
    let mut play = scene.hand(0, "Belle Jesse Wes Billy Bob Gun").hand(1, "Bob*2 Wes*2").play();
    assert!(turn(&mut play).contains(&Action::PlayOutlaws { outlaw: BELLE, count: 1 }));
}

#[test]
fn a_hideout_goes_on_the_group_that_keeps_most_money_from_it() {
    // 8 against 6 share; with the 6 covered all of it is mine.
    let scene =
        Scene::new(3).group(0, "Belle*4").group(1, "Belle*3").poster(BELLE, 8).group(1, "Bob*3").group(2, "Jesse*3");
    let mut play = scene.hand(0, "Hide Wes Billy").hand(1, "Billy*2").supply("Bob").play();
    play.act(Action::Shoot(card("Hide")));
    assert_eq!(choice(&play.state), Action::Target { seat: Seat(1), outlaw: BELLE });
}

#[test]
fn the_fastest_gun_goes_where_it_captures() {
    let scene =
        Scene::new(3).group(0, "Belle*3").poster(BELLE, 6).group(0, "Billy*1").group(1, "Billy*5").poster(BILLY, 6);
    let mut play = scene.hand(0, "Gun Wes Jesse").hand(1, "Wes*2").supply("Bob").play();
    play.act(Action::Shoot(card("Gun")));
    assert_eq!(choice(&play.state), Action::Target { seat: Seat(0), outlaw: BELLE });
}

#[test]
fn most_wanted_steals_from_who_is_about_to_take_everything() {
    // 10 against 4: without one card it is 8 against 6.
    let scene = Scene::new(3).group(1, "Belle*5").group(0, "Belle*2").poster(BELLE, 9).group(2, "Bob*3");
    let mut play = scene.hand(0, "Most Wes Jesse").hand(1, "Wes*2").supply("Bob").play();
    play.act(Action::Shoot(card("Most")));
    assert_eq!(choice(&play.state), Action::Target { seat: Seat(1), outlaw: BELLE });
    play.act(choice(&play.state));
    assert_eq!(choice(&play.state), Action::PlayOutlaws { outlaw: BELLE, count: 1 });
}

#[test]
fn it_asks_for_the_card_that_it_saw_somebody_draw() {
    let scene =
        Scene::new(3).turn(2).stack("Bob").poster(BOB, 5).poster(JESSE, 5).hand(2, "Wes*2").hand(1, "Wes Billy*2");
    let mut play = scene.hand(0, "Bob*2 Jesse*2 Most Hide").supply("Belle*2").draw();
    play.act(Action::DrawDiscard);
    play.act(Action::Discard(card("Wes")));
    play.act(Action::DrawSupply);
    let Action::Ask { outlaw, .. } = choice(&play.state) else { panic!("{:?}", choice(&play.state)) };
    assert_eq!(outlaw, BOB);
}

#[test]
fn a_card_for_a_rich_open_poster_is_dearer_to_part_with_than_one_for_a_closed_one() {
    let scene = Scene::new(3).group(1, "Belle*3").poster(BELLE, 7).hand(0, "Belle Billy Bob Wes").stack("Bank");
    let state = scene.hand(1, "Jesse*2").hand(2, "Jesse*2").play().state;
    let ranking = Greedy::default().ranking(&WyattEarp::view(&state, Seat(0)), &mut Rng::new(1));
    let worth = |name| ranking.iter().find(|(act, _)| *act == Action::Discard(card(name))).expect("a discard").1;
    for closed in ["Billy", "Bob", "Wes"] {
        assert!(worth(closed) > worth("Belle") + 0.5, "{ranking:?}");
    }
}

#[test]
fn wyatt_earp_finds_what_makes_the_set() {
    let scene = Scene::new(3).hand(0, "Belle*2 Wyatt Wes Jesse").poster(BELLE, 7).stack("Belle Bob Billy");
    let mut play = scene.play();
    play.act(Action::WyattSearch);
    assert_eq!(choice(&play.state), Action::Take(card("Belle")));
}

#[test]
fn r_6_3_the_photo_joins_at_once_where_it_pays() {
    let scene = Scene::new(3).turn(1).hand(1, "Belle*5 Wes").hand(0, "@Belle Wes*2 Jesse").poster(BELLE, 5);
    let mut play = scene.play();
    play.act(Action::PlayOutlaws { outlaw: BELLE, count: 4 });
    assert_eq!(choice(&play.state), Action::LayPhoto);
}

#[test]
fn r_6_10_wyatt_earp_answers_a_hideout_on_a_group_that_matters() {
    let mut play = Scene::new(3)
        .turn(1)
        .hand(1, "Hide Wes Wes")
        .hand(0, "Wyatt Jesse")
        .group(0, "Belle*5")
        .poster(BELLE, 9)
        .supply("Bob")
        .play();
    play.act(Action::Shoot(card("Hide")));
    play.act(Action::Target { seat: Seat(0), outlaw: BELLE });
    assert_eq!(choice(&play.state), Action::ShootHideout);
}

#[test]
fn it_opens_a_set_that_stands_alone() {
    let scene = Scene::new(3).hand(0, "Belle*5 Wes Jesse").poster(BELLE, 5).stack("Belle Belle").hand(1, "Bob*3");
    assert_eq!(choice(&scene.play().state), Action::PlayOutlaws { outlaw: BELLE, count: 5 });
}

/// Whole games by the greedy bot, with every tenth act drawn at random so that strange positions come up too.
fn for_positions(games: u64, mut see: impl FnMut(&State)) {
    for seed in 0..games {
        let mut rng = Rng::new(seed);
        let edition = if seed % 2 == 0 { Edition::Y2014 } else { Edition::Y2000 };
        let mut state = WyattEarp::deal(&Options { seats: 2 + seed as u8 % 3, edition }, seed).expect("a table");
        while state.to_act().is_some() {
            see(&state);
            let legal = WyattEarp::legal(&state);
            let action = if rng.below(10) == 0 { legal[rng.below(legal.len())] } else { choice(&state) };
            WyattEarp::apply(&mut state, action, &mut Nobody).expect("a legal action");
        }
    }
}

#[test]
fn its_actions_are_legal_and_depend_on_view_and_seed_alone() {
    let mut positions = 0;
    for_positions(40, |state| {
        let seat = state.to_act().expect("somebody's decision");
        let view = WyattEarp::view(state, seat);
        let action = Greedy::default().choose(&view, &mut Rng::new(9));
        assert!(view.legal().contains(&action), "{action:?} in {view:#?}");
        // Another world with the same view: other hidden cards, another generator.
        let other = WyattEarp::determinize(&view, &mut Rng::new(positions));
        assert_eq!(Greedy::default().choose(&WyattEarp::view(&other, seat), &mut Rng::new(9)), action);
        positions += 1;
    });
    assert!(positions > 5_000, "{positions} positions");
}

#[test]
fn hands_end() {
    for seed in 0..100 {
        let seats = 2 + seed as u8 % 3;
        let mut state = WyattEarp::deal(&Options { seats, edition: Edition::Y2014 }, seed).expect("a table");
        while state.to_act().is_some() {
            let action = choice(&state);
            WyattEarp::apply(&mut state, action, &mut Nobody).expect("a legal action");
            assert!(
                state.table().turn_number <= 200 && state.table().hand_number <= 60,
                "seed {seed} goes on for ever"
            );
        }
    }
}
