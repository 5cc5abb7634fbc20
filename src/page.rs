//! The page: what the program in `main.rs` mounts. The rooms below it are the library's.

pub mod ui;

use tin_star::{bots, engine, games, protocol, record};

/// A game that the page does not know, by which its shell is tested.
#[cfg(test)]
#[path = "../page/toy/mod.rs"]
mod toy;

/// The repository, for tests that read its files.
#[cfg(test)]
const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
