//! What holds of every game of the house.

mod conformance;
mod page_names_no_game;
mod rules_are_tested;
mod tokens_have_one_meaning;
