//! Random games of this kind, and what always holds of one.

use proptest::prelude::*;
use tin_star::engine::{Game, Seat};
use tin_star::games::desperados::{Action, Card, DECK, Desperados, Options, Phase, State};

use super::games::{self, ByNumbers};

pub type Script = games::Script<Desperados>;

/// Games of up to `longest` decisions.
pub fn script(longest: usize) -> impl Strategy<Value = Script> {
    games::scripts((2..=5u8).prop_map(|seats| Options { seats }), longest)
}

impl ByNumbers for Desperados {
    /// The action that a choice means. One in four stays away from a hold-up whatever there is, so that hands grow and places go to nobody.
    fn choose(state: &State, choice: u16) -> Option<Action> {
        let legal = Desperados::legal(state);
        let stays = matches!(state.phase(), Phase::HoldUp(_)) && choice.is_multiple_of(4);
        let at = if stays { 0 } else { usize::from(choice >> 2) % legal.len().max(1) };
        legal.get(at).copied()
    }
}

/// Every seat of a state's table.
pub fn seats(state: &State) -> impl Iterator<Item = Seat> + use<> {
    Seat::all(Desperados::seats(state))
}

/// Asserts that all 80 cards are there, each once.
pub fn assert_whole(state: &State) {
    let table = state.table();
    let mut count = [0u8; 40];
    let mut see = |card: Card| count[card.index()] += 1;
    state.pile().iter().copied().for_each(&mut see);
    table.warrant.cards().chain(table.discards.cards()).for_each(&mut see);
    table.fronts.iter().flat_map(|front| front.cards()).for_each(&mut see);
    for seat in seats(state) {
        assert_eq!(state.hand(seat).len(), table.hand_len[seat.index()]);
        state.hand(seat).cards().for_each(&mut see);
    }
    assert_eq!(count.iter().map(|&n| usize::from(n)).sum::<usize>(), DECK);
    assert!(count.iter().all(|&n| n == 2), "{count:?}");
}
