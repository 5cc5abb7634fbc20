//! The rules as a page over the page: they open at a place, can be searched, and show the cards that they are about. A game is not left for
//! them. Their text (`docs/rules/`) is brought when they are opened: no table waits for it.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::card::{Looks, lying};
use super::rules_text::{Block, Query, RulesTable, RulesText, Section, Style};
use crate::ui::browser::modal::Modal;
use crate::ui::browser::{art, focus};
use crate::ui::text::reading::{self, reading};
use crate::ui::text::{self, Lang, label};

/// The rules of a game, as the game hands them over.
#[derive(Clone, Copy, Debug)]
pub struct Book {
    /// The game's name in the names of its files.
    pub name: &'static str,
    /// What it is called.
    pub title: fn() -> &'static str,
    /// How its cards look.
    pub looks: Looks,
    /// The cards that the rule of that number is about.
    pub cards: fn(&str) -> Vec<u16>,
    /// Draws a table of the text; nothing for one that may stay as it is written.
    pub figure: fn(&RulesTable) -> Option<AnyView>,
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
            Some(view! { <Rulebook book place on_close=move |()| self.0.set(None) /> })
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
#[derive(Clone, Debug, PartialEq, Eq)]
enum Text {
    Coming,
    Missing,
    Here(RulesText),
}

/// The rules of `book`, opened at `place`.
#[component]
fn Rulebook(
    book: Book,
    place: String,
    /// Enough read.
    #[prop(into)]
    on_close: Callback<()>,
) -> impl IntoView {
    art::bring(book.name);
    let text = RwSignal::new(Text::Coming);
    let typed = RwSignal::new(String::new());
    let bring = move || {
        text.set(Text::Coming);
        spawn_local(async move {
            let found = art::bring_text(&book.file(text::language())).await;
            text.try_set(found.map_or(Text::Missing, |found| Text::Here(RulesText::parse(&found))));
        });
    };
    bring();
    let place = StoredValue::new(place);
    let query = Memo::new(move |_| typed.with(|typed| Query::new(typed)));
    let found = Memo::new(move |_| match text.get() {
        Text::Here(text) => text.found(&query.get()),
        _ => RulesText::default(),
    });
    // What is searched for may have hidden the place.
    let go = Callback::new(move |place: String| {
        typed.set(String::new());
        focus::open_at(format!(".rulebook [data-rule=\"{}\"]", place_of(&place)));
    });
    Effect::new(move |_| {
        if text.with(|text| matches!(text, Text::Here(_))) && !place.with_value(String::is_empty) {
            go.run(place.get_value());
        }
    });
    let count =
        move || query.with(|query| (!query.is_empty()).then(|| reading::places_found(found.with(RulesText::pieces))));
    let body = move || match text.get() {
        Text::Coming => view! { <p class="rules-wait">{reading().coming}</p> }.into_any(),
        Text::Missing => view! {
            <p class="rules-wait" role="alert">{reading().missing}</p>
            <button type="button" class="button" on:click=move |_| bring()>{reading().again}</button>
        }
        .into_any(),
        Text::Here(_) => {
            let query = query.get();
            let contents = query.is_empty();
            found.with(|found| {
                let section = |section| self::section(book, section, &query, go);
                // What is there in short comes first, then the way to the rest.
                let (before, after) = found.sections.split_at(if contents { found.sections.len().min(2) } else { 0 });
                let mut parts: Vec<AnyView> = before.iter().skip(1).map(section).collect();
                if contents {
                    parts.push(self::contents(found, go));
                }
                parts.extend(before.iter().take(1).chain(after).map(section));
                parts.into_any()
            })
        }
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
                    on:input=move |event| typed.set(event_target_value(&event))
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

/// What sections there are, to go to.
fn contents(text: &RulesText, go: Callback<String>) -> AnyView {
    let parts = text
        .sections
        .iter()
        .filter(|section| !section.number.is_empty())
        .map(|section| {
            let number = section.number.clone();
            view! {
                <li>
                    <button type="button" class="rules-go" on:click=move |_| go.run(number.clone())>
                        <span class="rules-number">{section.number.clone()}</span>
                        {section.title.clone()}
                    </button>
                </li>
            }
        })
        .collect_view();
    view! { <ol class="rules-contents">{parts}</ol> }.into_any()
}

fn section(book: Book, section: &Section, query: &Query, go: Callback<String>) -> AnyView {
    let heading = (!section.title.is_empty()).then(|| {
        let number =
            (!section.number.is_empty()).then(|| view! { <span class="rules-number">{section.number.clone()}</span> });
        view! {
            <h3 class="rules-heading" tabindex="-1" data-rule=section.number.clone()>
                {number} {line(&section.title, query, go)}
            </h3>
        }
    });
    let blocks = section.blocks.iter().map(|block| self::block(book, block, query, go)).collect_view();
    view! { {heading} {blocks} }.into_any()
}

fn block(book: Book, block: &Block, query: &Query, go: Callback<String>) -> AnyView {
    match block {
        Block::Paragraph(text) => view! { <p>{line(text, query, go)}</p> }.into_any(),
        Block::Steps(steps) => {
            let steps = steps.iter().map(|step| view! { <li>{line(step, query, go)}</li> }).collect_view();
            view! { <ol class="rules-steps">{steps}</ol> }.into_any()
        }
        Block::Rule(number, text) => {
            let cards: Vec<AnyView> = (book.cards)(number).into_iter().map(|card| lying((book.looks)(card))).collect();
            let cards =
                (!cards.is_empty()).then(|| view! { <span class="rule-cards" aria-hidden="true">{cards}</span> });
            view! {
                <div class="rule-entry" tabindex="-1" data-rule=number.clone()>
                    {cards}
                    <p>
                        <b class="rules-number">{line(number, query, go)}</b>
                        " "
                        {line(text, query, go)}
                    </p>
                </div>
            }
            .into_any()
        }
        Block::Table(table) => (book.figure)(table).unwrap_or_else(|| as_written(table, query, go)),
    }
}

fn as_written(table: &RulesTable, query: &Query, go: Callback<String>) -> AnyView {
    let heads = table.heads.iter().map(|head| view! { <th scope="col">{head.clone()}</th> }).collect_view();
    let rows = table
        .rows
        .iter()
        .map(|row| {
            let cells = row.iter().map(|cell| view! { <td>{line(cell, query, go)}</td> }).collect_view();
            view! { <tr>{cells}</tr> }
        })
        .collect_view();
    view! { <table class="rules-table"><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table> }.into_any()
}

/// Words as they are set; what is searched for is marked, numbers of rules lead there.
fn line(text: &str, query: &Query, go: Callback<String>) -> AnyView {
    let spans = query.spans(text);
    let alone = spans.len() == 1; // the number of the rule itself
    spans
        .into_iter()
        .map(|span| {
            let (style, words) = (span.style, span.words);
            let inner =
                if span.found { view! { <mark>{words.clone()}</mark> }.into_any() } else { words.clone().into_any() };
            match style {
                Style::Emphasis => view! { <em>{inner}</em> }.into_any(),
                Style::Strong => view! { <strong>{inner}</strong> }.into_any(),
                Style::Number if !alone => view! {
                    <button type="button" class="rule-link" on:click=move |_| go.run(words.clone())>{inner}</button>
                }
                .into_any(),
                _ => inner,
            }
        })
        .collect_view()
        .into_any()
}
