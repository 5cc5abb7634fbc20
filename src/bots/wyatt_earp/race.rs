//! The race to $25,000: the chance to win the game, from everybody's money between two hands.
//!
//! A multinomial logit over a few terms of the money, fitted to games of the greedy bot by `cargo run --release --bin race -- greedy 20000`.

use crate::bots::logit;
use crate::engine::Seat;
use crate::games::wyatt_earp::{GOAL, MAX_SEATS, Phase, State, Table};

/// How many terms describe a seat's standing.
pub const TERMS: usize = 6;
/// What each term counts for.
pub type Weights = [f32; TERMS];

/// For two, three and four seats. Those for two are moved a little from the fit, so that more money is nowhere a worse chance.
pub const WEIGHTS: [Weights; 3] = [
    [1.3, 0.801, 0.059, 0.136, -0.88, -0.08],
    [2.2, 0.706, -0.686, 0.808, -0.734, -0.099],
    [3.041, 1.209, -0.315, 1.249, -0.391, -0.151],
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
    logit::chances(seats, |seat| logit::standing(&terms[seat], weights))
}

/// Each seat's chance to win the game once the hand of `table` is over and nobody has reached the goal.
pub fn after_hand(table: &Table) -> [f32; MAX_SEATS] {
    let seats = table.seats();
    let weights = &WEIGHTS[super::at_table_of(seats)];
    chances(&terms(table.money, seats, table.starter.next(seats)), seats, weights)
}

/// The chance of `seat` to win the game, at the end of a hand.
pub fn chance(state: &State, seat: Seat) -> f32 {
    match state.phase() {
        Phase::GameOver { winner } => f32::from(u8::from(winner == seat)),
        _ => after_hand(state.table())[seat.index()],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standing(money: [u16; MAX_SEATS], seats: usize) -> [f32; MAX_SEATS] {
        chances(&terms(money, seats, Seat(0)), seats, &WEIGHTS[seats - 2])
    }

    #[test]
    fn somebody_wins_and_nobody_at_an_empty_seat() {
        for seats in 2..=MAX_SEATS {
            for money in [[0; 4], [24, 3, 9, 1], [7, 24, 24, 0]] {
                let chances = standing(money, seats);
                assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{chances:?}");
                assert!(chances[..seats].iter().all(|&c| c > 0.0) && chances[seats..].iter().all(|&c| c == 0.0));
            }
        }
    }

    #[test]
    fn more_money_is_a_better_chance() {
        for seats in 2..=MAX_SEATS {
            for others in [0, 8, 16, 23] {
                let chance = |own| standing([own, others, others, others], seats)[0];
                assert!((0..24).all(|own| chance(own + 1) > chance(own)), "{seats} seats, others with {others}");
            }
        }
    }

    #[test]
    fn the_better_one_stands_and_the_fewer_the_others_the_surer_it_is() {
        assert!(standing([24, 2, 0, 0], 2)[0] > 0.7);
        assert!(standing([24, 2, 2, 2], 4)[0] > 0.9);
        assert!((standing([0; 4], 2)[0] - 0.5).abs() < 0.1);
        assert!((standing([0; 4], 4)[0] - 0.25).abs() < 0.1);
    }
}
