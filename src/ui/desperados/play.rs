//! What Desperados adds to the page.

use leptos::prelude::*;

use super::card;
use super::explain_model::refused;
use super::game::Game;
use super::later::LATER;
use super::lesson;
use super::log;
use super::model;
use super::poster::poster;
use super::rules::BOOK;
use super::sound;
use crate::engine::Seat;
use crate::games::desperados::{Action, Desperados, Event, Hand, Illegal, View};
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
use crate::ui::text::desperados as says;
use crate::ui::text::{ME, Names};

impl Play for Desperados {
    /// The cards that the seat of the view has drawn for its turn, as far as it still has them.
    type Gained = Hand;

    const HANDS: bool = false;

    fn bots() -> &'static Source<Bots> {
        static BOTS: Source<Bots> = part!(desperados: Bots = Bots::of::<Desperados>());
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

    fn variant(_: usize) -> (&'static str, &'static str) {
        (says::label().variant, says::label().variant_note)
    }

    fn orders() -> [(Order, &'static str); 2] {
        [(Order::Sign, says::label().by_colour), (Order::Kind, says::label().by_character)]
    }

    fn score(view: &View) -> String {
        says::points(view.table.booty[ME.index()].worth())
    }

    fn turn(view: &View) -> Seat {
        view.table.turn
    }

    /// Whoever begins has drawn two cards by then.
    fn first_deal(view: &View) -> Vec<Event> {
        vec![Event::Drew { seat: view.table.turn, cards: [None, None].into_iter().collect() }]
    }

    fn is_deal(_: &Event) -> bool {
        false
    }

    fn gain(gained: &mut Hand, events: &[Event], view: &View) {
        for event in events {
            match event {
                Event::Drew { seat, cards } if *seat == view.me => *gained = cards.iter().flatten().copied().collect(),
                Event::Put { seat, .. } if *seat == view.me => *gained = Hand::EMPTY,
                _ => {}
            }
        }
        *gained = gained.minus(gained.minus(view.hand));
    }

    fn held(view: &View) -> Vec<Id> {
        let held = model::hand(view.hand, Hand::EMPTY, Order::Drawn);
        held.iter().map(|held| (card::number(held.card), held.nth)).collect()
    }

    /// A hold-up is to be seen to begin, and the gangs take their time to be counted.
    fn weight(events: &[Event]) -> f64 {
        let weigh = |event: &Event| match event {
            Event::Shown { .. } => 3.0,
            Event::HeldUp { .. } => 1.5,
            _ => 1.0,
        };
        events.iter().map(weigh).fold(1.0, f64::max)
    }

    fn cues(events: &[Event], view: &View) -> Vec<Cue> {
        events.iter().flat_map(|event| sound::cues(event, view.me)).copied().collect()
    }

    fn lessons() -> &'static [Offer] {
        &lesson::OFFERS
    }

    fn order(action: Action, view: &View, _: &Names) -> String {
        match action {
            Action::Put { card, place } => says::put(card, says::Which::of(&view.table.piles, place)),
            Action::Gang(gang) => says::lesson::send_these(gang),
        }
    }

    /// Which hold-up it was. The log tells a gang only once all are shown.
    fn told(action: Action, view: &View, names: &Names, words: Option<String>) -> Option<String> {
        let (Action::Gang(gang), Some(place)) = (action, model::held_up(view)) else { return words };
        let pile = view.table.piles[place.index()];
        let words = if gang.is_empty() { words? } else { log::sent(view.me, gang, names).words };
        Some(format!("{}. {words}", says::shown(pile.kind(), pile.value())))
    }

    fn path(action: Action, _: &View) -> Vec<Spot> {
        lesson::path(action)
    }

    fn ends_turn(_: Action, _: &View) -> bool {
        true
    }

    fn refusal(why: &Illegal) -> Refusal {
        refused(*why)
    }

    fn book() -> Book {
        BOOK
    }

    fn table(controller: Controller<Self>, exits: Exits) -> AnyView {
        view! { <Game controller=controller exits /> }.into_any()
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
    use crate::games::desperados::Options;

    #[test]
    fn what_is_new_in_the_hand_is_what_this_turn_drew() {
        let mut seen = 0;
        for seed in 0..10 {
            let mut state = Desperados::deal(&Options { seats: 3 }, seed).unwrap();
            let (mut rng, mut gained) = (Rng::new(seed), Hand::EMPTY);
            while let Some(act) = some_act(&state, &mut rng) {
                let mut events = Vec::new();
                Desperados::apply(&mut state, act, &mut events).unwrap();
                let events: Vec<Event> = events.iter().filter_map(|event| Desperados::redact(event, ME)).collect();
                let view = Desperados::view(&state, ME);
                Desperados::gain(&mut gained, &events, &view);
                assert!(view.hand.contains(gained) && gained.len() <= 2);
                let drew = events.iter().any(|event| matches!(event, Event::Drew { seat, .. } if *seat == ME));
                if drew && view.decides() {
                    assert_eq!(gained.len(), 2);
                    seen += 1;
                }
            }
        }
        assert!(seen > 50);
    }
}
