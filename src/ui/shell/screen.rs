//! What the page can show.

use super::keep::{Keeper, Key};
use crate::ui::browser::storage::tab;
use crate::ui::games::Listed;
use crate::ui::play::any_record::AnyRecord;
use crate::ui::table::lesson::Offer;

/// Where this tab keeps what is shown and is no game that is played: the names of a lesson, or the place of a finished game.
const SHOWN: &str = "shown";

/// What the page shows.
#[derive(Clone)]
pub enum Screen {
    /// Nothing, until it is known what was kept.
    Waiting,
    /// That another tab has the games.
    Elsewhere,
    /// The first screen.
    Start,
    /// A kept game, and whether the player comes back to it from looking back.
    Game(Key, AnyRecord, bool),
    /// A lesson of a game.
    Lesson(&'static Listed, &'static Offer),
    /// A game that came with a link or a file, and whether it did on the first screen.
    Opened(AnyRecord, bool),
    /// A game from a position on, and what to go back to.
    Watch(AnyRecord, usize, Back),
}

impl Screen {
    /// Whether a table is on it.
    pub const fn has_table(&self) -> bool {
        matches!(self, Self::Game(..) | Self::Lesson(..) | Self::Watch(..))
    }

    /// Notes for this tab what is shown, for when the page is loaded anew.
    pub fn note(&self) {
        match self {
            Self::Waiting | Self::Elsewhere => {}
            Self::Lesson(game, lesson) => tab::set(SHOWN, &format!("{} {}", game.name, lesson.name)),
            Self::Watch(_, _, Back::Start(key)) => tab::set(SHOWN, &key.to_string()),
            _ => tab::forget(SHOWN),
        }
    }

    /// What was noted before the page was loaded anew, as far as it is there still.
    pub async fn noted(keeper: Keeper) -> Option<Self> {
        let shown = tab::get(SHOWN)?;
        if let Some(key) = Key::of_place(&shown) {
            return Some(Self::Watch(keeper.game_now(key)?, 0, Back::Start(key)));
        }
        let (game, lesson) = shown.split_once(' ')?;
        let game = Listed::by_name(game)?;
        let lesson = (game.lessons)().iter().find(|one| one.name == lesson)?;
        game.part.bring().await.ok()?;
        ((game.book)().later)().bring().await.ok()?;
        Some(Self::Lesson(game, lesson))
    }

    /// Whether it is the first one, or what came up there.
    pub const fn is_first(&self) -> bool {
        matches!(self, Self::Start | Self::Opened(_, true))
    }
}

/// Where looking back leads.
#[derive(Clone, Copy)]
pub enum Back {
    /// To the table of this game.
    Table(Key),
    /// To the first screen, from this kept game.
    Start(Key),
    /// To the first screen, too: what was offered is answered by then.
    Offer,
}
