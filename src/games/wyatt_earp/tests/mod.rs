//! The rules, one by one: a test that holds the game to a rule begins with its number.

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
