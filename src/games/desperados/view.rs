//! What one seat may know, and nothing else.

use serde::{Deserialize, Serialize};

use super::Action;
use super::action::Actions;
use super::card::Hand;
use super::event::Event;
use super::illegal::Illegal;
use super::legal::{self, Position};
use super::memory::Memory;
use super::place::Place;
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
    /// The own cards; those of the own gang among them until it is shown.
    pub hand: Hand,
    /// The own gang, once it is chosen (D-3.1). Whether others have chosen, nobody sees.
    pub gang: Option<Hand>,
    /// What has gone by.
    pub memory: Memory,
}

impl State {
    pub(super) fn view(&self, me: Seat) -> View {
        let mut memory = self.memory;
        memory.fresh = memory.fresh.minus(self.drawn[me.index()]);
        View {
            me,
            table: self.table,
            phase: self.phase,
            hand: self.hands[me.index()],
            gang: self.gangs[me.index()],
            memory,
        }
    }
}

impl View {
    /// Whether this seat has something to decide, as far as it may know: a gang is chosen by all at the same time (D-3.1).
    #[inline]
    pub fn decides(&self) -> bool {
        match self.phase {
            Phase::Day => self.table.turn == self.me,
            Phase::HoldUp(_) => self.gang.is_none(),
            Phase::Over => false,
        }
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
            Phase::Day if !self.decides() => Err(Illegal::NotYourTurn),
            Phase::HoldUp(_) if !self.decides() => Err(Illegal::ChosenAlready),
            _ => self.position().check(action),
        }
    }

    /// Whether the hold-up that it is about ends the game (D-4.1).
    #[inline]
    pub fn is_last_hold_up(&self) -> bool {
        matches!(self.phase, Phase::HoldUp(place) if self.table.piles[place.index()].value() == 5)
    }

    #[inline]
    fn position(&self) -> Position<'_> {
        Position { table: &self.table, phase: self.phase, hand: self.hand }
    }

    /// The strongest gang that the own hand has for `place` as it stands, and what it counts; empty if it has none.
    pub fn strongest(&self, place: Place) -> (Hand, u8) {
        legal::strongest(self.hand, &self.table, place)
    }

    /// The cards whose place this seat does not know: they lie in the draw pile or in other hands.
    pub fn unseen(&self) -> Hand {
        let fronts = self.table.fronts.iter().flat_map(|front| front.cards()).collect();
        Hand::FULL_DECK.minus(self.hand).minus(self.table.warrant).minus(self.table.discards).minus(fronts)
    }
}

/// The form of `event` that `seat` may see, if any.
pub(super) fn redact(event: &Event, seat: Seat) -> Option<Event> {
    Some(match event {
        Event::Drew { seat: who, cards } if *who != seat => {
            Event::Drew { seat: *who, cards: cards.iter().map(|_| None).collect() }
        }
        Event::Chose { seat: who, .. } if *who != seat => return None, // D-3.1
        _ => event.clone(),
    })
}
