//! Golden games, told by the digest of the state when each hand has been scored.

use std::fmt::Write;

use tin_star::engine::{Game, Nobody, Rng};
use tin_star::games::wyatt_earp::{Edition, Options, Phase, WyattEarp};

use crate::golden_games::are_played_as_ever;

const SEEDS_PER_TABLE: u64 = 4;

/// Plays a whole game, choosing among the legal actions by a generator of its own, and tells it hand by hand.
fn play(rules: u16, options: Options, seed: u64) -> String {
    let mut state = WyattEarp::deal_by(rules, &options, seed).expect("two to four seats");
    let mut rng = Rng::new(!seed);
    let mut decisions = 0u32;
    let mut told = format!("{} {:?} seed {seed}, rules {rules}\n", options.seats, options.edition);
    let line = |told: &mut String, what: &str, decisions: u32, digest: u64, money: &[u16]| {
        writeln!(told, "{what} decisions {decisions} money {money:?} digest {digest:016x}").expect("written to memory");
    };
    line(&mut told, "deal", 0, WyattEarp::digest(&state), &[]);
    while WyattEarp::to_act(&state).is_some() {
        let legal = WyattEarp::legal(&state);
        let action = legal[rng.below(legal.len())];
        WyattEarp::apply(&mut state, action, &mut Nobody).expect("it was listed");
        decisions += 1;
        if matches!(state.phase(), Phase::HandOver | Phase::GameOver { .. }) {
            let table = state.table();
            let what = format!("hand {}", table.hand_number);
            line(&mut told, &what, decisions, WyattEarp::digest(&state), &table.money[..table.seats()]);
        }
    }
    let outcome = WyattEarp::outcome(&state).expect("the game is over");
    writeln!(told, "won by seat {}", outcome.winners[0].0).expect("written to memory");
    told
}

#[test]
fn golden_games_are_played_as_ever() {
    let editions = [(Edition::Y2014, 2014), (Edition::Y2000, 2000)];
    let tables =
        (2..=4).flat_map(|seats| editions.map(|edition| (seats, edition))).flat_map(|(seats, (edition, year))| {
            let seeds = (0..SEEDS_PER_TABLE).map(move |n| n * 1_000_003 + u64::from(seats));
            seeds.map(move |seed| (format!("{seats}-{year}-{seed}"), (Options { seats, edition }, seed)))
        });
    let play = |rules, &(options, seed): &(Options, u64)| play(rules, options, seed);
    are_played_as_ever(WyattEarp::NAME, WyattEarp::RULES_VERSION, tables, play);
}
