//! Everything explains itself: whatever carries `data-explain` tells what it is, what it does and why it cannot be played, when the pointer
//! rests on it, when `?` is pressed while it has the focus, when a finger rests on it, and when it is pressed while the player asks. Nothing on
//! the table moves for it. What it says is the game's.

use std::time::Duration;

use leptos::ev::{FocusEvent, KeyboardEvent, MouseEvent, PointerEvent};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, HtmlElement};

use super::Controls;
use super::actions::Refusal;
use super::slip::Place;
use crate::ui::browser::events::hear;

/// So long the pointer rests on a thing before it explains itself, in milliseconds.
const REST_MS: u64 = 700;
/// So long the pointer may be off it on its way to the explanation.
const LEAVE_MS: u64 = 250;
/// So long a finger rests on a thing.
const PRESS_MS: u64 = 500;
/// So far it may slip meanwhile, in CSS pixels.
const SLIP: f64 = 10.0;
/// What a thing carries in `data-explain` that says of itself what it is: in `data-title`, `data-about` and `data-rule`.
pub(super) const ITSELF: &str = "itself";
/// What can be explained.
const THING: &str = "[data-explain]";
/// Where nothing is asked: the explanation itself, and the button by which one asks.
const ASIDE: &str = ".explanation, .ask";

/// What is to be known of a thing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explanation {
    /// What it is called.
    pub title: String,
    /// What it is and does, in sentences.
    pub lines: Vec<String>,
    /// Why it cannot be played now.
    pub why: Option<Refusal>,
    /// Who would get what.
    pub pays: Option<Pays>,
    /// The number of the rule that it goes by.
    pub rule: &'static str,
}

/// Who would get what, as a table: a column of names, then one for now and perhaps one for what would be then.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pays {
    /// The heads of the columns after the names.
    pub heads: Vec<String>,
    /// A row for each who would get anything: the name, then what they would get.
    pub rows: Vec<Vec<String>>,
}

impl Explanation {
    /// What those hear who hear the page.
    pub(super) fn spoken(&self) -> String {
        let pays = self.pays.iter().flat_map(|pays| {
            pays.rows.iter().map(|row| {
                let (name, amounts) = row.split_first().map_or(("", [].as_slice()), |(name, rest)| (name, rest));
                let each = pays.heads.iter().zip(amounts).map(|(head, amount)| format!("{head} {amount}"));
                format!("{name}: {}.", each.collect::<Vec<_>>().join(", "))
            })
        });
        let why = self.why.iter().map(|why| why.words.clone());
        let lines = self.lines.iter().cloned().chain(why).chain(pays).collect::<Vec<_>>();
        format!("{}. {}", self.title, lines.join(" "))
    }
}

/// How an explanation came up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum How {
    /// The pointer rests there: it goes with the pointer.
    Rest,
    /// The player asks about one thing after the other.
    Asked,
    /// The player wants this one: it has the focus until it is put away.
    Wanted,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Shown {
    pub explanation: Explanation,
    /// The number of its rule.
    pub rule: String,
    pub how: How,
    pub place: Place,
}

/// What the listeners remember, and nobody watches.
#[derive(Default)]
struct Inner {
    /// What is explained.
    thing: Option<Element>,
    /// What the pointer is on.
    over: Option<Element>,
    timer: Option<TimeoutHandle>,
    /// Where the pointer pressed last, until it moves: what comes to lie under it by that is not what it points at.
    still: Option<(f64, f64)>,
    /// Where a finger came down.
    down: Option<(f64, f64)>,
    /// The click that follows is none.
    swallow: bool,
}

/// What explains a table. Copies are the same one.
#[derive(Clone, Copy)]
pub struct Explainer {
    /// Whether the player asks: whatever is pressed then is explained rather than played.
    pub asking: RwSignal<bool>,
    pub(super) shown: RwSignal<Option<Shown>>,
    inner: StoredValue<Inner, LocalStorage>,
    pub(super) explain: Option<Callback<String, Option<Explanation>>>,
}

impl Explainer {
    /// `explain` gets what a thing carries in `data-explain`; without it there is nothing to ask.
    pub fn new(explain: Option<Callback<String, Option<Explanation>>>) -> Self {
        Self {
            asking: RwSignal::new(false),
            shown: RwSignal::new(None),
            inner: StoredValue::new_local(Inner::default()),
            explain,
        }
    }

    /// Shows what `thing` is; says whether there is anything to say.
    fn show(self, thing: &Element, how: How) -> bool {
        self.wait_no_more();
        let Some((explanation, rule)) = self.explanation(thing) else { return false };
        self.leave();
        if how != How::Wanted {
            thing.set_attribute("aria-describedby", "explanation").ok();
        }
        self.inner.update_value(|inner| inner.thing = Some(thing.clone()));
        self.shown.set(Some(Shown { explanation, rule, how, place: Place::beside(thing) }));
        true
    }

    /// What `thing` is, and the number of its rule.
    fn explanation(self, thing: &Element) -> Option<(Explanation, String)> {
        let says = |name: &str| thing.get_attribute(name);
        let key = says("data-explain")?;
        if key == ITSELF {
            let explanation =
                Explanation { title: says("data-title")?, lines: vec![says("data-about")?], ..Explanation::default() };
            return Some((explanation, says("data-rule")?));
        }
        let explanation = self.explain?.run(key)?;
        let rule = explanation.rule.to_owned();
        Some((explanation, rule))
    }

    /// Forgets what was explained.
    fn leave(self) {
        if let Some(thing) = self.inner.try_update_value(|inner| inner.thing.take()).flatten() {
            thing.remove_attribute("aria-describedby").ok();
        }
    }

    /// Puts the explanation away. The focus goes back from it to what it is about, or to the hand.
    pub(super) fn hide(self) {
        self.wait_no_more();
        let Some(Some(shown)) = self.shown.try_get_untracked() else { return };
        let thing = self.inner.try_with_value(|inner| inner.thing.clone()).flatten();
        self.leave();
        self.shown.set(None);
        if shown.how == How::Wanted
            && let Some(thing) = thing.and_then(|thing| thing.dyn_into::<HtmlElement>().ok())
        {
            reach(&thing);
        }
    }

    fn wait_no_more(self) {
        if let Some(timer) = self.inner.try_update_value(|inner| inner.timer.take()).flatten() {
            timer.clear();
        }
    }

    fn wait(self, millis: u64, then: impl FnOnce() + 'static) {
        self.wait_no_more();
        let timer = set_timeout_with_handle(then, Duration::from_millis(millis)).ok();
        self.inner.update_value(|inner| inner.timer = timer);
    }

    fn is_shown(self) -> bool {
        self.shown.with_untracked(Option::is_some)
    }

    fn is(self, how: How) -> bool {
        self.shown.with_untracked(|shown| shown.as_ref().is_some_and(|shown| shown.how == how))
    }

    /// The player asks from now on, or no longer.
    pub(super) fn ask(self, asks: bool) {
        self.hide();
        self.asking.set(asks);
    }

    pub(super) fn listen(self, controls: Controls) {
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
        self.inner.update_value(|inner| inner.over.clone_from(&thing));
        if !self.inner.with_value(|inner| inner.still.is_some()) {
            self.rest_on(thing);
        }
    }

    /// The pointer has come to something, or to nothing.
    fn rest_on(self, thing: Option<Element>) {
        if self.is(How::Wanted) || self.asking.get_untracked() {
            return;
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
                None => self.ask(false),
            }
        }
    }

    fn key(self, event: &KeyboardEvent, controls: Controls) {
        let chord = event.ctrl_key() || event.alt_key() || event.meta_key() || event.default_prevented();
        if chord || thing_writes(event.target()) {
            return;
        }
        let thing = thing_at(event.target());
        let asking = self.asking.get_untracked();
        let done = match event.key().as_str() {
            "Escape" if self.is_shown() || asking => {
                self.ask(false);
                true
            }
            "?" => match thing {
                Some(thing) if !asking => self.show(&thing, How::Wanted),
                _ if asking || controls.settings.shortcuts.now() => {
                    self.ask(!asking);
                    !asking && self.walk(None)
                }
                _ => false,
            },
            key @ ("ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight") if asking => self.walk(Some(key)),
            "Enter" | " " if asking => thing.is_some_and(|thing| self.show(&thing, How::Asked)),
            _ => false,
        };
        if done {
            stop(event);
        }
    }

    /// The focus goes to the next thing that way; to one that is there for none.
    #[allow(clippy::unused_self)] // it is the walk of the one who asks
    fn walk(self, way: Option<&str>) -> bool {
        let top = if document().query_selector("dialog[open]").ok().flatten().is_some() { "dialog[open] " } else { "" };
        let Ok(found) = document().query_selector_all(&format!("{top}{THING}")) else { return false };
        let things: Vec<HtmlElement> = (0..found.length()).filter_map(|at| found.get(at)?.dyn_into().ok()).collect();
        let from = document().active_element().and_then(|active| active.closest(THING).ok().flatten());
        let next = match (from, way) {
            (Some(from), Some(way)) => {
                let (x, y) = middle(&from);
                things
                    .into_iter()
                    .filter(|thing| thing.get_bounding_client_rect().width() > 0.0)
                    .filter_map(|thing| {
                        let (to_x, to_y) = middle(&thing);
                        distance(way, to_x - x, to_y - y).map(|far| (far, thing))
                    })
                    .min_by(|(a, _), (b, _)| a.total_cmp(b))
                    .map(|(_, thing)| thing)
            }
            _ => things.into_iter().find(|thing| thing.get_bounding_client_rect().width() > 0.0),
        };
        if let Some(next) = next {
            reach(&next);
        }
        true
    }
}

/// How far a thing is that lies so much to the right and below, going that way; nothing if it does not lie there. What lies beside the way
/// counts more.
fn distance(way: &str, right: f64, below: f64) -> Option<f64> {
    let (along, aside) = match way {
        "ArrowRight" => (right, below),
        "ArrowLeft" => (-right, below),
        "ArrowDown" => (below, right),
        _ => (-below, right),
    };
    (along > 1.0).then(|| along + 3.0 * aside.abs())
}

fn middle(thing: &Element) -> (f64, f64) {
    let rect = thing.get_bounding_client_rect();
    (rect.left() + rect.width() / 2.0, rect.top() + rect.height() / 2.0)
}

/// Gives a thing the focus, which need not be made for it.
fn reach(thing: &HtmlElement) {
    thing.focus().ok();
    if document().active_element().as_ref() != Some(thing.as_ref()) {
        thing.set_tab_index(-1);
        thing.focus().ok();
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_explanation_is_told_as_it_is_read() {
        let explanation = Explanation {
            title: "The box".to_owned(),
            lines: vec!["It pays.".to_owned()],
            why: Some(Refusal { words: "Not now.".to_owned(), rule: "F-1" }),
            pays: Some(Pays {
                heads: ["now", "then"].map(str::to_owned).into(),
                rows: vec![["Ada", "$1", "$2"].map(str::to_owned).into()],
            }),
            rule: "F-2",
        };
        assert_eq!(explanation.spoken(), "The box. It pays. Not now. Ada: now $1, then $2.");
    }

    #[test]
    fn arrows_lead_to_what_lies_that_way_and_rather_straight_on() {
        assert_eq!(distance("ArrowRight", -5.0, 0.0), None);
        assert_eq!(distance("ArrowUp", 0.0, 9.0), None);
        assert!(distance("ArrowDown", 0.0, 40.0) < distance("ArrowDown", 30.0, 10.0));
        assert!(distance("ArrowLeft", -10.0, 0.0) < distance("ArrowLeft", -20.0, 0.0));
    }
}
