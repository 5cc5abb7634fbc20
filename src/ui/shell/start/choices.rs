//! What the form of the start screen holds, and how the browser keeps it: for each game apart.

use std::cell::RefCell;

use rand::TryRng;
use rand::rngs::SysRng;

use crate::bots::Level;
use crate::record::tidy;
use crate::ui::browser::storage;
use crate::ui::games::parts::NewGame;
use crate::ui::games::{GAMES, Listed};
use crate::ui::play::any_record::AnyRecord;
use crate::ui::trouble::CannotDeal;

/// Where the browser keeps the choices: under this and the name of the game.
const KEY: &str = "start";
/// Where it keeps the game that was dealt last, or chosen before the program ran (`boot/boot.js`).
const GAME: &str = "game";
/// As many sit at a table at first, where a game has room for them; a larger one is for those who ask for it.
const USUAL_SEATS: u8 = 4;
/// Fresh deal numbers have at most twelve digits: links with one are short.
const FRESH: u64 = 1_000_000_000_000;

/// What the form holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices {
    /// How many play, the player included.
    pub seats: u8,
    /// How well the others play.
    pub level: Level,
    /// By which of the game's variants.
    pub variant: usize,
    /// For each seat that the game may have.
    pub names: Vec<String>,
    /// As typed; forgotten once dealt, and with the page.
    pub seed: String,
    /// Likewise.
    pub practice: bool,
}

/// The game that was dealt last, or chosen before the program ran.
pub fn last_game() -> &'static Listed {
    storage::get(GAME).and_then(|name| Listed::by_name(&name)).unwrap_or(&GAMES[0])
}

thread_local! {
    /// What was typed for a deal and not dealt, with its game's name: the number, and whether for practice.
    static TYPED: RefCell<Vec<(&'static str, String, bool)>> = const { RefCell::new(Vec::new()) };
}

/// What was typed has been dealt.
pub fn forget_typed(game: &Listed) {
    TYPED.with_borrow_mut(|typed| typed.retain(|(of, ..)| *of != game.name));
}

impl Choices {
    /// What is usual in a game.
    fn usual(game: &Listed) -> Self {
        let seats = (*game.seats.end()).min(USUAL_SEATS);
        let names = vec![String::new(); game.all_seats().len()];
        Self { seats, level: Level::default(), variant: 0, names, seed: String::new(), practice: false }
    }

    /// What was chosen last for a game.
    pub fn load(game: &Listed) -> Self {
        let kept = storage::get(&key(game));
        // Older versions had one game, and one place for its choices.
        let kept = kept.or_else(|| storage::get(KEY).filter(|_| game.name == GAMES[0].name));
        let choices = kept.and_then(|text| Self::from_text(game, &text)).unwrap_or_else(|| Self::usual(game));
        TYPED.with_borrow(|typed| match typed.iter().find(|(of, ..)| *of == game.name) {
            Some((_, seed, practice)) => Self { seed: seed.clone(), practice: *practice, ..choices },
            None => choices,
        })
    }

    /// Keeps what was chosen.
    pub fn keep(&self, game: &Listed) {
        forget_typed(game);
        TYPED.with_borrow_mut(|typed| typed.push((game.name, self.seed.clone(), self.practice)));
        storage::set(&key(game), &self.to_text());
        storage::set(GAME, game.name);
    }

    /// What [`Self::to_text`] wrote, unless it makes no sense. Of old there was no line for the level.
    fn from_text(game: &Listed, text: &str) -> Option<Self> {
        let mut lines = text.split('\n');
        let seats = lines.next()?.parse::<u8>().ok()?.checked_add(1).filter(|seats| game.seats.contains(seats))?;
        let variant = lines.next()?.parse().ok().filter(|&variant| variant < game.variants)?;
        let names = game.all_seats().map(|_| lines.next().map(tidy)).collect::<Option<_>>()?;
        let level = lines.next().and_then(Level::by_name).unwrap_or_default();
        Some(Self { seats, level, variant, names, seed: String::new(), practice: false })
    }

    fn to_text(&self) -> String {
        format!("{}\n{}\n{}\n{}", self.seats - 1, self.variant, self.names.join("\n"), self.level.name())
    }

    /// The table that was chosen.
    ///
    /// # Errors
    /// If there is no number for the deal.
    pub fn table(&self, fresh: impl FnOnce() -> Option<u64>) -> Result<NewGame, CannotDeal> {
        let seed = match self.seed.trim() {
            "" => fresh().ok_or(CannotDeal::NoRandomness)?,
            digits if digits.bytes().all(|b| b.is_ascii_digit()) => digits.parse().map_err(|_| CannotDeal::TooLarge)?,
            _ => return Err(CannotDeal::NoNumber),
        };
        let &Self { seats, variant, level, practice, .. } = self;
        let names = self.names[..usize::from(seats)].to_vec();
        Ok(NewGame { seats, variant, names, seed, level, practice })
    }
}

fn key(game: &Listed) -> String {
    format!("{KEY} {}", game.name)
}

/// A deal number from the browser's own source of chance.
pub fn fresh_seed() -> Option<u64> {
    SysRng.try_next_u64().ok().map(|chance| chance % FRESH)
}

/// A game dealt at the table that was chosen last. What was typed for a deal is for the first screen.
pub fn choices_of(game: &'static Listed) -> Option<AnyRecord> {
    let chosen = Choices { seed: String::new(), practice: false, ..Choices::load(game) };
    (game.part.now()?.deal)(&chosen.table(fresh_seed).ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::NAME_LENGTH;

    fn with_seed(seed: &str) -> Choices {
        Choices { seed: seed.to_owned(), ..Choices::usual(&GAMES[0]) }
    }

    #[test]
    fn a_fresh_deal_number_is_short() {
        assert!((0..40).all(|_| fresh_seed().is_some_and(|seed| seed < FRESH)));
    }

    #[test]
    fn a_typed_number_is_the_seed_and_an_empty_field_a_fresh_one() {
        let seed = |typed| with_seed(typed).table(|| Some(42)).map(|game| game.seed);
        assert_eq!(seed("17"), Ok(17));
        assert_eq!(seed(" 18446744073709551615 "), Ok(u64::MAX));
        assert_eq!(seed("  "), Ok(42), "twelve digits");
    }

    #[test]
    fn a_bad_seed_has_its_reason() {
        let fault = |typed| with_seed(typed).table(|| None).err();
        assert_eq!(fault("18446744073709551616"), Some(CannotDeal::TooLarge));
        for typed in ["-1", "1.5", "deadwood", "0x10", "+3"] {
            assert_eq!(fault(typed), Some(CannotDeal::NoNumber), "{typed}");
        }
        assert_eq!(fault(""), Some(CannotDeal::NoRandomness));
    }

    #[test]
    fn every_table_of_every_game_can_be_dealt_with_a_name_for_all_who_play() {
        for game in &GAMES {
            for seats in game.seats.clone() {
                for variant in 0..game.variants {
                    let choices = Choices { seats, variant, seed: "1".to_owned(), ..Choices::usual(game) };
                    let table = choices.table(|| None).unwrap();
                    let record = (game.part.now().unwrap().deal)(&table).unwrap();
                    assert_eq!((table.names.len(), record.seats()), (seats.into(), seats.into()));
                    assert_eq!((record.game(), record.variant()), (game.name, variant));
                }
            }
        }
    }

    #[test]
    fn choices_come_back_as_they_were_but_for_the_seed() {
        for game in &GAMES {
            let mut names = ["Mary", "", "Žofie", "Bo"].map(str::to_owned).to_vec();
            names.resize((*game.seats.end()).into(), String::new());
            let (seats, variant) = (*game.seats.start(), game.variants - 1);
            let choices = Choices { seats, level: Level::Legend, variant, names, seed: "9".to_owned(), practice: true };
            let back = Choices::from_text(game, &choices.to_text()).unwrap();
            assert_eq!(back, Choices { seed: String::new(), practice: false, ..choices });
        }
    }

    #[test]
    fn what_was_kept_before_there_were_levels_or_other_games_is_still_read() {
        let read = |text: &str| Choices::from_text(&GAMES[0], text).unwrap();
        let old = read("2\n1\nMary\n\nBo\n");
        assert_eq!((old.seats, old.variant, old.names[2].as_str()), (3, 1, "Bo"));
        assert_eq!(old.level, Level::Deputy);
        assert_eq!(read("2\n1\nMary\n\nBo\n\nchampion").level, Level::Deputy);
        for level in Level::ALL {
            assert_eq!(read(&format!("2\n1\nMary\n\nBo\n\n{}", level.name())).level, level);
        }
    }

    #[test]
    fn what_the_browser_kept_is_not_trusted() {
        for text in [
            "",
            "3",
            "0\n0\n\n\n\n",
            "4\n0\n\n\n\n",
            "255\n0\n\n\n\n",
            "3\n2\n\n\n\n",
            "3\n-1\n\n\n\n",
            "3\n0\na\nb\nc",
            "x\ny",
        ] {
            assert_eq!(Choices::from_text(&GAMES[0], text), None, "{text:?}");
        }
        let long = Choices::from_text(&GAMES[0], &format!("3\n0\n{}\n\n\n", "x".repeat(999))).unwrap();
        assert_eq!(long.names[0].len(), NAME_LENGTH);
    }
}
