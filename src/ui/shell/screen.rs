//! What the page can show.

use super::keep::Key;
use crate::ui::games::Listed;
use crate::ui::play::any_record::AnyRecord;
use crate::ui::table::lesson::Offer;

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
    /// To the first screen.
    Start,
    /// To the first screen, too: what was offered is answered by then.
    Offer,
}
