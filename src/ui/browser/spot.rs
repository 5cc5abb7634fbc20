//! Pointing: a ring around things on the page, and a box beside them that covers none of them, wherever there is room.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::focus;
use super::motion::{self, Place, css};

/// Between the ring and what it rings, between the ring and the box, and between the box and the edge of the window; in CSS pixels.
const RING: f64 = 5.0;
const AIR: f64 = 14.0;
const EDGE: f64 = 8.0;
/// For so many frames after a change a dialog that opens may still take the focus to where it would have it.
const SETTLING: u8 = 12;
/// For so many frames after it is to point at something else, what that comes from may still take off.
const TAKING_OFF: u8 = 4;
/// What is on its way over the table.
const FLYING: &str = ".flight";
/// What the box covers only where it must, and how much that matters while something is to be pressed, and while all is only looked at.
const SPARED: [(&str, f64, f64); 9] = [
    ("dialog[open] > .dialog-body", 1.0, 1.0),
    (".sheet-foot, .about", 1.0, 1.0),
    (".hand", 1.0, 0.6),
    (".actions-bar", 1.0, 0.4),
    (".piles", 1.0, 0.4),
    (".is-you", 1.0, 1.0),
    (".topbar, .posters", 0.5, 0.5),
    (".board-wrap", 0.2, 0.5),
    (".status", 0.3, 0.2),
];
/// What it costs, by its area, to have the box elsewhere than beside what it points at.
const ELSEWHERE: f64 = 0.08;
/// So far apart are the places that are tried elsewhere.
const STRIDE: f64 = 6.0;
/// Where the ring is while there is nothing to ring.
const NOWHERE: Place = Place { x: 0.0, y: 0.0, width: 0.0, height: 0.0 };
/// What lies over the whole page.
const DIALOG: &str = "dialog[open]";
/// A dialog that the player has opened beside the game: menu, settings, rules. The game's own questions are docked.
const BESIDE_THE_GAME: &str = "dialog[open]:not(.docked) .dialog-close";

/// On which side of the things the box is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// Over them.
    Above,
    /// Under them.
    Below,
    /// Left of them.
    Left,
    /// Right of them.
    Right,
    /// Nowhere: there is nothing to point at, no room beside it, or less to cover elsewhere.
    Away,
}

impl Side {
    const fn name(self) -> &'static str {
        match self {
            Self::Above => "above",
            Self::Below => "below",
            Self::Left => "left",
            Self::Right => "right",
            Self::Away => "away",
        }
    }
}

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
    /// Whether nothing of that was there.
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
        let flying = || document().query_selector(FLYING).is_ok_and(|flying| flying.is_some());
        aim.waits && (self.taking_off > 0 || (aim.press && aim.at.is_empty()) || flying())
    }
}

fn follow(pointer: &Pointer, idle: &str, aim: Aim, last: &mut Last) {
    // All that points stays below it.
    if document().query_selector(BESIDE_THE_GAME).is_ok_and(|beside| beside.is_some()) {
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
        (last.aim, last.found, last.frames) = (aim, found, SETTLING);
    }
    if last.frames > 0 {
        last.frames -= 1;
        focus_on(&last.aim, &last.found);
    }
    // What is told of something that is still to come, such as the sheet after the coins, is told when it has come.
    let early = !last.aim.press && !last.aim.at.is_empty() && last.found.is_empty();
    if last.early != early {
        pointer.sheet.style().set_property("visibility", if early { "hidden" } else { "" }).ok();
        last.early = early;
    }
    let target = last.found.iter().map(seen).reduce(Place::around);
    let (width, height) = (pointer.sheet.offset_width().into(), pointer.sheet.offset_height().into());
    let window = document().document_element();
    let window = window.map_or((0.0, 0.0), |root| (root.client_width().into(), root.client_height().into()));
    let (x, y, side) = match document().query_selector(idle).ok().flatten() {
        Some(idle) if last.aim.at.is_empty() => on(window, Place::of(&idle), (width, height)),
        _ => beside(window, target, (width, height), &spared(last.aim.press)),
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
        (false, _) => document().query_selector(aim.focus).ok().flatten(),
    };
    let wanted = wanted.filter(|wanted| document().active_element().as_ref() != Some(wanted));
    if let Some(wanted) = wanted {
        focus::give(wanted.dyn_into().ok());
    }
}

/// A dialog lies over all that is not in it, and makes it deaf. Says whether anything had to be moved.
fn bring_to_top(root: &Element) -> bool {
    let dialogs = document().query_selector_all(DIALOG).ok();
    let top = dialogs.and_then(|all| all.get(all.length().checked_sub(1)?));
    let Some(home) = top.or_else(|| document().body().map(Into::into)) else { return false };
    let there = root.parent_node().is_some_and(|parent| parent.is_same_node(Some(&home)));
    !there && home.append_child(root).is_ok()
}

fn find(aim: &Aim) -> Vec<Element> {
    let one = |selector: &str| document().query_selector(selector).ok().flatten();
    let there = |(at, when): &(String, String)| {
        let found = one(at).filter(|_| when.is_empty() || one(when).is_some())?;
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

/// Where that is which the box covers only where it must, and how much it matters.
fn spared(press: bool) -> Vec<(Place, f64)> {
    let places = |(selector, pressing, looking): (&str, f64, f64)| {
        let all = document().query_selector_all(selector).ok();
        let matters = if press { pressing } else { looking };
        let each = |all: web_sys::NodeList| {
            let place = |at| Some((Place::of(all.get(at)?.dyn_ref()?), matters));
            (0..all.length()).filter_map(place).collect::<Vec<_>>()
        };
        all.map(each).unwrap_or_default()
    };
    SPARED.into_iter().flat_map(places).collect()
}

/// Where a box of that `size` lies that has the middle of `place` under it.
fn on(window: (f64, f64), place: Place, size: (f64, f64)) -> (f64, f64, Side) {
    let (x, y) = place.middle();
    let within = |middle: f64, length: f64, room: f64| (middle - length / 2.0).min(room - length - EDGE).max(EDGE);
    (within(x, size.0, window.0), within(y, size.1, window.1), Side::Away)
}

/// Where a box of that `size` goes in the `window` so that it does not cover the `target`, and as little as can be of what is to be `spared`,
/// by how much each of it matters.
fn beside(window: (f64, f64), target: Option<Place>, size: (f64, f64), spared: &[(Place, f64)]) -> (f64, f64, Side) {
    let within = |at: f64, length: f64, room: f64| at.min(room - length - EDGE).max(EDGE);
    let (width, height) = size;
    let covers = |&(x, y, side): &(f64, f64, Side)| {
        let sheet = Place { x, y, width, height };
        let covered = spared.iter().map(|(place, matters)| matters * place.common(sheet)).sum::<f64>();
        // Of those elsewhere the nearest.
        let far = target.map_or(0.0, |target| (target.middle().1 - sheet.middle().1).abs());
        if side == Side::Away { covered + ELSEWHERE * width * height + far } else { covered }
    };
    let ways = |target: Place| {
        let (middle_x, middle_y) = target.middle();
        let y = within(middle_y - height / 2.0, height, window.1);
        let level = [(target.x + target.width + AIR, y, Side::Right), (target.x - AIR - width, y, Side::Left)];
        // Over and under, the tip may be in the middle of the box, or near one of its ends.
        let upright = [0.5, 0.1, 0.9].map(|tip| {
            let x = within(middle_x - width * tip, width, window.0);
            [(x, target.y - AIR - height, Side::Above), (x, target.y + target.height + AIR, Side::Below)]
        });
        // A box as broad as the window covers all that is beside what it points at; elsewhere may be what is of less account.
        let rows = if width + 2.0 * EDGE < window.0 { 0 } else { (window.1 / STRIDE) as u32 };
        let elsewhere = (0..rows).map(|row| (within(0.0, width, window.0), EDGE + STRIDE * f64::from(row), Side::Away));
        let elsewhere = elsewhere.filter(|&(x, y, _)| target.common(Place { x, y, width, height }) == 0.0);
        upright.into_iter().flatten().chain(level).chain(elsewhere).collect::<Vec<_>>()
    };
    let ways = target.map(|target| ways(target.grown(RING))).unwrap_or_default();
    let fits = |(x, y, _): &(f64, f64, Side)| {
        *x >= EDGE && *y >= EDGE && x + width <= window.0 - EDGE && y + height <= window.1 - EDGE
    };
    let best = ways.into_iter().filter(fits).min_by(|one, other| covers(one).total_cmp(&covers(other)));
    best.unwrap_or_else(|| {
        // No room beside it: where it covers least of it.
        let x = within((window.0 - width) / 2.0, width, window.0);
        let low = (x, window.1 - height - EDGE, Side::Away);
        let high = (x, EDGE, Side::Away);
        let covered =
            |(x, y, _): (f64, f64, Side)| target.map_or(0.0, |target| target.common(Place { x, y, width, height }));
        if covered(low) <= covered(high) { low } else { high }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(x: f64, y: f64, width: f64, height: f64) -> Place {
        Place { x, y, width, height }
    }

    #[test]
    fn the_box_covers_nothing_that_it_points_at_wherever_that_is() {
        for (window, size) in [((1440.0, 900.0), (400.0, 220.0)), ((360.0, 640.0), (344.0, 190.0))] {
            for x in 0..12 {
                for y in 0..12 {
                    let target =
                        place(f64::from(x) / 12.0 * window.0, f64::from(y) / 12.0 * (window.1 - 60.0), 28.0, 60.0);
                    let (x, y, way) = beside(window, Some(target), size, &[]);
                    let sheet = place(x, y, size.0, size.1);
                    assert!(way != Side::Away && target.common(sheet) == 0.0, "{target:?}: {sheet:?}");
                    assert!(x >= EDGE && x + size.0 <= window.0 && y >= EDGE && y + size.1 <= window.1, "{sheet:?}");
                }
            }
        }
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

    #[test]
    fn it_spares_what_it_can() {
        let (window, size, target) = ((1000.0, 800.0), (300.0, 200.0), place(450.0, 380.0, 40.0, 40.0));
        let chosen = |spared: &[(Place, f64)]| beside(window, Some(target), size, spared).2;
        assert_eq!(chosen(&[]), Side::Above);
        let (top, foot) = (place(0.0, 0.0, 1000.0, 300.0), place(0.0, 500.0, 1000.0, 300.0));
        assert_eq!(chosen(&[(top, 1.0)]), Side::Below);
        assert_eq!(chosen(&[(top, 1.0), (foot, 0.5)]), Side::Right);
        assert_eq!(chosen(&[(top, 0.5), (foot, 1.0), (place(0.0, 300.0, 1000.0, 200.0), 1.0)]), Side::Above);
    }

    #[test]
    fn as_broad_as_the_window_it_goes_where_less_is_to_be_seen() {
        // A phone: rivals over one's own row, and the hand at the foot.
        let (window, size, card) = ((360.0, 640.0), (344.0, 190.0), place(100.0, 567.0, 52.0, 73.0));
        let (rivals, own, hand) =
            (place(0.0, 127.0, 360.0, 207.0), place(0.0, 336.0, 360.0, 104.0), place(0.0, 560.0, 360.0, 80.0));
        let (_, y, way) = beside(window, Some(card), size, &[(rivals, 0.2), (own, 1.0), (hand, 1.0)]);
        assert_eq!((way, y + size.1 <= own.y), (Side::Away, true), "{y}");
        assert_eq!(beside(window, Some(card), size, &[]).2, Side::Above, "beside it, where that is no worse");
    }

    #[test]
    fn without_room_or_a_target_it_stays_in_the_window() {
        let (window, size) = ((360.0, 640.0), (344.0, 200.0));
        for target in [None, Some(place(0.0, 60.0, 360.0, 500.0))] {
            let (x, y, way) = beside(window, target, size, &[]);
            assert!(way == Side::Away && x >= EDGE && y + size.1 <= window.1);
        }
        let low = place(0.0, 300.0, 360.0, 340.0);
        let (_, y, _) = beside(window, Some(place(0.0, 180.0, 360.0, 460.0)), size, &[(low, 1.0)]);
        assert!(y < 10.0, "at the top");
    }
}
