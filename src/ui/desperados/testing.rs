//! Positions along random games, for the tests of the models.

use crate::engine::{Game, Nobody, Rng, Seat};
use crate::games::desperados::{Action, Desperados, Options, State};

/// The player.
pub const ME: Seat = Seat(0);

/// Positions along random games; gangs are sent more often than not.
pub fn positions(seats: u8, games: u64) -> impl Iterator<Item = State> {
    (0..games).flat_map(move |seed| {
        let mut state = Desperados::deal(&Options { seats }, seed).unwrap();
        let mut rng = Rng::new(seed);
        std::iter::from_fn(move || {
            let act = some_act(&state, &mut rng)?;
            Desperados::apply(&mut state, act, &mut Nobody).unwrap();
            Some(state.clone())
        })
    })
}

/// One of the acts that are possible; none once the game is over.
pub fn some_act(state: &State, rng: &mut Rng) -> Option<Action> {
    let legal = Desperados::legal(state);
    if legal.is_empty() { None } else { Some(legal[rng.below(legal.len())]) }
}
