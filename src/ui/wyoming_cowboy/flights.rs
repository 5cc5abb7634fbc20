//! What an act moves on this table.

use leptos::prelude::*;

use super::card;
use super::context::Context;
use super::look;
use super::moves::{Move, Spot, moves};
use crate::engine::Seat;
use crate::games::wyoming_cowboy::{Card, Event, Phase, Rank, View};
use crate::ui::table::flight::{Anchor, Departure, Flight, FlightLayer, Plan, Span, Stir, Telling};
use crate::ui::table::hand;
use crate::ui::text::Names;
use crate::ui::text::wyoming_cowboy as says;

/// The place of the discards.
const DISCARDS: &str = "discard";
/// What lies on top of them.
const TOP: &str = "[data-slot=\"discard\"] .card";

/// The flight layer.
pub fn flights(context: Context) -> AnyView {
    let depart = Callback::new(move |fresh| {
        let (before, act) = context.controller.departing(fresh)?;
        let plan = context.with_untracked(|view| plan(&act.events, before.view.as_ref(), view, &context.names()));
        if let (Telling::OnceTurned, Some(before)) = (&plan.telling, &before.view) {
            context.veil(before, context.controls.settings.pace.now().until_turned());
        }
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
    // While something is on its way to the discards, what lay on top still lies there.
    let top = before.and_then(|view| view.table.discards.last()).map(|discarded| discarded.card);
    if let Some(top) = top
        && flights.iter().any(|flight| flight.becomes.as_deref() == Some(TOP))
    {
        flights.insert(0, still(top));
    }
    let turned = events.iter().any(|event| matches!(event, Event::Turned { .. }));
    let telling = if turned { Telling::OnceTurned } else { Telling::AtOnce };
    let mut stirs = Vec::new();
    for event in events {
        match event {
            Event::Turned { hit, .. } => {
                let span = Span::OnceTurned(400.0);
                stirs.push(Stir { selector: ".table".to_owned(), class: "is-shot", span });
                if let Some(victim) = before.filter(|_| *hit).and_then(|view| shot_at(view.phase)) {
                    stirs.push(Stir { selector: format!("{} .chair-who", chair(victim)), class: "is-jolted", span });
                }
            }
            Event::Shot { victim, .. } => {
                let span = Span::PastLanding(900.0);
                stirs.push(Stir { selector: chair(*victim), class: "is-aimed-at", span });
            }
            _ => {}
        }
    }
    Plan { flights, stirs, telling, ..Plan::default() }
}

fn chair(seat: Seat) -> String {
    format!("[data-slot=\"{}\"]", look::chair_slot(seat))
}

/// Who is shot at before the card is turned.
const fn shot_at(phase: Phase) -> Option<Seat> {
    match phase {
        Phase::Asked { victim, .. } | Phase::Aimed { victim, .. } => Some(victim),
        _ => None,
    }
}

fn flight(moved: &Move, before: &View, after: &View) -> Flight {
    let &Move { card, from, to, step, turned } = moved;
    let becomes = match to {
        Spot::Held(card, nth) => Some(format!("[data-slot=\"{}\"]", held(after, card, nth))),
        Spot::Discards => Some(TOP.to_owned()),
        _ => None,
    };
    Flight {
        card: card.map(card::number),
        from: anchor(from, before),
        shown: turned.map(|_| Anchor::HeldUp(0.0)),
        to: Some(anchor(to, after)),
        stamp: turned.map(|hit| if hit { says::label().hit.to_owned() } else { says::label().dodged.to_owned() }),
        hit: turned,
        step,
        appears: from == Spot::Pile,
        lies: false,
        tips: false,
        becomes,
    }
}

/// `card` on the discards, where it stays.
fn still(card: Card) -> Flight {
    let discards = Anchor::Card(DISCARDS.to_owned());
    Flight {
        card: Some(card::number(card)),
        from: discards.clone(),
        shown: None,
        to: Some(discards),
        stamp: None,
        hit: None,
        step: 0,
        appears: false,
        lies: true,
        tips: false,
        becomes: None,
    }
}

/// The place of the `nth` of `card` in the player's hand.
fn held(view: &View, card: Card, nth: u8) -> String {
    hand::slot(card::number_held(card, nth, view.table.badges[view.me.index()]), nth)
}

fn anchor(spot: Spot, view: &View) -> Anchor {
    match spot {
        Spot::Pile => Anchor::Card("supply".to_owned()),
        Spot::Discards => Anchor::Card(DISCARDS.to_owned()),
        Spot::Held(card, nth) => Anchor::Card(held(view, card, nth)),
        Spot::Hand(seat) => Anchor::Small(look::hand_slot(seat)),
        Spot::Front(seat) => Anchor::Among(look::chair_slot(seat)),
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::{ME, some_act};
    use super::*;
    use crate::engine::{Game, Rng};
    use crate::games::wyoming_cowboy::WyomingCowboy;

    #[test]
    fn c_6_5_whoever_is_hit_starts_and_whoever_is_missed_does_not() {
        let (mut hits, mut misses) = (0, 0);
        for seed in 0..40 {
            let mut state = WyomingCowboy::deal(&WyomingCowboy::options(4, 0), seed).unwrap();
            let (mut rng, mut aimed_at) = (Rng::new(seed), None);
            for _ in 0..400 {
                let Some(act) = some_act(&state, &mut rng) else { break };
                let before = WyomingCowboy::view(&state, ME);
                let mut events = Vec::new();
                WyomingCowboy::apply(&mut state, act, &mut events).unwrap();
                let list = plan(&events, Some(&before), &WyomingCowboy::view(&state, ME), &Names::default()).stirs;
                let starts = list.iter().find(|stir| stir.class == "is-jolted").map(|stir| stir.selector.clone());
                for event in &events {
                    match event {
                        Event::Shot { victim, .. } => aimed_at = Some(*victim),
                        Event::Turned { hit: true, .. } => {
                            hits += 1;
                            let victim: Seat = aimed_at.expect("a shot before");
                            assert_eq!(starts, Some(format!("[data-slot=\"chair-{}\"] .chair-who", victim.0)));
                        }
                        Event::Turned { hit: false, .. } => {
                            misses += 1;
                            assert_eq!(starts, None);
                        }
                        _ => {}
                    }
                }
            }
        }
        assert!(hits > 10 && misses > 10, "{hits} {misses}");
    }

    #[test]
    fn c_2_3_what_is_thrown_is_not_on_the_discards_before_it_lands_and_what_was_there_stays() {
        let mut thrown = 0;
        for seed in 0..20 {
            let mut state = WyomingCowboy::deal(&WyomingCowboy::options(4, 0), seed).unwrap();
            let mut rng = Rng::new(seed);
            for _ in 0..200 {
                let Some(act) = some_act(&state, &mut rng) else { break };
                let before = WyomingCowboy::view(&state, ME);
                let mut events = Vec::new();
                WyomingCowboy::apply(&mut state, act, &mut events).unwrap();
                let list = plan(&events, Some(&before), &WyomingCowboy::view(&state, ME), &Names::default()).flights;
                let on_discards = Anchor::Card("discard".to_owned());
                let (still, moved): (Vec<_>, Vec<_>) = list.iter().partition(|flight| flight.lies);
                let coming: Vec<_> = moved.iter().filter(|flight| flight.to.as_ref() == Some(&on_discards)).collect();
                assert!(coming.iter().all(|flight| flight.becomes.as_deref() == Some("[data-slot=\"discard\"] .card")));
                let lay =
                    before.table.discards.last().map(|on_top| card::number(on_top.card)).filter(|_| !coming.is_empty());
                assert_eq!(still.iter().map(|flight| flight.card).collect::<Vec<_>>(), Vec::from_iter(lay.map(Some)));
                assert!(
                    still.iter().all(|flight| flight.from == on_discards && flight.to.as_ref() == Some(&on_discards))
                );
                thrown += coming.len();
            }
        }
        assert!(thrown > 100, "{thrown}");
    }

    #[test]
    fn c_6_5_a_king_taken_from_the_player_is_held_up_and_by_whom_and_others_kings_are_not() {
        let names = Names::new(["Me", "Ada", "Bo", "Cy"].map(str::to_owned));
        let (mut mine, mut others) = (0, 0);
        for seed in 0..40 {
            let mut state = WyomingCowboy::deal(&WyomingCowboy::options(4, 0), seed).unwrap();
            let mut rng = Rng::new(seed);
            for _ in 0..400 {
                let Some(act) = some_act(&state, &mut rng) else { break };
                let before = WyomingCowboy::view(&state, ME);
                let mut events = Vec::new();
                WyomingCowboy::apply(&mut state, act, &mut events).unwrap();
                let seen: Vec<Event> = events.iter().filter_map(|event| WyomingCowboy::redact(event, ME)).collect();
                let taken = seen.iter().find_map(|event| match event {
                    Event::KingTaken { victim, seat, suit, .. } => Some((*victim, *seat, *suit)),
                    _ => None,
                });
                let Some((victim, seat, suit)) = taken else { continue };
                let list = plan(&seen, Some(&before), &WyomingCowboy::view(&state, ME), &names).flights;
                let number = card::number(Card::new(Rank::King, suit));
                // Whoever has no place for him any more gets no flight; a player's king always sets out from their hand.
                let Some(king) = list.iter().find(|flight| flight.card == Some(number)) else {
                    assert_ne!(victim, ME, "the player's king goes unseen");
                    continue;
                };
                if victim == ME {
                    mine += 1;
                    assert!(matches!(&king.from, Anchor::Card(slot) if slot.starts_with("held-")), "{king:?}");
                    assert_eq!(king.shown, Some(Anchor::HeldUp(0.0)));
                    assert_eq!(king.stamp.as_deref(), Some(names.of(seat)));
                    assert_eq!(king.to, Some(anchor(Spot::Hand(Seat(seat.0)), &before)));
                } else {
                    others += 1;
                    assert_eq!((&king.shown, &king.stamp), (&None, &None));
                }
            }
        }
        assert!(mine > 3 && others > 3, "{mine} {others}");
    }
}
