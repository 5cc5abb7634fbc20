//! What the status line says in this game.

use leptos::prelude::*;

use super::context::Context;
use super::log;
use super::model::{TableModel, held_up};
use crate::games::desperados::{Phase, View};
use crate::ui::table::status::Status;
use crate::ui::text;
use crate::ui::text::ME;
use crate::ui::text::desperados as says;

/// The status line.
pub fn status(context: Context) -> AnyView {
    let acts = context.controller.acts();
    let names = context.controls.names;
    let joins = |view: &View| held_up(view).is_none_or(|place| view.strongest(place).1 > 0);
    let prompt = move || context.with(|view| says::prompt(view.phase, joins(view)).to_owned());
    let turn = Callback::new(move |()| {
        // Who of them still thinks about a gang is not to be seen (D-3.1), nor who is next while gangs are counted.
        let held_up =
            |model: &TableModel| model.sites.iter().find(|site| site.held_up).map(|site| (site.kind, site.value));
        if let Some((kind, value)) = context.model.with(held_up) {
            return says::shown(kind, value);
        }
        let (phase, seat) = context.with(|view| (view.phase, view.table.turn));
        names.with_value(|names| match phase {
            Phase::Day if context.controller.thinking() && seat != ME => text::thinking(names.of(seat)),
            Phase::Day => names.turn(seat),
            Phase::HoldUp(_) | Phase::Over => prompt(),
        })
    });
    let told = Signal::derive(move || {
        let piles = context.with(|view| view.table.piles);
        acts.with(|acts| names.with_value(|names| log::last(acts, &piles, names))).join(" ")
    });
    let asked = Signal::derive(move || {
        context.phase().filter(|&phase| phase != Phase::Over).map(|_| prompt()).unwrap_or_default()
    });
    view! { <Status controls=context.controls turn told asked /> }.into_any()
}
