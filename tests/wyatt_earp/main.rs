//! Wyatt Earp, driven from outside through the public API alone.

mod golden;
mod invariants;
mod keep;
mod legality;
mod referee;
mod saves;
mod script;
