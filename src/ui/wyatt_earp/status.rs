//! Whose turn it is, what just happened, and what the player is asked.

use leptos::prelude::*;

use super::desk::Desk;
use super::log;
use crate::games::wyatt_earp::Phase;
use crate::ui::announce::Spoken;
use crate::ui::session::ME;
use crate::ui::text;

/// The status line.
#[component]
pub fn Status(desk: Desk) -> impl IntoView {
    let acts = desk.door.acts();
    let names = StoredValue::new(desk.names());
    let over = |phase| matches!(phase, Phase::HandOver | Phase::GameOver { .. });
    let turn = move || {
        let (phase, seat) = desk.with(|view| (view.phase, view.table.turn));
        match phase {
            phase if over(phase) => text::prompt(phase),
            _ if desk.door.thinking() && seat != ME => names.with_value(|names| text::thinking(names.of(seat))),
            _ => names.with_value(|names| names.turn(seat)),
        }
    };
    let line = Signal::derive(move || {
        let told = acts.with(|acts| names.with_value(|names| log::last(acts, names)));
        let asked = desk.phase().filter(|&phase| !over(phase)).map(|phase| {
            let last_card = phase == Phase::Play && desk.with(|view| view.hand.len() == 1);
            if last_card { text::label::LAST_CARD.to_owned() } else { text::prompt(phase) }
        });
        told.into_iter().chain(asked).collect::<Vec<_>>().join(" ")
    });
    let beat = Signal::derive(move || acts.with(Vec::len));
    view! {
        <section class="status" aria-label=text::label::STATUS>
            <p class="status-turn">{turn}</p>
            <Spoken line beat />
        </section>
    }
}
