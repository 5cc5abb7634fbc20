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
            {move || sheet(column.get())}
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

fn sheet(column: Column) -> impl IntoView {
    let Column { outlaw, reward, open, cp, captured } = column;
    let slug = look::slug(outlaw);
    let state = match (open, captured) {
        (false, _) => label::UNOPENED,
        (true, false) => label::OPEN,
        (true, true) => label::CAPTURED,
    };
    let stamp = captured.then(|| view! { <span class="poster-stamp" aria-hidden="true">{label::CAPTURED}</span> });
    view! {
        <div class="poster" class:open=open class:unopened=!open class:captured=captured data-slot=format!("poster-{slug}")>
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
                {text::money(reward)}
            </span>
            <span class="meter" style=("--cp", cp.to_string())>
                <span class="meter-bar" aria-hidden="true">
                    <span class="meter-fill"></span>
                </span>
                <span class="meter-number">
                    {cp}<span class="meter-of">" / "{CAPTURE}</span>
                    <span class="visually-hidden">" "{label::CP}</span>
                </span>
            </span>
            <span class="poster-state">{state}</span>
            {stamp}
        </div>
    }
}
