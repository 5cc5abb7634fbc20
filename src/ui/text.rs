//! Every word that the page says, in one place. Log lines are made in `wyatt_earp/log.rs`, refusals by `Illegal`.

pub mod hints;
mod keeping;
pub mod label;
mod levels;
mod names;
mod sheets;
mod table;

pub use keeping::*;
pub use levels::*;
pub use names::default_name;
pub use sheets::*;
pub use table::*;

use crate::engine::Seat;
use crate::games::wyatt_earp::{Action, Card, Direction, Edition, Kind, Outlaw, Phase};
pub use crate::record::NAME_LENGTH;

/// What the page calls each seat. Seat 0 is the player, and is spoken to as "you".
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names(Vec<String>);

impl Names {
    /// Names by seat, from what was typed for each; seat 0 first.
    pub fn new(names: impl IntoIterator<Item = String>) -> Self {
        let mut names: Vec<String> = names.into_iter().collect();
        names::seat(&mut names);
        Self(names)
    }

    /// The name on the seat's row: what was typed, also for the player.
    pub fn of(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or_else(|| default_name(seat.index()), String::as_str)
    }

    /// As the first word of a sentence: "You", "Juniper".
    pub fn subject(&self, seat: Seat) -> &str {
        if seat == Seat(0) { "You" } else { self.of(seat) }
    }

    /// Within a sentence: "you", "Juniper".
    pub fn object(&self, seat: Seat) -> &str {
        if seat == Seat(0) { "you" } else { self.of(seat) }
    }

    /// "your", "Juniper's".
    pub fn possessive(&self, seat: Seat) -> String {
        if seat == Seat(0) { "your".to_owned() } else { format!("{}’s", self.of(seat)) }
    }

    /// Whose turn it is: "Your turn", "Juniper’s turn".
    pub fn turn(&self, seat: Seat) -> String {
        if seat == Seat(0) { "Your turn".to_owned() } else { format!("{}’s turn", self.of(seat)) }
    }

    /// How many seats have a name.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether no seat has a name.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// `$6,000`, from thousands of dollars.
pub fn money(thousands: u16) -> String {
    if thousands == 0 { "$0".to_owned() } else { format!("${thousands},000") }
}

/// `$6k`, where room is scarce, from thousands of dollars.
pub fn money_short(thousands: u16) -> String {
    format!("${thousands}k")
}

/// `+$2,000`: what a play adds to a poster, from thousands of dollars; empty where it adds nothing.
pub fn raise(thousands: u16) -> String {
    if thousands == 0 { String::new() } else { format!("+{}", money(thousands)) }
}

/// `12 CP`.
pub fn cp(points: u8) -> String {
    format!("{points} CP")
}

/// `1 card`, `7 cards`.
pub fn cards(n: u8) -> String {
    if n == 1 { "1 card".to_owned() } else { format!("{n} cards") }
}

/// "A", "A and B", "A, B and C".
pub fn list<S: AsRef<str>>(items: &[S]) -> String {
    match items {
        [] => String::new(),
        [one] => one.as_ref().to_owned(),
        [most @ .., last] => {
            let most: Vec<&str> = most.iter().map(AsRef::as_ref).collect();
            format!("{} and {}", most.join(", "), last.as_ref())
        }
    }
}

/// The first name, where the full one does not fit.
pub const fn outlaw_short(outlaw: Outlaw) -> &'static str {
    ["Belle", "Billy", "Bob", "Butch", "Jesse", "Sundance", "Wes"][outlaw.index()]
}

/// A card's name as a sentence uses it: "Jesse James", "the Photo of Jesse James", "Bank Robbery".
pub fn card(card: Card) -> String {
    match card.kind() {
        Kind::Outlaw(outlaw) => outlaw.name().to_owned(),
        Kind::Photo(outlaw) => format!("the Photo of {}", outlaw.name()),
        kind => sheriff(kind).to_owned(),
    }
}

/// A card's name as the card prints it: "Jesse James", "Photo · Jesse James", "Bank Robbery".
pub fn card_title(card: Card) -> String {
    match card.kind() {
        Kind::Photo(outlaw) => format!("Photo · {}", outlaw.name()),
        _ => self::card(card),
    }
}

/// A card's name for a narrow card: "Jesse", "Bank".
pub const fn card_short(card: Card) -> &'static str {
    match card.kind() {
        Kind::Outlaw(outlaw) | Kind::Photo(outlaw) => outlaw_short(outlaw),
        Kind::BankRobbery => "Bank",
        Kind::StagecoachRobbery => "Coach",
        Kind::FastestGun => "Gun",
        Kind::MostWanted => "Wanted",
        Kind::Hideout => "Hideout",
        Kind::WyattEarp => "Earp",
    }
}

const fn sheriff(kind: Kind) -> &'static str {
    match kind {
        Kind::Outlaw(_) => "Outlaw",
        Kind::Photo(_) => "Photo",
        Kind::BankRobbery => "Bank Robbery",
        Kind::StagecoachRobbery => "Stagecoach Robbery",
        Kind::FastestGun => "Fastest Gun",
        Kind::MostWanted => "Most Wanted!",
        Kind::Hideout => "Hideout",
        Kind::WyattEarp => "Wyatt Earp",
    }
}

/// A card for those who hear the page: "Jesse James, outlaw, 2 CP".
pub fn card_spoken(card: Card) -> String {
    match card.kind() {
        Kind::Outlaw(outlaw) => format!("{}, outlaw, 2 CP", outlaw.name()),
        Kind::Photo(outlaw) => format!("Photo of {}, Sheriff card, 4 CP", outlaw.name()),
        Kind::BankRobbery => "Bank Robbery, Sheriff card, 2 CP".to_owned(),
        Kind::StagecoachRobbery => "Stagecoach Robbery, Sheriff card, 1 CP".to_owned(),
        Kind::FastestGun => "Fastest Gun, Sheriff card, 3 CP".to_owned(),
        kind => format!("{}, Sheriff card", sheriff(kind)),
    }
}

/// What a card does, in a line.
pub const fn card_help(card: Card) -> &'static str {
    match card.kind() {
        Kind::Outlaw(_) => {
            "2 CP. Three or more in one play open the outlaw; each after the first raises the reward by $1,000."
        }
        Kind::Photo(_) => "4 CP once the outlaw is open, and the reward rises by $1,000. No shot.",
        Kind::BankRobbery => "Shoot. On a hit, 2 CP for a group of yours, and its reward rises by $1,000.",
        Kind::StagecoachRobbery => "Shoot. On a hit, 1 CP for a group of yours, and its reward rises by $3,000.",
        Kind::FastestGun => {
            "Shoot. On a hit, 3 CP for a group of yours, and its reward rises by $1,000; a gun lying elsewhere goes."
        }
        Kind::MostWanted => "Ask round the table for an Outlaw card, or shoot to take one off it.",
        Kind::Hideout => "Shoot. On a hit a rival’s group counts 0 CP while it lies there.",
        Kind::WyattEarp => "Draw two, or search the discard stack, or shoot to clear a Hideout.",
    }
}

/// The left or right of the asker.
pub const fn direction(direction: Direction) -> &'static str {
    match direction {
        Direction::Left => "to the left",
        Direction::Right => "to the right",
    }
}

/// What the button of an action says. `top` is the top of the discard stack; `seats` the size of the table.
pub fn action(action: Action, names: &Names, top: Option<Card>) -> String {
    match action {
        Action::DrawSupply => "Draw two".to_owned(),
        Action::DrawDiscard => format!("Take {}", top.map_or_else(|| "the top discard".to_owned(), card)),
        Action::PlayOutlaws { outlaw, count } => format!("Play {count} {}", outlaw.name()),
        Action::PlayPhoto(outlaw) => format!("Play the Photo of {}", outlaw.name()),
        Action::Shoot(card) => shoot(card).to_owned(),
        Action::Ask { outlaw, .. } if names.len() == 2 => format!("Ask {} for {}", names.of(Seat(1)), outlaw.name()),
        Action::Ask { outlaw, direction: way } => format!("Ask {} for {}", direction(way), outlaw.name()),
        Action::WyattDraw => "Draw two more".to_owned(),
        Action::WyattSearch => "Search the discard stack".to_owned(),
        Action::Take(found) => format!("Take {}", card(found)),
        Action::Target { seat: Seat(0), outlaw } => format!("Your {}", outlaw.name()),
        Action::Target { seat, outlaw } => format!("{} {}", names.possessive(seat), outlaw.name()),
        Action::LayPhoto => "Lay the Photo".to_owned(),
        Action::ShootHideout => "Play Wyatt Earp: shoot".to_owned(),
        Action::Decline => "Let it pass".to_owned(),
        Action::Discard(thrown) => format!("Discard {}", card(thrown)),
        Action::NextHand => "Deal the next hand".to_owned(),
    }
}

/// The same in as few words as will do beside the card that is picked up; nothing where every word is needed.
pub fn action_short(action: Action) -> Option<String> {
    Some(match action {
        Action::PlayOutlaws { count, .. } => format!("Play {count}"),
        Action::PlayPhoto(_) => "Play".to_owned(),
        Action::Shoot(_) => "Shoot".to_owned(),
        Action::Discard(_) => "Discard".to_owned(),
        _ => return None,
    })
}

const fn shoot(card: Card) -> &'static str {
    match card.kind() {
        Kind::BankRobbery => "Shoot: rob the bank",
        Kind::StagecoachRobbery => "Shoot: rob the stagecoach",
        Kind::FastestGun => "Shoot: prove the fastest gun",
        Kind::MostWanted => "Shoot: take a card off the table",
        Kind::Hideout => "Shoot: hide a rival’s outlaw",
        Kind::WyattEarp => "Shoot: clear a Hideout",
        Kind::Outlaw(_) | Kind::Photo(_) => "Shoot",
    }
}

/// A line under a way of playing a card.
pub const fn way_note(action: Action) -> &'static str {
    match action {
        Action::Ask { .. } => "The first who holds one must hand it over. No shot.",
        Action::WyattDraw => "The two top cards of the supply. No shot.",
        Action::WyattSearch => "Take any card but a Wyatt Earp; a Sheriff card may be played at once. No shot.",
        Action::Shoot(card) => match card.kind() {
            Kind::MostWanted => "On a hit, an Outlaw card from a rival’s group goes into your hand.",
            Kind::WyattEarp => "On a hit, a Hideout goes from a group of yours.",
            _ => card_help(card),
        },
        _ => "",
    }
}

/// "hits 64 in 100", from a chance between 0 and 1.
pub fn hit_chance(chance: f64) -> String {
    format!("hits {} in 100", (chance * 100.0).round() as u8)
}

/// What the player is asked to do now, in their own turn or offer.
pub fn prompt(phase: Phase) -> String {
    match phase {
        Phase::Draw => "Draw two from the supply, or take the top discard.".to_owned(),
        Phase::Play => "Choose cards to play, or one to discard.".to_owned(),
        Phase::Target(card) => target_prompt(card).to_owned(),
        Phase::Search => "Take one card from the discard stack.".to_owned(),
        Phase::PhotoOffer { outlaw, .. } => {
            format!("{} is open. Lay your Photo now? It counts 4 CP, and the reward rises by $1,000.", outlaw.name())
        }
        Phase::HideoutOffer { outlaw, .. } => {
            format!("A Hideout covers your {}. Play Wyatt Earp and shoot at it?", outlaw.name())
        }
        Phase::HandOver => "The hand is over.".to_owned(),
        Phase::GameOver { .. } => "The game is over.".to_owned(),
    }
}

/// After a hit: where the card may go.
const fn target_prompt(card: Card) -> &'static str {
    match card.kind() {
        Kind::MostWanted => "A hit! Choose the group to take an Outlaw card from.",
        Kind::Hideout => "A hit! Choose the group to hide.",
        Kind::WyattEarp => "A hit! Choose the group to clear of its Hideout.",
        _ => "A hit! Choose a group of yours for it.",
    }
}

/// While another seat thinks: "Juniper is thinking …".
pub fn thinking(name: &str) -> String {
    format!("{name} is thinking …")
}

/// "Hand 3".
pub fn hand_number(n: u16) -> String {
    format!("Hand {n}")
}

/// The edition's name.
pub const fn edition(edition: Edition) -> &'static str {
    match edition {
        Edition::Y2014 => "2014 rulebook",
        Edition::Y2000 => "2000 rulebook",
    }
}

/// What sets the edition apart.
pub const fn edition_note(edition: Edition) -> &'static str {
    match edition {
        Edition::Y2014 => "A Photo may be laid out of turn when its outlaw is opened.",
        Edition::Y2000 => "No Photo out of turn.",
    }
}
