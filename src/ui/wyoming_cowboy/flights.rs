//! What an act moves on this table.

use leptos::prelude::*;

use super::card;
use super::context::Context;
use super::look;
use super::moves::{Move, Spot, moves};
use crate::games::wyoming_cowboy::{Card, Event, Rank, View};
use crate::ui::table::flight::{Anchor, Departure, Flight, FlightLayer, Plan, Span, Stir};
use crate::ui::table::hand;
use crate::ui::text::Names;
use crate::ui::text::wyoming_cowboy as says;

/// The flight layer.
pub fn flights(context: Context) -> AnyView {
    let controller = context.controller;
    let depart = Callback::new(move |fresh| {
        let before = if fresh { controller.before_deal() } else { controller.take_before() }?;
        let events = controller.acts().with_untracked(|acts| acts.last().map(|act| act.events.clone()))?;
        let plan = context.with_untracked(|view| plan(&events, before.view.as_ref(), view, &context.names()));
        Some(Departure { places: before.places, plan })
    });
    view! { <FlightLayer controls=context.controls looks=card::look depart /> }.into_any()
}

/// All that an act of these `events` moves, which led from `before` to `after`.
fn plan(events: &[Event], before: Option<&View>, after: &View, names: &Names) -> Plan {
    let hand = before.map_or(after.hand, |view| view.hand);
    let mut flights: Vec<Flight> =
        moves(events, hand, after.hand).iter().map(|moved| flight(moved, before.unwrap_or(after), after)).collect();
    // C-6.5: a king that is taken from the player is held up, and by whom.
    for event in events {
        if let Event::KingTaken { victim, seat, suit, .. } = event
            && *victim == after.me
        {
            let king = Card::new(Rank::King, *suit);
            for flight in flights.iter_mut().filter(|flight| flight.card == Some(card::number(king))) {
                flight.shown = Some(Anchor::HeldUp(0.0));
                flight.stamp = Some(names.of(*seat).to_owned());
            }
        }
    }
    let shot = events.iter().filter_map(|event| match event {
        Event::Turned { .. } => {
            Some(Stir { selector: ".table".to_owned(), class: "is-shot", span: Span::FromArrival(400.0) })
        }
        Event::Shot { victim, .. } => Some(Stir {
            selector: format!("[data-slot=\"{}\"]", look::chair_slot(*victim)),
            class: "is-aimed-at",
            span: Span::PastLanding(900.0),
        }),
        _ => None,
    });
    Plan { flights, stirs: shot.collect() }
}

fn flight(moved: &Move, before: &View, after: &View) -> Flight {
    let &Move { card, from, to, step, turned } = moved;
    let becomes = match to {
        Spot::Held(card, nth) => Some(format!("[data-slot=\"{}\"]", held(after, card, nth))),
        _ => None,
    };
    Flight {
        card: card.map(card::number),
        from: anchor(from, before),
        shown: turned.map(|_| Anchor::HeldUp(0.0)),
        to: Some(anchor(to, after)),
        stamp: turned.map(|hit| if hit { says::label().hit.to_owned() } else { says::label().dodged.to_owned() }),
        step,
        appears: from == Spot::Pile,
        lies: false,
        becomes,
    }
}

/// The place of the `nth` of `card` in the player's hand.
fn held(view: &View, card: Card, nth: u8) -> String {
    hand::slot(card::number_held(card, nth, view.table.badges[view.me.index()]), nth)
}

fn anchor(spot: Spot, view: &View) -> Anchor {
    match spot {
        Spot::Pile => Anchor::Card("supply".to_owned()),
        Spot::Discards => Anchor::Card("discard".to_owned()),
        Spot::Held(card, nth) => Anchor::Card(held(view, card, nth)),
        Spot::Hand(seat) => Anchor::Small(look::hand_slot(seat)),
        Spot::Front(seat) => Anchor::Among(look::chair_slot(seat)),
    }
}
