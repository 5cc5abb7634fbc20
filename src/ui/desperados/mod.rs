//! Desperados on the page. `model`, `choices`, `odds`, `moves` and the `*_model`s are pure; the rest draws them and passes on what the
//! player wants.

mod actions;
mod board;
mod booty;
mod card;
mod choices;
mod context;
mod end;
mod end_model;
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
mod raid;
mod reveal;
mod rules;
mod site;
mod sound;
mod status;
#[cfg(test)]
mod testing;
mod warrant;

use crate::games::desperados::Desperados;
use crate::ui::play::{controller, history, watch};

type Controller = controller::Controller<Desperados>;
type Act = history::Act<Desperados>;
type Watch = watch::Watch<Desperados>;
