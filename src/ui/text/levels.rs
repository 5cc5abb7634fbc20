//! The words of the levels and tempers.

use super::Names;
use crate::bots::{Character, Level, Temper};
use crate::engine::Seat;

/// What a level is called.
pub const fn level(level: Level) -> &'static str {
    match level {
        Level::Greenhorn => "Greenhorns",
        Level::Drifter => "Drifters",
        Level::Deputy => "Deputies",
        Level::Ranger => "Rangers",
        Level::Marshal => "Marshals",
        Level::Legend => "Legends",
    }
}

/// How those of a level play.
pub const fn level_note(level: Level) -> &'static str {
    match level {
        Level::Greenhorn => "Hoard their cards, and forget what they saw.",
        Level::Drifter => "Have sat at a table or two, and recall little of it.",
        Level::Deputy => "Know the trade, and forget more than half of what they saw.",
        Level::Ranger => "Think ahead, and settle for what looks good enough.",
        Level::Marshal => "Think ahead, and let little slip.",
        Level::Legend => "Think each move through, and guess what you hold.",
    }
}

const fn temper(temper: Temper) -> &'static str {
    match temper {
        Temper::Even => "even-tempered",
        Temper::Cautious => "cautious",
        Temper::Grasping => "out for the money",
        Temper::Spiteful => "never forgives a slight",
    }
}

/// "Juniper is cautious, and plays like the Deputies": for the row of a seat.
pub fn character(names: &Names, seat: Seat, level: Level) -> String {
    let who = Character::of_the_house(seat, level);
    let is = if who.temper == Temper::Spiteful { "" } else { "is " };
    format!("{} {is}{}, and plays like the {}", names.of(seat), temper(who.temper), self::level(level))
}

/// "Your opponents play like Deputies."
pub fn table_level(level: Level) -> String {
    format!("Your opponents play like {}.", self::level(level))
}
