//! The rules, one by one. The number of a rule is in the name of its tests.

mod day;
mod ending;
mod guesses;
mod hold_up;
mod secrecy;
mod setup;
