//! The kept games as they lie in the store: a record, and when it was played last, under a key of its own. No game ever takes another's place.

use std::fmt;

use crate::engine::{LoadError, sort_few};
use crate::ui::play::any_record::AnyRecord;

/// How many games are kept. A new one beyond that makes the oldest finished one go; a running one goes only when the player removes it, so
/// that there may be more.
pub const KEPT: usize = 40;
/// What the name of a game's place in the store begins with.
const PLACE: &str = "game ";
/// What the line begins with that says when the game was played last. It stands behind the record, where earlier programs do not look.
const PLAYED: &str = "played ";
/// The last moment that browsers know, in milliseconds since 1970.
const END_OF_TIME: u64 = 8_640_000_000_000_000;

/// Where a game is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Key {
    made: u64,
    chance: u32,
}

impl Key {
    /// A key made `now`, in milliseconds since 1970. By `chance` two that are made at once differ.
    pub const fn new(now: u64, chance: u32) -> Self {
        Self { made: now, chance }
    }

    /// When it was made, in milliseconds since 1970.
    pub fn made(self) -> u64 {
        self.made.min(END_OF_TIME)
    }

    /// The key of a place in the store, if games are kept there.
    pub fn of_place(name: &str) -> Option<Self> {
        let (made, chance) = name.strip_prefix(PLACE)?.split_once('-')?;
        Some(Self { made: made.parse().ok()?, chance: u32::from_str_radix(chance, 16).ok()? })
    }
}

/// The name of the place in the store.
impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{PLACE}{}-{:08x}", self.made, self.chance)
    }
}

/// A kept game.
#[derive(Clone, Debug)]
pub struct Kept {
    /// Where.
    pub key: Key,
    /// When it was played last, in milliseconds since 1970.
    pub played: u64,
    /// The game.
    pub record: AnyRecord,
}

/// A kept text that this version cannot read. It lies where it lay, so that every version tries it again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Aside {
    /// Where.
    pub key: Key,
    /// What is kept.
    pub text: String,
    /// What is wrong with it.
    pub why: LoadError,
}

impl Kept {
    /// What is kept at the place `key`.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn from_text(key: Key, text: String) -> Result<Self, Aside> {
        let played = text.lines().next_back().and_then(|line| line.strip_prefix(PLAYED)?.parse().ok());
        match AnyRecord::from_text(&text) {
            Ok(record) => Ok(Self { key, played: played.unwrap_or(key.made).min(END_OF_TIME), record }),
            Err(why) => Err(Aside { key, text, why }),
        }
    }

    /// As the store has it; [`Self::from_text`] reads it.
    pub fn to_text(&self) -> String {
        format!("{}{PLAYED}{}\n", self.record.to_text(), self.played)
    }
}

/// Puts the game played last first.
pub fn newest_first(games: &mut [Kept]) {
    sort_few(games, |a, b| (b.played, b.key).cmp(&(a.played, a.key)));
}

/// The game that has to go for a new one to be kept, of `games` in order, the newest first. One alone: where running games are too many,
/// finished ones do not make up for it. Not the one to be `spared`.
pub fn to_make_room(games: &[Kept], spared: Option<Key>) -> Option<Key> {
    let oldest = || games.iter().rev().find(|game| game.record.is_over() && Some(game.key) != spared);
    (games.len() >= KEPT).then(oldest).flatten().map(|game| game.key)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Level;
    use crate::ui::games::GAMES;
    use crate::ui::games::parts::NewGame;

    /// A game of the list after so many actions.
    fn played(count: usize) -> AnyRecord {
        let names = ["", "Ada"].map(str::to_owned).to_vec();
        let new = NewGame {
            seats: *GAMES[0].seats.start(),
            variant: 0,
            names,
            seed: 7,
            level: Level::default(),
            practice: false,
        };
        (GAMES[0].played)(&new, count)
    }

    fn running() -> AnyRecord {
        played(0)
    }

    fn games(records: &[&AnyRecord]) -> Vec<Kept> {
        let kept = |(at, record): (usize, &&AnyRecord)| Kept {
            key: Key::new(at as u64, 0),
            played: 1000 - at as u64,
            record: (*record).clone(),
        };
        records.iter().enumerate().map(kept).collect()
    }

    #[test]
    fn a_key_comes_back_from_the_name_of_its_place() {
        for key in [Key::new(0, 0), Key::new(1_732_321_312_345, u32::MAX), Key::new(u64::MAX, 7)] {
            assert_eq!(Key::of_place(&key.to_string()), Some(key));
        }
        for name in ["game", "game ", "game 5", "game 5-x", "game -5-1", "set aside", "current", "played 5-1"] {
            assert_eq!(Key::of_place(name), None, "{name:?}");
        }
    }

    #[test]
    fn a_game_comes_back_with_the_time_it_was_played() {
        let key = Key::new(5, 6);
        let text = Kept { key, played: 1_732_321_312_345, record: running() }.to_text();
        let back = Kept::from_text(key, text.clone()).unwrap();
        assert_eq!((back.key, back.played), (key, 1_732_321_312_345));
        assert!(back.record.is_at(&running()) && !back.record.is_at(&played(1)));
        assert_eq!(back.to_text(), text);
        assert_eq!(AnyRecord::from_text(&text).unwrap().to_text(), running().to_text(), "others see the record alone");
    }

    #[test]
    fn a_record_without_a_time_was_played_when_its_key_was_made() {
        let played = |text: String| Kept::from_text(Key::new(5, 6), text).unwrap().played;
        assert_eq!(played(running().to_text()), 5);
        assert_eq!(played(format!("{}played soon\n", running().to_text())), 5);
        assert_eq!(played(format!("{}played {}\n", running().to_text(), u64::MAX)), END_OF_TIME);
    }

    #[test]
    fn what_cannot_be_read_is_handed_back_as_it_is() {
        let key = Key::new(5, 6);
        for (text, why) in [("", LoadError::NotAGame), ("ts1.faro.1.x.00000000\nplayed 9\n", LoadError::Damaged)] {
            let aside = Kept::from_text(key, text.to_owned()).unwrap_err();
            assert_eq!(aside, Aside { key, text: text.to_owned(), why });
        }
    }

    #[test]
    fn the_oldest_finished_game_makes_room_and_a_running_one_never_does() {
        let (on, over) = (running(), played(usize::MAX));
        let some = |count: usize, record| vec![record; count];
        assert_eq!(to_make_room(&games(&some(KEPT - 1, &over)), None), None);
        assert_eq!(to_make_room(&games(&some(KEPT, &over)), None), Some(Key::new(39, 0)));
        assert_eq!(to_make_room(&games(&some(KEPT + 5, &on)), None), None);
        let mut mixed = some(KEPT, &on);
        mixed[3] = &over;
        mixed[17] = &over;
        assert_eq!(to_make_room(&games(&mixed), None), Some(Key::new(17, 0)));
        assert_eq!(
            to_make_room(&games(&mixed), Some(Key::new(17, 0))),
            Some(Key::new(3, 0)),
            "not the one looked back on"
        );
        assert_eq!(to_make_room(&games(&mixed), Some(Key::new(3, 0))), Some(Key::new(17, 0)));
        mixed.extend(some(5, &on));
        assert_eq!(to_make_room(&games(&mixed), None), Some(Key::new(17, 0)), "one goes, however many there are");
    }

    #[test]
    fn the_game_played_last_is_first() {
        let on = running();
        let mut games = games(&[&on, &on, &on]);
        games[2].played = 2000;
        newest_first(&mut games);
        assert_eq!(games.iter().map(|game| game.played).collect::<Vec<_>>(), [2000, 1000, 999]);
    }
}
