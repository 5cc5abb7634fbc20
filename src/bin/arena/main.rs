//! Bots against bots: who wins how often, and how sure that is.
//!
//! A match: `cargo run --release --bin arena -- greedy random random random --deals 1000`
//!
//! A league of all against all, with ratings, that goes on where it was broken off:
//! `cargo run --release --bin arena -- deputy marshal legend --league league.csv --plot league.svg --seats 4 --deals 100`

mod league;
mod plot;

use std::error::Error;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use clap::Parser;
use indicatif::{ProgressBar, ProgressStyle};
use tin_star::bots::arena::{Entrant, Match, Report};
use tin_star::bots::stats::Interval;
use tin_star::bots::{BotKind, Mind};
use tin_star::games::{GameKind, with_game};

#[derive(Parser)]
#[command(about = "Plays whole games, bots against bots, each deal once in every seating.")]
struct Arguments {
    /// The bots, one for each seat; in a league as many as one likes.
    #[arg(required = true, num_args = 2..)]
    bots: Vec<BotKind>,
    /// Plays a league of all against all instead, and keeps its results in this file. Deals that it holds are not played again.
    #[arg(long)]
    league: Option<PathBuf>,
    /// Draws the league's ratings against the time to think into this file (SVG).
    #[arg(long, requires = "league")]
    plot: Option<PathBuf>,
    /// The game.
    #[arg(long, default_value = GameKind::WyattEarp.name(), value_parser = game)]
    game: GameKind,
    /// Seats at the league's tables, filled by the two bots in turn.
    #[arg(long, default_value_t = 2)]
    seats: u8,
    /// Deals to play; each makes as many games as there are seats.
    #[arg(long, default_value_t = 1000)]
    deals: u64,
    /// Where the deals come from: the same seed gives the same deals.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Which of the game's rules, such as 2000; the usual ones if not given.
    #[arg(long, alias = "edition")]
    variant: Option<String>,
    /// Threads to play on; all cores if not given.
    #[arg(long)]
    threads: Option<usize>,
}

fn game(name: &str) -> Result<GameKind, String> {
    GameKind::by_name(name).ok_or_else(|| format!("there are {}", GameKind::ALL.map(GameKind::name).join(", ")))
}

impl Arguments {
    /// The place of the variant in the game's list.
    fn variant<G: Mind>(&self) -> Result<usize, String> {
        let Some(name) = &self.variant else { return Ok(0) };
        let found = G::VARIANTS.iter().position(|variant| variant == name);
        found.ok_or_else(|| format!("{} is played by {}", G::NAME, G::VARIANTS.join(" or ")))
    }

    fn threads(&self) -> usize {
        self.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from))
    }
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let result = with_game!(arguments.game, G => match &arguments.league {
        Some(results) => league::run::<G>(&arguments, results),
        None => play::<G>(&arguments),
    });
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn progress(units: u64) -> ProgressBar {
    let progress = ProgressBar::new(units);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len} deals, {eta} left") {
        progress.set_style(style);
    }
    progress
}

fn play<G: Mind>(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    let progress = progress(arguments.deals);
    let contest = Match {
        entrants: arguments.bots.iter().map(|bot| bot as Entrant<G>).collect(),
        variant: arguments.variant::<G>()?,
        deals: arguments.deals,
        seed: arguments.seed,
        threads: arguments.threads(),
    };
    let start = Instant::now();
    let report = contest.play(|| progress.inc(1)).map_err(|why| why.to_string())?;
    progress.finish_and_clear();
    print(&arguments.bots, &report, start.elapsed().as_secs_f64());
    Ok(())
}

fn print(bots: &[BotKind], report: &Report, seconds: f64) {
    println!("{:<12} {:>24} {:>28}", "bot", "games won (95 %)", "points (95 %)");
    for (bot, tally) in bots.iter().zip(&report.tallies) {
        let wins = show(tally.win_rate(), 100.0, " %");
        println!("{:<12} {wins:>24} {:>28}", bot.to_string(), show(tally.points(), 1.0, ""));
    }
    println!(
        "{} games, {} hands (the longest of {} turns), {} decisions in {seconds:.1} s: {:.0} hands and {:.0} decisions a second",
        report.games,
        report.hands,
        report.longest_hand,
        report.decisions,
        report.hands as f64 / seconds,
        report.decisions as f64 / seconds,
    );
}

fn show(interval: Interval, scale: f64, unit: &str) -> String {
    let Interval { mean, low, high } = interval;
    format!("{:.2}{unit} ({:.2} to {:.2})", mean * scale, low * scale, high * scale)
}
