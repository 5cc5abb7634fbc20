//! The reward posters over the columns.

use leptos::prelude::*;

use super::context::{Context, Question};
use super::explain_model::Thing;
use super::hint_model::Mark;
use super::look;
use super::model::Column;
use crate::games::wyatt_earp::{Action, CAPTURE, Direction, Outlaw, Phase};
use crate::ui::browser::art::drawing;
use crate::ui::text::wyatt_earp as earp;

/// The head of an outlaw's column.
#[component]
pub fn Poster(outlaw: Outlaw, context: Context) -> impl IntoView {
    let column = Memo::new(move |_| context.model.with(|model| model.columns[outlaw.index()]));
    let asking = move || context.question.get() == Question::AskWhom && context.phase() == Some(Phase::Play);
    let names = context.names();
    let single = names.len() == 2;
    let ask = move |_| {
        if single {
            context.act(Action::Ask { outlaw, direction: Direction::Left });
        } else {
            context.ask(Question::AskWay(outlaw));
        }
    };
    view! {
        <th role="columnheader" scope="col" class=format!("poster-cell {}", look::outlaw_ink(outlaw))
            class:aim=asking
            class:advised=move || context.is_advised(Mark::Poster(outlaw))
            class:about=move || context.asked_about() == Some((None, outlaw))
            data-explain=Thing::Poster(outlaw).key()
        >
            {sheet(outlaw, column)}
            {move || {
                asking()
                    .then(|| {
                        view! {
                            <button type="button" class="target" aria-label=earp::ask_for(outlaw) on:click=ask></button>
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
        (false, _) => earp::label().unopened,
        (true, false) => earp::label().open,
        (true, true) => earp::label().captured,
    };
    let is_captured = Memo::new(move |_| captured());
    let stamp = move || {
        is_captured
            .get()
            .then(|| view! { <span class="stamp poster-stamp" aria-hidden="true">{earp::label().captured}</span> })
    };
    view! {
        <div
            class="poster paper"
            class:open=open
            class:unopened=move || !open()
            class:captured=captured
            data-slot=format!("poster-{slug}")
        >
            <span class="poster-wanted" aria-hidden="true">{earp::label().wanted}</span>
            <span class="poster-art">
                {drawing(&format!("portrait-{slug}"), "poster-portrait")}
                {drawing(&format!("symbol-{slug}"), "poster-symbol")}
            </span>
            <span class="poster-name">
                <span class="full">{outlaw.name()}</span>
                <span class="short" aria-hidden="true">{earp::outlaw_short(outlaw)}</span>
            </span>
            <span class="poster-money">
                <span class="visually-hidden">{earp::label().reward}" "</span>
                {move || earp::money(column.get().reward)}
            </span>
            <span class="meter" style=("--cp", move || column.get().cp.to_string())>
                <span class="meter-bar" aria-hidden="true">
                    <span class="meter-fill"></span>
                </span>
                <span class="meter-number">
                    {move || column.get().cp}<span class="meter-of">" / "{CAPTURE}</span>
                    <span class="visually-hidden">" "{earp::label().cp}</span>
                </span>
            </span>
            <span class="poster-state">{state}</span>
            {stamp}
        </div>
    }
}
