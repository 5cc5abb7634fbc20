//! The table that any card game sits at: hand, piles, log, status, flights, hints, looking back, sheets. It knows no game. What a game shows
//! comes in as plain data, signals and drawn parts, what the player wants goes out by callbacks; so all of this is compiled once, however
//! many games there are.

pub mod actions;
pub mod by_hand;
pub mod card;
pub mod coach;
pub mod controls;
pub mod dialog;
pub mod drag;
pub mod end;
pub mod explain;
pub mod flight;
pub mod frame;
pub mod hand;
pub mod held;
pub mod hint;
pub mod key;
mod keys;
pub mod later;
pub mod lesson;
pub mod licences;
pub mod lines;
pub mod log;
pub mod look_back;
mod menu;
pub mod piles;
pub mod reader;
pub mod review;
pub mod rules;
pub mod rules_text;
pub mod score;
pub mod seat;
pub mod share;
pub mod sheets;
mod slip;
pub mod status;
pub mod tally;
mod topbar;
pub mod veil;

pub use controls::{AnyController, Controls, Exits, Refusal};
