//! The end of the game: the winner's poster, the money, the duel if there was one, and the way to another game.

#![allow(clippy::needless_pass_by_value)] // a component owns what it is given

use leptos::prelude::*;

use super::card;
use super::end_model::{DuelRound, DuelTurn, standings};
use super::table::Exits;
use crate::engine::Seat;
use crate::games::wyatt_earp::Table;
use crate::ui::art::drawing;
use crate::ui::keep::Record;
use crate::ui::sharing::Share;
use crate::ui::text::{self, Names, keep, label};

/// The last screen of a game.
#[component]
pub fn End(
    /// The table as the game left it.
    table: Table,
    /// What the seats are called.
    names: Names,
    /// Who won.
    winner: Seat,
    /// The rounds of the duel; empty if there was none.
    duel: Vec<DuelRound>,
    /// The whole game, to be handed on.
    record: Record,
    /// The ways out.
    exits: Exits,
) -> impl IntoView {
    let sharing = RwSignal::new(None::<Record>);
    let share = move |_| sharing.set(Some(record.clone()));
    let won = text::won(&names, winner, table.money[winner.index()]);
    let places = standings(&table, winner)
        .into_iter()
        .map(|(seat, money)| {
            view! {
                <li class="place" class:is-you={seat.0 == 0} class:winner={seat == winner}>
                    <span class="place-name">{names.of(seat).to_owned()}</span>
                    <b class="place-money">{text::money(money)}</b>
                </li>
            }
        })
        .collect_view();
    let rounds = duel.iter().enumerate().map(|(at, duel)| round(at, duel, &names)).collect_view();
    let duel = (!duel.is_empty()).then(|| {
        view! {
            <section class="duel" aria-labelledby="duel">
                <h2 class="end-heading" id="duel">{label::DUEL}</h2>
                <p class="duel-lead">{label::DUEL_LEAD}</p>
                <ol class="duel-rounds">{rounds}</ol>
            </section>
        }
    });
    view! {
        <main class="end">
            <div class="end-sheet sheet framed">
                {drawing("tin-star", "end-star")}
                <h1 class="end-title">{text::winner_title(&names, winner)}</h1>
                <p class="end-won">{won}</p>
                {duel}
                <hr class="rule" />
                <section aria-labelledby="places">
                    <h2 class="end-heading" id="places">{label::PLACES}</h2>
                    <ol class="places">{places}</ol>
                </section>
                <div class="end-foot">
                    <button type="button" class="button primary" on:click=move |_| exits.again.run(())>
                        {label::AGAIN}
                    </button>
                    <button type="button" class="button" on:click=move |_| exits.look_back.run(0)>
                        {keep::LOOK_BACK}
                    </button>
                    <button type="button" class="button" on:click=share>
                        {keep::SHARE}
                    </button>
                    <button type="button" class="button quiet" on:click=move |_| exits.leave.run(())>
                        {label::TO_START}
                    </button>
                </div>
            </div>
            {move || {
                sharing.get().map(|record| view! { <Share record on_close=move |()| sharing.set(None) /> })
            }}
        </main>
    }
}

fn round(at: usize, round: &DuelRound, names: &Names) -> impl IntoView + use<> {
    let turns = round.turns.iter().map(|turn| turned(*turn, names)).collect_view();
    view! {
        <li class="duel-round">
            <h3 class="duel-number">{text::duel_round(at + 1)}</h3>
            <ul class="duel-turns">{turns}</ul>
            {round.again.then(|| view! { <p class="duel-again">{label::DUEL_AGAIN}</p> })}
        </li>
    }
}

fn turned(turn: DuelTurn, names: &Names) -> impl IntoView + use<> {
    let fate = if turn.stays_in { label::STAYS_IN } else { label::IS_OUT };
    view! {
        <li class="duel-turn" class:stays-in=turn.stays_in>
            {card::lying(turn.card)}
            <b>{names.of(turn.seat).to_owned()}</b>
            <span class="visually-hidden">{text::card_title(turn.card)}</span>
            <span class="duel-fate">{fate}</span>
        </li>
    }
}
