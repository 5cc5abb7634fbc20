//! A game from the first deal to the end: the table, the scoring sheet after each hand, and the last screen.

use leptos::prelude::*;

use super::actions::Actions;
use super::desk::{Desk, Question};
use super::dialogs::Dialogs;
use super::end::End;
use super::end_model::duel;
use super::hand::Hand;
use super::hint::{self, HintPlace};
use super::keys;
use super::ledger::Lines;
use super::piles::Piles;
use super::poster::Poster;
use super::score::Score;
use super::sky::Sky;
use super::status::Status;
use super::territory::Territory;
use super::topbar::Topbar;
use crate::games::wyatt_earp::{Action, Event, HandEnd, Outlaw, Phase};
use crate::ui::focus::{self, Wish};
use crate::ui::frames;
use crate::ui::history::Act;
use crate::ui::session::Door;
use crate::ui::text::label;

/// Which screen of the game is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Screen {
    Table,
    Score { over: bool },
    End,
}

/// The ways out of a game.
#[derive(Clone, Copy)]
pub struct Exits {
    /// Another game at the same table.
    pub again: Callback<()>,
    /// Back to the first screen.
    pub leave: Callback<()>,
    /// To look back on the game, from that position.
    pub look_back: Callback<usize>,
}

/// The game behind `door`.
#[component]
pub fn Game(
    /// The way to the game.
    door: Door,
    /// The ways out.
    exits: Exits,
) -> impl IntoView {
    let desk = Desk::new(door);
    let counted = RwSignal::new(false);
    let screen = Memo::new(move |_| match desk.phase() {
        Some(Phase::HandOver) => Screen::Score { over: false },
        Some(Phase::GameOver { .. }) if counted.get() => Screen::End,
        Some(Phase::GameOver { .. }) => Screen::Score { over: true },
        _ => Screen::Table,
    });
    Effect::new(move |_: Option<Option<Wish>>| {
        (screen.get() != Screen::Table).then(|| focus::rescue(&[".score-foot .button", ".end-foot .button"]))
    });
    move || match screen.get() {
        Screen::Table => view! { <Table desk exits /> }.into_any(),
        Screen::Score { over } => {
            let table = door.view().with_untracked(|view| view.table);
            let why = door.acts().with_untracked(|acts| why_ended(acts));
            let next = move || if over { counted.set(true) } else { desk.act(Action::NextHand) };
            let back = door.can_take_back_now().then(|| Callback::new(move |()| door.take_back()));
            view! { <Score table names=desk.names() why over on_next=next on_take_back=back /> }.into_any()
        }
        Screen::End => door.view().with_untracked(|view| match view.phase {
            Phase::GameOver { winner } => {
                let duel = door.acts().with_untracked(|acts| duel(acts.iter().flat_map(|act| &act.events)));
                view! { <End table=view.table names=desk.names() winner duel record=door.record() exits /> }.into_any()
            }
            _ => ().into_any(),
        }),
    }
}

fn why_ended(acts: &[Act]) -> Option<HandEnd> {
    acts.last()?.events.iter().find_map(|event| match event {
        Event::HandEnded { why } => Some(*why),
        _ => None,
    })
}

/// The frame that has all of the table.
const ALL_BUILT: u8 = 3;

/// The table with all that lies on it.
#[component]
fn Table(desk: Desk, exits: Exits) -> impl IntoView {
    let seats = desk.with_untracked(|view| view.table.seats());
    let frame = frames::painted(ALL_BUILT);
    let from = move |first: u8| move || frame.get() >= first;
    keys::listen(desk);
    hint::end_with_position(desk);
    Effect::new(move |_: Option<Option<Wish>>| {
        if frame.get() < ALL_BUILT {
            return None;
        }
        desk.targets.track();
        desk.door.acts().track(); // whatever an act takes off the page may have had the focus
        match (desk.phase(), desk.question.get()) {
            (None, _) => Some(focus::park()),
            (Some(_), Question::Targets) => None,
            (Some(_), _) => Some(focus::rescue(&[".choosing .target", ".actions-bar .button", ".hand .card"])),
        }
    });
    let choosing = move || desk.question.get() == Question::AskWhom || desk.targets.with(|targets| !targets.is_empty());
    view! {
        <a class="skip-link" href="#hand">{label::SKIP_TO_HAND}</a>
        <main class="table" class:choosing=choosing data-players=seats>
            <Topbar desk exits />
            <Show when=from(1)>{board(desk)}</Show>
            <Piles desk />
            <section class="log" aria-labelledby="log-title">
                <h2 class="log-title" id="log-title">{label::LOG}</h2>
                <Show when=from(ALL_BUILT)>
                    <Lines desk />
                </Show>
            </section>
            <Status desk />
            <Actions desk />
            <HintPlace desk />
            <Show when=from(2)>
                <Hand desk />
            </Show>
            <Show when=from(ALL_BUILT)>
                <Dialogs desk />
            </Show>
        </main>
        <Show when=from(2)>
            <Sky desk />
        </Show>
    }
}

/// Posters and territories.
pub(super) fn board(desk: Desk) -> impl IntoView {
    let rows = desk.model.with_untracked(|model| model.rows.iter().map(|row| row.seat).collect::<Vec<_>>());
    view! {
        <section class="board-wrap" data-slot="board" aria-label=label::TABLE tabindex="0">
            <table class="board" role="table">
                <thead role="rowgroup">
                    <tr role="row" class="posters">
                        <td role="cell" class="board-corner">{label::CORNER}</td>
                        {Outlaw::ALL.map(|outlaw| view! { <Poster outlaw desk /> }).collect_view()}
                    </tr>
                </thead>
                <tbody role="rowgroup">
                    {rows.into_iter().map(|seat| view! { <Territory seat desk /> }).collect_view()}
                </tbody>
            </table>
        </section>
    }
}
