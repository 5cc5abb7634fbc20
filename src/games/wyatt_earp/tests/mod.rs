//! The rules, one by one: each test's name begins with the number of the rule that it holds the game to.

mod cards;
mod ending;
mod guesses;
mod hideout;
mod most_wanted;
mod outlaws;
mod photo;
mod robbery;
mod secrecy;
mod setup;
mod shots;
mod supply;
mod turn;
mod watcher;
mod wyatt;

use super::testing::*;
use super::*;
