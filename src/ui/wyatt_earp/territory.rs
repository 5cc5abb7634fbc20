//! A player's row: who they are, and their group of every outlaw.

use leptos::prelude::*;

use super::context::Context;
use super::explain_model::Thing;
use super::hint_model::Mark;
use super::look;
use super::model::{Cell, Row};
use crate::engine::Seat;
use crate::games::wyatt_earp::{Action, Card, Outlaw};
use crate::ui::browser::art::drawing;
use crate::ui::table::seat::{fan, line, portrait};
use crate::ui::text::wyatt_earp as earp;
use crate::ui::text::{self, ME, label};

/// The row of `seat`.
#[component]
pub fn Territory(seat: Seat, context: Context) -> impl IntoView {
    let row = Memo::new(move |_| context.model.with(|model| model.row(seat).cloned()));
    let on_turn = Memo::new(move |_| row.with(|row| row.as_ref().is_some_and(|row| row.on_turn)));
    let laid = Memo::new(move |_| row.with(|row| row.as_ref().is_some_and(Row::has_laid)));
    let dealer = Memo::new(move |_| row.with(|row| row.as_ref().is_some_and(|row| row.dealer)));
    let due = move || context.due.with(|due| due[seat.index()]);
    let money = move || row.with(|row| row.as_ref().map(|row| earp::money(row.money.saturating_add_signed(-due()))));
    let cards = Memo::new(move |_| row.with(|row| row.as_ref().map_or(0, |row| row.cards)));
    let cells = Outlaw::ALL.map(|outlaw| view! { <Group seat outlaw context /> });
    view! {
        <tr
            role="row"
            class="player-row"
            class:is-turn=on_turn
            class:is-you=seat == ME
            class:wood=seat == ME
            class:laid=laid
            data-slot=format!("row-{}", seat.0)
        >
            <th role="rowheader" scope="row" class="player" data-explain=Thing::Player(seat).key()>
                {context.controls.names.with_value(|names| portrait(names, seat))}
                <span class="player-name">
                    <span>{context.names().of(seat).to_owned()}</span>
                    {move || on_turn.get().then(|| mark("mark-turn", "mark mark-turn", label().on_turn))}
                    {move || dealer.get().then(|| mark("mark-dealer", "mark mark-dealer", label().dealer))}
                    <span class="player-says" aria-hidden="true">{line(seat, context.said)}</span>
                </span>
                <span class="player-money" data-slot=format!("money-{}", seat.0)>{money}</span>
                <span class="player-cards">
                    <span class="player-count" data-slot=format!("hand-{}", seat.0)>{drawing("mark-hand", "")} {move || cards.get()}</span>
                    {(seat != ME).then(|| fan(cards))}
                    <span class="visually-hidden">" "{move || text::cards_in_hand(cards.get())}</span>
                </span>
            </th>
            {cells.into_iter().collect_view()}
        </tr>
    }
}

fn mark(id: &str, class: &'static str, word: &'static str) -> impl IntoView + use<> {
    view! { {drawing(id, class)} <span class="visually-hidden">", "{word}</span> }
}

/// One cell of the grid.
#[component]
fn Group(seat: Seat, outlaw: Outlaw, context: Context) -> impl IntoView {
    let cell = Memo::new(move |_| context.model.with(|model| model.row(seat).map(|row| row.cells[outlaw.index()])));
    let is = move |test: fn(&Cell) -> bool| cell.with(|cell| cell.as_ref().is_some_and(test));
    let target = Memo::new(move |_| context.targets.with(|targets| targets.contains(&(seat, outlaw))));
    let choose = move |_| context.act(Action::Target { seat, outlaw });
    let name = earp::action(Action::Target { seat, outlaw }, &context.names(), None);
    view! {
        <td
            role="cell"
            class=format!("cell {}", look::outlaw_ink(outlaw))
            class:leads=move || is(|cell| cell.leads)
            class:covered=move || is(|cell| cell.group.hidden())
            class:pays=move || is(|cell| cell.pay > 0)
            class:aim=target
            class:advised=move || context.is_advised(Mark::Group(seat, outlaw))
            class:about=move || context.asked_about() == Some((Some(seat), outlaw))
            data-slot=look::cell_slot(seat, outlaw)
            data-explain=Thing::Group(seat, outlaw).key()
        >
            {move || cell.get().map(body)}
            {move || {
                target
                    .get()
                    .then(|| {
                        view! {
                            <button type="button" class="target" aria-label=name.clone() on:click=choose></button>
                        }
                    })
            }}
        </td>
    }
}

fn body(cell: Cell) -> AnyView {
    if cell.group.is_empty() {
        return view! { <span class="visually-hidden">{earp::label().no_cards}</span> }.into_any();
    }
    let pay = (cell.pay > 0).then(|| {
        view! {
            <span class="cell-pay">
                <span class="visually-hidden">{if cell.paid { earp::label().was_paid } else { earp::label().would_pay }}" "</span>
                {earp::pays(cell.pay)}
            </span>
        }
    });
    let crowded = cell.pay > 0 && marks(cell).count() > 1;
    view! {
        <div class="cell-body" class:crowded=crowded>
            <span class="visually-hidden">{earp::group_spoken(cell.group, cell.outlaw)}";"</span>
            <div aria-hidden="true" class="group-wrap">
                {group(cell)}
            </div>
            <div class="cell-sum">
                <span class="cell-cp">{cell.cp} " " <small>{earp::label().cp}</small></span>
                {pay}
            </div>
        </div>
    }
    .into_any()
}

/// The cards of a group that are small marks where its outlaw stands for it.
fn marks(cell: Cell) -> impl Iterator<Item = Card> {
    cell.group.cards(cell.outlaw).filter(|&card| !card.has_hole() && card != Card::HIDEOUT)
}

fn group(cell: Cell) -> impl IntoView {
    let Cell { group, outlaw, .. } = cell;
    let hidden = group.hidden();
    let shown = || group.cards(outlaw).filter(|&card| card != Card::HIDEOUT);
    let by_photo = shown().next().is_some_and(|card| look::kind(card) == "photo");
    let minis = shown()
        .map(|card| {
            view! {
                <span class="mini-slot">
                    <span class="mini" data-kind=look::kind(card)>
                        {drawing(&look::picture(card), "mini-art")} {drawing(&look::sign(card), "mini-sign")}
                    </span>
                </span>
            }
        })
        .collect_view();
    let marks = marks(cell).map(|card| drawing(&look::sign(card), "")).collect_view();
    let count = (group.outlaws() > 0).then(|| view! { <b class="group-count">{group.outlaws()}</b> });
    let cover = hidden.then(|| {
        view! {
            <em class="cover">
                {drawing("icon-hideout", "")} <span class="label">{earp::card_title(Card::HIDEOUT)}</span>
            </em>
        }
    });
    view! {
        <div class="group" class:covered=hidden class:by-photo=by_photo>
            {minis}
            {count}
            {cover}
            <i class="group-marks">{marks}</i>
        </div>
    }
}
