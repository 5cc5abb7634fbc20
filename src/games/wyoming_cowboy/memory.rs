//! What everybody can remember of the cards that have gone by, boiled down to what can still matter.
//!
//! - Cards that came to a hand openly stay there until they are shed, or until that seat passes cards in secret ([`Memory::known`]). What was
//!   passed, and what stayed, the two alone know who passed it and who got it ([`Memory::sure`], [`Memory::found`]).
//! - Who said that there was no target had no unprotected king; every hidden card since may be one ([`Memory::kings`]).
//! - Once the discards have become the draw pile, all know what went into it ([`Memory::fresh`]), and each what it drew of it
//!   ([`Memory::drawn`]).
//!
//! Somebody who passes cards may have passed any of them, so what was known of that hand is sure no longer; most of it is still there all the
//! same ([`Memory::once`]). But who passes the whole hand has passed all that was known of it.

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
    /// What each seat alone is sure that its neighbour in each direction holds: what it passed there itself, and what that one had and did not
    /// pass to it.
    pub sure: [[Hand; 3]; MAX_SEATS],
    /// Of what its neighbour in each direction once was known to hold, that of which each seat alone knows where it is: it came, or it stayed.
    pub found: [[Hand; 3]; MAX_SEATS],
    /// How many unprotected kings each seat can hold at most; [`ANY`] if nothing is known.
    pub kings: [u8; MAX_SEATS],
    /// The cards that were shuffled into this draw pile, the whole deck before the first time; without those that were turned since.
    pub fresh: Hand,
    /// What each seat has drawn from this pile.
    pub drawn: [Hand; MAX_SEATS],
}

/// What a seat passes.
pub(super) struct Leaving {
    pub seat: Seat,
    pub direction: Direction,
    pub cards: Hand,
    /// The kings among them whose badges went along for all to see.
    pub kings: Hand,
    /// The kings of whom badges tell that they stay.
    pub stay: Hand,
    /// Whether nothing stays.
    pub all: bool,
}

impl Memory {
    pub fn new(decks: u8) -> Self {
        Self {
            known: [Hand::EMPTY; MAX_SEATS],
            once: [Hand::EMPTY; MAX_SEATS],
            sure: [[Hand::EMPTY; 3]; MAX_SEATS],
            found: [[Hand::EMPTY; 3]; MAX_SEATS],
            kings: [ANY; MAX_SEATS],
            fresh: Hand::deck(decks),
            drawn: [Hand::EMPTY; MAX_SEATS],
        }
    }

    /// The discards, but for one, became the draw pile.
    pub fn reshuffled(&mut self, pile: Hand) {
        self.fresh = pile;
        self.drawn = [Hand::EMPTY; MAX_SEATS];
    }

    /// A seat drew a card that nobody else sees.
    #[inline]
    pub fn drew(&mut self, seat: Seat, card: Card) {
        self.drawn[seat.index()].add(card);
        self.got_hidden(seat, 1);
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
    pub fn showed(&mut self, seat: Seat, cards: Hand, seats: usize) {
        let known = self.known[seat.index()];
        self.known[seat.index()] = known.or(cards);
        self.surfaced(seat, cards.minus(known), seats);
    }

    /// Cards left a hand for all to see; `stay` are the kings of whom its badges tell, so another one of such a suit was hidden.
    #[inline]
    pub fn shed(&mut self, seat: Seat, cards: Hand, stay: Hand, protected: bool, seats: usize) {
        let known = self.known[seat.index()].minus(stay);
        let hidden = cards.minus(known);
        self.known[seat.index()] = known.minus(cards).plus(stay);
        self.surfaced(seat, hidden, seats);
        for &direction in Direction::at(seats) {
            let sure = &mut self.sure[direction.giver(seat, seats).index()][direction as usize];
            *sure = sure.minus(cards);
        }
        if cards.one() & Rank::King.kinds() != 0 && !protected {
            self.lost_king(seat);
        }
    }

    /// Cards that not all were sure of were seen in a hand: wherever else they once were thought to be, they are no longer.
    #[inline]
    fn surfaced(&mut self, seat: Seat, cards: Hand, seats: usize) {
        if cards.is_empty() {
            return;
        }
        let elsewhere = cards.minus(self.once[seat.index()]);
        self.once[seat.index()] = self.once[seat.index()].minus(cards);
        for once in &mut self.once[..seats] {
            *once = once.minus(elsewhere);
        }
        for found in &mut self.found[seat.index()] {
            *found = found.minus(elsewhere);
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
    pub fn badge(&mut self, seat: Seat, suit: Suit, seats: usize) {
        self.showed(seat, Hand::from_iter([Card::new(Rank::King, suit)]), seats);
        self.lost_king(seat);
    }

    /// A seat said that it has no target.
    #[inline]
    pub fn no_target(&mut self, seat: Seat) {
        self.kings[seat.index()] = 0;
    }

    /// A hand is empty: nothing can be there any more.
    #[inline]
    pub fn emptied(&mut self, seat: Seat) {
        self.once[seat.index()] = Hand::EMPTY;
    }

    /// A seat passes cards that only one other sees: any that were known may be among them, but for those that stay for sure. They are told by
    /// badges, but a second king of such a suit that comes openly later is another. Gives what all know
    /// to be among them.
    #[inline]
    pub fn passes(&mut self, leaving: &Leaving, seats: usize) -> Hand {
        let (seat, cards) = (leaving.seat, leaving.cards);
        let known = std::mem::replace(&mut self.known[seat.index()], leaving.stay);
        for &direction in Direction::at(seats) {
            let giver = direction.giver(seat, seats).index();
            let knew = std::mem::take(&mut self.sure[giver][direction as usize]);
            let found = &mut self.found[giver][direction as usize];
            *found = found.minus(known); // what is said of these now is about other cards, if there are two
            if direction == leaving.direction.back() {
                self.sure[giver][direction as usize] = known.or(knew).minus(cards);
                *found = found.or(known).or(cards);
            }
        }
        if leaving.all {
            self.emptied(seat);
            return known.or(leaving.kings);
        }
        self.once[seat.index()] = self.once[seat.index()].or(known.minus(leaving.kings));
        leaving.kings
    }

    /// What was passed has come; all know of the `shown`. To be told once all have left.
    #[inline]
    pub fn arrived(&mut self, leaving: &Leaving, shown: Hand, seats: usize) {
        let to = leaving.direction.receiver(leaving.seat, seats);
        self.known[to.index()] = self.known[to.index()].plus(shown);
        self.got_hidden(to, leaving.cards.len());
        let sure = &mut self.sure[leaving.seat.index()][leaving.direction as usize];
        *sure = sure.plus(leaving.cards);
    }
}

/// What a view remembers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Recall {
    /// Cards that each seat is known to hold, by all or by the viewer; at the own index what all others know. After a hand: all hands.
    pub known: [Hand; MAX_SEATS],
    /// Cards that each seat was known to hold before it passed some in secret (C-1.3, C-4.1): most are still there, some with the neighbour. Of
    /// those that came to the viewer, or did not though they could have, it knows better.
    pub once: [Hand; MAX_SEATS],
    /// How many unprotected kings each seat can hold at most (C-6.4); [`ANY`] if nothing is known.
    pub kings: [u8; MAX_SEATS],
    /// The cards that were shuffled into this draw pile, the whole deck before the first time; without those that were turned since, or drawn by
    /// the viewer.
    pub fresh: Hand,
}
