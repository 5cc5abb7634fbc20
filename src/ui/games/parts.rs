//! The part of the program that a game's tables are made of ([`part`](crate::ui::part)). The chosen game's is asked for while the shell
//! still comes (`boot/boot.js`), and then its bots; the others' when their game is opened, or some time after.

use leptos::prelude::*;

use crate::bots::Level;
use crate::engine::{LoadError, Session};
use crate::record::Record;
use crate::ui::play::any_record::AnyRecord;
use crate::ui::play::controller::Controller;
use crate::ui::play::controller::lesson::Progress;
use crate::ui::play::{Exits, Play};
use crate::ui::settings::Settings;
use crate::ui::table::coach::Coach;

/// What the page can do with a game once its part is there.
#[derive(Debug)]
pub struct Part {
    /// Deals a game; nothing if the rules know no such table.
    pub deal: fn(&NewGame) -> Option<AnyRecord>,
    /// The table of a lesson, and who tells it.
    pub teach: fn(Progress, Settings, Exits) -> Option<(AnyView, Coach)>,
    /// Reads a game of this kind.
    pub read: fn(&str) -> Result<AnyRecord, LoadError>,
}

/// A table to deal at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// How many play.
    pub seats: u8,
    /// By which of the game's variants.
    pub variant: usize,
    /// A name for each seat as typed, perhaps blank; the player's first.
    pub names: Vec<String>,
    /// Where all chance comes from.
    pub seed: u64,
    /// How well the bots play.
    pub level: Level,
    /// Whether everything may be taken back.
    pub practice: bool,
}

impl Part {
    /// The part of a game.
    pub const fn of<G: Play>() -> Self {
        Self {
            deal: |new| Some(deal::<G>(new)?.into()),
            teach: teach::<G>,
            read: |text| Ok(Record::<G>::from_text(text)?.into()),
        }
    }
}

pub(super) fn deal<G: Play>(new: &NewGame) -> Option<Record<G>> {
    let session = Session::<G>::new(G::options(new.seats, new.variant), new.seed).ok()?;
    let session = if new.practice { session.into_practice() } else { session };
    Some(Record::new(session, &new.names).at_level(new.level))
}

fn teach<G: Play>(progress: Progress, settings: Settings, exits: Exits) -> Option<(AnyView, Coach)> {
    let controller = Controller::<G>::teach(progress, settings)?;
    let coach = controller.coach(exits.leave)?;
    Some((G::table(controller, exits), coach))
}
