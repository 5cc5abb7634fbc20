//! The slip of paper on which something is explained, and the button by which one asks.

use leptos::ev::MouseEvent;
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::Controls;
use super::explain::{Explainer, Explanation, How, Pays, Shown};
use super::rules::{Book, rule_link};
use crate::ui::browser::art::drawing;
use crate::ui::browser::motion::css;
use crate::ui::text::reading::reading;

/// The button by which one asks what things are.
pub(super) fn ask_button(explainer: Explainer) -> AnyView {
    let asking = explainer.asking;
    view! {
        <button
            type="button"
            class="tool ask"
            title=reading().explain_note
            aria-pressed=move || if asking.get() { "true" } else { "false" }
            on:click=move |_| explainer.ask(!asking.get_untracked())
        >
            {drawing("mark-ask", "mark")}
            <span class="label">{reading().explain}</span>
        </button>
    }
    .into_any()
}

/// Where explanations come up, over everything.
#[component]
pub(super) fn Explanations(explainer: Explainer, controls: Controls) -> impl IntoView {
    let Explainer { shown, asking, .. } = explainer;
    explainer.listen(controls);
    let node = NodeRef::<html::Div>::new();
    let wanted = Memo::new(move |_| shown.with(|shown| shown.as_ref().is_some_and(|shown| shown.how == How::Wanted)));
    Effect::new(move |_| {
        let Some(node) = node.get() else { return };
        // A browser without popovers shows it where it stands; what is there already cannot be shown twice.
        if shown.with(Option::is_some) {
            node.show_popover().ok();
            node.set_scroll_top(0);
            if wanted.get() {
                node.focus().ok();
            }
        } else {
            node.hide_popover().ok();
        }
    });
    let above_or_below = move |is_below: bool| {
        shown.with(|shown| match shown {
            Some(shown) if shown.place.below == is_below => format!("{}px", css(shown.place.y)),
            _ => "auto".to_owned(),
        })
    };
    let length = move |of: fn(&Shown) -> f64| {
        shown.with(|shown| shown.as_ref().map_or_else(String::new, |shown| format!("{}px", css(of(shown)))))
    };
    let spoken = move || {
        shown.with(|shown| match shown {
            Some(shown) if shown.how == How::Asked => shown.explanation.spoken(),
            None if asking.get() => reading().asking.to_owned(),
            _ => String::new(),
        })
    };
    view! {
        <p class="visually-hidden" role="status">{spoken}</p>
        {move || asking.get().then(|| view! { <p class="asking" aria-hidden="true">{reading().asking}</p> })}
        <div
            node_ref=node
            id="explanation"
            class="explanation sheet"
            popover="manual"
            tabindex="-1"
            role=move || if wanted.get() { "dialog" } else { "tooltip" }
            aria-label=move || shown.with(|shown| shown.as_ref().map(|shown| shown.explanation.title.clone()))
            style=("--x", move || length(|shown| shown.place.x))
            style=("--y", move || length(|shown| shown.place.y))
            style=("top", move || above_or_below(true))
            style=("bottom", move || above_or_below(false))
            on:click=move |event| {
                if leads_away(&event) {
                    explainer.hide();
                }
            }
        >
            {move || {
                let Shown { explanation, rule, how, .. } = shown.get()?;
                let close = (how != How::Rest).then(|| Callback::new(move |()| explainer.ask(false)));
                Some(matter(explanation, rule, controls.book, close))
            }}
        </div>
    }
}

/// Whether what was pressed opens the rules, which lie over everything.
fn leads_away(event: &MouseEvent) -> bool {
    let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| element.closest(".rule-link").ok().flatten().is_some())
}

fn matter(explanation: Explanation, rule: String, book: Book, on_close: Option<Callback<()>>) -> AnyView {
    let Explanation { title, lines, why, pays, .. } = explanation;
    // Once is enough.
    let rule = if why.as_ref().is_some_and(|why| why.rule == rule) { String::new() } else { rule };
    let lines = lines.into_iter().map(|line| view! { <p>{line}</p> }).collect_view();
    let why =
        why.map(|why| view! { <p class="explanation-why"><span>{why.words}</span> {rule_link(book, why.rule)}</p> });
    let pays = pays.map(|Pays { heads, rows }| {
        let heads = heads.into_iter().map(|head| view! { <th scope="col">{head}</th> }).collect_view();
        let row = |row: Vec<String>| {
            let mut cells = row.into_iter();
            let name = cells.next().unwrap_or_default();
            view! { <tr><th scope="row">{name}</th>{cells.map(|cell| view! { <td>{cell}</td> }).collect_view()}</tr> }
        };
        let rows = rows.into_iter().map(row).collect_view();
        view! { <table class="explanation-pays"><thead><tr><td></td>{heads}</tr></thead><tbody>{rows}</tbody></table> }
    });
    let rule = (!rule.is_empty()).then(|| rule_link(book, rule));
    let close = on_close.map(|close| {
        view! {
            <button type="button" class="dialog-close" aria-label=reading().close on:click=move |_| close.run(())>
                {drawing("mark-close", "")}
            </button>
        }
    });
    view! {
        <div class="explanation-head"><h2 class="explanation-title">{title}</h2> {rule} {close}</div>
        {lines}
        {why}
        {pays}
    }
    .into_any()
}
