//! Wyatt Earp on the page. `model`, `choices`, `moves` and the `*_model`s are pure; the rest draws them and passes on what the player
//! wants.

mod actions;
mod card;
mod choices;
mod context;
mod dialogs;
mod end;
mod end_model;
mod explain_model;
#[cfg(test)]
mod explain_tests;
mod flights;
mod game;
mod gang;
mod hand;
mod hint_model;
mod later;
pub mod lesson;
mod lines;
mod log;
mod look;
mod model;
mod moves;
mod piles;
mod play;
#[cfg(test)]
mod play_tests;
mod poster;
mod rules;
mod score;
mod score_model;
mod sound;
mod status;
mod strategy;
mod territory;

use crate::games::wyatt_earp::WyattEarp;
use crate::ui::play::{controller, history, watch};

type Controller = controller::Controller<WyattEarp>;
type Act = history::Act<WyattEarp>;
type Watch = watch::Watch<WyattEarp>;
