//! Wyoming Cowboy on the page. `model`, `choices`, `moves`, `shot` and the `*_model`s are pure; the rest draws them and passes on what the
//! player wants.

mod actions;
mod board;
mod card;
mod chair;
mod choices;
mod context;
mod counter;
mod dialogs;
mod end;
mod explain_model;
#[cfg(test)]
mod explain_tests;
mod flights;
mod game;
mod hand;
mod hint_model;
mod later;
mod lesson;
mod lines;
mod log;
mod look;
mod model;
mod moves;
mod odds;
mod piles;
mod play;
mod poster;
mod put;
mod rules;
mod score;
mod score_model;
mod shot;
mod sound;
mod status;
#[cfg(test)]
mod testing;

use crate::games::wyoming_cowboy::WyomingCowboy;
use crate::ui::play::{controller, history, watch};

type Controller = controller::Controller<WyomingCowboy>;
type Act = history::Act<WyomingCowboy>;
type Watch = watch::Watch<WyomingCowboy>;
