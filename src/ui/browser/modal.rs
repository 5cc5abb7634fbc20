//! A dialog over the page: the browser's own, so that focus stays inside, and goes back where it was.

use std::cell::{Cell, RefCell};
use std::sync::atomic::{AtomicU32, Ordering};

use js_sys::{Function, Promise};
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use super::art::drawing;
use super::focus;
use super::frames::after_paint;
use super::look;
use super::press;

/// What leads to the settings: the menu of a table, or the first screen's own button.
const TO_SETTINGS: &str = "[data-key=m], .start-foot [aria-haspopup]";

/// Dialogs may lie one over another, and each is called by its own heading.
fn fresh_id() -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    format!("dialog-title-{}", NEXT.fetch_add(1, Ordering::Relaxed))
}

thread_local! {
    /// How many dialogs are open that can be put away: what the player has asked for.
    static ASKED_FOR: Cell<u32> = const { Cell::new(0) };
    /// How many are docked below a table that stays as light as it was.
    static DOCKED: Cell<u32> = const { Cell::new(0) };
    /// Who waits until there is none that can be put away.
    static WAITING: RefCell<Vec<Function>> = const { RefCell::new(Vec::new()) };
}

/// Waits until nothing lies over the page that the player has opened, such as the menu or the rules: what else comes up would take their keys.
pub async fn undisturbed() {
    while ASKED_FOR.get() > 0 {
        let over = Promise::new(&mut |resolve, _| WAITING.with_borrow_mut(|waiting| waiting.push(resolve)));
        JsFuture::from(over).await.ok();
    }
}

/// Counts a dialog that the player has asked for, as long as it is there.
fn count_asked_for() {
    ASKED_FOR.set(ASKED_FOR.get() + 1);
    on_cleanup(|| {
        ASKED_FOR.set(ASKED_FOR.get() - 1);
        // That it has gone is seen before what waited for it goes on.
        after_paint(|| {
            for over in WAITING.take() {
                over.call0(&JsValue::NULL).ok();
            }
        });
    });
}

/// Marks the document as long as there is a dialog below a table that stays light: what cannot be pressed meanwhile looks so.
fn count_docked() {
    let mark = |change: i32| {
        DOCKED.set(DOCKED.get().saturating_add_signed(change));
        look::mark("docked", if DOCKED.get() > 0 { "yes" } else { "" });
    };
    mark(1);
    on_cleanup(move || mark(-1));
}

/// A handbill laid over the page. Without `on_close` it can only be answered, not put away.
#[component]
pub fn Modal(
    /// Its heading, and its name for those who hear the page.
    #[prop(into)]
    title: String,
    /// A line under the heading.
    #[prop(into, optional)]
    lead: String,
    /// Classes besides `sheet`.
    #[prop(optional)]
    class: &'static str,
    /// What Escape does.
    #[prop(optional, into)]
    on_close: Option<Callback<()>>,
    /// A button in the corner puts it away, too, and is called like that.
    #[prop(optional)]
    closer: &'static str,
    /// What stands beside the heading and the rest.
    #[prop(optional, into)]
    beside: Option<ViewFn>,
    children: Children,
) -> impl IntoView {
    let dialog = NodeRef::<html::Dialog>::new();
    // A question of the game is followed by what is asked next. In another language the page is built anew, with the settings open.
    focus::return_later((!class.starts_with("docked")).then_some(TO_SETTINGS));
    if on_close.is_some() {
        count_asked_for();
    }
    if class.starts_with("docked") {
        count_docked();
    }
    Effect::new(move |_| {
        let Some(dialog) = dialog.get() else { return };
        if dialog.open() {
            // The page has made it of the one whose place it takes, with all that was in that gone.
            focus::give(
                dialog.query_selector("[autofocus], button").ok().flatten().and_then(|first| first.dyn_into().ok()),
            );
        } else {
            // Fails only for a dialog that has left the page already.
            dialog.show_modal().ok();
        }
    });
    let close = move || {
        if let Some(on_close) = on_close {
            on_close.try_run(()); // it may have gone in the meantime
        }
    };
    let cancel = move |event: leptos::ev::Event| {
        event.prevent_default();
        close();
    };
    // A browser may close a dialog in spite of that when asked twice; it must not vanish unanswered.
    let reopen = move |_| {
        if let Some(dialog) = dialog.get_untracked() {
            dialog.show_modal().ok();
        }
    };
    let id = fresh_id();
    let title = view! { <h2 class="dialog-title" id=id.clone()>{title}</h2> };
    let lead = (!lead.is_empty()).then(|| view! { <p class="dialog-lead">{lead}</p> });
    let matter = if !closer.is_empty() {
        view! {
            <div class="dialog-head">
                {title}
                <button type="button" class="dialog-close" aria-label=closer on:click=move |_| press::answer(Box::new(close))>
                    {drawing("mark-close", "")}
                </button>
            </div>
            {lead}
            {children()}
        }
        .into_any()
    } else if let Some(beside) = beside {
        view! {
            <div class="asked">
                {beside.run()}
                <div>{title} {lead} {children()}</div>
            </div>
        }
        .into_any()
    } else {
        view! { {title} {lead} {children()} }.into_any()
    };
    view! {
        <dialog
            node_ref=dialog
            class=format!("sheet {class}")
            aria-labelledby=id
            on:cancel=cancel
            on:close=reopen
        >
            <div class="dialog-body">{matter}</div>
        </dialog>
    }
}
