//! Teaches beliefs to tell the true hands among guessed ones, by games of rollouts with the value net, of rules of thumb and of the lower levels at
//! one table: `cargo run --release --bin beliefs -- 4`.
//!
//! Says how well that goes in other games, and writes the file that the page is built with.

#[path = "../value_net/learner.rs"]
mod learner;

use std::error::Error;
use std::fs;
use std::path::PathBuf;

use clap::Parser;
use learner::{Learner, Numbers, add_slope, zeros};
use tin_star::bots::wyatt_earp::value_net::{Features, Net, Overview, to_bytes};
use tin_star::bots::{Bot, BotKind, Character, Level, Temper};
use tin_star::engine::{Game, Nobody, Rng};
use tin_star::games::wyatt_earp::{Edition, Options, State, View, WyattEarp};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// Guesses beside the true world.
const GUESSES: usize = 7;
/// Positions in one step of the learning.
const BATCH: usize = 256;
/// The first games that are learned from, and the first of those that it is judged by.
const GAMES: u64 = 1 << 33;
const EXAM: u64 = 1 << 49;
/// How fast it learns at first.
const BEGIN: f32 = 0.004;
/// Whose games: each seat draws one of them, so that no way to play is taken for the only one.
const PLAYERS: [BotKind; 6] = [
    BotKind::ValueNet(48),
    BotKind::Greedy,
    BotKind::Baseline,
    of_level(Level::Greenhorn),
    of_level(Level::Drifter),
    of_level(Level::Deputy),
];

const fn of_level(level: Level) -> BotKind {
    BotKind::Character(Character { level, temper: Temper::Even })
}

/// Teaches beliefs to tell the true hands among guessed ones.
#[derive(Parser)]
struct Arguments {
    /// Seats at the table: 2, 3 or 4.
    #[arg(value_parser = clap::value_parser!(u8).range(2..=4))]
    seats: u8,
    /// Games to learn from.
    #[arg(long, default_value_t = 3000)]
    games: u64,
    /// Of so many decisions one is learned from.
    #[arg(long, default_value_t = 3)]
    every: usize,
    /// How often each position is looked at, each time with other guesses.
    #[arg(long, default_value_t = 5)]
    epochs: usize,
}

/// A position, what the seat knew that had to decide, and where the guesses begin.
struct Lesson {
    state: State,
    view: View,
    seed: u64,
}

fn main() -> Result<()> {
    let Arguments { seats, games, every, epochs } = Arguments::parse();
    let name = ["two.bin", "three.bin", "four.bin"][usize::from(seats) - 2];
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../src/bots/wyatt_earp/beliefs").join(name);
    let of_game = |seed| of_game(seats, seed, every);
    let mut lessons = learner::lessons(GAMES..GAMES + games, of_game)?;
    let exam = learner::lessons(EXAM..EXAM + games.div_ceil(10), of_game)?;
    println!("{} positions to learn from, {} to be judged by", lessons.len(), exam.len());
    let mut rng = Rng::new(1);
    let mut learner = Learner::new(BEGIN, || rng.below(2001) as f32 / 1000.0 - 1.0);
    learner.learn(&mut lessons, BATCH, epochs, slope, |epoch, net| {
        let bytes = to_bytes(net);
        let (loss, found) = judge(&Net::read(bytes.as_slice().try_into()?), &exam);
        println!(
            "{epoch} of {epochs}: log loss {loss:.4} where guessing has {:.4}, the true world first in {:.1} %",
            ((GUESSES + 1) as f64).ln(),
            100.0 * found
        );
        Ok(fs::write(&file, bytes).map_err(|why| format!("{} cannot be written: {why}", file.display()))?)
    })
}

fn of_game(seats: u8, seed: u64, every: usize) -> std::result::Result<Vec<Lesson>, String> {
    let mut rng = Rng::new(!seed);
    let mut state =
        WyattEarp::deal(&Options { seats, edition: Edition::Y2014 }, seed).map_err(|why| why.to_string())?;
    let players: Vec<BotKind> = (0..seats).map(|_| PLAYERS[rng.below(PLAYERS.len())]).collect();
    let mut lessons = Vec::new();
    while let Some(seat) = state.to_act() {
        let view = WyattEarp::view(&state, seat);
        let action = Bot::<WyattEarp>::choose(&players[seat.index()], &view, &mut rng);
        if view.legal().len() > 1 && rng.below(every) == 0 {
            lessons.push(Lesson { state: state.clone(), view, seed: (seed << 8) ^ lessons.len() as u64 });
        }
        WyattEarp::apply(&mut state, action, &mut Nobody).map_err(|why| why.to_string())?;
    }
    Ok(lessons)
}

/// The slope of the net's loss over some lessons.
fn slope(net: &Numbers, lessons: &[Lesson], epoch: usize) -> Numbers {
    let mut chances = [0.0; GUESSES + 1];
    chances[0] = 1.0;
    let mut slope = zeros();
    for lesson in lessons {
        add_slope(net, &lesson.worlds((epoch as u64) << 40), &chances, &mut slope);
    }
    slope
}

impl Lesson {
    /// What the other seats see in the true world and in guessed ones.
    fn worlds(&self, salt: u64) -> Vec<Vec<Features>> {
        let mut rng = Rng::new(self.seed ^ salt);
        let features = |world: &State| {
            let overview = Overview::new(world);
            self.view.table.others(self.view.me).map(|seat| overview.features(seat)).collect()
        };
        let guesses = (0..GUESSES).map(|_| features(&WyattEarp::determinize(&self.view, &mut rng)));
        std::iter::once(features(&self.state)).chain(guesses).collect()
    }
}

/// The loss in other games, and how often the true world looks truest.
fn judge(net: &Net, exam: &[Lesson]) -> (f64, f64) {
    let (mut loss, mut found) = (0.0, 0);
    for lesson in exam {
        let scores =
            lesson.worlds(0).into_iter().map(|features| features.iter().map(|s| f64::from(net.score(s))).sum());
        let scores: Vec<f64> = scores.collect();
        let most = scores.iter().copied().fold(f64::MIN, f64::max);
        loss += most + scores.iter().map(|score| (score - most).exp()).sum::<f64>().ln() - scores[0];
        found += usize::from(scores[0] >= most);
    }
    let count = exam.len().max(1) as f64;
    (loss / count, found as f64 / count)
}
