//! How much a rollout bot that saw all hands would win, the most that beliefs about them can bring, and how much of that they do bring. Not a
//! bot of the house.
//!
//! `cargo run --release --bin oracle -- 4 60 256 8000` plays 60 deals at a table of four, 256 worlds a decision, one rollout bot that sees all
//! hands against greedy bots; then the same deals by one that believes, and by one that takes any guess. Then 8,000 decisions from games of
//! greedy and of rollouts: what the acts that the first two choose are worth in the true hands, beside that of the third.

use tin_star::bots::rollout::Search;
use tin_star::bots::stats::{Interval, mean_interval, wilson_interval};
use tin_star::bots::{Bot, BotKind, Mind, Plan, Temper};
use tin_star::engine::{Nobody, Rng, Seat};
use tin_star::games::{GameKind, with_game};

/// Worlds with the true hands in which two acts are weighed.
const PROOF: u32 = 192;
/// Of so many decisions one is looked at.
const EVERY: usize = 4;

/// What a rollout bot knows of the hands.
#[derive(Clone, Copy, PartialEq)]
enum Knows {
    All,
    Likely,
    Possible,
}

fn main() -> Result<(), String> {
    let game = std::env::args().nth(5).unwrap_or_else(|| GameKind::WyattEarp.name().to_owned());
    let game = GameKind::by_name(&game).ok_or_else(|| format!("there is no game called {game}"))?;
    with_game!(game, G => measure::<G>().map_err(|why| why.to_string()))
}

fn measure<G: Mind>() -> Result<(), G::BadOptions> {
    let number = |at, default| std::env::args().nth(at).and_then(|n| n.parse::<u32>().ok()).unwrap_or(default);
    let (seats, deals, worlds, decisions) = (number(1, 4) as u8, number(2, 60), number(3, 256), number(4, 4000));
    for (knows, who) in [(Knows::All, "sees all hands"), (Knows::Likely, "believes"), (Knows::Possible, "guesses")] {
        let (mut wins, mut games) = (0.0, 0);
        for deal in 0..deals {
            for seat in Seat::all(seats.into()) {
                wins += play::<G>(worlds, seats, (7 << 40) + u64::from(deal), seat, knows)?;
                games += 1;
            }
        }
        let Interval { mean, low, high } = wilson_interval(wins, games);
        println!("{who}: {wins} of {games} games, {:.1} % ({:.1} to {:.1})", 100.0 * mean, 100.0 * low, 100.0 * high);
    }
    for (knows, who) in [(Knows::All, "sees all hands"), (Knows::Likely, "believes")] {
        let Interval { mean, low, high } = gain::<G>(worlds, seats, decisions.into(), knows)?;
        println!("{who}: a decision gains {:.3} hundredths ({:.3} to {:.3})", 100.0 * mean, 100.0 * low, 100.0 * high);
    }
    Ok(())
}

/// A game of the rollout bot at `mine` against greedy bots; what part of the victory is its own.
fn play<G: Mind>(worlds: u32, seats: u8, seed: u64, mine: Seat, knows: Knows) -> Result<f64, G::BadOptions> {
    let mut state = G::deal(&G::options(seats, 0), seed)?;
    let mut rng = Rng::new(!seed);
    while let Some(seat) = G::to_act(&state) {
        let action = if seat == mine {
            choose::<G>(worlds, &state, seat, knows, &mut rng)
        } else {
            G::policy(Temper::Even).choose(&G::view(&state, seat), &mut rng)
        };
        if G::apply(&mut state, action, &mut Nobody).is_err() {
            break;
        }
    }
    let winners = G::outcome(&state).map(|outcome| outcome.winners).unwrap_or_default();
    Ok(if winners.contains(&mine) { 1.0 / winners.len() as f64 } else { 0.0 })
}

fn choose<G: Mind>(worlds: u32, state: &G::State, seat: Seat, knows: Knows, rng: &mut Rng) -> G::Action {
    let believing = Plan { worlds, ..G::plan(G::seats(state)) };
    let bot = match knows {
        Knows::Likely => believing,
        Knows::All | Knows::Possible => Plan { guesses: 0, ..believing },
    };
    let view = G::view(state, seat);
    if knows != Knows::All {
        return bot.choose(&view, rng);
    }
    let mut search = Search::new(&bot, &view, rng);
    while !search.is_over() {
        search.step_in(|rng| G::with_same_hands(state, rng));
    }
    search.best()
}

/// What knowing more than is possible gains in a decision, in winning chance, by worlds with the true hands.
fn gain<G: Mind>(worlds: u32, seats: u8, decisions: u64, knows: Knows) -> Result<Interval, G::BadOptions> {
    let players = [BotKind::ValueNet(48), BotKind::Greedy];
    let (mut count, mut sum, mut squares) = (0, 0.0, 0.0);
    for seed in 8 << 40.. {
        let mut state = G::deal(&G::options(seats, 0), seed)?;
        let mut rng = Rng::new(!seed);
        let who: Vec<BotKind> = (0..seats).map(|_| players[rng.below(players.len())]).collect();
        while let Some(seat) = G::to_act(&state) {
            if count == decisions {
                return Ok(mean_interval(count, sum, squares));
            }
            let view = G::view(&state, seat);
            if G::legal_in(&view).as_ref().len() > 1 && rng.below(EVERY) == 0 {
                let luck = rng.fork();
                let [more, less] =
                    [knows, Knows::Possible].map(|k| choose::<G>(worlds, &state, seat, k, &mut luck.clone()));
                let gain = if more == less { 0.0 } else { difference::<G>(&state, seat, more, less, &mut rng) };
                count += 1;
                sum += gain;
                squares += gain * gain;
            }
            let action = Bot::<G>::choose(&who[seat.index()], &view, &mut rng);
            if G::apply(&mut state, action, &mut Nobody).is_err() {
                break;
            }
        }
    }
    Ok(mean_interval(count, sum, squares))
}

/// How much better `one` is than `other` in these hands, in winning chance.
fn difference<G: Mind>(state: &G::State, seat: Seat, one: G::Action, other: G::Action, rng: &mut Rng) -> f64 {
    let judge = Plan { guesses: 0, ..G::plan(G::seats(state)) };
    let sum: f64 = (0..PROOF)
        .map(|_| {
            let (world, luck) = (G::with_same_hands(state, rng), rng.fork());
            let chance = |act| judge.try_out(&world, act, seat, &mut luck.clone()).map_or(0.0, |(chance, _)| chance);
            f64::from(chance(one) - chance(other))
        })
        .sum();
    sum / f64::from(PROOF)
}
