//! What a hand of cards is worth: what it counts now, and what it promises while the hand goes on.

use super::Weights;
use crate::games::wyoming_cowboy::{Card, DELAYED, Faces, Hand, Rank, Suits, Table, View, delays, sixes};

/// What is the same for every act of a decision.
pub struct Outlook<'a> {
    pub view: &'a View,
    pub weights: &'a Weights,
    /// How much of the hand is still to come, from 0 to 1.
    pub future: f32,
    /// My kings, queens and jacks, and what they count with my badges: most acts leave them as they are.
    faces: (Hand, i16),
}

const FACES: u64 = Rank::King.kinds() | Rank::Queen.kinds() | Rank::Jack.kinds();

/// How much of a hand is still to come, from 1 at its beginning to `soon` when one thing alone is missing.
pub fn future(table: &Table, soon: f32) -> f32 {
    let all = 4 * table.decks();
    let by_tens = table.tens_left() + u8::from(!table.has_twenty_two());
    let missing = f32::from(by_tens.min(all)) / f32::from(all);
    let by_badges = f32::from(table.badges_left()) / f32::from(all);
    let first = 1.0 / f32::from(all);
    let left = ((missing.min(by_badges) - first) / (1.0 - first)).clamp(0.0, 1.0);
    soon + (1.0 - soon) * left
}

/// What cards are worth to one who has shown these couples.
pub fn worth(weights: &Weights, hand: Hand, badges: Suits, couples: u8, future: f32) -> f32 {
    let faces = Faces::best(hand, badges).points();
    now(weights, hand, faces) + future * promise(weights, hand, badges, couples)
}

/// What they count, with kings, queens and jacks that count so much.
fn now(weights: &Weights, hand: Hand, faces: i16) -> f32 {
    let delay = if delays(hand) { weights.delay * f32::from(DELAYED) } else { 0.0 };
    f32::from(faces + sixes(hand.count_rank(Rank::Six))) + delay
}

/// What they promise.
fn promise(weights: &Weights, hand: Hand, badges: Suits, couples: u8) -> f32 {
    let (kings, queens, jacks) = (hand.nibble(Rank::King), hand.nibble(Rank::Queen), hand.nibble(Rank::Jack));
    let of = |suits: u8, promises: &[f32; 3]| match suits.count_ones() {
        0 | 4 => 0.0,
        n => promises[n as usize - 1],
    };
    let bits = |suits: u8| suits.count_ones() as f32;
    let mut sum = weights.card * f32::from(hand.len());
    sum += of(kings, &weights.kings) + of(queens, &weights.queens) + of(jacks, &weights.jacks);
    let pairs = kings & queens;
    if pairs != 0 {
        sum += weights.couple * bits(pairs & !couples) + weights.shed * bits(pairs & couples);
        sum += weights.open_family * bits(pairs & jacks & !badges.one());
    }
    if !badges.is_empty() {
        sum += weights.badge * f32::from(badges.len());
        sum += weights.family * bits(badges.one() & kings & (queens ^ jacks));
    }
    sum += weights.ten * f32::from(hand.count_rank(Rank::Ten)) + weights.six * f32::from(hand.count_rank(Rank::Six));
    let small = [Rank::Two, Rank::Three, Rank::Four, Rank::Five, Rank::Seven, Rank::Eight, Rank::Nine];
    for (rank, worth) in small.into_iter().zip(weights.small) {
        sum += worth * f32::from(hand.count_rank(rank));
    }
    let (threes, fives) = (hand.nibble(Rank::Three), hand.nibble(Rank::Five));
    if hand.count_rank(Rank::Two) >= 2 {
        sum += weights.in_hand[0];
    }
    if threes != 0 {
        if hand.nibble(Rank::Eight) != 0 {
            sum += weights.in_hand[1];
        }
        let sevens = hand.nibble(Rank::Seven);
        if fives != 0 && sevens != 0 {
            sum += weights.in_hand[2];
            if threes & fives & sevens != 0 {
                sum += weights.quick;
            }
        }
    }
    if hand.nibble(Rank::Four) & fives != 0 {
        sum += weights.in_hand[3];
    }
    sum
}

impl<'a> Outlook<'a> {
    pub fn new(view: &'a View, weights: &'a Weights) -> Self {
        let badges = view.table.badges[view.me.index()];
        let faces = (view.hand.only(FACES), Faces::best(view.hand, badges).points());
        Self { view, weights, future: future(&view.table, weights.soon), faces }
    }

    /// What these cards would be worth to me, with my badges as far as their kings are there.
    pub fn worth(&self, hand: Hand) -> f32 {
        let mut badges = self.badges();
        if hand.nibble(Rank::King) != self.view.hand.nibble(Rank::King) {
            badges = badges.minus(badges.minus(hand.suits(Rank::King)));
        }
        self.worth_with(hand, badges)
    }

    /// The same with other badges.
    pub fn worth_with(&self, hand: Hand, badges: Suits) -> f32 {
        let (mine, count) = self.faces;
        let known = hand.only(FACES) == mine && badges == self.badges();
        let faces = if known { count } else { Faces::best(hand, badges).points() };
        now(self.weights, hand, faces) + self.future * promise(self.weights, hand, badges, self.couples())
    }

    pub fn badges(&self) -> Suits {
        self.view.table.badges[self.view.me.index()]
    }

    pub fn couples(&self) -> u8 {
        self.view.table.couples[self.view.me.index()]
    }

    /// My cards without this one.
    pub fn without(&self, card: Card) -> Hand {
        let mut hand = self.view.hand;
        hand.remove(card);
        hand
    }

    /// My cards with this one.
    pub fn with(&self, card: Card) -> Hand {
        let mut hand = self.view.hand;
        hand.add(card);
        hand
    }

    /// What it is worth that the hand ends now by my doing, over letting it go on, with these cards and so many points for what ends it.
    pub fn end(&self, hand: Hand, badges: Suits, more: f32) -> f32 {
        let delay = if delays(hand) { f32::from(DELAYED) } else { 0.0 };
        let points = f32::from(Faces::best(hand, badges).points() + sixes(hand.count_rank(Rank::Six))) + delay;
        points + 30.0 + more + self.weights.end - self.worth(self.view.hand)
    }
}
