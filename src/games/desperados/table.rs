//! What lies open on the table: the part of a state that everybody sees.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::card::{Card, Character, Characters, Hand};
use super::place::{Booty, Front, PLACES, Pile, Place};
use crate::engine::Seat;

/// The largest table (D-1.1).
pub const MAX_SEATS: usize = 5;

/// What is agreed before the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// Seats at the table, 2 to 5 (D-1.1).
    pub seats: u8,
}

/// Why a table cannot be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("Desperados seats two to five players, not {seats} (D-1.1).")]
pub struct BadOptions {
    /// The number of seats asked for.
    pub seats: u8,
}

/// What lies open for everybody to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// What was agreed.
    pub options: Options,
    /// Whose working day it is.
    pub turn: Seat,
    /// The turns taken, this one included.
    pub turn_number: u16,
    /// The places (D-1.2).
    pub piles: [Pile; PLACES],
    /// The desperados in front of each.
    pub fronts: [Front; PLACES],
    /// The warrant: the gangs that have won (D-3.5).
    pub warrant: Hand,
    /// The discards; which of them came first never matters.
    pub discards: Hand,
    /// What each seat has won.
    pub booty: [Booty; MAX_SEATS],
    /// How many cards each seat holds; those of a gang still count until it is shown.
    pub hand_len: [u8; MAX_SEATS],
    /// Cards in the draw pile.
    pub pile_len: u8,
    /// Whether the discards have been shuffled into a new pile.
    pub reshuffled: bool,
    /// The seats, the one that put a card in front of a place last first (D-3.4). Before the first round: as if everybody had put one.
    pub layers: [Seat; MAX_SEATS],
    /// The turns just past in which the cards had run out and none could be put (D-4.3).
    pub idle: u8,
}

impl Table {
    /// How many seats there are.
    #[inline]
    pub const fn seats(&self) -> usize {
        self.options.seats as usize
    }

    /// The seats after `seat`, clockwise, without `seat` itself.
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        seat.others(self.seats())
    }

    /// The kinds of card that can be put somewhere (D-2.2).
    #[inline]
    pub fn takes(&self) -> u64 {
        self.fronts.iter().fold(0, |kinds, front| kinds | front.takes())
    }

    /// What a card of each character counts in a hold-up of `place` (D-3.3); 0 for one that must stay away (D-3.2).
    #[inline]
    pub fn strengths(&self, place: Place) -> Strengths {
        let mut strengths = Strengths([0; 16]);
        let mut worth = self.piles[place.index()].value();
        let front = self.fronts[place.index()];
        for character in front.in_order() {
            strengths.0[character.index()] = worth;
            worth = worth.saturating_sub(1);
        }
        let mut on_warrant = self.warrant.one();
        while on_warrant != 0 {
            let character = Card::lowest(on_warrant).character();
            strengths.0[character.index()] += self.experience(character);
            on_warrant &= !character.kinds();
        }
        strengths
    }

    /// Who may join a hold-up of `place` (D-3.2): those in front of it and on the warrant. They are those who count at least 1.
    #[inline]
    pub const fn joiners(&self, place: Place) -> Characters {
        self.fronts[place.index()].characters().or(self.warrant.characters())
    }

    /// The cards of that character on the warrant (D-3.3).
    #[inline]
    pub const fn experience(&self, character: Character) -> u8 {
        self.warrant.count_alike(character)
    }
}

/// What a card of each character counts in a hold-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strengths(pub(super) [u8; 16]);

impl Strengths {
    /// What a card of that character counts.
    #[inline]
    pub const fn of(&self, character: Character) -> u8 {
        self.0[character as usize]
    }

    /// What a gang counts (D-3.3).
    #[inline]
    pub fn of_gang(&self, gang: Hand) -> u8 {
        let sum = |mut mask: u64| {
            let mut sum = 0_u8;
            while mask != 0 {
                sum = sum.saturating_add(self.0[(mask.trailing_zeros() % 10) as usize]);
                mask &= mask - 1;
            }
            sum
        };
        sum(gang.one()).saturating_add(sum(gang.two()))
    }
}
