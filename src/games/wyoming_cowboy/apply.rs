//! Carrying out an action: dealing, passing, discarding and drawing. Shots are in `shots.rs`. Nothing else changes a state.

use arrayvec::ArrayVec;

use super::action::{Action, Direction};
use super::card::{Card, Hand, Rank, Suit, Suits};
use super::event::Event;
use super::gun::{Calibre, Drawn, Gun};
use super::memory::{Leaving, Memory};
use super::scoring::{Sheet, winners};
use super::state::{Phase, State};
use super::table::{Acted, Discarded, MAX_SEATS};
use crate::engine::{Nobody, Seat, Sink};

/// How many cards each gets (C-1.1).
const DEALT: usize = 7;
/// So many rounds after the deal a hand has come to nothing (C-7.1).
pub const MAX_ROUNDS: u16 = 60;

impl State {
    /// Carries out `action` of the seat to act, which must be legal.
    #[inline]
    pub(super) fn carry_out(&mut self, action: Action, sink: &mut impl Sink<Event>) {
        let seat = self.table.turn;
        match action {
            Action::Discard(card) => self.discard(seat, card, sink),
            Action::Draw => {
                if let Phase::Replace { victim, cards } = self.phase {
                    self.replace(victim, cards, sink);
                } else if let Phase::Draw { cards, .. } = self.phase {
                    self.draw(seat, sink);
                    let discard = !self.table.options.strict(); // C-2.8: drawing two was the action
                    self.go_on_drawing(cards - 1, discard, sink);
                }
            }
            Action::TakeDiscard => self.take_discard(seat, sink),
            Action::Couple(suit) => {
                // C-3.1
                self.table.couples[seat.index()] |= suit.bit();
                let couple = [Rank::King, Rank::Queen].map(|rank| Card::new(rank, suit));
                self.memory.showed(seat, couple.into_iter().collect(), self.table.seats());
                self.table.acted = Acted::Done;
                sink.push(|| Event::Couple { seat, suit });
            }
            Action::Nine { suit, direction } => self.nine(seat, suit, direction, sink),
            Action::Pull(gun) => self.pull(seat, gun, sink),
            Action::Name(direction) => {
                let dealer = self.table.dealer;
                sink.push(|| Event::Named { dealer, direction });
                self.first = dealer;
                self.phase = Phase::Passing { cards: 3, direction };
            }
            Action::Pass(cards) => {
                let Some(seat) = self.next_to_choose() else { return };
                self.passes[seat.index()] = Some(cards);
                sink.push(|| Event::Chose { seat, cards });
                if self.next_to_choose().is_none() {
                    self.pass_all(sink); // C-1.3: the last choice carries them all out
                }
            }
            Action::Shoot { calibre, victim } => self.shoot(seat, calibre, victim, sink),
            Action::Stand => self.stand(sink),
            Action::Backfire(suit) => self.backfire(suit, sink),
            Action::QuickDraw(suit) => self.quick_draw(suit, sink),
            Action::Fire => self.fire(sink),
            Action::HoldFire => self.hold_fire(sink),
            Action::Give(suit) => self.give(suit, sink),
            Action::Enough => {
                if let Phase::Replace { victim, .. } = self.phase {
                    sink.push(|| Event::NotReplaced { victim });
                }
                self.back_to_turn(sink);
            }
            Action::EndTurn => {
                sink.push(|| Event::TurnEnded { seat });
                self.end_turn(sink);
            }
            Action::NextHand => {
                let dealer = self.table.next_dealer(); // C-1.2
                self.deal(dealer);
                let hand_number = self.table.hand_number;
                sink.push(|| Event::Dealt { hand_number, dealer });
            }
        }
    }

    /// C-1.1
    pub(super) fn deal(&mut self, dealer: Seat) {
        let seats = self.table.seats();
        let table = &mut self.table;
        table.hand_number = table.hand_number.saturating_add(1);
        table.turn_number = 1;
        table.dealer = dealer;
        table.turn = dealer.next(seats); // C-1.2
        table.acted = Acted::Nothing;
        table.cardless = false;
        table.fired = 0;
        table.guns.clear();
        table.badges = [Suits::EMPTY; MAX_SEATS];
        table.tens = [Suits::EMPTY; MAX_SEATS];
        table.couples = [0; MAX_SEATS];
        table.discards.clear();
        table.hand_len = [0; MAX_SEATS];
        table.reshuffled = false;
        self.memory = Memory::new(table.decks());
        self.passes = [None; MAX_SEATS];
        self.first = dealer;
        self.hands = [Hand::EMPTY; MAX_SEATS];
        self.phase = Phase::Direction;
        let len = Hand::deck(table.decks()).lay_out(&mut self.pile);
        table.pile_len = len as u8;
        self.rng.shuffle(&mut self.pile[..len]);
        for seat in Seat::all(seats) {
            for _ in 0..DEALT {
                self.draw(seat, &mut Nobody);
            }
        }
    }

    /// C-2.5. Whoever calls it makes sure that there is something to shuffle.
    #[cold]
    fn reshuffle(&mut self, sink: &mut impl Sink<Event>) {
        let stays = self.table.stays();
        let mut len = 0;
        let mut fresh = Hand::EMPTY;
        for (at, discarded) in self.table.discards.iter().enumerate() {
            if Some(at) != stays {
                self.pile[len] = discarded.card;
                fresh.add(discarded.card);
                len += 1;
            }
        }
        let top = stays.map(|at| self.table.discards[at]);
        self.table.discards.clear();
        if let Some(top) = top {
            self.table.discards.push(top);
        }
        self.rng.shuffle(&mut self.pile[..len]);
        self.table.pile_len = len as u8;
        self.table.reshuffled = true;
        self.memory.reshuffled(fresh);
        sink.push(|| Event::Reshuffled);
    }

    /// The top card of the draw pile, if there is any card left at all.
    #[inline]
    pub(super) fn turn_card(&mut self, sink: &mut impl Sink<Event>) -> Option<Card> {
        if self.table.pile_len == 0 {
            if !self.table.can_draw() {
                return None; // C-2.5
            }
            self.reshuffle(sink);
        }
        self.table.pile_len -= 1;
        Some(self.pile[usize::from(self.table.pile_len)])
    }

    /// A card for `seat` that nobody else sees.
    #[inline]
    pub(super) fn draw(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let Some(card) = self.turn_card(sink) else { return };
        self.hands[seat.index()].add(card);
        self.table.hand_len[seat.index()] += 1;
        self.memory.drew(seat, card);
        sink.push(|| Event::Drew { seat, card: Some(card) });
    }

    /// A card comes to a hand for all to see.
    #[inline]
    pub(super) fn gain(&mut self, seat: Seat, card: Card, protected: bool) {
        self.hands[seat.index()].add(card);
        self.table.hand_len[seat.index()] += 1;
        self.memory.got(seat, card, protected);
    }

    /// A card leaves a hand for all to see; whether it was a king who had to take his ace with him, as the unprotected go first.
    #[inline]
    pub(super) fn shed(&mut self, seat: Seat, card: Card, protected: bool) -> bool {
        let hand = &mut self.hands[seat.index()];
        hand.remove(card);
        let badges = &mut self.table.badges[seat.index()];
        let suit = card.suit();
        let badge = card.rank() == Rank::King && (protected || badges.count(suit) > hand.count(card));
        if badge {
            badges.remove(suit);
        }
        self.left(seat, Hand::of_masks(card.bit(), 0), badge);
        badge
    }

    /// Cards have left a hand for all to see.
    #[inline]
    fn left(&mut self, seat: Seat, cards: Hand, protected: bool) {
        self.table.hand_len[seat.index()] -= cards.len();
        let stay = self.table.badges[seat.index()].of_rank(Rank::King);
        self.memory.shed(seat, cards, stay, protected, self.table.seats());
        if self.table.hand_len[seat.index()] == 0 {
            self.memory.emptied(seat);
        }
    }

    /// C-2.2
    #[inline]
    fn discard(&mut self, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        let badge = self.shed(seat, card, false); // C-2.7
        sink.push(|| Event::Discarded { seat, card, badge });
        if card.rank() == Rank::Ten {
            self.table.tens[seat.index()].add(card.suit());
            if self.table.tens_left() == 0 && self.table.has_twenty_two() {
                return self.end_hand(Some(seat), sink); // C-7.1
            }
        } else {
            self.table.discards.push(Discarded { card, by: Some(seat) });
        }
        let free = self.table.may_take(); // C-2.8
        let cards = if card.rank() == Rank::Five && free { 2 } else { 1 };
        self.go_on_drawing(cards, free, sink);
    }

    /// Asks how to draw, if there is a choice (C-2.3).
    #[inline]
    fn go_on_drawing(&mut self, cards: u8, discard: bool, sink: &mut impl Sink<Event>) {
        let seat = self.table.turn;
        if cards > 0 && discard && self.table.top_discard(seat).is_some() {
            self.phase = Phase::Draw { cards, discard };
            return;
        }
        for _ in 0..cards {
            self.draw(seat, sink);
        }
        self.end_turn(sink);
    }

    /// C-2.3
    fn take_discard(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let Phase::Draw { cards, .. } = self.phase else { return };
        if let Some(at) = self.table.top_discard(seat) {
            let card = self.table.discards[at].card;
            self.table.discards.remove(at);
            self.gain(seat, card, false);
            sink.push(|| Event::Took { seat, card });
        }
        let left = if self.table.options.strict() { 0 } else { cards - 1 }; // C-2.8
        self.go_on_drawing(left, false, sink);
    }

    /// C-4.1
    fn nine(&mut self, seat: Seat, suit: Suit, direction: Direction, sink: &mut impl Sink<Event>) {
        let card = Card::new(Rank::Nine, suit);
        self.shed(seat, card, false);
        self.table.discards.push(Discarded { card, by: None });
        self.table.acted = Acted::Done;
        sink.push(|| Event::Nine { seat, card, direction });
        self.first = seat;
        self.phase = Phase::Passing { cards: 2, direction };
        if self.next_to_choose().is_none() {
            self.back_to_turn(sink); // nobody holds a card
        }
    }

    /// Everybody has chosen: the cards change hands (C-1.3, C-4.1).
    fn pass_all(&mut self, sink: &mut impl Sink<Event>) {
        let Phase::Passing { cards: wanted, direction } = self.phase else { return };
        let seats = self.table.seats();
        let passes = std::mem::take(&mut self.passes);
        let mut all = ArrayVec::<(Leaving, Suits, Hand), MAX_SEATS>::new();
        let mut counts = [0; MAX_SEATS];
        for seat in Seat::all(seats) {
            let at = seat.index();
            let Some(pass) = passes[at] else { continue };
            self.hands[at] = self.hands[at].minus(pass);
            counts[at] = pass.len();
            let mut badges = Suits::EMPTY;
            if pass.one() & Rank::King.kinds() != 0 {
                // C-2.7: the unprotected go first, and an ace goes along with its king.
                for suit in Suit::ALL {
                    while self.table.badges[at].count(suit) > self.hands[at].count(Card::new(Rank::King, suit)) {
                        self.table.badges[at].remove(suit);
                        badges.add(suit);
                    }
                }
            }
            let leaving = Leaving {
                seat,
                direction,
                cards: pass,
                kings: badges.of_rank(Rank::King),
                stay: self.table.badges[at].of_rank(Rank::King),
                all: self.hands[at].is_empty(),
            };
            let shown = self.memory.passes(&leaving, seats);
            all.push((leaving, badges, shown));
        }
        for (leaving, badges, shown) in all {
            let to = direction.receiver(leaving.seat, seats);
            self.hands[to.index()] = self.hands[to.index()].plus(leaving.cards);
            for suit in badges.suits() {
                self.table.badges[to.index()].add(suit);
            }
            self.memory.arrived(&leaving, shown, seats);
        }
        for at in 0..seats {
            self.table.hand_len[at] = self.hands[at].len();
        }
        sink.push(|| Event::Passed { seats: seats as u8, direction, counts, cards: passes });
        if wanted == 3 {
            self.begin_turn(sink);
        } else {
            self.back_to_turn(sink);
        }
    }

    /// C-5.1
    fn pull(&mut self, seat: Seat, gun: Gun, sink: &mut impl Sink<Event>) {
        self.lay_down(seat, gun);
        self.table.acted = Acted::Done;
        sink.push(|| Event::Pulled { seat, gun });
        if gun.calibre() == Calibre::TwentyTwo && self.table.tens_left() == 0 {
            return self.end_hand(Some(seat), sink); // C-7.1
        }
        self.back_to_turn(sink);
    }

    /// The cards of a gun go from the hand onto the table.
    pub(super) fn lay_down(&mut self, seat: Seat, gun: Gun) {
        let cards = gun.hand();
        self.hands[seat.index()] = self.hands[seat.index()].minus(cards);
        self.left(seat, cards, false);
        self.table.guns.push(Drawn { owner: seat, gun });
    }

    /// The turn begins of whose turn it is, or of the next who can do anything (C-2.6).
    pub(super) fn begin_turn(&mut self, sink: &mut impl Sink<Event>) {
        let seats = self.table.seats();
        loop {
            let nobody_holds_a_card = self.table.hand_len == [0; MAX_SEATS];
            if nobody_holds_a_card || self.table.turn_number > MAX_ROUNDS * seats as u16 {
                return self.end_hand(None, sink); // C-7.1
            }
            let seat = self.table.turn;
            self.table.acted = Acted::Nothing;
            self.table.fired = 0;
            self.table.cardless = self.table.hand_len[seat.index()] == 0;
            self.phase = Phase::Play;
            if !self.table.cardless || self.table.is_armed(seat) {
                return;
            }
            sink.push(|| Event::TurnEnded { seat });
            self.table.turn = seat.next(seats);
            self.table.turn_number += 1;
        }
    }

    #[inline]
    pub(super) fn end_turn(&mut self, sink: &mut impl Sink<Event>) {
        self.table.turn = self.table.turn.next(self.table.seats());
        self.table.turn_number += 1;
        self.begin_turn(sink);
    }

    /// An action, or a shot, is over: on with the turn, unless there is nothing left that can be done in it (C-2.6).
    pub(super) fn back_to_turn(&mut self, sink: &mut impl Sink<Event>) {
        let seat = self.table.turn;
        let table = &self.table;
        self.phase = Phase::Play;
        let must_discard = !table.cardless && table.hand_len[seat.index()] > 0;
        if !must_discard && (table.acted == Acted::Done || table.loaded_calibres(seat) == 0) {
            sink.push(|| Event::TurnEnded { seat });
            self.end_turn(sink);
        }
    }

    /// C-7.1, C-8
    #[cold]
    pub(super) fn end_hand(&mut self, by: Option<Seat>, sink: &mut impl Sink<Event>) {
        let table = &mut self.table;
        let seats = table.seats();
        let sheets: [Sheet; MAX_SEATS] = std::array::from_fn(|at| {
            let ended = by.is_some_and(|by| by.index() == at);
            Sheet::new(self.hands[at], table.badges[at], table.tens[at], table.couples[at], ended)
        });
        for (score, sheet) in table.scores.iter_mut().zip(&sheets).take(seats) {
            *score = score.saturating_add(sheet.total());
        }
        table.couples = [0; MAX_SEATS]; // they are in the score now
        let hands = self.hands;
        sink.push(|| Event::Scored { by, hands, sheets });
        self.phase = Phase::HandOver;
        let winners = winners(&self.table);
        if !winners.is_empty() {
            self.phase = Phase::Over;
            sink.push(|| Event::Ended { winners });
        }
    }
}
