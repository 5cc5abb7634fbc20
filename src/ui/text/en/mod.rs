//! English.

mod desperados;
mod desperados_explain;
mod desperados_lesson;
mod house;
mod lesson;
mod reading;
mod wyatt_earp;
mod wyatt_earp_explain;
mod wyatt_earp_hints;
mod wyatt_earp_lesson;
mod wyoming_cowboy;
mod wyoming_cowboy_explain;
mod wyoming_cowboy_lesson;

use super::Names;
use crate::engine::Seat;

/// Speaks English.
pub(super) struct English;

/// As the first word of a sentence: "You", "Juniper".
fn subject(names: &Names, seat: Seat) -> &str {
    if seat == Seat(0) { "You" } else { names.of(seat) }
}

/// Within a sentence: "you", "Juniper".
fn object(names: &Names, seat: Seat) -> &str {
    if seat == Seat(0) { "you" } else { names.of(seat) }
}

/// "your", "Juniper’s".
fn possessive(names: &Names, seat: Seat) -> String {
    if seat == Seat(0) { "your".to_owned() } else { format!("{}’s", names.of(seat)) }
}

/// "Your", "Juniper’s", as the first word of a sentence.
fn whose(names: &Names, seat: Seat) -> String {
    if seat == Seat(0) { "Your".to_owned() } else { possessive(names, seat) }
}

/// The first for "you", the second for anybody else.
fn either<'a>(seat: Seat, you: &'a str, they: &'a str) -> &'a str {
    if seat == Seat(0) { you } else { they }
}

/// `1 card`, `7 cards`.
fn cards(n: u8) -> String {
    if n == 1 { "1 card".to_owned() } else { format!("{n} cards") }
}

/// "A", "A and B", "A, B and C".
fn list<S: AsRef<str>>(items: &[S]) -> String {
    match items {
        [] => String::new(),
        [one] => one.as_ref().to_owned(),
        [most @ .., last] => {
            let most: Vec<&str> = most.iter().map(AsRef::as_ref).collect();
            format!("{} and {}", most.join(", "), last.as_ref())
        }
    }
}

/// A sentence as it is put together; Most Wanted! brings its own mark.
fn sentence(words: &str) -> String {
    words.replace("!.", "!")
}
