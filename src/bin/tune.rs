//! Tunes the greedy bot's weights by covariance matrix adaptation (Hansen and Ostermeier 2001): each candidate plays the same fresh deals
//! against greedy bots with the weights of before and against random ones. Judge what comes out on other seeds, in the arena.
//!
//! `cargo run --release --features tune --bin tune -- --minutes 30`

use std::cell::Cell;
use std::time::{Duration, Instant};

use clap::Parser;
use cmaes::{CMAESOptions, DVector, Mode};
use tin_star::bots::Random;
use tin_star::bots::arena::{Entrant, Match};
use tin_star::bots::greedy::{Greedy, Weights};
use tin_star::games::wyatt_earp::Edition;

#[derive(Parser)]
#[command(about = "Tunes the weights of the greedy bot.")]
struct Arguments {
    /// How long, in minutes.
    #[arg(long, default_value_t = 30)]
    minutes: u64,
    /// Deals for each candidate, at each size of table; each is played in every seating.
    #[arg(long, default_value_t = 60)]
    deals: u64,
    /// Where deals and candidates come from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How far the first candidates go, in parts of a weight.
    #[arg(long, default_value_t = 0.2)]
    step: f64,
}

/// The weights at `x`, a step of one being as much as the weight itself, or a tenth where that is less.
fn weights(x: &DVector<f64>) -> Weights {
    let mut weights = Weights::default();
    for ((_, field), &x) in Weights::FIELDS.iter().zip(x.iter()) {
        let weight = field(&mut weights);
        *weight += x as f32 * weight.abs().max(0.1);
    }
    // What must stay apart or within bounds.
    weights.risk = weights.risk.clamp(0.0, 0.99);
    weights.risk_decay = weights.risk_decay.clamp(0.0, 0.99);
    weights.supply_out = weights.supply_out.clamp(0.0, 1.0);
    weights.capture_to = weights.capture_to.max(weights.capture_from + 0.5);
    weights.sole_to = weights.sole_to.max(weights.sole_from + 0.5);
    weights
}

/// How often `challenger` wins against the weights of before, on average over all sizes of table, 1 being as often as they do; and as much
/// again for winning against three who play at random, or it would come to win against its like alone.
fn worth(challenger: &Greedy, before: &Greedy, deals: u64, seed: u64) -> f64 {
    let against = |others: Entrant, seats: usize| {
        let mut entrants = vec![others; seats];
        entrants[0] = challenger;
        let report = Match { entrants, edition: Edition::Y2014, deals, seed, threads: 1 }.play(|| ());
        report.map_or(0.0, |report| report.tallies[0].win_rate().mean)
    };
    let alike = (2..=4).map(|seats| against(before, seats) * seats as f64).sum::<f64>() / 3.0;
    alike + 3.0 * against(&Random, 4)
}

fn main() {
    let arguments = Arguments::parse();
    let begun = Instant::now();
    let before = Greedy::default();
    let generation = Cell::new(0);
    let judge = |x: &DVector<f64>| {
        let seed = (arguments.seed << 32) + generation.get();
        worth(&Greedy { weights: weights(x) }, &before, arguments.deals, seed)
    };
    let search = CMAESOptions::new(vec![0.0; Weights::FIELDS.len()], arguments.step)
        .mode(Mode::Maximize)
        .seed(arguments.seed)
        .population_size(20)
        .build(judge);
    let mut search = match search {
        Ok(search) => search,
        Err(why) => return eprintln!("The search cannot begin: {why:?}"),
    };
    while begun.elapsed() < Duration::from_secs(60 * arguments.minutes) {
        generation.set(generation.get() + 1);
        // It may find that it has converged; fresh deals will show.
        let _ = search.next();
        let best = search.current_best_individual().map_or(0.0, |best| best.value);
        let mean = judge(search.mean());
        eprintln!("{:4}: best {best:.3}, mean {mean:.3}, step {:.3}", generation.get(), search.sigma());
        if generation.get().is_multiple_of(10) {
            let mut weights = weights(search.mean());
            let named = Weights::FIELDS.map(|(name, field)| format!("{name}: {:.3}", field(&mut weights)));
            println!("generation {}\n{}", generation.get(), named.join(", "));
        }
    }
}
