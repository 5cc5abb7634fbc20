//! What cards are worth: one that comes into my hand, one that stays there, two from the supply.

use super::outlook::Outlook;
use crate::bots::wyatt_earp::lanes::{REAL, all, each, mask, sum};
use crate::games::wyatt_earp::{Card, Kind, OUTLAWS};

/// What two cards from the supply are worth.
pub(super) fn two_cards(outlook: &Outlook) -> f32 {
    let contests = &outlook.contests;
    let mut worth = outlook.unseen * outlook.one_more();
    let lying = each(outlook.view.stack.holes_and_photos().1);
    let mut sought = all(1.0) - contests.photo - lying;
    for cp in contests.cp {
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
pub(super) fn sheriff_cards(outlook: &Outlook) -> f32 {
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
