//! The bots, from outside: honest, and the same in the same place.

use tin_star::engine::Game;
use tin_star::games::wyoming_cowboy::{Options, WyomingCowboy};

use crate::honest::by_the_view_alone;

#[test]
fn no_bot_knows_more_than_its_view() {
    by_the_view_alone::<WyomingCowboy>(|seed| {
        WyomingCowboy::deal(&Options { seats: 3 + (seed % 6) as u8, strict: seed % 5 == 0 }, seed).unwrap()
    });
}
