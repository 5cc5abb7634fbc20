//! Roving focus: Tab goes from place to place, arrows go within one. A place carries `data-rove`: with "row" for what only left and right go
//! along, with "last" for what lies one below the other, whose last button is gone to first. What can be pressed there may come and go; it is
//! looked for when a key is pressed.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use web_sys::{Element, HtmlElement};

use super::events::is_taken;
use super::seek;

/// What can be pressed in a place.
const STOPS: &str = "button, a[href], input:checked";

/// Listens as long as the table is there.
pub fn listen() {
    let handle = window_event_listener(leptos::ev::keydown, |event| pressed(&event));
    on_cleanup(move || handle.remove());
}

fn pressed(event: &KeyboardEvent) {
    if is_taken(event) {
        return;
    }
    let active = document().active_element();
    if event.key() == "Tab" {
        for place in &seek::all("[data-rove]") {
            leave_one(place, active.as_ref());
        }
    } else if let Some(place) = active.as_ref().and_then(|active| active.closest("[data-rove]").ok().flatten()) {
        let stops = stops(&place);
        let Some(at) = stops.iter().position(|stop| active.as_ref() == Some(stop.as_ref())) else { return };
        let to = match event.key().as_str() {
            "ArrowRight" if kind(&place) != "last" => at + 1,
            "ArrowLeft" if kind(&place) != "last" => at.saturating_sub(1),
            "ArrowDown" if kind(&place) != "row" => at + 1,
            "ArrowUp" if kind(&place) != "row" => at.saturating_sub(1),
            "Home" => 0,
            "End" => stops.len() - 1,
            _ => return,
        };
        event.prevent_default();
        if let Some(stop) = stops.get(to) {
            stop.focus().ok();
        }
    }
}

/// Leaves one stop of `place` on Tab's way: what has the focus, what had it when Tab was last pressed there, what is pressed or chosen, or an
/// end of it. A place that scrolls is a stop itself only while it has no other.
fn leave_one(place: &HtmlElement, active: Option<&Element>) {
    let stops = stops(place);
    let is = |test: &str| stops.iter().position(|stop| stop.matches(test).unwrap_or_default());
    let one = stops
        .iter()
        .position(|stop| active == Some(stop.as_ref()))
        .or_else(|| is("[tabindex=\"0\"]"))
        .or_else(|| is("[aria-pressed=\"true\"], [aria-current]"))
        .unwrap_or(if kind(place) == "last" { stops.len().saturating_sub(1) } else { 0 });
    stops.iter().enumerate().for_each(|(at, stop)| stop.set_tab_index(if at == one { 0 } else { -1 }));
    if place.has_attribute("tabindex") {
        place.set_tab_index(if stops.is_empty() { 0 } else { -1 });
    }
}

fn kind(place: &Element) -> String {
    place.get_attribute("data-rove").unwrap_or_default()
}

/// What can be pressed in `place` now.
fn stops(place: &Element) -> Vec<HtmlElement> {
    let mut stops: Vec<HtmlElement> = seek::listed(place.query_selector_all(STOPS));
    stops.retain(|stop| stop.offset_width() > 0);
    stops
}
