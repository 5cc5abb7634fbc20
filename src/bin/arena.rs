//! Bots against bots: who wins how often, and how sure that is.
//!
//! `cargo run --release --bin arena -- greedy random random random --deals 1000`

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
    /// The bots, one for each seat.
    #[arg(required = true, num_args = 2..=4)]
    bots: Vec<BotKind>,
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

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let progress = ProgressBar::new(arguments.deals);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len} deals, {eta} left") {
        progress.set_style(style);
    }
    let contest = Match {
        entrants: arguments.bots.iter().map(|bot| bot as Entrant).collect(),
        edition: match arguments.edition {
            Rulebook::Y2014 => Edition::Y2014,
            Rulebook::Y2000 => Edition::Y2000,
        },
        deals: arguments.deals,
        seed: arguments.seed,
        threads: arguments.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from)),
    };
    let start = Instant::now();
    let result = contest.play(|| progress.inc(1));
    progress.finish_and_clear();
    match result {
        Ok(report) => {
            print(&arguments.bots, &report, start.elapsed().as_secs_f64());
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
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
