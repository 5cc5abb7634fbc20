//! Every game of the house, at every table it can set, keeps the promises of [`Game`](tin_star::engine::Game).

use tin_star::engine::conformance::{Effort, check};
use tin_star::games::GameKind;
use tin_star::games::wyatt_earp::{Edition, Options, WyattEarp};

#[test]
fn every_game_conforms() {
    // A new game is a new arm here.
    match GameKind::WyattEarp {
        GameKind::WyattEarp => {
            for seats in 2..=4 {
                for edition in [Edition::Y2014, Edition::Y2000] {
                    check::<WyattEarp>(&Options { seats, edition }, Effort { games: 6, decisions: 400, guesses: 2 });
                }
            }
        }
    }
}
