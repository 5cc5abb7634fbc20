//! What holds of every game of the house, and of the house itself.

mod conformance;
mod page_names_no_game;
mod pictures_stand_alone;
mod rules_are_tested;
mod sheets_use_tokens;
mod storeys;
mod themes_can_be_read;
mod tokens_have_one_meaning;

use std::fs;
use std::path::{Path, PathBuf};

/// The files in a folder and all below it; of a file, itself.
fn sources(place: &Path) -> Vec<PathBuf> {
    if place.is_file() {
        return vec![place.to_owned()];
    }
    let entries = fs::read_dir(place).map(|entries| entries.flatten().collect::<Vec<_>>()).unwrap_or_default();
    entries.into_iter().flat_map(|entry| sources(&entry.path())).collect()
}
