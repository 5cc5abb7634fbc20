//! The end of the game: who won.

use leptos::prelude::*;

use super::context::Context;
use super::look;
use super::score::sum;
use crate::engine::{Seat, sort_few};
use crate::games::wyoming_cowboy::{Event, Rank, Suit};
use crate::ui::play::history::gains;
use crate::ui::table::Exits;
use crate::ui::table::by_hand::{by_hand, sums};
use crate::ui::table::end::{EndSheet, Standing};
use crate::ui::table::seat;
use crate::ui::text;
use crate::ui::text::ME;
use crate::ui::text::wyoming_cowboy as says;

/// The last screen of a game.
pub fn end(context: Context, exits: Exits) -> AnyView {
    let (table, names) = (context.with_untracked(|view| view.table), context.names());
    let winners: Vec<Seat> = context
        .controller
        .acts()
        .with_untracked(|acts| {
            let mut events = acts.iter().rev().flat_map(|act| act.events.iter().rev());
            events.find_map(|event| if let Event::Ended { winners } = event { Some(winners.to_vec()) } else { None })
        })
        .unwrap_or_default();
    let mut seats: Vec<Seat> = Seat::all(table.seats()).collect();
    sort_few(&mut seats, |a, b| table.scores[b.index()].cmp(&table.scores[a.index()]));
    let best = seats.first().map_or(0, |best| table.scores[best.index()]);
    let standings = seats
        .iter()
        .map(|&seat| Standing {
            name: names.of(seat).to_owned(),
            score: says::points(table.scores[seat.index()]),
            is_you: seat == ME,
            won: winners.contains(&seat),
            short: Some(best - table.scores[seat.index()])
                .filter(|&lack| lack > 0)
                .map(|lack| text::short(&says::points(lack))),
        })
        .collect::<Vec<_>>();
    let sums = context.controller.acts().with_untracked(|acts| {
        let scored = |event: &Event| match event {
            Event::Scored { sheets, .. } => Some(sheets.map(|sheet| sheet.total())),
            _ => None,
        };
        sums(table.seats(), gains(acts, scored))
    });
    let by_hand = by_hand(&names, &sums, sum);
    let king = look::face(Rank::King, Suit::Clubs);
    let face = winners.iter().map(|&seat| seat::winner(&names, seat, &king)).collect_view().into_any();
    let (title, lead) =
        (says::winners_title(&names, &winners), says::won(best, best >= table.options.goal(), table.hand_number));
    view! {
        <EndSheet controls=context.controls exits face title lead heading=says::label().places standings by_hand />
    }
    .into_any()
}
