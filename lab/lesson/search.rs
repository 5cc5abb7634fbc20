//! The search for a beginning and an end that teach a game, the same for every game that knows what it looks for.

use std::error::Error;

use tin_star::engine::{Game, Nobody, Session};

/// What a try has come to: its worth, and the acts of the game.
pub(super) type Found<G> = Option<(f64, Vec<<G as Game>::Action>)>;

/// Deals one hand after another, as many as the first word says, and prints each beginning and each end that is better than all before it.
/// `beginning` is tried so many times a deal, with a chance of its own each time; what it is not `fit` for is left out.
pub(super) fn run<G: Game>(
    words: &[String],
    options: &G::Options,
    tries: u64,
    fit: impl Fn(&G::State) -> bool,
    beginning: impl Fn(&G::State, u64) -> Found<G>,
    ending: impl Fn(&G::State, u64) -> Found<G>,
) -> Result<(), Box<dyn Error>> {
    let seeds = words.first().and_then(|word| word.parse().ok()).unwrap_or(5_000);
    let (mut best, mut best_end) = (0.0, 0.0);
    for seed in 0..seeds {
        let session = Session::<G>::new(options.clone(), seed)?;
        let state = session.state();
        if !fit(state) {
            continue;
        }
        for found in (0..tries).filter_map(|chance| beginning(state, seed * tries + chance)) {
            print("beginning", &session, found, &mut best)?;
        }
        if let Some(found) = ending(state, seed) {
            print("end", &session, found, &mut best_end)?;
        }
    }
    Ok(())
}

/// Prints a game if it is worth more than the best one so far.
fn print<G: Game>(
    what: &str,
    deal: &Session<G>,
    (worth, actions): (f64, Vec<G::Action>),
    best: &mut f64,
) -> Result<(), Box<dyn Error>> {
    if worth <= *best {
        return Ok(());
    }
    *best = worth;
    let mut session = deal.clone();
    for &action in &actions {
        session.apply(action, &mut Nobody).map_err(|why| format!("{why:?}"))?;
    }
    println!("{what} {worth:.2}: seed {}, {} acts\n{}", deal.seed(), actions.len(), session.to_text());
    Ok(())
}
