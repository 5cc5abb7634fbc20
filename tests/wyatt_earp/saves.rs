//! Ten thousand damaged saves of random games.

use tin_star::games::wyatt_earp::{Edition, Options, WyattEarp};

use super::damaged;
use super::script::assert_whole;

#[test]
fn ten_thousand_damaged_saves_are_refused_or_whole_games() {
    let session = |seed: u64| {
        let options = Options {
            seats: 2 + (seed % 3) as u8,
            edition: if seed.is_multiple_of(2) { Edition::Y2014 } else { Edition::Y2000 },
        };
        damaged::played::<WyattEarp>(options, seed, seed * 4)
    };
    damaged::are_refused_or_whole((0..50).map(session), assert_whole);
}
