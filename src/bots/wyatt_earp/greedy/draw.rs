//! Two unknown cards, or the one that lies open.

use super::choices::Choices;
use super::out;
use super::outlook::Outlook;
use crate::bots::wyatt_earp::lanes::{REAL, all, each, mask, sum};
use crate::games::wyatt_earp::{Action, Card, Kind, OUTLAWS};

/// After so many turns for each seat only the supply is drawn from, which ends the hand sooner or later.
const LONG_HAND: usize = 15;

pub(super) fn weigh(outlook: &Outlook, choices: &mut Choices) {
    let view = outlook.view;
    let table = &view.table;
    let long = usize::from(table.turn_number) > LONG_HAND * table.seats(); // else cards could go round for ever
    let top = view.top.filter(|_| !long).map(|top| card_value(outlook, top).max(out_with(outlook, top)));
    if let Some(worth) = top {
        choices.offer(Action::DrawDiscard, worth);
    }
    if table.supply_len < 2 && table.reshuffled {
        choices.offer(Action::DrawSupply, outlook.end_gain(&outlook.stands));
    } else {
        let least = 2.0 * (sheriff_cards(outlook) / outlook.unseen_all - outlook.card_cost);
        let surely = !choices.wants_all() && top.is_none_or(|worth| worth < least + outlook.weights.two);
        let worth = if surely { f32::INFINITY } else { two_cards(outlook) };
        choices.offer(Action::DrawSupply, worth + outlook.weights.two);
    }
}

/// What it gains to go out with the help of `top`, if that is possible.
fn out_with(outlook: &Outlook, top: Card) -> f32 {
    let mut hand = outlook.view.hand;
    if hand.count(top) >= top.copies() {
        return f32::NEG_INFINITY;
    }
    hand.add(top);
    out::way(outlook, hand).map_or(f32::NEG_INFINITY, |(gain, _)| gain)
}

/// What two cards from the supply are worth.
pub(super) fn two_cards(outlook: &Outlook) -> f32 {
    let stands = &outlook.stands;
    let mut worth = outlook.unseen * outlook.one_more();
    let lying = each(outlook.view.stack.holes_and_photos().1);
    let mut sought = all(1.0) - stands.photo - lying;
    for cp in stands.cp {
        sought = cp.simd_lt(all(4.0)) & sought; // where one has less, no Photo lies
    }
    let sought = sought.simd_gt(all(0.0));
    if sought.any() {
        worth += sought & outlook.photos();
    }
    let total = sheriff_cards(outlook) + sum(mask(REAL) & worth);
    2.0 * (total / outlook.unseen_all - outlook.card_cost)
}

/// What the unseen Sheriff cards other than Photos are worth together.
fn sheriff_cards(outlook: &Outlook) -> f32 {
    let worth = |(at, card): (usize, Card)| {
        let seen = outlook.view.hand.count(card) + outlook.view.stack.count(card);
        f32::from(card.copies().saturating_sub(seen)) * outlook.weights.sheriff[at]
    };
    Card::SHERIFF.into_iter().enumerate().map(worth).sum()
}

/// What one more of `card` in my hand is worth, at the moment it comes.
pub(super) fn card_value(outlook: &Outlook, card: Card) -> f32 {
    let value = match card.kind() {
        Kind::Outlaw(outlaw) => outlook.one_more().to_array()[outlaw.index()],
        Kind::Photo(outlaw) => outlook.photos().to_array()[outlaw.index()],
        _ => in_hand(outlook, card),
    };
    value - outlook.card_cost
}

/// What a Sheriff card other than a Photo is worth in hand.
pub(super) fn in_hand(outlook: &Outlook, card: Card) -> f32 {
    outlook.weights.sheriff[card.index() - 2 * OUTLAWS]
}
