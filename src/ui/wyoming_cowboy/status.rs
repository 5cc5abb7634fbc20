//! What the status line says in this game.

use leptos::prelude::*;

use super::context::Context;
use super::log;
use crate::games::wyoming_cowboy::Phase;
use crate::ui::table::status::Status;
use crate::ui::text;
use crate::ui::text::ME;
use crate::ui::text::wyoming_cowboy as says;

/// The status line.
pub fn status(context: Context) -> AnyView {
    let acts = context.controller.acts();
    let names = context.controls.names;
    let prompt = move || context.with(|view| names.with_value(|names| says::prompt(view, names)));
    let turn = Callback::new(move |()| {
        let (phase, seat, dealer) = context.with(|view| (view.phase, view.table.turn, view.table.dealer));
        match phase {
            Phase::HandOver | Phase::Over => prompt(),
            // Who of them still thinks is not to be seen (C-1.3).
            Phase::Passing { direction, .. } => says::direction(direction).to_owned(),
            Phase::Direction if context.controller.thinking() && dealer != ME => {
                names.with_value(|names| text::thinking(names.of(dealer)))
            }
            Phase::Direction => names.with_value(|names| names.turn(dealer)),
            Phase::Play | Phase::Draw { .. } | Phase::Aimed { .. } if context.controller.thinking() && seat != ME => {
                names.with_value(|names| text::thinking(names.of(seat)))
            }
            _ => names.with_value(|names| names.turn(seat)),
        }
    });
    let told = Signal::derive(move || acts.with(|acts| names.with_value(|names| log::last(acts, names))).join(" "));
    let asked = Signal::derive(move || {
        let asked = || if context.aim().is_some() { says::label().aim.to_owned() } else { prompt() };
        context
            .phase()
            .filter(|&phase| !matches!(phase, Phase::HandOver | Phase::Over))
            .map(|_| asked())
            .unwrap_or_default()
    });
    view! { <Status controls=context.controls turn told asked /> }.into_any()
}
