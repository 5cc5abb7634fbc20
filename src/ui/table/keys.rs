//! Single keys as shortcuts, besides Tab, Enter and Space: the button that carries the key (`data-key`) is pressed. Arrow keys
//! move between the hand and the actions above it.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::Controls;
use super::drag::{self, Puts};
use super::menu::Drawer;
use super::rules::Library;
use crate::ui::browser::{focus, look};

/// Where letters are written; the paces are no such place.
const WRITTEN_IN: &str = "input:not([type=radio], [type=checkbox])";

/// Listens as long as the table is there.
pub fn listen(controls: Controls, drawer: RwSignal<Option<Drawer>>, on_escape: Callback<()>, puts: Puts) {
    let library = Library::here();
    let all = Keys { controls, drawer, on_escape, puts };
    let handle = window_event_listener(leptos::ev::keydown, move |event| all.pressed(library, &event));
    on_cleanup(move || handle.remove());
}

/// What keys lead to.
#[derive(Clone, Copy)]
struct Keys {
    controls: Controls,
    drawer: RwSignal<Option<Drawer>>,
    on_escape: Callback<()>,
    puts: Puts,
}

impl Keys {
    fn pressed(self, library: Library, event: &KeyboardEvent) {
        let chord = event.ctrl_key() || event.alt_key() || event.meta_key() || event.default_prevented();
        if chord {
            return;
        }
        let there = |selector| document().query_selector(selector).ok().flatten().is_some();
        let rules = || library.open(self.controls.book, "");
        let letters = self.controls.settings.shortcuts.now() && !within(WRITTEN_IN);
        // Over a question of the game, rules and what it holds itself; over what the player has opened, nothing.
        if there("dialog[open]") {
            if there("dialog[open]:not(.docked)") {
                return;
            }
            match event.key().to_ascii_lowercase().as_str() {
                "f1" => {
                    event.prevent_default();
                    rules();
                }
                "r" if letters => rules(),
                key if letters => press("dialog[open] ", key),
                _ => {}
            }
            return;
        }
        match event.key().as_str() {
            "Escape" => self.on_escape.run(()),
            "F1" => {
                event.prevent_default();
                rules();
            }
            "Enter" if within(".hand .card[aria-pressed=\"true\"]") => {
                if drag::do_the_obvious(self.puts) {
                    event.prevent_default();
                } else {
                    go(event, &[".target"]); // it can go to several places
                }
            }
            "ArrowUp" if within(".hand") => go(event, &[".target", ".actions-bar .button", ".hint-button"]),
            "ArrowDown" if within(".actions") => go(event, &[".hand .card[aria-pressed=\"true\"]", ".hand .card"]),
            key if letters => match key.to_ascii_lowercase().as_str() {
                "r" => rules(),
                "o" => {
                    focus::keep();
                    self.controls.order.turn();
                }
                "k" => self.drawer.set(Some(Drawer::Keys)),
                "f" => look::fill_screen(),
                key => press("", key),
            },
            _ => {}
        }
    }
}

/// Goes to the first of `wanted` (selectors) that is there.
fn go(event: &KeyboardEvent, wanted: &[&str]) {
    if wanted.iter().any(|wanted| focus::go_to(wanted)) {
        event.prevent_default();
    }
}

/// Whether the focus is in something that fits `selector`.
fn within(selector: &str) -> bool {
    document().active_element().is_some_and(|active| active.closest(selector).ok().flatten().is_some())
}

/// Presses the first button within `place` that has the key.
fn press(place: &str, key: &str) {
    if !key.chars().all(|c| c.is_ascii_lowercase()) || key.len() != 1 {
        return;
    }
    let button = document().query_selector(&format!("{place}[data-key~=\"{key}\"]:not([aria-disabled=\"true\"])"));
    if let Some(button) = button.ok().flatten().and_then(|button| button.dyn_into::<HtmlElement>().ok()) {
        button.click();
    }
}
