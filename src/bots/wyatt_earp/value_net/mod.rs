//! The value net: each seat's chance to win the game, in the midst of a hand, from a state in which all hands are known.
//!
//! A small net, taught by how games went on: those of the greedy bot at first, then those of rollouts that looked ahead by it. It ends playouts
//! early: what it says holds less chance than one way the hand may go, takes less time, and knows better play than greedy's.

mod features;
mod net;
#[cfg(test)]
mod tests;

use std::sync::LazyLock;

use super::at_table_of;
use crate::engine::Seat;
use crate::games::wyatt_earp::{MAX_SEATS, State};

pub use features::{Features, Overview, POSTER_TERMS, WHOLE_TERMS};
pub use net::{BYTES, NEURONS, Net, PARTS, from_bytes, to_bytes};

/// For tables of two, three and four.
static NETS: LazyLock<[Net; MAX_SEATS - 1]> = LazyLock::new(|| {
    [include_bytes!("two.bin"), include_bytes!("three.bin"), include_bytes!("four.bin")].map(Net::read)
});

/// The chance of `seat` to win the game, from 0 to 1, if all play on as rollouts with this horizon do. `state` must be at the beginning of a turn.
pub fn chance(state: &State, seat: Seat) -> f32 {
    let table = state.table();
    let net = &NETS[at_table_of(table.seats())];
    let overview = Overview::new(state);
    let mine = net.score(&overview.features(seat));
    let others = table.others(seat).map(|other| (net.score(&overview.features(other)) - mine).exp());
    1.0 / (1.0 + others.sum::<f32>())
}
