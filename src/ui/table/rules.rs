//! The rules as a page over the page: they open at a place, can be searched, and show the cards that they are about. A game is not left for
//! them. Their text (`docs/rules/`) is brought when they are opened: no table waits for it.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::later::{AnyLater, dialog};
use super::reader::{Reader, Reading};
use crate::ui::browser::modal::Modal;
use crate::ui::browser::{art, focus};
use crate::ui::text::reading::{self, reading};
use crate::ui::text::{self, Lang, label};

/// The rules of a game, as the game hands them over.
#[derive(Clone, Copy)]
pub struct Book {
    /// The game's name in the names of its files.
    pub name: &'static str,
    /// What it is called.
    pub title: fn() -> &'static str,
    /// Who reads them out, and what else of the game its table can do without.
    pub later: fn() -> AnyLater,
}

impl Book {
    pub(in crate::ui) fn file(self, lang: Lang) -> String {
        let folder = if lang == Lang::En { String::new() } else { format!("{}/", lang.code()) };
        format!("rules/{folder}{}.md", self.name)
    }
}

/// Where the rules of whatever game are opened. Copies are the same one.
#[derive(Clone, Copy)]
pub struct Library(RwSignal<Option<(Book, String)>>);

impl Library {
    /// The page has one.
    pub fn provide() -> Self {
        let library = Self(RwSignal::new(None));
        provide_context(library);
        library
    }

    /// The page's own, for a component that is being built.
    pub fn here() -> Self {
        use_context().unwrap_or_else(|| Self(RwSignal::new(None)))
    }

    /// Opens a game's rules at the rule of that number, such as `R-6.6`; at the beginning for none.
    pub fn open(self, book: Book, place: &str) {
        self.0.set(Some((book, place.to_owned())));
    }

    /// The rules that are open, over whatever is there.
    pub fn view(self) -> impl IntoView {
        move || {
            let (book, place) = self.0.get()?;
            let close = Callback::new(move |()| self.0.set(None));
            Some(dialog((book.later)(), close, move |later| (later.rules)(&later.reader, book, place.clone(), close)))
        }
    }
}

/// A button that leads to a rule by its number.
pub fn rule_link(book: Book, rule: impl Into<String>) -> AnyView {
    let (library, rule) = (Library::here(), rule.into());
    let (name, number) = (reading::see_rule(&rule), rule.clone());
    view! {
        <button type="button" class="rule-link" aria-label=name on:click=move |_| library.open(book, &rule)>{number}</button>
    }
    .into_any()
}

/// What there is of the text.
#[derive(Clone, Copy)]
enum Text {
    Coming,
    Missing,
    Here(Reading),
}

/// The rules of `book`, opened at `place`.
#[component]
pub(super) fn Rulebook(
    reader: &'static Reader,
    book: Book,
    place: String,
    /// Enough read.
    on_close: Callback<()>,
) -> impl IntoView {
    art::bring(book.name);
    let text = RwSignal::new(Text::Coming);
    let typed = RwSignal::new(String::new());
    // What is searched for may have hidden the place.
    let go = Callback::new(move |place: String| {
        typed.set(String::new());
        focus::open_at(format!(".rulebook [data-rule=\"{}\"]", place_of(&place)));
    });
    let owner = Owner::current();
    let bring = move || {
        text.set(Text::Coming);
        let owner = owner.clone();
        spawn_local(async move {
            let found = art::bring_text(&book.file(text::language())).await;
            let Some(found) = found else {
                text.try_set(Text::Missing);
                return;
            };
            let read = || reader.read(&found, typed, go);
            text.try_set(Text::Here(owner.map_or_else(read, |owner| owner.with(read))));
        });
    };
    bring();
    Effect::new(move |_| {
        if matches!(text.get(), Text::Here(_)) && !place.is_empty() {
            go.run(place.clone());
        }
    });
    let count = move || match text.get() {
        Text::Here(reading) => reading.count.run(()),
        _ => None,
    };
    let body = move || match text.get() {
        Text::Coming => view! { <p class="rules-wait">{reading().coming}</p> }.into_any(),
        Text::Missing => {
            let bring = bring.clone();
            view! {
                <p class="rules-wait" role="alert">{reading().missing}</p>
                <button type="button" class="button" on:click=move |_| bring()>{reading().again}</button>
            }
            .into_any()
        }
        Text::Here(reading) => reading.body.run(()),
    };
    view! {
        <Modal title=reading::rules_of((book.title)()) class="rulebook" on_close closer=label().close>
            <search class="rules-search">
                <input
                    type="search"
                    aria-label=reading().search
                    placeholder=reading().search
                    autocomplete="off"
                    prop:value=typed
                    on:input=move |event| {
                        typed.set(event_target_value(&event));
                        focus::to_top(".rules-text");
                    }
                />
                <p class="rules-count" role="status">{count}</p>
            </search>
            <div class="rules-text" tabindex="0" role="group" aria-label=reading().rules autofocus>{body}</div>
        </Modal>
    }
}

/// A whole section is meant by its number alone: `R-8` is where section 8 begins.
fn place_of(place: &str) -> String {
    if place.contains('.') { place.to_owned() } else { place.rsplit('-').next().unwrap_or_default().to_owned() }
}
