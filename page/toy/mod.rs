//! What the page makes of a game that it does not know: High Noon, the toy of `tests/toy`.

#[allow(dead_code)] // its faults are for the tests of the engine
#[path = "../../tests/toy/game.rs"]
mod game;
#[path = "../../tests/toy/mind.rs"]
mod mind;
mod play;
mod shell;

type Toy = game::Toy;
