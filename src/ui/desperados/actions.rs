//! What may be done now in this game, as buttons.

use leptos::prelude::*;

use super::choices::{self, Offer};
use super::context::Context;
use super::explain_model::refused;
use crate::games::desperados::{Action, Hand, Phase};
use crate::ui::table::actions::{About, ActionButton, Actions, Help, line};
use crate::ui::table::drag::{Deed, Put};
use crate::ui::text::desperados as says;
use crate::ui::text::desperados::explain::explain as words;
use crate::ui::text::label;

/// What may be done now.
pub fn actions(context: Context) -> AnyView {
    let buttons = move || match context.phase() {
        Some(Phase::Day) if context.card().is_none() => line(looked_at(context)),
        Some(Phase::HoldUp(_)) => context.offer().map_or_else(|| ().into_any(), |offer| gang(context, &offer)),
        Some(Phase::Day | Phase::Over) => ().into_any(), // where a card may go is told
        None if !context.controller.playing() => ().into_any(),
        None => {
            let chosen = context.controller.has_chosen()
                || context.with(|view| matches!(view.phase, Phase::HoldUp(_)) && view.gang.is_some());
            line(if chosen { says::label().chosen } else { label().wait })
        }
    };
    view! { <Actions controls=context.controls hints=context.hints help=help(context) buttons /> }.into_any()
}

/// What there is to do first; of a place that the player looks at, what one could send there.
fn looked_at(context: Context) -> String {
    let Some(place) = context.in_question() else { return says::label().pick.to_owned() };
    context.with(|view| says::strongest_at(says::Which::of(&view.table.piles, place), view.strongest(place).1))
}

/// The gang that is picked up, the strongest, and none.
fn gang(context: Context, offer: &Offer) -> AnyView {
    let Offer { gang, strength, allowed, best, most } = *offer;
    let send = (!gang.is_empty() && allowed.is_ok()).then(|| {
        let (name, short) = (says::send(strength), Some(says::send_short(strength)));
        let about = Some(About::new(words().site_about, "D-3.4"));
        let send = ActionButton { name, short, key: "p", primary: true, about, ..ActionButton::default() };
        send.view(move || context.act(Action::Gang(gang)))
    });
    let best = (!best.is_empty() && best != gang).then(|| {
        let (name, short) = (says::label().best.to_owned(), Some(says::label().best_short.to_owned()));
        let note = Some(most.to_string());
        let (primary, about) = (gang.is_empty(), Some(About::new(words().best_about, "D-3.2")));
        let heard = Some(says::strength(most));
        let pick = ActionButton { name, short, note, heard, key: "b", primary, about, ..ActionButton::default() };
        pick.view(move || context.pick_best())
    });
    let (name, short) = (says::label().stay_out.to_owned(), Some(says::label().stay_out_short.to_owned()));
    let about = Some(About::new(words().out_about, "D-3.1"));
    let out = ActionButton { name, short, key: "x", quiet: true, about, ..ActionButton::default() };
    view! {
        {send}
        {best}
        {out.view(move || context.act(Action::Gang(Hand::EMPTY)))}
    }
    .into_any()
}

/// What the cards that are picked up do where they are put: a gang goes to the place that is held up, but waits there for more as long as it gathers
/// card by card. One card goes to the place it is put on.
pub fn puts(context: Context, put: Put) -> Option<Deed> {
    let gang = context.offer().filter(|offer| put != Put::Stack && offer.allowed.is_ok())?.gang;
    let send = move || {
        if put == Put::Board {
            context.act(Action::Gang(gang));
        }
    };
    (!gang.is_empty()).then(|| Box::new(send) as Deed)
}

/// What there is to read of what is picked up: where the card may go, or what the gang counts and what could beat it.
pub fn help(context: Context) -> Callback<(), Option<Help>> {
    Callback::new(move |()| {
        let picked = context.picked();
        if let Some(offer) = context.offer() {
            if offer.gang.is_empty() {
                return None;
            }
            let text = match offer.allowed {
                Ok(()) => context.odds.with(|odds| says::against(odds.safe(offer.strength), odds.most())),
                Err(_) => String::new(),
            };
            return Some(Help { title: says::strength(offer.strength), text, why: offer.allowed.err().map(refused) });
        }
        let card = picked.last()?;
        let counts = context.in_question().map(|place| {
            context.with(|view| {
                let counts = view.table.strengths(place).of(card.character());
                says::counts_help(says::Which::of(&view.table.piles, place), counts)
            })
        });
        let fits = context.card().map(|card| {
            let fits = context.with(|view| choices::fits(view, card));
            says::card_help(fits.iter().filter(|fits| fits.is_ok()).count() as u8)
        });
        let text = fits.into_iter().chain(counts).collect::<Vec<_>>().join(" ");
        Some(Help { title: says::card_title(card), text, why: None })
    })
}
