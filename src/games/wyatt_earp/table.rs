//! What lies open on the table: the part of a state that everybody sees.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::card::{Card, OUTLAWS, Outlaw};
use crate::engine::Seat;

/// The largest table.
pub const MAX_SEATS: usize = 4;

/// Which rulebook is played; they differ in alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Edition {
    /// Photos may be laid out of turn when their outlaw is opened.
    #[default]
    Y2014,
    /// No Photo out of turn.
    Y2000,
}

/// What is agreed before the first deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// Seats at the table, 2 to 4.
    pub seats: u8,
    /// The rulebook.
    pub edition: Edition,
}

/// Why a table cannot be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("Wyatt Earp seats two to four players, not {seats} (R-2.1).")]
pub struct BadOptions {
    /// The number of seats asked for.
    pub seats: u8,
}

/// The cards of one outlaw in one player's territory, packed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Group(u16);

const PHOTO: u16 = 1 << 3;
const BANK: u16 = 1 << 4;
const STAGE: u16 = 1 << 7;
const GUN: u16 = 1 << 9;
const HIDEOUT: u16 = 1 << 10;

impl Group {
    /// No cards.
    pub const EMPTY: Self = Self(0);

    /// How many Outlaw cards it has, 0 to 7.
    #[inline]
    pub const fn outlaws(self) -> u8 {
        self.0 as u8 & 7
    }

    /// Whether the Photo is here.
    #[inline]
    pub const fn photo(self) -> bool {
        self.0 & PHOTO != 0
    }

    /// How many Bank Robberies, 0 to 4.
    #[inline]
    pub const fn banks(self) -> u8 {
        (self.0 / BANK) as u8 & 7
    }

    /// How many Stagecoach Robberies, 0 to 2.
    #[inline]
    pub const fn stages(self) -> u8 {
        (self.0 / STAGE) as u8 & 3
    }

    /// Whether a Fastest Gun is here.
    #[inline]
    pub const fn gun(self) -> bool {
        self.0 & GUN != 0
    }

    /// Whether a Hideout covers it.
    #[inline]
    pub const fn hidden(self) -> bool {
        self.0 & HIDEOUT != 0
    }

    /// All of it, packed: from the lowest bit on three for the Outlaw cards, one for the Photo, three for Bank Robberies, two for Stagecoach
    /// Robberies, one for the Fastest Gun and one for the Hideout.
    #[inline]
    pub const fn packed(self) -> u16 {
        self.0
    }

    /// Whether there is nothing here.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether it can carry other Sheriff cards: it has an Outlaw card or the Photo.
    #[inline]
    pub const fn stands(self) -> bool {
        self.0 & (7 | PHOTO) != 0
    }

    /// Capture points that count: 0 under a Hideout.
    #[inline]
    pub const fn cp(self) -> u8 {
        if self.hidden() { 0 } else { self.cp_uncovered() }
    }

    /// Capture points, a Hideout disregarded.
    #[inline]
    pub const fn cp_uncovered(self) -> u8 {
        2 * self.outlaws() + 4 * self.photo() as u8 + 2 * self.banks() + self.stages() + 3 * self.gun() as u8
    }

    /// Capture points that count once an Outlaw card is taken from here: without any, and without the Photo, all that lies here goes too.
    pub const fn cp_after_theft(self) -> u8 {
        if self.outlaws() > 1 || self.photo() { self.cp().saturating_sub(2) } else { 0 }
    }

    /// The Sheriff cards and Hideout lying here besides Outlaw cards and Photo, one by one.
    pub fn carried(self) -> impl Iterator<Item = Card> {
        [
            (Card::BANK_ROBBERY, self.banks()),
            (Card::STAGECOACH_ROBBERY, self.stages()),
            (Card::FASTEST_GUN, self.gun() as u8),
            (Card::HIDEOUT, self.hidden() as u8),
        ]
        .into_iter()
        .flat_map(|(card, n)| std::iter::repeat_n(card, n as usize))
    }

    /// Every card lying here, `outlaw` being whose group it is.
    pub fn cards(self, outlaw: Outlaw) -> impl Iterator<Item = Card> {
        std::iter::repeat_n(Card::outlaw(outlaw), self.outlaws() as usize)
            .chain(self.photo().then_some(Card::photo(outlaw)))
            .chain(self.carried())
    }

    #[inline]
    pub(super) fn add_outlaws(&mut self, n: u8) {
        self.0 += n as u16;
    }

    #[inline]
    pub(super) fn take_outlaw(&mut self) {
        self.0 -= 1;
    }

    /// Lays `card`, a Photo, robbery, Fastest Gun or Hideout, here.
    #[inline]
    pub(super) fn lay(&mut self, card: Card) {
        self.0 += Self::weight(card);
    }

    /// Takes away one `card` that lies here.
    #[inline]
    pub(super) fn lift(&mut self, card: Card) {
        self.0 -= Self::weight(card);
    }

    const fn weight(card: Card) -> u16 {
        match card {
            Card::BANK_ROBBERY => BANK,
            Card::STAGECOACH_ROBBERY => STAGE,
            Card::FASTEST_GUN => GUN,
            Card::HIDEOUT => HIDEOUT,
            _ => PHOTO,
        }
    }
}

/// What lies open for everybody to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// What was agreed.
    pub options: Options,
    /// The hands played so far, this one included.
    pub hand_number: u16,
    /// Who began this hand; deals the next.
    pub starter: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// The turns taken in this hand, this one included.
    pub turn_number: u16,
    /// Money on each poster, in thousands of dollars.
    pub posters: [u16; OUTLAWS],
    /// Money on each poster when the hand was scored, before it was paid out; meaningful once the hand is over.
    pub posters_at_end: [u16; OUTLAWS],
    /// Each seat's money, in thousands of dollars.
    pub money: [u16; MAX_SEATS],
    /// Each seat's groups, by outlaw.
    pub territories: [[Group; OUTLAWS]; MAX_SEATS],
    /// How many cards each seat holds.
    pub hand_len: [u8; MAX_SEATS],
    /// Cards in the supply.
    pub supply_len: u8,
    /// Cards in the discard stack.
    pub discard_len: u8,
    /// Whether the one reshuffle of this hand has been.
    pub reshuffled: bool,
    /// The outlaws that are open, a bit each.
    pub(super) open: u8,
}

impl Table {
    /// How many seats there are.
    #[inline]
    pub const fn seats(&self) -> usize {
        self.options.seats as usize
    }

    /// Who dealt this hand.
    pub fn dealer(&self) -> Seat {
        Seat::all(self.seats()).find(|s| s.next(self.seats()) == self.starter).unwrap_or(self.starter)
    }

    /// Whether `outlaw` has been opened in this hand.
    #[inline]
    pub const fn is_open(&self, outlaw: Outlaw) -> bool {
        self.open >> outlaw as u8 & 1 == 1
    }

    /// The outlaws that are open, a bit each.
    #[inline]
    pub const fn open(&self) -> u8 {
        self.open
    }

    /// The group of `outlaw` in the territory of `seat`.
    #[inline]
    pub const fn group(&self, seat: Seat, outlaw: Outlaw) -> Group {
        self.territories[seat.index()][outlaw as usize]
    }

    /// Each seat's capture points for `outlaw`.
    #[inline]
    pub fn cp(&self, outlaw: Outlaw) -> [u8; MAX_SEATS] {
        self.territories.map(|groups| groups[outlaw.index()].cp())
    }

    /// Whether a shot can be taken.
    #[inline]
    pub const fn can_shoot(&self) -> bool {
        self.supply_len > 0 || !self.reshuffled && self.discard_len > 0
    }

    /// Whether to draw from the supply ends the hand: two cards cannot be had any more.
    #[inline]
    pub const fn is_drawn_out(&self) -> bool {
        self.supply_len < 2 && (self.reshuffled || self.supply_len + self.discard_len < 2)
    }

    /// The outlaw whose group carries the Fastest Gun, and where, if one lies on the table (R-6.5: never more than one).
    pub fn fastest_gun(&self) -> Option<(Seat, Outlaw)> {
        Seat::all(self.seats()).find_map(|s| Outlaw::ALL.into_iter().find(|&o| self.group(s, o).gun()).map(|o| (s, o)))
    }

    /// The seats after `seat`, clockwise, without `seat` itself.
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        seat.others(self.seats())
    }
}
