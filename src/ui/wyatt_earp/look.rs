//! How cards and outlaws are called in the style sheets and in the art.

use crate::engine::Seat;
use crate::games::wyatt_earp::{Card, Kind, Outlaw};

/// "jesse-james".
pub const fn slug(outlaw: Outlaw) -> &'static str {
    ["belle-starr", "billy-the-kid", "bob-dalton", "butch-cassidy", "jesse-james", "sundance-kid", "wes-hardin"]
        [outlaw.index()]
}

/// The name by which the cards of a group are moved.
pub fn cell_slot(seat: Seat, outlaw: Outlaw) -> String {
    format!("cell-{}-{}", seat.0, slug(outlaw))
}

/// The kind of a card: "outlaw", "photo", "bank".
pub const fn kind(card: Card) -> &'static str {
    match card.kind() {
        Kind::Outlaw(_) => "outlaw",
        Kind::Photo(_) => "photo",
        Kind::BankRobbery => "bank",
        Kind::StagecoachRobbery => "stagecoach",
        Kind::FastestGun => "gun",
        Kind::MostWanted => "wanted",
        Kind::Hideout => "hideout",
        Kind::WyattEarp => "earp",
    }
}

/// The class that sets the ink of a card: its outlaw's, or the steel of Sheriff cards.
pub fn ink(card: Card) -> String {
    match card.kind() {
        Kind::Outlaw(outlaw) | Kind::Photo(outlaw) => outlaw_ink(outlaw),
        _ => "ink-sheriff".to_owned(),
    }
}

/// The class that sets the ink of an outlaw.
pub fn outlaw_ink(outlaw: Outlaw) -> String {
    format!("ink-{}", slug(outlaw))
}

/// The picture on a card.
pub fn picture(card: Card) -> String {
    match card.kind() {
        Kind::Outlaw(outlaw) | Kind::Photo(outlaw) => format!("portrait-{}", slug(outlaw)),
        _ => format!("scene-{}", kind(card)),
    }
}

/// The small sign of a card.
pub fn sign(card: Card) -> String {
    match card.kind() {
        Kind::Outlaw(outlaw) => format!("symbol-{}", slug(outlaw)),
        _ => format!("icon-{}", kind(card)),
    }
}

/// The CP printed on a card, if any.
pub const fn cp(card: Card) -> Option<u8> {
    match card.kind() {
        Kind::Outlaw(_) | Kind::BankRobbery => Some(2),
        Kind::Photo(_) => Some(4),
        Kind::StagecoachRobbery => Some(1),
        Kind::FastestGun => Some(3),
        Kind::MostWanted | Kind::Hideout | Kind::WyattEarp => None,
    }
}

/// The money, in thousands of dollars, that a play of `count` of `card` adds to its poster.
pub const fn raise(card: Card, count: u8) -> u16 {
    match card.kind() {
        Kind::Outlaw(_) => count.saturating_sub(1) as u16,
        Kind::Photo(_) | Kind::BankRobbery | Kind::FastestGun => 1,
        Kind::StagecoachRobbery => 3,
        Kind::MostWanted | Kind::Hideout | Kind::WyattEarp => 0,
    }
}
