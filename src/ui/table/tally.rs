//! How many games the player has finished and won, by game and level. The browser alone keeps it. Lessons do not count, nor do practice games.

use crate::bots::Level;
use crate::ui::browser::storage;

/// The finished games of one kind against one level.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many of them the player has won, alone or with others.
    pub won: u32,
    /// How many there were.
    pub played: u32,
}

impl Tally {
    /// That of a game, by the name that its texts carry.
    pub fn of(game: &str, level: Level) -> Self {
        storage::get(&key(game, level)).as_deref().map(Self::from_text).unwrap_or_default()
    }

    /// Counts the game kept at `place`: whether it was won, if it is over by now, and what it counted as before. Where the browser keeps nothing,
    /// nothing is counted.
    pub fn count(game: &str, level: Level, place: &str, before: Option<bool>, now: Option<bool>) {
        // The tally is written at once and the game a little later, or not at all: then it comes back from before its end, counted already.
        let before = before.or_else(|| counted(&storage::get(COUNTED)?, place));
        if before != now {
            storage::set(&key(game, level), &Self::of(game, level).recounted(before, now).to_text());
            storage::set(COUNTED, &noted(place, now));
        }
    }

    fn recounted(self, before: Option<bool>, now: Option<bool>) -> Self {
        let rest = before.map_or(self, |won| self.without(won));
        now.map_or(rest, |won| rest.with(won))
    }

    fn with(self, won: bool) -> Self {
        Self { won: self.won.saturating_add(won.into()), played: self.played.saturating_add(1) }
    }

    fn without(self, won: bool) -> Self {
        Self { won: self.won.saturating_sub(won.into()), played: self.played.saturating_sub(1) }
    }

    /// What [`Self::to_text`] wrote; what makes no sense counts nothing.
    fn from_text(text: &str) -> Self {
        let read = || {
            let (won, played) = text.split_once(' ')?;
            Some(Self { won: won.parse().ok()?, played: played.parse().ok()? })
        };
        read().filter(|tally| tally.won <= tally.played).unwrap_or_default()
    }

    fn to_text(self) -> String {
        format!("{} {}", self.won, self.played)
    }
}

/// Which game was counted last, and whether it was won.
const COUNTED: &str = "counted";

fn noted(place: &str, won: Option<bool>) -> String {
    won.map_or_else(String::new, |won| format!("{place} {won}"))
}

/// Whether the game at `place` was won, if it is the one in the note.
fn counted(note: &str, place: &str) -> Option<bool> {
    note.strip_prefix(place)?.trim_start().parse().ok()
}

/// Where the browser keeps it.
fn key(game: &str, level: Level) -> String {
    format!("tally {game} {}", level.name())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn won_and_lost_games_are_counted_and_kept() {
        let tally = [true, false, true].into_iter().fold(Tally::default(), Tally::with);
        assert_eq!(tally, Tally { won: 2, played: 3 });
        assert_eq!(Tally::from_text(&tally.to_text()), tally);
        let full = Tally { won: 7, played: u32::MAX };
        assert_eq!(full.with(false), full);
        assert_eq!(
            (tally.without(true), tally.without(false)),
            (Tally { won: 1, played: 2 }, Tally { won: 2, played: 2 })
        );
        assert_eq!(Tally::default().without(true), Tally::default());
    }

    #[test]
    fn a_game_counts_once_however_often_it_ends() {
        let (one, place) = (Tally { won: 1, played: 1 }, "game 17-0000002a");
        assert_eq!(Tally::default().recounted(None, Some(true)), one);
        assert_eq!(one.recounted(Some(true), None), Tally::default(), "taken back");
        assert_eq!(one.recounted(Some(true), Some(false)), Tally { won: 0, played: 1 }, "ended otherwise");
        for won in [true, false] {
            assert_eq!(counted(&noted(place, Some(won)), place), Some(won));
            assert_eq!(counted(&noted(place, Some(won)), "game 17-0000002b"), None);
        }
        assert_eq!(counted(&noted(place, None), place), None);
    }

    #[test]
    fn what_makes_no_sense_counts_nothing() {
        for text in ["", "3", "x 4", "2 -1", "5 4", "1 2 3", "99999999999 99999999999"] {
            assert_eq!(Tally::from_text(text), Tally::default(), "{text:?}");
        }
    }
}
