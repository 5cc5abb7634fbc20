//! What one seat may know, and nothing else.

use serde::{Deserialize, Serialize};

use super::Action;
use super::action::{Actions, Direction};
use super::card::{Card, Hand, Rank, Suits};
use super::event::Event;
use super::illegal::Illegal;
use super::legal::Position;
use super::memory::Recall;
use super::scoring::Sheet;
use super::state::{Phase, State};
use super::table::Table;
use crate::engine::Seat;

/// What the seat [`View::me`] may know: what lies open, its own cards, and all that it could remember.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Whose view it is.
    pub me: Seat,
    /// What lies open.
    pub table: Table,
    /// What the game waits for.
    pub phase: Phase,
    /// The own cards; those chosen to be passed among them until they are.
    pub hand: Hand,
    /// The cards chosen to be passed (C-1.3). Whether others have chosen, nobody sees.
    pub pass: Option<Hand>,
    /// What has gone by.
    pub memory: Recall,
}

impl State {
    #[inline]
    pub(super) fn view(&self, me: Seat) -> View {
        let seats = self.table.seats();
        let memory = &self.memory;
        let (mut known, mut once) = (memory.known, memory.once);
        for seat in Seat::all(seats) {
            let at = seat.index();
            known[at] = known[at].or(self.table.badges[at].of_rank(Rank::King));
        }
        for &direction in Direction::at(seats) {
            let to = direction.receiver(me, seats).index();
            known[to] = known[to].or(memory.sure[me.index()][direction as usize]);
            once[to] = once[to].minus(memory.found[me.index()][direction as usize]);
        }
        if matches!(self.phase, Phase::HandOver | Phase::Over) {
            known = self.hands; // C-7.1: all lay down their cards
        }
        View {
            me,
            table: self.table,
            phase: self.phase,
            hand: self.hands[me.index()],
            pass: self.passes[me.index()],
            memory: Recall { known, once, kings: memory.kings, fresh: memory.fresh.minus(memory.drawn[me.index()]) },
        }
    }
}

impl View {
    /// Whose decision it is, as far as this seat may know; while cards are chosen to be passed this seat's own, until it has chosen.
    #[inline]
    pub fn to_act(&self) -> Option<Seat> {
        match self.phase {
            Phase::Passing { .. } => (self.pass.is_none() && !self.hand.is_empty()).then_some(self.me),
            phase => phase.asks(&self.table),
        }
    }

    /// Whether this seat has something to decide, as far as it may know.
    #[inline]
    pub fn decides(&self) -> bool {
        self.to_act() == Some(self.me)
    }

    /// What this seat may do now; nothing if it has nothing to decide.
    pub fn legal(&self) -> Actions {
        if self.decides() { self.position().legal() } else { Actions::default() }
    }

    /// Why this seat cannot take `action` now. Agrees with [`View::legal`].
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn check(&self, action: Action) -> Result<(), Illegal> {
        match self.phase {
            Phase::Over => Err(Illegal::GameOver),
            Phase::Passing { .. } if !self.decides() => Err(Illegal::ChosenAlready),
            _ if !self.decides() => Err(Illegal::NotYourTurn),
            _ => self.position().check(action),
        }
    }

    #[inline]
    fn position(&self) -> Position<'_> {
        Position { table: &self.table, phase: self.phase, seat: self.me, hand: self.hand }
    }

    /// The own kings that anybody may shoot at.
    #[inline]
    pub fn unprotected(&self) -> Suits {
        self.table.unprotected(self.me, self.hand)
    }

    /// The discarded card that this seat could take (C-2.3).
    pub fn top_discard(&self) -> Option<Card> {
        self.table.top_discard(self.me).map(|at| self.table.discards[at].card)
    }

    /// What the own hand would score if somebody else ended the hand now (C-8).
    pub fn sheet(&self) -> Sheet {
        self.sheet_of(self.me, self.hand)
    }

    /// What `seat` would score with `hand` if somebody else ended the hand now (C-8).
    pub fn sheet_of(&self, seat: Seat, hand: Hand) -> Sheet {
        let (table, at) = (&self.table, seat.index());
        Sheet::new(hand, table.badges[at], table.tens[at], table.couples[at], false)
    }

    /// The cards that `seat` was known to hold before it passed some in secret (C-4.1), as far as this seat does not know where they are now.
    pub fn likely(&self, seat: Seat) -> Hand {
        self.memory.once[seat.index()].only(self.unseen().one())
    }

    /// The cards whose place this seat does not know: they lie in the draw pile or in other hands.
    #[inline]
    pub fn unseen(&self) -> Hand {
        let mut unseen = Hand::deck(self.table.decks()).minus(self.hand).minus(self.table.open());
        for seat in self.table.others(self.me) {
            unseen = unseen.minus(self.memory.known[seat.index()]);
        }
        unseen
    }
}

/// The form of `event` that `seat` may see, if any.
pub(super) fn redact(event: &Event, seat: Seat) -> Option<Event> {
    Some(match event {
        Event::Drew { seat: who, .. } if *who != seat => Event::Drew { seat: *who, card: None },
        Event::Chose { seat: who, .. } if *who != seat => return None, // C-1.3
        Event::Passed { seats, direction, counts, cards } => {
            let mut cards = *cards;
            for (at, cards) in cards.iter_mut().enumerate() {
                let from = Seat(at as u8);
                if from != seat && direction.receiver(from, usize::from(*seats)) != seat {
                    *cards = None;
                }
            }
            Event::Passed { seats: *seats, direction: *direction, counts: *counts, cards }
        }
        _ => event.clone(),
    })
}
