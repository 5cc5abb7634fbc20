//! What holds of every game of the house.

mod conformance;
mod rules_are_tested;
