//! The checks that every [`Game`] must pass, on random games at every table it can set. `tests/house` calls [`check`] for every game.
//!
//! They hold the game to what [`Game`] promises; what its own rules promise is for tests of its own.

use super::game::{Clock, Game, Nobody, Seat, Sink, Stage, heard};
use super::rng::Rng;
use super::session::Session;

/// How much to check.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Games at each table.
    pub games: u64,
    /// Decisions after which a game is no longer looked at. The first at each table is played on unwatched, and its end is checked.
    pub decisions: usize,
    /// Guesses made from each view.
    pub guesses: usize,
}

/// What was met on the way, so that a test can see that it saw enough.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Seen {
    /// Games that were played to their end.
    pub ended: u64,
    /// Those of them with more than one winner.
    pub shared: u64,
    /// Actions of a secret choice that nobody else noticed.
    pub commits: u64,
    /// Secret choices that were carried out.
    pub reveals: u64,
    /// Views that guesses were made from, and those where guesses differ in what other seats see, from each other and from the truth.
    pub guessed: u64,
    /// See [`Seen::guessed`].
    pub hidden: u64,
}

/// Plays random games at every table and checks them move by move.
///
/// # Panics
/// If the game breaks a promise of [`Game`]; the message says which.
pub fn check<G: Game>(effort: Effort) -> Seen {
    assert!(!G::VARIANTS.is_empty(), "there are no rules to agree on");
    for seats in [G::SEATS.start() - 1, G::SEATS.end() + 1] {
        assert!(G::deal(&G::options(seats, 0), 1).is_err(), "{seats} can sit at a table for {:?}", G::SEATS);
    }
    let mut seen = Seen::default();
    for (variant, name) in G::VARIANTS.iter().enumerate() {
        for seats in G::SEATS {
            let options = G::options(seats, variant);
            assert!(variant == 0 || options != G::options(seats, 0), "{name} is the usual game");
            let dealt = G::seats(&deal::<G>(&options, 1));
            assert_eq!(dealt, usize::from(seats), "{options:?}");
            check_table::<G>(&options, effort, &mut seen);
        }
    }
    assert!(
        effort.guesses < 2 || 2 * seen.hidden > seen.guessed,
        "guesses show the truth, or always the same: only in {} of {} views they differ in what is hidden",
        seen.hidden,
        seen.guessed
    );
    seen
}

fn check_table<G: Game>(options: &G::Options, effort: Effort, seen: &mut Seen) {
    // Actions seen anywhere, to be tried where they may not be legal.
    let mut pool = Vec::new();
    for seed in 0..effort.games {
        let mut rng = Rng::new(seed ^ 0xc0ff_ee00);
        let mut session = match Session::<G>::new(options.clone(), seed) {
            Ok(session) => session,
            Err(why) => panic!("{options:?}: {why}"),
        };
        let mut twin = deal::<G>(options, seed);
        assert_eq!(session.state(), &twin, "the same seed and options dealt two games");
        let other = deal::<G>(options, seed + effort.games);
        assert_ne!(G::digest(session.state()), G::digest(&other), "two seeds dealt one game");
        let mut over = false;
        for _ in 0..effort.decisions {
            let before = session.state().clone();
            over = check_end::<G>(&before, seen);
            for seat in Seat::all(G::seats(&before)) {
                check_view::<G>(&before, seat, effort.guesses, &mut rng, seen);
            }
            let legal = G::legal(&before);
            let legal = legal.as_ref();
            if legal.is_empty() {
                break;
            }
            check_legality::<G>(&before, legal, &pool, &mut rng);
            let action = legal[rng.below(legal.len())];
            if pool.len() < 500 && !pool.contains(&action) {
                pool.push(action);
            }
            let before = session.clone();
            let mut events = Vec::new();
            if let Err(why) = session.apply(action, &mut events) {
                panic!("{action:?} is listed and refused: {why}");
            }
            check_events::<G>(before.state(), session.state(), &events);
            check_secret_choice(&before, &session, &events, seen);
            assert!(G::clock(before.state()) <= G::clock(session.state()), "{action:?} turned the clock back");
            // The same actions make the same game, watched or not.
            apply::<G>(&mut twin, action, &mut Nobody);
            assert_eq!(session.state(), &twin, "{action:?} did two different things");
            assert_eq!(G::digest(session.state()), G::digest(&twin));
            assert_ne!(G::digest(&twin), G::digest(before.state()), "{action:?} left no trace in the digest");
        }
        if !over && seed == 0 {
            play_to_the_end::<G>(&mut twin, &mut rng);
            check_end::<G>(&twin, seen);
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

/// A game that is over has a result, nobody to act and nothing to do; any other has no result, somebody and something. Whether it is over.
fn check_end<G: Game>(state: &G::State, seen: &mut Seen) -> bool {
    let seats = G::seats(state);
    let nothing_to_do = G::legal(state).as_ref().is_empty();
    let over = match (G::outcome(state), G::to_act(state)) {
        (Some(outcome), None) => {
            assert!(nothing_to_do, "a game that is over lists actions");
            assert!(
                !outcome.winners.is_empty() && outcome.winners.iter().all(|seat| seat.index() < seats),
                "{outcome:?}"
            );
            assert!(
                outcome.winners.is_sorted_by(|a, b| a < b),
                "a winner is named twice, or out of order: {outcome:?}"
            );
            assert_eq!(outcome.points.len(), seats, "{outcome:?}");
            seen.ended += 1;
            seen.shared += u64::from(outcome.winners.len() > 1);
            true
        }
        (None, Some(seat)) => {
            assert!(!nothing_to_do && seat.index() < seats, "{seat:?} has nothing to do");
            false
        }
        (outcome, to_act) => panic!("the result is {outcome:?} while {to_act:?} is to act"),
    };
    let stages: Vec<Stage> = Seat::all(seats).map(|seat| G::stage(&G::view(state, seat))).collect();
    assert!(stages.iter().all(|&stage| stage == stages[0]), "the views tell of several stages: {stages:?}");
    assert_eq!(stages[0] == Stage::Over, over, "the stage is {:?}", stages[0]);
    let Clock { hand, turn } = G::clock(state);
    assert!(hand > 0 && turn > 0, "hands and turns are counted from 1");
    over
}

/// The rest of a game, by chance.
fn play_to_the_end<G: Game>(state: &mut G::State, rng: &mut Rng) {
    /// More decisions than any game takes that a save could hold.
    const LONGEST: usize = 100_000;
    for _ in 0..LONGEST {
        let legal = G::legal(state);
        let legal = legal.as_ref();
        if legal.is_empty() {
            return;
        }
        apply::<G>(state, legal[rng.below(legal.len())], &mut Nobody);
    }
    panic!("a game goes on and on");
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

/// A view says what it is of, and arrives whole. A guess has the view that it was made from and lets its seat do the same; guesses differ
/// from each other and from the truth.
fn check_view<G: Game>(state: &G::State, seat: Seat, guesses: usize, rng: &mut Rng, seen: &mut Seen) {
    let view = G::view(state, seat);
    let bytes = postcard::to_allocvec(&view).unwrap_or_default();
    assert_eq!(postcard::from_bytes(&bytes).ok().as_ref(), Some(&view), "a view cannot be sent");
    if let Err(why) = G::admit(&view) {
        panic!("a view of a game is refused: {why}");
    }
    assert_eq!((G::viewer(&view), G::seats_in(&view)), (seat, G::seats(state)), "a view tells of another seat");
    let decides = G::to_act(state) == Some(seat);
    let legal_in = G::legal_in(&view);
    if decides {
        assert_eq!(legal_in.as_ref(), G::legal(state).as_ref(), "{seat:?} is shown another choice than it has");
    }
    let others = || Seat::all(G::seats(state)).filter(|&other| other != seat);
    let mut digests = vec![G::digest(state)];
    let shown = |world: &G::State| others().map(|other| G::view(world, other)).collect::<Vec<_>>();
    let (truth, mut stories) = (shown(state), Vec::new());
    for _ in 0..guesses {
        let guess = G::determinize(&view, rng);
        assert_eq!(G::view(&guess, seat), view, "a guess looks different to {seat:?}");
        if decides {
            assert_eq!(G::legal(&guess).as_ref(), G::legal(state).as_ref(), "{seat:?} has another choice in a guess");
        }
        stories.push(shown(&guess));
        digests.push(G::digest(&guess));
        for &action in G::legal(&guess).as_ref() {
            apply::<G>(&mut guess.clone(), action, &mut Nobody);
        }
    }
    seen.guessed += u64::from(guesses > 0);
    let varied = stories.windows(2).any(|two| two[0] != two[1]);
    seen.hidden += u64::from(varied && stories.iter().any(|story| *story != truth));
    let all = digests.len();
    digests.sort_unstable();
    digests.dedup();
    assert_eq!(digests.len(), all, "two guesses are one, or the truth");
}

/// Redacting twice hides no more than redacting once, and nobody's view changes without an event to tell of it.
fn check_events<G: Game>(before: &G::State, after: &G::State, events: &[G::Event]) {
    for seat in Seat::all(G::seats(after)) {
        let heard = heard::<G>(events, seat);
        for event in &heard {
            assert_eq!(G::redact(event, seat).as_ref(), Some(event), "{seat:?} hears less the second time");
        }
        if G::view(before, seat) != G::view(after, seat) {
            assert!(!heard.is_empty(), "{seat:?} sees a change that no event tells of");
        }
    }
}

/// The seats that have a secret choice to make, by what they see.
fn choosing<G: Game>(state: &G::State) -> Vec<Seat> {
    Seat::all(G::seats(state)).filter(|&seat| G::chooses_secretly(&G::view(state, seat))).collect()
}

/// See [`Game`](Game#secret-choices): nobody notices a commit, and the last one shows them all.
fn check_secret_choice<G: Game>(before: &Session<G>, after: &Session<G>, events: &[G::Event], seen: &mut Seen) {
    let Some(actor) = G::to_act(before.state()) else { return };
    let choosers = choosing::<G>(before.state());
    if choosers.is_empty() {
        return;
    }
    assert!(choosers.contains(&actor), "{actor:?} acts while {choosers:?} choose in secret");
    for &seat in &choosers {
        let view = G::view(before.state(), seat);
        assert!(!G::legal_in(&view).as_ref().is_empty(), "{seat:?} is not shown what it may choose");
    }
    let others = || Seat::all(G::seats(before.state())).filter(|&seat| seat != actor);
    let noticed: Vec<Seat> = others().filter(|&seat| !heard::<G>(events, seat).is_empty()).collect();
    if noticed.is_empty() {
        for seat in others() {
            let (then, now) = (before.can_take_back(seat), after.can_take_back(seat));
            assert_eq!(then, now, "{seat:?} can tell by what it can undo that {actor:?} has chosen");
        }
        let (view, own) = (G::view(before.state(), actor), heard::<G>(events, actor));
        assert_eq!(G::undo_barrier(&view, &own), None, "{actor:?} cannot undo what nobody knows of");
        assert_eq!(G::clock(before.state()), G::clock(after.state()), "the clock tells that {actor:?} has chosen");
        assert!(!choosing::<G>(after.state()).is_empty(), "all have chosen, and nothing was revealed");
        seen.commits += 1;
    } else {
        assert_eq!(noticed.len(), others().count(), "only {noticed:?} noticed what {actor:?} chose");
        assert_eq!(choosers, [actor], "it was revealed before all had chosen");
        for seat in Seat::all(G::seats(after.state())) {
            assert!(
                after.is_practice() || after.can_take_back(seat).is_err(),
                "{seat:?} can undo its choice knowing those of others"
            );
        }
        seen.reveals += 1;
    }
}
