//! Tunes the greedy bot's weights by policy iteration: covariance matrix adaptation (Hansen and Ostermeier 2001) finds the weights that lose
//! least, and what was learned is the teacher of the next round. What is lost, rollouts tell (`rollouts.rs`), which teach what each act is
//! worth; or, with `--matches`, games do (`matches.rs`). Judge what comes out on other seeds, in the arena.
//!
//! `cargo run --release --bin tune -- --seats 4 --rounds 4`

mod matches;
mod rollouts;
mod tuned;

use std::cell::Cell;
use std::process::ExitCode;
use std::time::Instant;

use clap::Parser;
use cmaes::{CMAESOptions, DVector, Mode};
use tin_star::bots::arena::Entrant;
use tin_star::bots::pool;
use tin_star::bots::rollout::HAND;
use tin_star::bots::{Plan, Temper};
use tin_star::games::{GameKind, with_game};
use tuned::Tuned;

/// How much it costs to move a weight by as much as itself, in hundredths of winning chance: what the lessons cannot tell stays as it is.
const INERTIA: f64 = 0.004;

#[derive(Parser)]
#[command(about = "Tunes the weights of the greedy bot for one size of table.")]
struct Arguments {
    /// The game.
    #[arg(long, default_value = GameKind::WyattEarp.name(), value_parser = game)]
    game: GameKind,
    /// The table's seats.
    #[arg(long)]
    seats: u8,
    /// How often what was learned becomes the teacher.
    #[arg(long, default_value_t = 4)]
    rounds: u64,
    /// Learns from so many deals of each candidate in each generation, each in every seating, and not from rollouts.
    #[arg(long)]
    matches: Option<u64>,
    /// Learns in matches to win against this one alone, by its name in the arena, and not against all who ever taught.
    #[arg(long, requires = "matches")]
    against: Option<String>,
    /// Positions in each round; a quarter as many more are for the exam.
    #[arg(long, default_value_t = 8000)]
    lessons: usize,
    /// Guessed worlds for each position.
    #[arg(long, default_value_t = 64)]
    worlds: u32,
    /// After how many turns a rollout ends, to be judged by what bots know of the game; if not given, at the end of the hand.
    #[arg(long, default_value_t = HAND)]
    horizon: u16,
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

fn game(name: &str) -> Result<GameKind, String> {
    GameKind::by_name(name).ok_or_else(|| format!("there are {}", GameKind::ALL.map(GameKind::name).join(", ")))
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    if let Err(why) = with_game!(arguments.game, G => tune::<G>(&arguments)) {
        eprintln!("{why}");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

fn tune<G: Tuned>(arguments: &Arguments) -> Result<(), String> {
    let seats = arguments.seats;
    if !G::SEATS.contains(&seats) {
        return Err(format!("{} is not played by {seats}", G::NAME));
    }
    let before = G::policy(Temper::Even);
    let mut teacher = before;
    let mut teachers = vec![G::baseline(), before];
    let rival =
        arguments.against.as_ref().map(|name| pool::find::<G>(name)).transpose().map_err(|why| why.to_string())?;
    for round in 0..arguments.rounds {
        let seed = (arguments.seed << 8) + round;
        teacher = match arguments.matches {
            None => by_rollouts::<G>(&teacher, arguments, seed)?,
            Some(deals) => {
                let others: Vec<Entrant<G>> = match &rival {
                    Some(rival) => vec![rival],
                    None => teachers.iter().map(|teacher| teacher as _).collect(),
                };
                by_matches::<G>(&teacher, &others, arguments, deals, seed)?
            }
        };
        teachers.push(teacher);
        let named: Vec<_> = G::names()
            .into_iter()
            .enumerate()
            .map(|(at, name)| format!("{name}: {:.3}", G::weight(&mut teacher, seats, at)))
            .collect();
        let wins = matches::wins::<G>(&teacher, &before, seats, 600, !arguments.seed, arguments.threads);
        if let Some(rival) = &rival {
            let [then, now] = [&before, &teacher]
                .map(|one| matches::wins::<G>(one, rival, seats, 2000, !arguments.seed, arguments.threads));
            println!("round {round}: {:.1} % of the games against {rival}, before {:.1} %", 100.0 * now, 100.0 * then);
        }
        // The baseline, what plays now, and the pupils of the rounds; the last is itself.
        for (at, other) in teachers.iter().enumerate().filter(|_| arguments.matches.is_some()) {
            let wins = matches::wins::<G>(&teacher, other, seats, 200, !arguments.seed, arguments.threads);
            println!("round {round}: {:.1} % of the games against teacher {at}", 100.0 * wins);
        }
        println!("round {round}: {:.1} % of the games against before\n{}", 100.0 * wins, named.join(", "));
    }
    Ok(())
}

/// What a pupil of `teacher` makes of fresh positions.
fn by_rollouts<G: Tuned>(teacher: &G::Policy, arguments: &Arguments, seed: u64) -> Result<G::Policy, String> {
    let begun = Instant::now();
    let judge = Plan::<G> { worlds: arguments.worlds, horizon: arguments.horizon, ..Plan::new(*teacher) };
    let collect = |wanted, seed| rollouts::lessons(&judge, arguments.seats, wanted, seed, arguments.threads);
    let (school, exam) = (collect(arguments.lessons, 2 * seed), collect(arguments.lessons / 4, 2 * seed + 1));
    eprintln!("{} lessons in {:.0} s", school.len() + exam.len(), begun.elapsed().as_secs_f64());
    let learned = search::<G>(teacher, arguments, seed, |pupil, _| rollouts::loss(pupil, &school))?;
    let (first, last) = (rollouts::loss(teacher, &exam), rollouts::loss(&learned, &exam));
    eprintln!("a choice lost {first:.3} hundredths of winning chance in the exam, now {last:.3}");
    Ok(learned)
}

/// What a pupil of `teacher` makes of fresh games against these others, which are other games in each generation.
fn by_matches<G: Tuned>(
    teacher: &G::Policy,
    others: &[Entrant<G>],
    arguments: &Arguments,
    deals: u64,
    seed: u64,
) -> Result<G::Policy, String> {
    let Arguments { seats, threads, .. } = *arguments;
    search::<G>(teacher, arguments, seed, |pupil, generation| {
        matches::loss::<G>(pupil, others, seats, deals, (seed << 16) + generation, threads)
    })
}

/// The weights that lose least, by what `loss` says of a policy in a generation.
fn search<G: Tuned>(
    teacher: &G::Policy,
    arguments: &Arguments,
    seed: u64,
    loss: impl Fn(&G::Policy, u64) -> f64,
) -> Result<G::Policy, String> {
    let names = G::names();
    let pupil = |x: &DVector<f64>| moved::<G>(*teacher, arguments, &names, x);
    let generation = Cell::new(0);
    let judge = |x: &DVector<f64>| loss(&pupil(x), generation.get()) + INERTIA * x.norm_squared();
    let options = CMAESOptions::new(vec![0.0; names.len()], arguments.step).mode(Mode::Minimize).seed(seed);
    let why = |why| format!("The search cannot begin: {why:?}");
    let mut search = options.population_size(24).build(judge).map_err(why)?;
    while generation.get() < arguments.generations && search.next().is_none() {
        generation.set(generation.get() + 1);
    }
    Ok(pupil(search.mean()))
}

/// Moves every weight by `x`, a step of one being as much as the weight itself, or three tenths where that is less.
fn moved<G: Tuned>(mut policy: G::Policy, arguments: &Arguments, names: &[&str], x: &DVector<f64>) -> G::Policy {
    for (at, (&name, &x)) in names.iter().zip(x.iter()).enumerate() {
        if arguments.only.is_empty() || arguments.only.iter().any(|wanted| wanted == name) {
            let weight = G::weight(&mut policy, arguments.seats, at);
            *weight += x as f32 * weight.abs().max(0.3);
        }
    }
    G::bound(&mut policy, arguments.seats);
    policy
}
