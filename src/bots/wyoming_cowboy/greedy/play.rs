//! What to do in a turn: which action, what to discard, what to draw, what to pass.

use arrayvec::ArrayVec;

use super::shots::Aim;
use super::worth::Outlook;
use crate::engine::sort_few;
use crate::games::wyoming_cowboy::{
    Acted, Action, Calibre, Card, DECK, Direction, Gun, Hand, Phase, Rank, Suit, may_discard_six,
};

/// So many of the cards that one would rather part with are thought of together.
const WORST: usize = 5;

/// Every action and every discard.
pub fn weigh(outlook: &Outlook, offer: &mut impl FnMut(Action, f32)) {
    let (view, table) = (outlook.view, &outlook.view.table);
    let base = outlook.worth(view.hand);
    let best = discards(outlook, base, offer);
    if table.cardless || view.hand.is_empty() {
        offer(Action::EndTurn, 0.0);
    }
    if table.acted == Acted::Nothing {
        actions(outlook, base, best, offer);
    }
    if table.acted != Acted::Done {
        let guns = Calibre::ALL.into_iter().filter(|&calibre| table.loaded(view.me, calibre).is_some());
        let loaded: ArrayVec<Calibre, 4> = guns.collect();
        if !loaded.is_empty() {
            let aim = Aim::new(outlook);
            let shots = if table.acted == Acted::Nothing { loaded.len() as f32 } else { 1.0 };
            for calibre in loaded {
                for victim in table.others(view.me) {
                    offer(Action::Shoot { calibre, victim }, best + shots * aim.shot(calibre, victim));
                }
            }
        }
    }
}

/// What each discard is worth; the best of it, or nothing if none is possible.
fn discards(outlook: &Outlook, base: f32, offer: &mut impl FnMut(Action, f32)) -> f32 {
    let (view, table, weights) = (outlook.view, &outlook.view.table, outlook.weights);
    if table.cardless || view.hand.is_empty() {
        return 0.0;
    }
    let sixes = view.hand.nibble(Rank::Six) != 0 && may_discard_six(view.hand, outlook.badges());
    let mut best = f32::NEG_INFINITY;
    for (card, _) in view.hand.kinds() {
        if card.rank() == Rank::Six && !sixes {
            continue;
        }
        let rest = outlook.without(card);
        let mut worth = outlook.worth(rest) - base;
        match card.rank() {
            Rank::Ten => {
                worth += 10.0;
                if table.tens_left() == 1 && table.has_twenty_two() {
                    worth = outlook.end(rest, outlook.badges(), 10.0);
                }
            }
            Rank::Five if !table.options.strict() || table.acted == Acted::Nothing => {
                worth += outlook.future * (weights.draw + weights.second);
            }
            Rank::King | Rank::Queen | Rank::Jack => worth -= weights.feed * outlook.future * 10.0,
            _ => {}
        }
        best = best.max(worth);
        offer(Action::Discard(card), worth);
    }
    best
}

/// Couples, guns and nines; `best` is what the discard afterwards is worth.
fn actions(outlook: &Outlook, base: f32, best: f32, offer: &mut impl FnMut(Action, f32)) {
    let (view, table, weights) = (outlook.view, &outlook.view.table, outlook.weights);
    let hand = view.hand;
    for suit in Suit::of_nibble(hand.nibble(Rank::King) & hand.nibble(Rank::Queen) & !outlook.couples()) {
        // 25 points now; what they promised for being shown is gone.
        let promised = outlook.future * (weights.couple - weights.shed);
        offer(Action::Couple(suit), best + 25.0 + (25.0 - promised).max(0.0));
    }
    let guns = table.guns_of(view.me).count() as f32;
    let mut pulls = ArrayVec::<(Gun, f32), 128>::new();
    each_gun(hand, |gun| {
        let rest = hand.minus(gun.hand());
        let ends = gun.calibre() == Calibre::TwentyTwo && table.tens_left() == 0;
        let worth = if ends {
            outlook.end(rest, outlook.badges(), 0.0)
        } else {
            let on_table = weights.on_table[gun.calibre() as usize] * weights.more.max(0.0).powf(guns);
            best + outlook.worth(rest) - base + outlook.future * on_table
        };
        pulls.try_push((gun, worth)).ok();
    });
    pulls.into_iter().for_each(|(gun, worth)| offer(Action::Pull(gun), worth));
    for suit in Suit::of_nibble(hand.nibble(Rank::Nine)) {
        let rest = outlook.without(Card::new(Rank::Nine, suit));
        let (left, passed) = without_worst(outlook, rest, 2);
        let gain = outlook.worth(left) - base + f32::from(passed) * weights.passed;
        for (at, &direction) in Direction::at(table.seats()).iter().enumerate() {
            offer(Action::Nine { suit, direction }, best + gain - at as f32 * 0.01);
        }
    }
}

/// The guns of a hand, of each calibre and each card of it that matters.
fn each_gun(hand: Hand, mut take: impl FnMut(Gun)) {
    let twos: ArrayVec<Suit, 8> = hand.suits(Rank::Two).suits().collect();
    if let [one, other, ..] = twos[..] {
        take(Gun::TwentyTwo(one, other));
    }
    let (threes, fives) = (hand.nibble(Rank::Three), hand.nibble(Rank::Five));
    if threes != 0 {
        for three in Suit::of_nibble(threes) {
            if let Some(eight) = Suit::of_nibble(hand.nibble(Rank::Eight)).next() {
                take(Gun::ThirtyEight(three, eight));
            }
            for five in Suit::of_nibble(fives) {
                if let Some(seven) = Suit::of_nibble(hand.nibble(Rank::Seven)).next() {
                    take(Gun::ThreeFiftySeven(three, five, seven));
                }
            }
        }
    }
    Suit::of_nibble(hand.nibble(Rank::Four) & fives).for_each(|suit| take(Gun::FortyFive(suit)));
}

/// A hand without so many of its worst cards, and how many those were.
fn without_worst(outlook: &Outlook, mut hand: Hand, count: u8) -> (Hand, u8) {
    let mut gone = 0;
    while gone < count {
        let mut best: Option<(f32, Hand)> = None;
        for (card, _) in hand.kinds() {
            let mut rest = hand;
            rest.remove(card);
            let worth = outlook.worth(rest);
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, rest));
            }
        }
        let Some((_, rest)) = best else { break };
        hand = rest;
        gone += 1;
    }
    (hand, gone)
}

/// What to pass: the greedy choice, and every choice among the cards that one would rather part with.
pub fn pass(outlook: &Outlook, cards: u8, offer: &mut impl FnMut(Action, f32)) {
    let hand = outlook.view.hand;
    let cards = cards.min(hand.len());
    let base = outlook.worth(hand);
    let mut order: ArrayVec<(Card, f32), DECK> =
        hand.cards().map(|card| (card, outlook.worth(outlook.without(card)))).collect();
    sort_few(&mut order, |a, b| b.1.total_cmp(&a.1));
    let (left, _) = without_worst(outlook, hand, cards);
    let first = hand.minus(left);
    offer(Action::Pass(first), outlook.worth(left) - base);
    let worst = &order[..order.len().min(WORST)];
    for mask in 0..1_u32 << worst.len() {
        if mask.count_ones() != u32::from(cards) {
            continue;
        }
        let given = of_mask(worst, mask);
        // Two of a kind make the same choice twice.
        let again = (0..mask).any(|other| other.count_ones() == u32::from(cards) && of_mask(worst, other) == given);
        if given != first && !again {
            offer(Action::Pass(given), outlook.worth(hand.minus(given)) - base);
        }
    }
}

fn of_mask(cards: &[(Card, f32)], mask: u32) -> Hand {
    cards.iter().enumerate().filter(|(at, _)| mask >> at & 1 == 1).map(|(_, &(card, _))| card).collect()
}

/// What to draw.
pub fn draw(outlook: &Outlook, offer: &mut impl FnMut(Action, f32)) {
    let (view, table) = (outlook.view, &outlook.view.table);
    if table.can_draw() {
        let weights = outlook.weights;
        // C-2.8: only there a card taken costs the second one for a 5.
        let two = table.options.strict() && matches!(view.phase, Phase::Draw { cards: 2, .. });
        let second = if two { weights.draw + weights.second } else { 0.0 };
        offer(Action::Draw, outlook.future * (weights.draw + second));
    }
    if let Some(at) = table.top_discard(view.me) {
        let card = table.discards[at].card;
        offer(Action::TakeDiscard, outlook.worth(outlook.with(card)) - outlook.worth(view.hand));
    }
}
