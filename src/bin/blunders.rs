//! How often a bot blunders: takes an act that costs more than five hundredths of the chance to win, by rollouts with many worlds that believe
//! and look ahead as Legends do.
//!
//! `cargo run --release --bin blunders -- deputy 4 1000` looks at 1,000 choices of Deputies at a table of four, one in nine that they make.

use std::error::Error;
use std::process::ExitCode;

use tin_star::bots::beliefs::Beliefs;
use tin_star::bots::rollout::GUESSES;
use tin_star::bots::stats::{Interval, mean_interval, wilson_interval};
use tin_star::bots::{Bot, BotKind, Greedy, Rollout};
use tin_star::engine::{Game, Nobody, Rng, Seat};
use tin_star::games::wyatt_earp::{Action, Edition, Options, State, View, WyattEarp};

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
    let (mut choices, mut seen, mut blunders, mut sum, mut squares) = (0, 0, 0, 0.0, 0.0);
    for seed in 0.. {
        let mut rng = Rng::new(!seed);
        let mut state = WyattEarp::deal(&Options { seats, edition: Edition::Y2014 }, (9 << 40) + seed)?;
        while let Some(seat) = state.to_act() {
            let view = WyattEarp::view(&state, seat);
            let action = bot.choose(&view, &mut rng);
            if view.legal().len() > 1 {
                choices += 1;
                if choices % EVERY == 0 {
                    let loss = loss(&view, action, &mut rng);
                    seen += 1;
                    blunders += u64::from(loss > BLUNDER);
                    sum += loss;
                    squares += loss * loss;
                }
            }
            if seen == wanted {
                let Interval { mean, low, high } = wilson_interval(blunders, seen);
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
            WyattEarp::apply(&mut state, action, &mut Nobody)?;
        }
    }
    Ok(())
}

/// What `action` loses against the best act, in winning chance.
fn loss(view: &View, action: Action, rng: &mut Rng) -> f64 {
    let mut acts: Vec<Action> = Greedy::default().rank(view, rng).into_iter().map(|(act, _)| act).collect();
    acts.retain(|&act| act != action);
    let mut sums = vec![0.0; acts.len()];
    let beliefs = Beliefs::new(view, GUESSES, rng);
    for _ in 0..SIGHT {
        let (world, luck) = (beliefs.world(rng), rng.fork());
        for (sum, &act) in sums.iter_mut().zip(&acts) {
            *sum += value(&world, act, view.me, &luck);
        }
    }
    let Some((&best, _)) = acts.iter().zip(&sums).max_by(|a, b| a.1.total_cmp(b.1)) else { return 0.0 };
    // Fresh worlds, as the best of many looks better than it is in those that chose it.
    let (mut worlds, mut sum, mut squares) = (0, 0.0, 0.0);
    loop {
        for _ in 0..256 {
            let (world, luck) = (beliefs.world(rng), rng.fork());
            let lost = value(&world, best, view.me, &luck) - value(&world, action, view.me, &luck);
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
fn value(world: &State, act: Action, me: Seat, luck: &Rng) -> f64 {
    Rollout::with_foresight().try_out(world, act, me, &mut luck.clone()).map_or(0.0, |(chance, _)| chance.into())
}
