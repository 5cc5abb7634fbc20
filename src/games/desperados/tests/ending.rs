//! D-4: the end.

use crate::engine::{Game, Seat};
use crate::games::desperados::testing::{Scene, hand, put, red_town};
use crate::games::desperados::{Desperados, Event, Illegal, Kind, Phase};

/// A place worth 5 that one more card holds up.
fn last(seats: u8) -> Scene {
    Scene::new(seats).value(0, 5).front(0, "RB RC RD RF").hand(0, "RG GB")
}

/// Who could put no card, one after the other.
fn stuck(events: &[Event]) -> Vec<u8> {
    let seat = |event: &Event| if let Event::Stuck { seat, .. } = event { Some(seat.0) } else { None };
    events.iter().filter_map(seat).collect()
}

#[test]
fn d_4_1_the_game_ends_after_the_first_hold_up_of_a_place_of_value_5() {
    for gangs in [["GB", "YB"], ["", ""]] {
        let mut play = last(2).hand(1, "YB").play();
        play.act(put("RG", 0));
        let events = play.gangs(&gangs);
        assert!(matches!(events.last(), Some(Event::Ended { .. })));
        assert!(!events.iter().any(|event| matches!(event, Event::Drew { .. })));
        assert_eq!((play.state.phase(), play.to_act()), (Phase::Over, None));
        assert_eq!(play.legal(), []);
        play.refuses(put("GB", 1), Illegal::GameOver);
    }
}

#[test]
fn d_4_1_hold_ups_of_less_do_not_end_it() {
    for value in 2..=4 {
        let front = ["RB", "RB RC", "RB RC RD"][usize::from(value) - 2];
        let mut play = Scene::new(2).value(0, value).front(0, front).hand(0, "RG GB").hand(1, "YB").play();
        play.act(put("RG", 0));
        play.gangs(&["GB", ""]);
        assert_eq!(play.state.phase(), Phase::Day);
    }
}

#[test]
fn d_4_2_the_most_valuable_booty_wins() {
    // Two saloons count 4 each, more than a bank and a railway that count 3 and 4.
    let scene = last(3).hand(1, "YB").hand(2, "BB").booty(1, &[(Kind::Saloon, 2), (Kind::Saloon, 4)]);
    let mut play = scene.booty(2, &[(Kind::Bank, 3), (Kind::Railway, 4)]).play();
    play.act(put("RG", 0));
    play.gangs(&["", "", ""]);
    let outcome = Desperados::outcome(&play.state).expect("it is over");
    assert_eq!((outcome.winners, outcome.points), (vec![Seat(1)], vec![0, 8, 7]));
}

#[test]
fn d_4_2_tied_the_more_place_cards_win_and_still_tied_they_share() {
    let four = [(Kind::Saloon, 4)];
    let two_and_two = [(Kind::Bank, 2), (Kind::Railway, 2)];
    let mut play = last(3).hand(1, "YB").hand(2, "BB").booty(1, &four).booty(2, &two_and_two).play();
    play.act(put("RG", 0));
    play.gangs(&["", "", ""]);
    assert_eq!(Desperados::outcome(&play.state).expect("it is over").winners, [Seat(2)]);
    let mut play = last(3).hand(1, "YB").hand(2, "BB").booty(0, &[(Kind::Bank, 4)]).booty(2, &four).play();
    play.act(put("RG", 0));
    let events = play.gangs(&["", "", ""]);
    assert_eq!(Desperados::outcome(&play.state).expect("it is over").winners, [Seat(0), Seat(2)]);
    let winners = [Seat(0), Seat(2)].into_iter().collect();
    assert_eq!(events.last(), Some(&Event::Ended { winners }));
}

#[test]
fn d_4_3_without_cards_to_draw_players_go_on() {
    let mut play = Scene::new(2).hand(0, "RB").rest_in_hand(1).only_pile("").play();
    let before = play.hand(1);
    let events = play.act(put("RB", 0));
    assert!(!events.iter().any(|event| matches!(event, Event::Drew { .. } | Event::Reshuffled)));
    assert_eq!((play.hand(1), play.to_act()), (before, Some(1)));
}

#[test]
fn d_4_3_one_card_is_drawn_where_one_is_left() {
    let mut play = Scene::new(2).hand(0, "RB").rest_in_hand(1).pile("GW").play();
    let events = play.act(put("RB", 0));
    assert!(matches!(&events[1], Event::Drew { cards, .. } if cards.len() == 1), "{events:?}");
    assert_eq!(play.state.table().pile_len, 0);
    assert!(play.hand(1).has(crate::games::desperados::testing::card("GW")));
}

#[test]
fn d_4_3_if_nobody_can_put_a_card_for_a_whole_round_the_game_ends() {
    // All red cards but the last are in front of places or on the warrant: nobody can put another.
    let town = red_town(2);
    let reds = "RB RC RD RF RG RN*2 RP*2 RR*2 RT*2 RW";
    let mut play = town.hand(0, "RW GB").warrant(reds).rest_in_hand(1).booty(1, &[(Kind::Bank, 2)]).play();
    let events = play.act(put("RW", 0));
    assert_eq!(stuck(&events), [1, 0]);
    assert!(matches!(events[events.len() - 2..], [Event::RanDry, Event::Ended { .. }]), "{events:?}");
    assert_eq!(play.state.phase(), Phase::Over);
    assert_eq!(Desperados::outcome(&play.state).expect("it is over").winners, [Seat(1)]);
}

#[test]
fn d_4_3_an_empty_hand_is_stuck_and_loses_nothing() {
    let town = red_town(2);
    let reds = "RB RC RD RF RG RN*2 RP*2 RR*2 RT*2 RW";
    let mut play = town.turn(1).hand(0, "").hand(1, "RW").warrant(reds).rest_in_hand(1).play();
    let events = play.act(put("RW", 1));
    assert!(events.contains(&Event::Stuck { seat: Seat(0), by: Seat(1), card: None }), "{events:?}");
    assert_eq!(play.state.phase(), Phase::Over);
    assert_eq!(play.hand(0), hand(""));
}

#[test]
fn d_4_3_as_long_as_there_are_cards_to_draw_a_stuck_round_ends_nothing() {
    let town = red_town(2);
    let mut play = town.hand(0, "RW GB").hand(1, "GC").pile("GD GF YB YC YD RP").play();
    let events = play.act(put("RW", 0));
    assert_eq!(events.iter().filter(|event| matches!(event, Event::Stuck { .. })).count(), 2);
    assert_eq!((play.state.phase(), play.to_act()), (Phase::Day, Some(1)));
}

#[test]
fn d_4_3_only_turns_in_a_row_in_which_nobody_can_put_a_card_end_the_game() {
    // Only seat 0 has red cards, and nobody else gets one.
    let reds = "RB RC RD RF RG RN*2 RP*2 RR RT RW";
    let two = red_town(2).hand(0, "RW RT RR GB").warrant(reds).rest_in_hand(1);
    let three = red_town(3).hand(0, "RW RT RR GB").hand(1, "GC").warrant(reds).rest_in_hand(2);
    for (scene, others) in [(two, vec![1]), (three, vec![1, 2])] {
        let mut play = scene.play();
        for red in ["RW", "RT"] {
            let events = play.act(put(red, 0));
            assert_eq!((stuck(&events), play.to_act()), (others.clone(), Some(0)), "{red}: {events:?}");
        }
    }
}

#[test]
fn d_4_3_a_whole_round_is_a_turn_of_every_seat() {
    let reds = "RB RC RD RF RG RN*2 RP*2 RR*2 RT*2 RW";
    let mut play = red_town(3).hand(0, "RW GB").hand(1, "GC").warrant(reds).rest_in_hand(2).play();
    let events = play.act(put("RW", 0));
    assert_eq!(stuck(&events), [1, 2, 0]);
    assert!(matches!(events[events.len() - 2..], [Event::RanDry, Event::Ended { .. }]), "{events:?}");
}

#[test]
fn d_4_1_the_place_that_ends_the_game_counts_for_who_takes_it() {
    let mut play = last(2).hand(1, "YB").booty(1, &[(Kind::Bank, 4)]).play();
    play.act(put("RG", 0));
    play.gangs(&["GB", ""]);
    let outcome = Desperados::outcome(&play.state).expect("it is over");
    assert_eq!((outcome.winners, outcome.points), (vec![Seat(0)], vec![5, 4]));
    assert!(play.state.table().booty[0].has(Kind::Diggings, 5));
}

#[test]
fn d_4_2_if_nobody_has_anything_all_share() {
    let mut play = last(3).hand(1, "YB").hand(2, "BB").play();
    play.act(put("RG", 0));
    play.gangs(&["", "", ""]);
    let outcome = Desperados::outcome(&play.state).expect("it is over");
    assert_eq!((outcome.winners, outcome.points), ([0, 1, 2].map(Seat).to_vec(), vec![0, 0, 0]));
}
