//! All against all, and a rating for each.

use std::collections::{BTreeMap, HashSet};
use std::error::Error;
use std::fs::OpenOptions;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::Duration;

use cpu_time::ThreadTime;
use serde::{Deserialize, Serialize};
use skillratings::Outcomes;
use skillratings::glicko::{GlickoConfig, GlickoRating, glicko};
use tin_star::bots::arena::{Entrant, Match, Tally};
use tin_star::bots::pool::{Named, Pool};
use tin_star::bots::{Bot, Mind, Player};
use tin_star::engine::{Rng, Seat};

use super::plot::Rated;
use super::{Arguments, plot, progress};

/// One deal between two bots, played in every seating.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Row {
    one: String,
    other: String,
    game: String,
    variant: String,
    seats: u8,
    seed: u64,
    games: u64,
    /// Games that `one` won; of a shared victory only a part.
    wins: f64,
    /// Processor time for a decision, in milliseconds: the mean and the worst.
    one_ms: f64,
    one_worst_ms: f64,
    other_ms: f64,
    other_worst_ms: f64,
}

impl Row {
    /// Whether it was played at such a table; a file may hold other leagues too.
    fn is_of<G: Mind>(&self, seats: u8, variant: usize) -> bool {
        self.game == G::NAME && self.variant == G::VARIANTS[variant] && self.seats == seats
    }
}

/// A bot with a watch.
struct Timed<'a, G: Mind> {
    bot: &'a Named<G>,
    nanos: AtomicU64,
    worst: AtomicU64,
    decisions: AtomicU64,
}

impl<'a, G: Mind> Timed<'a, G> {
    fn new(bot: &'a Named<G>) -> Self {
        Self { bot, nanos: AtomicU64::new(0), worst: AtomicU64::new(0), decisions: AtomicU64::new(0) }
    }

    fn millis(&self) -> f64 {
        self.nanos.load(Ordering::Relaxed) as f64 / 1e6 / self.decisions.load(Ordering::Relaxed).max(1) as f64
    }

    fn timed(&self, choose: impl FnOnce() -> G::Action) -> G::Action {
        // A bot thinks in the thread that asks it.
        let begun = ThreadTime::try_now();
        let action = choose();
        let took = begun.and_then(|begun| begun.try_elapsed()).unwrap_or(Duration::ZERO).as_nanos() as u64;
        self.nanos.fetch_add(took, Ordering::Relaxed);
        self.worst.fetch_max(took, Ordering::Relaxed);
        self.decisions.fetch_add(1, Ordering::Relaxed);
        action
    }

    fn worst(&self) -> f64 {
        self.worst.load(Ordering::Relaxed) as f64 / 1e6
    }
}

impl<G: Mind> Bot<G> for Timed<'_, G> {
    fn choose(&self, view: &G::View, rng: &mut Rng) -> G::Action {
        self.timed(|| self.bot.choose(view, rng))
    }

    fn sit(&self, seat: Seat, options: &G::Options) -> Option<Box<dyn Player<G> + '_>> {
        let player = self.bot.sit(seat, options)?;
        Some(Box::new(AtTable { player, of: self }))
    }
}

/// A bot with a memory whose thoughts are timed, too.
struct AtTable<'a, G: Mind> {
    player: Box<dyn Player<G> + 'a>,
    of: &'a Timed<'a, G>,
}

impl<G: Mind> Player<G> for AtTable<'_, G> {
    fn watch(&mut self, before: &G::View, events: &[G::Event], after: &G::View) {
        self.player.watch(before, events, after);
    }

    fn choose(&mut self, view: &G::View, rng: &mut Rng) -> G::Action {
        self.of.timed(|| self.player.choose(view, rng))
    }
}

/// Plays what is missing in `results`, then tells the standings.
pub fn run<G: Pool>(arguments: &Arguments, results: &Path) -> Result<(), Box<dyn Error>> {
    let bots = arguments.bots::<G>()?;
    let variant = arguments.variant::<G>()?;
    let played = if results.exists() { read(results)? } else { Vec::new() };
    if !arguments.seats.is_multiple_of(2) {
        return Err("a league's tables are filled by two bots in turn, so they have an even number of seats".into());
    }
    // Whichever of the two was named first then.
    let pair = |one: &str, other: &str| {
        if one < other { [one.to_owned(), other.to_owned()] } else { [other.to_owned(), one.to_owned()] }
    };
    let key = |row: &Row| (pair(&row.one, &row.other), row.seed);
    let done: HashSet<_> = played.iter().filter(|row| row.is_of::<G>(arguments.seats, variant)).map(key).collect();
    let mut units = Vec::new();
    for deal in 0..arguments.deals {
        let seed = arguments.seed + deal;
        for (at, one) in bots.iter().enumerate() {
            for other in &bots[at + 1..] {
                if !done.contains(&(pair(&one.name, &other.name), seed)) {
                    units.push((one, other, seed));
                }
            }
        }
    }
    let writer = OpenOptions::new().append(true).create(true).open(results)?;
    let writer = csv::WriterBuilder::new().has_headers(played.is_empty()).from_writer(writer);
    let writer = Mutex::new(writer);
    let progress = progress(units.len() as u64);
    let next = AtomicUsize::new(0);
    let work = || -> Result<(), String> {
        while let Some(&(one, other, seed)) = units.get(next.fetch_add(1, Ordering::Relaxed)) {
            let row = play::<G>(arguments.seats, variant, one, other, seed)?;
            let mut writer = writer.lock().map_err(|why| why.to_string())?;
            writer.serialize(row).map_err(|why| why.to_string())?;
            writer.flush().map_err(|why| why.to_string())?;
            progress.inc(1);
        }
        Ok(())
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..arguments.threads()).map(|_| scope.spawn(work)).collect();
        threads.into_iter().try_for_each(|thread| thread.join().unwrap_or_else(|_| Err("a bot broke down".to_owned())))
    })?;
    progress.finish_and_clear();
    let mut rows = read(results)?;
    rows.retain(|row| row.is_of::<G>(arguments.seats, variant));
    let standings = standings(&rows, &arguments.bots);
    println!("{:<20} {:>8} {:>8} {:>12} {:>8}", "bot", "rating", "± 95 %", "ms a move", "worst");
    for Rated { name, rating, spread, millis, worst } in &standings {
        println!("{name:<20} {rating:>8.0} {spread:>8.0} {millis:>12.3} {worst:>8.1}");
    }
    if let Some(file) = &arguments.plot {
        plot::draw(&standings, file)?;
    }
    Ok(())
}

fn read(results: &Path) -> Result<Vec<Row>, csv::Error> {
    csv::Reader::from_path(results)?.into_deserialize().collect()
}

fn play<G: Mind>(seats: u8, variant: usize, one: &Named<G>, other: &Named<G>, seed: u64) -> Result<Row, String> {
    let (first, second) = (Timed::new(one), Timed::new(other));
    let at_table = |seat: u8| if seat.is_multiple_of(2) { &first as Entrant<G> } else { &second };
    let entrants = (0..seats).map(at_table).collect();
    let contest = Match { entrants, variant, deals: 1, seed: seed.wrapping_mul(0x9e37), threads: 1 };
    let report = contest.play(|| ()).map_err(|why| why.to_string())?;
    Ok(Row {
        one: one.to_string(),
        other: other.to_string(),
        game: G::NAME.to_owned(),
        variant: G::VARIANTS[variant].to_owned(),
        seats,
        seed,
        games: report.games,
        wins: report.tallies.iter().step_by(2).map(Tally::wins).sum(),
        one_ms: first.millis(),
        one_worst_ms: first.worst(),
        other_ms: second.millis(),
        other_worst_ms: second.worst(),
    })
}

/// Glicko over all games of these bots, deal by deal. Nobody's strength changes, so the order hardly matters.
fn standings(rows: &[Row], names: &[String]) -> Vec<Rated> {
    let mut ratings: BTreeMap<&str, GlickoRating> = names.iter().map(|n| (n.as_str(), GlickoRating::new())).collect();
    let mut millis: BTreeMap<&str, (f64, f64, f64)> = BTreeMap::new();
    let mut rows: Vec<&Row> =
        rows.iter().filter(|row| names.contains(&row.one) && names.contains(&row.other)).collect();
    rows.sort_by_key(|row| row.seed);
    for row in rows {
        for (name, ms, worst) in
            [(&row.one, row.one_ms, row.one_worst_ms), (&row.other, row.other_ms, row.other_worst_ms)]
        {
            let sum = millis.entry(name).or_default();
            *sum = (sum.0 + ms, sum.1 + 1.0, sum.2.max(worst));
        }
        for game in 0..row.games {
            let left = row.wins - game as f64;
            let outcome = match left {
                _ if left >= 1.0 => Outcomes::WIN,
                _ if left > 0.0 => Outcomes::DRAW, // of a shared victory
                _ => Outcomes::LOSS,
            };
            let (one, other) = (ratings[row.one.as_str()], ratings[row.other.as_str()]);
            let (one, other) = glicko(&one, &other, &outcome, &GlickoConfig { c: 0.0 });
            ratings.insert(&row.one, one);
            ratings.insert(&row.other, other);
        }
    }
    let zero = names.first().map_or(0.0, |name| ratings[name.as_str()].rating);
    let standing = |name: &String| {
        let rating = ratings[name.as_str()];
        let (sum, count, worst) = millis.get(name.as_str()).copied().unwrap_or_default();
        Rated {
            name: name.clone(),
            rating: rating.rating - zero,
            spread: 1.96 * rating.deviation,
            millis: sum / count.max(1.0),
            worst,
        }
    };
    names.iter().map(standing).collect()
}
