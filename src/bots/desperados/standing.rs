//! The chance to win, from where a game stands at the beginning of a turn, all hands known: it ends playouts long before the game does.
//!
//! A multinomial logit over a few terms of booty, hands and places, fitted to games by `cargo run --release --bin standing -- greedy 6000`.

use super::at_table_of;
use super::lanes::{counts, points_at, strongest, to_end};
use crate::bots::logit;
use crate::engine::Seat;
use crate::games::desperados::{COLOURS, Colour, MAX_SEATS, PLACES, Phase, Place, State, winners};

/// What is looked at …
const LOOKS: usize = 7;
/// … each as it is, and by how far the game has come, and by the square of that.
pub const TERMS: usize = 3 * LOOKS;
/// What each term counts for.
pub type Weights = [f32; TERMS];
/// What speaks for each seat.
pub type Terms = [[f32; TERMS]; MAX_SEATS];

/// For two, three, four and five seats.
pub const WEIGHTS: [Weights; MAX_SEATS - 1] = [
    [
        0.282, 1.64, 0.437, 0.463, -0.46, 1.722, -0.964, 0.615, -0.942, 1.827, 0.506, -0.12, 0.559, -0.702, 2.169,
        -1.576, -1.301, -1.173, 0.511, 1.327, -1.216,
    ],
    [
        0.198, 2.57, 0.591, -0.388, 0.002, 0.993, -0.211, 0.449, -1.681, 3.921, 1.719, -0.014, 1.427, -2.698, 3.602,
        -1.474, -4.182, -1.661, -0.373, 4.844, -1.01,
    ],
    [
        0.854, 1.68, 0.295, -0.048, -0.485, 1.421, -0.93, 0.511, -1.761, 5.035, 1.29, 0.289, 1.919, -1.415, 3.893,
        -0.224, -3.789, -2.213, 0.192, 3.311, -0.385,
    ],
    [
        0.936, 2.613, 1.061, -0.698, -0.676, 2.467, -1.704, 0.326, -1.732, 3.378, 1.405, 0.956, 1.326, 1.175, 3.546,
        -0.79, -3.167, -0.98, -0.283, -0.395, 0.741,
    ],
];

/// By how much a place matters less for each card that it still takes.
const DELAY: f32 = 0.75;

/// What speaks for each seat.
pub fn terms(state: &State) -> Terms {
    let table = state.table();
    let seats = table.seats();
    let past = 1.0 - f32::from(to_end(table)) / 14.0;
    let mut looks = [[0.0_f32; LOOKS]; MAX_SEATS];
    for (at, looks) in looks.iter_mut().enumerate().take(seats) {
        let seat = Seat(at as u8);
        let booty = table.booty[at];
        let hand = state.hand(seat);
        let of_colour = |colour: Colour| -> u8 {
            let cards = hand.only(colour.kinds());
            cards.kinds().map(|(card, n)| n * table.experience(card.character())).sum()
        };
        let wanted: [u8; COLOURS] = Colour::ALL.map(of_colour);
        looks[0] = f32::from(booty.worth()) / 10.0;
        looks[1] = f32::from(booty.len()) / 5.0;
        looks[2] = f32::from(table.hand_len[at]) / 10.0;
        looks[3] = f32::from(wanted.iter().sum::<u8>()) / 20.0;
        looks[4] = f32::from(wanted.into_iter().max().unwrap_or_default()) / 10.0;
    }
    let hands: [_; MAX_SEATS] = std::array::from_fn(|at| counts(state.hand(Seat(at as u8))));
    for place in Place::ALL {
        let (pile, front) = (table.piles[place.index()], table.fronts[place.index()]);
        let points = points_at(table, place);
        let mut odds = [0.0_f32; MAX_SEATS];
        for (odds, hand) in odds.iter_mut().zip(&hands).take(seats) {
            let strength = f32::from(strongest(hand, &points, None));
            *odds = strength * strength;
        }
        let all = odds.iter().sum::<f32>();
        if all <= 0.0 {
            continue;
        }
        let near = DELAY.powi(i32::from(pile.value()) - i32::from(front.len()));
        for (at, looks) in looks.iter_mut().enumerate().take(seats) {
            let kind = pile.kind();
            let booty = table.booty[at];
            let prize = f32::from(booty.with(kind, pile.value()).worth_of(kind)) - f32::from(booty.worth_of(kind));
            looks[5] += near * prize * odds[at] / all / 10.0;
            looks[6] += odds[at] / all / PLACES as f32;
        }
    }
    let mut terms = [[0.0; TERMS]; MAX_SEATS];
    for (terms, looks) in terms.iter_mut().zip(&looks) {
        for (look, &value) in looks.iter().enumerate() {
            terms[look] = value;
            terms[LOOKS + look] = value * past;
            terms[2 * LOOKS + look] = value * past * past;
        }
    }
    terms
}

/// Each seat's chance to win, by these weights.
pub fn chances(terms: &Terms, seats: usize, weights: &Weights) -> [f32; MAX_SEATS] {
    logit::chances(seats, |seat| logit::standing(&terms[seat], weights).clamp(-30.0, 30.0))
}

/// The chance of `seat` to win: what it is once the game is over, a guess before.
pub fn chance(state: &State, seat: Seat) -> f32 {
    let table = state.table();
    if state.phase() == Phase::Over {
        let winners = winners(table);
        return if winners.contains(&seat) { 1.0 / winners.len() as f32 } else { 0.0 };
    }
    let seats = table.seats();
    chances(&terms(state), seats, &WEIGHTS[at_table_of(seats)])[seat.index()]
}
