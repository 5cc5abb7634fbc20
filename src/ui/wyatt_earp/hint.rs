//! Hints for this game: when one can be had, and who thinks of it.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::Controller;
use super::hint_model::{self, Advised};
use crate::games::wyatt_earp::{Action, Phase};
use crate::ui::table::Controls;
use crate::ui::table::hint::{Hinting, Hints};

/// The hints of the table behind `controller`, and what the last one that was thought of advises.
pub fn hints(controller: Controller, controls: Controls) -> (Hints, RwSignal<Option<Action>>) {
    let phase = move || controller.deciding().then(|| controller.view().with(|view| view.phase));
    let asked = move || phase().is_some_and(|phase| !matches!(phase, Phase::HandOver | Phase::GameOver { .. }));
    let asked_in_dialog =
        |phase| matches!(phase, Some(Phase::Search | Phase::PhotoOffer { .. } | Phase::HideoutOffer { .. }));
    let advised = RwSignal::new(None::<Action>);
    let state = RwSignal::new(Hinting::None);
    let follow = move |()| {
        if let Some(action) = advised.get_untracked() {
            controls.clear();
            state.set(Hinting::None);
            controller.act(action);
        }
    };
    let hints = Hints {
        state,
        may: Callback::new(move |()| asked() && controls.settings.hints.get() && !controls.lesson),
        in_dialog: Callback::new(move |()| asked_in_dialog(phase())),
        low: Callback::new(move |()| matches!(phase(), Some(Phase::Target(_)))),
        think: Callback::new(move |()| {
            spawn_local(async move { think(controller, controls, state, advised).await.unwrap_or_default() });
        }),
        follow: Callback::new(follow),
    };
    (hints, advised)
}

/// Has a hint thought of and given. Nothing happens if the table has been left in the meantime.
async fn think(
    controller: Controller,
    controls: Controls,
    state: RwSignal<Hinting>,
    advised: RwSignal<Option<Action>>,
) -> Option<()> {
    let advice = controller.advice().await;
    let names = controls.names.try_get_value()?;
    let thought = match advice {
        Some(advice) => controller.view().try_with_untracked(|view| hint_model::hint(view, &advice, &names))?,
        None => None,
    };
    // Put away, or of another position by now.
    if state.try_with_untracked(|state| *state == Hinting::Asked)? {
        let (action, hint) = thought.map(|Advised { action, hint }| (action, hint)).unzip();
        advised.set(action);
        state.set(Hinting::Given(hint));
    }
    Some(())
}

/// A hint is about one position: it goes with it, and with the wish for hints.
pub fn end_with_position(controller: Controller, hints: Hints) {
    Effect::new(move |_| {
        controller.view().track();
        hints.may.run(());
        hints.put_away();
    });
}
