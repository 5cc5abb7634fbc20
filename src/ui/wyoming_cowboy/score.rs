//! The sheet after a hand: what everybody scored, card by card, and the race to the goal.

use leptos::prelude::*;

use super::Act;
use super::card::{badge, chip};
use super::context::Context;
use super::log;
use super::score_model::{Piece, Row, rows};
use crate::engine::{Seat, sort_few};
use crate::games::wyoming_cowboy::{Event, Hand, MAX_SEATS, ScoreLine, Sheet};
use crate::ui::table::Exits;
use crate::ui::table::score::{Runner, ScoreSheet};
use crate::ui::text::wyoming_cowboy as says;
use crate::ui::text::{ME, Names};

/// All hands at the end of the last one, and what they scored.
fn scored(acts: &[Act]) -> Option<([Hand; MAX_SEATS], [Sheet; MAX_SEATS])> {
    acts.iter().rev().flat_map(|act| act.events.iter().rev()).find_map(|event| match event {
        Event::Scored { hands, sheets, .. } => Some((*hands, *sheets)),
        _ => None,
    })
}

/// The sheet of the hand that has just ended. `over` if it was the last; `on_next` deals the next or goes to the end.
pub fn score(context: Context, exits: Exits, over: bool, on_next: Callback<()>) -> AnyView {
    let (table, names) = (context.with_untracked(|view| view.table), context.names());
    let Some((hands, sheets)) = context.controller.acts().with_untracked(|acts| scored(acts)) else {
        return ().into_any();
    };
    let mut seats: Vec<Seat> = Seat::all(table.seats()).collect();
    sort_few(&mut seats, |a, b| sheets[b.index()].total().cmp(&sheets[a.index()].total()));
    let all = seats.iter().map(|&seat| paid(seat, &sheets[seat.index()], hands[seat.index()], &names)).collect_view();
    sort_few(&mut seats, |a, b| table.scores[b.index()].cmp(&table.scores[a.index()]));
    let race = seats
        .iter()
        .map(|&seat| {
            runner(seat, sheets[seat.index()].total(), table.scores[seat.index()], table.options.goal(), &names)
        })
        .collect_view();
    let why = context.controller.acts().with_untracked(|acts| log::ended(acts, &names));
    view! {
        <ScoreSheet controls=context.controls exits title=says::scored(table.hand_number) why over on_next>
            <section aria-labelledby="score-race">
                <h2 class="score-heading" id="score-race">{says::race(table.options.goal())}</h2>
                <ol class="score-race">{race}</ol>
            </section>
            <section aria-labelledby="score-sheets">
                <h2 class="score-heading" id="score-sheets">{says::label().sheets}</h2>
                <ul class="tallies">{all}</ul>
            </section>
        </ScoreSheet>
    }
    .into_any()
}

fn runner(seat: Seat, gained: i16, total: i16, goal: i16, names: &Names) -> impl IntoView + use<> {
    Runner { seat, total, gained, goal, gain: says::signed(gained), say: sum }.view(names)
}

/// What somebody has, in points.
pub fn sum(points: i16) -> String {
    points.to_string().replace('-', "−")
}

/// What one seat scored.
fn paid(seat: Seat, sheet: &Sheet, hand: Hand, names: &Names) -> impl IntoView + use<> {
    let total = sheet.total();
    view! {
        <li class="tally" class:is-you=seat == ME>
            <h3 class="tally-name">
                {names.of(seat).to_owned()} " " <b class:loss=total < 0 class:nothing=total == 0>{says::signed(total)}</b>
            </h3>
            {lines(sheet, hand)}
        </li>
    }
}

/// A sheet, line by line, with the cards of each.
fn lines(sheet: &Sheet, hand: Hand) -> AnyView {
    listed(&rows(sheet, hand), says::label().nothing_counted)
}

/// The same of what the end of the hand would bring.
pub fn open_lines(sheet: &Sheet, hand: Hand) -> AnyView {
    let mut rows = rows(sheet, hand);
    rows.retain(|row| row.line != Some(ScoreLine::Couples));
    listed(&rows, says::label().nothing_yet)
}

fn listed(rows: &[Row], none: &'static str) -> AnyView {
    if rows.is_empty() {
        return view! { <p class="tally-none">{none}</p> }.into_any();
    }
    view! { <ul class="tally-lines">{rows.iter().map(row).collect_view()}</ul> }.into_any()
}

fn row(row: &Row) -> impl IntoView + use<> {
    let pieces = row.pieces.iter().map(|&piece| match piece {
        Piece::Card(card) => chip(card),
        Piece::Badge(suit) => view! {
            <span class="visually-hidden">{says::badge_title(suit)} ", "</span>
            {badge(suit)}
        }
        .into_any(),
    });
    view! {
        <li class="tally-line">
            <span class="tally-what">
                {row.line.map_or(says::label().lone, says::line)} <span class="visually-hidden">": "</span>
            </span>
            <span class="tally-cards">{pieces.collect_view()}</span>
            <b class="tally-points" class:loss=row.points < 0 class:nothing=row.points == 0>{says::signed(row.points)}</b>
        </li>
    }
}
