//! Carrying out a shot (C-6), from the asking to the card in place of a king.

use super::card::{Card, Rank, Suit};
use super::event::{Event, NoShot};
use super::gun::{Calibre, Gun};
use super::state::{Phase, State};
use super::table::{Acted, Discarded};
use crate::engine::{Seat, Sink};

impl State {
    /// C-6.1
    pub(super) fn shoot(&mut self, seat: Seat, calibre: Calibre, victim: Seat, sink: &mut impl Sink<Event>) {
        let Some(at) = self.table.loaded(seat, calibre) else { return };
        self.table.fired |= 1 << at;
        self.table.acted = Acted::Shooting;
        let gun = self.table.guns[at].gun;
        sink.push(|| Event::Shot { seat, gun, victim });
        self.phase = Phase::Asked { gun: at as u8, victim };
    }

    /// Whether a shot with that gun finds a target: an unprotected king, for a .45 any king (C-6.4).
    #[inline]
    pub(super) fn has_target(&self, gun: usize, victim: Seat) -> bool {
        let any = self.table.guns.get(gun).is_some_and(|drawn| drawn.gun.calibre() == Calibre::FortyFive);
        let hand = self.hands[victim.index()];
        any && hand.nibble(Rank::King) != 0 || !self.table.unprotected(victim, hand).is_empty()
    }

    /// C-6.4, C-6.5
    pub(super) fn stand(&mut self, sink: &mut impl Sink<Event>) {
        let Phase::Asked { gun, victim } = self.phase else { return };
        if self.has_target(usize::from(gun), victim) {
            sink.push(|| Event::Target { victim });
            self.phase = Phase::Aimed { gun, victim };
            return;
        }
        self.memory.no_target(victim);
        sink.push(|| Event::Missed { victim, why: NoShot::NoTarget });
        self.back_to_turn(sink);
    }

    /// C-6.2
    pub(super) fn backfire(&mut self, suit: Suit, sink: &mut impl Sink<Event>) {
        let Phase::Asked { victim, .. } = self.phase else { return };
        let (seat, card) = (self.table.turn, Card::new(Rank::Six, suit));
        self.shed(victim, card, false);
        self.gain(seat, card, false);
        sink.push(|| Event::Backfired { victim, seat, card });
        self.back_to_turn(sink);
    }

    /// C-6.3
    pub(super) fn quick_draw(&mut self, suit: Suit, sink: &mut impl Sink<Event>) {
        let Phase::Asked { gun: at, victim } = self.phase else { return };
        let gun = Gun::quick_draw(suit);
        self.lay_down(victim, gun);
        let seat = self.table.turn;
        let Some(drawn) = self.table.guns.get_mut(usize::from(at)) else { return };
        drawn.owner = victim;
        let taken = drawn.gun;
        sink.push(|| Event::QuickDraw { victim, gun, seat, taken });
        self.back_to_turn(sink);
    }

    /// C-6.5
    pub(super) fn hold_fire(&mut self, sink: &mut impl Sink<Event>) {
        if let Phase::Aimed { victim, .. } = self.phase {
            sink.push(|| Event::Missed { victim, why: NoShot::Held });
        }
        self.back_to_turn(sink);
    }

    /// C-6.5, C-6.6
    pub(super) fn fire(&mut self, sink: &mut impl Sink<Event>) {
        let Phase::Aimed { gun, victim } = self.phase else { return };
        let Some(card) = self.turn_card(sink) else { return };
        self.table.discards.push(Discarded { card, by: None });
        self.memory.fresh.remove(card);
        let (suit, at) = (card.suit(), victim.index());
        let is_forty_five =
            self.table.guns.get(usize::from(gun)).is_some_and(|drawn| drawn.gun.calibre() == Calibre::FortyFive);
        if is_forty_five && self.table.badges[at].has(suit) {
            sink.push(|| Event::Turned { card, hit: true });
            return self.take_king(victim, suit, true, sink); // C-6.6
        }
        let kings = self.table.unprotected(victim, self.hands[at]);
        let hit = !kings.is_empty() && !kings.has(suit);
        sink.push(|| Event::Turned { card, hit });
        if hit {
            self.phase = Phase::Hit { victim, suit };
            return;
        }
        if kings.has(suit) {
            self.table.badges[at].add(suit);
            self.memory.badge(victim, suit, self.table.seats());
            sink.push(|| Event::Badge { seat: victim, suit });
            if self.table.badges_left() == 0 {
                return self.end_hand(Some(self.table.turn), sink); // C-7.1
            }
        }
        self.back_to_turn(sink);
    }

    /// C-6.5
    pub(super) fn give(&mut self, suit: Suit, sink: &mut impl Sink<Event>) {
        if let Phase::Hit { victim, .. } = self.phase {
            self.take_king(victim, suit, false, sink);
        }
    }

    /// A king goes to the shooter, and his ace with him if he is protected.
    fn take_king(&mut self, victim: Seat, suit: Suit, protected: bool, sink: &mut impl Sink<Event>) {
        let (seat, king) = (self.table.turn, Card::new(Rank::King, suit));
        self.shed(victim, king, protected);
        self.gain(seat, king, protected);
        if protected {
            self.table.badges[seat.index()].add(suit);
        }
        sink.push(|| Event::KingTaken { victim, seat, suit, protected });
        if self.table.can_draw() {
            self.phase = Phase::Replace { victim, cards: if protected { 2 } else { 1 } };
        } else {
            self.back_to_turn(sink);
        }
    }

    /// C-6.7
    pub(super) fn replace(&mut self, victim: Seat, cards: u8, sink: &mut impl Sink<Event>) {
        self.draw(victim, sink);
        if cards > 1 && self.table.can_draw() {
            self.phase = Phase::Replace { victim, cards: cards - 1 };
        } else {
            self.back_to_turn(sink);
        }
    }
}
