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

use clap::{Parser, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};
use tin_star::bots::BotKind;
use tin_star::bots::arena::{Entrant, Match, Report};
use tin_star::bots::stats::Interval;
use tin_star::games::wyatt_earp::Edition;

#[derive(Parser)]
#[command(about = "Plays whole games of Wyatt Earp, bots against bots, each deal once in every seating.")]
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
    /// Seats at the league's tables, filled by the two bots in turn.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=4))]
    seats: u8,
    /// Deals to play; each makes as many games as there are seats.
    #[arg(long, default_value_t = 1000)]
    deals: u64,
    /// Where the deals come from: the same seed gives the same deals.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The rulebook.
    #[arg(long, value_enum, default_value_t = Rulebook::Y2014)]
    edition: Rulebook,
    /// Threads to play on; all cores if not given.
    #[arg(long)]
    threads: Option<usize>,
}

#[derive(Clone, Copy, ValueEnum)]
enum Rulebook {
    #[value(name = "2014")]
    Y2014,
    #[value(name = "2000")]
    Y2000,
}

impl Arguments {
    fn edition(&self) -> Edition {
        match self.edition {
            Rulebook::Y2014 => Edition::Y2014,
            Rulebook::Y2000 => Edition::Y2000,
        }
    }

    fn threads(&self) -> usize {
        self.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from))
    }
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let result = match &arguments.league {
        Some(results) => league::run(&arguments, results),
        None => play(&arguments),
    };
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

fn play(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    let progress = progress(arguments.deals);
    let contest = Match {
        entrants: arguments.bots.iter().map(|bot| bot as Entrant).collect(),
        edition: arguments.edition(),
        deals: arguments.deals,
        seed: arguments.seed,
        threads: arguments.threads(),
    };
    let start = Instant::now();
    let report = contest.play(|| progress.inc(1))?;
    progress.finish_and_clear();
    print(&arguments.bots, &report, start.elapsed().as_secs_f64());
    Ok(())
}

fn print(bots: &[BotKind], report: &Report, seconds: f64) {
    println!("{:<12} {:>24} {:>28}", "bot", "games won (95 %)", "money in $1,000 (95 %)");
    for (bot, tally) in bots.iter().zip(&report.tallies) {
        let wins = show(tally.win_rate(), 100.0, " %");
        println!("{:<12} {wins:>24} {:>28}", bot.to_string(), show(tally.money(), 1.0, ""));
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
