//! What the net is told, what it makes of it, and whether that comes true.

use super::net::{BYTES, PARTS, to_bytes};
use super::*;
use crate::bots::wyatt_earp::race;
use crate::bots::{Bot, Mind, Plan};
use crate::engine::{Game, Nobody, Rng};
use crate::games::wyatt_earp::testing::{BELLE, BILLY, JESSE, Scene, WES};
use crate::games::wyatt_earp::{Card, Edition, Options, Outlaw, Phase, WyattEarp};

/// A table of four in the midst of a hand; the second seat is to draw.
fn midst() -> State {
    Scene::new(4)
        .hand(0, "Billy*3 @Jesse Wyatt Bank")
        .hand(1, "Belle Jesse*2 Wes Most")
        .hand(2, "Belle*2 Bob*2")
        .hand(3, "Sundance*2")
        .group(0, "Belle*2 Bank")
        .group(1, "Belle*2 Hide")
        .group(2, "Jesse*4 Gun")
        .poster(BELLE, 6)
        .poster(JESSE, 4)
        .stack("Bank Wyatt Wes")
        .money([3, 20, 0, 9])
        .turn(1)
        .draw()
        .state
}

#[test]
fn each_fight_is_told_as_it_stands() {
    let state = midst();
    let told = |seat: u8, outlaw: Outlaw, term: usize| {
        Overview::new(&state).features(Seat(seat)).posters[term].to_array()[outlaw.index()]
    };
    // Of Belle: open, $6,000; 6 points, the rivals none as theirs are covered; 1 and 2 cards in other hands, 4 points hidden.
    let belle = [1.0, 6.0 / 8.0, 6.0 / 8.0, 0.0, 0.0, 0.0, 2.0 / 4.0, 3.0 / 4.0, 0.0, 0.0, 0.0, 4.0 / 8.0];
    let terms: Vec<f32> = (0..belle.len()).map(|term| told(0, BELLE, term)).collect();
    assert_eq!(terms, belle);
    // All seven cards of Belle lie or are held; of Wes one is held, one lies in the stack.
    assert_eq!((told(0, BELLE, 12), told(0, WES, 12), told(0, WES, 13)), (0.0, 5.0 / 4.0, 1.0 / 4.0));
    // Billy is closed; the first seat holds a set, and the Photo of Jesse.
    assert_eq!((told(0, BILLY, 0), told(0, BILLY, 17), told(1, BILLY, 17), told(1, BILLY, 18)), (0.0, 1.0, 0.0, 1.0));
    assert_eq!((told(0, JESSE, 8), told(2, JESSE, 8), told(2, JESSE, 9)), (1.0, 0.0, 1.0));
    // Jesse alone would be captured now, by the third seat alone, for $4,000; the second seat would make it 4 against 11 points.
    assert_eq!((told(2, JESSE, 19), told(0, JESSE, 19), told(0, JESSE, 20)), (4.0 / 8.0, 0.0, 4.0 / 8.0));
    assert_eq!((told(1, JESSE, 14), told(1, JESSE, 15)), (4.0 / 8.0, 11.0 / 8.0));
    // The card on top is for the seat to draw alone.
    assert_eq!((told(1, WES, 23), told(1, WES, 24), told(0, WES, 23), told(0, WES, 24)), (1.0, 0.0, 0.0, 1.0));
}

#[test]
fn the_rest_of_the_table_is_told_as_a_seat_sees_it() {
    let state = midst();
    let whole = |seat: u8| Overview::new(&state).features(Seat(seat)).whole;
    // Money in goals: one's own, the richest rival's; $4,000 for Jesse if the hand ends now.
    assert_eq!(whole(0)[..2], [3.0 / 25.0, 20.0 / 25.0]);
    assert_eq!(whole(2)[6..8], [4.0 / 25.0, 20.0 / 25.0]);
    // Three turns until the first seat's, which began the hand; the second seat is on turn, the third next.
    assert_eq!(whole(0)[18..22], [3.0 / 4.0, 0.0, 0.0, 0.0]);
    assert_eq!(whole(1)[18..22], [0.0, 1.0, 0.0, 1.0 / 4.0]);
    assert_eq!(whole(2)[18..22], [1.0 / 4.0, 0.0, 1.0, 2.0 / 4.0]);
    // The second seat: five cards, one of Belle and two of Jesse can be laid; the fewest of the others have two, which cannot.
    assert_eq!(whole(1)[22..30], [0.5, 0.2, 0.0, 0.5, 0.2, 0.2, 0.5, 0.5]);
    // Sheriff cards in one's own hand and in the others'; what Wyatt Earp could find.
    let at = |card: Card| 34 + 2 * (card.index() - Card::BANK_ROBBERY.index());
    assert_eq!(whole(0)[at(Card::BANK_ROBBERY)..][..2], [0.5, 0.0]);
    assert_eq!(whole(0)[at(Card::MOST_WANTED)..][..2], [0.0, 0.25]);
    assert_eq!(whole(0)[46..], [0.0, 0.25]);
}

#[test]
fn a_net_works_as_its_numbers_say() {
    let mut rng = Rng::new(4);
    // Of 127 steps each, so that nothing is lost in the bytes.
    let mut number = |at| (if at == 0 { 127.0 } else { rng.below(255) as f32 - 127.0 }) / 500.0;
    let parts = PARTS.map(|numbers| (0..numbers).map(&mut number).collect::<Vec<f32>>());
    let bytes: [u8; BYTES] = to_bytes(&parts).try_into().expect("as many bytes as a net has");
    let net = Net::read(&bytes);
    let [poster, around, around_bias, pooled_in, whole, whole_bias, out, straight] = parts;
    let state = midst();
    for seat in Seat::all(4) {
        let features = Overview::new(&state).features(seat);
        let neuron = |weights: &[f32], inputs: &[f32], at: usize| -> f32 {
            inputs.iter().enumerate().map(|(input, term)| term * weights[input * NEURONS + at]).sum()
        };
        let pooled: Vec<f32> = (0..NEURONS)
            .map(|at| {
                let rest = neuron(&around, &features.whole, at) + around_bias[at];
                let look = |outlaw: Outlaw| {
                    let terms = features.posters.map(|term| term.to_array()[outlaw.index()]);
                    (neuron(&poster, &terms, at) + rest).max(0.0)
                };
                Outlaw::ALL.into_iter().map(look).sum()
            })
            .collect();
        let last =
            |at| (neuron(&whole, &features.whole, at) + neuron(&pooled_in, &pooled, at) + whole_bias[at]).max(0.0);
        let score = (0..NEURONS).map(|at| last(at) * out[at]).sum::<f32>()
            + straight.iter().zip(features.whole).map(|(weight, term)| weight * term).sum::<f32>();
        assert!((net.score(&features) - score).abs() < 1e-3, "{} and {score}", net.score(&features));
    }
}

#[test]
fn somebody_wins_and_it_matters_not_what_the_seats_are_called() {
    let turned = Scene::new(4)
        .hand(1, "Billy*3 @Jesse Wyatt Bank")
        .hand(2, "Belle Jesse*2 Wes Most")
        .hand(3, "Belle*2 Bob*2")
        .hand(0, "Sundance*2")
        .group(1, "Belle*2 Bank")
        .group(2, "Belle*2 Hide")
        .group(3, "Jesse*4 Gun")
        .poster(BELLE, 6)
        .poster(JESSE, 4)
        .stack("Bank Wyatt Wes")
        .money([9, 3, 20, 0])
        .turn(2)
        .starter(1)
        .draw()
        .state;
    let state = midst();
    let chances: Vec<f32> = Seat::all(4).map(|seat| chance(&state, seat)).collect();
    assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{chances:?}");
    for seat in Seat::all(4) {
        let there = chance(&turned, seat.next(4));
        assert!((chances[seat.index()] - there).abs() < 1e-5, "{seat:?}: {} and {there}", chances[seat.index()]);
    }
}

#[test]
fn who_is_about_to_take_a_rich_poster_stands_better() {
    for seats in 2..=4 {
        let scene = |cards: &str, money| {
            let rich = Scene::new(seats).poster(BELLE, 9).group(1, "Belle*3").money([money; 4]);
            rich.hand(0, cards).hand(1, "Billy Bob Jesse*2 Sundance*2").draw().state
        };
        for money in [0, 12, 20] {
            let (with, without) = (scene("Belle*4 Wes", money), scene("Bob*2 Jesse*2 Wes", money));
            let (with, without) = (chance(&with, Seat(0)), chance(&without, Seat(0)));
            assert!(with > without + 0.03, "{seats} seats, ${money},000: {with} and {without}");
        }
    }
}

#[test]
fn it_foretells_what_comes_of_a_hand_among_those_who_look_ahead() {
    for seats in 2..=4_u8 {
        let bot = Plan { worlds: 6, candidates: 3, guesses: 0, ..WyattEarp::plan(seats.into()) };
        let (mut told, mut by_money, mut states) = (0.0, 0.0, 0);
        for seed in 0..36 {
            let mut rng = Rng::new(seed);
            let mut state =
                WyattEarp::deal(&Options { seats, edition: Edition::Y2014 }, 9_000 + seed).expect("a table");
            let mut noted = Vec::new();
            while let Some(seat) = state.to_act() {
                let table = state.table();
                if state.phase() == Phase::Draw && table.turn_number.is_multiple_of(5) {
                    let chances: Vec<f32> = Seat::all(table.seats()).map(|seat| chance(&state, seat)).collect();
                    noted.push((chances, race::after_hand(table)));
                }
                let action = bot.choose(&WyattEarp::view(&state, seat), &mut rng);
                WyattEarp::apply(&mut state, action, &mut Nobody).expect("a legal action");
            }
            let Phase::GameOver { winner } = state.phase() else { panic!("the game is not over") };
            for (chances, race) in noted {
                told -= chances[winner.index()].ln();
                by_money -= race[winner.index()].ln();
                states += 1;
            }
        }
        let (told, by_money) = (told / states as f32, by_money / states as f32);
        assert!(told < by_money - 0.015, "{seats} seats, {states} states: {told}, from the money alone {by_money}");
    }
}
