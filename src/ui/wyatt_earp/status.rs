//! What the status line says in this game.

use leptos::prelude::*;

use super::choices;
use super::context::{Context, Question};
use super::log;
use crate::games::wyatt_earp::{Phase, Sheriff};
use crate::ui::table::status::Status;
use crate::ui::text;
use crate::ui::text::ME;
use crate::ui::text::wyatt_earp as earp;

/// The status line.
pub fn status(context: Context) -> AnyView {
    let acts = context.controller.acts();
    let names = context.controls.names;
    let over = |phase| matches!(phase, Phase::HandOver | Phase::GameOver { .. });
    let turn = Callback::new(move |()| {
        let (phase, seat) = context.with(|view| (view.phase, view.table.turn));
        match phase {
            phase if over(phase) => earp::prompt(phase),
            _ if context.controller.thinking() && seat != ME => {
                names.with_value(|names| text::thinking(names.of(seat)))
            }
            _ => names.with_value(|names| names.turn(seat)),
        }
    });
    let told = Signal::derive(move || acts.with(|acts| names.with_value(|names| log::last(acts, names))).join(" "));
    let asked = Signal::derive(move || {
        let asked = context.phase().filter(|&phase| !over(phase)).map(|phase| {
            let (last_card, found) = context.with(|view| {
                let found = matches!(view.sheriff, Sheriff::Found(card) if choices::is_playable(view, card));
                (view.hand.len() == 1, found)
            });
            match phase {
                Phase::Play if context.question.get() == Question::AskWhom => earp::label().ask_whom.to_owned(),
                Phase::Play if last_card => earp::label().last_card.to_owned(),
                Phase::Play if context.with(choices::can_only_discard) => earp::label().only_discard.to_owned(),
                //
                Phase::Play if found => earp::label().found.to_owned(),
                _ => earp::prompt(phase),
            }
        });
        asked.unwrap_or_default()
    });
    view! { <Status controls=context.controls turn told asked /> }.into_any()
}
