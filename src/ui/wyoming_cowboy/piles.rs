//! The draw pile and the discards, to draw from, and how the hand is held.

use leptos::prelude::*;

use super::card::{self, chip};
use super::context::Context;
use crate::games::wyoming_cowboy::{Action, Phase};
use crate::ui::table::card::{back, lying, nothing};
use crate::ui::table::piles::{Pile, PileLook, Piles, sort};
use crate::ui::text::wyoming_cowboy as says;

/// Both piles, and the button that sorts the hand.
pub fn piles(context: Context) -> AnyView {
    let may = move |action| {
        matches!(context.phase(), Some(Phase::Draw { .. } | Phase::Replace { .. }))
            && context.with(|view| view.check(action).is_ok())
    };
    let advised = move |action| context.advised.get() == Some(action);
    let pile = Callback::new(move |()| PileLook {
        cards: context.model.with(|model| model.pile),
        can: may(Action::Draw),
        advised: advised(Action::Draw),
        spoken: String::new(),
    });
    let discards = Callback::new(move |()| {
        let (cards, top, above) = context.model.with(|model| (model.discards, model.top, model.above()));
        let names = context.names();
        let take = |(card, by)| says::top_discard(card, by, above, &names);
        let spoken = top.map_or_else(|| says::label().thrown.to_owned(), take);
        PileLook { cards, can: may(Action::TakeDiscard), advised: advised(Action::TakeDiscard), spoken }
    });
    let some = Memo::new(move |_| context.model.with(|model| model.pile > 0));
    // The card that was thrown last, and the one to take if that is another (C-2.3).
    let top = Memo::new(move |_| context.model.with(|model| model.spread.last().map(|&(card, _)| card)));
    let under = Memo::new(move |_| context.model.with(|model| model.top.filter(|_| model.above().is_some())));
    let pile_top = move || if some.get() { back() } else { nothing() };
    let discard_top = move || match top.get() {
        Some(on_top) => {
            let under = under.get().map(|(card, _)| view! { <span class="pile-under" aria-hidden="true">{says::label().to_take} " " {chip(card)}</span> });
            view! { {lying(card::look(card::number(on_top)))} {under} }.into_any()
        }
        None => nothing(),
    };
    let draw = move || context.act(Action::Draw);
    let take = move || context.act(Action::TakeDiscard);
    view! {
        <Piles name=says::label().piles>
            <Pile name=says::label().draw_pile place="supply" look=pile top=pile_top on_press=draw />
            <Pile name=says::label().discards place="discard" look=discards top=discard_top on_press=take />
            {sort(context.controls.order)}
        </Piles>
    }
    .into_any()
}
