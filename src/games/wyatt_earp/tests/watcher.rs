//! A player with perfect recall and pencil and paper: what can be known from redacted events, kept apart from the engine's own memory.

use super::*;
use crate::engine::{Game, Seat};

/// What one seat could write down about the others.
pub struct Watcher {
    pub me: Seat,
    /// Cards that each seat surely holds.
    pub known: [Hand; MAX_SEATS],
    /// The most Outlaw cards of each outlaw that each seat can hold.
    pub caps: [[u8; OUTLAWS]; MAX_SEATS],
    /// Who took a card from the stack unseen just now, and the limits before.
    took: Option<(Seat, [u8; OUTLAWS])>,
    /// What this turn's draw took from the stack.
    taken: Option<Card>,
}

impl Watcher {
    pub fn new(me: Seat) -> Self {
        Self { me, known: Default::default(), caps: [[7; OUTLAWS]; MAX_SEATS], took: None, taken: None }
    }

    pub fn hear(&mut self, events: &[Event]) {
        let me = self.me;
        for event in events.iter().filter_map(|event| WyattEarp::redact(event, me)) {
            self.note(&event);
        }
    }

    fn note(&mut self, event: &Event) {
        let took = self.took.take();
        match *event {
            Event::Dealt { .. } => *self = Self::new(self.me),
            Event::Drew { seat, ref cards } => cards.iter().for_each(|_| self.anything_came(seat)),
            Event::DrewDiscard { seat, card } => {
                self.came(seat, card);
                self.taken = Some(card);
            }
            Event::Stole { seat, outlaw, .. } => self.came(seat, Card::outlaw(outlaw)),
            Event::PlayedOutlaws { seat, outlaw, count, .. } => {
                (0..count).for_each(|_| self.went(seat, Card::outlaw(outlaw)));
            }
            Event::PlayedPhoto { seat, outlaw, out_of_turn } => {
                self.sheriff(seat, Card::photo(outlaw), took.filter(|_| !out_of_turn));
            }
            Event::PlayedSheriff { seat, card, out_of_turn } => self.sheriff(seat, card, took.filter(|_| !out_of_turn)),
            Event::Asked { seat, outlaw, ref in_vain, from, .. } => {
                for asked in in_vain {
                    self.caps[asked.index()][outlaw.index()] = 0;
                }
                if let Some(from) = from {
                    self.went(from, Card::outlaw(outlaw));
                    self.came(seat, Card::outlaw(outlaw));
                }
            }
            Event::Took { seat, .. } => {
                self.took = Some((seat, self.caps[seat.index()]));
                self.anything_came(seat);
            }
            Event::Discarded { seat, card } => {
                self.went(seat, card);
                self.taken = None;
            }
            _ => {}
        }
    }

    /// A Sheriff card right after a find is the card found.
    fn sheriff(&mut self, seat: Seat, card: Card, found: Option<(Seat, [u8; OUTLAWS])>) {
        match found {
            Some((finder, caps)) if finder == seat => self.caps[seat.index()] = caps,
            _ => self.went(seat, card),
        }
    }

    fn anything_came(&mut self, seat: Seat) {
        self.caps[seat.index()] = self.caps[seat.index()].map(|most| (most + 1).min(7));
    }

    fn came(&mut self, seat: Seat, card: Card) {
        self.known[seat.index()].add(card);
        if let Kind::Outlaw(outlaw) = card.kind() {
            let most = &mut self.caps[seat.index()][outlaw.index()];
            *most = (*most + 1).min(7);
        }
    }

    fn went(&mut self, seat: Seat, card: Card) {
        self.known[seat.index()].remove_if_there(card);
        if let Kind::Outlaw(outlaw) = card.kind() {
            self.caps[seat.index()][outlaw.index()] -= 1;
        }
    }
}

/// Shows random games with a watcher at each seat.
fn watched_games(seeds: std::ops::Range<u64>, decisions: usize, mut check: impl FnMut(&State, &Watcher, &View)) {
    let mut watchers = Vec::new();
    random_games(seeds, decisions, |state, events, _| {
        if events.is_empty() {
            watchers = Seat::all(state.table.seats()).map(Watcher::new).collect();
        }
        for watcher in &mut watchers {
            watcher.hear(events);
            check(state, watcher, &WyattEarp::view(state, watcher.me));
        }
    });
}

#[test]
fn a_view_recalls_all_that_a_watcher_could_write_down() {
    let mut certain = 0;
    watched_games(0..60, 900, |state, watcher, view| {
        assert_eq!(view.taken, watcher.taken);
        for seat in state.table.others(watcher.me) {
            let s = seat.index();
            assert!(view.known[s].contains(watcher.known[s]), "{view:?}");
            assert_eq!(Outlaw::ALL.map(|o| view.caps[s].of(o)), watcher.caps[s]);
            certain += u32::from(watcher.known[s].len()) + u32::from(watcher.caps[s].contains(&0));
        }
    });
    assert!(certain > 10_000);
}

#[test]
fn what_a_view_claims_is_true() {
    let mut takes = 0;
    watched_games(0..60, 900, |state, watcher, view| {
        assert_eq!((view.table, view.hand, view.me), (*state.table(), state.hand(watcher.me), watcher.me));
        assert_eq!(view.top, state.discard().last().copied());
        for seat in Seat::all(state.table.seats()) {
            let held = state.hand(seat);
            assert!(held.contains(view.known[seat.index()]), "{seat:?} holds {held:?}: {view:?}");
            assert!(Outlaw::ALL.iter().all(|&o| held.count(Card::outlaw(o)) <= view.caps[seat.index()].of(o)));
        }
        // The stack is remembered card by card, those taken unseen counted on top.
        let stack = Counts::from(state.discard().iter().copied().collect::<Hand>());
        let unseen_takes = view.pickups.iter().filter(|t| t.in_stack).count();
        let remembered: usize = Card::all().map(|c| view.stack.count(c) as usize).sum();
        assert!(Card::all().all(|c| stack.count(c) <= view.stack.count(c)));
        assert_eq!(remembered, state.discard().len() + unseen_takes);
        takes += unseen_takes;
        if state.table.reshuffled {
            assert!(view.fresh.to_hand().contains(state.supply().iter().copied().collect()));
        }
        let mut hidden: Hand = state.supply().iter().copied().collect();
        for seat in state.table.others(watcher.me) {
            hidden = hidden.plus(state.hand(seat));
        }
        if view.pickups.is_empty() {
            assert_eq!(view.unseen(), hidden);
        }
        let chance = view.hit_chance();
        assert!((0.0..=1.0).contains(&chance));
        // A card taken unseen and discarded again counts twice in the remembered stack, and so misleads a little.
        let came_back = view.pickups.iter().any(|t| t.shed != 0);
        if let Some(next) = state.supply().last().filter(|_| !came_back) {
            assert!(if next.has_hole() { chance > 0.0 } else { chance < 1.0 }, "{next:?} {chance} {view:?}");
        }
    });
    assert!(takes > 1_000, "{takes}");
}
