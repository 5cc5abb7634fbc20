//! Ten thousand damaged saves of random games.

use tin_star::games::wyoming_cowboy::{Options, WyomingCowboy};

use super::damaged;
use super::script::assert_whole;

#[test]
fn ten_thousand_damaged_saves_are_refused_or_whole_games() {
    let session = |seed: u64| {
        let options = Options { seats: 3 + (seed % 6) as u8, strict: seed.is_multiple_of(4) };
        damaged::played::<WyomingCowboy>(options, seed, seed * 12)
    };
    damaged::are_refused_or_whole((0..50).map(session), assert_whole);
}
