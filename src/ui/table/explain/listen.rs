//! When a thing explains itself: the pointer or a finger rests on it, or the player asks, by the button or by keys.

use leptos::ev::{FocusEvent, KeyboardEvent, MouseEvent, PointerEvent};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget};

use super::{Explainer, How, THING, walk};
use crate::ui::browser::events::{hear, is_taken};
use crate::ui::browser::pointer;
use crate::ui::table::Controls;
use crate::ui::table::drag::is_dragging;

/// How long the pointer rests on a thing before it explains itself, in milliseconds.
const REST_MS: u64 = 700;
/// How long the pointer may be off it on its way to the explanation.
const LEAVE_MS: u64 = 250;
/// How long a finger rests on a thing.
const PRESS_MS: u64 = 500;
/// So far it may slip meanwhile, in CSS pixels.
const SLIP: f64 = 10.0;
/// Where nothing is asked: the explanation itself, and the button by which one asks.
const ASIDE: &str = ".explanation, .ask";
/// What does nothing while one asks, though it does not explain itself either.
const UNASKED: &str = ".log, :is(.actions-bar, .hand, .piles, .board-wrap) button";

impl Explainer {
    pub(in crate::ui::table) fn listen(self, controls: Controls) {
        // In a lesson somebody else explains, and would be covered.
        if !controls.lesson {
            hear("pointerover", move |event: &PointerEvent| self.moved_over(event));
        }
        hear("pointerdown", move |event: &PointerEvent| self.pressed(event));
        hear("pointermove", move |event: &PointerEvent| self.slipped(event));
        hear("pointerup", move |_: &PointerEvent| self.lifted());
        hear("pointercancel", move |_: &PointerEvent| self.lifted());
        hear("contextmenu", move |event: &MouseEvent| {
            // A finger that rests.
            if self.inner.with_value(|inner| inner.swallow || inner.down.is_some()) {
                event.prevent_default();
            }
        });
        hear("click", move |event: &MouseEvent| self.clicked(event));
        hear("focusin", move |event: &FocusEvent| {
            if self.asking.get_untracked()
                && let Some(thing) = thing_at(event.target())
            {
                self.show(&thing, How::Asked);
            }
        });
        hear("keydown", move |event: &KeyboardEvent| self.key(event, controls));
        Effect::new(move |_| {
            controls.get().acts_seen(); // what is said may no longer be so
            if !self.is(How::Wanted) {
                self.hide();
            }
        });
        on_cleanup(move || self.wait_no_more());
    }

    fn moved_over(self, event: &PointerEvent) {
        if event.pointer_type() == "touch" {
            return;
        }
        if element(event.target()).is_some_and(|at| within(&at, ".explanation")) {
            return self.wait_no_more();
        }
        let thing = thing_at(event.target());
        let same = self.inner.with_value(|inner| inner.over == thing);
        if same {
            return;
        }
        let at = (f64::from(event.client_x()), f64::from(event.client_y()));
        self.inner.update_value(|inner| {
            inner.over.clone_from(&thing);
            // Whoever does not move the pointer does not ask about what comes under it.
            if pointer::rests(event) {
                inner.still = Some(at);
            }
        });
        if !self.inner.with_value(|inner| inner.still.is_some()) {
            self.rest_on(thing);
        }
    }

    /// The pointer has come to something, or to nothing.
    fn rest_on(self, thing: Option<Element>) {
        // What is dragged is not asked about, and what explains it would lie where it is to go.
        if is_dragging() || self.is(How::Wanted) || self.asking.get_untracked() {
            return self.wait_no_more();
        }
        match thing {
            Some(thing) => {
                let soon = if self.is_shown() { LEAVE_MS } else { REST_MS };
                self.wait(soon, move || {
                    if !self.show(&thing, How::Rest) {
                        self.hide();
                    }
                });
            }
            None if self.is_shown() => self.wait(LEAVE_MS, move || self.hide()),
            None => self.wait_no_more(),
        }
    }

    /// What explains itself as the pointer rests on it.
    fn rested_on(self) -> Option<Element> {
        if self.is(How::Rest) { self.inner.with_value(|inner| inner.thing.clone()) } else { None }
    }

    fn pressed(self, event: &PointerEvent) {
        let at = (f64::from(event.client_x()), f64::from(event.client_y()));
        self.inner.update_value(|inner| (inner.swallow, inner.still) = (false, Some(at)));
        if element(event.target()).is_some_and(|at| within(&at, ASIDE)) {
            return;
        }
        if self.asking.get_untracked() {
            return;
        }
        self.hide();
        if event.pointer_type() != "touch" {
            return;
        }
        let Some(thing) = thing_at(event.target()) else { return };
        self.inner.update_value(|inner| inner.down = Some(at));
        self.wait(PRESS_MS, move || {
            if self.show(&thing, How::Wanted) {
                self.inner.update_value(|inner| inner.swallow = true);
            }
        });
    }

    fn slipped(self, event: &PointerEvent) {
        let slips =
            |(x, y): (f64, f64)| (f64::from(event.client_x()) - x).hypot(f64::from(event.client_y()) - y) > SLIP;
        let (down, still) = self.inner.with_value(|inner| (inner.down, inner.still));
        if down.is_some_and(slips) {
            self.lifted();
        }
        if still.is_some_and(slips)
            && let Some(over) = self.inner.try_update_value(|inner| {
                inner.still = None;
                inner.over.clone()
            })
            && event.pointer_type() != "touch"
        {
            self.rest_on(over);
        }
    }

    fn lifted(self) {
        if self.inner.try_update_value(|inner| inner.down.take()).flatten().is_some() {
            self.wait_no_more();
        }
    }

    fn clicked(self, event: &MouseEvent) {
        let Some(at) = element(event.target()) else { return };
        if self.inner.try_update_value(|inner| std::mem::take(&mut inner.swallow)).unwrap_or_default() {
            stop(event);
        } else if self.asking.get_untracked() && !within(&at, ASIDE) {
            match thing_at(event.target()) {
                Some(thing) => {
                    stop(event);
                    self.show(&thing, How::Asked);
                }
                // What happened explains itself, and its lines lead away from the table; and whoever asks does not act.
                None if within(&at, UNASKED) => stop(event),
                None => self.ask(false),
            }
        }
    }

    fn key(self, event: &KeyboardEvent, controls: Controls) {
        if is_taken(event) || thing_writes(event.target()) {
            return;
        }
        let thing = thing_at(event.target());
        let asking = self.asking.get_untracked();
        let done = match event.key().as_str() {
            "Escape" if self.is_shown() || asking => {
                self.ask(false);
                true
            }
            // What the pointer rests on, or else what has the focus.
            "?" => match self.rested_on().or(thing) {
                Some(thing) if !asking => self.show(&thing, How::Wanted),
                _ if asking || controls.settings.shortcuts.now() => {
                    self.ask(!asking);
                    if !asking {
                        walk::walk(None);
                    }
                    !asking
                }
                _ => false,
            },
            key @ ("ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight") if asking => {
                walk::walk(Some(key));
                true
            }
            "Enter" | " " if asking => thing.is_some_and(|thing| self.show(&thing, How::Asked)),
            _ => false,
        };
        if done {
            stop(event);
        }
    }
}

fn element(target: Option<EventTarget>) -> Option<Element> {
    target?.dyn_into().ok()
}

fn within(element: &Element, selector: &str) -> bool {
    element.closest(selector).ok().flatten().is_some()
}

fn thing_at(target: Option<EventTarget>) -> Option<Element> {
    element(target)?.closest(THING).ok().flatten()
}

/// Whether letters are written there.
fn thing_writes(target: Option<EventTarget>) -> bool {
    element(target).is_some_and(|at| at.matches("input:not([type=radio], [type=checkbox]), select").unwrap_or_default())
}

fn stop(event: &web_sys::Event) {
    event.prevent_default();
    event.stop_propagation();
}
