//! A game from the first deal to the end: the table, the scoring sheet after each hand, and the last screen.

use leptos::prelude::*;

use super::actions::{actions, help, puts};
use super::context::{Context, Question};
use super::dialogs::Dialogs;
use super::explain_model::Thing;
use super::flights::flights;
use super::hand::hand;
use super::later::LATER;
use super::log;
use super::model::Row;
use super::piles::piles;
use super::poster::Poster;
use super::status::status;
use super::territory::Territory;
use super::{Act, Controller, Watch};
use crate::games::wyatt_earp::{Action, Event, HandEnd, Outlaw};
use crate::ui::browser::art;
use crate::ui::table::Exits;
use crate::ui::table::frame::{Focus, Parts, Place, Play, TableFrame};
use crate::ui::table::hint::HintPlace;
use crate::ui::table::later::screen;
use crate::ui::table::log::Entry;
use crate::ui::table::look_back::{LookBackTable, Playback};
use crate::ui::table::sheets::{Sheets, sheets};
use crate::ui::text::wyatt_earp as earp;
use crate::ui::text::{hand_number, label};

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
            let why = controller.acts().with_untracked(|acts| why_ended(acts));
            screen(&LATER, move |later| (later.score)(context, exits, why, over, next))
        }),
        end: ViewFn::from(move || screen(&LATER, move |later| (later.end)(context, exits))),
        next_hand: Callback::new(move |()| context.act(Action::NextHand)),
    };
    sheets(context.controls, exits, controller.stage(), drawn)
}

fn why_ended(acts: &[Act]) -> Option<HandEnd> {
    acts.last()?.events.iter().find_map(|event| match event {
        Event::HandEnded { why } => Some(*why),
        _ => None,
    })
}

/// The game's drawings.
const DRAWINGS: &str = "wyatt-earp";

/// What lies on the table, whether it is played at or looked back on.
fn parts(context: Context, entries: Memo<Vec<Entry>>) -> Parts {
    let number = Memo::new(move |_| context.with(|view| view.table.hand_number));
    Parts {
        seats: context.with_untracked(|view| view.table.seats()),
        info: Callback::new(move |()| Place { game: earp::label().game, at: Some(hand_number(number.get())) }),
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
        context.targets.track();
        match (context.phase(), context.question.get()) {
            (None, _) => Focus::Waits,
            (Some(_), Question::Targets) => Focus::Stays,
            (Some(_), _) => Focus::Goes,
        }
    };
    let choosing =
        move || context.question.get() == Question::AskWhom || context.targets.with(|targets| !targets.is_empty());
    let play = Play {
        shortcuts: earp::label().shortcuts,
        actions: actions(context),
        hint: view! { <HintPlace hints later=(controls.book.later)() /> }.into_any(),
        dialogs: ViewFn::from(move || view! { <Dialogs context /> }),
        choosing: Memo::new(move |_| choosing()),
        focus: Callback::new(move |()| wanted()),
        on_escape: Callback::new(move |()| {
            context.controls.clear();
            hints.put_away();
        }),
        puts: Callback::new(move |put| puts(context, put)),
    };
    let acts = controller.acts();
    let entries = Memo::new(move |_| {
        acts.with(|acts| controls.names.with_value(|names| log::entries(acts, names, controls.settings.memory.get())))
    });
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
    let entries =
        Memo::new(move |_| all.with(|all| controls.names.with_value(|names| log::entries(&all.acts, names, true))));
    view! { <LookBackTable controls playback parts=parts(context, entries) help=help(context) hints /> }
}

/// Posters and territories.
fn board(context: Context) -> AnyView {
    let rows = context.model.with_untracked(|model| model.rows.iter().map(|row| row.seat).collect::<Vec<_>>());
    let laid = Memo::new(move |_| context.model.with(|model| model.rows.iter().any(Row::has_laid)));
    view! {
        <section class="board-wrap" data-slot="board" aria-label=label().table tabindex="0" data-rove="">
            <table class="board" class:laid=laid role="table">
                <thead role="rowgroup">
                    <tr role="row" class="posters">
                        <td role="cell" class="board-corner" data-explain=Thing::Points.key()>{earp::label().corner}</td>
                        {Outlaw::ALL.map(|outlaw| view! { <Poster outlaw context /> }).collect_view()}
                    </tr>
                </thead>
                <tbody role="rowgroup">
                    {rows.into_iter().map(|seat| view! { <Territory seat context /> }).collect_view()}
                </tbody>
            </table>
        </section>
    }
    .into_any()
}
