//! Finds the hands and positions that the lessons are made of, and writes them down as texts of games.
//!
//! `cargo run --release --bin lesson -- 3 200000` deals so many hands of Wyatt Earp at a table of three and prints each that is better than all
//! before it: what it is worth, which idea comes up in which turn of the player's, the acts, and the game as the text of a save.
//! `cargo run --release --bin lesson -- ts1.…` prints the acts of such a text, each with the hand it is chosen from.
//! `cargo run --release --bin lesson -- write 3 73451 < acts` deals that hand of Wyatt Earp and has everybody act as it is written, an act a
//! line as the others print it: so a hand that was found is made simpler. It prints the text of the game, or where it went wrong.
//! `cargo run --release --bin lesson -- desperados 20000` looks for the beginning and for the end of a game that teach Desperados.
//! `cargo run --release --bin lesson -- wyoming-cowboy 20000` does the same for Wyoming Cowboy.
//! `cargo run --release --bin lesson -- strategy 300` looks in so many hands of Wyatt Earp for positions in which the best bot is sure of
//! itself, and prints what it thinks of each act; `strategy check` thinks those of the lesson over again, and prints the fixture.

mod desperados;
mod search;
mod strategy;
mod wyatt_earp;
mod wyoming_cowboy;

use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words.first().map(String::as_str) {
        Some("desperados") => desperados::run(&words[1..]),
        Some("strategy") => strategy::run(&words[1..]),
        Some("wyoming-cowboy") => wyoming_cowboy::run(&words[1..]),
        Some(text) if text.starts_with("ts1.desperados.") => desperados::tell(text),
        Some(text) if text.starts_with("ts1.wyoming-cowboy.") => wyoming_cowboy::tell(text),
        _ => wyatt_earp::run(&words),
    }
}
