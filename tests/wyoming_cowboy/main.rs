//! Wyoming Cowboy, driven from outside through the public API alone.

mod bots;
mod fixtures;
mod golden;
mod invariants;
mod last;
mod legality;
mod referee;
mod saves;
mod script;
