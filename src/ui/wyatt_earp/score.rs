//! The scoring sheet after a hand: what each poster paid to whom and why, and the race for $25,000.

use leptos::prelude::*;

use super::context::Context;
use super::look;
use super::score_model::{Holding, PosterSheet, Total, posters, totals};
use crate::engine::sort_few;
use crate::games::wyatt_earp::{GOAL, HandEnd};
use crate::ui::browser::art::drawing;
use crate::ui::table::Exits;
use crate::ui::table::score::{Runner, ScoreSheet};
use crate::ui::text::Names;
use crate::ui::text::wyatt_earp as earp;

/// The sheet of the hand that has just ended. `over` if it was the last; `on_next` deals the next or goes to the end.
pub fn score(context: Context, exits: Exits, why: Option<HandEnd>, over: bool, on_next: Callback<()>) -> AnyView {
    let (table, names) = (context.with_untracked(|view| view.table), context.names());
    let sheets = posters(&table, &names).into_iter().map(|sheet| poster(&sheet, &names)).collect_view();
    let race = totals(&table).into_iter().map(|total| runner(&total, &names)).collect_view();
    let why = why.map(|why| earp::hand_ended(why, &names));
    view! {
        <ScoreSheet controls=context.controls exits title=earp::scored(table.hand_number) why over on_next>
            <section aria-labelledby="score-race" data-slot="score-race">
                <h2 class="score-heading" id="score-race">{earp::race(GOAL)}</h2>
                <ol class="score-race">{race}</ol>
            </section>
            <section aria-labelledby="score-posters">
                <h2 class="score-heading" id="score-posters">{earp::label().posters}</h2>
                <ul class="score-posters">{sheets}</ul>
            </section>
        </ScoreSheet>
    }
    .into_any()
}

pub fn poster(sheet: &PosterSheet, names: &Names) -> impl IntoView + use<> {
    let portrait = format!("portrait-{}", look::slug(sheet.outlaw));
    let mut lines: Vec<&Holding> = sheet.lines.iter().filter(|line| line.cp > 0 || line.hidden).collect();
    sort_few(&mut lines, |a, b| b.cp.cmp(&a.cp));
    let rows = lines.iter().map(|line| row(line, names)).collect_view();
    let stays = earp::money(sheet.stays);
    let table = (!lines.is_empty()).then(|| {
        view! {
            <table class="score-table">
                <thead>
                    <tr>
                        <th scope="col"><span class="visually-hidden">{earp::label().who}</span></th>
                        <th scope="col">{earp::label().cp}</th>
                        <th scope="col">{earp::label().rounds}</th>
                        <th scope="col">{earp::label().paid}</th>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        }
    });
    view! {
        <li class=format!("score-poster {}", look::outlaw_ink(sheet.outlaw)) class:captured=sheet.captured
            data-slot=format!("score-{}", look::slug(sheet.outlaw))>
            <div class="score-head">
                {drawing(&portrait, "score-portrait")}
                <h3 class="score-name">{sheet.outlaw.name()}</h3>
                <p class="score-reward">
                    <span class="visually-hidden">{earp::label().reward}" "</span>
                    {earp::money(sheet.reward)}
                </p>
            </div>
            {table}
            <p class="score-reason">{sheet.why.join(" ")}</p>
            <p class="score-stays">{earp::label().stays}" "<b>{stays}</b></p>
        </li>
    }
}

fn row(line: &Holding, names: &Names) -> impl IntoView + use<> {
    let cp = if line.hidden { earp::hidden_cp() } else { line.cp.to_string() };
    view! {
        <tr class:paid={line.paid > 0} class:is-you={line.seat.0 == 0}>
            <th scope="row">{names.of(line.seat).to_owned()}</th>
            <td>{cp}</td>
            <td>{earp::rounds(&line.rounds)}</td>
            <td>{earp::money(line.paid)}</td>
        </tr>
    }
}

fn runner(&Total { seat, gained, money }: &Total, names: &Names) -> impl IntoView + use<> {
    let say = |thousands: i16| earp::money(thousands.max(0).cast_unsigned());
    let (total, goal) = (money.cast_signed(), GOAL.cast_signed());
    Runner { seat, total, gained: gained.cast_signed(), goal, gain: earp::raise(gained), say }.view(names)
}
