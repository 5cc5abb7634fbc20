//! Carrying out an action. The only code that changes a state after the deal.

use arrayvec::ArrayVec;

use super::action::Action;
use super::card::{Card, Hand};
use super::event::Event;
use super::place::{Front, Place};
use super::scoring::winners;
use super::state::{Phase, State};
use super::table::{MAX_SEATS, Table};
use crate::engine::{Seat, Sink};

impl State {
    /// Carries out `action` of the seat to act, which must be legal.
    #[inline]
    pub(super) fn carry_out(&mut self, action: Action, sink: &mut impl Sink<Event>) {
        match action {
            Action::Put { card, place } => self.put(card, place, sink),
            Action::Gang(gang) => {
                let Some(seat) = self.to_act() else { return };
                self.gangs[seat.index()] = Some(gang);
                sink.push(|| Event::Chose { seat, gang });
                if let Phase::HoldUp(place) = self.phase
                    && self.chosen() == self.table.options.seats
                {
                    self.show(place, sink); // D-3.1: the last choice shows them all
                }
            }
        }
    }

    /// D-1.3. Whoever calls it makes sure that there are discards.
    #[cold]
    fn reshuffle(&mut self, sink: &mut impl Sink<Event>) {
        let discards = std::mem::take(&mut self.table.discards);
        let len = discards.lay_out(&mut self.pile);
        self.rng.shuffle(&mut self.pile[..len]);
        self.table.pile_len = len as u8;
        self.table.reshuffled = true;
        let hands = self.hands.iter().fold(Hand::EMPTY, |all, hand| all.plus(*hand));
        self.memory.reshuffled(discards, hands);
        self.drawn = Default::default();
        sink.push(|| Event::Reshuffled);
    }

    /// The top card of the draw pile, if there is any card left at all.
    #[inline]
    pub(super) fn draw(&mut self, seat: Seat, sink: &mut impl Sink<Event>) -> Option<Card> {
        if self.table.pile_len == 0 {
            if self.table.discards.is_empty() {
                return None; // D-4.3
            }
            self.reshuffle(sink);
        }
        self.table.pile_len -= 1;
        let card = self.pile[self.table.pile_len as usize];
        self.hands[seat.index()].add(card);
        self.table.hand_len[seat.index()] += 1;
        self.memory.drew(seat);
        if self.table.reshuffled {
            self.drawn[seat.index()].add(card);
        }
        Some(card)
    }

    /// The turn's two cards, then on to the first seat that can put one (D-2.1, D-2.3).
    pub(super) fn begin_turn(&mut self, sink: &mut impl Sink<Event>) {
        loop {
            let seat = self.table.turn;
            let mut cards = ArrayVec::<Option<Card>, 2>::new();
            for _ in 0..2 {
                if let Some(card) = self.draw(seat, sink) {
                    cards.push(Some(card));
                }
            }
            let drew = cards.len();
            if drew > 0 {
                sink.push(|| Event::Drew { seat, cards });
            }
            let takes = self.table.takes();
            if self.hands[seat.index()].one() & takes != 0 {
                self.phase = Phase::Day;
                return;
            }
            self.stuck(seat, takes, sink);
            // D-4.3: the cards have run out once a turn finds fewer than two.
            self.table.idle = if drew < 2 { self.table.idle + 1 } else { 0 };
            if usize::from(self.table.idle) >= self.table.seats() {
                sink.push(|| Event::RanDry);
                self.end(sink);
                return;
            }
            self.pass_turn();
        }
    }

    #[inline]
    fn pass_turn(&mut self) {
        self.table.turn = self.table.turn.next(self.table.seats());
        self.table.turn_number += 1;
    }

    /// D-2.3.
    #[cold]
    fn stuck(&mut self, seat: Seat, takes: u64, sink: &mut impl Sink<Event>) {
        self.memory.stuck(seat, takes);
        let card = self.hands[seat.index()].draw_one(&mut self.rng);
        if let Some(card) = card {
            self.shed(seat, card);
            self.table.discards.add(card);
        }
        let by = seat.next(self.table.seats());
        sink.push(|| Event::Stuck { seat, by, card });
    }

    /// A card leaves a hand for all to see.
    #[inline]
    fn shed(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()].remove(card);
        self.table.hand_len[seat.index()] -= 1;
        self.memory.showed(seat, card, self.table.reshuffled);
    }

    #[inline]
    fn put(&mut self, card: Card, place: Place, sink: &mut impl Sink<Event>) {
        let seat = self.table.turn;
        self.shed(seat, card);
        let front = &mut self.table.fronts[place.index()];
        front.put(card);
        let full = front.len() >= self.table.piles[place.index()].value();
        self.table.idle = 0;
        self.table.layer(seat);
        sink.push(|| Event::Put { seat, card, place });
        if full {
            // D-2.4
            self.phase = Phase::HoldUp(place);
            self.first = seat;
            sink.push(|| Event::HeldUp { place });
        } else {
            self.pass_turn();
            self.begin_turn(sink);
        }
    }

    /// All have chosen: who takes the place (D-3.4), and where the cards go (D-3.5).
    fn show(&mut self, place: Place, sink: &mut impl Sink<Event>) {
        let seats = self.table.seats();
        let gangs = std::mem::take(&mut self.gangs).map(Option::unwrap_or_default);
        let counts = self.table.strengths(place);
        let mut strengths = [0; MAX_SEATS];
        for (strength, &gang) in strengths.iter_mut().zip(&gangs) {
            *strength = counts.of_gang(gang);
        }
        let winner = self.table.strongest(&gangs, strengths);
        let pile = self.table.piles[place.index()];
        let (kind, value) = (pile.kind(), pile.value());
        sink.push(|| Event::Shown { place, kind, value, gangs, strengths, winner });
        for (seat, &gang) in Seat::all(seats).zip(&gangs) {
            if gang.is_empty() {
                continue;
            }
            self.hands[seat.index()] = self.hands[seat.index()].minus(gang);
            self.table.hand_len[seat.index()] -= gang.len();
            if self.table.reshuffled || self.memory.lacks[seat.index()].kinds != 0 {
                gang.cards().for_each(|card| self.memory.showed(seat, card, self.table.reshuffled));
            }
            // D-3.5
            let to = if winner == Some(seat) { &mut self.table.warrant } else { &mut self.table.discards };
            *to = to.plus(gang);
        }
        let front = std::mem::take::<Front>(&mut self.table.fronts[place.index()]);
        front.cards().for_each(|card| self.table.discards.add(card));
        if let Some(winner) = winner {
            self.table.booty[winner.index()].add(kind, value);
        }
        self.table.piles[place.index()].gone += 1;
        if value == 5 {
            return self.end(sink); // D-4.1
        }
        self.pass_turn();
        self.begin_turn(sink);
    }

    fn end(&mut self, sink: &mut impl Sink<Event>) {
        self.phase = Phase::Over;
        sink.push(|| Event::Ended { winners: winners(&self.table) });
    }
}

impl Table {
    /// `seat` has put a card: it is the last who did.
    #[inline]
    fn layer(&mut self, seat: Seat) {
        let at = self.layers.iter().position(|&other| other == seat).unwrap_or_default();
        self.layers[..=at].rotate_right(1);
    }

    /// Whose gang is the strongest: of the tied, who put a card in front of a place last (D-3.4). Nobody's, if all stay away.
    fn strongest(&self, gangs: &[Hand; MAX_SEATS], strengths: [u8; MAX_SEATS]) -> Option<Seat> {
        let most = strengths.iter().max().copied().unwrap_or_default();
        let best = |seat: &&Seat| !gangs[seat.index()].is_empty() && strengths[seat.index()] == most;
        self.layers[..self.seats()].iter().find(best).copied()
    }
}
