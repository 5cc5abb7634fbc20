//! Lessons from matches: how often one of a pupil wins, in the same deals for all pupils of a generation.

use tin_star::bots::Mind;
use tin_star::bots::arena::{Entrant, Match};

/// How often one of `pupil` wins against `others` in all other seats, from 0 to 1.
pub(crate) fn wins<G: Mind>(
    pupil: &G::Policy,
    others: Entrant<G>,
    seats: u8,
    deals: u64,
    seed: u64,
    threads: usize,
) -> f64 {
    let mut entrants: Vec<Entrant<G>> = vec![others; seats.into()];
    entrants[0] = pupil;
    let contest = Match { entrants, variant: 0, deals, seed, threads };
    contest.play(|| ()).map_or(0.0, |report| report.tallies[0].win_rate().mean)
}

/// The games that a pupil loses, in hundredths, against each of `others` in turn: many of them, where it must not learn one by heart.
pub(crate) fn loss<G: Mind>(
    pupil: &G::Policy,
    others: &[Entrant<G>],
    seats: u8,
    deals: u64,
    seed: u64,
    threads: usize,
) -> f64 {
    let each = deals.div_ceil(others.len() as u64);
    let against = |(at, &other)| wins::<G>(pupil, other, seats, each, (seed << 4) + at as u64, threads);
    100.0 - 100.0 * others.iter().enumerate().map(against).sum::<f64>() / others.len() as f64
}
