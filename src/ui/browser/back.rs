//! The browser's Back, or the gesture of a phone: from a table to the start, and only from there off the page. Forward returns to the table.
//!
//! The browser remembers one place more than the address has, marked as [`AT_TABLE`], as long as the page is there. It is not taken off when a
//! table is left by its menu, as the browser does that only later, when somebody may sit at the next one; Back passes over it then.

use std::cell::Cell;

use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::{Event, ScrollRestoration};

use super::events::hear;
use super::export::address;

/// How the place of a table is marked.
const AT_TABLE: &str = "table";

/// Where the browser has gone, by Back or Forward.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gone {
    /// Off the table.
    Back,
    /// To it.
    Forth,
}

thread_local! {
    /// How many places the browser remembered when the page came, or last added one.
    static PLACES: Cell<u32> = const { Cell::new(0) };
    /// Whether the page itself goes back.
    static OURS: Cell<bool> = const { Cell::new(false) };
}

/// Watches the browser's buttons as long as the part of the page is there that calls this. `away` says whether the page shows something
/// that Back leads off; `go` has to go there.
pub fn watch(away: Signal<bool>, go: impl Fn(Gone) + 'static) {
    // Where the start was scrolled to before is nothing that a game comes back to.
    if let Ok(history) = window().history() {
        history.set_scroll_restoration(ScrollRestoration::Manual).ok();
    }
    forget_mark();
    PLACES.set(places());
    Effect::new(move |_| keep_place(away.get()));
    hear("popstate", move |_: &Event| {
        if OURS.take() {
            return keep_place(away.get_untracked());
        }
        // A link that was followed within the page.
        if window().location().hash().is_ok_and(|hash| !hash.is_empty()) {
            return;
        }
        match (is_at_table(), away.get_untracked()) {
            (true, false) => go(Gone::Forth),
            (false, true) => go(Gone::Back),
            (false, false) => {
                // From the start to the place of a table that was left: one further.
                window().history().and_then(|history| history.back()).ok();
            }
            (true, true) => {}
        }
    });
}

/// A mark in the address that is no game would make every step back look like a followed link.
fn forget_mark() {
    if window().location().hash().is_ok_and(|hash| !hash.is_empty())
        && let (Ok(history), Some(page)) = (window().history(), address())
        && let Ok(state) = history.state()
    {
        history.replace_state_with_url(&state, "", Some(&page)).ok();
    }
}

/// Off the first screen Back has somewhere to lead.
fn keep_place(away: bool) {
    if away
        && !is_at_table()
        && let Ok(history) = window().history()
    {
        history.push_state_with_url(&JsValue::from_str(AT_TABLE), "", None).ok(); // else Back leaves the page, as without all this
        PLACES.set(places());
    }
}

/// A link that was followed within the page is no place to come back to: goes to where it was followed. What it leads to has been read.
pub fn leave_link() {
    // What lies ahead, left by a link before, is none of them: the next link takes its place.
    if places() > PLACES.get()
        && let Ok(history) = window().history()
        && history.replace_state_with_url(&JsValue::from_str(AT_TABLE), "", None).is_ok()
    {
        OURS.set(history.back().is_ok());
    } else {
        PLACES.set(places());
    }
}

fn places() -> u32 {
    window().history().and_then(|history| history.length()).unwrap_or_default()
}

fn is_at_table() -> bool {
    window()
        .history()
        .and_then(|history| history.state())
        .is_ok_and(|state| state.as_string().as_deref() == Some(AT_TABLE))
}
