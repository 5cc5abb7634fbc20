//! Fits the chance to win a game of Desperados, from where it stands, to games of a bot, and says how well it foretells others of them.
//!
//! `cargo run --release --bin standing -- greedy 20000`

use std::error::Error;
use std::thread;

use clap::Parser;
use tin_star::bots::desperados::standing::{TERMS, Terms, WEIGHTS, Weights, chances, terms};
use tin_star::bots::{Bot, BotKind};
use tin_star::engine::{Game, Nobody, Rng};
use tin_star::games::desperados::{BadOptions, Desperados, MAX_SEATS, Options, Phase};

/// The standing at the beginning of a turn, and what part of the victory came to each seat.
type Sample = (Terms, [f32; MAX_SEATS]);
/// Of so many turns one is looked at.
const EVERY: usize = 5;

/// Fits the chance to win to games of a bot, for every size of table.
#[derive(Parser)]
struct Arguments {
    /// Whose games: greedy, net:48.
    bot: BotKind,
    /// How many games for each size of table; it is judged by a quarter as many others.
    #[arg(default_value_t = 20_000)]
    games: u64,
    /// Threads to play and fit on.
    #[arg(long, default_value_t = 1)]
    threads: usize,
}

fn main() -> Result<(), Box<dyn Error>> {
    let Arguments { bot, games, threads } = Arguments::parse();
    let sizes: Vec<u8> = (2..=MAX_SEATS as u8).collect();
    for some in sizes.chunks(threads.max(1)) {
        let fits: Vec<_> = thread::scope(|scope| {
            let fits: Vec<_> = some.iter().map(|&seats| scope.spawn(move || fit_to(bot, seats, games))).collect();
            fits.into_iter().map(thread::ScopedJoinHandle::join).collect()
        });
        for weights in fits {
            let weights = weights.map_err(|_| "a fit was broken off")??;
            println!("    {:?},", weights.map(|weight| (weight * 1000.0).round() / 1000.0));
        }
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
    let mut turns = 0;
    for seed in from..from + games {
        let mut rng = Rng::new(!seed);
        let mut state = Desperados::deal(&Options { seats }, seed)?;
        let begun = samples.len();
        while let Some(seat) = state.to_act() {
            if state.phase() == Phase::Day {
                turns += 1;
                if turns % EVERY == 0 {
                    samples.push((terms(&state), [0.0; MAX_SEATS]));
                }
            }
            let action = Bot::<Desperados>::choose(&bot, &Desperados::view(&state, seat), &mut rng);
            if Desperados::apply(&mut state, action, &mut Nobody).is_err() {
                break;
            }
        }
        let winners = Desperados::outcome(&state).map(|outcome| outcome.winners).unwrap_or_default();
        for (_, parts) in &mut samples[begun..] {
            for seat in &winners {
                parts[seat.index()] = 1.0 / winners.len() as f32;
            }
        }
    }
    Ok(samples)
}

fn loss(samples: &[Sample], seats: usize, weights: &Weights) -> f32 {
    let of = |(terms, parts): &Sample| -> f64 {
        let chances = chances(terms, seats, weights);
        chances.iter().zip(parts).take(seats).map(|(chance, part)| -f64::from(part * chance.max(1e-9).ln())).sum()
    };
    (samples.iter().map(of).sum::<f64>() / samples.len() as f64) as f32
}

/// By Adam (Kingma and Ba 2015) in small parts of the samples.
fn fit(samples: &[Sample], seats: usize) -> Weights {
    const PART: usize = 2_000;
    let (mut weights, mut mean, mut square) = ([0.0_f32; TERMS], [0.0_f32; TERMS], [0.0_f32; TERMS]);
    let mut rng = Rng::new(1);
    for step in 1..=6_000_i32 {
        let mut slope = [0.0_f32; TERMS];
        for _ in 0..PART.min(samples.len()) {
            let (terms, parts) = &samples[rng.below(samples.len())];
            let chances = chances(terms, seats, &weights);
            for seat in 0..seats {
                let error = chances[seat] - parts[seat];
                for (slope, term) in slope.iter_mut().zip(terms[seat]) {
                    *slope += error * term / PART as f32;
                }
            }
        }
        let pace = 0.03 * (1.0 - step as f32 / 6_000.0);
        for term in 0..TERMS {
            mean[term] = 0.9 * mean[term] + 0.1 * slope[term];
            square[term] = 0.999 * square[term] + 0.001 * slope[term] * slope[term];
            let (mean, square) = (mean[term] / (1.0 - 0.9_f32.powi(step)), square[term] / (1.0 - 0.999_f32.powi(step)));
            weights[term] -= pace * mean / (square.sqrt() + 1e-8);
        }
    }
    weights
}
