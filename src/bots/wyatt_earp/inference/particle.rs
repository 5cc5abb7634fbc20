//! One history of the hand: which card came when, face down, to the rival, and what kind of player it is.

use super::frame::{Frame, Moment, Net, below_none, hand_of};
use super::manner::Manner;
use super::notes::Decision;
use crate::engine::Rng;
use crate::games::wyatt_earp::{Action, Card, Counts, Hand, KINDS, Phase, Sheriff, View};

/// So often at most a history that cannot be is mended by another card before it is given up.
const REPAIRS: usize = 300;
/// The logarithm of the chance of what cannot be.
const NEVER: f32 = -20.0;

/// A history.
#[derive(Clone, Debug)]
pub(super) struct Particle {
    /// The card of each slot of the [`Frame`].
    pub cards: Vec<Card>,
    /// What is left in the supply.
    pub pool: Net,
    /// Which [`Manner`] the rival has.
    pub manner: usize,
    /// How likely each moment is, as a logarithm; as many as have been looked at.
    pub logs: Vec<f32>,
    /// The sum of these when the weight was counted last.
    pub counted: f32,
    /// How much it counts, as a logarithm.
    pub weight: f32,
    /// Whether it fits what was seen.
    pub fits: bool,
}

/// What can be different in a history.
#[derive(Clone, Copy, Debug)]
pub(super) enum Change {
    /// Two cards from the supply came the other way round.
    Swap(usize, usize),
    /// This card came from the supply instead.
    Draw(usize, Card),
    /// This card was taken from the stack instead.
    Take(usize, Card),
}

impl Change {
    /// Whether what the rival held, or knew, at that moment may be another thing.
    fn touches(self, moment: &Moment) -> bool {
        match self {
            Self::Swap(i, j) => moment.slots > i.min(j) && moment.slots <= i.max(j),
            Self::Draw(i, _) => moment.slots > i,
            Self::Take(i, _) => moment.slots >= i,
        }
    }
}

/// One of these cards; none if there are none.
pub(super) fn draw(pool: &Net, rng: &mut Rng) -> Option<Card> {
    let total: usize = pool.iter().map(|&n| n.max(0) as usize).sum();
    let mut at = rng.below(total);
    Card::all().zip(pool).find_map(|(card, &n)| {
        let n = n.max(0) as usize;
        let here = at < n;
        at = at.wrapping_sub(if here { 0 } else { n });
        here.then_some(card)
    })
}

/// As differences.
pub(super) fn net(counts: &Counts) -> Net {
    let mut net = [0; KINDS];
    Card::all().for_each(|card| net[card.index()] = counts.count(card).min(100) as i8);
    net
}

/// One of each that there is.
fn kinds(counts: &Counts) -> Net {
    net(counts).map(|n| n.min(1))
}

fn add(net: &mut Net, card: Card, by: i8) {
    net[card.index()] = net[card.index()].saturating_add(by);
}

impl Particle {
    pub fn new(unseen: Hand, manner: usize, rng: &mut Rng) -> Self {
        let mut particle = Self {
            cards: Vec::new(),
            pool: net(&unseen.into()),
            manner,
            logs: Vec::new(),
            counted: 0.0,
            weight: 0.0,
            fits: true,
        };
        particle.drew(super::DEAL, rng);
        particle
    }

    /// Cards came from the supply.
    pub fn drew(&mut self, count: usize, rng: &mut Rng) {
        for _ in 0..count {
            // Where the supply cannot have had enough, it is mended later.
            let card = draw(&self.pool, rng).unwrap_or(Card::WYATT_EARP);
            add(&mut self.pool, card, -1);
            self.cards.push(card);
        }
    }

    /// One of these was taken from the stack.
    pub fn took(&mut self, of: &Counts, rng: &mut Rng) {
        // Which kind is more likely, the decision tells.
        self.cards.push(draw(&kinds(of), rng).unwrap_or(Card::BANK_ROBBERY));
    }

    /// The card of that slot was one of these.
    pub fn shown(&mut self, slot: usize, of: &Counts, rng: &mut Rng) {
        if of.count(self.cards[slot]) == 0
            && let Some(card) = draw(&kinds(of), rng)
        {
            self.cards[slot] = card;
            self.logs.clear();
        }
    }

    /// A card of the supply was seen. Histories in which many are left there foretold it best; those in which none is are mended, or die.
    pub fn seen(&mut self, card: Card) {
        let total: u32 = self.pool.iter().map(|&n| n.max(0) as u32).sum();
        let here = f32::from(self.pool[card.index()].max(0));
        self.weight += (here.max(0.2) / total.max(1) as f32).ln();
        add(&mut self.pool, card, -1);
    }

    /// The stack, less what was taken from it, became the supply.
    pub fn reshuffled(&mut self, stack: &Counts, gone: &[usize]) {
        for (left, more) in self.pool.iter_mut().zip(net(stack)) {
            *left = left.saturating_add(more);
        }
        for &slot in gone {
            add(&mut self.pool, self.cards[slot], -1);
        }
    }

    /// How many of each card the rival held then; where the history cannot be, some are below 0.
    pub fn held(&self, slots: usize, net: &Net) -> Net {
        let mut counts = *net;
        self.cards[..slots].iter().for_each(|&card| add(&mut counts, card, 1));
        counts
    }

    /// What the rival holds.
    pub fn hand(&self, frame: &Frame) -> Option<Hand> {
        hand_of(&self.held(self.cards.len(), &frame.net))
    }

    /// By how many cards this cannot be.
    fn lacking(&self, frame: &Frame) -> u32 {
        let (mut counts, mut at) = ([0; KINDS], 0);
        let mut lacking = below_none(&self.pool);
        for moment in &frame.moments {
            self.cards[at..moment.slots].iter().for_each(|&card| add(&mut counts, card, 1));
            at = moment.slots;
            let mut held = moment.net;
            held.iter_mut().zip(&counts).for_each(|(n, came)| *n = n.saturating_add(*came));
            lacking += moment.lacking(&held);
        }
        lacking + below_none(&self.held(self.cards.len(), &frame.net))
    }

    /// Makes a change; returns the one that takes it back.
    fn make(&mut self, frame: &Frame, change: Change) -> Change {
        match change {
            Change::Swap(i, j) => {
                self.cards.swap(i, j);
                change
            }
            Change::Draw(i, card) => {
                let old = std::mem::replace(&mut self.cards[i], card);
                add(&mut self.pool, card, -1);
                add(&mut self.pool, old, 1);
                Change::Draw(i, old)
            }
            Change::Take(i, card) => {
                let old = std::mem::replace(&mut self.cards[i], card);
                // What was not taken before the reshuffle went into the supply.
                if frame.slots[i].is_missed {
                    add(&mut self.pool, card, -1);
                    add(&mut self.pool, old, 1);
                }
                Change::Take(i, old)
            }
        }
    }

    /// A change that makes sense, if chance finds one.
    fn propose(&self, frame: &Frame, rng: &mut Rng) -> Option<Change> {
        let i = rng.below(self.cards.len());
        let (slot, old) = (&frame.slots[i], self.cards[i]);
        if slot.is_shown {
            return None;
        }
        if let Some(of) = &slot.of {
            return draw(&kinds(of), rng).filter(|&card| card != old).map(|card| Change::Take(i, card));
        }
        if slot.late == frame.late && rng.below(3) > 0 {
            return draw(&self.pool, rng).filter(|&card| card != old).map(|card| Change::Draw(i, card));
        }
        let j = rng.below(self.cards.len());
        let other = &frame.slots[j];
        let alike = other.of.is_none() && other.late == slot.late;
        (alike && self.cards[j] != old).then_some(Change::Swap(i, j))
    }

    /// Exchanges cards until the history can have been.
    pub fn repair(&mut self, frame: &Frame, rng: &mut Rng) {
        let mut lacking = self.lacking(frame);
        if lacking > 0 {
            self.logs.clear();
        }
        for _ in 0..REPAIRS {
            if lacking == 0 {
                break;
            }
            let Some(change) = self.propose(frame, rng) else { continue };
            let back = self.make(frame, change);
            let now = self.lacking(frame);
            if now <= lacking {
                lacking = now;
            } else {
                self.make(frame, back);
            }
        }
        self.fits = lacking == 0 && self.weight > f32::NEG_INFINITY;
    }

    /// Makes sure that nothing is left of the supply, which is about to be made anew: who thinks otherwise is wrong for good.
    pub fn close(&mut self, frame: &Frame, rng: &mut Rng) {
        self.repair(frame, rng);
        if !self.fits {
            self.weight = f32::NEG_INFINITY;
        }
    }

    /// Tries one change: a step of the algorithm of Metropolis. Returns how many decisions were thought over.
    pub fn step(&mut self, frame: &Frame, manners: &[Manner], rng: &mut Rng) -> u32 {
        if rng.below(self.cards.len() + 1) == 0 {
            return self.change_manner(frame, manners, rng);
        }
        let Some(change) = self.propose(frame, rng) else { return 0 };
        let back = self.make(frame, change);
        let mut thought = 0;
        if !self.accepts(frame, manners, change, rng, &mut thought) {
            self.make(frame, back);
        }
        thought
    }

    /// Whether the change that was made is kept.
    fn accepts(&mut self, frame: &Frame, manners: &[Manner], change: Change, rng: &mut Rng, thought: &mut u32) -> bool {
        if below_none(&self.pool) > 0 || self.hand(frame).is_none() {
            return false;
        }
        let mut touched = Vec::new();
        let mut floor = rng.unit().max(f32::MIN_POSITIVE).ln();
        for (at, moment) in frame.moments.iter().enumerate().filter(|(_, moment)| change.touches(moment)) {
            if moment.lacking(&self.held(moment.slots, &moment.net)) > 0 {
                return false;
            }
            if moment.decision.is_some() {
                floor += self.logs[at];
                touched.push(at);
            }
        }
        // No logarithm is above nought, so it can be over early.
        let mut sum = 0.0;
        let mut logs = Vec::with_capacity(touched.len());
        for &at in touched.iter().rev() {
            *thought += 1;
            let log = self.log_of(frame, manners, at, rng);
            sum += log;
            if sum < floor {
                return false;
            }
            logs.push((at, log));
        }
        for (at, log) in logs {
            self.logs[at] = log;
        }
        true
    }

    fn change_manner(&mut self, frame: &Frame, manners: &[Manner], rng: &mut Rng) -> u32 {
        let old = std::mem::replace(&mut self.manner, rng.below(manners.len()));
        if self.manner == old {
            return 0;
        }
        let floor = self.logs.iter().sum::<f32>() + rng.unit().max(f32::MIN_POSITIVE).ln();
        let (mut sum, mut thought) = (0.0, 0);
        let mut logs = self.logs.clone();
        // Most are over early: another kind of player would not have done what was done last.
        for (at, _) in frame.moments.iter().enumerate().rev().filter(|(_, moment)| moment.decision.is_some()) {
            logs[at] = self.log_of(frame, manners, at, rng);
            sum += logs[at];
            thought += 1;
            if sum < floor {
                self.manner = old;
                return thought;
            }
        }
        self.logs = logs;
        thought
    }

    /// Looks at the moments that are new.
    pub fn catch_up(&mut self, frame: &Frame, manners: &[Manner], rng: &mut Rng) {
        for at in self.logs.len()..frame.moments.len() {
            let log = self.log_of(frame, manners, at, rng);
            self.logs.push(log);
        }
    }

    /// The logarithm of the chance of what the rival did at that moment.
    fn log_of(&self, frame: &Frame, manners: &[Manner], at: usize, rng: &mut Rng) -> f32 {
        let moment = &frame.moments[at];
        let Some(decision) = &moment.decision else { return 0.0 };
        let counts = self.held(moment.slots, &moment.net);
        if decision.only_if.is_some_and(|card| counts[card.index()] <= 0) {
            return 0.0;
        }
        let Some(hand) = hand_of(&counts) else { return NEVER };
        if hand.is_empty() && decision.view.phase == Phase::Play {
            return NEVER; // no turn goes on without a card
        }
        let action = match decision.act {
            Some(action) => action,
            None => match self.cards.get(moment.slots) {
                Some(&card) => Action::Take(card),
                None => return 0.0,
            },
        };
        let view = self.seen_by_rival(frame, moment, decision, hand);
        manners[self.manner].log_chance(&view, action, rng)
    }

    fn seen_by_rival(&self, frame: &Frame, moment: &Moment, decision: &Decision, hand: Hand) -> View {
        let mut view = decision.view.clone();
        view.hand = hand;
        view.table.hand_len[view.me.index()] = hand.len();
        for &slot in &moment.gone {
            view.stack.remove(self.cards[slot]);
        }
        for (slot, &card) in frame.slots.iter().zip(&self.cards).take(moment.slots) {
            if slot.late && slot.of.is_none() {
                view.fresh.remove(card);
            }
        }
        if let Some(slot) = decision.found.and_then(|take| frame.slot_of(take)) {
            let card = self.cards[slot];
            view.sheriff = if card.has_hole() { Sheriff::Used } else { Sheriff::Found(card) };
        }
        view
    }
}
