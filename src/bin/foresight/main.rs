//! Teaches foresight how hands end, from games of the greedy bot.
//!
//! `cargo run --release --bin foresight -- 4` for tables of four. Says how well the net foretells states of other games, and writes the file
//! that the page is built with.

mod learner;

use std::error::Error;
use std::fs;
use std::path::PathBuf;
use std::thread;

use clap::Parser;
use learner::{Learner, Numbers, add_slope, zeros};
use tin_star::bots::foresight::{Net, Overview, Sight, to_bytes};
use tin_star::bots::{Bot, Greedy, race};
use tin_star::engine::{Game, Nobody, Rng, Seat};
use tin_star::games::wyatt_earp::{Action, Edition, MAX_SEATS, Options, Phase, State, View, WyattEarp};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// States in one step of the learning.
const BATCH: usize = 512;
/// States that it is judged by.
const EXAM: usize = 40_000;
/// Of a hand, the state of one turn in so many is noted.
const EVERY: u16 = 3;
/// Before that, one act in so many is taken by chance: acts are tried in playouts, too, that greedy would not take.
const WILD: usize = 12;

/// Teaches foresight how hands end, from games of the greedy bot.
#[derive(Parser)]
struct Arguments {
    /// Seats at the table: 2, 3 or 4.
    #[arg(value_parser = clap::value_parser!(u8).range(2..=4))]
    seats: u8,
    /// States to learn from; each takes a kilobyte of memory.
    #[arg(long, default_value_t = 3_000_000)]
    states: usize,
    /// How often each is looked at.
    #[arg(long, default_value_t = 10)]
    epochs: usize,
}

/// A state at the beginning of a turn, and each seat's chance to win the game when the hand was over.
type Lesson = (State, [f32; MAX_SEATS]);

fn main() -> Result<()> {
    let Arguments { seats, states, epochs } = Arguments::parse();
    let name = ["two.bin", "three.bin", "four.bin"][usize::from(seats) - 2];
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src/bots/foresight").join(name);
    let threads = thread::available_parallelism()?.get();
    let mut lessons = play(seats, states, 1 << 32)?;
    let exam = play(seats, EXAM, 1 << 48)?;
    let mut rng = Rng::new(1);
    let mut learner = Learner::new(epochs * lessons.len().div_ceil(BATCH), || rng.below(2001) as f32 / 1000.0 - 1.0);
    for epoch in 1..=epochs {
        Rng::new(epoch as u64).shuffle(&mut lessons);
        for batch in lessons.chunks(BATCH) {
            let net = &learner.net;
            let slopes: Vec<Numbers> = thread::scope(|scope| {
                let parts: Vec<_> =
                    batch.chunks(BATCH.div_ceil(threads)).map(|part| scope.spawn(|| slope(net, part))).collect();
                parts.into_iter().filter_map(|part| part.join().ok()).collect()
            });
            learner.step(&slopes, batch.len());
        }
        let bytes = to_bytes(&learner.net);
        let net = Net::read(bytes.as_slice().try_into()?);
        let (loss, explained) = judge(&net, &exam);
        println!("{epoch} of {epochs}: log loss {loss:.4}, explains {:.1} % of the variance", 100.0 * explained);
        fs::write(&file, bytes).map_err(|why| format!("{} cannot be written: {why}", file.display()))?;
    }
    Ok(())
}

/// States of greedy bots' games, whose chance comes from the seeds after `from`.
fn play(seats: u8, wanted: usize, from: u64) -> Result<Vec<Lesson>> {
    let greedy = Greedy::default();
    let mut lessons = Vec::with_capacity(wanted);
    for seed in from.. {
        let mut rng = Rng::new(!seed);
        let mut state = WyattEarp::deal(&Options { seats, edition: Edition::Y2014 }, seed)?;
        let mut noted = Vec::new();
        let (mut hand, mut wild, mut offset) = (0, 0, 0);
        loop {
            let table = state.table();
            if table.hand_number > hand {
                hand = table.hand_number;
                wild = if rng.below(3) == 0 { 0 } else { rng.below(12 * usize::from(seats)) as u16 };
                offset = rng.below(EVERY.into()) as u16;
            }
            match state.phase() {
                Phase::Draw if table.turn_number > wild && table.turn_number % EVERY == offset => {
                    noted.push(state.clone());
                }
                Phase::HandOver => lessons.extend(noted.drain(..).map(|state| (state, race::after_hand(table)))),
                Phase::GameOver { winner } => {
                    let won = std::array::from_fn(|seat| f32::from(u8::from(seat == winner.index())));
                    lessons.extend(noted.drain(..).map(|state| (state, won)));
                }
                _ => {}
            }
            let Some(seat) = state.to_act() else { break };
            let view = WyattEarp::view(&state, seat);
            let is_wild = table.turn_number <= wild && rng.below(WILD) == 0;
            let action = if is_wild { wild_act(&greedy, &view, &mut rng) } else { greedy.choose(&view, &mut rng) };
            WyattEarp::apply(&mut state, action, &mut Nobody)?;
        }
        if lessons.len() >= wanted {
            break;
        }
    }
    Ok(lessons)
}

/// One of the first few acts that greedy thinks of.
fn wild_act(greedy: &Greedy, view: &View, rng: &mut Rng) -> Action {
    let ranking = greedy.rank(view, rng);
    let few = ranking.len().clamp(1, 5);
    ranking.get(rng.below(few)).map_or(Action::NextHand, |&(action, _)| action)
}

/// The slope of the net's loss over some lessons.
fn slope(net: &Numbers, lessons: &[Lesson]) -> Numbers {
    let mut slope = zeros();
    for (state, chances) in lessons {
        add_slope(net, &sights(state), chances, &mut slope);
    }
    slope
}

fn sights(state: &State) -> Vec<Sight> {
    let overview = Overview::new(state);
    Seat::all(state.table().seats()).map(|seat| overview.sight(seat)).collect()
}

/// The loss on states of other games, and the share of the chances' variance that the net explains.
fn judge(net: &Net, exam: &[Lesson]) -> (f64, f64) {
    let (mut loss, mut missed, mut spread) = (0.0, 0.0, 0.0);
    for (state, chances) in exam {
        let scores: Vec<f64> = sights(state).iter().map(|sight| net.score(sight).into()).collect();
        let sum: f64 = scores.iter().map(|score| score.exp()).sum();
        for (score, &chance) in scores.iter().zip(chances) {
            let (told, chance) = (score.exp() / sum, f64::from(chance));
            loss -= chance * told.ln();
            missed += (told - chance).powi(2);
            spread += (1.0 / scores.len() as f64 - chance).powi(2);
        }
    }
    (loss / exam.len() as f64, 1.0 - missed / spread)
}
