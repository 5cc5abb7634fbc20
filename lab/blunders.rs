//! How often a bot blunders: takes an act that costs more than five hundredths of the chance to win, by rollouts with many worlds that believe
//! and look ahead as the game's plan says (`Mind::plan`).
//!
//! `cargo run --release --bin blunders -- deputy 4 1000` looks at 1,000 choices of Deputies at a table of four, one in nine that they make. A
//! fourth argument names the game, if it is not Wyatt Earp.

use std::error::Error;
use std::process::ExitCode;

use tin_star::bots::stats::{Interval, mean_interval, wilson_interval};
use tin_star::bots::{Beliefs, Bot, BotKind, Mind, Plan, Policy};
use tin_star::engine::{Nobody, Rng, Seat};
use tin_star::games::{GameKind, with_game};

/// What a blunder costs at least, in winning chance.
const BLUNDER: f64 = 0.05;
/// Worlds in which all acts are tried, to find the best.
const SIGHT: u32 = 512;
/// Fresh worlds in which that one is weighed against the act taken, at most.
const PROOF: u64 = 4096;
/// Of so many choices one is looked at.
const EVERY: u64 = 9;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let bot: BotKind = arguments.next().ok_or("which bot? such as: blunders deputy 4 1000")?.parse()?;
    let seats: u8 = arguments.next().map_or(Ok(4), |seats| seats.parse())?;
    let wanted: u64 = arguments.next().map_or(Ok(1000), |choices| choices.parse())?;
    let game = arguments.next().unwrap_or_else(|| GameKind::WyattEarp.name().to_owned());
    let game = GameKind::by_name(&game).ok_or_else(|| format!("there is no game called {game}"))?;
    with_game!(game, G => count::<G>(bot, seats, wanted))
}

fn count<G: Mind>(bot: BotKind, seats: u8, wanted: u64) -> Result<(), Box<dyn Error>> {
    let judge = Plan { guesses: 0, ..G::plan(seats.into()) };
    let (mut choices, mut seen, mut blunders, mut sum, mut squares) = (0, 0, 0, 0.0, 0.0);
    for seed in 0.. {
        let mut rng = Rng::new(!seed);
        let mut state = G::deal(&G::options(seats, 0), (9 << 40) + seed).map_err(|why| why.to_string())?;
        while let Some(seat) = G::to_act(&state) {
            let view = G::view(&state, seat);
            let action = Bot::<G>::choose(&bot, &view, &mut rng);
            if G::legal_in(&view).as_ref().len() > 1 {
                choices += 1;
                if choices % EVERY == 0 {
                    let loss = loss::<G>(&judge, &view, action, &mut rng);
                    seen += 1;
                    blunders += u32::from(loss > BLUNDER);
                    sum += loss;
                    squares += loss * loss;
                }
            }
            if seen == wanted {
                let Interval { mean, low, high } = wilson_interval(f64::from(blunders), seen);
                let loss = mean_interval(seen, sum, squares);
                println!(
                    "{bot}, {seats} seats: {blunders} blunders in {seen} choices, {:.2} % ({:.2} to {:.2}); a choice loses {:.2} hundredths ({:.2} to {:.2})",
                    100.0 * mean,
                    100.0 * low,
                    100.0 * high,
                    100.0 * loss.mean,
                    100.0 * loss.low,
                    100.0 * loss.high,
                );
                return Ok(());
            }
            G::apply(&mut state, action, &mut Nobody).map_err(|why| why.to_string())?;
        }
    }
    Ok(())
}

/// What `action` loses against the best act, in winning chance.
fn loss<G: Mind>(judge: &Plan<G>, view: &G::View, action: G::Action, rng: &mut Rng) -> f64 {
    let me = G::viewer(view);
    let mut acts: Vec<G::Action> = judge.policy.rank(view, rng).into_iter().map(|(act, _)| act).collect();
    acts.retain(|&act| act != action);
    let mut sums = vec![0.0; acts.len()];
    let beliefs = Beliefs::<G>::new(view, G::plan(G::seats_in(view)).guesses, rng);
    for _ in 0..SIGHT {
        let (world, luck) = (beliefs.world(rng), rng.fork());
        let value = |act| value(judge, &world, act, me, &luck);
        for (sum, &act) in sums.iter_mut().zip(&acts) {
            *sum += value(act);
        }
    }
    let Some((&best, _)) = acts.iter().zip(&sums).max_by(|a, b| a.1.total_cmp(b.1)) else { return 0.0 };
    // Fresh worlds, as the best of many looks better than it is in those that chose it.
    let (mut worlds, mut sum, mut squares) = (0, 0.0, 0.0);
    loop {
        for _ in 0..256 {
            let (world, luck) = (beliefs.world(rng), rng.fork());
            let value = |act| value(judge, &world, act, me, &luck);
            let lost = value(best) - value(action);
            worlds += 1;
            sum += lost;
            squares += lost * lost;
        }
        let Interval { mean, low, high } = mean_interval(worlds, sum, squares);
        // Twice 95 % is far enough from the line.
        if worlds >= PROOF || (mean - BLUNDER).abs() > high - low {
            return mean.max(0.0);
        }
    }
}

/// The chance to win after `act` in this world.
fn value<G: Mind>(judge: &Plan<G>, world: &G::State, act: G::Action, me: Seat, luck: &Rng) -> f64 {
    judge.try_out(world, act, me, &mut luck.clone()).map_or(0.0, |(chance, _)| chance.into())
}
