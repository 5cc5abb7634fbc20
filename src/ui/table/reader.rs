//! What reads the rules out, once they are opened. No table waits for it: it is in the part that comes after (`later`).

use leptos::prelude::*;

use super::card::{Looks, lying};
use super::rules_text::{Block, Query, RulesTable, RulesText, Section, Style};
use crate::ui::text::reading;

/// What a game adds to the text of its rules.
#[derive(Debug)]
pub struct Reader {
    /// How its cards look.
    looks: Looks,
    /// The cards that the rule of that number is about.
    cards: fn(&str) -> Vec<u16>,
    /// Draws a table of the text; nothing for one that may stay as it is written.
    figure: fn(&RulesTable) -> Option<AnyView>,
    /// What is behind a pointer comes with the part; whoever calls [`read`] by name would move it into the shell.
    read: fn(&'static Self, &str, RwSignal<String>, Callback<String>) -> Reading,
}

/// A text that is read. Copies are the same one; what they are asked is tracked.
#[derive(Clone, Copy)]
pub struct Reading {
    /// How many places have what is searched for, in words.
    pub count: Callback<(), Option<String>>,
    /// The text, or of it what has that.
    pub body: Callback<(), AnyView>,
}

impl Reader {
    /// A reader of a game's rules.
    pub const fn new(looks: Looks, cards: fn(&str) -> Vec<u16>, figure: fn(&RulesTable) -> Option<AnyView>) -> Self {
        Self { looks, cards, figure, read }
    }

    /// Reads `text`, in which what is `typed` is searched for; `go` leads to the rule of a number.
    pub fn read(&'static self, text: &str, typed: RwSignal<String>, go: Callback<String>) -> Reading {
        (self.read)(self, text, typed, go)
    }
}

fn read(reader: &'static Reader, text: &str, typed: RwSignal<String>, go: Callback<String>) -> Reading {
    let text = StoredValue::new(RulesText::parse(text));
    let query = Memo::new(move |_| typed.with(|typed| Query::new(typed)));
    let found = Memo::new(move |_| text.with_value(|text| text.found(&query.get())));
    let count =
        move |()| query.with(|query| (!query.is_empty()).then(|| reading::places_found(found.with(RulesText::pieces))));
    let body = move |()| {
        let query = query.get();
        let contents = query.is_empty();
        found.with(|found| {
            let section = |section| self::section(reader, section, &query, go);
            // What is there in short comes first, then the way to the rest.
            let (before, after) = found.sections.split_at(if contents { found.sections.len().min(2) } else { 0 });
            let mut parts: Vec<AnyView> = before.iter().skip(1).map(section).collect();
            if contents {
                parts.push(self::contents(found, go));
            }
            parts.extend(before.iter().take(1).chain(after).map(section));
            parts.into_any()
        })
    };
    Reading { count: Callback::new(count), body: Callback::new(body) }
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
                        " "
                        {section.title.clone()}
                    </button>
                </li>
            }
        })
        .collect_view();
    view! { <ol class="rules-contents">{parts}</ol> }.into_any()
}

fn section(reader: &'static Reader, section: &Section, query: &Query, go: Callback<String>) -> AnyView {
    let heading = (!section.title.is_empty()).then(|| {
        let number =
            (!section.number.is_empty()).then(|| view! { <span class="rules-number">{section.number.clone()}</span> });
        view! {
            <h3 class="rules-heading" tabindex="-1" data-rule=section.number.clone()>
                {number} " " {line(&section.title, query, go)}
            </h3>
        }
    });
    let blocks = section.blocks.iter().map(|block| self::block(reader, block, query, go)).collect_view();
    view! { {heading} {blocks} }.into_any()
}

fn block(reader: &'static Reader, block: &Block, query: &Query, go: Callback<String>) -> AnyView {
    match block {
        Block::Paragraph(text) => view! { <p>{line(text, query, go)}</p> }.into_any(),
        Block::Steps(steps) => {
            let steps = steps.iter().map(|step| view! { <li>{line(step, query, go)}</li> }).collect_view();
            view! { <ol class="rules-steps">{steps}</ol> }.into_any()
        }
        Block::Rule(number, text) => {
            let cards: Vec<AnyView> =
                (reader.cards)(number).into_iter().map(|card| lying((reader.looks)(card))).collect();
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
        Block::Table(table) => (reader.figure)(table).unwrap_or_else(|| as_written(table, query, go)),
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
