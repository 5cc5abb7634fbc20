//! The player's own cards.

use leptos::prelude::*;

use super::card::face;
use super::choices;
use super::desk::Desk;
use super::hint_model::Mark;
use super::keys;
use super::look;
use super::model::{self, HandCard};
use crate::games::wyatt_earp::Phase;
use crate::ui::text::{self, label};

/// The hand: every card a button that picks it up.
#[component]
pub fn Hand(desk: Desk) -> impl IntoView {
    let door = desk.door;
    let held = Memo::new(move |_| {
        let gained = door.gained();
        desk.with(|view| model::hand(view.hand, gained))
    });
    let name = move || desk.with(|view| text::hand(&desk.names(), view.me, view.hand.len()));
    view! {
        <section class="hand" id="hand" tabindex="-1" aria-label=name>
            <p class="hand-whose" aria-hidden="true">{move || desk.with(|view| text::hand_whose(&desk.names(), view.me))}</p>
            <ul class="hand-cards" on:keydown=move |event| keys::move_along(&event)>
                <For each=move || held.get() key=|held| (held.card, held.nth) let:card>
                    <Held card desk held />
                </For>
            </ul>
        </section>
    }
}

#[component]
fn Held(card: HandCard, desk: Desk, held: Memo<Vec<HandCard>>) -> impl IntoView {
    let HandCard { card, nth, .. } = card;
    let now =
        Memo::new(move |_| held.with(|held| held.iter().copied().find(|held| (held.card, held.nth) == (card, nth))));
    let pressed = move || desk.picked().is_some_and(|selection| selection.has(card, nth));
    let idle = Memo::new(move |_| match desk.phase() {
        Some(Phase::Play) => !desk.with(|view| choices::is_playable(view, card)),
        _ => true,
    });
    let first = move || now.get().is_some_and(|now| now.first);
    let badge = move || {
        now.get()
            .is_some_and(|now| now.new)
            .then(|| view! { <span class="card-badge" aria-hidden="true">{label::NEW}</span> })
    };
    let spoken = move || {
        let new = now.get().is_some_and(|now| now.new);
        if new { format!("{}, {}", text::card_spoken(card), label::NEW) } else { text::card_spoken(card) }
    };
    view! {
        <li class="hand-slot" class:first=first>
            <button
                type="button"
                class=format!("card {}", look::ink(card))
                class:idle=idle
                class:advised=move || desk.is_advised(Mark::Held(card, nth))
                data-kind=look::kind(card)
                data-slot=format!("held-{}-{nth}", card.index())
                aria-pressed=move || if pressed() { "true" } else { "false" }
                on:click=move |_| desk.press(card, nth)
            >
                <span class="visually-hidden">{spoken}</span>
                {badge}
                {face(card)}
            </button>
        </li>
    }
}
