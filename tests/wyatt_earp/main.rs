//! Wyatt Earp, driven from outside through the public API alone.

#[path = "../common/damaged.rs"]
mod damaged;
#[path = "../common/games.rs"]
mod games;
mod golden;
#[path = "../common/golden.rs"]
mod golden_games;
mod invariants;
mod keep;
mod legality;
mod referee;
mod saves;
mod script;
