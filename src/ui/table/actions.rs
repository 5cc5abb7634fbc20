//! The bar that says what may be done now, and why not what may not.
//!
//! Buttons stand in one row of fixed height; what is to be read comes in the place of the status line, so that nothing moves.

use leptos::prelude::*;

use super::explain::ITSELF;
use super::hint::{HintButton, Hints};
use super::rules::rule_link;
use super::{Controls, Refusal};
use crate::ui::browser::art::drawing;
use crate::ui::browser::focus;
use crate::ui::text::label;

/// What there is to read about the card that is picked up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Help {
    /// Its name.
    pub title: String,
    /// What it does.
    pub text: String,
    /// Why it cannot do so now, if it cannot.
    pub why: Option<Refusal>,
}

/// What may be done now.
#[component]
pub fn Actions(
    /// The table's controller.
    controls: Controls,
    /// The table's hints.
    hints: Hints,
    /// What there is to read.
    help: Callback<(), Option<Help>>,
    /// The buttons, or what stands in their place.
    #[prop(into)]
    buttons: ViewFn,
) -> impl IntoView {
    let reserved = move || controls.settings.hints.get() && !controls.lesson;
    view! {
        <section class="actions" tabindex="-1" aria-label=label().actions>
            <Say controls help />
            <div class="actions-bar" data-rove="row">
                <div class="actions-do">{move || buttons.run()}</div>
                <div class="actions-aside" class:reserved=reserved><HintButton hints /></div>
            </div>
        </section>
    }
}

/// What there is to read: what the card picked up does, and why something cannot be done.
#[component]
pub(super) fn Say(controls: Controls, help: Callback<(), Option<Help>>) -> impl IntoView {
    let reason = move |Refusal { words, rule }| {
        let link = (!rule.is_empty()).then(|| rule_link(controls.book, rule));
        view! { {words} " " {link} }
    };
    let refused =
        move || controls.get().refusal().map(|why| view! { <p class="actions-why" role="alert">{reason(why)}</p> });
    let told = move || {
        help.run(()).map(|Help { title, text, why }| {
            view! {
                <p class="actions-help"><b>{title}</b> " " {text}</p>
                {why.map(|why| view! { <p class="actions-why">{reason(why)}</p> })}
            }
        })
    };
    let any = Memo::new(move |_| help.run(()).is_some() || controls.get().refusal().is_some());
    Effect::new(move |_| controls.covered.set(any.get()));
    let name = Memo::new(move |_| if help.run(()).is_some() { label().clear } else { label().close });
    let clear = move || any.get().then(|| quiet(name.get(), move || lay_down(controls)));
    view! {
        <div class="actions-say" class:any=any>
            <div class="actions-words">
                <div class="actions-told" aria-live="polite">{told}</div>
                {refused}
            </div>
            {clear}
        </div>
    }
}

/// Lays down what is picked up. The button that does it goes, so the keyboard goes back to the card.
pub fn lay_down(controls: Controls) {
    controls.lightly_pressed(move || {
        focus::go_to(".hand .card[aria-pressed=\"true\"]");
        controls.clear();
    });
}

/// A line in place of buttons.
pub fn line(words: impl Into<String>) -> AnyView {
    let words: String = words.into();
    view! { <p class="actions-hint">{words}</p> }.into_any()
}

/// A button that does nothing much.
pub fn quiet(name: &'static str, press: impl Fn() + 'static) -> AnyView {
    view! {
        <button type="button" class="button quiet" on:click=move |_| press()>
            {name}
        </button>
    }
    .into_any()
}

/// A button that does something, or asks how.
#[derive(Default)]
pub struct ActionButton {
    /// What it does.
    pub name: String,
    /// The same as short as it can be beside the card, for where room is scarce.
    pub short: Option<String>,
    /// A drawing over that, if words so short say too little.
    pub art: &'static str,
    /// What comes of it.
    pub note: Option<String>,
    /// The same as it is heard, where signs or a number say too little.
    pub heard: Option<String>,
    /// The keys that press it, with a space between.
    pub key: &'static str,
    /// Whether it stands out.
    pub primary: bool,
    /// Whether it stands back.
    pub quiet: bool,
    /// Whether it opens a dialog.
    pub asks: bool,
    /// What it says of itself to whoever asks.
    pub about: Option<About>,
}

/// What a button says of itself.
pub struct About {
    /// What comes of pressing it, in sentences.
    pub words: String,
    /// The number of the rule that it goes by.
    pub rule: &'static str,
}

impl About {
    /// What is said, and by which rule.
    pub fn new(words: impl Into<String>, rule: &'static str) -> Self {
        Self { words: words.into(), rule }
    }
}

impl ActionButton {
    /// Draws it.
    pub fn view(self, press: impl Fn() + 'static) -> AnyView {
        let Self { name, short, art, note, heard, key, primary, quiet, asks, about } = self;
        let (about, rule) = about.map(|about| (about.words, about.rule)).unzip();
        let explain = about.is_some().then_some(ITSELF);
        let title = explain.map(|_| name.clone());
        view! {
            <button
                type="button"
                class="button"
                class:primary=primary
                class:quiet=quiet
                data-key=(!key.is_empty()).then_some(key)
                data-explain=explain
                data-title=title
                data-about=about
                data-rule=rule
                aria-haspopup=asks.then_some("dialog")
                on:click=move |_| press()
            >
                {(!art.is_empty()).then(|| drawing(art, "button-art short"))}
                <span>{words(name, short)}</span>
                {note.map(|note| view! { " " <span class="button-note" aria-hidden=heard.is_some().then_some("true")>{note}</span> })}
                {heard.map(|heard| view! { <span class="visually-hidden">" " {heard}</span> })}
            </button>
        }
        .into_any()
    }
}

/// A button's words: in full, and where room is scarce as short as they can be beside the card.
fn words(full: String, short: Option<String>) -> AnyView {
    match short {
        Some(short) => view! {
            <span class="full">{full}</span>
            <span class="short" aria-hidden="true">{short}</span>
        }
        .into_any(),
        None => full.into_any(),
    }
}
