//! Piles of cards: to look at, and to draw from.

use leptos::prelude::*;

use crate::ui::settings::HandOrder;
use crate::ui::text::{self, setting};

/// How many cards make the edge of a pile one pixel thicker, and how thick it gets.
const EDGE: (u8, u8) = (8, 5);

/// What a pile shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PileLook {
    /// How many cards lie there.
    pub cards: u8,
    /// Whether the player may draw from it now.
    pub can: bool,
    /// Whether a hint points at it.
    pub advised: bool,
    /// What is to be known of it, for those who hear the page.
    pub spoken: String,
}

/// The place where the piles lie, side by side.
#[component]
pub fn Piles(
    /// What they are called together.
    name: &'static str,
    children: Children,
) -> impl IntoView {
    view! { <section class="piles" aria-label=name data-rove="">{children()}</section> }
}

/// One pile: a button, even where it can only be looked at.
#[component]
pub fn Pile(
    /// What it is called.
    name: &'static str,
    /// The name by which its cards are moved.
    place: &'static str,
    /// What it shows.
    look: Callback<(), PileLook>,
    /// What lies on top of it.
    #[prop(into)]
    top: ViewFn,
    /// It was pressed.
    #[prop(into)]
    on_press: Callback<()>,
) -> impl IntoView {
    let is = move |test: fn(&PileLook) -> bool| test(&look.run(()));
    let cards = Memo::new(move |_| look.run(()).cards);
    let edge = move || format!("{}px", cards.get().div_ceil(EDGE.0).min(EDGE.1));
    let pressed = move |_| {
        if untrack(|| look.run(())).can {
            on_press.run(());
        }
    };
    view! {
        <button
            type="button"
            class="pile"
            class:can=move || is(|look| look.can)
            class:advised=move || is(|look| look.advised)
            class:empty=move || cards.get() == 0
            style=("--pile-edge", edge)
            data-explain=place
            aria-disabled=move || if is(|look| look.can) { "false" } else { "true" }
            on:click=pressed
        >
            <span class="pile-stack" data-slot=place>{move || top.run()}</span>
            <span class="pile-name">{name}</span>
            <span class="pile-note">
                {move || cards.get()}<span class="word">" "{move || text::cards_word(cards.get())}</span>
            </span>
            <span class="visually-hidden">{move || look.run(()).spoken}</span>
        </button>
    }
}

/// Holds the hand in another order.
pub fn sort(order: HandOrder) -> AnyView {
    view! {
        <button type="button" class="sort" on:click=move |_| { order.turn(); }>
            <span>{setting().sort}</span> " " <b>{move || order.label()}</b>
        </button>
    }
    .into_any()
}
