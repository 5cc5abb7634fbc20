//! Cards counted by kind, more than a hand can hold.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{Card, Hand, KINDS, OUTLAWS};

/// How many of each kind; unlike a [`Hand`] it can count more than seven of one.
#[derive(Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counts([u8; KINDS]);

impl Counts {
    /// How many of `card`.
    #[inline]
    pub const fn count(&self, card: Card) -> u8 {
        self.0[card.index()]
    }

    /// Outlaw card by Outlaw card, then Photo by Photo.
    #[inline]
    pub fn holes_and_photos(&self) -> ([u8; OUTLAWS + 1], [u8; OUTLAWS + 1]) {
        let (mut holes, mut photos) = ([0; OUTLAWS + 1], [0; OUTLAWS + 1]);
        holes[..OUTLAWS].copy_from_slice(&self.0[..OUTLAWS]);
        photos[..OUTLAWS].copy_from_slice(&self.0[OUTLAWS..2 * OUTLAWS]);
        (holes, photos)
    }

    /// Adds one `card`; 255 of a kind are the most that are counted.
    #[inline]
    pub fn add(&mut self, card: Card) {
        self.0[card.index()] = self.0[card.index()].saturating_add(1);
    }

    /// Removes one `card`, if it is there.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0[card.index()] = self.0[card.index()].saturating_sub(1);
    }

    /// Lowers the number of `card` to `most`.
    pub fn limit(&mut self, card: Card, most: u8) {
        self.0[card.index()] = self.0[card.index()].min(most);
    }

    /// Takes `hand` away, as far as it is there.
    pub(in crate::games::wyatt_earp) fn take_away(&mut self, hand: Hand) {
        for (card, n) in hand.kinds() {
            self.0[card.index()] = self.0[card.index()].saturating_sub(n);
        }
    }

    /// As a hand; no more of a kind than the deck has.
    pub fn to_hand(self) -> Hand {
        let mut bits = 0;
        for card in Card::all() {
            bits |= u64::from(self.count(card).min(card.copies())) << (3 * card.0);
        }
        Hand(bits)
    }
}

impl FromIterator<Card> for Counts {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut counts = Self::default();
        for card in cards {
            counts.add(card);
        }
        counts
    }
}

impl From<Hand> for Counts {
    fn from(hand: Hand) -> Self {
        hand.cards().collect()
    }
}

impl fmt::Debug for Counts {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_map().entries(Card::all().map(|card| (card, self.count(card))).filter(|&(_, n)| n > 0)).finish()
    }
}
