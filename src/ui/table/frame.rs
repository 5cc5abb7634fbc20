//! The table itself: the places of all that lies on it, built over several frames, and the keyboard's place among them.

use leptos::prelude::*;

use super::drag::{self, Puts};
use super::explain::{Explainer, Explanation};
use super::keys;
use super::later::once_there;
use super::log::{Entry, Lines, Log};
use super::menu::Drawer;
pub use super::topbar::Place;
use super::topbar::{Topbar, skip_link};
use super::{Controls, Exits};
use crate::ui::browser::focus::{self, Wish};
use crate::ui::browser::frames;
use crate::ui::browser::modal::Modal;
use crate::ui::browser::rove;
use crate::ui::text::{label, setting};

/// What a game lays on a table, whether it is played or looked back on.
pub struct Parts {
    /// How many play.
    pub seats: usize,
    /// What is being played, for the bar on top.
    pub info: Callback<(), Place>,
    /// Every turn so far.
    pub entries: Memo<Vec<Entry>>,
    /// What lies open between the players.
    pub board: ViewFn,
    /// The piles.
    pub piles: AnyView,
    /// The status line.
    pub status: AnyView,
    /// The hand.
    pub hand: ViewFn,
    /// The flight layer.
    pub flights: ViewFn,
    /// What something is that carries this in `data-explain`.
    pub explain: Callback<String, Option<Explanation>>,
}

/// What besides lies on a table that is played at.
pub struct Play {
    /// The single keys of the game: a line each, the key first.
    pub shortcuts: &'static str,
    /// What may be done now.
    pub actions: AnyView,
    /// Where the hint is shown.
    pub hint: AnyView,
    /// Whatever dialog the moment asks for.
    pub dialogs: ViewFn,
    /// Whether something on the board is to be chosen.
    pub choosing: Memo<bool>,
    /// What is to become of a lost focus.
    pub focus: Callback<(), Focus>,
    /// The Escape key was pressed.
    pub on_escape: Callback<()>,
    /// What the cards that are picked up do where they are put.
    pub puts: Puts,
}

/// What is to become of the focus when what had it has left the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Focus {
    /// There is nothing to press: it waits where the next buttons will be.
    Waits,
    /// It goes to what the player is asked for.
    Goes,
    /// A dialog has it.
    Stays,
}

/// Where a lost focus goes while the player is asked for something, the first of them that is there.
const WANTED: [&str; 3] = [".choosing .target", ".actions-bar .button", ".hand .card"];
/// The frame that has the hand.
const HAND: u8 = 1;
/// The frame that has all of the table.
const ALL_BUILT: u8 = 3;

/// The table with all that lies on it.
#[component]
pub fn TableFrame(
    /// The table's controller.
    controls: Controls,
    /// The ways out.
    exits: Exits,
    /// What lies on any table.
    parts: Parts,
    /// What lies on one that is played at.
    play: Play,
) -> impl IntoView {
    let Parts { seats, info, entries, board, piles, status, hand, flights, explain } = parts;
    let Play { shortcuts, actions, hint, dialogs, choosing, focus: wanted, on_escape, puts } = play;
    let frame = frames::painted(ALL_BUILT);
    let from = move |first: u8| move || frame.get() >= first;
    let explainer = Explainer::new(explain);
    let drawer = RwSignal::new(controls.settings.stay_open().then_some(Drawer::Settings));
    keys::listen(controls, drawer, on_escape, puts);
    rove::listen();
    drag::listen(controls, puts);
    Effect::new(move |_: Option<Option<Wish>>| {
        if frame.get() < ALL_BUILT {
            return None;
        }
        controls.get().acts_seen(); // whatever an act takes off the page may have had the focus
        match wanted.run(()) {
            Focus::Waits => Some(focus::park()),
            Focus::Goes => Some(focus::rescue(&WANTED)),
            Focus::Stays => None,
        }
    });
    view! {
        {skip_link()}
        <main class="table" class:choosing=choosing class:explaining=explainer.asking class:no-hand=move || frame.get() < HAND data-game=controls.book.name data-players=seats>
            <Topbar controls drawer exits info entries shortcuts explainer />
            <Show when=from(1)>{board.run()}</Show>
            {piles}
            <Log>
                <Show when=from(ALL_BUILT)>
                    <Lines entries go=exits.look_back />
                </Show>
            </Log>
            {status}
            {actions}
            {hint}
            <Show when=from(HAND)>{hand.run()}</Show>
            <Show when=from(ALL_BUILT)>{dialogs.run()}</Show>
            {move || controls.get().doubtful().map(|act| sure(controls, act))}
            <Show when=from(ALL_BUILT)>{once_there((controls.book.later)(), move |later| (later.explanations)(explainer, controls))}</Show>
        </main>
        // With the hand, which is not to be seen before it is dealt.
        <Show when=from(HAND)>{flights.run()}</Show>
    }
}

/// Asks once more whether that `act` is meant.
fn sure(controls: Controls, act: String) -> AnyView {
    let answer = move |yes| {
        if yes {
            controls.clear();
        }
        controls.get().answer(yes);
    };
    view! {
        <Modal title=setting().sure lead=act class="docked strip" on_close=move |()| answer(false)>
            <div class="dialog-foot">
                <button type="button" class="button primary" autofocus on:click=move |_| answer(true)>{setting().sure_yes}</button>
                <button type="button" class="button quiet" on:click=move |_| answer(false)>{label().cancel}</button>
            </div>
        </Modal>
    }
    .into_any()
}
