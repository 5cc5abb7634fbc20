//! The screen of a lesson: the table of its hand, and who tells it. Nothing of it is kept but how far the player has come.

use leptos::prelude::*;

use super::start::choices::choices_of;
use crate::ui::games::Listed;
use crate::ui::play::Exits;
use crate::ui::play::any_record::AnyRecord;
use crate::ui::play::controller::lesson::{Progress, is_done, left_at, note_left};
use crate::ui::settings::Settings;
use crate::ui::table::coach::After;
use crate::ui::table::later::{Later, coming};
use crate::ui::table::lesson::{Lesson, Offer};
use crate::ui::text::lesson_label;

/// The lesson that the first screen offers for a game, and what the button says: the one that was left, or the first that the player has not
/// been through. Nothing if the game has none.
fn offered(game: &Listed) -> Option<(&'static Offer, &'static str)> {
    let lessons = (game.lessons)();
    let left = lessons.iter().find(|lesson| left_at(game.name, lesson).is_some());
    if let Some(left) = left {
        return Some((left, lesson_label().learn_on));
    }
    let fresh = lessons.iter().find(|lesson| !is_done(game.name, lesson));
    fresh.or(lessons.first()).map(|lesson| (lesson, (lesson.title)()))
}

/// The way into a lesson of the game, if it has any; `begin` gets it.
pub fn learn(game: &'static Listed, begin: impl Fn(&'static Listed, &'static Offer) + 'static) -> Option<AnyView> {
    let (lesson, title) = offered(game)?;
    let press = move |_| begin(game, lesson);
    Some(view! { <button type="button" class="button start-learn" on:click=press>{title}</button> }.into_any())
}

/// The ways back into the lessons that the player has been through, but for the one that is offered.
pub fn learn_again(game: &'static Listed, begin: impl Fn(&'static Listed, &'static Offer) + Copy + 'static) -> AnyView {
    let offered = offered(game).map(|(lesson, _)| lesson.name);
    let over = |lesson: &&Offer| is_done(game.name, lesson) && Some(lesson.name) != offered;
    let link = |lesson: &'static Offer| {
        let press = move |_| begin(game, lesson);
        view! { <button type="button" class="text-link" on:click=press>{(lesson.title)()}</button> " " }
    };
    (game.lessons)().iter().filter(over).map(link).collect_view().into_any()
}

/// The ways out of a lesson. Copies are the same ones.
#[derive(Clone, Copy)]
pub struct Ways {
    /// It is left.
    pub leave: Callback<()>,
    /// Gets another lesson of the game, to go on with that.
    pub on_lesson: Callback<&'static Offer>,
    /// Gets a game dealt for it, as the player is used to.
    pub on_deal: Callback<AnyRecord>,
}

/// A lesson of the game, from where it was left.
pub fn lesson_screen(game: &'static Listed, lesson: &'static Offer, settings: Settings, ways: Ways) -> AnyView {
    ((game.book)().later)().draw(coming, move |later| {
        let told = later.lessons.iter().find(|one| one.name == lesson.name);
        told.map(|told| self::told(game, told, later, settings, ways)).into_any()
    })
}

fn told(
    game: &'static Listed,
    lesson: &'static Lesson,
    later: &'static Later,
    settings: Settings,
    ways: Ways,
) -> AnyView {
    let Ways { leave, on_lesson, on_deal } = ways;
    let progress = Progress::resume(game.name, lesson);
    let leave = Callback::new(move |()| {
        note_left(game.name, &lesson.offer());
        leave.run(());
    });
    let exits = Exits { again: leave, leave, look_back: Callback::new(|_| ()), looked_back: false };
    let follows = (game.lessons)().iter().skip_while(|other| other.name != lesson.name).nth(1);
    let more = follows.map(|next| {
        let begin = move |()| {
            progress.finish();
            on_lesson.run(next);
        };
        ((next.title)(), Callback::new(begin))
    });
    let play = move |()| {
        progress.finish();
        match choices_of(game) {
            Some(record) => on_deal.run(record),
            None => leave.run(()),
        }
    };
    let after = After { play: Callback::new(play), more };
    // Each of its hands has a table of its own.
    let part = Memo::new(move |_| lesson.step(progress.index()).map(|(part, _)| part));
    let table = move || {
        part.get(); // one that is only tracked would never be worked out
        (game.part.now()?.teach)(progress, settings, exits).map(|(table, coach)| (table, (later.coach)(coach, after)))
    };
    table.into_any()
}
