//! The end of the game: the winner's poster, the money, the duel if there was one, and the way to another game.

use leptos::prelude::*;

use super::card;
use super::context::Context;
use super::end_model::{DuelRound, DuelTurn, duel, standings};
use crate::engine::Seat;
use crate::games::wyatt_earp::{Event, Phase};
use crate::ui::play::history::gains;
use crate::ui::table::Exits;
use crate::ui::table::by_hand::{by_hand, sums};
use crate::ui::table::end::{EndSheet, Standing};
use crate::ui::table::seat;
use crate::ui::text::wyatt_earp as earp;
use crate::ui::text::{self, ME, Names};

/// The last screen of a game.
pub fn end(context: Context, exits: Exits) -> AnyView {
    let (table, phase) = context.with_untracked(|view| (view.table, view.phase));
    let Phase::GameOver { winner } = phase else { return ().into_any() };
    let names = context.names();
    let sums = context.controller.acts().with_untracked(|acts| {
        let paid = |event: &Event| match event {
            Event::Scored { paid, .. } => Some(paid.map(|paid| paid as i16)),
            _ => None,
        };
        sums(table.seats(), gains(acts, paid))
    });
    let by_hand = by_hand(&names, &sums, |sum| earp::money(sum as u16));
    let duel = context.controller.acts().with_untracked(|acts| duel(acts.iter().flat_map(|act| &act.events)));
    let place = |(seat, money): (Seat, u16)| Standing {
        name: names.of(seat).to_owned(),
        score: earp::money(money),
        is_you: seat == ME,
        won: seat == winner,
        short: Some(table.money[winner.index()].saturating_sub(money))
            .filter(|&lack| lack > 0)
            .map(|lack| text::short(&earp::money(lack))),
    };
    let standings = standings(&table, winner).into_iter().map(place).collect::<Vec<_>>();
    let (title, lead) = (text::winner_title(&names, winner), earp::won(&names, winner, table.money[winner.index()]));
    let rounds = duel.iter().enumerate().map(|(at, duel)| round(at, duel, &names)).collect_view();
    let face = seat::winner(&names, winner, "scene-earp");
    let duel = (!duel.is_empty()).then(|| {
        view! {
            <section class="duel" aria-labelledby="duel">
                <h2 class="end-heading" id="duel">{earp::label().duel}</h2>
                <p class="duel-lead">{earp::label().duel_lead}</p>
                <ol class="duel-rounds">{rounds}</ol>
            </section>
        }
    });
    view! {
        <EndSheet controls=context.controls exits face title lead heading=earp::label().places standings by_hand>
            {duel}
        </EndSheet>
    }
    .into_any()
}

fn round(at: usize, round: &DuelRound, names: &Names) -> impl IntoView + use<> {
    let turns = round.turns.iter().map(|turn| turned(*turn, names)).collect_view();
    view! {
        <li class="duel-round">
            <h3 class="duel-number">{earp::duel_round(at + 1)}</h3>
            <ul class="duel-turns">{turns}</ul>
            {round.again.then(|| view! { <p class="duel-again">{earp::label().duel_again}</p> })}
        </li>
    }
}

fn turned(turn: DuelTurn, names: &Names) -> impl IntoView + use<> {
    let fate = if turn.stays_in { earp::label().stays_in } else { earp::label().is_out };
    view! {
        <li class="duel-turn" class:stays-in=turn.stays_in>
            {card::lying(turn.card)}
            <b>{names.of(turn.seat).to_owned()}</b>
            <span class="visually-hidden">{earp::card_title(turn.card)}</span>
            <span class="duel-fate">{fate}</span>
        </li>
    }
}
