//! A game from the first deal to the end: the table, and the last screen.

use leptos::prelude::*;

use super::actions::{actions, help, puts};
use super::board::board;
use super::context::Context;
use super::flights::flights;
use super::hand::hand;
use super::later::LATER;
use super::log;
use super::piles::piles;
use super::status::status;
use super::{Controller, Watch};
use crate::games::desperados::Phase;
use crate::ui::browser::art;
use crate::ui::browser::focus::{self, Wish};
use crate::ui::table::Exits;
use crate::ui::table::frame::{Focus, Parts, Place, Play, TableFrame};
use crate::ui::table::hint::HintPlace;
use crate::ui::table::later::screen;
use crate::ui::table::log::Entry;
use crate::ui::table::look_back::{LookBackTable, Playback};
use crate::ui::text::desperados as says;

/// The game's drawings.
pub const DRAWINGS: &str = "desperados";

/// The game behind `controller`.
#[component]
pub fn Game(
    /// The way to the game.
    controller: Controller,
    /// The ways out.
    exits: Exits,
) -> impl IntoView {
    art::bring(DRAWINGS);
    let context = Context::new(controller, true);
    let over = Memo::new(move |_| context.phase() == Some(Phase::Over));
    Effect::new(move |_: Option<Option<Wish>>| {
        focus::begin_at_top();
        over.get().then(|| focus::rescue(&[".sheet-foot .primary"]))
    });
    move || if over.get() { screen(&LATER, move |later| (later.end)(context, exits)) } else { table(context, exits) }
}

/// What lies on the table, whether it is played at or looked back on.
fn parts(context: Context, entries: Memo<Vec<Entry>>) -> Parts {
    Parts {
        seats: context.with_untracked(|view| view.table.seats()),
        info: Callback::new(|()| Place { game: says::label().game, at: None }),
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
    let wanted = move || {
        context.picked(); // the button that picks the strongest goes with it
        if context.phase().is_some() { Focus::Goes } else { Focus::Waits }
    };
    let play = Play {
        shortcuts: says::label().shortcuts,
        actions: actions(context),
        hint: view! { <HintPlace hints later=(controls.book.later)() /> }.into_any(),
        dialogs: ViewFn::from(|| ()),
        choosing: Memo::new(move |_| context.card().is_some()),
        focus: Callback::new(move |()| wanted()),
        on_escape: Callback::new(move |()| {
            context.controls.clear();
            if !controls.lesson {
                context.put_bill_away();
            }
            hints.put_away();
        }),
        puts: Callback::new(move |put| puts(context, put)),
    };
    let (acts, piles) = (controller.acts(), context.with_untracked(|view| view.table.piles));
    let told = move |acts: &[super::Act]| controls.names.with_value(|names| log::entries(acts, &piles, names));
    let entries = Memo::new(move |_| acts.with(|acts| told(acts.get(..context.told()).unwrap_or(acts))));
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
    let context = Context::new(watch.controller, false);
    let Context { controls, hints, .. } = context;
    let (all, piles) = (watch.all(), context.with_untracked(|view| view.table.piles));
    let entries =
        Memo::new(move |_| all.with(|all| controls.names.with_value(|names| log::entries(&all.acts, &piles, names))));
    view! { <LookBackTable controls playback parts=parts(context, entries) help=help(context) hints /> }
}
