//! The player's own cards, as this table shows them.

use leptos::prelude::*;

use super::card;
use super::choices;
use super::context::Context;
use super::hint_model::Mark;
use super::model;
use crate::games::desperados::Card;
use crate::ui::table::hand::{Hand, HandCard};
use crate::ui::table::held::Held;
use crate::ui::text;
use crate::ui::text::desperados as says;

/// The hand.
pub fn hand(context: Context) -> AnyView {
    let held = Memo::new(move |_| {
        let (gained, order) = (context.controller.gained(), context.controls.order.order.get());
        context.with(|view| model::hand(view.hand, gained, order))
    });
    let cards = Memo::new(move |_| {
        let picked = context.picked();
        let (asked, counts) = (context.phase().is_some(), context.strengths());
        let marks = |held: &Held<Card>| {
            let Held { card, nth, first, new } = *held;
            let counts = counts.map(|counts| counts.of(card.character()));
            HandCard {
                card: card::number(card),
                nth,
                note: counts.map(says::counts),
                counts,
                first,
                new,
                picked: picked.has(card, nth),
                idle: !asked || !context.with(|view| choices::is_playable(view, card)),
                advised: context.is_advised(Mark::Held(card, nth)),
                ..HandCard::default()
            }
        };
        held.with(|held| held.iter().map(marks).collect::<Vec<_>>())
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
