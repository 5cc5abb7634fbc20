//! Tunes the greedy bot's weights by policy iteration: rollouts teach it what its acts are worth (`rollouts.rs`), covariance matrix adaptation
//! (Hansen and Ostermeier 2001) finds the weights whose choices lose least, and what was learned plays the rollouts of the next round. Judge what
//! comes out on other seeds, in the arena.
//!
//! `cargo run --release --features tune --bin tune -- --seats 4 --rounds 4`

mod rollouts;

use std::process::ExitCode;
use std::time::Instant;

use clap::Parser;
use cmaes::{CMAESOptions, DVector, Mode};
use rollouts::{lessons, loss};
use tin_star::bots::arena::{Entrant, Match};
use tin_star::bots::wyatt_earp::{Greedy, Weights};
use tin_star::games::wyatt_earp::WyattEarp;

/// How much it costs to move a weight by as much as itself, in hundredths of winning chance: what the lessons cannot tell stays as it is.
const INERTIA: f64 = 0.004;

#[derive(Parser)]
#[command(about = "Tunes the weights of the greedy bot for one size of table.")]
struct Arguments {
    /// The table's seats.
    #[arg(long, value_parser = clap::value_parser!(u8).range(2..=4))]
    seats: u8,
    /// How often what was learned becomes the teacher.
    #[arg(long, default_value_t = 4)]
    rounds: u64,
    /// Positions in each round; a quarter as many more are for the exam.
    #[arg(long, default_value_t = 8000)]
    lessons: usize,
    /// Guessed worlds for each position.
    #[arg(long, default_value_t = 64)]
    worlds: u32,
    /// Generations of the search in each round.
    #[arg(long, default_value_t = 120)]
    generations: u64,
    /// How far the first candidates go, in parts of a weight.
    #[arg(long, default_value_t = 0.2)]
    step: f64,
    /// Where games and candidates come from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The weights to move; all if none is named.
    #[arg(long)]
    only: Vec<String>,
    /// Threads to collect lessons on.
    #[arg(long, default_value_t = 2)]
    threads: usize,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let before = Greedy::default();
    let mut teacher = before;
    for round in 0..arguments.rounds {
        teacher = match learn(&teacher, &arguments, (arguments.seed << 8) + round) {
            Ok(pupil) => pupil,
            Err(why) => {
                eprintln!("The search cannot begin: {why}");
                return ExitCode::FAILURE;
            }
        };
        let weights = &mut teacher.weights[usize::from(arguments.seats) - 2];
        let named = Weights::FIELDS.map(|(name, field)| format!("{name}: {:.3}", field(weights)));
        println!(
            "round {round}: {:.1} % of the games against before\n{}",
            100.0 * wins(&teacher, &before, &arguments),
            named.join(", ")
        );
    }
    ExitCode::SUCCESS
}

/// What a pupil of `teacher` makes of fresh lessons.
fn learn(teacher: &Greedy, arguments: &Arguments, seed: u64) -> Result<Greedy, String> {
    let begun = Instant::now();
    let collect = |wanted, seed| lessons(teacher, arguments.seats, wanted, arguments.worlds, seed, arguments.threads);
    let (school, exam) = (collect(arguments.lessons, 2 * seed), collect(arguments.lessons / 4, 2 * seed + 1));
    eprintln!("{} lessons in {:.0} s", school.len() + exam.len(), begun.elapsed().as_secs_f64());
    let pupil = |x: &DVector<f64>| {
        let mut pupil = *teacher;
        moved(&mut pupil.weights[usize::from(arguments.seats) - 2], &arguments.only, x);
        pupil
    };
    let judge = |x: &DVector<f64>| loss(&pupil(x), &school) + INERTIA * x.norm_squared();
    let options = CMAESOptions::new(vec![0.0; Weights::FIELDS.len()], arguments.step).mode(Mode::Minimize).seed(seed);
    let mut search = options.population_size(24).build(judge).map_err(|why| format!("{why:?}"))?;
    for _ in 0..arguments.generations {
        if search.next().is_some() {
            break; // it converged
        }
    }
    let learned = pupil(search.mean());
    let (first, last) = (loss(teacher, &exam), loss(&learned, &exam));
    eprintln!("a choice lost {first:.3} hundredths of winning chance in the exam, now {last:.3}");
    Ok(learned)
}

/// Moves every weight by `x`, a step of one being as much as the weight itself, or three tenths where that is less.
fn moved(weights: &mut Weights, only: &[String], x: &DVector<f64>) {
    let moves = |name: &str| only.is_empty() || only.iter().any(|wanted| wanted == name);
    for ((_, field), &x) in Weights::FIELDS.iter().zip(x.iter()).filter(|((name, _), _)| moves(name)) {
        let weight = field(weights);
        *weight += x as f32 * weight.abs().max(0.3);
    }
    // What must stay apart or within bounds.
    weights.risk = weights.risk.clamp(0.0, 0.99);
    weights.risk_decay = weights.risk_decay.clamp(0.0, 0.99);
    weights.supply_out = weights.supply_out.clamp(0.0, 1.0);
    weights.capture_to = weights.capture_to.max(weights.capture_from + 0.5);
    weights.sole_to = weights.sole_to.max(weights.sole_from + 0.5);
}

/// How often one of `pupil` wins against `before` in the other seats.
fn wins(pupil: &Greedy, before: &Greedy, arguments: &Arguments) -> f64 {
    let mut entrants: Vec<Entrant<WyattEarp>> = vec![before; arguments.seats.into()];
    entrants[0] = pupil;
    let contest = Match { entrants, variant: 0, deals: 600, seed: !arguments.seed, threads: arguments.threads };
    contest.play(|| ()).map_or(0.0, |report| report.tallies[0].win_rate().mean)
}
