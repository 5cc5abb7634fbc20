//! Wyatt Earp on the page. `model` and `choices` are pure; the rest draws them and passes on what the player wants.

mod actions;
mod card;
mod choices;
mod desk;
mod dialogs;
mod end;
mod end_model;
mod flights;
mod gang;
mod hand;
mod hint;
mod hint_model;
mod keys;
mod ledger;
pub mod log;
mod look;
mod look_back;
mod model;
mod piles;
mod poster;
mod score;
mod score_model;
mod sky;
mod status;
mod table;
mod territory;
mod topbar;

pub use gang::gang;
pub use look_back::LookBack;
pub use table::{Exits, Game};
