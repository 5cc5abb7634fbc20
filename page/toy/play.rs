//! High Noon on the page, as far as that needs no browser: it draws nothing.

use crate::ui::part::Source;
use crate::ui::play::bots::Bots;
use crate::ui::play::controller::Controller;
use crate::ui::play::{Exits, Play, Refusal, WaysBack};
use crate::ui::settings::{Order, Settings};
use crate::ui::table::card::Look;
use crate::ui::table::hand::Id;
use crate::ui::table::later::Later;
use crate::ui::table::reader::Reader;
use crate::ui::table::rules::Book;
use leptos::prelude::*;
use tin_star::engine::{Game, Seat};
use tin_star::record::Record;

use super::game::{Action, Event, NotNow, Toy, View};

impl AsRef<Self> for Later {
    fn as_ref(&self) -> &Self {
        self
    }
}

impl<const FAULT: u8> Play for Toy<FAULT> {
    /// The cards drawn in this hand.
    type Gained = Vec<u8>;

    fn bots() -> &'static Source<Bots> {
        const { &Source::new(const { &Bots::of::<Self>() }) }
    }

    fn title() -> &'static str {
        "High Noon"
    }

    fn book() -> Book {
        const READER: Reader = Reader::new(|_| Look::default(), |_| Vec::new(), |_| None);
        Book {
            name: Self::NAME,
            title: Self::title,
            later: || const { &Source::new(const { &Later::new(READER, &[]) }) },
        }
    }

    fn lead() -> &'static str {
        "The highest card takes the sack."
    }

    fn poster() -> AnyView {
        ().into_any()
    }

    fn variant(_: usize) -> (&'static str, &'static str) {
        ("Usual", "As ever")
    }

    fn orders() -> [(Order, &'static str); 2] {
        [(Order::Kind, "By value"), (Order::Sign, "By luck")]
    }

    fn score(view: &View) -> String {
        format!("{} sacks", view.table.sacks[view.me.index()])
    }

    fn turn(view: &View) -> Seat {
        view.table.lead
    }

    fn first_deal(_: &View) -> Vec<Event> {
        vec![Event::Dealt]
    }

    fn is_deal(event: &Event) -> bool {
        *event == Event::Dealt
    }

    fn gain(gained: &mut Vec<u8>, events: &[Event], view: &View) {
        for event in events {
            match event {
                Event::Drew { seat, card } if *seat == view.me => gained.extend(card),
                Event::Dealt => gained.clear(),
                _ => {}
            }
        }
    }

    fn held(view: &View) -> Vec<Id> {
        let of = |(value, count): (usize, u8)| (0..count).map(move |nth| (value as u16, nth));
        view.hand.into_iter().enumerate().flat_map(of).collect()
    }

    fn ends_turn(_: Action, _: &View) -> bool {
        false
    }

    fn refusal(why: &NotNow) -> Refusal {
        why.to_string().into()
    }

    fn table(_: Controller<Self>, _: Exits) -> AnyView {
        ().into_any()
    }

    fn look_back(_: &Record<Self>, _: usize, _: Settings, _: WaysBack) -> AnyView {
        ().into_any()
    }
}
