//! The supply and the discard stack: to look at, and to draw from.

use leptos::prelude::*;

use super::card;
use super::desk::Desk;
use super::hint_model::Mark;
use crate::games::wyatt_earp::{Action, Phase};
use crate::ui::text::{self, label};

/// How many cards make the edge of a pile one pixel thicker, and how thick it gets.
const EDGE: (u8, u8) = (8, 5);

/// Both piles.
#[component]
pub fn Piles(desk: Desk) -> impl IntoView {
    let piles = Memo::new(move |_| desk.model.with(|model| model.piles));
    let may = move |action| desk.phase() == Some(Phase::Draw) && desk.with(|view| view.check(action).is_ok());
    let supply = Memo::new(move |_| may(Action::DrawSupply));
    let discard = Memo::new(move |_| may(Action::DrawDiscard));
    // Apart, so that a card drawn does not have the other pile drawn anew.
    let top = Memo::new(move |_| piles.get().top);
    let some_left = Memo::new(move |_| piles.get().supply > 0);
    let edge = |n: u8| format!("{}px", n.div_ceil(EDGE.0).min(EDGE.1));
    view! {
        <section class="piles" aria-label=label::PILES>
            <button
                type="button"
                class="pile"
                class:can=supply
                class:advised=move || desk.is_advised(Mark::Supply)
                class:empty=move || piles.get().supply == 0
                style=("--pile-edge", move || edge(piles.get().supply))
                disabled=move || !supply.get()
                on:click=move |_| desk.act(Action::DrawSupply)
            >
                <span class="pile-stack" data-slot="supply">
                    {move || if some_left.get() { card::back().into_any() } else { nothing().into_any() }}
                </span>
                <span class="pile-name">{label::SUPPLY}</span>
                {move || note(piles.get().supply)}
                <span class="visually-hidden">{move || text::supply_spoken(supply.get())}</span>
            </button>
            <button
                type="button"
                class="pile"
                class:can=discard
                class:advised=move || desk.is_advised(Mark::Discards)
                class:empty=move || top.get().is_none()
                style=("--pile-edge", move || edge(piles.get().discard))
                disabled=move || !discard.get()
                on:click=move |_| desk.act(Action::DrawDiscard)
            >
                <span class="pile-stack" data-slot="discard">
                    {move || top.get().map_or_else(|| nothing().into_any(), |top| card::lying(top).into_any())}
                </span>
                <span class="pile-name">{label::DISCARDS}</span>
                {move || note(piles.get().discard)}
                <span class="visually-hidden">{move || text::discards_spoken(top.get(), discard.get())}</span>
            </button>
        </section>
    }
}

fn nothing() -> impl IntoView {
    view! { <span class="card"></span> }
}

fn note(n: u8) -> impl IntoView {
    view! {
        <span class="pile-note">{n}<span class="word">" "{text::cards_word(n)}</span></span>
    }
}
