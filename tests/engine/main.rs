//! The engine and its games, driven from outside through the public API alone.

mod conformance;
mod golden;
mod invariants;
mod legality;
mod referee;
mod rules_are_tested;
mod saves;
mod script;
