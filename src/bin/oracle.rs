//! How much a rollout bot that saw all hands would win: the most that beliefs about them can bring. Not a bot of the house.
//!
//! `cargo run --release --bin oracle -- 4 60 256` plays 60 deals at a table of four, 256 worlds a decision, one rollout bot that sees all
//! hands against greedy bots; then the same deals by the honest one.

use tin_star::bots::rollout::Search;
use tin_star::bots::stats::{Interval, wilson_interval};
use tin_star::bots::{Bot, Greedy, Rollout};
use tin_star::engine::{Game, Nobody, Rng, Seat};
use tin_star::games::wyatt_earp::{Action, BadOptions, Edition, Options, Phase, State, WyattEarp};

fn main() -> Result<(), BadOptions> {
    let number = |at, default| std::env::args().nth(at).and_then(|n| n.parse::<u32>().ok()).unwrap_or(default);
    let (seats, deals, worlds) = (number(1, 4) as u8, number(2, 60), number(3, 256));
    let bot = Rollout { worlds, ..Rollout::with_foresight() };
    for sees_hands in [true, false] {
        let (mut wins, mut games) = (0, 0);
        for deal in 0..deals {
            for seat in Seat::all(seats.into()) {
                wins += u64::from(play(&bot, seats, (7 << 40) + u64::from(deal), seat, sees_hands)? == seat);
                games += 1;
            }
        }
        let Interval { mean, low, high } = wilson_interval(wins, games);
        let who = if sees_hands { "sees all hands" } else { "is honest" };
        println!("{who}: {wins} of {games} games, {:.1} % ({:.1} to {:.1})", 100.0 * mean, 100.0 * low, 100.0 * high);
    }
    Ok(())
}

/// A game of the rollout bot at `mine` against greedy bots; who won.
fn play(bot: &Rollout, seats: u8, seed: u64, mine: Seat, sees_hands: bool) -> Result<Seat, BadOptions> {
    let mut state = WyattEarp::deal(&Options { seats, edition: Edition::Y2014 }, seed)?;
    let mut rng = Rng::new(!seed);
    while let Some(seat) = state.to_act() {
        let view = WyattEarp::view(&state, seat);
        let action = match (seat == mine, sees_hands) {
            (false, _) => Greedy::default().choose(&view, &mut rng),
            (true, false) => bot.choose(&view, &mut rng),
            (true, true) => see(bot, &state, seat, &mut rng),
        };
        if WyattEarp::apply(&mut state, action, &mut Nobody).is_err() {
            break;
        }
    }
    let Phase::GameOver { winner } = state.phase() else { return Ok(Seat(u8::MAX)) };
    Ok(winner)
}

fn see(bot: &Rollout, state: &State, seat: Seat, rng: &mut Rng) -> Action {
    let view = WyattEarp::view(state, seat);
    let mut search = Search::new(bot, &view, rng);
    while !search.is_over() {
        search.step_in(|rng| state.with_same_hands(rng));
    }
    search.best()
}
