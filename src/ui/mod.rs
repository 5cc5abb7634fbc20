//! The page, in storeys. Each uses those below it, never those above; no game uses another.
//!
//! | room | what it is |
//! |---|---|
//! | [`shell`] | what surrounds any table: the screens, keeping, opening, updates |
//! | [`games`] | the list of the games that the page has, and the parts that they come in; of the rooms that games share only this and the words name any |
//! | [`wyatt_earp`] | one game: its board, choices, dialogs, flights, sheets |
//! | [`play`] | what a game adds to the page, and what plays any game by that: the table's controller, history, looking back |
//! | [`table`] | what any card game sits at: hand, piles, log, flights, hints, looking back, sheets, lessons |
//! | [`settings`] | what the player has set for good, and the dialog for it |
//! | [`text`] | every word, a language at a time |
//! | [`part`] | parts of the program that come when they are wanted |
//! | [`trouble`] | what can go wrong |
//! | [`browser`] | what the page asks of the browser: storage, focus, motion, dialogs |

pub mod browser;
mod desperados;
pub mod games;
pub mod part;
pub mod play;
pub mod settings;
pub mod shell;
pub mod table;
pub mod text;
pub mod trouble;
pub mod wyatt_earp;
mod wyoming_cowboy;

/// Puts the page into the document.
pub fn mount() {
    leptos::mount::mount_to_body(shell::App);
}
