//! The rules, one by one. The number of a rule is in the name of its tests.

mod ending;
mod guesses;
mod guns;
mod passing;
mod remembered;
mod scoring;
mod secrecy;
mod setup;
mod shots;
mod turn;
