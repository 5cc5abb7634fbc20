//! A game for the browser's tests that is about to end: the player in seat 0 has the last word.

use std::fs;
use std::path::PathBuf;

use tin_star::bots::{Bot, Mind, Temper};
use tin_star::engine::{Game, Nobody, Rng, Seat, Session};
use tin_star::games::wyoming_cowboy::{Phase, WyomingCowboy};

const ME: Seat = Seat(0);

fn file() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("e2e/fixtures/wyoming-cowboy-end.txt")
}

/// A game up to the player's act by which it ends; played by rules of thumb, as those end soonest.
fn find() -> String {
    for seed in 0..2_000 {
        let options = WyomingCowboy::options(4, 0);
        let mut session = Session::<WyomingCowboy>::new(options, seed).expect("a table");
        let mut last = None;
        while let Some(seat) = WyomingCowboy::to_act(session.state()) {
            last = Some(seat);
            let view = WyomingCowboy::view(session.state(), seat);
            let mut rng = Rng::new(session.decision_seed());
            let action = <WyomingCowboy as Mind>::policy(Temper::Even).choose(&view, &mut rng);
            session.apply(action, &mut Nobody).expect("it chose");
        }
        if last == Some(ME) {
            let mut again = Session::<WyomingCowboy>::new(options, seed).expect("a table");
            let actions = session.actions();
            for &action in &actions[..actions.len() - 1] {
                again.apply(action, &mut Nobody).expect("it was played");
            }
            return again.to_text();
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
    let session =
        Session::<WyomingCowboy>::from_text(&fs::read_to_string(file()).expect("the fixture")).expect("a game");
    assert_eq!(WyomingCowboy::to_act(session.state()), Some(ME));
    let legal = WyomingCowboy::legal(session.state());
    let ends = |&&action: &&_| {
        let mut state = session.state().clone();
        WyomingCowboy::apply(&mut state, action, &mut Nobody).is_ok() && state.phase() == Phase::Over
    };
    assert!(legal.iter().any(|action| ends(&action)));
}
