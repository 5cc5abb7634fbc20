//! The checks that every [`Game`] must pass, on random games. A game's tests call [`check`] with each kind of table it can set.
//!
//! They hold the game to what [`Game`] promises; what its own rules promise is for tests of its own.

use super::game::{Game, Nobody, Seat, Sink};
use super::rng::Rng;

/// How much to check.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Games at each table.
    pub games: u64,
    /// Decisions after which a game is broken off.
    pub decisions: usize,
    /// Guesses made from each view.
    pub guesses: usize,
}

/// Plays random games at a table and checks them move by move.
///
/// # Panics
/// If the game breaks a promise of [`Game`]; the message says which.
pub fn check<G: Game>(options: &G::Options, effort: Effort) {
    // Actions seen anywhere, to be tried where they may not be legal.
    let mut pool = Vec::new();
    for seed in 0..effort.games {
        let mut rng = Rng::new(seed ^ 0xc0ff_ee00);
        let mut state = deal::<G>(options, seed);
        let mut twin = deal::<G>(options, seed);
        assert_eq!(state, twin, "the same seed and options dealt two games");
        let other = deal::<G>(options, seed + effort.games);
        assert_ne!(G::digest(&state), G::digest(&other), "two seeds dealt one game");
        for _ in 0..effort.decisions {
            check_end::<G>(&state);
            for seat in Seat::all(G::seats(&state)) {
                check_view::<G>(&state, seat, effort.guesses, &mut rng);
            }
            let legal = G::legal(&state);
            let legal = legal.as_ref();
            if legal.is_empty() {
                break;
            }
            check_legality::<G>(&state, legal, &pool, &mut rng);
            let action = legal[rng.below(legal.len())];
            if pool.len() < 500 && !pool.contains(&action) {
                pool.push(action);
            }
            let before = state.clone();
            let mut events = Vec::new();
            apply::<G>(&mut state, action, &mut events);
            check_events::<G>(&before, &state, &events);
            // The same actions make the same game, watched or not.
            apply::<G>(&mut twin, action, &mut Nobody);
            assert_eq!(state, twin, "{action:?} did two different things");
            assert_eq!(G::digest(&state), G::digest(&twin));
            assert_ne!(G::digest(&state), G::digest(&before), "{action:?} left no trace in the digest");
        }
    }
}

fn deal<G: Game>(options: &G::Options, seed: u64) -> G::State {
    match G::deal(options, seed) {
        Ok(state) => state,
        Err(why) => panic!("{options:?}: {why}"),
    }
}

fn apply<G: Game>(state: &mut G::State, action: G::Action, sink: &mut impl Sink<G::Event>) {
    if let Err(why) = G::apply(state, action, sink) {
        panic!("{action:?} is listed and refused: {why}");
    }
}

/// A game that is over has a result, nobody to act and nothing to do; any other has no result, somebody and something.
fn check_end<G: Game>(state: &G::State) {
    let seats = G::seats(state);
    let nothing_to_do = G::legal(state).as_ref().is_empty();
    match (G::outcome(state), G::to_act(state)) {
        (Some(outcome), None) => {
            assert!(nothing_to_do, "a game that is over lists actions");
            assert!(
                !outcome.winners.is_empty() && outcome.winners.iter().all(|seat| seat.index() < seats),
                "{outcome:?}"
            );
            assert_eq!(outcome.points.len(), seats, "{outcome:?}");
        }
        (None, Some(seat)) => assert!(!nothing_to_do && seat.index() < seats, "{seat:?} has nothing to do"),
        (outcome, to_act) => panic!("the result is {outcome:?} while {to_act:?} is to act"),
    }
}

/// What is listed is accepted, and listed once; what is not is refused without a trace.
fn check_legality<G: Game>(state: &G::State, legal: &[G::Action], pool: &[G::Action], rng: &mut Rng) {
    for (i, &action) in legal.iter().enumerate() {
        assert!(!legal[..i].contains(&action), "{action:?} is listed twice");
        apply::<G>(&mut state.clone(), action, &mut Nobody);
        let bytes = postcard::to_allocvec(&action).unwrap_or_default();
        assert_eq!(postcard::from_bytes(&bytes).ok(), Some(action), "{action:?} cannot be saved");
    }
    for _ in 0..pool.len().min(8) {
        let action = pool[rng.below(pool.len())];
        if legal.contains(&action) {
            continue;
        }
        let (mut changed, mut events) = (state.clone(), Vec::new());
        let refused = G::apply(&mut changed, action, &mut events);
        assert!(refused.is_err(), "{action:?} is not listed and accepted");
        assert!(&changed == state && events.is_empty(), "{action:?} was refused and left a trace");
    }
}

/// A guess has the view that it was made from and lets its seat do the same; guesses differ from each other and from the truth.
fn check_view<G: Game>(state: &G::State, seat: Seat, guesses: usize, rng: &mut Rng) {
    let view = G::view(state, seat);
    let bytes = postcard::to_allocvec(&view).unwrap_or_default();
    assert_eq!(postcard::from_bytes(&bytes).ok().as_ref(), Some(&view), "a view cannot be sent");
    let mut digests = vec![G::digest(state)];
    for _ in 0..guesses {
        let guess = G::determinize(&view, rng);
        assert_eq!(G::view(&guess, seat), view, "a guess looks different to {seat:?}");
        if G::to_act(state) == Some(seat) {
            assert_eq!(G::legal(&guess).as_ref(), G::legal(state).as_ref(), "{seat:?} has another choice in a guess");
        }
        digests.push(G::digest(&guess));
        for &action in G::legal(&guess).as_ref() {
            apply::<G>(&mut guess.clone(), action, &mut Nobody);
        }
    }
    let all = digests.len();
    digests.sort_unstable();
    digests.dedup();
    assert_eq!(digests.len(), all, "two guesses are one, or the truth");
}

/// Redacting twice hides no more than redacting once, and nobody's view changes without an event to tell of it.
fn check_events<G: Game>(before: &G::State, after: &G::State, events: &[G::Event]) {
    for seat in Seat::all(G::seats(after)) {
        let heard: Vec<_> = events.iter().filter_map(|event| G::redact(event, seat)).collect();
        for event in &heard {
            assert_eq!(G::redact(event, seat).as_ref(), Some(event), "{seat:?} hears less the second time");
        }
        if G::view(before, seat) != G::view(after, seat) {
            assert!(!heard.is_empty(), "{seat:?} sees a change that no event tells of");
        }
    }
}
