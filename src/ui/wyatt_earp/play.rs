//! What Wyatt Earp adds to the page.

use leptos::prelude::*;

use super::card;
use super::explain_model::refused;
use super::flights::pays;
use super::game::Game;
use super::gang::gang;
use super::later::LATER;
use super::lesson;
use super::model;
use super::rules::BOOK;
use super::sound;
use crate::engine::Seat;
use crate::games::wyatt_earp::{Action, CAPTURE, Card, Edition, Event, Hand, Illegal, View, WyattEarp};
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
use crate::ui::text::wyatt_earp::{self as earp, hints};
use crate::ui::text::{ME, Names};

/// In the order of [`VARIANTS`](crate::engine::Game::VARIANTS).
const EDITIONS: [Edition; 2] = [Edition::Y2014, Edition::Y2000];

impl Play for WyattEarp {
    /// The cards that the seat of the view has gained in its turn, as far as it still has them.
    type Gained = Hand;

    fn bots() -> &'static Source<Bots> {
        static BOTS: Source<Bots> = part!(wyatt_earp_bots: Bots = Bots::of::<WyattEarp>());
        &BOTS
    }

    fn title() -> &'static str {
        earp::label().game
    }

    fn lead() -> &'static str {
        earp::label().start_lead
    }

    fn poster() -> AnyView {
        gang().into_any()
    }

    fn variant(variant: usize) -> (&'static str, &'static str) {
        let edition = EDITIONS.get(variant).copied().unwrap_or_default();
        (earp::edition(edition), earp::edition_note(edition))
    }

    fn orders() -> [(Order, &'static str); 2] {
        [(Order::Sign, earp::label().by_outlaw), (Order::Kind, earp::label().by_kind)]
    }

    fn score(view: &View) -> String {
        earp::money(view.table.money[ME.index()])
    }

    fn turn(view: &View) -> Seat {
        view.table.turn
    }

    fn first_deal(view: &View) -> Vec<Event> {
        let dealt = view.top.map(|first_card| Event::Dealt { hand_number: 1, dealer: view.table.dealer(), first_card });
        dealt.into_iter().collect()
    }

    fn is_deal(event: &Event) -> bool {
        matches!(event, Event::Dealt { .. })
    }

    fn gain(gained: &mut Hand, events: &[Event], view: &View) {
        for event in events {
            match event {
                Event::Drew { seat, cards } if *seat == view.me => {
                    cards.iter().flatten().for_each(|&card| gained.add(card));
                }
                Event::DrewDiscard { seat, card } | Event::Took { seat, card: Some(card) } if *seat == view.me => {
                    gained.add(*card);
                }
                Event::Stole { seat, outlaw, .. } | Event::Asked { seat, outlaw, from: Some(_), .. }
                    if *seat == view.me =>
                {
                    gained.add(Card::outlaw(*outlaw));
                }
                Event::Dealt { .. } => *gained = Hand::EMPTY,
                Event::Discarded { seat, .. } if *seat == view.me => *gained = Hand::EMPTY,
                _ => {}
            }
        }
        *gained = gained.and(view.hand);
    }

    fn held(view: &View) -> Vec<Id> {
        let held = model::hand(view.hand, Hand::EMPTY, Order::Drawn);
        held.iter().map(|held| (card::number(held.card), held.nth)).collect()
    }

    fn weight(events: &[Event]) -> f64 {
        // What is taken from the player is held up, and the posters pay one after another.
        let weigh = |event: &Event| match event {
            Event::HandEnded { .. } => 2.4,
            Event::Shot { .. } | Event::Asked { from: Some(ME), .. } | Event::Stole { from: ME, .. } => 1.7,
            _ => 1.0,
        };
        let paying = events.iter().filter(|event| pays(event));
        events.iter().map(weigh).fold(1.0, f64::max) + 0.35 * paying.count() as f64
    }

    fn turned_card(events: &[Event]) -> bool {
        events.iter().any(|event| matches!(event, Event::Shot { .. }))
    }

    fn cues(events: &[Event], view: &View) -> Vec<Cue> {
        events.iter().flat_map(|event| sound::cues(event, view.me)).copied().collect()
    }

    /// The posters that are captured.
    fn stamped(view: &View) -> usize {
        view.cp().iter().filter(|cp| cp.iter().sum::<u8>() >= CAPTURE).count()
    }

    ///
    fn may_be_answered(events: &[Event], view: &View) -> bool {
        events.iter().any(|event| match event {
            Event::PlayedOutlaws { opened: true, .. } => view.table.options.edition == Edition::Y2014,
            Event::Laid { card: Card::HIDEOUT, .. } => true,
            _ => false,
        })
    }

    fn ends_turn(action: Action, _: &View) -> bool {
        matches!(action, Action::Discard(_))
    }

    fn refusal(why: &Illegal) -> Refusal {
        refused(*why)
    }

    fn lessons() -> &'static [Offer] {
        &lesson::OFFERS
    }

    fn order(action: Action, view: &View, names: &Names) -> String {
        hints::order(action, view.phase, names, view.top)
    }

    fn path(action: Action, _view: &View) -> Vec<Spot> {
        lesson::path(action)
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
