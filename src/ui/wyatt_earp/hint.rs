//! A hint on request: the button that asks for it, and the handbill that shows it beside the table.

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::desk::Desk;
use super::hint_model::{self, Hint, Mark};
use crate::games::wyatt_earp::Phase;
use crate::ui::art::drawing;
use crate::ui::focus;
use crate::ui::text::hints::hint as words;

/// Where a hint stands.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Hinting {
    /// None is wanted.
    #[default]
    None,
    /// It is being thought about.
    Asked,
    /// Here it is; nothing if there was nothing to say.
    Given(Option<Hint>),
}

impl Desk {
    /// Whether a hint can be had: the game waits for the player, who wants hints to be offered; tracked.
    pub fn may_hint(self) -> bool {
        let asked = self.phase().is_some_and(|phase| !matches!(phase, Phase::HandOver | Phase::GameOver { .. }));
        asked && self.door.settings().hints()
    }

    /// Asks for a hint, or puts the one away that is there.
    pub fn hint_or_not(self) {
        if self.hint.with_untracked(|hint| *hint != Hinting::None) {
            self.put_hint_away();
            return;
        }
        self.hint.set(Hinting::Asked);
        spawn_local(async move {
            let advice = self.door.advice().await;
            // Put away, or of another position by now.
            if self.hint.try_with_untracked(|hint| *hint == Hinting::Asked) == Some(true) {
                let hint = advice
                    .and_then(|advice| self.with_untracked(|view| hint_model::hint(view, &advice, &self.names())));
                self.hint.set(Hinting::Given(hint));
            }
        });
    }

    /// Puts the hint away.
    pub fn put_hint_away(self) {
        if self.hint.with_untracked(|hint| *hint != Hinting::None) {
            self.hint.set(Hinting::None);
        }
    }

    /// Whether a hint is shown that points at `mark`; tracked.
    pub fn is_advised(self, mark: Mark) -> bool {
        self.hint.with(|hint| matches!(hint, Hinting::Given(Some(hint)) if hint.points_at(mark)))
    }
}

/// A hint is about one position: it goes with it, and with the wish for hints.
pub fn end_with_position(desk: Desk) {
    Effect::new(move |_| {
        desk.door.view().track();
        desk.may_hint();
        desk.put_hint_away();
    });
}

/// Whether the player is asked in a dialog, which then has the hint in it.
fn in_dialog(phase: Option<Phase>) -> bool {
    matches!(phase, Some(Phase::Search | Phase::PhotoOffer { .. } | Phase::HideoutOffer { .. }))
}

/// The button that asks for a hint, while one can be had: below the table, or `within` the dialog that asks the player.
#[component]
pub fn HintButton(desk: Desk, #[prop(optional)] within: bool) -> impl IntoView {
    let may = Memo::new(move |_| desk.may_hint() && in_dialog(desk.phase()) == within);
    let open = move || if desk.hint.with(|hint| *hint == Hinting::None) { "false" } else { "true" };
    move || {
        may.get().then(|| {
            view! {
                <button
                    type="button"
                    class="hint-button"
                    data-key="h"
                    aria-expanded=open
                    on:click=move |_| desk.hint_or_not()
                >
                    {drawing("mark-hint", "mark")}
                    <span class="label">{words::HINT}</span>
                </button>
            }
        })
    }
}

/// Where the hint is shown and told: beside the table, or `within` the dialog that asks the player.
#[component]
pub fn HintPlace(desk: Desk, #[prop(optional)] within: bool) -> impl IntoView {
    let shown = Memo::new(move |_| if in_dialog(desk.phase()) == within { desk.hint.get() } else { Hinting::None });
    let spoken = move || {
        shown.with(|shown| match shown {
            Hinting::Given(Some(hint)) => hint.spoken(),
            Hinting::Given(None) => words::NONE.to_owned(),
            Hinting::Asked | Hinting::None => String::new(),
        })
    };
    // Groups are chosen on the table; there the hint leaves the table free and covers the hand.
    let low = move || matches!(desk.phase(), Some(Phase::Target(_)));
    view! {
        <div class="hint-place" class:within=within class:low=low>
            <p class="visually-hidden" role="status">{spoken}</p>
            {move || match shown.get() {
                Hinting::None => ().into_any(),
                Hinting::Asked => bill(desk, view! { <p class="hint-wait">{words::WAIT}</p> }).into_any(),
                Hinting::Given(None) => bill(desk, view! { <p class="hint-wait">{words::NONE}</p> }).into_any(),
                Hinting::Given(Some(hint)) => bill(desk, matter(desk, hint, within)).into_any(),
            }}
        </div>
    }
}

fn bill(desk: Desk, matter: impl IntoView) -> impl IntoView {
    let close = move |_| {
        focus::go_to(".hint-button");
        desk.put_hint_away();
    };
    let node = NodeRef::<html::Section>::new();
    // Where the page is longer than the window, it would open out of sight.
    Effect::new(move |_| {
        if let Some(node) = node.get() {
            focus::show(&node);
        }
    });
    view! {
        <section class="hint sheet" aria-label=words::HINT node_ref=node>
            {matter}
            <button type="button" class="dialog-close" aria-label=words::CLOSE on:click=close>
                {drawing("mark-close", "")}
            </button>
        </section>
    }
}

fn matter(desk: Desk, hint: Hint, within: bool) -> impl IntoView {
    let Hint { action, order, chance, odds, why, others } = hint;
    let others = (!others.is_empty()).then(|| {
        let lines = others
            .into_iter()
            .map(|(order, chance)| view! { <li><span>{order}</span> " " <b>{chance}</b></li> })
            .collect_view();
        view! {
            <div class="hint-others">
                <h3>{words::OTHERS}</h3>
                <ul>{lines}</ul>
            </div>
        }
    });
    view! {
        <h2 class="hint-order">{order}</h2>
        <p class="hint-chance"><b>{chance}</b> " " {words::TO_WIN}</p>
        <p class="hint-why">{why} {odds.map(|odds| format!(" {odds}"))}</p>
        {others}
        // A dialog has a button of its own that stands out.
        <button type="button" class="button hint-do" class:primary=!within on:click=move |_| desk.act(action)>
            {words::DO_IT}
        </button>
    }
}
