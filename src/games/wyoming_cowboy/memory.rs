//! What everybody can remember of the cards that have gone by, boiled down to what can still matter.
//!
//! - Cards that came to a hand openly stay there until they are shed, or until that seat passes cards in secret ([`Memory::known`]). What a
//!   seat has passed itself, it alone knows of ([`Memory::gave`]).
//! - Who said that there was no target had no unprotected king; every hidden card since may be one ([`Memory::kings`]).
//! - Once the discards have become the draw pile, all know what went into it ([`Memory::fresh`]).
//!
//! Somebody who passes cards may have passed any of them, so what was known of that hand is sure no longer; most of it is still there all the
//! same ([`Memory::once`]).

use serde::{Deserialize, Serialize};

use super::action::Direction;
use super::card::{Card, Hand, Rank, Suit};
use super::table::MAX_SEATS;
use crate::engine::Seat;

/// No bound: nothing was ever said of these kings.
pub const ANY: u8 = u8::MAX;

/// What is remembered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Memory {
    /// Cards that all know each seat to hold.
    pub known: [Hand; MAX_SEATS],
    /// Cards that all knew each seat to hold before it passed some in secret, and that nobody has seen leave since.
    pub once: [Hand; MAX_SEATS],
    /// What each seat passed each way and still knows to be there.
    pub gave: [[Hand; 3]; MAX_SEATS],
    /// How many unprotected kings each seat can hold at most; [`ANY`] if nothing is known.
    pub kings: [u8; MAX_SEATS],
    /// The cards that were shuffled into this draw pile; the whole deck before the first time.
    pub fresh: Hand,
}

impl Memory {
    pub fn new(decks: u8) -> Self {
        Self {
            known: [Hand::EMPTY; MAX_SEATS],
            once: [Hand::EMPTY; MAX_SEATS],
            gave: [[Hand::EMPTY; 3]; MAX_SEATS],
            kings: [ANY; MAX_SEATS],
            fresh: Hand::deck(decks),
        }
    }

    /// A seat got so many cards that not all see.
    #[inline]
    pub fn got_hidden(&mut self, seat: Seat, count: u8) {
        let kings = &mut self.kings[seat.index()];
        *kings = kings.saturating_add(count);
    }

    /// A card came to a hand for all to see.
    #[inline]
    pub fn got(&mut self, seat: Seat, card: Card, protected: bool) {
        self.known[seat.index()].add(card);
        if card.rank() == Rank::King && !protected {
            self.got_hidden(seat, 1);
        }
    }

    /// These cards were shown, and stay in the hand.
    #[inline]
    pub fn showed(&mut self, seat: Seat, cards: Hand) {
        self.known[seat.index()] = self.known[seat.index()].or(cards);
    }

    /// Cards left a hand for all to see; `stay` are the kings of whom its badges tell, so another one of such a suit was hidden.
    #[inline]
    pub fn shed(&mut self, seat: Seat, cards: Hand, stay: Hand, protected: bool, seats: usize) {
        let known = self.known[seat.index()].minus(stay);
        let hidden = cards.minus(known);
        self.known[seat.index()] = known.minus(cards).plus(stay);
        if !hidden.is_empty() {
            self.surfaced(seat, hidden, seats);
        }
        for &direction in Direction::at(seats) {
            let gave = &mut self.gave[direction.giver(seat, seats).index()][direction as usize];
            *gave = gave.minus(cards);
        }
        if cards.one() & Rank::King.kinds() != 0 && !protected {
            self.lost_king(seat);
        }
    }

    /// Cards that nobody was sure to have came out of a hand: wherever they once were thought to be, they are no longer.
    #[inline]
    fn surfaced(&mut self, seat: Seat, cards: Hand, seats: usize) {
        let elsewhere = cards.minus(self.once[seat.index()]);
        self.once[seat.index()] = self.once[seat.index()].minus(cards);
        for once in &mut self.once[..seats] {
            *once = once.minus(elsewhere);
        }
    }

    /// An unprotected king is gone, or protected now.
    #[inline]
    pub fn lost_king(&mut self, seat: Seat) {
        let kings = &mut self.kings[seat.index()];
        if *kings != ANY {
            *kings = kings.saturating_sub(1);
        }
    }

    /// A king got a badge: he is there.
    #[inline]
    pub fn badge(&mut self, seat: Seat, suit: Suit) {
        self.showed(seat, Hand::from_iter([Card::new(Rank::King, suit)]));
        self.lost_king(seat);
    }

    /// A seat said that it has no target.
    #[inline]
    pub fn no_target(&mut self, seat: Seat) {
        self.kings[seat.index()] = 0;
    }

    /// A seat passes cards that nobody sees: any that were known may be among them, but for those that are `sure` to stay. They are told by
    /// badges, but a second king of such a suit that comes openly later is another.
    #[inline]
    pub fn passes(&mut self, seat: Seat, sure: Hand, seats: usize) {
        let known = std::mem::replace(&mut self.known[seat.index()], sure);
        self.once[seat.index()] = self.once[seat.index()].or(known);
        for &direction in Direction::at(seats) {
            self.gave[direction.giver(seat, seats).index()][direction as usize] = Hand::EMPTY;
        }
    }
}

/// What a view remembers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Recall {
    /// Cards that each seat is known to hold, by all or by the viewer; at the own index what all others know. After a hand: all hands.
    pub known: [Hand; MAX_SEATS],
    /// Cards that each seat was known to hold before it passed some in secret (C-1.3, C-4.1): most are still there, some with the neighbour.
    pub once: [Hand; MAX_SEATS],
    /// How many unprotected kings each seat can hold at most (C-6.4); [`ANY`] if nothing is known.
    pub kings: [u8; MAX_SEATS],
    /// The cards that were shuffled into this draw pile; the whole deck before the first time.
    pub fresh: Hand,
}
