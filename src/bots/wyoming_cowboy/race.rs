//! The race to 500: the chance to win the game, from what everybody has, or can be expected to have, after this hand.

use super::at_table_of;
use super::greedy::Weights;
use super::greedy::worth::{future, worth};
use crate::engine::Seat;
use crate::games::wyoming_cowboy::{GOAL, MAX_SEATS, Phase, State};

/// How much a lead counts: at the beginning of a game, and how much more when somebody is about to win.
pub const LEAD: [f32; 2] = [2.0, 5.0];

/// Each seat's chance to win the game, with these points.
pub fn chances(points: &[f32; MAX_SEATS], seats: usize, lead: [f32; 2]) -> [f32; MAX_SEATS] {
    let goal = f32::from(GOAL);
    let share = points.map(|points| (points / goal).clamp(-1.0, 1.5));
    let most = share[..seats].iter().copied().fold(0.0, f32::max);
    let counts = lead[0] + lead[1] * most.min(1.0);
    let mut chances = [0.0; MAX_SEATS];
    let mut sum = 0.0;
    for (chance, share) in chances.iter_mut().zip(share).take(seats) {
        *chance = (counts * (share - most)).exp();
        sum += *chance;
    }
    chances.map(|chance| chance / sum)
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
    use crate::engine::Game;
    if let Some(outcome) = crate::games::wyoming_cowboy::WyomingCowboy::outcome(state) {
        let shared = 1.0 / outcome.winners.len() as f32;
        return if outcome.winners.contains(&seat) { shared } else { 0.0 };
    }
    let seats = state.table().seats();
    let points = expected(state, &weights[at_table_of(seats)]);
    chances(&points, seats, LEAD)[seat.index()]
}
