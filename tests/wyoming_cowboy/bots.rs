//! The bots, from outside: of the same knowledge and luck the same act.

use tin_star::engine::Game;
use tin_star::games::wyoming_cowboy::WyomingCowboy;

use crate::honest::by_the_view_alone;

#[test]
fn every_bot_decides_by_its_view_and_luck_alone() {
    by_the_view_alone::<WyomingCowboy>(|seed| {
        WyomingCowboy::deal(&WyomingCowboy::options(3 + (seed % 6) as u8, usize::from(seed % 5 == 0)), seed).unwrap()
    });
}
