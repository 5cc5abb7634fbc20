//! What the notes of a hand come to: in which order cards came face down to the rival, and what each moment of the hand asks of them.

use super::notes::{Decision, Note};
use crate::games::wyatt_earp::{Card, Counts, Hand, KINDS, Outlaw};

/// How many of each card, or, where they are differences, how many more.
pub(super) type Net = [i8; KINDS];

/// A card that came to the rival face down.
#[derive(Clone, Debug)]
pub(super) struct Slot {
    /// Whether it came after the reshuffle.
    pub late: bool,
    /// What it can be, if it was taken from the stack; the others come from the supply.
    pub of: Option<Counts>,
    /// Whether it came out what it is.
    pub is_shown: bool,
    /// Whether it lay hidden at the reshuffle: the new supply has not this card, then.
    pub is_missed: bool,
}

/// A moment of the hand, and what it asks of a history.
#[derive(Clone, Debug)]
pub(super) struct Moment {
    /// How many cards had come face down.
    pub slots: usize,
    /// What else had come and gone.
    pub net: Net,
    /// The rival held none of these.
    pub none_of: Option<Outlaw>,
    /// What it decided.
    pub decision: Option<Box<Decision>>,
    /// The slots of the takes that it knew to be gone from the stack.
    pub gone: Vec<usize>,
}

/// A take of the rival from the stack.
#[derive(Clone, Copy, Debug)]
struct Take {
    slot: usize,
    /// Whether it lies hidden still.
    hidden: bool,
    /// Whether the stack has not been reshuffled since.
    in_stack: bool,
}

/// The frame that every history of the hand fills.
#[derive(Clone, Debug, Default)]
pub(super) struct Frame {
    pub slots: Vec<Slot>,
    pub moments: Vec<Moment>,
    pub net: Net,
    pub late: bool,
    takes: Vec<Take>,
}

impl Frame {
    /// Reads a note; false if it makes no sense.
    pub fn read(&mut self, note: &Note) -> bool {
        match note {
            Note::Dealt(unseen) => {
                if unseen.and(Hand::FULL_DECK) != *unseen {
                    return false;
                }
                *self = Self::default();
                self.came(super::DEAL, None);
            }
            Note::Own | Note::Seen(_) => {}
            Note::Decided(decision) => {
                let found = decision.found.map_or(0, usize::from);
                if decision.found.is_some() && found >= self.takes.len() || !decision.view.is_sound_but_for_hand() {
                    return false;
                }
                self.moment(None, Some(decision.clone()));
            }
            Note::Drew(count) => self.came((*count).into(), None),
            Note::Took(of) => {
                self.takes.push(Take { slot: self.slots.len(), hidden: true, in_stack: true });
                self.came(1, Some(*of));
            }
            Note::Shown(take, of) => {
                let Some(take) = self.takes.get_mut(usize::from(*take)) else { return false };
                take.hidden = false;
                let slot = &mut self.slots[take.slot];
                slot.is_shown = Card::all().filter(|&card| of.count(card) > 0).count() == 1;
                slot.of = Some(*of);
            }
            Note::Gained(card) => self.net[card.index()] = self.net[card.index()].saturating_add(1),
            Note::Lost(card, count) => {
                self.net[card.index()] = self.net[card.index()].saturating_sub((*count).min(7) as i8);
                self.moment(None, None);
            }
            Note::HasNone(outlaw) => self.moment(Some(*outlaw), None),
            Note::Reshuffled(_) => {
                self.late = true;
                for slot in self.hidden_from_stack().collect::<Vec<_>>() {
                    self.slots[slot].is_missed = true;
                }
                for take in &mut self.takes {
                    take.in_stack = false;
                }
            }
        }
        self.slots.len() <= super::MAX_SLOTS
            && self.takes.len() <= super::MAX_TAKES
            && self.moments.len() <= super::MAX_MOMENTS
    }

    fn came(&mut self, count: usize, of: Option<Counts>) {
        self.slots.extend((0..count).map(|_| Slot { late: self.late, of, is_shown: false, is_missed: false }));
    }

    fn moment(&mut self, none_of: Option<Outlaw>, decision: Option<Box<Decision>>) {
        let gone = if decision.is_some() { self.hidden_from_stack().collect() } else { Vec::new() };
        self.moments.push(Moment { slots: self.slots.len(), net: self.net, none_of, decision, gone });
    }

    /// The slot of the rival's take of that number.
    pub fn slot_of(&self, take: u8) -> Option<usize> {
        self.takes.get(usize::from(take)).map(|take| take.slot)
    }

    /// The slots of the takes that lie hidden still, in the order of taking.
    pub fn hidden(&self) -> impl Iterator<Item = usize> + '_ {
        self.takes.iter().filter(|take| take.hidden).map(|take| take.slot)
    }

    /// Those of them that are gone from the stack as it lies.
    pub fn hidden_from_stack(&self) -> impl Iterator<Item = usize> + '_ {
        self.takes.iter().filter(|take| take.hidden && take.in_stack).map(|take| take.slot)
    }
}

impl Moment {
    /// By how many cards the rival cannot have held these.
    pub fn lacking(&self, counts: &Net) -> u32 {
        let banned = self.none_of.map_or(0, |outlaw| counts[Card::outlaw(outlaw).index()].max(0));
        below_none(counts) + u32::from(banned.unsigned_abs())
    }
}

/// How many cards are fewer than none.
pub(super) fn below_none(counts: &Net) -> u32 {
    counts.iter().map(|&n| u32::from(n.min(0).unsigned_abs())).sum()
}

/// As a hand, if there are so many of each card.
pub(super) fn hand_of(counts: &Net) -> Option<Hand> {
    let fits = |(card, &n): (Card, &i8)| u8::try_from(n).is_ok_and(|n| n <= card.copies());
    Card::all().zip(counts).all(fits).then(|| {
        Card::all().zip(counts).flat_map(|(card, &n)| std::iter::repeat_n(card, n.unsigned_abs().into())).collect()
    })
}
