//! How lively a table is, and acts that nobody there would understand.

use std::error::Error;

use tin_star::bots::pool::{Pool, Remarks};
use tin_star::bots::stats::Interval;

use super::{Arguments, progress};

/// Plays a match and prints what was noted, of all players of one name together.
pub fn run<G: Pool>(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    let bots = arguments.bots::<G>()?;
    let bar = progress(arguments.deals);
    let contest = arguments.contest(&bots)?;
    let (report, watch) = contest.play_before::<G::Watch>(|| bar.inc(1)).map_err(|why| why.to_string())?;
    bar.finish_and_clear();
    println!("{} games, {} hands", report.games, report.hands);
    let mut names = arguments.bots.clone();
    names.sort_unstable();
    names.dedup();
    let everybody = (names.len() > 1).then_some(None);
    for name in names.iter().map(Some).chain(everybody) {
        println!("{}", name.map_or("the table", String::as_str));
        let whose = |who: usize| name.is_none_or(|name| arguments.bots[who] == *name);
        for (of, share) in watch.notes().shares(whose) {
            let Interval { mean, low, high } = share.rate();
            println!(
                "  {of:<45} {:>5.1} % ({:.1} to {:.1}) of {}",
                100.0 * mean,
                100.0 * low,
                100.0 * high,
                share.times
            );
        }
        for (of, (median, mean, times)) in watch.notes().numbers(whose) {
            println!("  {of:<45} median {median:.0}, mean {mean:.2}, of {times}");
        }
    }
    Ok(())
}
