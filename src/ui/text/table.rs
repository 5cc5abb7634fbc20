//! The words of the table that are made up of parts.

use super::{Names, action, card};
use crate::engine::Seat;
use crate::games::wyatt_earp::{Action, Card, Group, Outlaw};

/// "Ask for Jesse James".
pub fn ask_for(outlaw: Outlaw) -> String {
    format!("Ask for {}", outlaw.name())
}

/// "Juniper, then Tallow, then Marigold": the order in which seats are asked.
pub fn in_turn(names: &Names, seats: impl Iterator<Item = Seat>) -> String {
    seats.map(|seat| names.of(seat).to_owned()).collect::<Vec<_>>().join(", then ")
}

/// "3 Belle Starr, Photo, Bank Robbery, under a Hideout".
pub fn group_spoken(group: Group, outlaw: Outlaw) -> String {
    let mut parts = vec![uncovered(group, outlaw)];
    if group.hidden() {
        parts.push("under a Hideout".to_owned());
    }
    parts.join(", ")
}

/// What lies in a group, a Hideout apart: "3 Belle Starr, Photo, Bank Robbery", "Photo of Belle Starr".
fn uncovered(group: Group, outlaw: Outlaw) -> String {
    let mut parts = Vec::new();
    if group.outlaws() > 0 {
        parts.push(format!("{} {}", group.outlaws(), outlaw.name()));
    }
    if group.photo() {
        parts.push(if parts.is_empty() { format!("Photo of {}", outlaw.name()) } else { "Photo".to_owned() });
    }
    parts.extend(group.carried().filter(|&carried| carried != Card::HIDEOUT).map(card));
    parts.join(", ")
}

/// "cards in hand", after their number.
pub const fn cards_in_hand(n: u8) -> &'static str {
    if n == 1 { "card in hand" } else { "cards in hand" }
}

/// "cards", after their number.
pub const fn cards_word(n: u8) -> &'static str {
    if n == 1 { "card" } else { "cards" }
}

/// "Your hand", "Juniper’s hand".
pub fn hand_whose(names: &Names, seat: Seat) -> String {
    let whose = if seat == Seat(0) { "Your".to_owned() } else { names.possessive(seat) };
    format!("{whose} hand")
}

/// "Your hand, 12 cards", "Juniper’s hand, 9 cards".
pub fn hand(names: &Names, seat: Seat, n: u8) -> String {
    format!("{}, {}", hand_whose(names, seat), super::cards(n))
}

/// "2 in hand": under a card of the discard stack.
pub fn held(n: u8) -> String {
    format!("{n} in hand")
}

/// The supply, for those who hear the page; `can` if it may be drawn from.
pub const fn supply_spoken(can: bool) -> &'static str {
    if can { ": draw two" } else { "" }
}

/// The discard stack, likewise.
pub fn discards_spoken(top: Option<Card>, can: bool) -> String {
    let top = top.map_or_else(String::new, |top| format!(", top {}", card(top)));
    if can { format!("{top}: take it") } else { top }
}

/// "Wyatt Earp · Hand 3".
pub fn at_the_table(hand: u16) -> String {
    format!("{} · {}", super::label::GAME, super::hand_number(hand))
}

/// "Play Wyatt Earp …": a card with several ways.
pub fn play_ways(played: Card) -> String {
    format!("Play {} …", card(played))
}

/// "Juniper’s Jesse James, 6 CP": a group that may be chosen.
pub fn target(names: &Names, seat: Seat, outlaw: Outlaw) -> String {
    action(Action::Target { seat, outlaw }, names, None)
}

/// "×2": how many of a card the discard stack holds.
pub fn count_of(n: u8) -> String {
    format!("×{n}")
}

/// A card that may be taken out of the discard stack, for those who hear the page; `mine` are in hand.
pub fn find_spoken(found: Card, n: u8, mine: u8) -> String {
    let mut parts = vec![super::card_spoken(found)];
    if n > 1 {
        parts.push(format!("{n} of them"));
    }
    if mine > 0 {
        parts.push(held(mine));
    }
    parts.join(", ")
}

/// What a Hideout covers: "Under it: 3 Jesse James, Photo, 10 CP."
pub fn hidden_group(group: Group, outlaw: Outlaw) -> String {
    format!("Under it: {}, {}.", uncovered(group, outlaw), super::cp(group.cp_uncovered()))
}
