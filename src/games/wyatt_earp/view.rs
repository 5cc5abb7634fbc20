//! What one seat may know, and nothing else.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::Action;
use super::action::Actions;
use super::admit;
use super::card::{Card, Counts, Hand, Kind, OUTLAWS, Outlaw};
use super::determinize;
use super::event::Event;
use super::illegal::Illegal;
use super::legal::Position;
use super::memory::{Caps, MAX_PICKUPS};
use super::state::{Phase, Sheriff, State};
use super::table::{MAX_SEATS, Table};
use crate::engine::{Rng, Seat};

/// A card that another seat took from the discard stack unseen, and that could still be any of several (R-6.9b).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HiddenPickup {
    /// Who took it.
    pub seat: Seat,
    /// What it can have been.
    pub candidates: Counts,
    /// The kinds that seat has shown out of its hand since, a bit each (bit 0 is the first of [`Card::all`]).
    pub shed: u32,
    /// Whether the stack has not been reshuffled since: then [`View::stack`] still counts it.
    pub in_stack: bool,
}

/// What the seat [`View::me`] may know: what lies open, its own cards, and all that it could remember.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Whose view it is.
    pub me: Seat,
    /// What lies open.
    pub table: Table,
    /// What the game waits for, as far as this seat may know: an offer to another seat shows as that turn's play.
    pub phase: Phase,
    /// How the turn stands with its Sheriff card; what another seat found shows as [`Sheriff::Used`].
    pub sheriff: Sheriff,
    /// The own cards.
    pub hand: Hand,
    /// The top card of the discard stack.
    pub top: Option<Card>,
    /// What the discard stack holds, from memory; cards in [`View::pickups`] are still counted, and counted again if they came back.
    pub stack: Counts,
    /// Cards that each seat is known to hold; at the own index what the others know.
    pub known: [Hand; MAX_SEATS],
    /// The most cards of each outlaw that each seat can hold, from Most Wanted!'s vain asking.
    pub caps: [Caps; MAX_SEATS],
    /// After the reshuffle: cards among which the supply must be; cards in [`View::pickups`] from before it are still counted, and counted
    /// again if they came back. Before it: none.
    pub fresh: Counts,
    /// The cards that others took from the stack unseen.
    pub pickups: ArrayVec<HiddenPickup, MAX_PICKUPS>,
    /// The card that this turn's draw took from the discard stack, if it did.
    pub taken: Option<Card>,
}

impl State {
    pub(super) fn view(&self, me: Seat) -> View {
        let memory = &self.memory;
        let bit = 1 << me.0;
        let mut view = View {
            me,
            table: self.table,
            phase: self.phase,
            sheriff: self.sheriff,
            hand: self.hands[me.index()],
            top: self.discard().last().copied(),
            stack: memory.stack,
            known: memory.known,
            caps: memory.caps,
            fresh: Counts::default(),
            pickups: ArrayVec::new(),
            taken: memory.taken,
        };
        match self.phase {
            Phase::PhotoOffer { holder: seat, .. } | Phase::HideoutOffer { owner: seat, .. } if seat != me => {
                view.phase = Phase::Play;
            }
            _ => {}
        }
        if self.table.turn != me && matches!(self.sheriff, Sheriff::Found(_)) {
            view.sheriff = Sheriff::Used;
        }
        if self.table.reshuffled {
            view.fresh = self.fresh_to(me);
        }
        // What is gone from this stack, or the one before the reshuffle, for all this seat knows; in the order of taking.
        let mut gone = ArrayVec::<(Card, bool), MAX_PICKUPS>::new();
        for pickup in &memory.pickups {
            if pickup.gone_known & bit != 0 {
                gone.push((pickup.card, pickup.in_stack));
                if pickup.in_stack {
                    view.stack.remove(pickup.card);
                }
                if pickup.seat != me && pickup.holder_known & bit != 0 && pickup.shed >> pickup.card.index() & 1 == 0 {
                    view.known[pickup.seat.index()].add(pickup.card);
                }
            } else {
                let mut candidates = pickup.candidates;
                gone.iter().filter(|g| g.1 == pickup.in_stack).for_each(|g| candidates.remove(g.0));
                view.pickups.push(HiddenPickup {
                    seat: pickup.seat,
                    candidates,
                    shed: pickup.shed,
                    in_stack: pickup.in_stack,
                });
            }
        }
        view
    }

    /// What can still lie in the reshuffled supply, by what `me` knows.
    fn fresh_to(&self, me: Seat) -> Counts {
        let mut fresh = self.memory.fresh;
        for pickup in self.memory.pickups.iter().filter(|t| !t.in_stack && t.gone_known >> me.0 & 1 == 1) {
            fresh.remove(pickup.card);
        }
        fresh.take_away(self.memory.drawn[me.index()]);
        fresh
    }

    #[inline]
    pub(super) fn position(&self) -> Position<'_> {
        let seat = self.to_act().unwrap_or(self.table.turn);
        let stack = if self.phase == Phase::Search { self.memory.stack_now() } else { self.memory.stack };
        Position {
            table: &self.table,
            phase: self.phase,
            sheriff: self.sheriff,
            seat,
            hand: self.hands[seat.index()],
            stack,
        }
    }
}

impl View {
    /// The most of `card` that `seat` can hold.
    pub(super) fn most(&self, seat: Seat, card: Card) -> u8 {
        match card.kind() {
            Kind::Outlaw(outlaw) => self.caps[seat.index()].of(outlaw),
            _ => card.copies(),
        }
    }

    /// A state that this view could have come from in which `seat` holds `hand` and those who took cards from the stack unseen
    /// ([`View::pickups`]) took these; none if there is no such state.
    pub fn world_with(&self, seat: Seat, hand: Hand, takes: &[Card], rng: &mut Rng) -> Option<State> {
        determinize::with_hand(self, seat, hand, takes, rng)
    }

    /// Whether all that does not depend on the own hand is what rules and bots rely on: the own hand may be anything.
    pub fn is_sound_but_for_hand(&self) -> bool {
        admit::check_all_but_hand(self).is_ok()
    }

    /// Whose decision it is, as far as this seat may know.
    pub fn to_act(&self) -> Option<Seat> {
        self.phase.asks(&self.table)
    }

    /// What this seat may do now; nothing if it is not its decision.
    pub fn legal(&self) -> Actions {
        if self.to_act() == Some(self.me) { self.position().legal() } else { Actions::new() }
    }

    /// Why this seat cannot take `action` now. Agrees with [`View::legal`].
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn check(&self, action: Action) -> Result<(), Illegal> {
        match self.to_act() {
            Some(seat) if seat != self.me => Err(Illegal::NotYourTurn),
            _ => self.position().check(action),
        }
    }

    /// The groups on which `card` may act if its shot hits, as the table stands: whose and which. While a target is asked for
    /// ([`Phase::Target`]), those that may be chosen.
    pub fn targets(&self, card: Card) -> ArrayVec<(Seat, Outlaw), { MAX_SEATS * OUTLAWS }> {
        self.position().targets(card).collect()
    }

    fn position(&self) -> Position<'_> {
        Position {
            table: &self.table,
            phase: self.phase,
            sheriff: self.sheriff,
            seat: self.me,
            hand: self.hand,
            stack: self.stack,
        }
    }

    /// The seats with their capture points for each outlaw.
    pub fn cp(&self) -> [[u8; MAX_SEATS]; OUTLAWS] {
        Outlaw::ALL.map(|o| self.table.cp(o))
    }
}

/// The form of `event` that `seat` may see (see the rules' last section), if any.
pub(super) fn redact(event: &Event, seat: Seat) -> Option<Event> {
    Some(match event {
        Event::Drew { seat: who, cards } if *who != seat => {
            Event::Drew { seat: *who, cards: cards.iter().map(|_| None).collect() }
        }
        Event::Took { seat: who, .. } if *who != seat => Event::Took { seat: *who, card: None },
        Event::Declined { seat: who } if *who != seat => return None,
        _ => event.clone(),
    })
}
