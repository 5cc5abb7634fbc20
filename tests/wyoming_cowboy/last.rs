//! A game for the browser's tests that is about to end: the player in seat 0 has the last word.

use std::fs;
use std::path::PathBuf;

use tin_star::engine::{Game, Nobody, Rng, Seat, Session};
use tin_star::games::wyoming_cowboy::{Options, Phase, WyomingCowboy};

const ME: Seat = Seat(0);

fn file() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("e2e/fixtures/wyoming-cowboy-end.txt")
}

/// A game up to the player's act by which it ends.
fn find() -> String {
    for seed in 0..20_000 {
        let mut session =
            Session::<WyomingCowboy>::new(Options { seats: 4, strict: false }, seed).expect("a table");
        let mut rng = Rng::new(seed);
        while let Some(seat) = WyomingCowboy::to_act(session.state()) {
            let before = session.to_text();
            let legal = WyomingCowboy::legal(session.state());
            session.apply(legal[rng.below(legal.len())], &mut Nobody).expect("listed");
            if session.state().phase() == Phase::Over && seat == ME {
                return before;
            }
        }
    }
    panic!("no game ends so");
}

/// If this fails as the rules have changed: `TIN_STAR_FIXTURES=write cargo test --test wyoming_cowboy last`.
#[test]
fn the_last_act_is_the_players() {
    if std::env::var("TIN_STAR_FIXTURES").is_ok() {
        fs::write(file(), find()).expect("written");
    }
    let session = Session::<WyomingCowboy>::from_text(&fs::read_to_string(file()).expect("the fixture")).expect("a game");
    assert_eq!(WyomingCowboy::to_act(session.state()), Some(ME));
    let legal = WyomingCowboy::legal(session.state());
    let ends = |&&action: &&_| {
        let mut state = session.state().clone();
        WyomingCowboy::apply(&mut state, action, &mut Nobody).is_ok() && state.phase() == Phase::Over
    };
    assert!(legal.iter().any(|action| ends(&action)));
}
