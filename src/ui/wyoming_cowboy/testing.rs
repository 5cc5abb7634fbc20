//! Positions along random games, for the tests of the models.

use crate::engine::{Game, Nobody, Rng, Seat};
use crate::games::wyoming_cowboy::{Action, State, WyomingCowboy};

/// The player.
pub const ME: Seat = Seat(0);

/// Positions along random games, so many of each.
pub fn positions(seats: u8, games: u64, of_each: usize) -> impl Iterator<Item = State> {
    (0..games).flat_map(move |seed| {
        let mut state = WyomingCowboy::deal(&WyomingCowboy::options(seats, 0), seed).unwrap();
        let mut rng = Rng::new(seed);
        std::iter::from_fn(move || {
            let act = some_act(&state, &mut rng)?;
            WyomingCowboy::apply(&mut state, act, &mut Nobody).unwrap();
            Some(state.clone())
        })
        .take(of_each)
    })
}

/// One of the acts that are possible, guns and shots more often than not; none once the game is over.
pub fn some_act(state: &State, rng: &mut Rng) -> Option<Action> {
    let legal = WyomingCowboy::legal(state);
    if legal.is_empty() {
        return None;
    }
    let loud: Vec<Action> = legal
        .iter()
        .copied()
        .filter(|act| matches!(act, Action::Pull(_) | Action::Shoot { .. } | Action::Fire))
        .collect();
    if !loud.is_empty() && rng.below(3) > 0 {
        return Some(loud[rng.below(loud.len())]);
    }
    Some(legal[rng.below(legal.len())])
}
