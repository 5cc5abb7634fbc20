//! What the hand does beside a press: a card dragged to where it is to go, a pile dragged to the hand, a double press or Enter for what is
//! most likely meant. All of it is an extra, and does nothing that could not be pressed.

use leptos::prelude::*;
use leptos::task::{spawn_local, tick};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent, MouseEvent, PointerEvent};

use super::Controls;
use crate::ui::browser::events::hear;
use crate::ui::browser::frames::after_paint;
use crate::ui::browser::motion::css;
use crate::ui::browser::{look, seek};

/// Where cards may be put down, besides what is itself a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Put {
    /// On the board.
    Board,
    /// There, too, by a drag that has picked the card up: where cards gather it joins them, and no more.
    Lifted,
    /// On the discards.
    Stack,
}

/// What the cards that are picked up would do there, if anything.
pub type Puts = Callback<Put, Option<Deed>>;

/// What they do, when it is called.
pub type Deed = Box<dyn FnOnce()>;

/// A card of the hand.
const HELD: &str = ".hand .card";
/// A pile that may be drawn from.
const PILE: &str = ".pile.can";
/// Where something dragged may be let go.
const PLACES: &str = ".target, .pile[data-explain=\"discard\"], .board-wrap, .hand";
/// The one of them that it is held over.
const AIMED: &str = "aimed";
/// A press that moves farther than this is a drag, in CSS pixels.
const FAR: f64 = 8.0;

/// What the pointer has hold of.
#[derive(Clone)]
struct Grip {
    what: HtmlElement,
    /// Where it was taken hold of.
    at: (f64, f64),
    /// Its image under the pointer, once it has moved.
    image: Option<HtmlElement>,
    /// What it is held over.
    aimed: Option<Element>,
    /// Whether it was picked up only by being dragged.
    lifted: bool,
}

/// Listens as long as the table is there.
pub fn listen(controls: Controls, puts: Puts) {
    let grip = StoredValue::new_local(None::<Grip>);
    let swallow = StoredValue::new(false);
    let let_go = move || grip.try_update_value(Option::take).flatten();
    // It lies as it lay.
    let put_back = move || {
        let held = let_go();
        if let Some(held) = held.as_ref().filter(|held| held.lifted) {
            held.what.click();
        }
        drop_image(held);
    };
    hear("pointerdown", move |event: &PointerEvent| {
        swallow.set_value(false);
        put_back(); // with a second finger nothing is dragged
        // Whoever asks what something is does not act.
        let free = seek::first("dialog[open], .table.explaining").is_none();
        if free && event.is_primary() && event.button() == 0 {
            let at = point(event);
            let what = draggable(event, HELD).filter(may_be_dragged(event)).or_else(|| draggable(event, PILE));
            grip.set_value(what.map(|what| Grip { what, at, image: None, aimed: None, lifted: false }));
        }
    });
    hear("pointermove", move |event: &PointerEvent| {
        let (x, y) = point(event);
        grip.try_update_value(|grip| {
            let Some(held) = grip else { return };
            if held.image.is_none() && (x - held.at.0).hypot(y - held.at.1) > FAR {
                held.what.set_pointer_capture(event.pointer_id()).ok();
                held.lift(puts);
            }
            if let Some(image) = &held.image {
                let (dx, dy) = (x - held.at.0, y - held.at.1);
                image.style().set_property("translate", &format!("{}px {}px", css(dx), css(dy))).ok();
                held.aim(under((x, y)));
            }
        });
    });
    hear("pointerup", move |event: &PointerEvent| {
        let Some(held) = let_go().filter(|held| held.image.is_some()) else { return };
        swallow.set_value(true); // the click by which a drag ends is no press
        let over = under(point(event));
        held.lies_there();
        if over.is_some_and(|over| held.put(&over, puts)) {
            // What the table shows next flies from here.
            return after_paint(move || drop_image(Some(held)));
        }
        if held.lifted {
            held.what.click(); // lies as it lay
        }
        drop_image(Some(held));
    });
    hear("pointercancel", move |_: &PointerEvent| put_back());
    hear("keydown", move |event: &KeyboardEvent| {
        if event.key() == "Escape" && grip.with_value(|grip| grip.as_ref().is_some_and(|held| held.image.is_some())) {
            event.stop_propagation();
            swallow.set_value(true); // letting go is no press
            put_back();
        }
    });
    hear("click", move |event: &MouseEvent| {
        // By a key, something else is pressed.
        if event.is_trusted() && event.detail() > 0 && swallow.try_update_value(std::mem::take).unwrap_or_default() {
            event.prevent_default();
            event.stop_propagation();
        }
    });
    hear("dblclick", move |event: &MouseEvent| {
        let asks = seek::first(".table.explaining").is_some();
        if let Some(card) = draggable(event, HELD).filter(|_| !asks) {
            controls.settle();
            // The second press has laid the card down; whether it lies is read from the page, which follows first.
            spawn_local(async move {
                tick().await;
                pick(&card);
                do_the_obvious(puts);
            });
        }
    });
    on_cleanup(move || drop_image(let_go()));
}

/// Whether something is being dragged.
pub(super) fn is_dragging() -> bool {
    look::marked("drag").is_some()
}

/// Does what is most likely meant with what is picked up; says whether there is such a thing.
pub fn do_the_obvious(puts: Puts) -> bool {
    // The table may have been left in the meantime.
    done(untrack(|| puts.try_run(Put::Board)).flatten())
}

impl Grip {
    /// It leaves its place.
    fn lift(&mut self, puts: Puts) {
        let is_card = self.what.matches(HELD).unwrap_or_default();
        self.lifted = is_card && pick(&self.what);
        let shown = if is_card { Some(self.what.clone().unchecked_into()) } else { inside(&self.what, ".card") };
        self.image = shown.and_then(|shown| image_of(&shown));
        let can = |put| untrack(|| puts.run(put)).is_some();
        let places =
            [(is_card && can(self.board()), "board"), (is_card && can(Put::Stack), "stack"), (!is_card, "hand")];
        let places = places.iter().filter(|(can, _)| *can).map(|&(_, place)| place).collect::<Vec<_>>();
        look::mark("drag", &format!("on {}", places.join(" ")));
    }

    /// Shows which place it is held over; the browser's own way fails, as the pointer is held to what it dragged.
    fn aim(&mut self, over: Option<Element>) {
        let aimed = over.and_then(|over| over.closest(PLACES).ok().flatten());
        if aimed != self.aimed {
            self.aim_no_more();
            aimed.as_ref().map(|place| place.class_list().add_1(AIMED));
            self.aimed = aimed;
        }
    }

    fn aim_no_more(&mut self) {
        self.aimed.take().map(|place| place.class_list().remove_1(AIMED));
    }

    /// From now on the card lies where its image is.
    fn lies_there(&self) {
        let slotted = || inside(&self.what, "[data-slot]").and_then(|inside| inside.get_attribute("data-slot"));
        if let Some(image) = &self.image
            && let Some(slot) = self.what.get_attribute("data-slot").or_else(slotted)
        {
            image.set_attribute("data-slot", &slot).ok();
            image.style().set_property("rotate", "none").ok();
        }
    }

    fn board(&self) -> Put {
        if self.lifted { Put::Lifted } else { Put::Board }
    }

    /// Puts it down on what lies under the pointer; says whether that did anything.
    fn put(&self, over: &Element, puts: Puts) -> bool {
        let on = |selector: &str| over.closest(selector).ok().flatten();
        if !self.what.matches(HELD).unwrap_or_default() {
            let hand = on(".hand").is_some();
            if hand {
                self.what.click();
            }
            return hand;
        }
        if let Some(target) = on(".target").and_then(|target| target.dyn_into::<HtmlElement>().ok()) {
            target.click();
            return true;
        }
        let put = if on(".pile[data-explain=\"discard\"]").is_some() {
            Put::Stack
        } else if on(".board-wrap").is_some() {
            self.board()
        } else {
            return false;
        };
        done(untrack(|| puts.run(put)))
    }
}

/// Does it; says whether there was something to do.
fn done(deed: Option<Deed>) -> bool {
    deed.map(|deed| deed()).is_some()
}

fn point(event: &MouseEvent) -> (f64, f64) {
    (event.client_x().into(), event.client_y().into())
}

fn under((x, y): (f64, f64)) -> Option<Element> {
    document().element_from_point(x as f32, y as f32)
}

fn draggable(event: &MouseEvent, selector: &str) -> Option<HtmlElement> {
    let at = event.target()?.dyn_into::<Element>().ok()?;
    at.closest(selector).ok().flatten()?.dyn_into().ok()
}

/// A finger scrolls the cards where there are more than have room.
fn may_be_dragged(event: &PointerEvent) -> impl Fn(&HtmlElement) -> bool {
    let touch = event.pointer_type() == "touch";
    move |card| {
        // Both are rounded.
        let scrolls =
            card.closest(".hand").ok().flatten().is_some_and(|hand| hand.scroll_height() > hand.client_height() + 1);
        !(touch && scrolls)
    }
}

/// Picks a card up; says whether it was not yet.
fn pick(card: &HtmlElement) -> bool {
    let lies = card.get_attribute("aria-pressed").is_none_or(|pressed| pressed != "true");
    if lies {
        card.click();
    }
    lies
}

fn inside(element: &HtmlElement, selector: &str) -> Option<Element> {
    element.query_selector(selector).ok().flatten()
}

/// An image of a card that lies over the table where the card lies.
fn image_of(card: &Element) -> Option<HtmlElement> {
    let place = card.get_bounding_client_rect();
    let image = card.clone_node_with_deep(true).ok()?.dyn_into::<HtmlElement>().ok()?;
    for name in ["data-slot", "data-explain", "aria-pressed"] {
        image.remove_attribute(name).ok();
    }
    image.set_attribute("inert", "").ok();
    image.class_list().add_1("dragged").ok();
    let px = |length| format!("{}px", css(length));
    for (name, length) in [("left", place.left()), ("top", place.top()), ("--card-w", place.width())] {
        image.style().set_property(name, &px(length)).ok();
    }
    document().body()?.append_child(&image).ok();
    Some(image)
}

fn drop_image(held: Option<Grip>) {
    let Some(mut held) = held else { return };
    held.aim_no_more();
    if let Some(image) = held.image {
        image.remove();
        look::mark("drag", "");
    }
}
