//! Bots against bots: who wins how often, and how sure that is.
//!
//! A match: `cargo run --release --bin arena -- greedy random random random --deals 1000`
//!
//! A league of all against all, with ratings, that goes on where it was broken off:
//! `cargo run --release --bin arena -- deputy marshal legend --league league.csv --plot league.svg --seats 4 --deals 100`
//!
//! The levels, one against three of each style: `cargo run --release --bin arena -- deputy marshal --against rusher expert --seats 4`; with
//! `--lone` one of the style against three of the level. `--against` with no names takes all who judge; `--strangers` says who there is.
//!
//! How lively a table is, and what nobody there would understand: `cargo run --release --bin arena -- deputy deputy deputy sitter --remarks`

mod league;
mod matrix;
mod plot;
mod remarks;

use std::error::Error;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use clap::Parser;
use indicatif::{ProgressBar, ProgressStyle};
use tin_star::bots::arena::{Entrant, Match, Report};
use tin_star::bots::pool::{self, Named, Pool};
use tin_star::bots::stats::Interval;
use tin_star::bots::{Mind, NoSuchBot};
use tin_star::games::{GameKind, with_game};

#[derive(Parser)]
#[command(about = "Plays whole games, bots against bots, each deal once in every seating.")]
struct Arguments {
    /// The bots, one for each seat; in a league or matrix as many as one likes.
    #[arg(required_unless_present = "strangers", num_args = 1..)]
    bots: Vec<String>,
    /// Sets each of the bots against each of these, in all other seats; against all who judge if none is named.
    #[arg(long, num_args = 0.., conflicts_with = "league")]
    against: Option<Vec<String>>,
    /// The other way round: one of those against each of the bots, in all other seats.
    #[arg(long, requires = "against")]
    lone: bool,
    /// Takes notes of how lively the table is, and of acts that nobody would understand.
    #[arg(long, conflicts_with_all = ["league", "against"])]
    remarks: bool,
    /// Lists the strangers of the game.
    #[arg(long)]
    strangers: bool,
    /// Plays a league of all against all instead, and keeps its results in this file. Deals that it holds are not played again.
    #[arg(long)]
    league: Option<PathBuf>,
    /// Draws the league's ratings against the time to think into this file (SVG).
    #[arg(long, requires = "league")]
    plot: Option<PathBuf>,
    /// The game.
    #[arg(long, default_value = GameKind::WyattEarp.name(), value_parser = game)]
    game: GameKind,
    /// Seats at the league's tables, filled by the two bots in turn, and at the matrix's.
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

    fn bots<G: Pool>(&self) -> Result<Vec<Named<G>>, NoSuchBot> {
        self.bots.iter().map(|name| pool::find(name)).collect()
    }

    /// The match between these bots.
    fn contest<'a, G: Pool>(&self, bots: &'a [Named<G>]) -> Result<Match<'a, G>, String> {
        let entrants = bots.iter().map(|bot| bot as Entrant<G>).collect();
        let (variant, threads) = (self.variant::<G>()?, self.threads());
        Ok(Match { entrants, variant, deals: self.deals, seed: self.seed, threads })
    }

    fn threads(&self) -> usize {
        self.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from))
    }
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let result = with_game!(arguments.game, G => run::<G>(&arguments));
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn run<G: Pool>(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    if arguments.strangers {
        for stranger in pool::strangers::<G>() {
            println!("{:<10} {:<8} {}", stranger.name, format!("{:?}", stranger.half).to_lowercase(), stranger.plays);
        }
        return Ok(());
    }
    match (&arguments.league, &arguments.against) {
        (Some(results), _) => league::run::<G>(arguments, results),
        (None, Some(styles)) => matrix::run::<G>(arguments, styles),
        (None, None) if arguments.remarks => remarks::run::<G>(arguments),
        (None, None) => play::<G>(arguments),
    }
}

fn progress(units: u64) -> ProgressBar {
    let progress = ProgressBar::new(units);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len} deals, {eta} left") {
        progress.set_style(style);
    }
    progress
}

fn play<G: Pool>(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    let progress = progress(arguments.deals);
    let bots = arguments.bots::<G>()?;
    let contest = arguments.contest(&bots)?;
    let start = Instant::now();
    let report = contest.play(|| progress.inc(1)).map_err(|why| why.to_string())?;
    progress.finish_and_clear();
    print(&arguments.bots, &report, start.elapsed().as_secs_f64());
    Ok(())
}

fn print(bots: &[String], report: &Report, seconds: f64) {
    println!("{:<12} {:>24} {:>28}", "bot", "games won (95 %)", "points (95 %)");
    for (bot, tally) in bots.iter().zip(&report.tallies) {
        let wins = show(tally.win_rate(), 100.0, " %");
        println!("{bot:<12} {wins:>24} {:>28}", show(tally.points(), 1.0, ""));
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
