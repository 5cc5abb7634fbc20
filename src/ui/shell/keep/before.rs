//! The one game, and the one set aside, of the time when all copies of the page on a host shared a database and kept no other. Each copy takes
//! over what it finds there; the old database is left as it is, for another copy that may not have been there yet.

use std::collections::HashMap;

use super::database::{Changes, Database};
use super::games::Key;
use crate::ui::play::any_record::AnyRecord;
use crate::ui::trouble::NotRead;

const DATABASE: &str = "tin-star";
/// The places that it had.
const PLACES: [&str; 2] = ["game", "set aside"];
/// What was taken from each of them last is noted under its name with this before it: the key it was given, a line end, and the text.
const TAKEN: &str = "taken from ";

/// What there is to take over, added to what is `kept`. `fresh` makes keys. The game that ran there becomes the one under `current`.
///
/// # Errors
/// If what there is cannot be read or written down, or its rules do not come; it is there the next time.
pub async fn take_over(
    kept: &mut HashMap<String, String>,
    database: &Database,
    current: &str,
    fresh: impl FnMut() -> Key,
) -> Result<(), NotRead> {
    let old = match Database::open_existing(DATABASE).await? {
        Some(old) => old.all().await?,
        None => return Ok(()),
    };
    super::bring(kept.values().chain(old.values())).await?;
    let changes = changes(kept, &old, current, fresh);
    if !changes.is_empty() {
        database.write(&changes).await?;
        kept.extend(changes.into_iter().filter_map(|(name, text)| Some((name, text?))));
    }
    Ok(())
}

/// What has to be written. A tab with an earlier version of the page may have gone on with a game since it was taken over: that game takes the
/// place it was given, unless it was played on here, too.
fn changes(
    kept: &HashMap<String, String>,
    old: &HashMap<String, String>,
    current: &str,
    mut fresh: impl FnMut() -> Key,
) -> Changes {
    let mut changes = Changes::new();
    for place in PLACES {
        let Some(text) = old.get(place) else { continue };
        let note = format!("{TAKEN}{place}");
        let taken = kept.get(&note).and_then(|note| note.split_once('\n'));
        if taken.is_some_and(|(_, before)| before == text) {
            continue;
        }
        let untouched = taken.filter(|(key, before)| kept.get(*key).is_some_and(|now| now == before));
        let key = match untouched.filter(|(_, before)| is_same_deal(before, text)) {
            Some((key, _)) => key.to_owned(),
            None => fresh().to_string(),
        };
        changes.insert(note, Some(format!("{key}\n{text}")));
        if place == PLACES[0] {
            changes.insert(current.to_owned(), Some(key.clone()));
        }
        changes.insert(key, Some(text.clone()));
    }
    changes
}

fn is_same_deal(one: &str, other: &str) -> bool {
    let deal = |text| AnyRecord::from_text(text).ok().map(|record| record.link_text(false));
    deal(one).is_some_and(|one| deal(other) == Some(one))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Level;
    use crate::ui::games::GAMES;
    use crate::ui::games::parts::NewGame;

    type Texts = HashMap<String, String>;

    /// The text of a game after some acts.
    fn game(seed: u64, acts: usize) -> String {
        let (seats, level) = (*GAMES[0].seats.start(), Level::default());
        let new = NewGame { seats, variant: 0, names: Vec::new(), seed, level, practice: false };
        (GAMES[0].played)(&new, acts).to_text()
    }

    fn old(game: &str) -> Texts {
        Texts::from([("game".to_owned(), game.to_owned())])
    }

    /// What is kept after taking over.
    fn taken(mut kept: Texts, old: &Texts) -> Texts {
        let mut next = kept.len() as u64;
        let fresh = || {
            next += 1;
            Key::new(next, 0)
        };
        let changes = changes(&kept, old, "current", fresh);
        kept.extend(changes.into_iter().map(|(name, text)| (name, text.unwrap())));
        kept
    }

    /// In the order of their places.
    fn games(kept: &Texts) -> Vec<&str> {
        let mut games: Vec<_> = kept.iter().filter(|(name, _)| Key::of_place(name).is_some()).collect();
        games.sort_unstable();
        games.into_iter().map(|(_, text)| text.as_str()).collect()
    }

    #[test]
    fn the_game_and_what_was_set_aside_are_taken_over_once() {
        let both = Texts::from([("game".to_owned(), game(7, 2)), ("set aside".to_owned(), "no game".to_owned())]);
        let kept = taken(Texts::new(), &both);
        assert_eq!(games(&kept), [&game(7, 2), "no game"]);
        assert_eq!(kept[&kept["current"]], game(7, 2));
        assert_eq!(taken(kept.clone(), &both), kept);
        let removed: Texts = kept.into_iter().filter(|(name, _)| Key::of_place(name).is_none()).collect();
        assert_eq!(taken(removed.clone(), &both), removed, "what the player removes does not come back");
        assert_eq!(taken(Texts::new(), &Texts::new()), Texts::new());
    }

    #[test]
    fn a_tab_with_an_earlier_version_loses_nothing() {
        let kept = taken(Texts::new(), &old(&game(7, 2)));
        let on = taken(kept.clone(), &old(&game(7, 3)));
        assert_eq!(games(&on), [&game(7, 3)], "the same game, further on");
        let another = taken(kept.clone(), &old(&game(8, 1)));
        assert_eq!(games(&another), [&game(7, 2), &game(8, 1)]);
        assert_eq!(another[&another["current"]], game(8, 1));
        let mut here = kept.clone();
        let key = here["current"].clone();
        here.insert(key, game(7, 4));
        assert_eq!(games(&taken(here, &old(&game(7, 3)))), [&game(7, 4), &game(7, 3)], "played on here and there");
    }
}
