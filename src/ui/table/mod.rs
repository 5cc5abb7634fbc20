//! The table that any card game sits at: hand, piles, log, status, flights, hints, looking back, sheets. It knows no game. What a game shows
//! comes in as plain data, signals and drawn parts, what the player wants goes out by callbacks; so all of this is compiled once, however
//! many games there are.

pub mod actions;
pub mod card;
pub mod coach;
pub mod controls;
pub mod dialog;
pub mod drag;
pub mod end;
pub mod explain;
pub mod flight;
pub mod frame;
pub mod hand;
pub mod hint;
pub mod key;
mod keys;
pub mod lesson;
pub mod licences;
pub mod lines;
pub mod log;
pub mod look_back;
mod menu;
pub mod piles;
pub mod rules;
pub mod rules_text;
pub mod score;
pub mod seat;
mod slip;
pub mod status;
mod topbar;

pub use controls::{AnyController, Controls, Exits, Refusal};

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::{Path, PathBuf};

    fn files(folder: &Path) -> Vec<PathBuf> {
        let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
    }

    /// The names of the games' folders, as they are written in code and in the names of files.
    fn games() -> Vec<[String; 2]> {
        let folders = fs::read_dir(Path::new(crate::ROOT).join("src/games")).unwrap();
        let folders = folders.map(|entry| entry.unwrap().path()).filter(|path| path.is_dir());
        folders
            .map(|path| path.file_name().unwrap().to_string_lossy().into_owned())
            .map(|name| [name.replace('_', "-"), name])
            .collect()
    }

    #[test]
    fn neither_the_table_nor_the_house_sheets_name_a_game() {
        let root = Path::new(crate::ROOT);
        let games = games();
        assert!(!games.is_empty());
        let of_a_game = |path: &Path| games.iter().flatten().any(|game| path.parent().unwrap().ends_with(game));
        let sheets = files(&root.join("style")).into_iter().filter(|path| !of_a_game(path));
        let code = files(&root.join("src/ui/table")).into_iter().filter(|path| !path.ends_with("mod.rs"));
        let mut read = 0;
        for path in sheets.chain(code) {
            let text = fs::read_to_string(&path).unwrap().to_lowercase();
            for word in
                games.iter().flatten().map(String::as_str).chain(["crate::games", "outlaw", "sheriff", "poster"])
            {
                assert!(!text.contains(word), "{} names {word}", path.display());
            }
            read += 1;
        }
        assert!(read > 30, "{read} files");
    }
}
