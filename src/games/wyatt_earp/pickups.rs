//! Guessing what others took from the discard stack unseen (R-6.9b): a random search through all that it can have been.

use arrayvec::ArrayVec;

use super::card::{Card, Counts, Hand, KINDS};
use super::memory::MAX_PICKUPS;
use super::table::MAX_SEATS;
use super::view::{HiddenPickup, View};
use crate::engine::Rng;

/// How many guesses of single pick-ups a search may make before it is begun anew.
const PATIENCE: u32 = 2_000;

/// For each hidden pick-up of `view` a card that it can have been; `None` if the search took a bad turn.
pub(super) fn guess(view: &View, rng: &mut Rng) -> Option<ArrayVec<Card, MAX_PICKUPS>> {
    let mut elsewhere = view.all_but_visible();
    for seat in view.table.others(view.me) {
        elsewhere = elsewhere.minus(view.known[seat.index()]);
    }
    let search = Enumerator {
        view,
        elsewhere,
        stack: view.stack,
        fresh: view.fresh,
        held: view.known,
        kept: Counts::default(),
        taken: [None; MAX_PICKUPS],
    };
    let found = search.guess(view.pickups.len(), rng, &mut PATIENCE.clone())?;
    Some(found.taken.into_iter().flatten().collect())
}

/// Whether the seat has shown a card of this kind since: then that may have been the one.
pub(super) fn was_shown(pickup: &HiddenPickup, card: Card) -> bool {
    pickup.shed >> card.index() & 1 == 1
}

#[derive(Clone, Copy)]
struct Enumerator<'a> {
    view: &'a View,
    /// The cards that neither lie open nor are known to be in a hand.
    elsewhere: Hand,
    /// What the stack holds, the pick-ups guessed so far taken off.
    stack: Counts,
    /// Likewise, what was shuffled into the supply and can still be there.
    fresh: Counts,
    /// What each seat is known to hold, and what it is guessed to have taken and not shown.
    held: [Hand; MAX_SEATS],
    /// The latter, of all seats.
    kept: Counts,
    taken: [Option<Card>; MAX_PICKUPS],
}

impl Enumerator<'_> {
    /// Guesses the first `left` pick-ups. The latest first: what a seat took then it has hardly had time to show, so that it needs the room
    /// in that hand most.
    fn guess(self, left: usize, rng: &mut Rng, patience: &mut u32) -> Option<Self> {
        let Some(i) = left.checked_sub(1) else { return self.holds_together().then_some(self) };
        let mut weights = self.weights(i);
        loop {
            *patience = patience.checked_sub(1)?;
            let total = weights.iter().sum();
            if total == 0 {
                return None;
            }
            let mut at = rng.below(total);
            let card = Card::all().find(|card| {
                let here = at < weights[card.index()];
                at = at.wrapping_sub(if here { 0 } else { weights[card.index()] });
                here
            })?;
            weights[card.index()] = 0;
            if let Some(found) = self.with(i, card).guess(i, rng, patience) {
                return Some(found);
            }
        }
    }

    fn with(mut self, i: usize, card: Card) -> Self {
        let pickup = &self.view.pickups[i];
        if pickup.in_stack { &mut self.stack } else { &mut self.fresh }.remove(card);
        if !was_shown(pickup, card) {
            self.held[pickup.seat.index()].add(card);
            self.kept.add(card);
        }
        self.taken[i] = Some(card);
        self
    }

    /// How likely each card was the pick-up at `i`, as far as what is guessed already allows it.
    fn weights(&self, i: usize) -> [usize; KINDS] {
        let pickup = &self.view.pickups[i];
        let sum = |of: &dyn Fn(Card) -> u8| Card::all().map(of).sum::<u8>();
        // Cards that the stack seems to hold although they are seen elsewhere must have been taken, and shown since.
        let doubled =
            |card: Card| (self.stack.count(card) + self.kept.count(card)).saturating_sub(self.elsewhere.count(card));
        let must_be_doubled = sum(&doubled) as usize >= self.view.pickups[..=i].iter().filter(|t| t.in_stack).count();
        // What the supply can be made of, and whether some of that is to spare.
        let free = |card| self.free(card);
        let spare = sum(&|card| self.fresh.count(card).min(free(card))) > self.view.table.supply_len;
        let hand = self.held[pickup.seat.index()];
        let full = hand.len() >= self.view.table.hand_len[pickup.seat.index()];
        let mut weights = [0; KINDS];
        for card in Card::all() {
            let (shown, fresh) = (was_shown(pickup, card), self.fresh.count(card));
            let was_there = if pickup.in_stack {
                let top = u8::from(self.view.top == Some(card)); // lies there still
                self.stack.count(card) > top && (!must_be_doubled || shown && doubled(card) > 0)
            } else {
                fresh > 0 && (spare || shown && fresh > free(card))
            };
            let still_there = !full && hand.count(card) < self.view.most(pickup.seat, card);
            let still_there = still_there && (pickup.in_stack || free(card) > 0);
            if was_there && (shown || still_there) {
                weights[card.index()] = self.found(i, card) as usize;
            }
        }
        weights
    }

    /// How many of `card` lie where this seat does not know, the stack and what was taken from it left out.
    fn free(&self, card: Card) -> u8 {
        self.elsewhere.count(card).saturating_sub(self.stack.count(card) + self.kept.count(card))
    }

    /// How many of `card` the pick-up at `i` can have found, those gone by earlier pick-ups not counted.
    fn found(&self, i: usize, card: Card) -> u8 {
        let pickup = &self.view.pickups[i];
        let gone =
            (0..i).filter(|&j| self.view.pickups[j].in_stack == pickup.in_stack && self.taken[j] == Some(card)).count();
        pickup.candidates.count(card).saturating_sub(gone as u8)
    }

    fn holds_together(&self) -> bool {
        let in_place = |card| self.stack.count(card) + self.kept.count(card) <= self.elsewhere.count(card);
        let found = |(i, card): (usize, &Option<Card>)| card.is_none_or(|card| self.found(i, card) > 0);
        Card::all().all(in_place) && self.taken.iter().enumerate().all(found)
    }
}
