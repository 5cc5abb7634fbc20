//! How many random decisions the engine takes a second: uniform over the legal list, whole games, four seats, one thread.
//!
//! `cargo run --release --package tin-star --bin speed -- desperados` measures the host; a second argument says how many decisions. Built
//! for `wasm32-unknown-unknown`, with the game's name in `GAME`, the same program is measured by `benches/wasm.mjs` under Node.

use tin_star::engine::{Game, Nobody, Rng};
use tin_star::games::{GameKind, with_game};

/// Enough for a second or so.
const DECISIONS: u64 = 8_000_000;

/// Plays so many decisions, and on to the end of the game; how many it were.
fn play<G: Game>(wanted: u64) -> u64 {
    let mut rng = Rng::new(1);
    let mut decisions = 0;
    for game in 0.. {
        let Ok(mut state) = G::deal(&G::options(4, 0), game) else { return 0 };
        while G::to_act(&state).is_some() {
            let legal = G::legal(&state);
            let legal = legal.as_ref();
            if G::apply(&mut state, legal[rng.below(legal.len())], &mut Nobody).is_err() {
                return 0;
            }
            decisions += 1;
        }
        if decisions >= wanted {
            break;
        }
    }
    decisions
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    let mut arguments = std::env::args().skip(1);
    let game = arguments.next().and_then(|name| GameKind::by_name(&name)).unwrap_or(GameKind::WyattEarp);
    let wanted = arguments.next().and_then(|number| number.parse().ok());
    for _ in 0..if wanted.is_some() { 1 } else { 3 } {
        let begun = std::time::Instant::now();
        let decisions = with_game!(game, G => play::<G>(wanted.unwrap_or(DECISIONS)));
        let seconds = begun.elapsed().as_secs_f64();
        println!("{decisions} decisions in {seconds:.3} s: {:.2} million a second", decisions as f64 / seconds / 1e6);
    }
}

/// There is no clock in here; the caller has one. The result keeps the work from being optimised away.
#[cfg(target_arch = "wasm32")]
fn main() -> std::process::ExitCode {
    let game = option_env!("GAME").and_then(GameKind::by_name).unwrap_or(GameKind::WyattEarp);
    std::process::ExitCode::from(u8::from(with_game!(game, G => play::<G>(DECISIONS)) == 0))
}
