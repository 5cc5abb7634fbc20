//! Golden games, told by the digest of the state after each hold-up.

use std::fmt::Write;

use tin_star::engine::{Game, Rng};
use tin_star::games::desperados::{Desperados, Event, Options};

use crate::golden_games::are_played_as_ever;

/// Plays a whole game, choosing among the legal actions by a generator of its own, and tells it hold-up by hold-up.
fn play(rules: u16, options: Options, seed: u64) -> String {
    let mut state = Desperados::deal_by(rules, &options, seed).expect("two to five seats");
    let mut rng = Rng::new(!seed);
    let mut decisions = 0u32;
    let mut told = format!("{} seats, seed {seed}, rules {rules}\n", options.seats);
    writeln!(told, "deal digest {:016x}", Desperados::digest(&state)).expect("written to memory");
    while Desperados::to_act(&state).is_some() {
        let legal = Desperados::legal(&state);
        let action = legal[rng.below(legal.len())];
        let mut events = Vec::new();
        Desperados::apply(&mut state, action, &mut events).expect("it was listed");
        decisions += 1;
        for event in &events {
            if let Event::Shown { kind, value, winner, strengths, .. } = event {
                let winner = winner.map(|seat| seat.0);
                let strengths = &strengths[..usize::from(options.seats)];
                let digest = Desperados::digest(&state);
                writeln!(
                    told,
                    "{kind:?} {value} {strengths:?} to {winner:?}, decisions {decisions} digest {digest:016x}"
                )
                .expect("written to memory");
            }
        }
    }
    let outcome = Desperados::outcome(&state).expect("the game is over");
    let winners: Vec<u8> = outcome.winners.iter().map(|seat| seat.0).collect();
    writeln!(told, "booty {:?}, won by {winners:?}", outcome.points).expect("written to memory");
    told
}

#[test]
fn golden_games_are_played_as_ever() {
    let tables = (2..=5).flat_map(|seats| {
        let seeds = (0..4).map(move |n| n * 1_000_003 + u64::from(seats));
        seeds.map(move |seed| (format!("{seats}-{seed}"), (Options { seats }, seed)))
    });
    let play = |rules, &(options, seed): &(Options, u64)| play(rules, options, seed);
    are_played_as_ever(Desperados::NAME, Desperados::RULES_VERSION, tables, play);
}
