//! What an act moves on this table: its cards, the posters' money and stamps, the table itself at a shot.

use leptos::prelude::*;

use super::card;
use super::context::Context;
use super::look;
use super::moves::{Move, Spot, moves};
use crate::engine::Seat;
use crate::games::wyatt_earp::{CAPTURE, Card, Event, Outlaw, View};
use crate::ui::table::flight::{Anchor, Departure, Flight, FlightLayer, Plan, Span, Stir};
use crate::ui::table::hand;
use crate::ui::text::Names;
use crate::ui::text::wyatt_earp as earp;

/// How far beside the middle of the board a card is held up around a shot, in widths of a card.
const BESIDE: f64 = 0.62;

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
    let (hand, top) = before.map_or_else(Default::default, |view| (view.hand, view.top));
    let list = moves(events, hand, after.hand, top);
    let becomes = |at: usize| {
        // Of several cards on their way to one group, each becomes another.
        let alike = |other: &&Move| (other.to, other.card) == (list[at].to, list[at].card);
        becomes(&list[at], list[..=at].iter().filter(alike).count())
    };
    let flights = list.iter().enumerate().map(|(at, moved)| flight(moved, becomes(at), names)).collect();
    Plan { flights, stirs: stirs(events, before, after) }
}

fn flight(moved: &Move, becomes: Option<String>, names: &Names) -> Flight {
    let &Move { card, from, shown, to, hit, taker, step } = moved;
    Flight {
        card: card.map(card::number),
        from: anchor(from),
        shown: shown.map(anchor),
        to: to.map(anchor),
        stamp: match (hit, taker) {
            (Some(true), _) => Some(earp::label().hit.to_owned()),
            (Some(false), _) => Some(earp::label().miss.to_owned()),
            (None, Some(taker)) => Some(names.of(taker).to_owned()),
            (None, None) => None,
        },
        step,
        appears: from == Spot::Supply,
        lies: from == Spot::Discard && to == Some(Spot::Discard),
        becomes,
    }
}

fn anchor(spot: Spot) -> Anchor {
    match spot {
        Spot::Supply => Anchor::Card("supply".to_owned()),
        Spot::Discard => Anchor::Card("discard".to_owned()),
        Spot::Held(card, nth) => Anchor::Card(hand::slot(card::number(card), nth)),
        Spot::Hand(seat) => Anchor::Small(format!("hand-{}", seat.0)),
        Spot::Cell(seat, outlaw) => Anchor::Among(look::cell_slot(seat, outlaw)),
        Spot::ShownLeft => Anchor::HeldUp(-BESIDE),
        Spot::ShownRight => Anchor::HeldUp(BESIDE),
        Spot::ShownAlone => Anchor::HeldUp(0.0),
    }
}

/// What a card is once it has landed, being the `nth` of its kind that this act brings there.
fn becomes(moved: &Move, nth: usize) -> Option<String> {
    let card = moved.card?;
    Some(match moved.to? {
        Spot::Held(card, nth) => format!("[data-slot=\"{}\"]", hand::slot(card::number(card), nth)),
        Spot::Discard => "[data-slot=\"discard\"] .card".to_owned(),
        Spot::Cell(seat, outlaw) => {
            let (slot, kind) = (look::cell_slot(seat, outlaw), look::kind(card));
            if card == Card::HIDEOUT {
                format!("[data-slot=\"{slot}\"] .cover")
            } else {
                format!("[data-slot=\"{slot}\"] .mini-slot:nth-last-child({nth} of :has([data-kind=\"{kind}\"]))")
            }
        }
        _ => return None,
    })
}

/// What moves besides cards: the table kicks at a shot, rewards are counted, a captured poster is stamped; at the end of the hand the posters
/// pay one after another.
fn stirs(events: &[Event], before: Option<&View>, after: &View) -> Vec<Stir> {
    let mut stirs = Vec::new();
    if events.iter().any(|event| matches!(event, Event::Shot { .. })) {
        stirs.push(Stir { selector: ".table".to_owned(), class: "is-shot", span: Span::FromArrival(400.0) });
    }
    let Some(before) = before.filter(|before| before.table.hand_number == after.table.hand_number) else {
        return stirs;
    };
    let paid = events.iter().filter_map(|event| match event {
        Event::Scored { outlaw, paid, .. } if paid.iter().any(|&paid| paid > 0) => Some((*outlaw, *paid)),
        _ => None,
    });
    for (nth, (outlaw, paid)) in paid.enumerate() {
        let poster = format!("[data-slot=\"poster-{}\"]", look::slug(outlaw));
        stirs.push(Stir { selector: poster, class: "is-jolted", span: Span::InTurn(nth, 400.0) });
        for seat in Seat::all(after.table.seats()).filter(|seat| paid[seat.index()] > 0) {
            let cell = format!("[data-slot=\"{}\"]", look::cell_slot(seat, outlaw));
            stirs.push(Stir { selector: cell, class: "is-lit", span: Span::InTurn(nth, 700.0) });
            let purse = format!("[data-slot=\"money-{}\"]", seat.0);
            stirs.push(Stir { selector: purse, class: "is-counted", span: Span::InTurn(nth, 300.0) });
        }
    }
    let cp = |view: &View, outlaw| view.table.cp(outlaw).iter().sum::<u8>();
    for outlaw in Outlaw::ALL {
        let part = |class| format!("[data-slot=\"poster-{}\"] .{class}", look::slug(outlaw));
        if before.table.posters[outlaw.index()] != after.table.posters[outlaw.index()] {
            let selector = part("poster-money");
            stirs.push(Stir { selector, class: "is-counted", span: Span::PastLanding(300.0) });
        }
        if cp(before, outlaw) < CAPTURE && cp(after, outlaw) >= CAPTURE {
            // The stamp slams, the poster jolts under it, its column lights up.
            let (poster, cells) =
                (format!("[data-slot=\"poster-{}\"]", look::slug(outlaw)), Seat::all(after.table.seats()));
            let cells = cells.map(|seat| format!("[data-slot=\"{}\"]", look::cell_slot(seat, outlaw)));
            stirs.push(Stir { selector: part("poster-stamp"), class: "is-stamped", span: Span::Appears(400.0) });
            stirs.push(Stir { selector: poster, class: "is-jolted", span: Span::OnLanding(400.0) });
            stirs.extend(cells.map(|selector| Stir { selector, class: "is-lit", span: Span::OnLanding(900.0) }));
        }
    }
    stirs
}
