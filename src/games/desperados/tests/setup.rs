//! D-1: material and set-up.

use std::collections::BTreeSet;

use crate::engine::{Game, Seat};
use crate::games::desperados::testing::{Scene, assert_whole, hand, put};
use crate::games::desperados::{BadOptions, Desperados, Event, Kind, Options, VALUES};

#[test]
fn d_1_1_two_to_five_play() {
    for seats in [0, 1, 6, 255] {
        assert_eq!(Desperados::deal(&Options { seats }, 1).err(), Some(BadOptions { seats }));
    }
    for seats in 2..=5 {
        assert_whole(&Desperados::deal(&Options { seats }, 1).expect("a table"));
    }
}

#[test]
fn d_1_1_twenty_place_cards_of_five_kinds_and_four_values() {
    let table = *Desperados::deal(&Options { seats: 2 }, 3).expect("a table").table();
    let cards = table.piles.iter().flat_map(|pile| pile.kinds.into_iter().zip(VALUES));
    let all: BTreeSet<(Kind, u8)> = cards.collect();
    assert_eq!((all.len(), VALUES), (20, [2, 3, 4, 5]));
}

#[test]
fn d_1_2_piles_go_from_2_to_5_and_are_of_four_kinds_each_at_random() {
    let mut seen = BTreeSet::new();
    for seed in 0..2_000 {
        let table = *Desperados::deal(&Options { seats: 3 }, seed).expect("a table").table();
        for mut pile in table.piles {
            assert_eq!(pile.kinds.iter().collect::<BTreeSet<_>>().len(), 4);
            let mut values = Vec::new();
            for gone in 0..4 {
                pile.gone = gone;
                values.push(pile.value());
            }
            assert_eq!(values, [2, 3, 4, 5]);
            seen.insert(pile.kinds);
        }
    }
    // Every way to make a pile of four kinds out of five.
    assert_eq!(seen.len(), 120);
}

#[test]
fn d_1_3_five_cards_each_and_two_for_the_first_turn() {
    for seats in 2..=5 {
        let state = Desperados::deal(&Options { seats }, 7).expect("a table");
        let table = state.table();
        for seat in Seat::all(seats.into()) {
            let drawn = if seat == table.turn { 2 } else { 0 };
            assert_eq!(state.hand(seat).len(), 5 + drawn);
        }
        assert_eq!(table.pile_len, 80 - 5 * seats - 2);
    }
}

#[test]
fn d_1_3_the_seed_decides_who_begins_and_everybody_does_alike() {
    for seats in 2..=5_u8 {
        let mut begins = [0_u32; 5];
        for seed in 0..5_000 {
            begins[Desperados::deal(&Options { seats }, seed).expect("a table").table().turn.index()] += 1;
        }
        let even = 5_000 / u32::from(seats);
        // Four standard deviations are 141 at most.
        assert!(begins[..usize::from(seats)].iter().all(|n| n.abs_diff(even) < 142), "{begins:?}");
    }
}

#[test]
fn d_1_3_play_is_clockwise() {
    let mut play = Scene::new(3).hand(0, "RB RC").hand(1, "GW").hand(2, "BN").turn(1).play();
    play.act(put("GW", 0));
    assert_eq!(play.to_act(), Some(2));
    play.act(put("BN", 1));
    assert_eq!(play.to_act(), Some(0));
}

#[test]
fn d_1_3_used_cards_are_reshuffled_when_the_draw_pile_has_run_out() {
    let mut play = Scene::new(2).hand(0, "RB").hand(1, "GW").only_pile("BC").play();
    let before = play.state.table().discards;
    let events = play.act(put("RB", 0));
    assert!(
        matches!(&events[..], [Event::Put { .. }, Event::Reshuffled, Event::Drew { cards, .. }] if cards.len() == 2)
    );
    let table = play.state.table();
    assert!(table.discards.is_empty() && table.reshuffled);
    assert_eq!(table.pile_len, before.len() - 1);
    assert!(before.contains(play.state.pile().iter().copied().collect()));
}

#[test]
fn d_1_3_the_used_cards_are_shuffled() {
    let mut first = BTreeSet::new();
    for seed in 0..400 {
        let mut play = Scene::new(2).hand(0, "RB").hand(1, "GW").only_pile("BC").play();
        play.state.rng = crate::engine::Rng::new(seed);
        play.act(put("RB", 0));
        first.extend(play.state.pile().last().map(|card| card.index()));
    }
    // All forty kinds are among the discards, and any can come first.
    assert!(first.len() > 35, "{}", first.len());
}

#[test]
fn d_1_3_nothing_is_reshuffled_before_a_card_is_wanted() {
    let mut play = Scene::new(2).hand(0, "RB").hand(1, "GW").only_pile("BC BD").play();
    let events = play.act(put("RB", 0));
    assert!(!events.contains(&Event::Reshuffled));
    let table = play.state.table();
    assert_eq!((table.pile_len, table.discards.len(), table.reshuffled), (0, 76, false));
}

#[test]
fn d_1_3_neither_the_warrant_nor_who_stands_in_front_of_a_place_is_reshuffled() {
    let scene = Scene::new(2).value(1, 3).front(1, "YB").warrant("GC*2").hand(0, "RB").hand(1, "GW");
    let mut play = scene.only_pile("BC").play();
    assert!(play.act(put("RB", 0)).contains(&Event::Reshuffled));
    let table = play.state.table();
    assert_eq!((table.warrant, table.fronts[1].len(), table.fronts[0].len()), (hand("GC*2"), 1, 1));
}

#[test]
fn d_3_4_before_the_first_card_the_later_in_turn_is_the_later_one() {
    for seats in 2..=5_u8 {
        for seed in 0..50 {
            let table = *Desperados::deal(&Options { seats }, seed).expect("a table").table();
            let mut turns = vec![table.turn];
            turns.extend(table.others(table.turn));
            turns.reverse();
            assert_eq!(table.layers[..usize::from(seats)], turns[..]);
        }
    }
}
