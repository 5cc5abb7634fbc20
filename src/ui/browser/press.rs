//! A button looks pressed before what it does is done, which may take a slow device some frames.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, MouseEvent, PointerEvent, SubmitEvent};

use super::clock;
use super::events::hear;
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

/// By touch, what has this is pressed by nothing that may have been meant for what was there before.
const UNHURRIED: &str = "data-unhurried";
/// For so many milliseconds after a touch one close to it may be the second half of a double one.
const DOUBLE: f64 = 700.0;
/// Close: so many CSS pixels.
const CLOSE: i32 = 24;

/// What was pressed last.
#[derive(Clone)]
struct Press {
    what: Element,
    words: String,
    at: (i32, i32),
    when: f64,
}

impl Press {
    fn of(event: &MouseEvent) -> Option<Self> {
        let what = button(event)?;
        let words = what.get_attribute("aria-label").or_else(|| what.text_content()).unwrap_or_default();
        Some(Self { what, words, at: (event.client_x(), event.client_y()), when: clock::now() })
    }

    /// Whether an event is the second half of a double press that began with this one, and falls on something else.
    fn slips(&self, event: &MouseEvent) -> bool {
        let now = Self::of(event);
        let same = now.as_ref().is_some_and(|now| now.what == self.what || now.words == self.words);
        let touch = event.dyn_ref::<PointerEvent>().is_some_and(|event| event.pointer_type() == "touch");
        let close = |a: i32, b: i32| (a - b).abs() <= CLOSE;
        let double = if touch {
            let soon = clock::now() - self.when < DOUBLE;
            let near = close(self.at.0, event.client_x()) && close(self.at.1, event.client_y());
            soon && near && now.is_some_and(|now| now.what.has_attribute(UNHURRIED))
        } else {
            event.detail() > 1 // the system counts those of a mouse
        };
        double && !same
    }
}

/// From now on a double press that makes what it falls on go away, or be covered, does not press what is there instead.
pub fn take_care_of_double_ones() {
    let last = StoredValue::new_local(None::<Press>);
    let slips = move |event: &MouseEvent| last.with_value(|last| last.as_ref().is_some_and(|last| last.slips(event)));
    let swallow = |event: &MouseEvent| {
        event.prevent_default();
        event.stop_immediate_propagation();
    };
    // Or the focus would go there.
    hear("mousedown", move |event: &MouseEvent| {
        if slips(event) {
            swallow(event);
        }
    });
    hear("click", move |event: &MouseEvent| {
        if !event.is_trusted() || event.detail() == 0 {
            return; // not by a hand, or by a key
        }
        if slips(event) {
            swallow(event);
        } else {
            last.set_value(Press::of(event));
        }
    });
    hear("dblclick", move |event: &MouseEvent| {
        if slips(event) {
            swallow(event);
        }
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
    button(&event)
}

/// The button that an event is about.
fn button(event: &Event) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()?.closest("button").ok()?
}
