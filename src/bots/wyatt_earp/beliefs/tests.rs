//! Whether the true hands look true, and worlds are drawn by how true they look.

use super::*;
use crate::bots::wyatt_earp::Greedy;
use crate::bots::{Beliefs, Bot};
use crate::engine::{Game, Nobody, Rng};
use crate::games::wyatt_earp::{Edition, Options, WyattEarp};

/// Views with the state that they are of, from games of greedy.
fn positions(seats: u8, games: u64) -> Vec<(State, View)> {
    let mut positions = Vec::new();
    for seed in 0..games {
        let mut rng = Rng::new(seed);
        let mut state = WyattEarp::deal(&Options { seats, edition: Edition::Y2014 }, seed).expect("a table");
        while let Some(seat) = state.to_act() {
            let view = WyattEarp::view(&state, seat);
            let action = Greedy::default().choose(&view, &mut rng);
            if rng.below(4) == 0 {
                positions.push((state.clone(), view));
            }
            WyattEarp::apply(&mut state, action, &mut Nobody).expect("a legal action");
        }
    }
    positions
}

#[test]
fn the_true_hands_are_found_among_guessed_ones() {
    for seats in 2..=4 {
        let (mut found, mut all) = (0, 0);
        let mut rng = Rng::new(1);
        for (state, view) in positions(seats, 6) {
            let truth = likelihood(&state, &view);
            let guesses = (0..7).map(|_| likelihood(&WyattEarp::determinize(&view, &mut rng), &view));
            let best = guesses.fold(f32::MIN, f32::max);
            found += u32::from(truth > best);
            all += 1;
        }
        // By chance it would be one in eight.
        assert!(found * 10 > all * 4, "{found} of {all} at a table of {seats}");
    }
}

#[test]
fn hands_are_drawn_as_often_as_they_look_true_among_eight() {
    const WAYS: [f32; 9] = [1.0, 8.0, 28.0, 56.0, 70.0, 56.0, 28.0, 8.0, 1.0];
    let mut rng = Rng::new(2);
    let mut uneven = 0;
    for (_, view) in positions(2, 1).iter().skip(5).step_by(3) {
        let beliefs = Beliefs::<WyattEarp>::new(view, 2, &mut rng);
        let odds: Vec<f32> = beliefs.guesses.iter().map(|guess| guess.log.exp()).collect();
        let other = view.table.others(view.me).next().expect("another seat");
        let hand = |at: usize| beliefs.guesses[at].world.hand(other);
        if hand(0) == hand(1) {
            continue;
        }
        // Of eight guesses, each one or the other by a coin.
        let chance_with = |first: f32| first * odds[0] / (first * odds[0] + (8.0 - first) * odds[1]);
        let chance: f32 = (0_u8..).zip(WAYS).map(|(first, ways)| ways / 256.0 * chance_with(first.into())).sum();
        let drawn = (0..4000).filter(|_| beliefs.world(&mut rng).hand(other) == hand(0)).count() as f32 / 4000.0;
        assert!((drawn - chance).abs() < 0.04, "{drawn} of the draws, {chance}");
        uneven += u32::from((chance - 0.5).abs() > 0.2);
    }
    assert!(uneven > 5, "{uneven}");
}

#[test]
fn however_true_hands_look_others_are_tried_too() {
    let mut rng = Rng::new(6);
    let mut tried = 0;
    for (_, view) in positions(2, 1).iter().skip(5).step_by(4) {
        let mut beliefs = Beliefs::<WyattEarp>::new(view, 64, &mut rng);
        beliefs.guesses[0].log = 1000.0;
        let other = view.table.others(view.me).next().expect("another seat");
        let truest = beliefs.guesses[0].world.hand(other);
        let alike = beliefs.guesses.iter().filter(|guess| guess.world.hand(other) == truest).count();
        if alike == 1 {
            let drawn = (0..2000).filter(|_| beliefs.world(&mut rng).hand(other) == truest).count();
            // It is drawn whenever it is among the eight, 1 - (63/64)^8 of the time: 237 times, give or take 15.
            assert!((180..=294).contains(&drawn), "{drawn} of 2000");
            tried += 1;
        }
    }
    assert!(tried > 5, "{tried}");
}

#[test]
fn a_likely_world_is_a_possible_one_and_looks_truer_than_any() {
    let mut rng = Rng::new(3);
    let (mut any, mut likely) = (0.0, 0.0);
    for (_, view) in positions(3, 2) {
        any += likelihood(&WyattEarp::determinize(&view, &mut rng), &view);
        let world = Beliefs::<WyattEarp>::new(&view, 16, &mut rng).world(&mut rng);
        likely += likelihood(&world, &view);
        assert_eq!(WyattEarp::view(&world, view.me), view);
    }
    assert!(likely > any);
}

#[test]
fn a_view_that_fits_no_world_leaves_any_guess() {
    let (_, mut view) = positions(4, 1).swap_remove(20);
    view.table.hand_len = [30; MAX_SEATS];
    let beliefs = Beliefs::<WyattEarp>::new(&view, 4, &mut Rng::new(4));
    assert!(beliefs.guesses.is_empty());
    let world = |seed| beliefs.world(&mut Rng::new(seed));
    assert!(!world(5).is_whole());
    assert_eq!(world(5).hand(view.me), view.hand);
    let other = view.table.others(view.me).next().expect("another seat");
    assert_ne!(world(5).hand(other), world(6).hand(other));
}
