//! How many random decisions the engine takes a second: uniform over the legal list, whole hands, four seats, one thread.
//!
//! `cargo run --release --no-default-features --bin speed` measures the host; built for `wasm32-unknown-unknown` the same program
//! is measured by `benches/wasm.mjs` under Node.

use tin_star::engine::{Game, Nobody, Rng};
use tin_star::games::wyatt_earp::{Action, Edition, Options, Phase, WyattEarp};

/// Enough for a few seconds.
const HANDS: u32 = 60_000;

/// Plays so many hands and counts the decisions.
fn play(hands: u32) -> u64 {
    let options = Options { seats: 4, edition: Edition::Y2014 };
    let mut rng = Rng::new(1);
    let mut decisions = 0;
    let mut state = None;
    for game in 0..hands {
        let mut table = match state.take() {
            Some(table) => table,
            None => match WyattEarp::deal(&options, game.into()) {
                Ok(table) => table,
                Err(_) => return 0,
            },
        };
        loop {
            let legal = WyattEarp::legal(&table);
            let action = legal[rng.below(legal.len())];
            if WyattEarp::apply(&mut table, action, &mut Nobody).is_err() {
                return 0;
            }
            decisions += 1;
            match table.phase() {
                Phase::HandOver => {
                    let dealt = WyattEarp::apply(&mut table, Action::NextHand, &mut Nobody);
                    state = dealt.is_ok().then_some(table);
                    break;
                }
                Phase::GameOver { .. } => break,
                _ => {}
            }
        }
    }
    decisions
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    for _ in 0..3 {
        let begun = std::time::Instant::now();
        let decisions = play(HANDS);
        let seconds = begun.elapsed().as_secs_f64();
        println!("{decisions} decisions in {seconds:.3} s: {:.2} million a second", decisions as f64 / seconds / 1e6);
    }
}

/// There is no clock in here; the caller has one. The result keeps the work from being optimised away.
#[cfg(target_arch = "wasm32")]
fn main() -> std::process::ExitCode {
    std::process::ExitCode::from(u8::from(play(HANDS) == 0))
}
