//! What players keep and what they part with, as far as hidden cards go: a guess that spread them evenly over hands and draw pile would find
//! far too many 2s, 9s and queens in the hands, and too few 6s and jacks.
//!
//! Counted in games of the rules of thumb at tables of three, four, five and eight, by two sets of weights: of the cards whose place a seat does not
//! know, the odds that one lies in a hand, against those of any card. Where the tables and the weights agree, the odds stand here; 5s and 10s some
//! keep and some throw away, so they stay as likely as any.

use crate::games::wyoming_cowboy::{Habits, RANKS, Table};

/// The odds once everybody has had some turns, from the 2 to the king: 2s are laid as guns and thrown away, queens are got rid of, 6s cannot be
/// (C-2.4), jacks wait for a family.
const ODDS: [f32; RANKS] = [0.33, 0.75, 1.38, 1.0, 1.45, 1.0, 0.87, 0.63, 1.0, 1.85, 0.55, 1.05];

/// How often a card that a seat was known to hold is still there after that seat has passed some in secret (C-1.3, C-4.1), from the 2 to the king:
/// of 8,900 such cards in games of the rules of thumb so many stayed.
pub const STAYS: [f32; RANKS] = [0.8, 0.95, 0.95, 0.98, 0.38, 0.8, 0.8, 0.8, 0.8, 0.95, 0.78, 0.98];

/// What is to be thought of hidden cards now. All are as likely at the first turn, and once the discards have become the draw pile, in which lie the
/// cards that were parted with.
pub fn habits(table: &Table) -> Habits {
    if table.turn_number <= 1 || table.reshuffled {
        return Habits { odds: None, stays: STAYS };
    }
    let rounds = f32::from(table.turn_number - 1) / table.seats() as f32;
    let known = 1.0 - 3_f32.powf(-rounds);
    Habits { odds: Some(ODDS.map(|odds| odds.powf(known))), stays: STAYS }
}
