//! Who has won (D-4.2).

use arrayvec::ArrayVec;

use super::table::{MAX_SEATS, Table};
use crate::engine::Seat;

/// Who has the most valuable booty; of those the ones with the most place cards (D-4.2).
pub fn winners(table: &Table) -> ArrayVec<Seat, MAX_SEATS> {
    let standing = |seat: &Seat| {
        let booty = table.booty[seat.index()];
        (booty.worth(), booty.len())
    };
    let best = Seat::all(table.seats()).map(|seat| standing(&seat)).max();
    Seat::all(table.seats()).filter(|seat| Some(standing(seat)) == best).collect()
}
