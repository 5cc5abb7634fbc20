//! The bots, from outside: honest, and the same in the same place.

use tin_star::engine::Game;
use tin_star::games::desperados::{Desperados, Options};

use crate::honest::by_the_view_alone;

#[test]
fn no_bot_knows_more_than_its_view() {
    by_the_view_alone::<Desperados>(|seed| Desperados::deal(&Options { seats: 2 + (seed % 4) as u8 }, seed).unwrap());
}
