//! Teaches the value net how hands end: `cargo run --release --bin value_net -- 4` for tables of four from games of the greedy bot, and, once that
//! is done, `… -- 4 --games-of net:48 --games 8000` from as many games of rollouts that look ahead by what it has learned so far.
//!
//! Says how well the net foretells states of other games, and writes the file that the page is built with.

mod learner;
mod lessons;

use std::error::Error;
use std::fs;
use std::path::PathBuf;

use clap::Parser;
use learner::{Learner, Numbers, add_slope, zeros};
use lessons::{Lesson, Teacher};
use tin_star::bots::BotKind;
use tin_star::bots::wyatt_earp::value_net::{Features, Net, Overview, from_bytes, to_bytes};
use tin_star::engine::{Rng, Seat};
use tin_star::games::wyatt_earp::State;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// States in one step of the learning.
const BATCH: usize = 512;
/// The first games that are learned from, and the first of those that it is judged by.
const GAMES: u64 = 1 << 32;
const EXAM: u64 = 1 << 48;
/// How fast it learns at first: from nothing, and when it goes on.
const BEGIN: f32 = 0.004;
const GO_ON: f32 = 0.001;

/// Teaches the value net how hands end.
#[derive(Parser)]
struct Arguments {
    /// Seats at the table: 2, 3 or 4.
    #[arg(value_parser = clap::value_parser!(u8).range(2..=4))]
    seats: u8,
    /// Whose games to learn from. With greedy's it begins anew, with others' it goes on from what it has learned.
    #[arg(long, default_value_t = BotKind::Greedy)]
    games_of: BotKind,
    /// Games to learn from. Greedy's take 20 kilobytes of memory each, others three times that.
    #[arg(long, default_value_t = 120_000)]
    games: u64,
    /// Added to the seeds of the games, for others than last time.
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// How often each state is looked at.
    #[arg(long, default_value_t = 10)]
    epochs: usize,
}

fn main() -> Result<()> {
    let arguments = Arguments::parse();
    let name = ["two.bin", "three.bin", "four.bin"][usize::from(arguments.seats) - 2];
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../src/bots/wyatt_earp/value_net").join(name);
    let mut rng = Rng::new(1);
    let mut learner = Learner::new(BEGIN, || rng.below(2001) as f32 / 1000.0 - 1.0);
    let Arguments { seats, games_of: bot, .. } = arguments;
    let anew = bot == BotKind::Greedy;
    if !anew {
        let bytes = fs::read(&file).map_err(|why| format!("{} cannot be read: {why}", file.display()))?;
        learner = Learner::from(GO_ON, from_bytes(bytes.as_slice().try_into()?));
    }
    teach(learner, Teacher { bot, seats, every: if anew { 3 } else { 1 } }, &arguments, &file)
}

fn teach(mut learner: Learner, teacher: Teacher, arguments: &Arguments, file: &PathBuf) -> Result<()> {
    let &Arguments { games, seed, epochs, .. } = arguments;
    let of_game = |seed| teacher.of_game(seed);
    let mut lessons = learner::lessons(GAMES + seed..GAMES + seed + games, of_game)?;
    let exam = learner::lessons(EXAM + seed..EXAM + seed + games.div_ceil(10).min(2_000), of_game)?;
    println!("{} states to learn from, {} to be judged by", lessons.len(), exam.len());
    say("before", &learner.net, &exam)?;
    learner.learn(
        &mut lessons,
        BATCH,
        epochs,
        |net, lessons, _| slope(net, lessons),
        |epoch, net| {
            say(&format!("{epoch} of {epochs}"), net, &exam)?;
            Ok(fs::write(file, to_bytes(net)).map_err(|why| format!("{} cannot be written: {why}", file.display()))?)
        },
    )
}

/// Prints how well the net does, rounded as in its file.
fn say(when: &str, net: &Numbers, exam: &[Lesson]) -> Result<()> {
    let net = Net::read(to_bytes(net).as_slice().try_into()?);
    let (loss, explained) = judge(&net, exam);
    println!("{when}: log loss {loss:.4}, explains {:.1} % of the variance", 100.0 * explained);
    Ok(())
}

/// The slope of the net's loss over some lessons.
fn slope(net: &Numbers, lessons: &[Lesson]) -> Numbers {
    let mut slope = zeros();
    for (state, chances) in lessons {
        let outcomes: Vec<_> = features(state).into_iter().map(|features| vec![features]).collect();
        add_slope(net, &outcomes, chances, &mut slope);
    }
    slope
}

fn features(state: &State) -> Vec<Features> {
    let overview = Overview::new(state);
    Seat::all(state.table().seats()).map(|seat| overview.features(seat)).collect()
}

/// The loss on states of other games, and the share of the chances' variance that the net explains.
fn judge(net: &Net, exam: &[Lesson]) -> (f64, f64) {
    let (mut loss, mut missed, mut spread) = (0.0, 0.0, 0.0);
    for (state, chances) in exam {
        let scores: Vec<f64> = features(state).iter().map(|features| net.score(features).into()).collect();
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
