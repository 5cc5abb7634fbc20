//! The reward posters over the columns.

use leptos::prelude::*;

use super::desk::{Desk, Question};
use super::hint_model::Mark;
use super::look;
use super::model::Column;
use crate::games::wyatt_earp::{Action, CAPTURE, Direction, Outlaw, Phase};
use crate::ui::art::drawing;
use crate::ui::text::{self, label};

/// The head of an outlaw's column.
#[component]
pub fn Poster(outlaw: Outlaw, desk: Desk) -> impl IntoView {
    let column = Memo::new(move |_| desk.model.with(|model| model.columns[outlaw.index()]));
    let asking = move || desk.question.get() == Question::AskWhom && desk.phase() == Some(Phase::Play);
    let names = desk.names();
    let single = names.len() == 2;
    let ask = move |_| {
        if single {
            desk.act(Action::Ask { outlaw, direction: Direction::Left });
        } else {
            desk.question.set(Question::AskWay(outlaw));
        }
    };
    view! {
        <th role="columnheader" scope="col" class=format!("poster-cell {}", look::outlaw_ink(outlaw))
            class:advised=move || desk.is_advised(Mark::Poster(outlaw))
            class:about=move || desk.asked_about() == Some((None, outlaw))
        >
            {sheet(outlaw, column)}
            {move || {
                asking()
                    .then(|| {
                        view! {
                            <button type="button" class="target" aria-label=text::ask_for(outlaw) on:click=ask></button>
                        }
                    })
            }}
        </th>
    }
}

/// The poster: printed once; only what is written on it changes.
fn sheet(outlaw: Outlaw, column: Memo<Column>) -> impl IntoView {
    let slug = look::slug(outlaw);
    let (open, captured) = (move || column.get().open, move || column.get().captured);
    let state = move || match (open(), captured()) {
        (false, _) => label::UNOPENED,
        (true, false) => label::OPEN,
        (true, true) => label::CAPTURED,
    };
    let is_captured = Memo::new(move |_| captured());
    let stamp = move || {
        is_captured.get().then(|| view! { <span class="poster-stamp" aria-hidden="true">{label::CAPTURED}</span> })
    };
    view! {
        <div
            class="poster"
            class:open=open
            class:unopened=move || !open()
            class:captured=captured
            data-slot=format!("poster-{slug}")
        >
            <span class="poster-wanted" aria-hidden="true">{label::WANTED}</span>
            <span class="poster-art">
                {drawing(&format!("portrait-{slug}"), "poster-portrait")}
                {drawing(&format!("symbol-{slug}"), "poster-symbol")}
            </span>
            <span class="poster-name">
                <span class="full">{outlaw.name()}</span>
                <span class="short" aria-hidden="true">{text::outlaw_short(outlaw)}</span>
            </span>
            <span class="poster-money">
                <span class="visually-hidden">{label::REWARD}" "</span>
                {move || text::money(column.get().reward)}
            </span>
            <span class="meter" style=("--cp", move || column.get().cp.to_string())>
                <span class="meter-bar" aria-hidden="true">
                    <span class="meter-fill"></span>
                </span>
                <span class="meter-number">
                    {move || column.get().cp}<span class="meter-of">" / "{CAPTURE}</span>
                    <span class="visually-hidden">" "{label::CP}</span>
                </span>
            </span>
            <span class="poster-state">{state}</span>
            {stamp}
        </div>
    }
}
