//! The sheets that lie over a table whose hands are scored: one after each hand, and the last screen.

use leptos::prelude::*;

use super::{Controls, Exits};
use crate::engine::Stage;
use crate::ui::browser::focus::{self, Wish};
use crate::ui::browser::storage::tab;

/// Where this tab keeps that the last screen of the game is shown.
const SEEN: &str = "seen";

/// Another game may be shown next.
pub fn forget() {
    tab::forget(SEEN);
}

/// Which of them, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sheet {
    None,
    Score { over: bool },
    End,
}

/// What a game draws.
pub struct Sheets {
    /// The table.
    pub table: ViewFn,
    /// The sheet of the hand that has just ended. Gets whether that was the last, and the way on.
    pub score: Callback<(bool, Callback<()>), AnyView>,
    /// The last screen.
    pub end: ViewFn,
    /// Deals the next hand.
    pub next_hand: Callback<()>,
}

/// The table, or the sheet that lies over it at this `stage`.
pub fn sheets(controls: Controls, exits: Exits, stage: Signal<Stage>, drawn: Sheets) -> AnyView {
    // How a game ended that has been looked back on, or seen before the page was loaded anew, is no news.
    let seen = exits.looked_back || !controls.lesson && tab::get(SEEN).is_some();
    let counted = RwSignal::new(seen && stage.get_untracked() == Stage::Over);
    let sheet = Memo::new(move |_| match stage.get() {
        Stage::Playing => Sheet::None,
        Stage::Over if counted.get() => Sheet::End,
        stage => Sheet::Score { over: stage == Stage::Over },
    });
    Effect::new(move |_: Option<Option<Wish>>| {
        match sheet.get() {
            Sheet::None => forget(),
            Sheet::Score { .. } => {}
            Sheet::End => tab::set(SEEN, "yes"),
        }
        if sheet.get() != Sheet::None {
            controls.settings.stay_open(); // there are none here, and none are to open later
        }
        focus::begin_at_top();
        (sheet.get() != Sheet::None).then(|| focus::rescue(&[".sheet-foot .primary"]))
    });
    let Sheets { table, score, end, next_hand } = drawn;
    let see = Callback::new(move |()| controls.once_pressed(move || counted.set(true)));
    let shown = move || match sheet.get() {
        Sheet::None => table.run(),
        Sheet::Score { over } => score.run((over, if over { see } else { next_hand })),
        Sheet::End => end.run(),
    };
    shown.into_any()
}
