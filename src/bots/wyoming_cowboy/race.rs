//! The race to 500: the chance to win the game, from what everybody has, or can be expected to have, after this hand.

use super::at_table_of;
use super::greedy::Weights;
use super::greedy::worth::{future, worth};
use crate::bots::logit;
use crate::engine::{Game, Seat};
use crate::games::wyoming_cowboy::{GOAL, MAX_SEATS, Phase, State, WyomingCowboy};

/// How much a lead counts: at the beginning of a game, and how much more when somebody is about to win.
pub const LEAD: [f32; 2] = [2.0, 4.0];

/// Each seat's chance to win the game, with these points.
pub fn chances(points: &[f32; MAX_SEATS], seats: usize, lead: [f32; 2]) -> [f32; MAX_SEATS] {
    let goal = f32::from(GOAL);
    let share = points.map(|points| (points / goal).clamp(-1.0, 1.5));
    let most = share[..seats].iter().copied().fold(0.0, f32::max);
    let counts = lead[0] + lead[1] * most.min(1.0);
    logit::chances(seats, |seat| counts * (share[seat] - most))
}

/// What each seat has, or can be expected to have at the end of this hand, all hands known.
pub fn expected(state: &State, weights: &Weights) -> [f32; MAX_SEATS] {
    let table = state.table();
    let mut points = [0.0; MAX_SEATS];
    let between = matches!(state.phase(), Phase::HandOver | Phase::Over);
    let future = future(table, weights.soon);
    for seat in Seat::all(table.seats()) {
        let at = seat.index();
        points[at] = f32::from(table.points(seat));
        if !between {
            let hand = worth(weights, state.hand(seat), table.badges[at], table.couples[at], future);
            points[at] += hand + 10.0 * f32::from(table.tens[at].len());
            let guns = table.guns_of(seat).map(|gun| weights.on_table[gun.calibre() as usize]).sum::<f32>();
            points[at] += future * guns;
        }
    }
    points
}

/// The chance of `seat` to win the game: what it is once the game is over, a guess before.
pub fn chance(state: &State, seat: Seat, weights: &[Weights]) -> f32 {
    if let Some(outcome) = WyomingCowboy::outcome(state) {
        let shared = 1.0 / outcome.winners.len() as f32;
        return if outcome.winners.contains(&seat) { shared } else { 0.0 };
    }
    let seats = state.table().seats();
    // A short game goes on as a long one does from there on (C-8.5).
    let ahead = f32::from(GOAL - state.table().options.goal());
    let points = expected(state, &weights[at_table_of(seats)]).map(|points| points + ahead);
    chances(&points, seats, LEAD)[seat.index()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Bot;
    use crate::bots::wyoming_cowboy::Greedy;
    use crate::engine::{Nobody, Rng};

    #[test]
    fn chances_add_up_and_more_points_are_a_better_chance() {
        let mut points = [0.0; MAX_SEATS];
        points[..4].copy_from_slice(&[-80.0, 120.0, 450.0, 300.0]);
        let chances = chances(&points, 4, LEAD);
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        assert!(chances[0] < chances[1] && chances[1] < chances[3] && chances[3] < chances[2]);
        assert!(chances[4..].iter().all(|&chance| chance == 0.0));
    }

    #[test]
    fn a_short_game_is_decided_sooner() {
        let chance = |variant| {
            let mut state = WyomingCowboy::deal(&WyomingCowboy::options(3, variant), 1).expect("a table");
            while state.phase() != Phase::HandOver {
                let seat = state.to_act().expect("somebody acts");
                let action = Greedy::default().choose(&WyomingCowboy::view(&state, seat), &mut Rng::new(1));
                WyomingCowboy::apply(&mut state, action, &mut Nobody).expect("a legal action");
            }
            let scores = state.table().scores;
            let best = Seat::all(3).max_by_key(|seat| scores[seat.index()]).expect("three");
            (scores, chance(&state, best, &Weights::TUNED))
        };
        let ((scores, long), (same, short)) = (chance(0), chance(2));
        assert_eq!(scores, same);
        assert!(short > long + 0.03 && short < 1.0, "{long} {short}");
    }

    /// The points between two hands of some games, and who won.
    fn samples(seats: u8, seeds: std::ops::Range<u64>) -> Vec<([f32; MAX_SEATS], Seat)> {
        let mut samples = Vec::new();
        let bot = Greedy::default();
        for seed in seeds {
            let mut state = WyomingCowboy::deal(&WyomingCowboy::options(seats, 0), seed).expect("a table");
            let (mut rng, begun) = (Rng::new(!seed), samples.len());
            while let Some(seat) = WyomingCowboy::to_act(&state) {
                if state.phase() == Phase::HandOver {
                    samples.push((state.table().scores.map(f32::from), seat));
                }
                let action = bot.choose(&WyomingCowboy::view(&state, seat), &mut rng);
                WyomingCowboy::apply(&mut state, action, &mut Nobody).expect("a legal action");
            }
            let winner = WyomingCowboy::outcome(&state).expect("it is over").winners[0];
            samples[begun..].iter_mut().for_each(|sample| sample.1 = winner);
        }
        samples
    }

    /// `cargo test --lib race -- --ignored --nocapture` says which numbers foretell games best.
    #[test]
    #[ignore = "prints a fit, by hand"]
    fn fit() {
        for seats in [3, 4, 6, 8] {
            let samples = samples(seats, 0..300);
            let loss = |lead: [f32; 2]| {
                let of = |(points, winner): &([f32; MAX_SEATS], Seat)| {
                    -chances(points, seats.into(), lead)[winner.index()].max(1e-9).ln()
                };
                samples.iter().map(of).sum::<f32>() / samples.len() as f32
            };
            let mut best = (f32::INFINITY, LEAD);
            for first in 0..12 {
                for second in 0..16 {
                    let lead = [first as f32 * 0.5, second as f32];
                    if loss(lead) < best.0 {
                        best = (loss(lead), lead);
                    }
                }
            }
            let (even, now) = ((seats as f32).ln(), loss(LEAD));
            println!(
                "{seats} seats: {:?} with a log loss of {:.4}; now {now:.4}, even chances {even:.4}",
                best.1, best.0
            );
        }
    }
}
