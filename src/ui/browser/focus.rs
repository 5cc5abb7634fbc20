//! Keeps the keyboard's place when what had it has left the page, and what matters in sight.

use std::cell::RefCell;

use js_sys::Reflect;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, FocusOptions, HtmlElement, ScrollIntoViewOptions, ScrollLogicalPosition};

use super::seek;

/// Where the focus waits: a part of the page that can be given it, but does nothing with it.
const PARKED: &str = ".actions[tabindex=\"-1\"]";

/// What is to be done about a lost focus once the page has been redrawn. Dropped before that, it is not done: where frames are slow, the
/// next act may be through by then, and want the focus elsewhere.
#[must_use]
pub struct Wish(Option<AnimationFrameRequestHandle>);

impl Wish {
    fn new(find: impl FnOnce() + 'static) -> Self {
        let find = move || {
            if is_lost() && KEPT.with_borrow(Option::is_none) && !goes_back() {
                find();
            }
        };
        Self(request_animation_frame_with_handle(find).ok())
    }

    /// Whatever comes in the meantime, it is done.
    pub fn stays(mut self) {
        self.0 = None;
    }
}

impl Drop for Wish {
    fn drop(&mut self) {
        if let Some(frame) = self.0 {
            frame.cancel();
        }
    }
}

/// Whether what had the focus before a dialog gets it back.
fn goes_back() -> bool {
    let is_there = |before: &HtmlElement| before.is_connected() && before.tag_name() != "BODY";
    PASSED_ON.with_borrow(|before| before.as_ref().is_some_and(is_there))
}

/// If nothing has the focus, gives it, once the page has been redrawn, to the first of `wanted` (selectors) that is there.
pub fn rescue(wanted: &'static [&'static str]) -> Wish {
    Wish::new(move || {
        if !is_touched() {
            return;
        }
        let found = wanted.iter().copied().find_map(seek::first);
        give(found.and_then(|found| found.dyn_into().ok()));
    })
}

/// While there is nothing to press: if nothing has the focus, it waits where the next buttons will be, so that the next Tab does not begin
/// at the top of the page. [`rescue`] fetches it from there.
pub fn park() -> Wish {
    Wish::new(|| {
        if is_touched() {
            go_to(PARKED);
        }
    })
}

/// Whether the player has pressed anything since the page was loaded: until then the focus was not theirs, and nothing is to be ringed.
/// Of a browser that does not tell it is assumed.
fn is_touched() -> bool {
    let get = |of: &JsValue, key: &str| Reflect::get(of, &key.into()).ok();
    let been = get(&window().navigator(), "userActivation").and_then(|activation| get(&activation, "hasBeenActive"));
    been.is_none_or(|been| been != JsValue::FALSE)
}

thread_local! {
    /// What gets the focus back from a dialog that is just going, for the one that takes its place.
    static PASSED_ON: RefCell<Option<HtmlElement>> = const { RefCell::new(None) };
    /// What is to have the focus again that it lost only as the page moved it.
    static KEPT: RefCell<Option<HtmlElement>> = const { RefCell::new(None) };
}

/// What has the focus now gets it back when the part of the page that calls this goes, unless something else has it by then; or, where that
/// is gone, the `way` to it (a selector). What takes the place of another gives it back to where that would have.
pub fn return_later(way: Option<&'static str>) {
    let active = || document().active_element().and_then(|active| active.dyn_into::<HtmlElement>().ok());
    let before = PASSED_ON.take().or_else(active);
    let before = StoredValue::new_local(before);
    on_cleanup(move || {
        let before = before.try_get_value().flatten();
        PASSED_ON.set(before.clone());
        request_animation_frame(move || {
            PASSED_ON.set(None);
            if is_lost() {
                give(before.filter(|before| before.is_connected()));
            }
            if let Some(way) = way.filter(|_| is_lost()) {
                // A screen that comes in the same moment sees to it itself.
                request_animation_frame(move || {
                    if is_lost() {
                        go_to(way);
                    }
                });
            }
        });
    });
}

/// Once the page has been redrawn: opens what `wanted` (a selector) fits at the top of what scrolls around it, and gives it the focus.
pub fn open_at(wanted: String) {
    request_animation_frame(move || {
        if go_to(&wanted)
            && let Some(found) = document().active_element()
        {
            found.scroll_into_view();
        }
    });
}

/// Once the page has been redrawn: what has the focus now has it again, if it was lost only as the page moved it.
/// Asked for again before that, the later one counts.
pub fn keep() {
    if is_lost() {
        return;
    }
    KEPT.set(document().active_element().and_then(|active| active.dyn_into().ok()));
    request_animation_frame(move || {
        let kept = KEPT.take();
        if is_lost() {
            give(kept.filter(|kept| kept.is_connected()));
        }
    });
}

/// Scrolls no further than it takes to show `element`.
pub fn show(element: &Element) {
    let options = ScrollIntoViewOptions::new();
    options.set_block(ScrollLogicalPosition::Nearest);
    element.scroll_into_view_with_scroll_into_view_options(&options);
}

fn is_lost() -> bool {
    document()
        .active_element()
        .is_none_or(|active| active.tag_name() == "BODY" || active.matches(PARKED).unwrap_or_default())
}

/// Whether what has the focus is in what fits `place` (a selector).
pub fn is_within(place: &str) -> bool {
    document().active_element().is_some_and(|active| active.closest(place).is_ok_and(|found| found.is_some()))
}

/// Gives the focus to the first that fits `wanted` (a selector); says whether there is one.
pub fn go_to(wanted: &str) -> bool {
    let found = seek::first(wanted).and_then(|found| found.dyn_into().ok());
    let there = found.is_some();
    give(found);
    there
}

/// What is shown now takes the place of all that was there, and begins at its top.
pub fn begin_at_top() {
    window().scroll_to_with_x_and_y(0.0, 0.0);
}

/// What `wanted` (a selector) fits shows its beginning again.
pub fn to_top(wanted: &str) {
    if let Some(found) = seek::first(wanted) {
        found.set_scroll_top(0);
    }
}

/// Once the page has been redrawn: scrolls all that fits `wanted` (a selector) into view.
pub fn bring_into_view(wanted: String) {
    request_animation_frame(move || {
        seek::all(&wanted).iter().for_each(show);
    });
}

/// Gives the focus to `element`, without scrolling.
pub fn give(element: Option<HtmlElement>) {
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    if let Some(element) = element {
        element.focus_with_options(&options).ok();
    }
}
