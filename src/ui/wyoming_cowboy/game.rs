//! A game from the first deal to the end: the table, the sheet after each hand, and the last screen.

use leptos::prelude::*;

use super::actions::{actions, help};
use super::board::board;
use super::context::{Context, Question};
use super::dialogs::{Dialogs, worth};
use super::flights::flights;
use super::hand::hand;
use super::later::LATER;
use super::log;
use super::piles::piles;
use super::put::puts;
use super::status::status;
use super::{Act, Controller, Watch};
use crate::games::wyoming_cowboy::{Action, Phase};
use crate::ui::browser::art;
use crate::ui::table::Exits;
use crate::ui::table::frame::{Focus, Parts, Place, Play, TableFrame};
use crate::ui::table::hint::HintPlace;
use crate::ui::table::later::screen;
use crate::ui::table::log::Entry;
use crate::ui::table::look_back::{LookBackTable, Playback};
use crate::ui::table::sheets::{Sheets, sheets};
use crate::ui::text;
use crate::ui::text::wyoming_cowboy as says;

/// The game's drawings.
pub const DRAWINGS: &str = "wyoming-cowboy";

/// The game behind `controller`.
#[component]
pub fn Game(
    /// The way to the game.
    controller: Controller,
    /// The ways out.
    exits: Exits,
) -> impl IntoView {
    art::bring(DRAWINGS);
    let context = Context::new(controller);
    let drawn = Sheets {
        table: ViewFn::from(move || table(context, exits)),
        score: Callback::new(move |(over, next)| {
            screen(&LATER, move |later| (later.score)(context, exits, over, next))
        }),
        end: ViewFn::from(move || screen(&LATER, move |later| (later.end)(context, exits))),
        next_hand: Callback::new(move |()| context.act(Action::NextHand)),
    };
    sheets(context.controls, exits, controller.stage(), drawn)
}

/// What lies on the table, whether it is played at or looked back on.
fn parts(context: Context, entries: Memo<Vec<Entry>>) -> Parts {
    let number = Memo::new(move |_| context.with(|view| view.table.hand_number));
    Parts {
        seats: context.with_untracked(|view| view.table.seats()),
        info: Callback::new(move |()| Place { game: says::label().game, at: Some(text::hand_number(number.get())) }),
        entries,
        board: ViewFn::from(move || board(context)),
        piles: piles(context),
        status: status(context),
        hand: ViewFn::from(move || hand(context)),
        flights: ViewFn::from(move || flights(context)),
        explain: Callback::new(move |key: String| (LATER.now()?.explain)(context, &key)),
    }
}

/// The table that is played at.
fn table(context: Context, exits: Exits) -> AnyView {
    let Context { controller, controls, hints, .. } = context;
    let wanted = move || match (context.phase(), context.question.get()) {
        (None, _) => Focus::Waits,
        (Some(Phase::Asked { .. } | Phase::Hit { .. }), _) => Focus::Stays,
        (Some(_), Question::None) => Focus::Goes,
        (Some(_), _) => Focus::Stays,
    };
    let play = Play {
        shortcuts: says::label().shortcuts,
        actions: actions(context),
        hint: view! { <HintPlace hints later=(controls.book.later)() /> }.into_any(),
        dialogs: ViewFn::from(move || view! { <Dialogs context /> }),
        choosing: Memo::new(move |_| context.aim().is_some()),
        focus: Callback::new(move |()| wanted()),
        on_escape: Callback::new(move |()| {
            context.controls.clear();
            hints.put_away();
        }),
        puts: Callback::new(move |put| puts(context, put)),
    };
    let acts = controller.acts();
    let told = move |acts: &Vec<Act>| controls.names.with_value(|names| log::entries(acts, names));
    let entries = Memo::new(move |_| acts.with(told));
    view! { <TableFrame controls exits parts=parts(context, entries) play /> }.into_any()
}

/// The game of `watch`, looked back on.
#[component]
#[allow(clippy::large_types_passed_by_value)] // a component owns what it is given
pub fn LookBack(
    /// The way through the game.
    watch: Watch,
    /// The same without its game.
    playback: Playback,
) -> impl IntoView {
    art::bring(DRAWINGS);
    let context = Context::new(watch.controller);
    let Context { controls, hints, .. } = context;
    let all = watch.all();
    let entries = Memo::new(move |_| all.with(|all| controls.names.with_value(|names| log::entries(&all.acts, names))));
    view! {
        <LookBackTable controls playback parts=parts(context, entries) help=help(context) hints />
        {move || (context.question.get() == Question::Worth).then(|| worth(context))}
    }
}
