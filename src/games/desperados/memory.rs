//! What everybody can remember of the cards that have gone by, boiled down to what can still matter.
//!
//! - Once the discards have become the draw pile, all know what is in that pile, and so what all hands together hold: what each seat has drawn
//!   since is all that is unsure ([`Memory::fresh`], [`Memory::slots`]).
//! - A hand of which nothing could be put (D-2.3) held no card that fitted anywhere then ([`Memory::lacks`]).

use serde::{Deserialize, Serialize};

use super::card::{Card, Hand};
use super::table::MAX_SEATS;
use crate::engine::Seat;

/// Kinds of card of which a hand is known to hold few.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lack {
    /// The kinds, as a mask of a [`Hand`].
    pub kinds: u64,
    /// How many cards of these it can hold at most: as many as it drew since.
    pub most: u8,
}

/// What is remembered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Memory {
    /// The cards that were shuffled into this draw pile; in a view, without those that its seat has drawn since. All before the first time.
    pub fresh: Hand,
    /// What all hands together held at that time, less what has been shown since and must have been of it.
    pub old: Hand,
    /// How many cards from this pile each seat can hold at most.
    pub slots: [u8; MAX_SEATS],
    /// For each seat what it lacked when it was last stuck.
    pub lacks: [Lack; MAX_SEATS],
}

impl Default for Memory {
    fn default() -> Self {
        Self { fresh: Hand::FULL_DECK, old: Hand::EMPTY, slots: [0; MAX_SEATS], lacks: Default::default() }
    }
}

impl Memory {
    /// A seat drew a card that the others do not see.
    #[inline]
    pub(super) fn drew(&mut self, seat: Seat) {
        self.slots[seat.index()] += 1;
        let lack = &mut self.lacks[seat.index()];
        if lack.kinds != 0 {
            lack.most += 1;
        }
    }

    /// A card left a hand for all to see.
    #[inline]
    pub(super) fn showed(&mut self, seat: Seat, card: Card, reshuffled: bool) {
        let lack = &mut self.lacks[seat.index()];
        if lack.kinds & card.bit() != 0 {
            lack.most = lack.most.saturating_sub(1);
        }
        if reshuffled {
            if !self.old.has(card) {
                let slots = &mut self.slots[seat.index()];
                *slots = slots.saturating_sub(1);
            } else if !self.fresh.has(card) {
                self.old.remove(card);
            }
        }
    }

    /// Nothing in the hand of `seat` fitted anywhere.
    #[inline]
    pub(super) fn stuck(&mut self, seat: Seat, kinds: u64) {
        self.lacks[seat.index()] = Lack { kinds, most: 0 };
    }

    /// The discards became the draw pile.
    pub(super) fn reshuffled(&mut self, pile: Hand, hands: Hand) {
        self.fresh = pile;
        self.old = hands;
        self.slots = [0; MAX_SEATS];
    }
}
