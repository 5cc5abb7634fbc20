//! A button looks pressed before what it does is done, which may take a slow device some frames.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, SubmitEvent};

use super::frames::after_paint;
use super::motion;

/// What the style sheets show as pressed until what comes of it is there.
const PRESSED: &str = "pressed";

/// Shows that what the event of now is about has been pressed, and does `act` once that is painted; at once where nothing is to move.
pub fn answer(act: Box<dyn FnOnce()>) {
    if motion::is_unwanted() {
        return act();
    }
    let pressed = pressed();
    let mark = |button: &Element| button.class_list().add_1(PRESSED);
    pressed.as_ref().map(mark);
    after_paint(move || {
        pressed.map(|button| button.class_list().remove_1(PRESSED));
        act();
    });
}

/// Whether the event of now comes from a hand, not from the page itself.
pub fn is_by_hand() -> bool {
    window().event().dyn_into::<Event>().is_ok_and(|event| event.is_trusted())
}

/// The button that the event of now is about, if there is one: what has the focus need not have been pressed.
fn pressed() -> Option<Element> {
    let event: Event = window().event().dyn_into().ok()?;
    if let Some(sent) = event.dyn_ref::<SubmitEvent>() {
        return sent.submitter().map(Into::into);
    }
    event.target()?.dyn_into::<Element>().ok()?.closest("button").ok()?
}
