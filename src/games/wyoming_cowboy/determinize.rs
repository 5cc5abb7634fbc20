//! Guessing what lies face down: a random state that a view could have come from.
//!
//! Cards that a seat is known to hold are there; the others are spread evenly, or as [`Habits`] say that players keep them. Cards that were not
//! shuffled into the pile, or that were turned or drawn from it since, can only be in hands. Who has said "yes", or is hit, gets one of the kings
//! that it may be. A king that cannot be where he lies, as after a "no", changes places with any other card that may lie there.

use super::card::{Card, DECK, Hand, RANKS, Rank, Suit};
use super::gun::Calibre;
use super::memory::{ANY, Memory};
use super::state::{Phase, State};
use super::table::MAX_SEATS;
use super::view::View;
use crate::engine::{Rng, Seat};

/// A split of the unseen cards.
struct Split {
    /// What each seat may hold beside what it is known to.
    loose: [Hand; MAX_SEATS],
    pile: [Card; DECK],
}

/// What is thought of hidden cards, rank by rank from the 2 to the king.
#[derive(Clone, Copy, Debug)]
pub struct Habits {
    /// How much likelier than another a card of the rank is to be in a hand than in the draw pile; nothing while all are as likely.
    pub odds: Option<[f32; RANKS]>,
    /// How often a card that a seat was known to hold is still there after it passed some in secret, from 0 to 1.
    pub stays: [f32; RANKS],
}

impl View {
    /// A state that this view could have come from, as likely as `habits` make it.
    pub fn guess(&self, habits: &Habits, rng: &mut Rng) -> State {
        determinize(self, Some(habits), rng)
    }
}

/// A state that `view` could have come from; without habits, any as likely as the other.
pub(super) fn determinize(view: &View, habits: Option<&Habits>, rng: &mut Rng) -> State {
    let mut hands = view.memory.known;
    let is_over = matches!(view.phase, Phase::HandOver | Phase::Over);
    let mut cards = Unseen::of(view);
    let sure = if is_over { None } else { cards.take_target(view, habits, rng) };
    let mut split = cards.deal(view, sure, habits.and_then(|habits| habits.odds.as_ref()), rng);
    if let Some((seat, king)) = sure {
        split.loose[seat.index()].add(king);
    }
    if !is_over {
        for seat in view.table.others(view.me) {
            if let Some(habits) = habits {
                keep_most(view, seat, &habits.stays, &cards, &mut split, rng);
            }
        }
        for seat in view.table.others(view.me) {
            Kings::of(view, seat).make_fit(view, &cards, &mut split, rng);
        }
        for seat in view.table.others(view.me) {
            hands[seat.index()] = hands[seat.index()].plus(split.loose[seat.index()]);
        }
    }
    hands[view.me.index()] = view.hand;
    // Whoever else has chosen, this seat cannot know: in a guess the others choose after it.
    let mut passes = [None; MAX_SEATS];
    passes[view.me.index()] = view.pass;
    State {
        table: view.table,
        phase: view.phase,
        hands,
        passes,
        first: view.me,
        pile: split.pile,
        memory: Memory {
            known: view.memory.known,
            once: view.memory.once,
            kings: view.memory.kings,
            fresh: view.memory.fresh,
            ..Memory::new(view.table.decks())
        },
        rng: rng.fork(),
    }
}

/// How many cards `seat` holds that are not known.
fn lacks(view: &View, seat: Seat) -> u8 {
    view.table.hand_len[seat.index()].saturating_sub(view.memory.known[seat.index()].len())
}

/// Whether the unseen cards are as many as are missing, and can lie where they must.
pub(super) fn adds_up(view: &View) -> bool {
    let cards = Unseen::of(view);
    let hands: usize = view.table.others(view.me).map(|seat| usize::from(lacks(view, seat))).sum();
    let all = usize::from(cards.anywhere.len()) + usize::from(cards.in_hands.len());
    all == hands + usize::from(view.table.pile_len) && usize::from(cards.in_hands.len()) <= hands
}

/// The unseen cards.
struct Unseen {
    /// Those that were in a hand when the pile was made, or have come to one since.
    in_hands: Hand,
    /// The others.
    anywhere: Hand,
}

impl Unseen {
    fn of(view: &View) -> Self {
        let unseen = view.unseen();
        let in_hands = unseen.minus(view.memory.fresh);
        Self { in_hands, anywhere: unseen.minus(in_hands) }
    }

    /// Takes out a king for a victim who has said, or shown, that there is one: most likely one that was seen with that seat before it passed
    /// some cards.
    fn take_target(&mut self, view: &View, habits: Option<&Habits>, rng: &mut Rng) -> Option<(Seat, Card)> {
        let (Phase::Aimed { victim, .. } | Phase::Hit { victim, .. }) = view.phase else { return None };
        let known = Kings::of(view, victim);
        if victim == view.me || !known.some || known.sure > 0 || lacks(view, victim) == 0 {
            return None;
        }
        // Cards may be loose that all lie in the pile.
        let spare = self.anywhere.len() > view.table.pile_len;
        let loose = if spare { self.anywhere } else { Hand::EMPTY };
        let mut kings = loose.plus(self.in_hands).only(Rank::King.kinds());
        if let Some(suit) = known.never {
            kings = kings.only(!Card::new(Rank::King, suit).bit());
        }
        let stayed = habits.filter(|habits| rng.happens(habits.stays[Rank::King.index()]));
        let seen = kings.only(view.memory.once[victim.index()].one());
        let king = stayed.and_then(|_| seen.draw_one(rng)).or_else(|| kings.draw_one(rng))?;
        // What must be in a hand is the first to be there.
        let from = if self.in_hands.has(king) { &mut self.in_hands } else { &mut self.anywhere };
        from.remove(king);
        Some((victim, king))
    }

    /// Of those that may lie in the draw pile, the ones that do not.
    fn not_in_pile(&self, view: &View, split: &Split) -> Hand {
        self.anywhere.minus(split.pile[..usize::from(view.table.pile_len).min(DECK)].iter().copied().collect())
    }

    fn deal(&self, view: &View, sure: Option<(Seat, Card)>, odds: Option<&[f32; RANKS]>, rng: &mut Rng) -> Split {
        let table = &view.table;
        let none = Card::new(Rank::Two, Suit::Clubs);
        let mut split = Split { loose: [Hand::EMPTY; MAX_SEATS], pile: [none; DECK] };
        let mut loose = [none; DECK];
        let n = self.anywhere.lay_out(&mut loose);
        // The draw pile first; what is left over is in hands, with what can be nowhere else.
        let pile = usize::from(table.pile_len).min(n);
        rng.shuffle(&mut loose[..n]);
        if let Some(odds) = odds.filter(|_| pile > 0) {
            keep_likely(&mut loose[..n], pile, odds, rng);
        }
        split.pile[..pile].copy_from_slice(&loose[..pile]);
        let mut in_hands = [none; DECK];
        let mut len = self.in_hands.lay_out(&mut in_hands);
        for &card in &loose[pile..n] {
            if let Some(slot) = in_hands.get_mut(len) {
                *slot = card;
                len += 1;
            }
        }
        if !self.in_hands.is_empty() || odds.is_some() {
            rng.shuffle(&mut in_hands[..len]);
        }
        let mut left = &in_hands[..len];
        for seat in table.others(view.me) {
            let lacks = lacks(view, seat) - u8::from(sure.is_some_and(|(victim, _)| victim == seat));
            let (mine, rest) = left.split_at(usize::from(lacks).min(left.len()));
            split.loose[seat.index()] = split.loose[seat.index()].plus(mine.iter().copied().collect());
            left = rest;
        }
        split
    }
}

/// Moves cards to the end, past so many for the draw pile: drawn one after another for the hands, each by its odds. Shuffled cards stay so.
fn keep_likely(cards: &mut [Card], pile: usize, odds: &[f32; RANKS], rng: &mut Rng) {
    const SCALE: usize = 1 << 16;
    let most = odds.iter().copied().fold(0.0, f32::max);
    let mut left = cards.len();
    while left > pile {
        let at = rng.below(left);
        let odds = odds[cards[at].rank().index()] / most;
        if (rng.below(SCALE) as f32) < odds * SCALE as f32 {
            left -= 1;
            cards.swap(at, left);
        }
    }
}

/// Gives back to `seat` the most of what it was known to hold before it passed some: each card changes places with one that it just happened
/// to get.
fn keep_most(view: &View, seat: Seat, stays: &[f32; RANKS], cards: &Unseen, split: &mut Split, rng: &mut Rng) {
    let once = view.memory.once[seat.index()];
    let kings = Kings::of(view, seat);
    for card in once.cards() {
        let is_king = card.rank() == Rank::King;
        let mine = split.loose[seat.index()];
        let is_there = mine.has(card) || view.memory.known[seat.index()].has(card);
        if is_there || !rng.happens(stays[card.rank().index()]) {
            continue;
        }
        if is_king && !(kings.may_be(card) && kings.has_room(mine)) {
            continue;
        }
        let spare = mine.minus(once).only(!Rank::King.kinds());
        let pile = &split.pile[..usize::from(view.table.pile_len).min(DECK)];
        if let Some(at) = pile.iter().position(|&other| other == card) {
            if let Some(other) = spare.only(cards.not_in_pile(view, split).one()).draw_one(rng) {
                kings.swap(other, card, None, at, split);
            }
        } else if let Some(holder) = view.table.others(view.me).find(|holder| split.loose[holder.index()].has(card))
            && !(is_king && Kings::of(view, holder).some)
            && let Some(other) = spare.draw_one(rng)
        {
            kings.swap(other, card, Some(holder), 0, split);
        }
    }
}

/// What is known of the unprotected kings of a seat.
struct Kings {
    seat: Seat,
    /// Those that are known anyway.
    sure: u8,
    /// How many there are at most, the known ones among them.
    most: u8,
    /// Whether there is one at least.
    some: bool,
    /// A suit that none of them has.
    never: Option<Suit>,
}

impl Kings {
    fn of(view: &View, seat: Seat) -> Self {
        let at = seat.index();
        let sure = view.table.unprotected(seat, view.memory.known[at]).len();
        let mut kings = Self { seat, sure, most: view.memory.kings[at], some: false, never: None };
        match view.phase {
            Phase::Aimed { gun, victim } if victim == seat => {
                let gun = view.table.guns.get(usize::from(gun)).map(|drawn| drawn.gun.calibre());
                kings.some = gun != Some(Calibre::FortyFive) || view.table.badges[at].is_empty();
            }
            Phase::Hit { victim, suit } if victim == seat => {
                kings.some = true;
                kings.never = Some(suit);
            }
            _ => {}
        }
        kings
    }

    /// Whether this king may be among the loose cards.
    fn may_be(&self, king: Card) -> bool {
        self.never != Some(king.suit())
    }

    /// Whether there may be one more than these.
    fn has_room(&self, loose: Hand) -> bool {
        self.most == ANY || self.sure.saturating_add(loose.count_rank(Rank::King)) < self.most
    }

    fn make_fit(&self, view: &View, cards: &Unseen, split: &mut Split, rng: &mut Rng) {
        let all = Rank::King.kinds();
        if let Some(suit) = self.never {
            let king = Card::new(Rank::King, suit);
            while split.loose[self.seat.index()].has(king) && self.swap_away(king, view, cards, split, rng) {}
        }
        let count = |split: &Split| self.sure.saturating_add(split.loose[self.seat.index()].count_of(all));
        while self.most != ANY && count(split) > self.most {
            let Some(king) = split.loose[self.seat.index()].only(all).draw_one(rng) else { break };
            if !self.swap_away(king, view, cards, split, rng) {
                break;
            }
        }
    }

    /// A king here changes places with another card elsewhere, any as likely as the other.
    #[cold]
    fn swap_away(&self, king: Card, view: &View, cards: &Unseen, split: &mut Split, rng: &mut Rng) -> bool {
        let is_king = |card: Card| card.rank() == Rank::King;
        let mut places: Vec<(Option<Seat>, usize, Card)> = Vec::new();
        if cards.not_in_pile(view, split).has(king) {
            let pile = split.pile[..usize::from(view.table.pile_len).min(DECK)].iter().enumerate();
            places.extend(pile.filter(|&(_, &card)| !is_king(card)).map(|(at, &card)| (None, at, card)));
        }
        for holder in view.table.others(view.me).filter(|&holder| holder != self.seat) {
            let other = Self::of(view, holder);
            let loose = split.loose[holder.index()];
            if other.has_room(loose) && other.may_be(king) {
                places.extend(loose.cards().filter(|&card| !is_king(card)).map(|card| (Some(holder), 0, card)));
            }
        }
        let Some(&(holder, at, card)) = places.get(rng.below(places.len())) else { return false };
        self.swap(king, card, holder, at, split);
        true
    }

    fn swap(&self, here: Card, there: Card, holder: Option<Seat>, at: usize, split: &mut Split) {
        split.loose[self.seat.index()].remove(here);
        split.loose[self.seat.index()].add(there);
        if let Some(holder) = holder {
            split.loose[holder.index()].remove(there);
            split.loose[holder.index()].add(here);
        } else {
            split.pile[at] = here;
        }
    }
}
