//! What an act moves on this table: its cards, the posters' money and stamps, the table itself at a shot.

use leptos::prelude::*;

use super::card;
use super::context::Context;
use super::look;
use super::moves::{Move, Spot, moves};
use crate::engine::Seat;
use crate::games::wyatt_earp::{CAPTURE, Card, Event, Outlaw, View};
use crate::ui::table::flight::{Anchor, Departure, Flight, FlightLayer, Payment, Plan, Span, Stir, Telling};
use crate::ui::table::hand;
use crate::ui::text::Names;
use crate::ui::text::wyatt_earp as earp;

/// How far beside the middle of the board a card is held up around a shot, in widths of a card.
const BESIDE: f64 = 0.62;

/// Until something else happens, or the sheet comes.
const UNTIL_THE_SHEET: f64 = f64::INFINITY;

/// The flight layer.
pub fn flights(context: Context) -> AnyView {
    let depart = Callback::new(move |fresh| {
        let (before, act) = context.controller.departing(fresh)?;
        let plan = context.with_untracked(|view| plan(&act.events, before.view.as_ref(), view, &context.names()));
        Some(Departure { places: before.places, plan })
    });
    // With the table everything has come, where the sheet covers it before the last coin is there.
    on_cleanup(move || {
        context.due.try_set(Default::default());
    });
    view! { <FlightLayer controls=context.controls looks=card::look depart on_way=context.on_way() /> }.into_any()
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
    let mut plan = Plan { flights, ..Plan::default() };
    stir(&mut plan, events, before, after);
    if !plan.payments.is_empty() {
        plan.telling = telling(events, names);
    }
    plan
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
        hit,
        step,
        appears: from == Spot::Supply,
        lies: from == Spot::Discard && to == Some(Spot::Discard),
        tips: card == Some(Card::HIDEOUT) && matches!(from, Spot::Cell(..)),
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
                format!("[data-slot=\"{slot}\"] .mini-slot:nth-last-child({nth} of :has([data-kind=\"{kind}\"])) > *")
            }
        }
        _ => return None,
    })
}

/// What moves besides cards: the table kicks at a shot, rewards are counted, a captured poster is stamped; at the end of the hand the posters
/// pay one after another.
fn stir(Plan { stirs, payments, telling, .. }: &mut Plan, events: &[Event], before: Option<&View>, after: &View) {
    if events.iter().any(|event| matches!(event, Event::Shot { .. })) {
        stirs.push(Stir { selector: ".table".to_owned(), class: "is-shot", span: Span::OnceTurned(400.0) });
        *telling = Telling::OnceTurned;
    }
    let Some(before) = before.filter(|before| before.table.hand_number == after.table.hand_number) else {
        return;
    };
    let at = |slot: &str, part: &str| format!("[data-slot=\"{slot}\"]{part}");
    let mut nth = 0;
    for event in events {
        let (on, outlaw, class, part) = match *event {
            Event::Scored { outlaw, paid, stays, .. } if pays(event) => {
                let poster = format!("poster-{}", look::slug(outlaw));
                stirs.push(Stir { selector: at(&poster, ""), class: "is-jolted", span: Span::InTurn(nth, 400.0) });
                if stays == 0 {
                    let selector = at(&poster, " .poster-money");
                    stirs.push(Stir { selector, class: "is-paid", span: Span::InTurn(nth, UNTIL_THE_SHEET) });
                }
                for seat in Seat::all(after.table.seats()).filter(|seat| paid[seat.index()] > 0) {
                    let selector = at(&look::cell_slot(seat, outlaw), "");
                    stirs.push(Stir { selector, class: "is-lit", span: Span::InTurn(nth, 700.0) });
                    let (from, to) = (poster.clone(), format!("money-{}", seat.0));
                    payments.push(Payment { from, to, seat, worth: paid[seat.index()], nth });
                }
                nth += 1;
                continue;
            }
            // It slams down on the group; thrown over, what it hid is seen again.
            Event::Laid { card: Card::HIDEOUT, on, outlaw, .. } => (on, outlaw, "is-stamped", " .cover"),
            Event::Removed { from, outlaw, card: Card::HIDEOUT } => (from, outlaw, "is-lit", ""),
            _ => continue,
        };
        let (slot, span) = (look::cell_slot(on, outlaw), Span::OnLanding(900.0));
        stirs.push(Stir { selector: at(&slot, " .group"), class: "is-jolted", span });
        stirs.push(Stir { selector: at(&slot, part), class, span });
    }
    let cp = |view: &View, outlaw| view.table.cp(outlaw).iter().sum::<u8>();
    for outlaw in Outlaw::ALL {
        let part = |class| format!("[data-slot=\"poster-{}\"] .{class}", look::slug(outlaw));
        if before.table.posters[outlaw.index()] != after.table.posters[outlaw.index()] {
            let selector = part("poster-money");
            stirs.push(Stir { selector, class: "is-counted", span: Span::PastLanding(300.0) });
        }
        if cp(before, outlaw) < CAPTURE && cp(after, outlaw) >= CAPTURE {
            // The stamp slams, the poster jolts under it, its column lights up. The stamp, which may come late on a slow
            // device, keeps its class for longer than it takes.
            let (poster, cells) =
                (format!("[data-slot=\"poster-{}\"]", look::slug(outlaw)), Seat::all(after.table.seats()));
            let cells = cells.map(|seat| at(&look::cell_slot(seat, outlaw), ""));
            stirs.push(Stir { selector: part("poster-stamp"), class: "is-stamped", span: Span::Appears(800.0) });
            stirs.push(Stir { selector: poster, class: "is-jolted", span: Span::OnLanding(400.0) });
            stirs.extend(cells.map(|selector| Stir { selector, class: "is-lit", span: Span::OnLanding(900.0) }));
        }
    }
}

/// Whether a poster pays somebody.
pub fn pays(event: &Event) -> bool {
    matches!(event, Event::Scored { paid, .. } if paid.iter().any(|&paid| paid > 0))
}

/// What a poster pays is told as it does. Who has won by that comes last, and so does the status, which would tell it.
fn telling(events: &[Event], names: &Names) -> Telling {
    let mut turns = 0;
    let mut lines = Vec::new();
    for event in events {
        if earp::event(event, false, names).is_some() {
            lines.push(turns);
        }
        turns += usize::from(pays(event));
    }
    let wins = matches!(events.last(), Some(Event::GameEnded { .. }));
    Telling::InTurns { lines, rest: if wins { turns } else { 0 } }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Game;
    use crate::games::wyatt_earp::{Edition, HandEnd, Options, WyattEarp};

    const ADA: Seat = Seat(1);
    const JESSE: Outlaw = Outlaw::JesseJames;

    fn planned(events: &[Event]) -> Plan {
        let state = WyattEarp::deal(&Options { seats: 3, edition: Edition::Y2014 }, 1).unwrap();
        let view = WyattEarp::view(&state, Seat(0));
        plan(events, Some(&view), &view, &Names::new(["Me", "Ada", "Bo"].map(str::to_owned)))
    }

    #[test]
    fn r_9_posters_that_pay_send_each_seat_its_money_in_their_order_and_others_none() {
        let scored = |outlaw, paid| Event::Scored { outlaw, cp: [0; 4], paid, stays: 0 };
        let plan = planned(&[
            scored(Outlaw::ALL[0], [0; 4]),
            scored(Outlaw::ALL[2], [3, 2, 0, 0]),
            scored(Outlaw::ALL[5], [0, 4, 0, 0]),
        ]);
        let sums: Vec<_> = plan.payments.iter().map(|payment| (payment.nth, payment.seat, payment.worth)).collect();
        assert_eq!(sums, [(0, Seat(0), 3), (0, ADA, 2), (1, ADA, 4)]);
        assert_eq!(plan.payments[2].from, format!("poster-{}", look::slug(Outlaw::ALL[5])));
        assert_eq!(plan.payments[2].to, "money-1");
    }

    #[test]
    fn r_9_each_payment_is_told_in_its_turn_and_who_wins_by_it_not_before_the_last() {
        let scored =
            |at: usize, paid| Event::Scored { outlaw: Outlaw::ALL[at], cp: [4; 4], paid: [paid, 0, 0, 0], stays: 0 };
        let mut events = vec![
            Event::Discarded { seat: ADA, card: Card::HIDEOUT },
            Event::HandEnded { why: HandEnd::WentOut(ADA) },
            scored(1, 3),
            scored(2, 0),
            scored(4, 2),
        ];
        assert_eq!(planned(&events).telling, Telling::InTurns { lines: vec![0, 0, 0, 1, 1], rest: 0 });
        events.push(Event::GameEnded { winner: Seat(0) });
        assert_eq!(planned(&events).telling, Telling::InTurns { lines: vec![0, 0, 0, 1, 1, 2], rest: 2 });
    }

    #[test]
    fn r_9_what_a_poster_has_paid_out_is_no_longer_on_it_unless_some_of_it_stays() {
        let scored =
            |at: usize, stays| Event::Scored { outlaw: Outlaw::ALL[at], cp: [0; 4], paid: [3, 0, 0, 0], stays };
        let stirs = planned(&[scored(1, 0), scored(4, 2)]).stirs;
        let paid: Vec<_> =
            stirs.iter().filter(|stir| stir.class == "is-paid").map(|stir| stir.selector.as_str()).collect();
        let poster = format!("[data-slot=\"poster-{}\"] .poster-money", look::slug(Outlaw::ALL[1]));
        assert_eq!(paid, [poster]);
    }

    #[test]
    fn r_6_9_a_hideout_that_is_removed_is_thrown_over_and_its_group_lights_up() {
        let plan = planned(&[Event::Removed { from: ADA, outlaw: JESSE, card: Card::HIDEOUT }]);
        let hideout = plan.flights.iter().find(|flight| flight.card == Some(card::number(Card::HIDEOUT))).unwrap();
        assert!(hideout.tips);
        assert!(plan.stirs.iter().any(|stir| stir.class == "is-lit" && stir.selector.contains("cell-1-jesse-james")));
        let gun = planned(&[Event::Removed { from: ADA, outlaw: JESSE, card: Card::FASTEST_GUN }]);
        assert!(gun.stirs.is_empty() && gun.flights.iter().all(|flight| !flight.tips));
    }

    #[test]
    fn r_6_10_where_the_shot_is_seen_with_it_the_hideout_lies_until_the_hit_was_seen() {
        let events = [
            Event::PlayedSheriff { seat: ADA, card: Card::WYATT_EARP, out_of_turn: true },
            Event::Shot { seat: ADA, turned: Card::outlaw(JESSE), hit: true },
            Event::Removed { from: ADA, outlaw: JESSE, card: Card::HIDEOUT },
        ];
        let steps: Vec<_> = planned(&events).flights.iter().map(|flight| (flight.tips, flight.step)).collect();
        assert!(steps.iter().all(|&(tips, step)| tips == (step > 10)), "{steps:?}");
    }

    #[test]
    fn r_6_8_a_hideout_slams_down_on_the_group() {
        let plan = planned(&[Event::Laid { seat: ADA, card: Card::HIDEOUT, on: Seat(2), outlaw: JESSE }]);
        let classes: Vec<_> = plan.stirs.iter().map(|stir| stir.class).collect();
        assert_eq!(classes, ["is-jolted", "is-stamped"]);
        assert!(plan.stirs.iter().all(|stir| stir.selector.contains("cell-2-jesse-james")));
    }
}
