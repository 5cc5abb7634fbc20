//! What Wyoming Cowboy adds to the page.

use leptos::prelude::*;

use super::card;
use super::explain_model::refused;
use super::game::Game;
use super::later::LATER;
use super::lesson;
use super::model;
use super::poster::poster;
use super::rules::BOOK;
use super::sound;
use crate::engine::{Game as _, Seat};
use crate::games::wyoming_cowboy::{Action, Card, Event, Hand, Illegal, Rank, View, WyomingCowboy};
use crate::record::Record;
use crate::ui::browser::sound::Cue;
use crate::ui::part::{Source, part};
use crate::ui::play::bots::Bots;
use crate::ui::play::controller::Controller;
use crate::ui::play::{Exits, Play, Refusal, WaysBack};
use crate::ui::settings::{Order, Settings};
use crate::ui::table::hand::Id;
use crate::ui::table::later::screen;
use crate::ui::table::lesson::{Offer, Spot};
use crate::ui::table::rules::Book;
use crate::ui::text::wyoming_cowboy as says;
use crate::ui::text::{ME, Names};

impl Play for WyomingCowboy {
    /// The cards that have come to the seat of the view since it discarded last, as far as it still has them.
    type Gained = Hand;

    fn bots() -> &'static Source<Bots> {
        static BOTS: Source<Bots> = part!(wyoming_cowboy: Bots = Bots::of::<WyomingCowboy>());
        &BOTS
    }

    fn title() -> &'static str {
        says::label().game
    }

    fn lead() -> &'static str {
        says::label().start_lead
    }

    fn poster() -> AnyView {
        poster()
    }

    fn variant(variant: usize) -> (&'static str, &'static str) {
        let label = says::label();
        match variant {
            1 => (label.strict, label.strict_note),
            2 => (label.short, label.short_note),
            _ => (label.usual, label.usual_note),
        }
    }

    fn table_note(seats: u8) -> Option<&'static str> {
        let decks = WyomingCowboy::options(seats, 0).decks();
        (decks > 1).then_some(says::label().two_decks) // C-1.1
    }

    fn orders() -> [(Order, &'static str); 2] {
        [(Order::Kind, says::label().by_rank), (Order::Sign, says::label().by_suit)]
    }

    fn ends_turn(action: Action, _: &View) -> bool {
        matches!(action, Action::Discard(_) | Action::EndTurn)
    }

    fn score(view: &View) -> String {
        says::points(view.table.points(ME))
    }

    fn turn(view: &View) -> Seat {
        view.table.turn
    }

    fn first_deal(view: &View) -> Vec<Event> {
        vec![Event::Dealt { hand_number: 1, dealer: view.table.dealer }]
    }

    fn is_deal(event: &Event) -> bool {
        matches!(event, Event::Dealt { .. })
    }

    fn gain(gained: &mut Hand, events: &[Event], view: &View) {
        let me = view.me;
        for event in events {
            match event {
                Event::Drew { seat, card: Some(card) }
                | Event::Took { seat, card }
                | Event::Backfired { seat, card, .. }
                    if *seat == me =>
                {
                    gained.add(*card);
                }
                Event::KingTaken { seat, suit, .. } if *seat == me => gained.add(Card::new(Rank::King, *suit)),
                Event::Passed { seats, direction, cards, .. } => {
                    let from = direction.giver(me, usize::from(*seats));
                    *gained = gained.plus(cards[from.index()].unwrap_or(Hand::EMPTY));
                }
                Event::Discarded { seat, .. } if *seat == me => *gained = Hand::EMPTY,
                Event::Dealt { .. } => *gained = Hand::EMPTY,
                _ => {}
            }
        }
        *gained = gained.minus(gained.minus(view.hand));
    }

    fn held(view: &View) -> Vec<Id> {
        let held = model::hand(view.hand, Hand::EMPTY, Order::Drawn);
        held.iter().map(|held| (card::number(held.card), held.nth)).collect()
    }

    fn cues(events: &[Event], view: &View) -> Vec<Cue> {
        events.iter().flat_map(|event| sound::cues(event, view.me)).copied().collect()
    }

    /// A shot is to be seen, and so is the end of a hand.
    fn weight(events: &[Event]) -> f64 {
        let weigh = |event: &Event| match event {
            Event::Turned { .. } | Event::QuickDraw { .. } | Event::Scored { .. } | Event::Passed { .. } => 2.2,
            Event::Shot { .. } | Event::Pulled { .. } | Event::Couple { .. } | Event::KingTaken { .. } => 1.5,
            _ => 1.0,
        };
        events.iter().map(weigh).fold(1.0, f64::max)
    }

    fn turned_card(events: &[Event]) -> bool {
        events.iter().any(|event| matches!(event, Event::Turned { .. }))
    }

    /// C-6.2, C-6.3, C-6.5: whoever is shot at is asked, and asked again when hit.
    fn may_be_answered(events: &[Event], _: &View) -> bool {
        events.iter().any(|event| matches!(event, Event::Shot { .. } | Event::Turned { hit: true, .. }))
    }

    fn lessons() -> &'static [Offer] {
        &lesson::OFFERS
    }

    fn order(action: Action, view: &View, names: &Names) -> String {
        says::order(action, view, names)
    }

    fn path(action: Action, view: &View) -> Vec<Spot> {
        lesson::path(action, view)
    }

    fn refusal(why: &Illegal) -> Refusal {
        refused(*why)
    }

    fn book() -> Book {
        BOOK
    }

    fn table(controller: Controller<Self>, exits: Exits) -> AnyView {
        view! { <Game controller exits /> }.into_any()
    }

    fn look_back(record: &Record<Self>, number: usize, settings: Settings, ways: WaysBack) -> AnyView {
        let record = record.clone();
        screen(&LATER, move |later| (later.look_back)(&record, number, settings, ways))
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::some_act;
    use super::*;
    use crate::engine::{Game, Rng};

    #[test]
    fn c_1_1_from_five_on_two_decks_are_told_of() {
        for seats in WyomingCowboy::SEATS {
            assert_eq!(WyomingCowboy::table_note(seats).is_some(), seats >= 5);
        }
    }

    #[test]
    fn what_is_new_in_the_hand_is_in_the_hand() {
        let mut seen = 0;
        for seed in 0..6 {
            let mut state = WyomingCowboy::deal(&WyomingCowboy::options(3, 0), seed).unwrap();
            let (mut rng, mut gained) = (Rng::new(seed), Hand::EMPTY);
            for _ in 0..400 {
                let Some(act) = some_act(&state, &mut rng) else { break };
                let mut events = Vec::new();
                WyomingCowboy::apply(&mut state, act, &mut events).unwrap();
                let events: Vec<Event> = events.iter().filter_map(|event| WyomingCowboy::redact(event, ME)).collect();
                let view = WyomingCowboy::view(&state, ME);
                WyomingCowboy::gain(&mut gained, &events, &view);
                assert!(view.hand.contains(gained));
                seen += u32::from(!gained.is_empty());
            }
        }
        assert!(seen > 100);
    }
}
