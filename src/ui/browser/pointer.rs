//! Where the pointer is, as far as it has moved, and that who presses with it needs no ring.

use std::cell::Cell;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, PointerEvent};

thread_local! {
    /// In CSS pixels from the window's corner; nothing before its first move.
    static AT: Cell<Option<(i32, i32)>> = const { Cell::new(None) };
}

/// What has the ring of those who go by keys, and can be pressed as well.
const RINGED: &str = ":is(button, [tabindex=\"-1\"]):focus-visible";

/// Follows it from now on.
pub fn follow() {
    window_event_listener(leptos::ev::pointermove, |event| AT.set(Some(place(&event))));
    // A browser leaves the ring to what is pressed if that has the focus already, and hands it on to whatever gets the focus then.
    window_event_listener(leptos::ev::pointerdown, |_| {
        let active = document().active_element().and_then(|active| active.dyn_into::<HtmlElement>().ok());
        if let Some(active) = active.filter(|active| active.matches(RINGED).unwrap_or_default()) {
            active.blur().ok();
        }
    });
}

/// Whether it was there before this event: then what is under it has come there by itself.
pub fn rests(event: &PointerEvent) -> bool {
    AT.get() == Some(place(event))
}

fn place(event: &PointerEvent) -> (i32, i32) {
    (event.client_x(), event.client_y())
}
