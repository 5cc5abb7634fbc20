//! Movement, made after the fact: places are noted before a change and after it, and what differs is moved from there to here. Nothing
//! waits for it.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;

use js_sys::{Array, Object, Reflect};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlElement};

use super::{look, seek};

/// Where something is on the screen, in CSS pixels from the window's corner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    /// The left edge.
    pub x: f64,
    /// The top edge.
    pub y: f64,
    /// Across.
    pub width: f64,
    /// Down.
    pub height: f64,
}

impl Place {
    /// Where `element` is now.
    pub fn of(element: &Element) -> Self {
        let bounds = element.get_bounding_client_rect();
        Self { x: bounds.x(), y: bounds.y(), width: bounds.width(), height: bounds.height() }
    }

    /// Larger by so much on each side.
    #[must_use]
    pub fn grown(self, by: f64) -> Self {
        Self { x: self.x - by, y: self.y - by, width: self.width + 2.0 * by, height: self.height + 2.0 * by }
    }

    /// What has both in it.
    #[must_use]
    pub fn around(self, other: Self) -> Self {
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        let (right, low) =
            ((self.x + self.width).max(other.x + other.width), (self.y + self.height).max(other.y + other.height));
        Self { x, y, width: right - x, height: low - y }
    }

    /// How much of the one the other covers, in square pixels.
    pub fn common(self, other: Self) -> f64 {
        let along = (self.x + self.width).min(other.x + other.width) - self.x.max(other.x);
        let down = (self.y + self.height).min(other.y + other.height) - self.y.max(other.y);
        along.max(0.0) * down.max(0.0)
    }

    /// The most of it that is left where the other lies over it: what is left of the other, or above it.
    #[must_use]
    pub fn beneath(self, other: Self) -> Self {
        if self.common(other) == 0.0 {
            return self;
        }
        let (width, height) = (other.x - self.x, other.y - self.y);
        if width * self.height > height * self.width { Self { width, ..self } } else { Self { height, ..self } }
    }

    /// The point in the middle.
    pub fn middle(self) -> (f64, f64) {
        (self.x + self.width / 2.0, self.y + self.height / 2.0)
    }
}

/// The place of everything that has a name to move by (`data-slot`).
pub type Places = HashMap<String, Place>;

/// Notes the places of now.
pub fn places() -> Places {
    let mut places = Places::new();
    for (name, element) in named() {
        let place = Place::of(&element);
        // What a small window leaves out has none.
        if place.width > 0.0 {
            places.insert(name, place);
        }
    }
    places
}

/// The place of the first thing that fits `selector`, if it is seen.
pub fn place_of(selector: &str) -> Option<Place> {
    let place = Place::of(&seek::first(selector)?);
    (place.width > 0.0).then_some(place)
}

/// A number for the style sheets, to a thousandth. Rust's way of printing fractions takes more room than everything else that moves cards.
pub fn css(number: f64) -> String {
    format!("{}e-3", (number * 1000.0).round() as i64)
}

fn named() -> Vec<(String, Element)> {
    let slot = |element: Element| Some((element.get_attribute("data-slot")?, element));
    seek::all("[data-slot]").into_iter().filter_map(slot).collect()
}

/// Gives what fits `selector` a value for the style sheets.
pub fn set(selector: &str, name: &str, value: &str) {
    for element in seek::all::<HtmlElement>(selector) {
        element.style().set_property(name, value).ok();
    }
}

/// Gives what fits `selector` that class, and takes it from whatever else has it; says whether anything fits.
pub fn single_out(selector: &str, class: &str) -> bool {
    let found: Vec<Element> = seek::all(selector);
    for element in seek::all::<Element>(&format!(".{class}")) {
        element.class_list().remove_1(class).ok();
    }
    for element in &found {
        element.class_list().add_1(class).ok();
    }
    !found.is_empty()
}

/// Whether nobody would see it, or the player has asked for less movement, here or of the system.
pub fn is_unwanted() -> bool {
    document().hidden() || look::is_still()
}

/// One frame of a movement.
#[derive(Clone, Debug, PartialEq)]
pub struct Frame {
    /// When, from 0 at the start to 1 at the end.
    pub at: f64,
    /// Where, as CSS says it; empty to leave it where it is.
    pub transform: String,
    /// From 0, unseen, to 1.
    pub opacity: f64,
}

/// What goes on until something else happens, at the latest.
enum Passing {
    Movement(Movement),
    Class(Element, &'static str),
}

thread_local! {
    static PASSING: RefCell<Vec<Passing>> = const { RefCell::new(Vec::new()) };
    /// How often it has been ended.
    static ENDED: Cell<u32> = const { Cell::new(0) };
    /// What waits for what is told elsewhere, of the last act.
    static AWAITED: RefCell<Vec<Movement>> = const { RefCell::new(Vec::new()) };
    static HURRIED: Cell<u32> = const { Cell::new(0) };
}

/// Slides slowly off and slowly in.
const EASE: &str = "cubic-bezier(0.3, 0, 0.15, 1)";

#[wasm_bindgen]
extern "C" {
    /// An element, as the browser moves it; `web-sys` keeps this behind an unstable flag, though every browser has it.
    type Moving;
    #[wasm_bindgen(method, catch)]
    fn animate(this: &Moving, frames: &Array, how: &JsValue) -> Result<Movement, JsValue>;
    /// A movement that goes on.
    type Movement;
    #[wasm_bindgen(method)]
    fn cancel(this: &Movement);
}

/// Moves `element` along `frames` in so many milliseconds.
pub fn play(element: &Element, frames: &[Frame], millis: f64) {
    animate(element, frames, &millis.into());
}

/// Likewise, and leaves it where it has come.
pub fn play_to_stay(element: &Element, frames: &[Frame], millis: f64) {
    animate(element, frames, &object(&[("duration", millis.into()), ("fill", "forwards".into())]));
}

fn animate(element: &Element, frames: &[Frame], how: &JsValue) -> Option<Movement> {
    let list: Array = frames.iter().map(keyframe).collect();
    // A browser that cannot leaves it where it is.
    element.unchecked_ref::<Moving>().animate(&list, how).ok()
}

fn keyframe(frame: &Frame) -> JsValue {
    let to = (!frame.transform.is_empty()).then(|| ("transform", frame.transform.as_str().into()));
    let rest = [("offset", frame.at.into()), ("opacity", frame.opacity.into()), ("easing", EASE.into())];
    object(&rest.into_iter().chain(to).collect::<Vec<_>>())
}

fn object(properties: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (key, value) in properties {
        // A plain object takes every property.
        Reflect::set(&object, &(*key).into(), value).ok();
    }
    object.into()
}

/// Keeps the first thing that fits `selector` unseen for so many milliseconds: something is still on its way there.
pub fn hide(selector: &str, millis: f64) {
    if let Some(element) = seek::first(selector) {
        hide_element(&element, millis);
    }
}

/// Likewise everything that fits, each for a time of its own, or until [`end_passing`].
pub fn hold_back(selector: &str, millis: impl IntoIterator<Item = f64>) {
    for (element, millis) in seek::all(selector).into_iter().zip(millis) {
        let hiding = hide_element(&element, millis);
        PASSING.with_borrow_mut(|passing| passing.extend(hiding.map(Passing::Movement)));
    }
}

/// Keeps the first thing that fits `selector` unseen for so many milliseconds, or until [`end_awaited`].
pub fn hide_awaited(selector: &str, millis: f64) {
    let hiding = seek::first(selector).and_then(|element| hide_element(&element, millis));
    AWAITED.with_borrow_mut(|awaited| awaited.extend(hiding));
}

/// How often somebody has not waited by now.
pub fn hurried() -> u32 {
    HURRIED.get()
}

/// Ends what waits for what is told elsewhere, and what goes on until something else happens.
pub fn end_awaited() {
    HURRIED.set(HURRIED.get().wrapping_add(1));
    AWAITED.take().iter().for_each(Movement::cancel);
    end_passing();
}

/// How often something else has happened by now.
pub fn moment() -> u32 {
    ENDED.get()
}

/// Ends what was to go on until something else happens, at the latest.
pub fn end_passing() {
    AWAITED.take(); // goes on to its end
    ENDED.set(ENDED.get().wrapping_add(1));
    for passing in PASSING.take() {
        match passing {
            Passing::Movement(movement) => movement.cancel(),
            Passing::Class(element, class) => {
                element.class_list().remove_1(class).ok();
            }
        }
    }
}

/// By a movement that has yet to begin: one that goes on has the page styled anew in each of its frames, though nothing changes.
fn hide_element(element: &Element, millis: f64) -> Option<Movement> {
    let hidden = |at| Frame { at, transform: String::new(), opacity: 0.0 };
    let how = object(&[("delay", millis.into()), ("duration", 1.0.into()), ("fill", "backwards".into())]);
    animate(element, &[hidden(0.0), hidden(1.0)], &how)
}

/// Slides whatever is still there, and whose name begins with `prefix`, from where it was `before` to where it is, as noted in `after`:
/// asking for places between two movements would have the browser lay the page out each time.
pub fn settle(before: &Places, after: &Places, prefix: &str, millis: f64) {
    for (name, element) in named().into_iter().filter(|(name, _)| name.starts_with(prefix)) {
        let (Some(was), Some(is)) = (before.get(&name), after.get(&name)) else { continue };
        let (dx, dy) = (was.x - is.x, was.y - is.y);
        if dx.abs() + dy.abs() > 1.0 {
            let frame = |at, transform| Frame { at, transform, opacity: 1.0 };
            let from = format!("translate({}px, {}px)", css(dx), css(dy));
            play(&element, &[frame(0.0, from), frame(1.0, "none".to_owned())], millis);
        }
    }
}

/// Gives what fits `selector` the class of a movement of the style sheets, for so many milliseconds; for ever is until [`end_passing`].
pub fn mark(selector: &str, class: &'static str, millis: f64) {
    let Some(element) = seek::first(selector) else { return };
    if element.class_list().add_1(class).is_err() {
        return;
    }
    if millis.is_infinite() {
        PASSING.with_borrow_mut(|passing| passing.push(Passing::Class(element, class)));
    } else {
        let wait = std::time::Duration::from_millis(millis as u64);
        set_timeout(
            move || {
                element.class_list().remove_1(class).ok();
            },
            wait,
        );
    }
}
