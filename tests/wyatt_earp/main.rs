//! Wyatt Earp, driven from outside through the public API alone.

#[path = "../common/damaged.rs"]
mod damaged;
mod golden;
mod invariants;
mod keep;
mod legality;
mod referee;
mod saves;
mod script;
