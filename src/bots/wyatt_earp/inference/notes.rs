//! What a seat at a table of two writes down of a hand: when cards came to the rival, what it did, and what it could see when it did so.
//!
//! All of it is made of what that seat may see: its own views and the events in the form that [`redact`](crate::engine::Game::redact) leaves
//! to it.

use serde::{Deserialize, Serialize};

use crate::engine::Seat;
use crate::games::wyatt_earp::{Action, Card, Counts, Edition, Event, Hand, HandEnd, Outlaw, Phase, View};

/// The most decisions of the rival in a hand that are written down. Hardly a hand has so many.
const MAX_DECISIONS: usize = 160;

/// One thing that was seen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Note {
    /// A hand was dealt; these cards can be anywhere but in the own hand and on the stack.
    Dealt(Hand),
    /// The seat itself decided something.
    Own,
    /// The rival decided something.
    Decided(Box<Decision>),
    /// So many cards came from the supply to the rival, face down.
    Drew(u8),
    /// The rival took one of these from the discard stack, face down (R-6.9b).
    Took(Counts),
    /// The rival's take of that number in this hand lies hidden no longer: it was one of these.
    Shown(u8, Counts),
    /// A card came openly to the rival's hand.
    Gained(Card),
    /// So many of a card left the rival's hand.
    Lost(Card, u8),
    /// The rival holds none of that outlaw's cards.
    HasNone(Outlaw),
    /// A card of the supply was turned, or came to the own hand.
    Seen(Card),
    /// The discard stack, of these cards as far as was seen, became the supply.
    Reshuffled(Counts),
}

/// A decision of the rival.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Decision {
    /// How it looked to the rival, but for what only the rival knows: its hand, and what it took.
    pub view: View,
    /// What it did; nothing where it took a card face down: that of the next [`Note::Took`].
    pub act: Option<Action>,
    /// It was asked only if it holds this.
    pub only_if: Option<Card>,
    /// The take that it could play at once (R-6.9b).
    pub found: Option<u8>,
}

/// Everything that was seen of the hand.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Notes {
    pub(super) all: Vec<Note>,
    decisions: usize,
    /// The rival's takes that lie hidden still: the number of each, and whether the stack has not been reshuffled since.
    pub(super) takes: Vec<(u8, bool)>,
    taken: u8,
    /// The rival's last take, while it may be played.
    found: Option<u8>,
    /// What the seat itself took, unseen by the rival, and whether it may still play the last of it.
    mine: Vec<Card>,
    mine_found: bool,
    /// What the seat itself drew since the reshuffle, unseen by the rival.
    drawn: Vec<Card>,
    /// An offer that the rival was made and has not answered: how it looks, and who is asked at all: a holder of that card.
    offer: Option<Box<(View, Card)>>,
}

impl Notes {
    /// Writes down `events`, which the seat saw happen between `before` and `after`.
    pub fn write(&mut self, before: &View, events: &[Event], after: &View) {
        if let Some(Event::Dealt { .. }) = events.first() {
            return *self = Self::begin(after);
        }
        if self.all.is_empty() {
            *self = Self::begin(before);
        }
        let me = before.me;
        if let Some(Event::Declined { .. }) = events.first() {
            self.all.push(Note::Own);
        } else if let Some((actor, act)) = act_of(before, events) {
            self.decided(before, actor, act);
            if actor == me && act == Some(Action::WyattSearch) {
                self.searched(before, after);
            }
            for event in events {
                self.happened(before, events, event);
            }
            self.offered(events, after);
        }
    }

    fn begin(view: &View) -> Self {
        let mut unseen = Hand::FULL_DECK.minus(view.hand);
        if let Some(top) = view.top {
            unseen.remove_if_there(top);
        }
        Self { all: vec![Note::Dealt(unseen)], ..Self::default() }
    }

    /// Somebody acted; `act` is nothing where a card was taken face down.
    fn decided(&mut self, before: &View, actor: Seat, act: Option<Action>) {
        let is_rival = actor != before.me;
        if !is_rival {
            self.all.push(Note::Own);
        }
        if let Some((view, card)) = self.offer.take().map(|offer| *offer) {
            let took_it = is_rival && matches!(act, Some(Action::LayPhoto | Action::ShootHideout));
            let act = if took_it { act } else { Some(Action::Decline) };
            self.decision(view, act, (!took_it).then_some(card));
            if took_it {
                return;
            }
        }
        let plays_found = match act {
            Some(Action::PlayPhoto(outlaw)) => Some(Card::photo(outlaw)),
            Some(Action::Shoot(card)) => Some(card),
            Some(Action::Ask { .. }) => Some(Card::MOST_WANTED),
            _ => None,
        };
        if is_rival {
            self.decision(before.clone(), act, None);
            if let (Some(card), Some(take)) = (plays_found, self.found) {
                self.shown(take, [card].into_iter().collect());
            }
            self.found = None;
            if act == Some(Action::WyattSearch) {
                self.mine.clear();
            }
        } else {
            if plays_found.is_some() && self.mine_found {
                self.mine.pop();
            }
            self.mine_found = false;
        }
    }

    fn decision(&mut self, mut view: View, act: Option<Action>, only_if: Option<Card>) {
        self.decisions += 1;
        if self.decisions > MAX_DECISIONS {
            return;
        }
        let rival = view.me.next(2);
        view.me = rival;
        view.hand = Hand::EMPTY;
        view.pickups.clear();
        for &card in &self.mine {
            view.stack.add(card);
        }
        for &card in &self.drawn {
            view.fresh.add(card);
        }
        view.known[rival.index()] = Hand::EMPTY;
        self.all.push(Note::Decided(Box::new(Decision { view, act, only_if, found: self.found })));
    }

    fn happened(&mut self, before: &View, events: &[Event], event: &Event) {
        let rival = before.me.next(2);
        match event {
            &Event::PlayedSheriff { seat, card, .. } if seat == rival => self.all.push(Note::Lost(card, 1)),
            Event::Reshuffled => self.reshuffled(before, events),
            Event::Drew { seat, cards } if *seat == rival => {
                self.all.push(Note::Drew((cards.len() - early(before, events)) as u8));
            }
            Event::Drew { cards, .. } => {
                for &card in cards.iter().skip(early(before, events)).flatten() {
                    self.all.push(Note::Seen(card));
                    if before.table.reshuffled || events.contains(&Event::Reshuffled) {
                        self.drawn.push(card);
                    }
                }
            }
            &Event::Shot { turned, .. } => self.all.push(Note::Seen(turned)),
            &Event::DrewDiscard { seat, card } if seat == rival => self.all.push(Note::Gained(card)),
            &Event::PlayedOutlaws { seat, outlaw, count, .. } if seat == rival => {
                self.all.push(Note::Lost(Card::outlaw(outlaw), count));
            }
            &Event::PlayedPhoto { seat, outlaw, .. } if seat == rival => {
                self.all.push(Note::Lost(Card::photo(outlaw), 1));
            }
            &Event::Asked { seat, outlaw, from, .. } => match (seat == rival, from) {
                (true, Some(_)) => self.all.push(Note::Gained(Card::outlaw(outlaw))),
                (true, None) => {}
                (false, Some(_)) => self.all.push(Note::Lost(Card::outlaw(outlaw), 1)),
                (false, None) => self.all.push(Note::HasNone(outlaw)),
            },
            &Event::Stole { seat, outlaw, .. } if seat == rival => self.all.push(Note::Gained(Card::outlaw(outlaw))),
            &Event::Discarded { seat, card } if seat == rival => self.all.push(Note::Lost(card, 1)),
            &Event::Took { seat, card } if seat == rival => {
                debug_assert!(card.is_none());
                // A Wyatt Earp may not be taken (R-6.9b).
                let mut candidates = before.stack;
                candidates.limit(Card::WYATT_EARP, 0);
                self.all.push(Note::Took(candidates));
                self.takes.push((self.taken, true));
                self.found = Some(self.taken);
                self.taken += 1;
            }
            &Event::Took { card: Some(card), .. } => {
                self.mine.push(card);
                self.mine_found = true;
            }
            _ => {}
        }
    }

    fn shown(&mut self, take: u8, of: Counts) {
        self.all.push(Note::Shown(take, of));
        self.takes.retain(|&(hidden, _)| hidden != take);
    }

    /// The seat itself went through the stack and saw what is gone. Of several cards, it cannot tell which was taken when.
    fn searched(&mut self, before: &View, after: &View) {
        let lacking = Card::all().flat_map(|card| {
            let was = before.stack.count(card) + u8::from(card == Card::WYATT_EARP);
            std::iter::repeat_n(card, was.saturating_sub(after.stack.count(card)).into())
        });
        let gone: Counts = lacking.collect();
        let hidden: Vec<u8> = self.takes.iter().filter(|take| take.1).map(|take| take.0).collect();
        for take in hidden {
            self.shown(take, gone);
        }
    }

    fn reshuffled(&mut self, before: &View, events: &[Event]) {
        // What was left of the supply was drawn before.
        if early(before, events) > 0 {
            for event in events {
                match event {
                    Event::Drew { seat, .. } if *seat != before.me => self.all.push(Note::Drew(1)),
                    Event::Drew { cards, .. } => {
                        self.all.extend(cards.iter().take(1).flatten().map(|&card| Note::Seen(card)));
                    }
                    _ => {}
                }
            }
        }
        let mut stack = before.stack;
        // Who draws or shoots by Wyatt Earp has put that card on the stack first.
        let is_wyatt = |event: &Event| matches!(event, Event::PlayedSheriff { card: Card::WYATT_EARP, .. });
        if events.iter().any(is_wyatt) {
            stack.add(Card::WYATT_EARP);
        }
        self.all.push(Note::Reshuffled(stack));
        for take in &mut self.takes {
            take.1 = false;
        }
        self.mine.clear();
        self.drawn.clear();
    }

    /// Offers that were made to the rival, for all this seat knows.
    fn offered(&mut self, events: &[Event], after: &View) {
        let (me, rival) = (after.me, after.me.next(2));
        let offer = |phase| View { phase, ..after.clone() };
        for event in events {
            match *event {
                Event::PlayedOutlaws { seat, outlaw, opened: true, .. }
                    if seat == me && after.table.options.edition == Edition::Y2014 =>
                {
                    let view = offer(Phase::PhotoOffer { holder: rival, outlaw });
                    self.offer = Some(Box::new((view, Card::photo(outlaw))));
                }
                Event::Laid { seat, card: Card::HIDEOUT, on, outlaw }
                    if seat == me && on == rival && after.table.can_shoot() =>
                {
                    let view = offer(Phase::HideoutOffer { owner: rival, outlaw });
                    self.offer = Some(Box::new((view, Card::WYATT_EARP)));
                }
                _ => {}
            }
        }
    }
}

/// How many of the cards that were drawn came before the reshuffle in the same act: what was left of the supply.
fn early(before: &View, events: &[Event]) -> usize {
    if events.contains(&Event::Reshuffled) { before.table.supply_len.min(1).into() } else { 0 }
}

/// Who did what, as far as the events tell it: nothing if nobody did, and no action where a card was taken face down.
fn act_of(before: &View, events: &[Event]) -> Option<(Seat, Option<Action>)> {
    let turn = before.table.turn;
    Some(match *events.first()? {
        Event::Drew { seat, .. } => (seat, Some(Action::DrawSupply)),
        Event::Reshuffled | Event::HandEnded { .. } => (turn, Some(Action::DrawSupply)),
        Event::DrewDiscard { seat, .. } => (seat, Some(Action::DrawDiscard)),
        Event::PlayedOutlaws { seat, outlaw, count, .. } => (seat, Some(Action::PlayOutlaws { outlaw, count })),
        Event::PlayedPhoto { seat, out_of_turn: true, .. } => (seat, Some(Action::LayPhoto)),
        Event::PlayedPhoto { seat, outlaw, .. } => (seat, Some(Action::PlayPhoto(outlaw))),
        Event::PlayedSheriff { seat, out_of_turn: true, .. } => (seat, Some(Action::ShootHideout)),
        Event::PlayedSheriff { seat, card, .. } => (seat, Some(sheriff_act(card, events))),
        Event::Laid { .. } | Event::Stole { .. } | Event::Removed { .. } => (turn, Some(target(events)?)),
        Event::Took { seat, .. } => (seat, None),
        Event::Discarded { seat, card } => (seat, Some(Action::Discard(card))),
        _ => return None,
    })
}

/// What was aimed at. Where another card is removed for it, that comes first.
fn target(events: &[Event]) -> Option<Action> {
    let laid = events.iter().find_map(|event| match *event {
        Event::Laid { on: seat, outlaw, .. } | Event::Stole { from: seat, outlaw, .. } => Some((seat, outlaw)),
        _ => None,
    });
    let removed = events.iter().find_map(|event| match *event {
        Event::Removed { from, outlaw, .. } => Some((from, outlaw)),
        _ => None,
    });
    laid.or(removed).map(|(seat, outlaw)| Action::Target { seat, outlaw })
}

fn sheriff_act(card: Card, events: &[Event]) -> Action {
    let has_shot = events.iter().any(|event| matches!(event, Event::Shot { .. }));
    let asked = events.iter().find_map(|event| match *event {
        Event::Asked { outlaw, direction, .. } => Some(Action::Ask { outlaw, direction }),
        _ => None,
    });
    let drew = |event: &Event| matches!(event, Event::Drew { .. } | Event::HandEnded { why: HandEnd::SupplyOut });
    match asked {
        Some(ask) => ask,
        None if card != Card::WYATT_EARP || has_shot => Action::Shoot(card),
        None if events.iter().any(drew) => Action::WyattDraw,
        None => Action::WyattSearch,
    }
}
