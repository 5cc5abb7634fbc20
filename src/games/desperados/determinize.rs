//! Guessing what lies face down: a random state that a view could have come from.
//!
//! Before the first reshuffle any split of the unseen cards is as likely as any other. After it, cards that were not shuffled into the pile
//! can only be in hands, and what of the pile is in hands went to those who have drawn since, as often as they drew. A hand that was stuck
//! held nothing that fitted then: what contradicts that changes places with any other card that may lie there. Such a change does not ask who has
//! drawn since: after a reshuffle about two guesses in a thousand (measured in games played by rules of thumb) are impossible hands.

use super::card::{COLOURS, Card, Character, Colour, DECK, Hand};
use super::state::{Phase, State};
use super::table::MAX_SEATS;
use super::view::View;
use crate::engine::{Rng, Seat};

/// A split of the unseen cards.
struct Split {
    hands: [Hand; MAX_SEATS],
    pile: [Card; DECK],
}

/// A state that `view` could have come from.
pub(super) fn determinize(view: &View, rng: &mut Rng) -> State {
    let cards = Unseen::of(view);
    let mut split = cards.deal(view, rng);
    if !fits(view, &split.hands) {
        swap_until_fit(view, &mut split, rng);
    }
    let me = view.me.index();
    split.hands[me] = view.hand;
    if view.phase == Phase::Day && view.table.turn != view.me {
        make_fit(view, &mut split, rng);
    }
    // Whoever else has chosen, this seat cannot know: in a guess the others choose after it.
    let mut gangs = [None; MAX_SEATS];
    gangs[me] = view.gang;
    State {
        table: view.table,
        phase: view.phase,
        hands: split.hands,
        gangs,
        first: view.me,
        pile: split.pile,
        memory: view.memory,
        drawn: Default::default(),
        rng: rng.fork(),
    }
}

/// Whether the unseen cards are as many as are missing, and can lie where they must.
pub(super) fn adds_up(view: &View) -> bool {
    let cards = Unseen::of(view);
    let hands: usize = view.table.others(view.me).map(|seat| usize::from(view.table.hand_len[seat.index()])).sum();
    let all = usize::from(cards.anywhere.len()) + usize::from(cards.in_hands.len());
    all == hands + usize::from(view.table.pile_len) && usize::from(cards.in_hands.len()) <= hands
}

/// The unseen cards.
struct Unseen {
    /// Those that were in a hand when the pile was made.
    in_hands: Hand,
    /// The others.
    anywhere: Hand,
}

impl Unseen {
    fn of(view: &View) -> Self {
        let unseen = view.unseen();
        let in_hands = if view.table.reshuffled { unseen.minus(view.memory.fresh) } else { Hand::EMPTY };
        Self { in_hands, anywhere: unseen.minus(in_hands) }
    }

    fn deal(&self, view: &View, rng: &mut Rng) -> Split {
        let table = &view.table;
        let none = Card::new(Colour::ALL[COLOURS - 1], Character::Widow);
        let mut split = Split { hands: Default::default(), pile: [none; DECK] };
        let mut loose = [none; DECK];
        let n = self.anywhere.lay_out(&mut loose);
        rng.shuffle(&mut loose[..n]);
        // The draw pile first; what is left over is in hands.
        let pile = usize::from(table.pile_len).min(n);
        split.pile[..pile].copy_from_slice(&loose[..pile]);
        let mut lacks = [0_u8; MAX_SEATS];
        table.others(view.me).for_each(|seat| lacks[seat.index()] = table.hand_len[seat.index()]);
        let mut drawn = &loose[pile..n];
        if !table.reshuffled {
            for seat in table.others(view.me) {
                let (mine, rest) = drawn.split_at(usize::from(lacks[seat.index()]).min(drawn.len()));
                split.hands[seat.index()] = mine.iter().copied().collect();
                drawn = rest;
            }
            return split;
        }
        let mut slots = Slots::new(view, |seat| view.memory.slots[seat.index()].min(lacks[seat.index()]));
        slots.fill(&mut drawn, &mut split.hands, &mut lacks, rng);
        let mut old = [none; DECK];
        let n = self.in_hands.lay_out(&mut old);
        rng.shuffle(&mut old[..n]);
        let mut old = &old[..n];
        // What finds no slot goes wherever there is room, as in views that no game led to.
        let mut slots = Slots::new(view, |seat| lacks[seat.index()]);
        slots.fill(&mut old, &mut split.hands, &mut lacks, rng);
        slots.fill(&mut drawn, &mut split.hands, &mut lacks, rng);
        split
    }
}

/// Room for cards in hands, in random order.
struct Slots {
    seats: [Seat; 2 * DECK],
    len: usize,
}

impl Slots {
    fn new(view: &View, room: impl Fn(Seat) -> u8) -> Self {
        let mut slots = Self { seats: [Seat(0); 2 * DECK], len: 0 };
        for seat in view.table.others(view.me) {
            for _ in 0..room(seat) {
                if slots.len < slots.seats.len() {
                    slots.seats[slots.len] = seat;
                    slots.len += 1;
                }
            }
        }
        slots
    }

    /// Puts cards into slots as long as there are some of both.
    fn fill(&mut self, cards: &mut &[Card], hands: &mut [Hand], lacks: &mut [u8], rng: &mut Rng) {
        rng.shuffle(&mut self.seats[..self.len]);
        while self.len > 0
            && let Some((&card, rest)) = cards.split_first()
        {
            self.len -= 1;
            let seat = self.seats[self.len].index();
            hands[seat].add(card);
            lacks[seat] = lacks[seat].saturating_sub(1);
            *cards = rest;
        }
    }
}

/// How many cards too many of what it lacked a hand holds.
fn too_many(view: &View, hands: &[Hand; MAX_SEATS], seat: Seat) -> u8 {
    let lack = view.memory.lacks[seat.index()];
    hands[seat.index()].count_of(lack.kinds).saturating_sub(lack.most)
}

/// Whether hands that were stuck can be these.
fn fits(view: &View, hands: &[Hand; MAX_SEATS]) -> bool {
    view.table.others(view.me).all(|seat| too_many(view, hands, seat) == 0)
}

/// Every card that a hand cannot have changes places with one that it can have, each of those as likely as the other.
#[cold]
fn swap_until_fit(view: &View, split: &mut Split, rng: &mut Rng) {
    let pile = usize::from(view.table.pile_len).min(DECK);
    for seat in view.table.others(view.me) {
        let lack = view.memory.lacks[seat.index()];
        for _ in 0..too_many(view, &split.hands, seat) {
            let Some(away) = split.hands[seat.index()].only(lack.kinds).draw_one(rng) else { break };
            let in_pile = split.pile[..pile].iter().filter(|&&card| card == away).count();
            let may_lie_in_pile = !view.table.reshuffled || in_pile < usize::from(view.memory.fresh.count(away));
            let from_pile =
                split.pile[..pile].iter().enumerate().filter(|_| may_lie_in_pile).map(|(at, &card)| (None, at, card));
            let holds = |holder: &Seat| {
                let lacks = view.memory.lacks[holder.index()];
                *holder != seat
                    && (lacks.kinds & away.bit() == 0 || split.hands[holder.index()].count_of(lacks.kinds) < lacks.most)
            };
            let holders = view.table.others(view.me).filter(holds);
            let from_hands =
                holders.flat_map(|holder| split.hands[holder.index()].cards().map(move |card| (Some(holder), 0, card)));
            let others: Vec<_> =
                from_pile.chain(from_hands).filter(|&(.., card)| lack.kinds & card.bit() == 0).collect();
            let Some(&(holder, at, card)) = others.get(rng.below(others.len())) else { break };
            split.hands[seat.index()].remove(away);
            split.hands[seat.index()].add(card);
            if let Some(holder) = holder {
                split.hands[holder.index()].remove(card);
                split.hands[holder.index()].add(away);
            } else {
                split.pile[at] = away;
            }
        }
    }
}

/// Sees that whoever is to put a card can, by a swap with the draw pile or another hand if need be.
#[cold]
fn make_fit(view: &View, split: &mut Split, rng: &mut Rng) {
    let (turn, takes) = (view.table.turn.index(), view.table.takes());
    if split.hands[turn].one() & takes != 0 {
        return;
    }
    let Some(loose) = split.hands[turn].draw_one(rng) else { return };
    let pile = &mut split.pile[..usize::from(view.table.pile_len).min(DECK)];
    let fit = if let Some(slot) = pile.iter_mut().find(|card| takes & card.bit() != 0) {
        std::mem::replace(slot, loose)
    } else {
        let me = view.me.index();
        let holder = (0..MAX_SEATS).find(|&seat| seat != me && split.hands[seat].one() & takes != 0);
        let Some(hand) = holder.map(|holder| &mut split.hands[holder]) else { return };
        let card = Card::lowest(hand.one() & takes);
        hand.remove(card);
        hand.add(loose);
        card
    };
    split.hands[turn].remove(loose);
    split.hands[turn].add(fit);
}
