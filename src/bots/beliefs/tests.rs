//! Whether the true hands look true, and worlds are drawn by how true they look.

use super::*;
use crate::bots::{Bot, Greedy};
use crate::engine::Nobody;
use crate::games::wyatt_earp::{Edition, Options};

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
fn hands_are_drawn_as_often_as_they_look_true() {
    let (_, view) = positions(2, 1).swap_remove(20);
    let mut rng = Rng::new(2);
    let beliefs = Beliefs::new(&view, 4, &mut rng);
    let odds: Vec<f32> = beliefs.guesses.iter().map(|guess| likelihood(guess, &view).exp()).collect();
    let other = view.table.others(view.me).next().expect("another seat");
    for (guess, odds_of) in beliefs.guesses.iter().zip(&odds) {
        let is_it = |world: &State| world.hand(other) == guess.hand(other);
        let drawn = (0..4000).filter(|_| is_it(&beliefs.world(&mut rng).expect("a world"))).count();
        let (drawn, odds) = (drawn as f32 / 4000.0, odds_of / odds.iter().sum::<f32>());
        assert!((drawn - odds).abs() < 0.04, "{drawn} of the draws, {odds}");
    }
}

#[test]
fn a_likely_world_is_a_possible_one_and_looks_truer_than_any() {
    let mut rng = Rng::new(3);
    let (mut any, mut likely) = (0.0, 0.0);
    for (_, view) in positions(3, 2) {
        any += likelihood(&WyattEarp::determinize(&view, &mut rng), &view);
        let world = Beliefs::new(&view, 16, &mut rng).world(&mut rng).expect("a world");
        likely += likelihood(&world, &view);
        assert_eq!(WyattEarp::view(&world, view.me), view);
    }
    assert!(likely > any);
}

#[test]
fn a_view_that_fits_no_world_leaves_nothing_to_believe() {
    let (_, mut view) = positions(4, 1).swap_remove(20);
    view.table.hand_len = [30; MAX_SEATS];
    let mut rng = Rng::new(4);
    assert!(Beliefs::new(&view, 4, &mut rng).world(&mut rng).is_none());
}
