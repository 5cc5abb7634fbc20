//! Where the pointer is, as far as it has moved.

use std::cell::Cell;

use leptos::prelude::*;
use web_sys::PointerEvent;

thread_local! {
    /// In CSS pixels from the window's corner; nothing before its first move.
    static AT: Cell<Option<(i32, i32)>> = const { Cell::new(None) };
}

/// Follows it from now on.
pub fn follow() {
    window_event_listener(leptos::ev::pointermove, |event| AT.set(Some(place(&event))));
}

/// Whether it was there before this event: then what is under it has come there by itself.
pub fn rests(event: &PointerEvent) -> bool {
    AT.get() == Some(place(event))
}

fn place(event: &PointerEvent) -> (i32, i32) {
    (event.client_x(), event.client_y())
}
