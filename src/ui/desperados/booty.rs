//! Everybody at the table: how many cards they hold, and what their booty counts, kind by kind.

use leptos::prelude::*;

use super::context::Context;
use super::explain_model::Thing;
use super::look;
use crate::engine::Seat;
use crate::games::desperados::{Booty, Kind};
use crate::ui::browser::art::drawing;
use crate::ui::table::seat::speaking;
use crate::ui::text::desperados as says;
use crate::ui::text::{self, ME, label};

/// The ledger of the booty.
pub fn booty(context: Context) -> AnyView {
    let seats = context.model.with_untracked(|model| model.rows.iter().map(|row| row.seat).collect::<Vec<_>>());
    let kinds = Kind::ALL.map(|kind| {
        view! {
            <th scope="col" data-explain=Thing::Kind(kind).key()>
                {drawing(&look::emblem(kind), "")} <span class="visually-hidden">{says::kind(kind)}</span>
            </th>
        }
    });
    view! {
        <table class="ledger">
            <caption class="visually-hidden">{says::label().players}</caption>
            <thead>
                <tr>
                    <th scope="col" class="ledger-who"><span class="visually-hidden">{says::label().players}</span></th>
                    <th scope="col">{drawing("mark-hand", "")} <span class="visually-hidden">{says::label().hand}</span></th>
                    {kinds.into_iter().collect_view()}
                    <th scope="col" class="ledger-worth" data-explain=Thing::Worth.key()>{says::label().worth}</th>
                </tr>
            </thead>
            <tbody>{seats.into_iter().map(|seat| view! { <Row seat context /> }).collect_view()}</tbody>
        </table>
    }
    .into_any()
}

#[component]
fn Row(seat: Seat, context: Context) -> impl IntoView {
    let row = Memo::new(move |_| context.model.with(|model| model.row(seat)));
    let is = move |test: fn(&super::model::Row) -> bool| row.with(|row| row.as_ref().is_some_and(test));
    let on_turn = Memo::new(move |_| is(|row| row.on_turn));
    // Of the others nobody sees who has chosen; one's own fist is there once one has. Looking back one sees with the eyes of another, too.
    let shows_fist =
        move || context.controller.has_chosen() || context.with(|view| seat != view.me || view.gang.is_some());
    let choosing = Memo::new(move |_| is(|row| row.choosing) && shows_fist());
    let last = Memo::new(move |_| is(|row| row.last));
    let cards = move || row.with(|row| row.map_or(0, |row| row.cards));
    let owned = Memo::new(move |_| row.with(|row| row.map(|row| row.booty).unwrap_or_default()));
    let mark = |id: &str, words: &'static str| {
        view! { {drawing(id, "mark")} <span class="visually-hidden">", " {words}</span> }
    };
    view! {
        <tr class:is-turn=on_turn class:is-you=seat == ME class:choosing=choosing>
            <th scope="row" class="ledger-who" data-explain=Thing::Player(seat).key()>
                {speaking(context.controls, seat, context.said)} <span class="ledger-name">{context.names().of(seat).to_owned()}</span>
                {move || on_turn.get().then(|| mark("mark-turn", label().on_turn))}
                {move || choosing.get().then(|| mark("mark-fist", says::label().choosing))}
                {move || last.get().then(|| mark("mark-last", says::label().last_put))}
            </th>
            <td class="ledger-cards" data-slot=look::hand_slot(seat) data-explain=Thing::Held(seat).key()>
                {cards} <span class="visually-hidden">" " {move || text::cards_in_hand(cards())}</span>
            </td>
            {Kind::ALL
                .map(|kind| view! { <td data-explain=Thing::Booty(seat, kind).key()>{move || of_kind(owned.get(), kind)}</td> })
                .into_iter()
                .collect_view()}
            <td class="ledger-worth" data-explain=Thing::Worth.key()><b>{move || owned.get().worth()}</b></td>
        </tr>
    }
}

/// The cards of a kind and what they count together.
fn of_kind(owned: Booty, kind: Kind) -> Option<AnyView> {
    let values: Vec<u8> = owned.values(kind).collect();
    let worth = owned.worth_of(kind);
    (!values.is_empty()).then(|| {
        let cards = values.iter().map(|value| view! { <i>{*value}</i> }).collect_view();
        view! {
            <span class="visually-hidden">{says::booty(kind, &values, worth)}</span>
            <span class="loot" aria-hidden="true">{cards} <b>{worth}</b></span>
        }
        .into_any()
    })
}
