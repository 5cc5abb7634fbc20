//! Counts of positions, as chess programmers check their move generators: a rule that lists one action too many or too few changes them.

use std::fmt::Write;

use super::game::{Game, Nobody, Seat};
use super::rng::Rng;

/// How many ways there are to take 1, 2, … `depth` decisions from `state`.
pub fn perft<G: Game>(state: &G::State, depth: usize) -> Vec<u64> {
    let mut counts = vec![0; depth];
    count::<G>(state, &mut counts);
    counts
}

fn count<G: Game>(state: &G::State, counts: &mut [u64]) {
    let Some((count, deeper)) = counts.split_first_mut() else { return };
    let legal = G::legal(state);
    *count += legal.as_ref().len() as u64;
    if deeper.is_empty() {
        return;
    }
    for &action in legal.as_ref() {
        let mut after = state.clone();
        if G::apply(&mut after, action, &mut Nobody).is_ok() {
            self::count::<G>(&after, deeper);
        }
    }
}

/// The counts at some positions of a random game at every table, a line each, as a fixture keeps them: after how many decisions, whose
/// decision it is, and the counts.
pub fn table<G: Game>(depth: usize) -> String {
    let mut lines = String::new();
    for (variant, name) in G::VARIANTS.iter().enumerate() {
        for seats in G::SEATS {
            let Ok(mut state) = G::deal(&G::options(seats, variant), u64::from(seats)) else { continue };
            let mut rng = Rng::new(u64::from(seats));
            for decision in 0.. {
                let Some(Seat(seat)) = G::to_act(&state) else { break };
                if decision % 40 == 0 {
                    let counts = perft::<G>(&state, depth);
                    // Writing into memory does not fail.
                    writeln!(lines, "{seats} seats, {name}, {decision}: seat {seat}: {counts:?}").ok();
                }
                let legal = G::legal(&state);
                let legal = legal.as_ref();
                if decision == 400 || G::apply(&mut state, legal[rng.below(legal.len())], &mut Nobody).is_err() {
                    break;
                }
            }
        }
    }
    lines
}
