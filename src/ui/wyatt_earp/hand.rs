//! The player's own cards, as this table shows them.

use leptos::prelude::*;

use super::card;
use super::choices::{self, Selection};
use super::context::Context;
use super::hint_model::Mark;
use super::model;
use crate::games::wyatt_earp::{Card, Phase};
use crate::ui::table::hand::{Hand, HandCard};
use crate::ui::table::held::Held;
use crate::ui::text;

/// The hand.
pub fn hand(context: Context) -> AnyView {
    let cards = Memo::new(move |_| {
        let picked = context.picked();
        let playing = context.phase() == Some(Phase::Play);
        let offer = context.offer();
        let along = |card, nth| {
            let taken = |selection: &Selection| offer.as_ref().is_some_and(|offer| offer.takes_along(*selection, nth));
            picked.as_ref().filter(|selection| selection.card == card).is_some_and(taken)
        };
        let marks = |held: &Held<Card>| {
            let Held { card, nth, first, new } = *held;
            HandCard {
                card: card::number(card),
                nth,
                first,
                new,
                picked: picked.is_some_and(|selection| selection.has(card, nth)),
                along: along(card, nth),
                idle: !playing || !context.with(|view| choices::is_playable(view, card)),
                advised: context.is_advised(Mark::Held(card, nth)),
                ..HandCard::default()
            }
        };
        let gained = context.controller.gained();
        let order = context.controls.order.order.get();
        context.with(|view| model::hand(view.hand, gained, order)).iter().map(marks).collect::<Vec<_>>()
    });
    let name = Callback::new(move |()| context.with(|view| text::hand(&context.names(), view.me, view.hand.len())));
    let whose = Callback::new(move |()| context.with(|view| text::hand_whose(&context.names(), view.me)));
    let on_press = Callback::new(move |(number, nth)| {
        if let Some(card) = card::numbered(number) {
            context.press(card, nth);
        }
    });
    view! { <Hand controls=context.controls cards looks=card::look name whose on_press /> }.into_any()
}
