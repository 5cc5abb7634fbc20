//! The words of the start, the scoring sheet and the end. Money in thousands of dollars.

use super::{Names, list, money, money_short};
use crate::engine::Seat;

/// "1 opponent", "3 opponents".
pub fn opponents(n: u8) -> String {
    if n == 1 { "1 opponent".to_owned() } else { format!("{n} opponents") }
}

/// What the name of a seat is asked with.
pub fn name_field(seat: usize) -> String {
    if seat == 0 { "Your name".to_owned() } else { format!("Opponent {seat}") }
}

/// "Hand 3, paid out".
pub fn scored(hand: u16) -> String {
    format!("Hand {hand}, paid out")
}

/// "The race for $25,000".
pub fn race(goal: u16) -> String {
    format!("The race for {}", money(goal))
}

/// "$2k + $1k": what each round paid to one seat; a dash where none did.
pub fn rounds(paid: &[u16]) -> String {
    let paid: Vec<String> = paid.iter().filter(|&&paid| paid > 0).map(|&paid| money_short(paid)).collect();
    if paid.is_empty() { "–".to_owned() } else { paid.join(" + ") }
}

/// Capture points taken away by a Hideout.
pub fn hidden_cp() -> String {
    "0, hidden".to_owned()
}

/// too few capture points.
pub fn not_captured(points: u8, needed: u8, reward: u16) -> String {
    if points == 0 {
        format!("Nobody has CP: not captured, {} stays.", money(reward))
    } else {
        format!("{points} CP of {needed}: not captured, {} stays.", money(reward))
    }
}

/// one takes it all. `alone` if nobody else has capture points.
pub fn takes_all(names: &Names, leader: Seat, lead: u8, alone: bool, reward: u16) -> String {
    let (who, reward, you) = (names.subject(leader), money(reward), leader == Seat(0));
    if alone {
        format!(
            "{who} alone {} CP and {} all {reward}.",
            if you { "have" } else { "has" },
            if you { "take" } else { "takes" }
        )
    } else {
        format!("{who} {} by {lead} CP, enough to take all {reward}.", if you { "lead" } else { "leads" })
    }
}

/// who shares.
pub fn shared(names: &Names, leaders: &[Seat], most: u8, least: u8) -> String {
    let has = if leaders == [Seat(0)] || leaders.len() > 1 { "have" } else { "has" };
    format!("{} {has} most, {most} CP; all with {least} CP or more share.", subjects(names, leaders))
}

/// what stays, as it could not pay `rank` with `each`.
pub fn stays(names: &Names, rank: &[Seat], each: u16, stays: u16) -> String {
    let stays = money(stays);
    match rank {
        [one] => format!("{stays} stays: too little for {} first {}.", names.possessive(*one), money(each)),
        _ => format!("{stays} stays: {} are tied, and {} each was not there.", subjects(names, rank), money(each)),
    }
}

/// "You and Juniper".
fn subjects(names: &Names, seats: &[Seat]) -> String {
    list(&seats.iter().map(|&seat| names.subject(seat)).collect::<Vec<_>>())
}

// The end.

/// "You win!", "Juniper wins".
pub fn winner_title(names: &Names, winner: Seat) -> String {
    if winner == Seat(0) { "You win!".to_owned() } else { format!("{} wins", names.of(winner)) }
}

/// How the winner stands.
pub fn won(names: &Names, winner: Seat, reward: u16) -> String {
    let whose = if winner == Seat(0) { "Your".to_owned() } else { names.possessive(winner) };
    format!("{whose} saddlebags hold {}.", money(reward))
}

/// "Round 2".
pub fn duel_round(n: usize) -> String {
    format!("Round {n}")
}
