//! Carrying out an action. The only code that changes a state after the deal.

use arrayvec::ArrayVec;

use super::action::{Action, Direction};
use super::card::{Card, DECK, Outlaw};
use super::event::{Event, HandEnd};
use super::scoring::{GOAL, pay};
use super::state::{Phase, Sheriff, State};
use super::table::{Edition, MAX_SEATS};
use crate::engine::{Seat, Sink};

/// The version of the rules from which on a duel begins with what is left of the supply, and not with a new shuffle.
const DUEL_FROM_SUPPLY: u16 = 2;

impl State {
    /// Carries out `action`, which must be legal.
    #[inline]
    pub(super) fn carry_out(&mut self, action: Action, sink: &mut impl Sink<Event>) {
        let seat = self.table.turn;
        match action {
            Action::DrawSupply => {
                if self.draw_two(seat, sink) {
                    self.phase = Phase::Play;
                }
            }
            Action::DrawDiscard => self.draw_discard(seat, sink),
            Action::PlayOutlaws { outlaw, count } => self.play_outlaws(seat, outlaw, count, sink),
            Action::PlayPhoto(outlaw) => {
                self.use_sheriff(seat);
                self.lay_photo(seat, outlaw, false, sink);
            }
            Action::Shoot(card) => self.shoot_card(seat, card, sink),
            Action::Ask { outlaw, direction } => self.ask(seat, outlaw, direction, sink),
            Action::WyattDraw => {
                self.play_to_stack(seat, Card::WYATT_EARP, false, sink);
                self.draw_two(seat, sink);
            }
            Action::WyattSearch => {
                self.play_to_stack(seat, Card::WYATT_EARP, false, sink);
                self.memory.searched(seat);
                self.phase = Phase::Search;
            }
            Action::Take(card) => self.take(seat, card, sink),
            Action::Target { seat: on, outlaw } => self.strike(seat, on, outlaw, sink),
            Action::LayPhoto => {
                if let Phase::PhotoOffer { holder, outlaw } = self.phase {
                    self.lay_photo(holder, outlaw, true, sink);
                    self.phase = Phase::Play;
                }
            }
            Action::ShootHideout => self.shoot_hideout(sink),
            Action::Decline => {
                if let Some(seat) = self.to_act() {
                    sink.push(|| Event::Declined { seat });
                }
                self.phase = Phase::Play;
            }
            Action::Discard(card) => self.end_turn(seat, card, sink),
            Action::NextHand => {
                let starter = self.table.starter.next(self.table.seats());
                self.deal_hand(starter);
                self.report_deal(sink);
            }
        }
    }

    pub(super) fn report_deal(&self, sink: &mut impl Sink<Event>) {
        sink.push(|| Event::Dealt {
            hand_number: self.table.hand_number,
            dealer: self.table.dealer(),
            first_card: self.discard[0],
        });
    }

    #[inline]
    fn shed(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()].remove(card, 1);
        self.table.hand_len[seat.index()] -= 1;
        self.memory.shed(seat, card);
    }

    #[inline]
    fn gain_openly(&mut self, seat: Seat, card: Card) {
        self.hands[seat.index()].add(card);
        self.table.hand_len[seat.index()] += 1;
        self.memory.gained_openly(seat, card);
    }

    /// Whoever calls it makes sure that it happens once a hand.
    #[cold]
    fn reshuffle(&mut self, sink: &mut impl Sink<Event>) {
        self.table.supply_len = self.table.discard_len;
        self.table.discard_len = 0;
        let len = self.table.supply_len as usize;
        self.supply[..len].copy_from_slice(&self.discard[..len]);
        self.rng.shuffle(&mut self.supply[..len]);
        self.table.reshuffled = true;
        self.memory.reshuffled();
        sink.push(|| Event::Reshuffled);
    }

    /// The two top cards of the supply (R-3.1, R-6.9a); false if that ended the hand instead.
    fn draw_two(&mut self, seat: Seat, sink: &mut impl Sink<Event>) -> bool {
        if self.table.is_drawn_out() {
            // Not even both together make two cards: what is left is turned over all the same, and the hand ends.
            if !self.table.reshuffled {
                self.reshuffle(sink);
            }
            self.end_hand(HandEnd::SupplyOut, sink);
            return false;
        }
        let mut cards = [Card::WYATT_EARP; 2];
        for slot in &mut cards {
            if self.table.supply_len == 0 {
                self.reshuffle(sink);
            }
            let card = self.pop_supply();
            self.hands[seat.index()].add(card);
            self.memory.gained_hidden(seat, card, self.table.reshuffled);
            *slot = card;
        }
        self.table.hand_len[seat.index()] += 2;
        sink.push(|| Event::Drew { seat, cards: cards.map(Some).into() });
        true
    }

    fn draw_discard(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.table.discard_len -= 1;
        let card = self.discard[self.table.discard_len as usize];
        self.memory.stack.remove(card);
        self.gain_openly(seat, card);
        self.memory.taken = Some(card);
        self.phase = Phase::Play;
        sink.push(|| Event::DrewDiscard { seat, card });
    }

    fn play_outlaws(&mut self, seat: Seat, outlaw: Outlaw, count: u8, sink: &mut impl Sink<Event>) {
        self.miss_found();
        for _ in 0..count {
            self.shed(seat, Card::outlaw(outlaw));
        }
        self.table.territories[seat.index()][outlaw.index()].add_outlaws(count);
        self.table.posters[outlaw.index()] += u16::from(count) - 1;
        let opened = !self.table.is_open(outlaw);
        self.table.open |= 1 << outlaw as u8;
        sink.push(|| Event::PlayedOutlaws { seat, outlaw, count, opened });
        if opened && self.table.options.edition == Edition::Y2014 {
            //
            let photo = Card::photo(outlaw);
            if let Some(holder) = Seat::all(self.table.seats()).find(|s| *s != seat && self.hands[s.index()].has(photo))
            {
                self.phase = Phase::PhotoOffer { holder, outlaw };
            }
        }
    }

    /// Any act that is not the playing of a card just found gives up the right to play it (R-6.9b).
    #[inline]
    fn miss_found(&mut self) {
        if self.sheriff != Sheriff::Free {
            self.sheriff = Sheriff::Used;
        }
    }

    /// A second one must be the card just found, and so shows what was taken.
    #[inline]
    fn use_sheriff(&mut self, seat: Seat) {
        if let Sheriff::Found(card) = self.sheriff {
            self.memory.showed_pickup(seat, card);
        }
        self.sheriff = Sheriff::Used;
    }

    fn lay_photo(&mut self, seat: Seat, outlaw: Outlaw, out_of_turn: bool, sink: &mut impl Sink<Event>) {
        self.shed(seat, Card::photo(outlaw));
        self.table.territories[seat.index()][outlaw.index()].lay(Card::photo(outlaw));
        self.table.posters[outlaw.index()] += 1;
        sink.push(|| Event::PlayedPhoto { seat, outlaw, out_of_turn });
    }

    /// Plays a card that goes onto the stack before anything comes of it.
    fn play_to_stack(&mut self, seat: Seat, card: Card, out_of_turn: bool, sink: &mut impl Sink<Event>) {
        if !out_of_turn {
            self.use_sheriff(seat);
        }
        self.shed(seat, card);
        self.push_discard(card);
        sink.push(|| Event::PlayedSheriff { seat, card, out_of_turn });
    }

    /// turns the top card of the supply onto the stack; true for a hit.
    fn shot(&mut self, seat: Seat, sink: &mut impl Sink<Event>) -> bool {
        if self.table.supply_len == 0 {
            self.reshuffle(sink);
        }
        let turned = self.pop_supply();
        if self.table.reshuffled {
            self.memory.fresh.remove(turned);
        }
        self.push_discard(turned);
        sink.push(|| Event::Shot { seat, turned, hit: turned.has_hole() });
        turned.has_hole()
    }

    fn shoot_card(&mut self, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        if card == Card::WYATT_EARP {
            self.play_to_stack(seat, card, false, sink); // first onto the stack
            if self.shot(seat, sink) {
                self.phase = Phase::Target(card);
            }
            return;
        }
        self.use_sheriff(seat);
        self.shed(seat, card);
        sink.push(|| Event::PlayedSheriff { seat, card, out_of_turn: false });
        if self.shot(seat, sink) {
            self.phase = Phase::Target(card);
        } else {
            self.push_discard(card);
        }
    }

    /// What a card that hit does to the group chosen for it.
    fn strike(&mut self, seat: Seat, on: Seat, outlaw: Outlaw, sink: &mut impl Sink<Event>) {
        let Phase::Target(card) = self.phase else { return };
        self.phase = Phase::Play;
        match card {
            Card::MOST_WANTED => return self.steal(seat, on, outlaw, sink),
            Card::WYATT_EARP => return self.remove(on, outlaw, Card::HIDEOUT, sink), // R-6.9c
            Card::FASTEST_GUN => {
                // the other one goes
                if let Some((from, other)) = self.table.fastest_gun() {
                    self.remove(from, other, card, sink);
                }
            }
            _ => {}
        }
        self.table.territories[on.index()][outlaw.index()].lay(card);
        self.table.posters[outlaw.index()] += match card {
            Card::STAGECOACH_ROBBERY => 3,
            Card::HIDEOUT => 0,
            _ => 1,
        };
        sink.push(|| Event::Laid { seat, card, on, outlaw });
        if card == Card::HIDEOUT && self.hands[on.index()].has(Card::WYATT_EARP) && self.table.can_shoot() {
            self.phase = Phase::HideoutOffer { owner: on, outlaw };
        }
    }

    /// after a hit.
    fn steal(&mut self, seat: Seat, from: Seat, outlaw: Outlaw, sink: &mut impl Sink<Event>) {
        self.push_discard(Card::MOST_WANTED);
        let group = &mut self.table.territories[from.index()][outlaw.index()];
        group.take_outlaw();
        let left = *group;
        self.gain_openly(seat, Card::outlaw(outlaw));
        sink.push(|| Event::Stole { seat, from, outlaw });
        if !left.stands() {
            for card in left.carried() {
                self.remove(from, outlaw, card, sink);
            }
        }
    }

    /// A card of a group goes onto the stack.
    fn remove(&mut self, from: Seat, outlaw: Outlaw, card: Card, sink: &mut impl Sink<Event>) {
        self.table.territories[from.index()][outlaw.index()].lift(card);
        self.push_discard(card);
        sink.push(|| Event::Removed { from, outlaw, card });
    }

    ///
    fn ask(&mut self, seat: Seat, outlaw: Outlaw, direction: Direction, sink: &mut impl Sink<Event>) {
        let seats = self.table.seats();
        self.play_to_stack(seat, Card::MOST_WANTED, false, sink);
        let mut in_vain = ArrayVec::<Seat, MAX_SEATS>::new();
        let mut giver = None;
        for step in 1..seats {
            let step = if direction == Direction::Left { step } else { seats - step };
            let asked = Seat(((seat.index() + step) % seats) as u8);
            if self.hands[asked.index()].has(Card::outlaw(outlaw)) {
                giver = Some(asked);
                break;
            }
            self.memory.holds_none(asked, outlaw);
            in_vain.push(asked);
        }
        if let Some(giver) = giver {
            self.shed(giver, Card::outlaw(outlaw));
            self.gain_openly(seat, Card::outlaw(outlaw));
        }
        sink.push(|| Event::Asked { seat, outlaw, direction, in_vain, from: giver });
    }

    /// R-6.9b.
    fn take(&mut self, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        self.pull_discard(card);
        self.memory.took(seat, card);
        self.hands[seat.index()].add(card);
        self.table.hand_len[seat.index()] += 1;
        self.phase = Phase::Play;
        self.sheriff = if card.has_hole() { Sheriff::Used } else { Sheriff::Found(card) };
        sink.push(|| Event::Took { seat, card: Some(card) });
    }

    ///
    fn shoot_hideout(&mut self, sink: &mut impl Sink<Event>) {
        let Phase::HideoutOffer { owner, outlaw } = self.phase else { return };
        self.phase = Phase::Play;
        self.play_to_stack(owner, Card::WYATT_EARP, true, sink);
        if self.shot(owner, sink) {
            self.remove(owner, outlaw, Card::HIDEOUT, sink);
        }
    }

    fn end_turn(&mut self, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        self.memory.taken = None;
        self.shed(seat, card);
        self.push_discard(card);
        sink.push(|| Event::Discarded { seat, card });
        let seats = self.table.seats();
        if self.table.hand_len[seat.index()] == 0 {
            return self.end_hand(HandEnd::WentOut(seat), sink);
        }
        if let Some(empty) = Seat::all(seats).find(|s| self.table.hand_len[s.index()] == 0) {
            return self.end_hand(HandEnd::EmptyHanded(empty), sink);
        }
        self.table.turn = seat.next(seats);
        self.table.turn_number += 1;
        self.sheriff = Sheriff::Free;
        self.phase = Phase::Draw;
    }

    #[cold]
    fn end_hand(&mut self, why: HandEnd, sink: &mut impl Sink<Event>) {
        sink.push(|| Event::HandEnded { why });
        self.table.posters_at_end = self.table.posters;
        for outlaw in Outlaw::ALL {
            let cp = self.table.cp(outlaw);
            let (_, paid, stays) = pay(cp, self.table.posters[outlaw.index()], |_| {});
            for (money, paid) in self.table.money.iter_mut().zip(paid) {
                *money += paid;
            }
            self.table.posters[outlaw.index()] = stays;
            sink.push(|| Event::Scored { outlaw, cp, paid, stays });
        }
        self.phase = Phase::HandOver;
        let most = self.table.money.into_iter().max().unwrap_or(0);
        if most >= GOAL {
            //
            let best: ArrayVec<Seat, MAX_SEATS> =
                Seat::all(self.table.seats()).filter(|s| self.table.money[s.index()] == most).collect();
            let winner = self.duel(best, sink);
            self.phase = Phase::GameOver { winner };
            sink.push(|| Event::GameEnded { winner });
        }
    }

    /// the last of `tied` who turns bullet holes. What is turned still counts as supply, so that the state keeps all its cards.
    fn duel(&mut self, mut tied: ArrayVec<Seat, MAX_SEATS>, sink: &mut impl Sink<Event>) -> Seat {
        let mut deck: ArrayVec<Card, DECK> = self.supply().iter().copied().collect();
        if self.rules < DUEL_FROM_SUPPLY {
            deck.clear();
        }
        while tied.len() > 1 {
            let mut turned = [None; MAX_SEATS];
            for seat in &tied {
                if deck.is_empty() {
                    deck.extend(super::card::Hand::FULL_DECK.cards());
                    self.rng.shuffle(&mut deck);
                }
                turned[seat.index()] = deck.pop();
            }
            sink.push(|| Event::Duel { turned });
            let hit = |s: &Seat| turned[s.index()].is_some_and(Card::has_hole);
            if tied.iter().any(hit) {
                tied.retain(|s| hit(s));
            }
        }
        tied.first().copied().unwrap_or(self.table.starter)
    }
}
