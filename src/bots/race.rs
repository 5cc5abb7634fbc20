//! The race to $25,000: the chance to win the game, from everybody's money between two hands.
//!
//! A multinomial logit over a few terms of the money, fitted to games of the greedy bot by `cargo run --release --bin race`.

use crate::engine::Seat;
use crate::games::wyatt_earp::{GOAL, MAX_SEATS, Phase, State, Table};

/// How many terms describe a seat's standing.
pub const TERMS: usize = 6;
/// What each term counts for.
pub type Weights = [f32; TERMS];

/// For two, three and four seats.
const WEIGHTS: [Weights; 3] = [
    [2.009, 1.158, 0.381, 0.871, -0.187, -0.147],
    [2.263, 1.237, 0.524, 0.950, 0.067, -0.192],
    [2.967, 1.820, 0.990, 1.114, -0.419, -0.296],
];

/// What speaks for each seat before a hand that `starter` begins. Money in thousands of dollars.
pub fn terms(money: [u16; MAX_SEATS], seats: usize, starter: Seat) -> [[f32; TERMS]; MAX_SEATS] {
    let share = |money: u16| f32::from(money) / f32::from(GOAL);
    let most = money[..seats].iter().copied().map(share).fold(0.0, f32::max);
    let mut terms = [[0.0; TERMS]; MAX_SEATS];
    for (seat, terms) in terms.iter_mut().enumerate().take(seats) {
        let own = share(money[seat]);
        let wait = (seat + seats - starter.index()) % seats;
        *terms = [own, own * most, own * most * most, own * own, own * own * own, wait as f32 / seats as f32];
    }
    terms
}

/// Each seat's chance to win, by these weights.
pub fn chances(terms: &[[f32; TERMS]; MAX_SEATS], seats: usize, weights: &Weights) -> [f32; MAX_SEATS] {
    let mut chances = [0.0; MAX_SEATS];
    let mut sum = 0.0;
    for (chance, terms) in chances.iter_mut().zip(terms).take(seats) {
        let standing: f32 = terms.iter().zip(weights).map(|(term, weight)| term * weight).sum();
        *chance = standing.exp();
        sum += *chance;
    }
    chances.map(|chance| chance / sum)
}

/// Each seat's chance to win the game once the hand of `table` is over and nobody has reached the goal.
pub fn after_hand(table: &Table) -> [f32; MAX_SEATS] {
    let seats = table.seats();
    let weights = &WEIGHTS[seats.clamp(2, MAX_SEATS) - 2];
    chances(&terms(table.money, seats, table.starter.next(seats)), seats, weights)
}

/// The chance of `seat` to win the game, at the end of a hand.
pub fn chance(state: &State, seat: Seat) -> f32 {
    match state.phase() {
        Phase::GameOver { winner } => f32::from(u8::from(winner == seat)),
        _ => after_hand(state.table())[seat.index()],
    }
}
