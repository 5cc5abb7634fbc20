//! Fits the race to $25,000 to games of a bot, and says how well it foretells others of them.
//!
//! `cargo run --release --bin race -- greedy 20000`

use std::error::Error;
use std::thread;

use clap::Parser;
use tin_star::bots::wyatt_earp::race::{TERMS, WEIGHTS, Weights, chances, terms};
use tin_star::bots::{Bot, BotKind};
use tin_star::engine::{Game, Nobody, Rng, Seat};
use tin_star::games::wyatt_earp::{BadOptions, Edition, MAX_SEATS, Options, Phase, WyattEarp};

/// The standing between two hands, and who came to win.
type Sample = ([[f32; TERMS]; MAX_SEATS], usize);

/// Fits the race to $25,000 to games of a bot, for every size of table.
#[derive(Parser)]
struct Arguments {
    /// Whose games: greedy, net:48.
    bot: BotKind,
    /// How many games for each size of table; it is judged by a quarter as many others.
    #[arg(default_value_t = 4_000)]
    games: u64,
}

fn main() -> Result<(), Box<dyn Error>> {
    let Arguments { bot, games } = Arguments::parse();
    let fits: Vec<_> = thread::scope(|scope| {
        let threads: Vec<_> =
            (2..=MAX_SEATS as u8).map(|seats| scope.spawn(move || fit_to(bot, seats, games))).collect();
        threads.into_iter().map(thread::ScopedJoinHandle::join).collect()
    });
    for weights in fits {
        println!("    {:?},", weights.map_err(|_| "a fit was broken off")??);
    }
    Ok(())
}

fn fit_to(bot: BotKind, seats: u8, games: u64) -> Result<Weights, BadOptions> {
    let fitted_on = play(bot, seats, games, 1)?;
    let judged_on = play(bot, seats, games / 4, 1 << 40)?;
    let weights = fit(&fitted_on, seats.into());
    let loss = |weights| loss(&judged_on, seats.into(), weights);
    let (fitted, now, even) = (loss(&weights), loss(&WEIGHTS[usize::from(seats) - 2]), loss(&[0.0; TERMS]));
    eprintln!("{seats} seats: log loss {fitted:.4}, of the weights of now {now:.4}, of even chances {even:.4}");
    Ok(weights)
}

fn play(bot: BotKind, seats: u8, games: u64, from: u64) -> Result<Vec<Sample>, BadOptions> {
    let mut samples = Vec::new();
    for seed in from..from + games {
        let mut rng = Rng::new(!seed);
        let mut state = WyattEarp::deal(&Options { seats, edition: Edition::Y2014 }, seed)?;
        let begun = samples.len();
        while let Some(seat) = state.to_act() {
            if state.phase() == Phase::HandOver {
                let table = state.table();
                samples.push((terms(table.money, seats.into(), table.starter.next(seats.into())), 0));
            }
            let action = Bot::<WyattEarp>::choose(&bot, &WyattEarp::view(&state, seat), &mut rng);
            if WyattEarp::apply(&mut state, action, &mut Nobody).is_err() {
                break;
            }
        }
        if let Phase::GameOver { winner: Seat(winner) } = state.phase() {
            samples[begun..].iter_mut().for_each(|sample| sample.1 = winner.into());
        }
    }
    Ok(samples)
}

fn loss(samples: &[Sample], seats: usize, weights: &Weights) -> f32 {
    let sum: f64 = samples.iter().map(|(terms, winner)| -f64::from(chances(terms, seats, weights)[*winner].ln())).sum();
    (sum / samples.len() as f64) as f32
}

/// By Adam (Kingma and Ba 2015) over all samples at once.
fn fit(samples: &[Sample], seats: usize) -> Weights {
    let (mut weights, mut mean, mut square) = ([0.0; TERMS], [0.0; TERMS], [0.0; TERMS]);
    for step in 1..=4000 {
        let mut slope = [0.0_f32; TERMS];
        for (terms, winner) in samples {
            let chances = chances(terms, seats, &weights);
            for seat in 0..seats {
                let error = chances[seat] - f32::from(u8::from(seat == *winner));
                for (slope, term) in slope.iter_mut().zip(terms[seat]) {
                    *slope += error * term / samples.len() as f32;
                }
            }
        }
        for term in 0..TERMS {
            mean[term] = 0.9 * mean[term] + 0.1 * slope[term];
            square[term] = 0.999 * square[term] + 0.001 * slope[term] * slope[term];
            let (mean, square) = (mean[term] / (1.0 - 0.9_f32.powi(step)), square[term] / (1.0 - 0.999_f32.powi(step)));
            weights[term] -= 0.02 * mean / (square.sqrt() + 1e-8);
        }
    }
    weights
}
