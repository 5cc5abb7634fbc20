//! The bots, from outside: of the same knowledge and luck the same act.

use tin_star::engine::Game;
use tin_star::games::desperados::{Desperados, Options};

use crate::honest::by_the_view_alone;

#[test]
fn every_bot_decides_by_its_view_and_luck_alone() {
    by_the_view_alone::<Desperados>(|seed| Desperados::deal(&Options { seats: 2 + (seed % 4) as u8 }, seed).unwrap());
}
