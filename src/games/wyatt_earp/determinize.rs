//! Guessing what lies face down: a random state that a view could have come from.

use super::WyattEarp;
use super::card::{Card, Counts, DECK, Hand, KINDS, Kind};
use super::memory::{Memory, Pickup};
use super::pickups;
use super::state::State;
use super::table::MAX_SEATS;
use super::view::View;
use crate::engine::{Game, Rng, Seat};

/// The supply as a holder of unseen cards, after the seats.
const SUPPLY: usize = MAX_SEATS;
const HOLDERS: usize = MAX_SEATS + 1;
/// How often a guess of the hidden pick-ups is tried before the memory of them is let go.
const TRIES: usize = 50;

/// A state that `view` could have come from: known cards lie where they are known to be, all others anywhere they can be.
pub(super) fn determinize(view: &View, rng: &mut Rng) -> State {
    // A view that came from no game must do no harm.
    guess(view, rng).unwrap_or_else(|| build(view, &Deal::anyhow(view, rng), &[], rng))
}

fn guess(view: &View, rng: &mut Rng) -> Option<State> {
    let (deal, pickups) = (0..TRIES).find_map(|_| {
        let pickups = pickups::guess(view, rng)?;
        let deal = Deal::new(view, &pickups)?.fill(view, rng)?;
        Some((deal, pickups))
    })?;
    Some(build(view, &deal, &pickups, rng))
}

/// A state that `view` could have come from in which `seat` holds `hand`, and `takes` are what others took unseen; none if there is no such.
pub(super) fn with_hand(view: &View, seat: Seat, hand: Hand, takes: &[Card], rng: &mut Rng) -> Option<State> {
    if takes.len() != view.pickups.len() || !hand.contains(view.known[seat.index()]) {
        return None;
    }
    let mut rest = hand;
    for (pickup, &card) in view.pickups.iter().zip(takes) {
        let held = pickup.seat == seat && !pickups::was_shown(pickup, card);
        if pickup.candidates.count(card) == 0 || held && !rest.remove_if_there(card) {
            return None;
        }
    }
    let mut told = view.clone();
    told.known[seat.index()] = rest;
    let deal = Deal::new(&told, takes)?.fill(&told, rng)?;
    Some(build(view, &deal, takes, rng))
}

/// Whether there is a state that looks like `view`.
pub(super) fn has_world(view: &View, rng: &mut Rng) -> bool {
    let groups = view.table.territories.iter().flat_map(|groups| groups.iter().zip(super::card::Outlaw::ALL));
    let on_table: Vec<Card> = groups.flat_map(|(group, outlaw)| group.cards(outlaw)).collect();
    let seen = |card: Card| on_table.iter().filter(|&&other| other == card).count() as u8 + view.hand.count(card);
    Card::all().all(|card| seen(card) <= card.copies())
        && guess(view, rng).is_some_and(|world| world.view(view.me) == *view)
}

/// Unseen cards on their way to their holders: the other seats and the supply.
struct Deal {
    /// What each holder has so far.
    held: [Hand; HOLDERS],
    /// What of that is known, or was taken there.
    fixed: [Hand; HOLDERS],
    /// How many cards each still lacks.
    lacks: [u8; HOLDERS],
    /// What is still to be placed.
    rest: Hand,
    /// What lies in the discard stack.
    stack: Hand,
    /// After the reshuffle: what can lie in the supply.
    fresh: Counts,
}

impl Deal {
    /// Puts the known cards where they are; `None` if these pick-ups cannot have been.
    fn new(view: &View, cards: &[Card]) -> Option<Self> {
        let (mut stack, mut fresh) = (view.stack, view.fresh);
        let mut held = [Hand::EMPTY; HOLDERS];
        for seat in view.table.others(view.me) {
            held[seat.index()] = view.known[seat.index()];
        }
        for (pickup, &card) in view.pickups.iter().zip(cards) {
            if pickup.in_stack { &mut stack } else { &mut fresh }.remove(card);
            let hand = &mut held[pickup.seat.index()];
            if !pickups::was_shown(pickup, card) {
                if hand.count(card) == card.copies() {
                    return None;
                }
                hand.add(card);
            }
        }
        let mut rest = view.all_but_visible();
        if Card::all().any(|card| stack.count(card) > rest.count(card)) {
            return None;
        }
        let stack = stack.to_hand();
        rest = rest.minus(stack);
        let mut lacks = [0; HOLDERS];
        for seat in view.table.others(view.me) {
            let hand = held[seat.index()];
            if !rest.contains(hand) {
                return None;
            }
            rest = rest.minus(hand);
            lacks[seat.index()] = view.table.hand_len[seat.index()].checked_sub(hand.len())?;
        }
        lacks[SUPPLY] = view.table.supply_len;
        (lacks.iter().sum::<u8>() == rest.len()).then_some(Self { fixed: held, held, lacks, rest, stack, fresh })
    }

    /// How many more of `card` the holder may get.
    fn room(&self, view: &View, holder: usize, card: Card) -> u8 {
        let limit = match card.kind() {
            _ if holder == SUPPLY && view.table.reshuffled => self.fresh.count(card),
            Kind::Outlaw(outlaw) if holder != SUPPLY => view.caps[holder].of(outlaw),
            _ => 7,
        };
        self.lacks[holder].min(limit.saturating_sub(self.held[holder].count(card)))
    }

    fn give(&mut self, holder: usize, card: Card) {
        self.held[holder].add(card);
        self.lacks[holder] -= 1;
    }

    /// Deals the rest at random; a card that finds no place is swapped in along a chain of others. `None` if there is no such chain.
    fn fill(mut self, view: &View, rng: &mut Rng) -> Option<Self> {
        let mut shuffled: Vec<Card> = self.rest.cards().collect();
        rng.shuffle(&mut shuffled);
        // Those with the fewest possible homes first; among equals the order stays random.
        let mut closed = [0; KINDS];
        for c in Card::all() {
            closed[c.index()] = (0..HOLDERS).filter(|&h| self.room(view, h, c) == 0 && self.lacks[h] > 0).count();
        }
        let alike = |n| shuffled.iter().rev().copied().filter(move |c| closed[c.index()] == n);
        for card in (0..=HOLDERS).rev().flat_map(alike) {
            let open: [u8; HOLDERS] =
                std::array::from_fn(|h| if self.room(view, h, card) > 0 { self.lacks[h] } else { 0 });
            let total: u8 = open.iter().sum();
            if total == 0 {
                self.swap_in(view, card)?;
                continue;
            }
            let mut at = rng.below(total as usize) as u8;
            let holder = open.iter().position(|&n| {
                let here = at < n;
                at = at.wrapping_sub(if here { 0 } else { n });
                here
            })?;
            self.give(holder, card);
        }
        self.rest = Hand::EMPTY;
        Some(self)
    }

    /// Breadth-first search for a chain: `card` goes to a full holder, which passes a card of its own on, until one has room.
    fn swap_in(&mut self, view: &View, card: Card) -> Option<()> {
        let fits = |deal: &Self, holder: usize, card: Card| {
            let mut roomy = Self { rest: Hand::EMPTY, stack: Hand::EMPTY, ..*deal };
            roomy.lacks[holder] = 1;
            (holder == SUPPLY || view.table.others(view.me).any(|s| s.index() == holder))
                && roomy.room(view, holder, card) > 0
        };
        let mut from: [[Option<(usize, Card)>; KINDS]; HOLDERS] = [[None; KINDS]; HOLDERS];
        let mut queue = std::collections::VecDeque::from([(usize::MAX, card)]);
        while let Some((giver, loose)) = queue.pop_front() {
            for holder in (0..HOLDERS).filter(|&h| h != giver && fits(self, h, loose)) {
                if self.lacks[holder] > 0 {
                    // Walk the chain back.
                    let (mut holder, mut giver, mut loose) = (holder, giver, loose);
                    loop {
                        if giver == usize::MAX {
                            self.give(holder, loose);
                            return Some(());
                        }
                        self.held[giver].remove(loose, 1);
                        self.lacks[giver] += 1;
                        self.give(holder, loose);
                        let (before, passed) = from[giver][loose.index()]?;
                        (holder, giver, loose) = (giver, before, passed);
                    }
                }
                for (next, _) in self.held[holder].minus(self.fixed[holder]).kinds() {
                    if next != loose && from[holder][next.index()].is_none() {
                        from[holder][next.index()] = Some((giver, loose));
                        queue.push_back((holder, next));
                    }
                }
            }
        }
        None
    }

    /// Any split of the unseen cards of the right sizes, memory let go.
    fn anyhow(view: &View, rng: &mut Rng) -> Self {
        let mut cards: Vec<Card> = Hand::FULL_DECK.and(view.all_but_visible()).cards().collect();
        rng.shuffle(&mut cards);
        let mut draw = |n: u8| -> Hand { (0..n).filter_map(|_| cards.pop()).collect() };
        let mut held = [Hand::EMPTY; HOLDERS];
        for seat in view.table.others(view.me) {
            held[seat.index()] = draw(view.table.hand_len[seat.index()]);
        }
        held[SUPPLY] = draw(view.table.supply_len);
        let stack = draw(view.table.discard_len);
        Self { fixed: held, held, lacks: [0; HOLDERS], rest: Hand::EMPTY, stack, fresh: view.fresh }
    }
}

fn build(view: &View, deal: &Deal, pickups: &[Card], rng: &mut Rng) -> State {
    let pile = |cards: Hand, rng: &mut Rng| {
        let mut pile = [Card::WYATT_EARP; DECK];
        let mut len = 0;
        for card in cards.cards() {
            pile[len] = card;
            len += 1;
        }
        rng.shuffle(&mut pile[..len]);
        pile
    };
    let supply = pile(deal.held[SUPPLY], rng);
    let mut discard = pile(deal.stack, rng);
    if let Some(top) = view.top {
        let len = deal.stack.len() as usize;
        if let Some(at) = discard[..len].iter().position(|&c| c == top) {
            discard.swap(at, len - 1);
        }
    }
    let mut hands: [Hand; MAX_SEATS] = std::array::from_fn(|s| deal.held[s]);
    hands[view.me.index()] = view.hand;
    let holder_only = |seat: Seat| 1 << seat.0;
    let memory = Memory {
        known: view.known,
        caps: view.caps,
        stack: view.stack,
        fresh: view.fresh,
        drawn: [Hand::EMPTY; MAX_SEATS],
        pickups: view
            .pickups
            .iter()
            .zip(pickups)
            .map(|(pickup, &card)| Pickup {
                seat: pickup.seat,
                card,
                candidates: pickup.candidates,
                shed: pickup.shed,
                gone_known: holder_only(pickup.seat),
                holder_known: holder_only(pickup.seat),
                in_stack: pickup.in_stack,
                caps: view.caps[pickup.seat.index()],
            })
            .collect(),
        taken: view.taken,
    };
    State {
        rules: WyattEarp::RULES_VERSION,
        table: view.table,
        phase: view.phase,
        sheriff: view.sheriff,
        hands,
        supply,
        discard,
        memory,
        rng: rng.fork(),
    }
}
