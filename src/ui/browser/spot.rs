//! Pointing: a ring around things on the page, and a box beside them that covers none of them, wherever there is room.

mod beside;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, MouseEvent, Node};

pub use self::beside::Side;
use self::beside::{RING, beside, on, spared};
use super::motion::{self, Place, css};
use super::{focus, seek};

/// For so many frames after a change a dialog that opens may still take the focus to where it would have it.
const SETTLING: u8 = 12;
/// For so many frames after it is to point at something else, what that comes from may still take off.
const TAKING_OFF: u8 = 4;
/// What is on its way over the table, or will be, and what else is to be seen first.
const FLYING: &str = ".flight, .is-awaited";
/// Where the ring is while there is nothing to ring.
const NOWHERE: Place = Place { x: 0.0, y: 0.0, width: 0.0, height: 0.0 };
/// What lies over the whole page.
const DIALOG: &str = "dialog[open]";
/// A dialog that the player has opened beside the game: menu, settings, rules. The game's own questions are docked.
const BESIDE_THE_GAME: &str = "dialog[open]:not(.docked) .dialog-close";

/// What is to be pointed at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Aim {
    /// What (selectors), each with what has to be there for it to count.
    pub at: Vec<(String, String)>,
    /// Whether the first that is there is to be pressed. Else all are only looked at.
    pub press: bool,
    /// Whether it waits until nothing flies any more, and, if something is to be pressed, until it can be.
    pub waits: bool,
    /// What gets the focus where nothing is to be pressed; nothing leaves it where it is.
    pub focus: &'static str,
    /// What is spoken of, and so is to be seen beside the box (selectors).
    pub spares: &'static [&'static str],
}

/// What points, by the elements it is made of.
#[derive(Clone)]
pub struct Pointer {
    /// Around the rest, and moved into whatever dialog lies on top.
    pub root: Element,
    /// The ring.
    pub ring: HtmlElement,
    /// The box.
    pub sheet: HtmlElement,
}

/// Points at what `aim` says, frame by frame, until the part of the page that calls this goes. While there is nothing to point at, the box
/// lies on what fits `idle` (a selector).
pub fn point(pointer: Pointer, idle: &'static str, aim: impl Fn() -> Aim + 'static) {
    let mut last = Last::default();
    let gone = StoredValue::new(false);
    let frame = move || {
        if gone.try_get_value().unwrap_or(true) {
            return false;
        }
        follow(&pointer, idle, aim(), &mut last);
        true
    };
    on_each_frame(frame);
    on_cleanup(move || {
        gone.try_set_value(true);
    });
}

/// Whether what is to be pressed is.
pub fn is_aimed_at(aim: &Aim, pressed: &MouseEvent) -> bool {
    let pressed = pressed.target().and_then(|pressed| pressed.dyn_into::<Element>().ok());
    aim.press && pressed.is_some_and(|pressed| find(aim).iter().any(|aimed| aimed.contains(Some(&pressed))))
}

fn on_each_frame(mut frame: impl FnMut() -> bool + 'static) {
    request_animation_frame(move || {
        if frame() {
            on_each_frame(frame);
        }
    });
}

/// How it was in the frame before.
#[derive(Default)]
struct Last {
    aim: Aim,
    /// Of what is pointed at.
    found: Vec<Element>,
    /// Whether something of that has been there.
    was_there: bool,
    /// Whether nothing of that has been there yet.
    early: bool,
    /// What it was to point at, whether it did or waited.
    meant: Aim,
    /// For so many frames more it waits for what may take off.
    taking_off: u8,
    /// For so many frames more the focus is fetched.
    frames: u8,
    /// Where ring and box were.
    numbers: Option<([f64; 8], Side)>,
}

impl Last {
    /// Whether what led to `aim` is still to be seen.
    fn waits(&mut self, aim: &Aim) -> bool {
        if self.meant != *aim {
            self.meant.clone_from(aim);
            self.taking_off = if motion::is_unwanted() { 0 } else { TAKING_OFF };
        }
        self.taking_off = self.taking_off.saturating_sub(1);
        let flying = || seek::first(FLYING).is_some();
        aim.waits && (self.taking_off > 0 || (aim.press && aim.at.is_empty()) || flying())
    }
}

fn follow(pointer: &Pointer, idle: &str, aim: Aim, last: &mut Last) {
    // All that points stays below it.
    if seek::first(BESIDE_THE_GAME).is_some() {
        return;
    }
    let moved = bring_to_top(&pointer.root);
    let waits = last.waits(&aim);
    pointer.root.toggle_attribute_with_force("data-waits", waits).ok();
    if waits {
        return;
    }
    let found = find(&aim);
    if moved || last.aim != aim || last.found != found {
        found.iter().for_each(focus::show);
        last.was_there &= last.aim == aim;
        (last.aim, last.found, last.frames) = (aim, found, SETTLING);
    }
    if last.frames > 0 {
        last.frames -= 1;
        focus_on(&last.aim, &last.found);
    }
    last.was_there |= !last.found.is_empty();
    // What is told of something that is still to come, such as the sheet after the coins, is told when it has come.
    let early = !last.aim.press && !last.aim.at.is_empty() && !last.was_there;
    if last.early != early {
        pointer.sheet.style().set_property("visibility", if early { "hidden" } else { "" }).ok();
        last.early = early;
    }
    let target = last.found.iter().map(seen).reduce(Place::around);
    let (width, height) = (pointer.sheet.offset_width().into(), pointer.sheet.offset_height().into());
    let window = document().document_element();
    let window = window.map_or((0.0, 0.0), |root| (root.client_width().into(), root.client_height().into()));
    let (x, y, side) = match seek::first(idle) {
        Some(idle) if last.aim.at.is_empty() => on(window, Place::of(&idle), (width, height)),
        _ => beside(window, target, (width, height), &spared(last.aim.press, last.aim.spares)),
    };
    let Place { x: left, y: top, width: across, height: down } = target.map_or(NOWHERE, |target| ring(window, target));
    let (along, below) = target.map_or((0.0, 0.0), Place::middle);
    let tip = |at: f64, length: f64| at.clamp(18.0, (length - 18.0).max(18.0));
    let numbers = [left, top, across, down, x, y, tip(along - x, width), tip(below - y, height)];
    // What is as it was is not written again: the browser would lay the page out anew for nothing.
    if last.numbers != Some((numbers, side)) {
        let write = |element: &HtmlElement, names: &[&str], numbers: &[f64]| {
            for (name, &number) in names.iter().zip(numbers) {
                element.style().set_property(name, &format!("{}px", css(number))).ok();
            }
        };
        write(&pointer.ring, &["left", "top", "width", "height"], &numbers[..4]);
        write(&pointer.sheet, &["left", "top", "--tip-x", "--tip-y"], &numbers[4..]);
        pointer.ring.set_hidden(target.is_none());
        pointer.sheet.set_attribute("data-side", side.name()).ok();
        last.numbers = Some((numbers, side));
    }
}

/// Gives the focus to what is to be pressed, or to what leads on, unless it is there.
fn focus_on(aim: &Aim, found: &[Element]) {
    let wanted = match (aim.press, found.first()) {
        (true, Some(found)) => Some(found.clone()),
        (true, None) => None,
        (false, _) if aim.focus.is_empty() => None,
        (false, _) => seek::first(aim.focus),
    };
    let wanted = wanted.filter(|wanted| document().active_element().as_ref() != Some(wanted));
    if let Some(wanted) = wanted {
        focus::give(wanted.dyn_into().ok());
    }
}

/// A dialog lies over all that is not in it, and makes it deaf. Says whether anything had to be moved.
fn bring_to_top(root: &Element) -> bool {
    let top: Option<Node> = seek::all(DIALOG).pop();
    let Some(home) = top.or_else(|| document().body().map(Into::into)) else { return false };
    let there = root.parent_node().is_some_and(|parent| parent.is_same_node(Some(&home)));
    !there && home.append_child(root).is_ok()
}

fn find(aim: &Aim) -> Vec<Element> {
    let there = |(at, when): &(String, String)| {
        let found = seek::first(at).filter(|_| when.is_empty() || seek::first(when).is_some())?;
        // What can be pressed is pointed at as a whole.
        let found = found.closest("button").ok().flatten().unwrap_or(found);
        (Place::of(&found).width > 0.0).then_some(found)
    };
    let mut all = aim.at.iter().filter_map(there);
    if aim.press { all.next().into_iter().collect() } else { all.collect() }
}

/// Where the part of it is that can be seen: cards of a hand lie over those before them.
fn seen(found: &Element) -> Place {
    let mut place = Place::of(found);
    let mut slot = found.closest(".hand-slot").ok().flatten();
    while let Some(over) = slot.and_then(|slot| slot.next_element_sibling()) {
        if let Some(card) = over.first_element_child() {
            place = place.beneath(Place::of(&card));
        }
        slot = Some(over);
    }
    place
}

/// The ring around a `target`, as far as the `window` has it: one that is open on a side rings nothing.
fn ring(window: (f64, f64), target: Place) -> Place {
    let Place { x, y, width, height } = target.grown(RING);
    let (left, top) = (x.max(0.0), y.max(0.0));
    let (right, low) = ((x + width).min(window.0), (y + height).min(window.1));
    Place { x: left, y: top, width: (right - left).max(0.0), height: (low - top).max(0.0) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(x: f64, y: f64, width: f64, height: f64) -> Place {
        Place { x, y, width, height }
    }

    #[test]
    fn the_ring_is_closed_at_the_edge_of_the_window() {
        let window = (360.0, 640.0);
        assert_eq!(ring(window, place(20.0, 30.0, 40.0, 60.0)), place(15.0, 25.0, 50.0, 70.0));
        assert_eq!(ring(window, place(0.0, 44.0, 360.0, 80.0)), place(0.0, 39.0, 360.0, 90.0));
        assert_eq!(ring(window, place(100.0, 567.0, 52.0, 73.0)), place(95.0, 562.0, 62.0, 78.0));
    }

    #[test]
    fn of_a_card_under_others_what_is_seen_is_ringed() {
        let card = place(100.0, 500.0, 60.0, 84.0);
        let beside = place(140.0, 500.0, 60.0, 84.0);
        assert_eq!(card.beneath(beside), place(100.0, 500.0, 40.0, 84.0));
        // One that is picked up lies higher.
        assert_eq!(card.beneath(place(140.0, 488.0, 60.0, 84.0)), place(100.0, 500.0, 40.0, 84.0));
        // The next row, wherever its cards are.
        for x in [100.0, 85.0, 115.0] {
            assert_eq!(card.beneath(place(x, 550.0, 60.0, 84.0)), place(100.0, 500.0, 60.0, 50.0), "{x}");
        }
        assert_eq!(card.beneath(place(160.0, 500.0, 60.0, 84.0)), card);
    }
}
