//! Two unknown cards, or the one that lies open.

use super::card_value::{card_value, sheriff_cards, two_cards};
use super::choices::Choices;
use super::out;
use super::outlook::Outlook;
use crate::games::wyatt_earp::{Action, Card, Kind};

/// After so many turns for each seat only the supply is drawn from, which ends the hand sooner or later.
const LONG_HAND: usize = 15;
/// Whoever wants all acts still gets the open card named, as worth so many thousands of dollars less: nobody slips that far.
const LAST: f32 = 100.0;
/// However eager one is to lay cards, no card is liked by more thousands of dollars for that.
const LIKING: f32 = 0.5;

pub(super) fn weigh(outlook: &Outlook, choices: &mut Choices) {
    let view = outlook.view;
    let table = &view.table;
    let long = usize::from(table.turn_number) > LONG_HAND * table.seats(); // else cards could go round for ever
    let top = view.top.filter(|_| !long);
    let top = top.map(|top| card_value(outlook, top).max(out_with(outlook, top)) + liking(outlook, top));
    if let Some(worth) = top {
        choices.offer(Action::DrawDiscard, worth);
    }
    if table.supply_len < 2 && table.reshuffled {
        choices.offer(Action::DrawSupply, outlook.end_gain(&outlook.contests));
    } else {
        let least = 2.0 * (sheriff_cards(outlook) / outlook.unseen_all - outlook.card_cost);
        let surely = !choices.wants_all() && top.is_none_or(|worth| worth < least + outlook.weights.two);
        let worth = if surely { f32::INFINITY } else { two_cards(outlook) };
        choices.offer(Action::DrawSupply, worth + outlook.weights.two);
    }
    if long && choices.wants_all() && view.top.is_some() {
        choices.offer(Action::DrawDiscard, choices.worth() - LAST);
    }
}

/// How much one who likes to lay cards likes the one on top: if it can be laid at once.
fn liking(outlook: &Outlook, top: Card) -> f32 {
    let can_lay = match top.kind() {
        Kind::Outlaw(outlaw) => outlook.view.table.is_open(outlaw) || outlook.view.hand.count(top) >= 2,
        _ => false,
    };
    if can_lay { outlook.weights.eager.min(LIKING) } else { 0.0 }
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
