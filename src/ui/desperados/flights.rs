//! What an act moves on this table.

use leptos::prelude::*;

use super::card;
use super::context::Context;
use super::look;
use super::model::TableModel;
use super::moves::{Move, Spot, moves};
use crate::games::desperados::{Event, View};
use crate::ui::table::flight::{Anchor, Departure, Flight, FlightLayer, Payment, Plan, Span, Stir, Telling};
use crate::ui::table::hand;

/// How long it takes until the gangs that are shown have been counted and it is stamped who takes the place, in milliseconds at the normal
/// pace: `--verdict` of the style sheets.
pub const VERDICT: f64 = 2300.0;

/// Until the stamp has come down, after that.
pub const STAMPED: f64 = 300.0;

/// The flight layer.
pub fn flights(context: Context) -> AnyView {
    let depart = Callback::new(move |fresh| {
        let (before, act) = context.controller.departing(fresh)?;
        let plan = context.with_untracked(|view| plan(&act.events, before.view.as_ref(), view));
        if let (&Telling::After(millis), Some(view)) = (&plan.telling, before.view) {
            context.count(
                TableModel::build(&view).shown(),
                (millis + STAMPED) * context.controls.settings.pace.now().tempo(),
            );
        }
        Some(Departure { places: before.places, plan })
    });
    let on_way = context.on_way();
    view! { <FlightLayer controls=context.controls looks=card::look depart on_way /> }.into_any()
}

/// All that an act of these `events` moves, which led from `before` to `after`.
fn plan(events: &[Event], before: Option<&View>, after: &View) -> Plan {
    let hand = before.map_or(after.hand, |view| view.hand);
    let flights = moves(events, hand, after.hand).iter().map(flight).collect();
    let held_up = events.iter().filter_map(|event| match event {
        Event::HeldUp { place } => Some(Stir {
            selector: format!("[data-slot=\"{}\"]", look::front_slot(*place)),
            class: "is-shot",
            span: Span::FromArrival(400.0),
        }),
        _ => None,
    });
    let booty = events.iter().filter_map(|event| match *event {
        Event::Shown { place, value, winner: Some(seat), .. } => Some(Payment {
            from: look::front_slot(place),
            to: look::hand_slot(seat),
            seat,
            worth: value.into(),
            nth: 0,
        }),
        _ => None,
    });
    let (stirs, payments) = (held_up.collect(), booty.collect());
    // Who took a place is not to be read before it is seen, nor by where the gangs go.
    if events.iter().any(|event| matches!(event, Event::Shown { .. })) {
        return Plan { flights, stirs, payments, waits: VERDICT, telling: Telling::After(VERDICT) };
    }
    Plan { flights, stirs, payments, ..Plan::default() }
}

fn flight(moved: &Move) -> Flight {
    let &Move { card, from, to, step } = moved;
    let becomes = match (to, card) {
        (Spot::Held(card, nth), _) => Some(format!("[data-slot=\"{}\"]", hand::slot(card::number(card), nth))),
        (Spot::Front(place), Some(card)) => {
            let (slot, number) = (look::front_slot(place), card::number(card));
            Some(format!("[data-slot=\"{slot}\"] [data-card=\"{number}\"]"))
        }
        _ => None,
    };
    Flight {
        card: card.map(card::number),
        from: anchor(from),
        shown: None,
        to: Some(anchor(to)),
        stamp: None,
        hit: None,
        step,
        appears: from == Spot::Pile,
        lies: false,
        tips: false,
        becomes,
    }
}

fn anchor(spot: Spot) -> Anchor {
    match spot {
        Spot::Pile => Anchor::Card("supply".to_owned()),
        Spot::Discards => Anchor::Card("discard".to_owned()),
        Spot::Held(card, nth) => Anchor::Card(hand::slot(card::number(card), nth)),
        Spot::Hand(seat) => Anchor::Small(look::hand_slot(seat)),
        Spot::Front(place) => Anchor::Among(look::front_slot(place)),
        Spot::Bill(seat) => Anchor::Small(look::gang_slot(seat)),
        Spot::Warrant => Anchor::Among("warrant".to_owned()),
    }
}
