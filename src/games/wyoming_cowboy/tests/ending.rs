//! C-7 and C-8.4: how hands and games end; C-9 as far as it says the same.

use crate::engine::{Game, Seat};
use crate::games::wyoming_cowboy::testing::{Scene, discard, hand, pull, scored, shoot, suit};
use crate::games::wyoming_cowboy::{
    Action, Calibre, Event, GOAL, Illegal, MAX_HANDS, MAX_ROUNDS, Phase, SHORT, WyomingCowboy,
};

#[test]
fn c_7_1_the_last_ten_ends_the_hand_if_a_22_lies_there() {
    let scene = || Scene::new(3).hand(0, "10C 7S").hand(1, "4C").hand(2, "5C").tens(1, "D H").tens(0, "S");
    let mut play = scene().gun(2, "2C 2D").play();
    let events = play.act(discard("10C"));
    let (by, sheets) = scored(&events).expect("the hand is over");
    assert_eq!((by, sheets[0].ended, sheets[1].ended), (Some(0), true, false));
    assert!(!events.iter().any(|event| matches!(event, Event::Drew { .. })), "at once");
    assert_eq!((play.state.phase(), play.hand(0)), (Phase::HandOver, hand("7S")));
    // Another gun does not do, nor does one ten too few.
    let mut play = scene().gun(2, "3C 8D").play();
    play.act(discard("10C"));
    assert_eq!(play.to_act(), Some(1));
    let mut play = Scene::new(3).hand(0, "10C 7S").hand(1, "4C").hand(2, "5C").tens(1, "D H").gun(2, "2C 2D").play();
    play.act(discard("10C"));
    assert_eq!(play.to_act(), Some(1));
}

#[test]
fn c_7_1_the_first_22_ends_the_hand_if_all_tens_lie_there() {
    let mut play = Scene::new(3).hand(0, "2C 2D 7S").hand(1, "4C").hand(2, "5C").tens(1, "C D H S").play();
    let events = play.act(pull("2C 2D"));
    assert_eq!(scored(&events).expect("the hand is over").0, Some(0));
    let mut play = Scene::new(3).hand(0, "3C 8D 7S").hand(1, "4C").hand(2, "5C").tens(1, "C D H S").play();
    play.act(pull("3C 8D"));
    assert_eq!(play.state.phase(), Phase::Play);
}

#[test]
fn c_7_1_the_last_ace_ends_the_hand_for_whoever_shot() {
    let scene = Scene::new(3).hand(0, "JC 7S").hand(1, "KH KS").badges(1, "S").hand(2, "KC KD").badges(2, "C D");
    let mut play = scene.gun(0, "3C 8C").gun(0, "3D 8D").pile("9H").play();
    play.shot(Calibre::ThirtyEight, 1);
    let events = play.act(Action::Fire);
    let (by, sheets) = scored(&events).expect("the hand is over");
    assert_eq!((by, sheets[0].total()), (Some(0), 30));
    assert_eq!(play.state.table().badges_left(), 0);
    play.refuses(shoot(Calibre::ThirtyEight, 1), Illegal::HandOver);
}

#[test]
fn c_9_1_with_two_decks_all_eight_aces_or_all_eight_tens_are_needed() {
    let scene = Scene::new(5).hand(0, "JC 7S").hand(1, "KH KS KH").badges(1, "S").hand(2, "KC KD").badges(2, "C D");
    let mut play = scene.gun(0, "3C 8C").pile("9H").play();
    play.shot(Calibre::ThirtyEight, 1);
    play.act(Action::Fire);
    assert_eq!((play.state.phase(), play.state.table().badges_left()), (Phase::Play, 4));
    for (tens, over) in [("C D D H H S S", true), ("D D H H S S", false)] {
        let scene = Scene::new(5).hand(0, "10C 7S").hand(1, "4C").hand(2, "5C").gun(2, "2C 2D");
        let mut play = scene.tens(1, tens).play();
        let events = play.act(discard("10C"));
        assert_eq!(scored(&events).map(|(by, _)| by), over.then_some(Some(0)));
    }
}

#[test]
fn c_7_1_if_nobody_holds_a_card_the_hand_is_over_and_nobody_ended_it() {
    let mut play = Scene::new(3).hand(0, "3C 8D").gun(1, "3D 8H").play();
    let events = play.act(pull("3C 8D"));
    let (by, sheets) = scored(&events).expect("the hand is over");
    assert_eq!((by, sheets.iter().any(|sheet| sheet.ended)), (None, false));
}

#[test]
fn c_7_1_after_sixty_rounds_the_hand_is_over() {
    assert_eq!(MAX_ROUNDS, 60);
    for (turn, over) in [(178, false), (179, false), (180, true)] {
        let mut play = Scene::new(3).hand(0, "7S").hand(1, "4C").hand(2, "5C").turn_number(turn).play();
        let events = play.act(discard("7S"));
        assert_eq!(play.state.phase() == Phase::HandOver, over, "{turn}");
        assert_eq!(scored(&events).map(|(by, _)| by), over.then_some(None), "nobody ended it");
    }
}

/// Plays a hand that seat 0 ends for 40 points and that brings seat 1 thirty and seat 2 nothing; who has won, and the points.
fn after(scores: &[i16], hand_number: u16) -> (Vec<u8>, Vec<i16>, Phase) {
    after_in(Scene::new(3), scores, hand_number)
}

/// The same in a game that is played so.
fn after_in(scene: Scene, scores: &[i16], hand_number: u16) -> (Vec<u8>, Vec<i16>, Phase) {
    let scene = scene.hand(0, "10C 7S").hand(1, "4C").hand(2, "5C").tens(1, "D H S").gun(2, "2C 2D");
    let mut play = scene.scores(scores).hand_number(hand_number).play();
    let events = play.act(discard("10C"));
    let winners = WyomingCowboy::outcome(&play.state).map(|outcome| outcome.winners).unwrap_or_default();
    if !winners.is_empty() {
        assert_eq!(events.last(), Some(&Event::Ended { winners: winners.iter().copied().collect() }));
        play.refuses(Action::NextHand, Illegal::GameOver);
    }
    let winners = winners.into_iter().map(|seat| seat.0).collect();
    (winners, play.state.table().scores[..3].to_vec(), play.state.phase())
}

#[test]
fn c_8_4_first_to_500_has_won() {
    assert_eq!(GOAL, 500);
    assert_eq!(after(&[460, 0, -20], 3), (vec![0], vec![500, 30, -20], Phase::Over));
    assert_eq!(after(&[459, 0, 0], 3), (vec![], vec![499, 30, 0], Phase::HandOver));
}

#[test]
fn c_8_5_first_to_200_has_won_a_short_game() {
    assert_eq!(SHORT, 200);
    assert_eq!(after_in(Scene::short(3), &[160, 0, -20], 3).0, [0]);
    assert_eq!(after_in(Scene::short(3), &[159, 0, 0], 3).2, Phase::HandOver);
    assert_eq!(after_in(Scene::strict(3), &[459, 0, 0], 3).2, Phase::HandOver);
}

#[test]
fn c_8_4_if_several_pass_500_the_highest_wins_and_tied_they_play_another_hand() {
    assert_eq!(after(&[465, 480, 0], 3).0, [1]);
    assert_eq!(after(&[470, 480, 0], 3), (vec![], vec![510, 510, 0], Phase::HandOver));
    assert_eq!(after(&[470, 480, 511], 3).0, [2]);
}

#[test]
fn c_8_4_after_25_hands_the_most_points_win_and_the_tied_share() {
    assert_eq!(MAX_HANDS, 25);
    assert_eq!(after(&[100, 80, 0], 24).2, Phase::HandOver);
    assert_eq!(after(&[100, 80, 0], 25), (vec![0], vec![140, 110, 0], Phase::Over));
    assert_eq!(after(&[80, 90, 120], 25).0, [0, 1, 2]);
}

#[test]
fn c_3_1_couples_shown_are_in_the_score_once() {
    let scene = Scene::new(3).hand(0, "KH QH 10C 7S 7C").hand(1, "4C").hand(2, "5C").tens(1, "D H S").gun(2, "2C 2D");
    let mut play = scene.play();
    play.act(Action::Couple(suit("H")));
    assert_eq!(play.state.table().points(Seat(0)), 25);
    let events = play.act(discard("10C"));
    let sheet = scored(&events).expect("the hand is over").1[0];
    // Ended it, a ten, a couple, and yet married.
    assert_eq!(sheet.total(), 30 + 10 + 25 - 50);
    assert_eq!((play.state.table().scores[0], play.state.table().points(Seat(0))), (15, 15));
}

#[test]
fn c_7_1_all_lay_down_their_cards() {
    let scene = Scene::new(3).hand(0, "10C 7S").hand(1, "4C KH").badges(1, "H").hand(2, "5C QD");
    let mut play = scene.tens(1, "D H S").gun(2, "2C 2D").play();
    let before = WyomingCowboy::view(&play.state, Seat(0));
    assert_eq!(before.memory.known[1], hand("KH"), "his badge tells of him");
    play.act(discard("10C"));
    let view = WyomingCowboy::view(&play.state, Seat(0));
    assert_eq!(view.memory.known[..3], ["7S", "4C KH", "5C QD"].map(hand));
}

#[test]
fn c_9_1_the_eighth_ace_ends_the_hand() {
    let scene = Scene::new(5).hand(0, "JC").hand(1, "KH").hand(2, "KC KD KH KS").badges(2, "C D H S");
    let mut play = scene.hand(3, "KC KD KS").badges(3, "C D S").gun(0, "3C 8C").pile("9H").play();
    play.shot(Calibre::ThirtyEight, 1);
    let events = play.act(Action::Fire);
    assert_eq!(scored(&events).map(|(by, _)| by), Some(Some(0)));
}

#[test]
fn c_8_4_a_couple_that_brings_500_does_not_end_the_game() {
    let mut play = Scene::new(3).hand(0, "KH QH 7S").hand(1, "4C").hand(2, "5C").scores(&[480, 0, 0]).play();
    play.act(Action::Couple(suit("H")));
    assert_eq!((play.state.table().points(Seat(0)), play.state.phase()), (505, Phase::Play));
}
