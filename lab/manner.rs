//! Learns how a kind of player judges: the weights by which what it does is most likely. And says how likely what others do is by each kind that Legends
//! know, which tells whether a new one is worth learning.
//!
//! `cargo run --release --bin manner -- expert` learns from 40 games of an expert against greedy; `--from deputy` begins with a Deputy's weights.

use std::error::Error;

use clap::{Parser, ValueEnum};
use tin_star::bots::pool::find;
use tin_star::bots::wyatt_earp::inference::Manner;
use tin_star::bots::wyatt_earp::{Greedy, Weights};
use tin_star::bots::{Bot, NoSuchBot};
use tin_star::engine::{Game, Nobody, Rng, Seat, Stage};
use tin_star::games::wyatt_earp::{Action, Edition, Options, View, WyattEarp};

/// Whose games say how likely each kind finds what they do.
const OTHERS: [&str; 13] = [
    "greedy",
    "expert",
    "rusher",
    "joiner",
    "closer",
    "deputy",
    "drifter",
    "greenhorn",
    "hoarder",
    "hunter",
    "chooser",
    "veteran",
    "baseline",
];
/// Games that nothing is learned from begin at this seed.
const FRESH: u64 = 5000;
/// Those who wait for one another would play on for ever.
const MOST_TURNS: u16 = 400;
/// How much of the likelihood of a decision a weight must be worth to be named.
const WORTH_NAMING: f32 = 0.0015;

/// Learns how a kind of player judges.
#[derive(Parser)]
struct Arguments {
    /// Whose games: anybody whom the arena knows.
    bots: Vec<String>,
    /// With whose weights it begins.
    #[arg(long, value_enum, default_value_t = From::Greedy)]
    from: From,
    /// How many changes are tried.
    #[arg(long, default_value_t = 3000)]
    steps: u32,
    /// How many games of each are learned from.
    #[arg(long, default_value_t = 40)]
    games: u64,
}

#[derive(Clone, Copy, ValueEnum)]
enum From {
    Greedy,
    Deputy,
}

/// What somebody saw and did.
type Decisions = Vec<(View, Action)>;

fn main() -> Result<(), Box<dyn Error>> {
    let Arguments { bots, from, steps, games } = Arguments::parse();
    let learned = if bots.is_empty() { None } else { Some(learn(&bots, from, steps, games)?) };
    println!(
        "The mean logarithm of the chance of a decision, by each kind that Legends know{}:",
        if learned.is_some() { ", and by this one" } else { "" }
    );
    for name in OTHERS {
        let decisions = decisions(name, 16, FRESH)?;
        let kinds = Manner::all().into_iter().chain(learned).map(|kind| format!("{:7.3}", mean(&kind, &decisions)));
        println!("{name:10} {}", kinds.collect::<String>());
    }
    Ok(())
}

/// Changes one number after another by chance, and keeps what makes the decisions likelier.
fn learn(bots: &[String], from: From, steps: u32, games: u64) -> Result<Manner, NoSuchBot> {
    let all = |games, seed| -> Result<Decisions, NoSuchBot> {
        let each: Result<Vec<_>, _> = bots.iter().map(|name| decisions(name, games, seed)).collect();
        Ok(each?.concat())
    };
    let (lessons, fresh) = (all(games, 100)?, all(games / 2, FRESH)?);
    let policy = match from {
        From::Greedy => Greedy::default(),
        From::Deputy => Manner::all()[1].policy, // the second of them
    };
    let begun = Manner { policy, temperature: 0.3, slip: 0.1, sense: false };
    let (mut best, mut rng) = (begun, Rng::new(7));
    let mut likelihood = mean(&best, &lessons);
    let mut sizes = [0.5_f32; Weights::FIELDS.len() + 2];
    for _ in 0..steps {
        let (mut next, at) = (best, rng.below(sizes.len()));
        let by = (2.0 * rng.unit() - 1.0) * sizes[at];
        match Weights::FIELDS.get(at) {
            Some((_, field)) => {
                let weight = field(&mut next.policy.weights[0]);
                *weight += by * (weight.abs() + 0.2);
            }
            None if at == Weights::FIELDS.len() => next.temperature = (next.temperature * by.exp()).max(0.005),
            None => next.slip = (next.slip * by.exp()).clamp(0.005, 0.5),
        }
        let now = mean(&next, &lessons);
        let kept = now > likelihood;
        sizes[at] = (sizes[at] * if kept { 1.3 } else { 0.93 }).clamp(0.05, 2.0);
        if kept {
            (best, likelihood) = (next, now);
        }
    }
    let mut named = Vec::new();
    for (name, field) in Weights::FIELDS {
        let (mut next, mut was) = (best, begun);
        let old = *field(&mut was.policy.weights[0]);
        let new = std::mem::replace(field(&mut next.policy.weights[0]), old);
        let now = mean(&next, &lessons);
        if now > likelihood - WORTH_NAMING {
            (best, likelihood) = (next, likelihood.max(now));
        } else {
            named.push(format!("    {name}: {new:.3},"));
        }
    }
    let Manner { temperature, slip, .. } = best;
    println!("{}\n    temperature {temperature:.3}, slip {slip:.3}", named.join("\n"));
    println!(
        "{:.3} in the lessons, {:.3} in fresh games; it began at {:.3}",
        mean(&best, &lessons),
        mean(&best, &fresh),
        mean(&begun, &fresh)
    );
    Ok(best)
}

fn mean(kind: &Manner, decisions: &[(View, Action)]) -> f32 {
    let mut rng = Rng::new(1);
    decisions.iter().map(|(view, action)| kind.log_chance(view, *action, &mut rng)).sum::<f32>()
        / decisions.len() as f32
}

/// What somebody does in games against greedy, wherever there is a choice.
fn decisions(name: &str, games: u64, seed: u64) -> Result<Decisions, NoSuchBot> {
    let (who, greedy) = (find::<WyattEarp>(name)?, Greedy::default());
    let mut all = Vec::new();
    for seed in seed..seed + games {
        let Ok(mut state) = WyattEarp::deal(&Options { seats: 2, edition: Edition::Y2014 }, seed) else { break };
        let (me, mut rng) = (Seat((seed % 2) as u8), Rng::new(seed));
        while let Some(seat) = state.to_act() {
            let view = WyattEarp::view(&state, seat);
            let action = if seat == me { who.choose(&view, &mut rng) } else { greedy.choose(&view, &mut rng) };
            let choice = WyattEarp::stage(&view) == Stage::Playing && view.legal().len() > 1;
            if view.table.turn_number > MOST_TURNS || WyattEarp::apply(&mut state, action, &mut Nobody).is_err() {
                break;
            }
            if seat == me && choice {
                all.push((view, action));
            }
        }
    }
    Ok(all)
}
