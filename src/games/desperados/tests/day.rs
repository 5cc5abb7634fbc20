//! D-2: the working day.

use crate::engine::Seat;
use crate::games::desperados::testing::{Scene, card, hand, place, put, red_town};
use crate::games::desperados::{Event, Illegal, Phase};

#[test]
fn d_2_1_a_turn_brings_two_cards_and_takes_one() {
    let mut play = Scene::new(2).hand(0, "RB RC RD").hand(1, "GW GB").pile("YN YP BC BD").play();
    let events = play.act(put("RC", 2));
    assert_eq!(play.hand(0), hand("RB RD"));
    assert_eq!(play.hand(1), hand("GW GB YN YP"));
    assert_eq!(events[0], Event::Put { seat: Seat(0), card: card("RC"), place: place(2) });
    let drew = [Some(card("YN")), Some(card("YP"))].into_iter().collect();
    assert_eq!(events[1], Event::Drew { seat: Seat(1), cards: drew });
    assert_eq!(play.state.table().fronts[2].cards().collect::<Vec<_>>(), [card("RC")]);
}

#[test]
fn d_2_1_a_card_must_be_put_if_any_can_and_only_from_the_own_hand() {
    let mut play = Scene::new(2).hand(0, "RB").hand(1, "GW GB").play();
    play.refuses(put("GW", 0), Illegal::NotInHand);
    play.refuses(crate::games::desperados::Action::Gang(hand("")), Illegal::NoHoldUp);
    assert_eq!(play.legal(), [0, 1, 2, 3, 4].map(|at| put("RB", at)));
}

#[test]
fn d_2_2_in_front_of_a_place_all_are_of_one_colour_and_of_different_characters() {
    let scene = Scene::new(2).value(0, 5).front(0, "RB RC").hand(0, "RB RC RD GB GD").hand(1, "YW");
    let mut play = scene.play();
    play.refuses(put("RB", 0), Illegal::SameCharacter);
    play.refuses(put("RC", 0), Illegal::SameCharacter);
    play.refuses(put("GB", 0), Illegal::OtherColour);
    play.refuses(put("GD", 0), Illegal::OtherColour);
    play.act(put("RD", 0));
    assert_eq!(play.state.table().fronts[0].cards().collect::<Vec<_>>(), [card("RB"), card("RC"), card("RD")]);
}

#[test]
fn d_2_2_an_empty_place_takes_anybody_and_the_same_card_may_be_in_front_of_two() {
    let mut play = Scene::new(2).front(0, "RB").hand(0, "RB YW").hand(1, "YN").play();
    assert!(play.lists(put("YW", 3)));
    play.act(put("RB", 1));
    assert_eq!(play.state.table().fronts[0], play.state.table().fronts[1]);
}

#[test]
fn d_2_3_who_can_put_no_card_loses_one_at_random_by_the_next_player() {
    let mut lost = std::collections::BTreeSet::new();
    for seed in 0..200 {
        let mut play = red_town(3).hand(0, "RW").hand(1, "GB GC").hand(2, "RP").pile("GD GF YW YN").play();
        play.state.rng = crate::engine::Rng::new(seed);
        let events = play.act(put("RW", 0));
        let stuck = events.iter().find_map(|event| match event {
            Event::Stuck { seat, by, card } => Some((seat.0, by.0, *card)),
            _ => None,
        });
        let (seat, by, Some(card)) = stuck.expect("seat 1 has no red card") else { panic!("a card") };
        assert_eq!((seat, by, play.to_act()), (1, 2, Some(2)));
        assert!(play.state.table().discards.has(card));
        assert_eq!(play.hand(1).len(), 3);
        assert_eq!(play.hand(2).len(), 3);
        lost.insert(card);
    }
    assert_eq!(lost.into_iter().collect::<crate::games::desperados::Hand>(), hand("GB GC GD GF"));
}

#[test]
fn d_2_3_each_card_of_the_hand_is_as_likely_to_be_the_one_that_goes() {
    let mut lost = std::collections::BTreeMap::new();
    for seed in 0..4_000 {
        let mut play = red_town(2).hand(0, "RW RP").hand(1, "GB*2 GC").pile("GD GF YW YN").play();
        play.state.rng = crate::engine::Rng::new(seed);
        play.act(put("RW", 0));
        let card = play.state.table().discards.cards().next().expect("a card of seat 1");
        *lost.entry(card).or_insert(0_u32) += 1;
    }
    // Of five cards two are green Barbers. Four standard deviations are 124 and 101.
    for (name, even, off) in [("GB", 1_600, 124), ("GC", 800, 102), ("GD", 800, 102), ("GF", 800, 102)] {
        assert!(lost[&card(name)].abs_diff(even) < off, "{lost:?}");
    }
}

#[test]
fn d_2_3_who_draws_a_card_that_fits_is_not_stuck() {
    let mut play = red_town(2).hand(0, "RW").hand(1, "GB").pile("GD RP").play();
    let events = play.act(put("RW", 0));
    assert!(!events.iter().any(|event| matches!(event, Event::Stuck { .. })));
    // Anywhere but where a preacher stands, and none does.
    assert_eq!(play.legal(), [0, 1, 2, 3, 4].map(|at| put("RP", at)));
}

#[test]
fn d_2_3_the_last_player_s_card_is_drawn_by_the_first() {
    let mut play = red_town(2).turn(0).hand(0, "RW").hand(1, "GB").pile("GD GF RN RP").play();
    let events = play.act(put("RW", 0));
    assert!(events.iter().any(|event| matches!(event, Event::Stuck { seat: Seat(1), by: Seat(0), .. })));
    assert_eq!(play.to_act(), Some(0));
}

#[test]
fn d_2_4_a_place_is_held_up_as_soon_as_as_many_are_in_front_of_it_as_it_is_worth() {
    let fronts = ["", "RB", "RB RC", "RB RC RD", "RB RC RD RF"];
    for value in 2..=5_u8 {
        for (len, front) in fronts.iter().enumerate().take(value.into()) {
            let mut play = Scene::new(2).value(0, value).front(0, front).hand(0, "RW").hand(1, "GB").play();
            let events = play.act(put("RW", 0));
            let held_up = len + 1 == usize::from(value);
            assert_eq!(play.state.phase() == Phase::HoldUp(place(0)), held_up, "{value}: {front}");
            assert_eq!(events.contains(&Event::HeldUp { place: place(0) }), held_up);
            // At once: before the next player draws.
            assert_eq!(events.iter().any(|event| matches!(event, Event::Drew { .. })), !held_up);
        }
    }
}

#[test]
fn d_3_4_who_is_stuck_has_put_no_card() {
    let mut play = red_town(3).hand(0, "RW").hand(1, "GB").hand(2, "RP").pile("GD GF YW YN").play();
    play.act(put("RW", 0));
    assert_eq!(play.to_act(), Some(2));
    assert_eq!(play.state.table().layers[..3], [0, 2, 1].map(Seat));
}
