//! The page, in storeys. Each may use those below it, never those above.
//!
//! | room | what it is |
//! |---|---|
//! | [`shell`] | what surrounds any table: the screens, the table's controller, history, keeping, sharing, settings, updates |
//! | [`games`] | the list of the games that the page has; shell and table name none |
//! | [`parts`] | what comes of a game once it is opened |
//! | [`play`] | what a game adds to the page |
//! | [`lesson`] | what a lesson is |
//! | [`wyatt_earp`] | one game: its board, choices, dialogs, flights, sheets |
//! | [`table`] | what any card game sits at: hand, piles, log, flights, hints, looking back, sheets |
//! | [`text`] | every word, a language at a time |
//! | [`browser`] | what the page asks of the browser: storage, focus, motion, dialogs |

pub mod browser;
mod desperados;
pub mod games;
pub mod lesson;
pub mod parts;
pub mod play;
pub mod shell;
pub mod table;
pub mod text;
pub mod wyatt_earp;
mod wyoming_cowboy;

/// Puts the page into the document.
pub fn mount() {
    leptos::mount::mount_to_body(shell::App);
    shell::bot_client::prepare();
}
