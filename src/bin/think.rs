//! How long the rollout bot thinks over 512 worlds and six acts, none dropped: four seats, one thread, positions from greedy bots' games.
//!
//! `cargo run --release --package tin-star --bin think` measures the host; built for `wasm32-unknown-unknown` the same program is
//! measured by `benches/wasm.mjs` under Node.

use tin_star::bots::rollout::Search;
use tin_star::bots::wyatt_earp::Greedy;
use tin_star::bots::{Bot, Mind, Plan};
use tin_star::engine::{Game, Nobody, Rng};
use tin_star::games::wyatt_earp::{BadOptions, Edition, Options, View, WyattEarp};

/// Decisions thought over.
const DECISIONS: usize = 20;

/// Views that offer six acts or more, from all stages of greedy bots' games.
fn views() -> Result<Vec<View>, BadOptions> {
    let mut views = Vec::new();
    let (mut rng, mut at) = (Rng::new(5), 0);
    for seed in 0.. {
        let mut state = WyattEarp::deal(&Options { seats: 4, edition: Edition::Y2014 }, seed)?;
        while let Some(seat) = state.to_act() {
            let view = WyattEarp::view(&state, seat);
            let action = Greedy::default().choose(&view, &mut rng);
            if Greedy::default().ranking(&view, &mut rng).len() >= 6 {
                at += 1;
                if at % 11 == 0 {
                    views.push(view);
                }
                if views.len() == DECISIONS {
                    return Ok(views);
                }
            }
            if WyattEarp::apply(&mut state, action, &mut Nobody).is_err() {
                break;
            }
        }
    }
    Ok(views)
}

/// Thinks it all over; the worlds that were guessed.
fn think() -> Result<u32, BadOptions> {
    let bot = Plan { worlds: 512, candidates: 6, drop_at: f32::INFINITY, ..WyattEarp::plan(4) };
    let mut worlds = 0;
    for view in views()? {
        let mut search = Search::new(&bot, &view, &mut Rng::new(1));
        while !search.is_over() {
            search.step();
        }
        worlds += search.advice().worlds;
    }
    Ok(worlds)
}

#[cfg(not(target_arch = "wasm32"))]
fn main() -> Result<(), BadOptions> {
    for _ in 0..3 {
        let begun = std::time::Instant::now();
        let worlds = f64::from(think()?);
        let seconds = begun.elapsed().as_secs_f64();
        let per = 1000.0 * seconds / DECISIONS as f64;
        println!("{DECISIONS} decisions in {seconds:.3} s: {per:.0} ms each, {:.0} worlds a second", worlds / seconds);
    }
    Ok(())
}

/// There is no clock in here; the caller has one. The result keeps the work from being optimised away.
#[cfg(target_arch = "wasm32")]
fn main() -> std::process::ExitCode {
    std::process::ExitCode::from(u8::from(!think().is_ok_and(|worlds| worlds > 0)))
}
