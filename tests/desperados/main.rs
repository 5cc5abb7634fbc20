//! Desperados, driven from outside through the public API alone.

mod bots;
#[path = "../common/damaged.rs"]
mod damaged;
mod fixtures;
mod golden;
#[path = "../common/honest.rs"]
mod honest;
mod invariants;
mod legality;
mod referee;
mod saves;
mod script;
