//! Levels against styles: one of each against all others of another.

use std::error::Error;

use tin_star::bots::arena::{Entrant, Match};
use tin_star::bots::pool::{self, Half, Named, Pool};
use tin_star::bots::stats::Interval;

use super::{Arguments, progress};

/// Plays one of each bot against a table of each style, or with `--lone` the other way round, and prints a row for each bot.
pub fn run<G: Pool>(arguments: &Arguments, styles: &[String]) -> Result<(), Box<dyn Error>> {
    let variant = arguments.variant::<G>()?;
    let levels = arguments.bots::<G>()?;
    let judges = || pool::strangers::<G>().into_iter().filter(|s| s.half == Half::Judging).map(|s| s.name.to_owned());
    let names: Vec<String> = if styles.is_empty() { judges().collect() } else { styles.to_vec() };
    let styles: Vec<Named<G>> = names.iter().map(|name| pool::find(name)).collect::<Result<_, _>>()?;
    let seats = usize::from(arguments.seats);
    let (one, others) = if arguments.lone { ("style", "levels") } else { ("level", "style") };
    println!(
        "games won by one {one} against the rest of the {others}, {seats} seats, {} deals each, per cent (95 %)",
        arguments.deals
    );
    print!("| |");
    for style in &styles {
        print!(" {style} |");
    }
    println!("\n|---|{}", "---|".repeat(styles.len()));
    for level in &levels {
        print!("| {level} |");
        for style in &styles {
            let (first, rest): (Entrant<G>, Entrant<G>) = if arguments.lone { (style, level) } else { (level, style) };
            let mut entrants = vec![rest; seats];
            entrants[0] = first;
            let bar = progress(arguments.deals);
            let Arguments { deals, seed, .. } = *arguments;
            let contest = Match { entrants, variant, deals, seed, threads: arguments.threads() };
            let report = contest.play(|| bar.inc(1)).map_err(|why| why.to_string())?;
            bar.finish_and_clear();
            let Interval { mean, low, high } = report.tallies[0].win_rate();
            print!(" {:.1} ({:.1} to {:.1}) |", 100.0 * mean, 100.0 * low, 100.0 * high);
            std::io::Write::flush(&mut std::io::stdout())?;
        }
        println!();
    }
    Ok(())
}
