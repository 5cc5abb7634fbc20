//! Ten thousand damaged saves of random games.

use tin_star::games::desperados::{Desperados, Options};

use super::damaged;
use super::script::assert_whole;

#[test]
fn ten_thousand_damaged_saves_are_refused_or_whole_games() {
    let session = |seed: u64| {
        let options = Options { seats: 2 + (seed % 4) as u8 };
        damaged::played::<Desperados>(options, seed, seed * 4)
    };
    damaged::are_refused_or_whole((0..50).map(session), assert_whole);
}
