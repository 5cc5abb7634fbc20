//! Desperados, driven from outside through the public API alone.

mod bots;
#[path = "../common/damaged.rs"]
mod damaged;
mod fixtures;
#[path = "../common/games.rs"]
mod games;
mod golden;
#[path = "../common/golden.rs"]
mod golden_games;
#[path = "../common/honest.rs"]
mod honest;
mod invariants;
mod legality;
mod referee;
mod saves;
mod script;
