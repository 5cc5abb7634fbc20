//! The scoring sheet after a hand: what each poster paid to whom and why, and the race for $25,000.

#![allow(clippy::needless_pass_by_value)] // a component owns what it is given

use leptos::prelude::*;

use super::score_model::{Line, PosterSheet, Total, posters, totals};
use super::{log, look};
use crate::engine::sort_few;
use crate::games::wyatt_earp::{GOAL, HandEnd, Table};
use crate::ui::art::drawing;
use crate::ui::text::{self, Names, keep, label};

/// The sheet of the hand that `table` has just ended. `over` if it was the last; `on_next` deals the next or goes to the end.
#[component]
pub fn Score(
    /// The table as the hand left it.
    table: Table,
    /// What the seats are called.
    names: Names,
    /// Why the hand ended, if known.
    why: Option<HandEnd>,
    /// Whether the game is over.
    over: bool,
    /// The button at the foot was pressed.
    #[prop(into)]
    on_next: Callback<()>,
    /// Takes the last act back, if that can be done.
    on_take_back: Option<Callback<()>>,
) -> impl IntoView {
    let sheets = posters(&table, &names).into_iter().map(|sheet| poster(&sheet, &names)).collect_view();
    let race = totals(&table).into_iter().map(|total| runner(&total, &names)).collect_view();
    let next = if over { label::TO_THE_END } else { label::NEXT_HAND };
    view! {
        <main class="score">
            <div class="score-sheet sheet framed">
                <h1 class="score-title">{text::scored(table.hand_number)}</h1>
                <p class="score-why">{why.map(|why| log::hand_ended(why, &names))}</p>
                <hr class="rule" />
                <section aria-labelledby="score-race">
                    <h2 class="score-heading" id="score-race">{text::race(GOAL)}</h2>
                    <ol class="score-race">{race}</ol>
                </section>
                <section aria-labelledby="score-posters">
                    <h2 class="score-heading" id="score-posters">{label::POSTERS}</h2>
                    <ul class="score-posters">{sheets}</ul>
                </section>
            </div>
            <div class="score-foot">
                {on_take_back
                    .map(|back| {
                        view! {
                            <button type="button" class="button quiet" on:click=move |_| back.run(())>
                                {keep::TAKE_BACK}
                            </button>
                        }
                    })}
                <button type="button" class="button primary" on:click=move |_| on_next.run(())>{next}</button>
            </div>
        </main>
    }
}

fn poster(sheet: &PosterSheet, names: &Names) -> impl IntoView + use<> {
    let portrait = format!("portrait-{}", look::slug(sheet.outlaw));
    let mut lines: Vec<&Line> = sheet.lines.iter().filter(|line| line.cp > 0 || line.hidden).collect();
    sort_few(&mut lines, |a, b| b.cp.cmp(&a.cp));
    let rows = lines.iter().map(|line| row(line, names)).collect_view();
    let stays = text::money(sheet.stays);
    let table = (!lines.is_empty()).then(|| {
        view! {
            <table class="score-table">
                <thead>
                    <tr>
                        <th scope="col"><span class="visually-hidden">{label::WHO}</span></th>
                        <th scope="col">{label::CP}</th>
                        <th scope="col">{label::ROUNDS}</th>
                        <th scope="col">{label::PAID}</th>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        }
    });
    view! {
        <li class=format!("score-poster {}", look::outlaw_ink(sheet.outlaw)) class:captured=sheet.captured>
            <div class="score-head">
                {drawing(&portrait, "score-portrait")}
                <h3 class="score-name">{sheet.outlaw.name()}</h3>
                <p class="score-reward">
                    <span class="visually-hidden">{label::REWARD}" "</span>
                    {text::money(sheet.reward)}
                </p>
            </div>
            {table}
            <p class="score-reason">{sheet.why.join(" ")}</p>
            <p class="score-stays">{label::STAYS}" "<b>{stays}</b></p>
        </li>
    }
}

fn row(line: &Line, names: &Names) -> impl IntoView + use<> {
    let cp = if line.hidden { text::hidden_cp() } else { line.cp.to_string() };
    view! {
        <tr class:paid={line.paid > 0} class:is-you={line.seat.0 == 0}>
            <th scope="row">{names.of(line.seat).to_owned()}</th>
            <td>{cp}</td>
            <td>{text::rounds(&line.rounds)}</td>
            <td>{text::money(line.paid)}</td>
        </tr>
    }
}

fn runner(total: &Total, names: &Names) -> impl IntoView + use<> {
    view! {
        <li
            class="runner"
            class:is-you={total.seat.0 == 0}
            style=("--money", total.money.to_string())
            style=("--goal", GOAL.to_string())
        >
            <span class="runner-name">{names.of(total.seat).to_owned()}</span>
            <span class="runner-bar" aria-hidden="true"><span class="runner-fill"></span></span>
            <span class="runner-gain">{text::raise(total.gained)}</span>
            <b class="runner-money">{text::money(total.money)}</b>
        </li>
    }
}
