//! Single keys as shortcuts, besides Tab, Enter and Space: the button that carries the key (`data-key`) is pressed, and the
//! rules open from anywhere. Arrow keys move between the hand and the actions above it.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::Controls;
use super::drag::{self, Puts};
use super::menu::Drawer;
use super::rules::Library;
use crate::ui::browser::events::is_taken;
use crate::ui::browser::focus::{self, is_within};
use crate::ui::browser::{announce, look, seek};
use crate::ui::text::{label, setting};

/// Where letters are written, or choose; the paces and the slider of looking back are no such places.
const WRITTEN_IN: &str = "input:not([type=radio], [type=checkbox], [type=range]), select";

/// Which card of the hand is gone to.
const HAND: [&str; 2] = [".hand .card[aria-pressed=\"true\"]", ".hand .card"];

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
        if is_taken(event) || is_held(event) {
            return;
        }
        self.controls.settle();
        let there = |selector| seek::first(selector).is_some();
        let (asked, opened) = (there("dialog[open]"), there("dialog[open]:not(.docked)"));
        // Over a question of the game there are these keys and those of its buttons; over what the player has opened there are none.
        if opened || anywhere(self.controls, library, event) {
            return;
        }
        let letters = letters(self.controls);
        match event.key().as_str() {
            "K" | "k" if letters => self.drawer.set(Some(Drawer::Keys)),
            "F" | "f" if letters => look::fill_screen(),
            key if asked && letters => {
                press("dialog[open] ", &key.to_ascii_lowercase());
            }
            _ if asked => {}
            "Escape" => {
                // What was picked up is laid down, and with it go the buttons and places that the focus may be at.
                if !is_within(".hand") {
                    focus::go_to(HAND[0]);
                }
                self.on_escape.run(());
            }
            "Enter" if is_within(".hand .card[aria-pressed=\"true\"]") => {
                if drag::do_the_obvious(self.puts) {
                    event.prevent_default();
                } else {
                    go(event, &[".target", ".actions-do .primary:not([data-key~=d])"]); // to one of several places, or away
                }
            }
            "ArrowUp" if is_within(".hand") || is_nowhere() => {
                go(event, &[".target", ".actions-bar .button", ".hint-button"]);
            }
            "ArrowDown" if is_within(".actions") => go(event, &HAND),
            "ArrowDown" | "ArrowLeft" | "ArrowRight" if is_nowhere() => go(event, &HAND),
            key => letter(self.controls, key),
        }
    }
}

/// Whether it comes again because the key is held down: only arrows go on by that, and Enter presses nothing more.
fn is_held(event: &KeyboardEvent) -> bool {
    let held = event.repeat() && !event.key().starts_with("Arrow");
    if held && event.key() == "Enter" {
        event.prevent_default();
    }
    held
}

/// What keys do at every table, also at one that is looked back on; says whether this one does.
pub(super) fn anywhere(controls: Controls, library: Library, event: &KeyboardEvent) -> bool {
    match event.key().to_ascii_lowercase().as_str() {
        "f1" => library.open(controls.book, ""),
        "r" if letters(controls) => library.open(controls.book, ""),
        "o" if letters(controls) => {
            focus::keep();
            tell(setting().order, controls.order.turn());
        }
        _ => return false,
    }
    event.prevent_default();
    true
}

/// Listens on a sheet over the table, as long as that is there: for what keys do anywhere, and for those of its buttons.
pub fn listen_on_sheet(controls: Controls) {
    let library = Library::here();
    let handle = window_event_listener(leptos::ev::keydown, move |event| {
        let opened = seek::first("dialog[open]").is_some();
        if !is_taken(&event) && !is_held(&event) && !opened && !anywhere(controls, library, &event) {
            letter(controls, &event.key());
        }
    });
    on_cleanup(move || handle.remove());
}

/// Whether nothing has the focus that arrows could go on from, as after the page was loaded, or the hand as a whole.
fn is_nowhere() -> bool {
    document().active_element().is_none_or(|active| active.matches("body, #hand").unwrap_or_default())
}

/// Whether letters are keys now.
fn letters(controls: Controls) -> bool {
    controls.settings.shortcuts.now() && !is_within(WRITTEN_IN)
}

/// Presses what has that letter, where letters are keys.
pub(super) fn letter(controls: Controls, key: &str) {
    if letters(controls) {
        let key = key.to_ascii_lowercase();
        if press("", &key) && key == "v" {
            tell(label().sound, controls.settings.volume.now().label());
        }
    }
}

/// Has spoken what a key changed that nothing at the focus tells of.
fn tell(what: &str, now: &str) {
    announce::tell(&format!("{what}: {now}"));
}

/// Goes to the first of `wanted` (selectors) that is there.
fn go(event: &KeyboardEvent, wanted: &[&str]) {
    if wanted.iter().any(|wanted| focus::go_to(wanted)) {
        event.prevent_default();
    }
}

/// Presses the first button within `place` that has the key; says whether there is one.
fn press(place: &str, key: &str) -> bool {
    if !key.chars().all(|c| c.is_ascii_lowercase()) || key.len() != 1 {
        return false;
    }
    let button = seek::first(&format!("{place}[data-key~=\"{key}\"]:not([aria-disabled=\"true\"])"));
    let button = button.and_then(|button| button.dyn_into::<HtmlElement>().ok());
    if let Some(button) = &button {
        button.click();
    }
    button.is_some()
}
