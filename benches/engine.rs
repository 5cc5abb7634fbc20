//! What the engine costs: `cargo bench --bench engine`. Fixed seeds, one thread, four seats.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use tin_star::bots::wyatt_earp::Greedy;
use tin_star::bots::{Bot, Random};
use tin_star::engine::{Game, Nobody, Rng, Seat};
use tin_star::games::desperados::{self, Desperados};
use tin_star::games::wyatt_earp::{Action, Edition, Options, Phase, State, WyattEarp};

const OPTIONS: Options = Options { seats: 4, edition: Edition::Y2014 };

fn main() {
    divan::main();
}

fn deal(seed: u64) -> State {
    WyattEarp::deal(&OPTIONS, seed).expect("four seats")
}

fn act(state: &mut State, action: Action) {
    WyattEarp::apply(state, action, &mut Nobody).expect("a legal action");
}

/// Plays the first hand of each seed and counts the decisions.
fn play_hands(seeds: u64, mut choose: impl FnMut(&State) -> Action) -> usize {
    let mut decisions = 0;
    for seed in 0..seeds {
        let mut state = deal(seed);
        while !matches!(state.phase(), Phase::HandOver | Phase::GameOver { .. }) {
            let action = choose(&state);
            act(&mut state, action);
            decisions += 1;
        }
    }
    decisions
}

fn uniformly(rng: &mut Rng) -> impl FnMut(&State) -> Action {
    |state| {
        let legal = WyattEarp::legal(state);
        legal[rng.below(legal.len())]
    }
}

/// Positions from all stages of random hands.
fn positions() -> Vec<State> {
    let mut rng = Rng::new(5);
    let (mut kept, mut at) = (Vec::new(), 0);
    play_hands(40, |state| {
        at += 1;
        if at % 13 == 0 {
            kept.push(state.clone());
        }
        uniformly(&mut rng)(state)
    });
    kept
}

/// Decisions a second, uniform over the legal list, whole hands.
#[divan::bench]
fn random_decisions(bencher: Bencher) {
    let play = || play_hands(1_000, uniformly(&mut Rng::new(1)));
    bencher.counter(ItemsCount::new(play())).bench(play);
}

/// Decisions a second when all seats ask a bot, which makes a view of each position.
#[divan::bench]
fn random_bot_decisions(bencher: Bencher) {
    let play = || {
        let mut rng = Rng::new(1);
        play_hands(200, |state| {
            let view = WyattEarp::view(state, state.to_act().unwrap_or(Seat(0)));
            Bot::<WyattEarp>::choose(&Random, &view, &mut rng)
        })
    };
    bencher.counter(ItemsCount::new(play())).bench(play);
}

/// Whole hands a second by four greedy bots.
#[divan::bench]
fn greedy_hands(bencher: Bencher) {
    let (bot, hands) = (Greedy::default(), 100u64);
    let play = || {
        let mut rng = Rng::new(1);
        play_hands(hands, |state| bot.choose(&WyattEarp::view(state, state.to_act().unwrap_or(Seat(0))), &mut rng))
    };
    bencher.counter(ItemsCount::new(hands)).bench(play);
}

/// Views a second.
#[divan::bench]
fn view(bencher: Bencher) {
    let positions = positions();
    bencher.counter(ItemsCount::new(positions.len())).bench(|| {
        for state in &positions {
            black_box(WyattEarp::view(state, black_box(Seat(2))));
        }
    });
}

/// Guessed worlds a second.
#[divan::bench]
fn determinize(bencher: Bencher) {
    let views: Vec<_> = positions().iter().map(|state| WyattEarp::view(state, Seat(2))).collect();
    let mut rng = Rng::new(1);
    bencher.counter(ItemsCount::new(views.len())).bench_local(|| {
        for view in &views {
            black_box(WyattEarp::determinize(view, &mut rng));
        }
    });
}

/// Copies of a state a second, as a search makes them.
#[divan::bench]
fn clone(bencher: Bencher) {
    let positions = positions();
    bencher.counter(ItemsCount::new(positions.len())).bench(|| {
        for state in &positions {
            black_box(state.clone());
        }
    });
}

/// The second game, whole games at its largest table.
mod second {
    use super::{Bencher, Bot, Desperados, Game, ItemsCount, Nobody, Rng, Seat, black_box, desperados};

    fn play(seeds: u64, mut choose: impl FnMut(&desperados::State) -> desperados::Action) -> usize {
        let mut decisions = 0;
        for seed in 0..seeds {
            let mut state = Desperados::deal(&desperados::Options { seats: 4 }, seed).expect("four seats");
            while state.to_act().is_some() {
                let action = choose(&state);
                Desperados::apply(&mut state, action, &mut Nobody).expect("a legal action");
                decisions += 1;
            }
        }
        decisions
    }

    /// Decisions a second, uniform over the legal list.
    #[divan::bench]
    fn random_decisions(bencher: Bencher) {
        let games = || {
            let mut rng = Rng::new(1);
            play(1_000, |state| {
                let legal = Desperados::legal(state);
                legal[rng.below(legal.len())]
            })
        };
        bencher.counter(ItemsCount::new(games())).bench(games);
    }

    /// Whole games a second by four greedy bots.
    #[divan::bench]
    fn greedy_games(bencher: Bencher) {
        let bot = desperados_greedy();
        let games = || {
            let mut rng = Rng::new(1);
            play(20, |state| bot.choose(&Desperados::view(state, state.to_act().unwrap_or(Seat(0))), &mut rng))
        };
        bencher.counter(ItemsCount::new(20_u64)).bench(games);
    }

    fn desperados_greedy() -> tin_star::bots::desperados::Greedy {
        tin_star::bots::desperados::Greedy::default()
    }

    /// Guessed worlds a second, before and after the reshuffle.
    #[divan::bench]
    fn determinize(bencher: Bencher) {
        let (mut views, mut rng, mut at) = (Vec::new(), Rng::new(5), 0);
        play(20, |state| {
            at += 1;
            if at % 13 == 0 {
                views.push(Desperados::view(state, Seat(2)));
            }
            let legal = Desperados::legal(state);
            legal[rng.below(legal.len())]
        });
        bencher.counter(ItemsCount::new(views.len())).bench_local(|| {
            for view in &views {
                black_box(Desperados::determinize(view, &mut rng));
            }
        });
    }
}

/// The third game, whole hands at a table of four.
mod third {
    use tin_star::bots::wyoming_cowboy::Greedy;
    use tin_star::games::wyoming_cowboy::{Action, Phase, State, WyomingCowboy};

    use super::{Bencher, Bot, Game, ItemsCount, Nobody, Rng, Seat, black_box};

    /// Plays the first hand of each seed and counts the decisions.
    fn play(seeds: u64, mut choose: impl FnMut(&State) -> Action) -> usize {
        let mut decisions = 0;
        for seed in 0..seeds {
            let options = WyomingCowboy::options(4, 0);
            let mut state = WyomingCowboy::deal(&options, seed).expect("four seats");
            while !matches!(state.phase(), Phase::HandOver | Phase::Over) {
                let action = choose(&state);
                WyomingCowboy::apply(&mut state, action, &mut Nobody).expect("a legal action");
                decisions += 1;
            }
        }
        decisions
    }

    /// Decisions a second, uniform over the legal list.
    #[divan::bench]
    fn random_decisions(bencher: Bencher) {
        let hands = || {
            let mut rng = Rng::new(1);
            play(500, |state| {
                let legal = WyomingCowboy::legal(state);
                legal[rng.below(legal.len())]
            })
        };
        bencher.counter(ItemsCount::new(hands())).bench(hands);
    }

    /// Whole hands a second by four greedy bots.
    #[divan::bench]
    fn greedy_hands(bencher: Bencher) {
        let bot = Greedy::default();
        let hands = || {
            let mut rng = Rng::new(1);
            play(50, |state| bot.choose(&WyomingCowboy::view(state, state.to_act().unwrap_or(Seat(0))), &mut rng))
        };
        bencher.counter(ItemsCount::new(50_u64)).bench(hands);
    }

    /// Guessed worlds a second.
    #[divan::bench]
    fn determinize(bencher: Bencher) {
        let (mut views, mut rng, mut at) = (Vec::new(), Rng::new(5), 0);
        play(10, |state| {
            at += 1;
            if at % 13 == 0 {
                views.push(WyomingCowboy::view(state, Seat(2)));
            }
            let legal = WyomingCowboy::legal(state);
            legal[rng.below(legal.len())]
        });
        bencher.counter(ItemsCount::new(views.len())).bench_local(|| {
            for view in &views {
                black_box(WyomingCowboy::determinize(view, &mut rng));
            }
        });
    }
}
