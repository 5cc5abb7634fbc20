//! What the table remembers: the public history of a hand, boiled down to what can still matter.
//!
//! Only the discard of the turn before can ever be drawn from the stack: each turn takes at most one card off it and ends by putting one
//! on. So the order below the top never matters, and a multiset does.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::card::{Card, Counts, Hand, Kind, Outlaw};
use super::table::MAX_SEATS;
use crate::engine::Seat;

/// Searches of the stack in one hand: the seven Wyatt Earps before the reshuffle and again after it, since none that lies in the stack
/// can come back into a hand by then.
pub(super) const MAX_PICKUPS: usize = 14;

/// For each outlaw the most of its cards that a seat can hold, by what Most Wanted! failed to find there and what came since.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Caps(u32);

impl Default for Caps {
    fn default() -> Self {
        Self(Self::NO_LIMIT)
    }
}

impl Caps {
    const NO_LIMIT: u32 = 0o777_7777;
    const ONES: u32 = 0o111_1111;

    /// The most cards of `outlaw` that can be held, 0 to 7.
    #[inline]
    pub const fn of(self, outlaw: Outlaw) -> u8 {
        (self.0 >> (3 * outlaw as u32)) as u8 & 7
    }

    /// The same for all outlaws, three bits each.
    #[inline]
    pub const fn packed(self) -> u32 {
        self.0
    }

    fn set_none(&mut self, outlaw: Outlaw) {
        self.0 &= !(7 << (3 * outlaw as u32));
    }

    /// A card came that may be of any outlaw.
    #[inline]
    fn raise_all(&mut self) {
        if self.0 != Self::NO_LIMIT {
            let full = self.0 & (self.0 >> 1) & (self.0 >> 2) & Self::ONES;
            self.0 += Self::ONES & !full;
        }
    }

    #[inline]
    fn raise(&mut self, card: Card) {
        if let Kind::Outlaw(outlaw) = card.kind()
            && self.of(outlaw) < 7
        {
            self.0 += 1 << (3 * outlaw as u32);
        }
    }

    #[inline]
    fn lower(&mut self, card: Card) {
        if let Kind::Outlaw(outlaw) = card.kind()
            && self.of(outlaw) > 0
        {
            self.0 -= 1 << (3 * card.index());
        }
    }
}

/// A card that Wyatt Earp took from the stack, hidden from the others (R-6.9b).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Pickup {
    pub seat: Seat,
    pub card: Card,
    /// What the stack was publicly remembered to hold, less what may not be taken.
    pub candidates: Counts,
    /// The kinds that `seat` has shown out of its hand since, a bit each: those may have been the card.
    pub shed: u32,
    /// The seats, a bit each, that know that `card` is gone from the stack.
    pub gone_known: u8,
    /// The seats, a bit each, that know that `seat` took `card`.
    pub holder_known: u8,
    /// Whether the stack has not been reshuffled since.
    pub in_stack: bool,
    /// What was known of `seat` before: a card that proves to be a Sheriff card changes nothing about that.
    pub caps: Caps,
}

/// The public history that still matters, and the little that single seats know beyond it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Memory {
    /// Cards that each seat is publicly known to hold.
    pub known: [Hand; MAX_SEATS],
    pub caps: [Caps; MAX_SEATS],
    /// The stack as the public saw it grow; cards taken by a search are still counted, and counted again
    /// when they come back.
    pub stack: Counts,
    /// After the reshuffle: what was shuffled in, less what shots have turned since.
    pub fresh: Counts,
    /// After the reshuffle: what each seat drew from the supply.
    pub drawn: [Hand; MAX_SEATS],
    pub pickups: ArrayVec<Pickup, MAX_PICKUPS>,
    /// The card that this turn's draw took from the stack, if it did. No part of the table: what is kept of a game has a digest of that.
    pub taken: Option<Card>,
}

impl Memory {
    #[inline]
    pub fn gained_hidden(&mut self, seat: Seat, card: Card, reshuffled: bool) {
        self.caps[seat.index()].raise_all();
        if reshuffled {
            self.drawn[seat.index()].add(card);
        }
    }

    #[inline]
    pub fn gained_openly(&mut self, seat: Seat, card: Card) {
        self.known[seat.index()].add(card);
        self.caps[seat.index()].raise(card);
    }

    /// `card` left the hand of `seat` for all to see.
    #[inline]
    pub fn shed(&mut self, seat: Seat, card: Card) {
        self.caps[seat.index()].lower(card);
        if !self.known[seat.index()].remove_if_there(card) {
            for pickup in self.pickups.iter_mut().filter(|t| t.seat == seat) {
                pickup.shed |= 1 << card.index();
            }
        }
    }

    pub fn holds_none(&mut self, seat: Seat, outlaw: Outlaw) {
        self.caps[seat.index()].set_none(outlaw);
    }

    /// What really lies in the stack.
    pub fn stack_now(&self) -> Counts {
        let mut stack = self.stack;
        for pickup in self.pickups.iter().filter(|t| t.in_stack) {
            stack.remove(pickup.card);
        }
        stack
    }

    /// `seat` looks through the whole stack, and so learns what others took from it; from whose hand to fear which card only if one
    /// answer is possible.
    pub fn searched(&mut self, seat: Seat) {
        let me = 1 << seat.0;
        let unknown = |t: &&mut Pickup| t.in_stack && t.seat != seat && t.gone_known & me == 0;
        let mut found = self.pickups.iter_mut().filter(unknown);
        let Some(first) = found.next().map(|t| (t.seat, t.card)) else { return };
        let (one_seat, one_card) =
            found.fold((true, true), |(seats, cards), t| (seats && t.seat == first.0, cards && t.card == first.1));
        for pickup in self.pickups.iter_mut().filter(unknown) {
            pickup.gone_known |= me;
            if one_seat || one_card {
                pickup.holder_known |= me;
            }
        }
    }

    pub fn took(&mut self, seat: Seat, card: Card) {
        let caps = self.caps[seat.index()];
        self.caps[seat.index()].raise_all();
        let mut candidates = self.stack;
        candidates.limit(Card::WYATT_EARP, 0);
        if self.pickups.is_full() {
            self.pickups.remove(0);
        }
        let me = 1 << seat.0;
        self.pickups.push(Pickup {
            seat,
            card,
            candidates,
            shed: 0,
            gone_known: me,
            holder_known: me,
            in_stack: true,
            caps,
        });
    }

    /// `seat` plays the `card` that it just took, and so shows what it was.
    pub fn showed_pickup(&mut self, seat: Seat, card: Card) {
        self.known[seat.index()].add(card); // it leaves the hand at once; one of the same kind known before stays known
        // A guessed world keeps no pick-up that its guesser knew.
        let shown = self.pickups.last().is_some_and(|t| t.seat == seat && t.card == card && t.in_stack);
        if !shown {
            return;
        }
        let Some(pickup) = self.pickups.pop() else { return };
        self.caps[seat.index()] = pickup.caps;
        self.stack.remove(card);
        // It lay there, so the pick-ups before cannot have emptied the stack of it.
        let left = pickup.candidates.count(card) - 1;
        for earlier in self.pickups.iter_mut().filter(|t| t.in_stack) {
            earlier.candidates.limit(card, left);
        }
    }

    pub fn reshuffled(&mut self) {
        self.fresh = self.stack;
        self.stack = Counts::default();
        for pickup in &mut self.pickups {
            pickup.in_stack = false;
        }
    }
}
