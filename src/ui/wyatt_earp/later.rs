//! What the table can do without at first: it comes after it, as a part of the program.

use std::pin::Pin;

use leptos::prelude::*;

use super::Watch;
use super::context::Context;
use super::end::end;
use super::explain_model::{Moment, Thing};
use super::game::LookBack;
use super::hint_model::hint;
use super::lesson::LESSONS;
use super::rules::READER;
use super::score::score;
use crate::games::wyatt_earp::{HandEnd, WyattEarp};
use crate::record::Record;
use crate::ui::part::{Source, part};
use crate::ui::play::hint::Tell;
use crate::ui::play::{Exits, WaysBack};
use crate::ui::settings::Settings;
use crate::ui::table::explain::Explanation;
use crate::ui::table::later;

/// What comes after the table.
#[derive(Debug)]
pub struct Later {
    /// What comes after the table of any game.
    pub house: later::Later,
    /// Puts a hint into words.
    pub hint: Tell<WyattEarp>,
    /// What something on the table is, now.
    pub explain: fn(Context, &str) -> Option<Explanation>,
    /// The sheet after a hand, and why that ended; the last says whether it was the last hand, and what deals the next or goes to the end.
    pub score: fn(Context, Exits, Option<HandEnd>, bool, Callback<()>) -> AnyView,
    /// The last screen.
    pub end: fn(Context, Exits) -> AnyView,
    /// The table of a game that is looked back on, from after the act of that number.
    pub look_back: fn(&Record<WyattEarp>, usize, Settings, WaysBack) -> AnyView,
}

impl AsRef<later::Later> for Later {
    fn as_ref(&self) -> &later::Later {
        &self.house
    }
}

/// Where it comes from.
pub static LATER: Source<Later> = part!(wyatt_earp_later: Later = Later { house: later::Later::new(READER, &LESSONS), hint, explain, score, end, look_back });

/// What puts hints into words, once it has come.
pub fn teller() -> Pin<Box<dyn Future<Output = Tell<WyattEarp>>>> {
    Box::pin(async { LATER.come().await.hint })
}

/// What something on the table is, now.
fn explain(context: Context, key: &str) -> Option<Explanation> {
    let thing = Thing::of(key)?;
    let names = context.names();
    let (deciding, picked) = (untrack(|| context.phase().is_some()), untrack(|| context.picked()));
    context.with_untracked(|view| {
        let moment = Moment { view, names: &names, level: context.controls.level, deciding, picked };
        Some(moment.explain(thing))
    })
}

fn look_back(record: &Record<WyattEarp>, number: usize, settings: Settings, ways: WaysBack) -> AnyView {
    let watch = Watch::new(record, number, settings);
    view! { <LookBack watch playback=watch.playback(ways) /> }.into_any()
}
