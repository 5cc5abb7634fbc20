//! A game as it leaves the page: kept by the browser, written to a file, or carried by a link.
//!
//! A record is the game's [text](crate::engine::save) on the first line, a line for the name of each seat, and a line for the level at which
//! the bots play. A link is the page's address, `#` and the text; names and level stay at home. Whatever is read here may have been made by
//! anybody.

mod name;

pub use name::{NAME_LENGTH, tidy};

use crate::bots::Level;
use crate::engine::save::{MAX_TEXT, game_name};
use crate::engine::{Game, LoadError, Session};
use crate::games::GameKind;

/// The longest record or link that is read, in bytes.
pub const MAX_RECORD: usize = MAX_TEXT + 4096;
/// What the line of the level begins with.
const LEVEL: &str = "level ";

/// A game, what its seats are called, and how well the bots in it play.
#[derive(Clone, Debug)]
pub struct Record<G: Game> {
    /// The game.
    pub session: Session<G>,
    /// A name for each seat; blank ones are the house's to fill.
    pub names: Vec<String>,
    /// How well the bots play; the usual level where nothing is said of it.
    pub level: Level,
}

impl<G: Game> Record<G> {
    /// A record at the usual level, with as many names as the game has seats, tidied by [`tidy`].
    pub fn new(session: Session<G>, names: impl IntoIterator<Item = impl AsRef<str>>) -> Self {
        let seats = G::seats(session.state());
        let names = names.into_iter().map(|name| tidy(name.as_ref())).chain(std::iter::repeat(String::new()));
        Self { names: names.take(seats).collect(), session, level: Level::default() }
    }

    /// The same against bots of that level.
    #[must_use]
    pub fn at_level(self, level: Level) -> Self {
        Self { level, ..self }
    }

    /// The record as text; [`Record::from_text`] reads it.
    pub fn to_text(&self) -> String {
        let level = format!("{LEVEL}{}", self.level.name());
        let lines = std::iter::once(self.session.to_text()).chain(self.names.iter().cloned()).chain([level]);
        lines.map(|line| line + "\n").collect()
    }

    /// Reads a record, or a link, or the bare text of a game.
    ///
    /// # Errors
    /// If there is no game in it that these rules can follow.
    pub fn from_text(text: &str) -> Result<Self, LoadError> {
        let (first, mut lines) = split(text)?;
        let session = Session::from_text(first)?;
        let names: Vec<&str> = lines.by_ref().take(G::seats(session.state())).collect();
        let level = lines.find_map(|line| Level::by_name(line.strip_prefix(LEVEL)?.trim())).unwrap_or_default();
        Ok(Self::new(session, names).at_level(level))
    }
}

/// The text of a file.
///
/// # Errors
/// If it is longer than any record, or no text.
pub fn text_of(bytes: &[u8]) -> Result<&str, LoadError> {
    if bytes.len() > MAX_RECORD {
        return Err(LoadError::TooLong);
    }
    str::from_utf8(bytes).map_err(|_| LoadError::NotAGame)
}

/// The address that opens the game of `text` at the page of `address`, whatever `address` opened before.
pub fn link(address: &str, text: &str) -> String {
    let page = address.split('#').next().unwrap_or_default();
    format!("{page}#{text}")
}

/// Which game a record, a link or the bare text of a game is of: the one place that decides by whose rules it is read.
///
/// # Errors
/// If there is no game in it that this house has.
pub fn game_of(text: &str) -> Result<GameKind, LoadError> {
    let name = game_name(split(text)?.0)?;
    GameKind::by_name(name).ok_or_else(|| LoadError::OtherGame { found: name.to_owned() })
}

/// The text of the game, and the lines after it.
fn split(text: &str) -> Result<(&str, std::str::Lines<'_>), LoadError> {
    if text.len() > MAX_RECORD {
        return Err(LoadError::TooLong);
    }
    let mut lines = text.trim_start_matches(['\u{feff}', ' ', '\n', '\r', '\t']).lines();
    let first = lines.next().ok_or(LoadError::NotAGame)?;
    Ok((first.rsplit('#').next().unwrap_or_default(), lines))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::wyatt_earp::{Edition, Options, WyattEarp};

    fn session() -> Session<WyattEarp> {
        Session::new(Options { seats: 3, edition: Edition::Y2014 }, 7).unwrap()
    }

    fn names(text: &str) -> Vec<String> {
        Record::<WyattEarp>::from_text(text).unwrap().names
    }

    #[test]
    fn a_record_comes_back_with_its_names() {
        let record = Record::new(session(), ["Mary", "", "Žofie"]);
        let text = record.to_text();
        let back = Record::<WyattEarp>::from_text(&text).unwrap();
        assert_eq!(back.names, ["Mary", "", "Žofie"]);
        assert_eq!(back.session.state(), record.session.state());
        assert_eq!(names(&format!("\u{feff}{}", text.replace('\n', "\r\n"))), ["Mary", "", "Žofie"]);
    }

    #[test]
    fn the_level_is_kept_behind_the_names_where_programs_of_before_do_not_look() {
        let level = |text: &str| Record::<WyattEarp>::from_text(text).unwrap().level;
        for kept in Level::ALL {
            let text = Record::new(session(), ["Mary", "level legend", ""]).at_level(kept).to_text();
            assert_eq!(level(&text), kept);
            assert_eq!(level(&text.replace('\n', "\r\n")), kept);
            assert_eq!(names(&text), ["Mary", "level legend", ""]);
        }
        let text = session().to_text();
        for old in ["", "\n", "\nMary\n\n\n", "\nlevel legend\n", "\na\nb\nc\nlevel doc\n", "\na\nb\nc\nlegend\n"] {
            assert_eq!(level(&format!("{text}{old}")), Level::default(), "{old:?}");
        }
    }

    #[test]
    fn a_link_brings_the_game_and_no_names() {
        let record = Record::new(session(), ["Mary", "Ada", "Bo"]);
        let text = record.session.to_text();
        for address in ["https://example.org/games/", "https://example.org/games/#", "file:///tmp/a.html#ts1.old"] {
            let link = link(address, &text);
            assert!(link.ends_with(&format!("#{text}")) && link.matches('#').count() == 1, "{link}");
            assert_eq!(names(&link), ["", "", ""]);
            assert_eq!(names(&format!("  {link}\n")), ["", "", ""]);
        }
    }

    #[test]
    fn whose_rules_read_a_text_is_told_by_it() {
        let record = Record::new(session(), ["Mary"]);
        let text = record.session.to_text();
        for text in [link("https://example.org/", &text), record.to_text(), format!("\n{text}")] {
            assert_eq!(game_of(&text), Ok(GameKind::WyattEarp));
        }
        assert_eq!(game_of("howdy"), Err(LoadError::NotAGame));
        assert_eq!(game_of(&text[..text.len() - 1]), Err(LoadError::Damaged));
        let faro = format!("ts1.faro.1.AA.{:08x}", crc32fast::hash(b"ts1.faro.1.AA"));
        assert_eq!(game_of(&faro), Err(LoadError::OtherGame { found: "faro".to_owned() }));
    }

    #[test]
    fn names_are_tidied() {
        let text = session().to_text();
        let lines = format!("{text}\n a\u{202e}b\u{0}c \n{}\n\u{200b}\nfourth\n", "x".repeat(999));
        assert_eq!(names(&lines), ["abc".to_owned(), "x".repeat(NAME_LENGTH), String::new()]);
        assert_eq!(names(&text).len(), 3);
    }

    #[test]
    fn what_is_no_record_is_refused() {
        let read = |bytes: &[u8]| text_of(bytes).and_then(Record::<WyattEarp>::from_text).err();
        assert_eq!(read(b""), Some(LoadError::NotAGame));
        assert_eq!(read(b"\xff\xfe"), Some(LoadError::NotAGame));
        assert_eq!(read(b"{\"game\": 1}"), Some(LoadError::NotAGame));
        assert_eq!(read(&vec![b' '; MAX_RECORD + 1]), Some(LoadError::TooLong));
        assert_eq!(read(format!("\n\n{}", session().to_text()).as_bytes()), None);
    }
}
