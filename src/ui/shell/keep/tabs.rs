//! Of all tabs that show this page, one has the kept games; the others wait, or take it over. The browser's locks see to it: they end with
//! their tab, however it ends.

use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use js_sys::{Function, Object, Promise, Reflect};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{NavigationType, PerformanceNavigationTiming};

use crate::ui::browser::storage;

/// The lock that the kept games go with, and, where the browser has no locks, where the tab that came last leaves its mark.
const GAMES: &str = "games";
const LAST: &str = "tab";
/// Where a tab that goes notes that it had the games; the browser keeps that for this tab alone.
const HAD: &str = "had-the-games";
/// How long the tab before may take to go when the page is loaded anew.
const PATIENCE: Duration = Duration::from_millis(500);

#[wasm_bindgen]
extern "C" {
    type LockManager;
    #[wasm_bindgen(method, catch)]
    fn request(this: &LockManager, name: &str, options: &JsValue, granted: &Function) -> Result<Promise, JsValue>;
}

/// Who has the kept games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ownership {
    /// It is not known yet.
    Asking,
    /// This tab has the games.
    Mine,
    /// Another tab has them.
    Elsewhere,
}

/// This tab.
#[derive(Clone, Copy)]
pub struct Tab {
    ownership: RwSignal<Ownership>,
    /// Where there are no locks: this tab's own mark.
    mark: StoredValue<String>,
    /// How often it has asked for the games, and which time it got those that it has.
    asked: StoredValue<u32>,
    got: StoredValue<u32>,
    /// Whether it waits for them to be free.
    waits: StoredValue<bool>,
}

impl Tab {
    /// Asks for the games. As soon as no other tab has them, this one does. One that had them and is loaded anew gets them back: a tab that
    /// waited would otherwise have taken them meanwhile.
    pub fn new() -> Self {
        let tab = Self {
            ownership: RwSignal::new(Ownership::Asking),
            mark: StoredValue::new(String::new()),
            asked: StoredValue::new(0),
            got: StoredValue::new(0),
            waits: StoredValue::new(false),
        };
        tab.ask(had_it_before_reload());
        tab.note_when_gone();
        set_timeout(
            move || {
                if tab.ownership.try_get_untracked() == Some(Ownership::Asking) {
                    tab.ownership.set(Ownership::Elsewhere);
                }
            },
            PATIENCE,
        );
        tab
    }

    /// Who has the kept games; tracked.
    pub fn ownership(self) -> Ownership {
        self.ownership.get()
    }

    /// Whether this tab has the games, for code that runs on its own time.
    pub fn is_mine(self) -> bool {
        self.ownership.try_get_untracked() == Some(Ownership::Mine)
    }

    /// Takes the games from whichever tab has them.
    pub fn take_over(self) {
        self.ask(true);
    }

    /// A mark of this tab's own.
    pub fn fresh_mark() -> String {
        ((js_sys::Math::random() * 1e15) as u64).to_string()
    }

    fn note_when_gone(self) {
        let handle = window_event_listener(leptos::ev::pagehide, move |_| {
            if self.is_mine() {
                storage::tab::set(HAD, "1");
            }
        });
        on_cleanup(move || handle.remove());
    }

    fn ask(self, steal: bool) {
        let options = Object::new();
        // Fails only for objects that refuse properties.
        Reflect::set(&options, &"steal".into(), &steal.into()).ok();
        let this = self.asked.with_value(|asked| asked.wrapping_add(1));
        self.asked.set_value(this);
        let is_granted = Rc::new(Cell::new(false));
        let granted = Closure::once_into_js({
            let is_granted = Rc::clone(&is_granted);
            move |_: JsValue| {
                is_granted.set(true);
                self.got.set_value(this);
                if !steal {
                    self.waits.set_value(false);
                }
                if !self.is_mine() {
                    self.ownership.set(Ownership::Mine);
                }
                Promise::new(&mut |_, _| {}) // held for good
            }
        });
        let asked =
            locks().and_then(|locks| locks.request(&storage::name(GAMES), &options, granted.unchecked_ref()).ok());
        let Some(asked) = asked else { return self.mark() };
        if !steal {
            self.waits.set_value(true);
        }
        spawn_local(async move {
            if JsFuture::from(asked).await.is_ok() {
                return;
            }
            let Some(got) = self.got.try_get_value() else { return };
            if !is_granted.get() {
                self.mark(); // the browser has locks but not for this page
            } else if got == this {
                // Taken over by another tab. When that one goes it comes back. Whoever has pressed twice has taken them from themselves.
                self.ownership.set(Ownership::Elsewhere);
                if !self.waits.get_value() {
                    self.ask(false);
                }
            }
        });
    }

    /// Without locks: the tab that came last has the games, and the one before notices.
    fn mark(self) {
        let watched = self.mark.with_value(|mark| !mark.is_empty());
        let mark = Self::fresh_mark();
        storage::set(LAST, &mark);
        self.mark.set_value(mark);
        self.ownership.set(Ownership::Mine);
        if !watched {
            let handle = window_event_listener(leptos::ev::storage, move |_| {
                let mine = storage::get(LAST).is_none_or(|last| self.mark.with_value(|mark| *mark == last));
                if !mine && self.is_mine() {
                    self.ownership.set(Ownership::Elsewhere);
                }
            });
            on_cleanup(move || handle.remove());
        }
    }
}

/// Whether this tab had the games just before it was loaded anew. The note is taken away, as a tab made as a copy of this one had nothing.
fn had_it_before_reload() -> bool {
    let noted = storage::tab::get(HAD).is_some();
    storage::tab::forget(HAD);
    noted && is_reload()
}

fn is_reload() -> bool {
    let entry = web_sys::window().and_then(|window| window.performance()).and_then(|clock| {
        clock.get_entries_by_type("navigation").get(0).dyn_into::<PerformanceNavigationTiming>().ok()
    });
    entry.is_some_and(|entry| entry.type_() == NavigationType::Reload)
}

/// `None` on pages without encryption, and in old browsers.
fn locks() -> Option<LockManager> {
    let navigator = web_sys::window()?.navigator();
    let locks = Reflect::get(&navigator, &"locks".into()).ok()?;
    locks.is_object().then(|| locks.unchecked_into())
}
