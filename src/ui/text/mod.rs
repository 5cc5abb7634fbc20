//! Every word that the page says, a language at a time. Nothing else of the page, and nothing of the engine, holds a sentence for players:
//! rules, saves and the store give codes ([`Illegal`](crate::games::wyatt_earp::Illegal), [`LoadError`](crate::engine::LoadError) …), and
//! these rooms say them.
//!
//! | file | what it is |
//! |---|---|
//! | `reading.rs` | what there is to read beside a game: rules, explanations, the log |
//! | `house.rs` | what the house says: start, table, keeping, sharing, hints in general. Names, parameters, meaning; no words |
//! | `lesson.rs` | what it says in any lesson |
//! | `wyatt_earp.rs`, `wyatt_earp/` | the same for one game |
//! | `en/`, `de/` | the words: a file for each room, and the language's own grammar in `mod.rs` |
//! | `names.rs` | what the seats are called |
//!
//! Words that never change are fields ([`Label`] …), sentences that are made of parts are methods of a trait, one to a room, which a language
//! implements whole: a sentence knows its seats, numbers and cards, and puts them where its grammar wants them. A missing word does not
//! compile, one that nothing uses fails a test, and so does one that was left in English.
//!
//! **Another language**: a folder like `en/`, a line in [`languages!`](self) below, and an arm in `room!`. What the page says before its program
//! runs stands in `index.html`, in a `data-<code>` beside the English words. **Another game**: a room like `wyatt_earp.rs`, a file of that name in each
//! language, and a line in `Tongue`.
//!
//! Plain Rust rather than a library: `leptos_i18n` would make every text reactive where a page built anew will do, and for what it cannot
//! say (who is "you", "Felix’") it is back to Rust; Fluent brings a parser, plural rules and its data, some 60 kB packed, and finds a missing
//! key when somebody reads it. This way German costs its words, and a translator must know a string from a brace.

#[macro_use]
mod room;
mod de;
pub mod desperados;
mod en;
pub mod house;
pub mod lesson;
mod names;
pub mod reading;
#[cfg(test)]
mod tests;
pub mod wyatt_earp;
pub mod wyoming_cowboy;

use std::cell::Cell;

pub use house::*;
pub use lesson::{lesson_label, lesson_step, not_yet, rather};
pub use names::{ME, Names, default_name};

pub use crate::record::NAME_LENGTH;

/// All rooms in one language.
pub(crate) trait Tongue:
    house::House
    + reading::Room
    + lesson::Room
    + wyatt_earp::Room
    + wyatt_earp::hints::Room
    + wyatt_earp::explain::Room
    + wyatt_earp::lesson::Room
    + desperados::Room
    + desperados::explain::Room
    + desperados::lesson::Room
    + wyoming_cowboy::Room
    + wyoming_cowboy::explain::Room
    + wyoming_cowboy::lesson::Room
{
}

impl<T> Tongue for T where
    T: house::House
        + reading::Room
        + lesson::Room
        + wyatt_earp::Room
        + wyatt_earp::hints::Room
        + wyatt_earp::explain::Room
        + wyatt_earp::lesson::Room
        + desperados::Room
        + desperados::explain::Room
        + desperados::lesson::Room
        + wyoming_cowboy::Room
        + wyoming_cowboy::explain::Room
        + wyoming_cowboy::lesson::Room
{
}

languages! {
    /// English.
    En = "en", "English", en::English;
    /// German.
    De = "de", "Deutsch", de::German;
}

thread_local! {
    /// The language of the page. Not a signal: when it changes, what is shown is built anew.
    static NOW: Cell<Lang> = const { Cell::new(Lang::En) };
}

/// The language that the page speaks.
pub fn language() -> Lang {
    NOW.get()
}

/// Speaks `lang` from now on. What is on the page already stays as it is.
pub fn speak(lang: Lang) {
    NOW.set(lang);
}

/// "7 cards in hand."
pub fn cards_held(n: u8) -> String {
    format!("{n} {}.", cards_in_hand(n))
}
