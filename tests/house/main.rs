//! What holds of every game of the house.

mod conformance;
mod page_names_no_game;
mod rules_are_tested;
mod themes_can_be_read;
mod tokens_have_one_meaning;
