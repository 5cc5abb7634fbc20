//! A place in the street: its building, what comes after it, and who stands in front of it.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::card;
use super::context::Context;
use super::explain_model::Thing;
use super::hint_model::Mark;
use super::look;
use super::model::Site as Shown;
use crate::games::desperados::{Action, Kind, Place};
use crate::ui::browser::art::drawing;
use crate::ui::text::desperados::{self as says, Which};

/// One of the five.
#[component]
pub fn Site(place: Place, context: Context) -> impl IntoView {
    let site = Memo::new(move |_| context.model.with(|model| model.sites[place.index()].clone()));
    let top = Memo::new(move |_| site.with(|site| (site.kind, site.value)));
    let missing = Memo::new(move |_| site.with(|site| site.free.len() as u8));
    let gone = move || top.get().1 == 0;
    let said = move || {
        let (kind, value) = top.get();
        if gone() { says::kind(kind).to_owned() } else { says::place(kind, value) }
    };
    let fits = Memo::new(move |_| context.fits(place));
    let asked = Memo::new(move |_| context.in_question() == Some(place));
    let missing_words = move || if gone() { says::label().closed.to_owned() } else { says::missing(missing.get()) };
    view! {
        <li
            class="site"
            class:held-up=move || site.with(|site| site.held_up)
            class:gone=gone
            class:barred=move || matches!(fits.get(), Some(Err(_)))
            class:advised=move || context.is_advised(Mark::Site(place))
            data-slot=look::front_slot(place)
            on:click=move |event| {
                if !is_for_card(&event) {
                    context.look_at(place);
                }
            }
        >
            // For keys; a pointer may press anywhere on the place.
            <button
                type="button"
                class="site-house"
                data-explain=Thing::Site(place).key()
                aria-pressed=move || if asked.get() { "true" } else { "false" }
            >
                <span class="site-scene" aria-hidden="true">{move || drawing(&look::house(top.get().0), "")}</span>
                <span class="visually-hidden">{said} ", " {missing_words}</span>
                <span class="site-sign paper" aria-hidden="true">
                    <span class="site-name">{move || says::kind(top.get().0)}</span>
                    {move || (!gone()).then(|| view! { <b class="site-value">{top.get().1}</b> })}
                </span>
            </button>
            <p class="site-missing" aria-hidden="true" data-explain=Thing::Front(place).key()>{missing_words}</p>
            <ol class="front" data-explain=Thing::Front(place).key()>{move || site.with(front)}</ol>
            <p class="site-next" data-explain=Thing::Next(place).key()>{move || site.with(|site| next(&site.next))}</p>
            {move || over(context, place, fits.get())}
        </li>
    }
}

/// Whether what is pressed is there for the card that is picked up.
fn is_for_card(event: &MouseEvent) -> bool {
    let pressed = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    pressed.is_some_and(|pressed| pressed.closest(".target, .site-why").ok().flatten().is_some())
}

/// Those in front, and the positions that are free.
fn front(site: &Shown) -> AnyView {
    let stands = site.front.iter().map(|&(who, worth)| {
        view! {
            <li class="henchman" data-card=card::number(who) data-explain=Thing::Stands(site.place, who.character()).key()>
                <span class="visually-hidden">{says::stands(who, worth)}</span>
                {card::small(who, Some(worth))}
            </li>
        }
    });
    let free = site.free.iter().map(|&worth| view! { <li class="vacant" aria-hidden="true">{worth}</li> });
    view! {
        {stands.collect_view()}
        {free.collect_view()}
    }
    .into_any()
}

/// What comes after the place.
fn next(comes: &[(Kind, u8)]) -> AnyView {
    let chips = comes.iter().map(|&(kind, value)| {
        view! { <span class="next" aria-hidden="true">{drawing(&look::emblem(kind), "")} {value}</span> }
    });
    let word =
        (!comes.is_empty()).then(|| view! { <span class="next-word" aria-hidden="true">{says::label().after}</span> });
    view! {
        <span class="visually-hidden">{says::then(comes)}</span>
        {word}
        {chips.collect_view()}
    }
    .into_any()
}

/// With a card picked up: the place as a button, or why it does not take the card.
fn over(context: Context, place: Place, fits: Option<Result<(), crate::games::desperados::Illegal>>) -> AnyView {
    match (fits, context.card()) {
        (Some(Ok(())), Some(card)) => {
            let put = move |_| context.act(Action::Put { card, place });
            let name = context.with(|view| says::put(card, Which::of(&view.table.piles, place)));
            let explain = Thing::Site(place).key();
            view! { <button type="button" class="target" aria-label=name data-explain=explain on:click=put></button> }
                .into_any()
        }
        (Some(Err(why)), Some(card)) => {
            // Refused with the rule that forbids it; the card stays picked up.
            let try_it = move |_| context.controller.act(Action::Put { card, place });
            let explain = Thing::Site(place).key();
            view! { <p class="site-why" data-explain=explain on:click=try_it>{says::illegal_short(why)}</p> }.into_any()
        }
        _ => ().into_any(),
    }
}
