//! The screen of a lesson: the table of its hand, and who tells it. Nothing of it is kept but how far the player has come.

use leptos::prelude::*;

use super::start::choices::choices_of;
use crate::ui::games::Listed;
use crate::ui::play::Exits;
use crate::ui::play::any_record::AnyRecord;
use crate::ui::play::controller::lesson::{Progress, is_done, left_at};
use crate::ui::settings::Settings;
use crate::ui::table::coach::{After, CoachBox};
use crate::ui::table::lesson::Lesson;
use crate::ui::text::lesson_label;

/// The lesson that the first screen offers for a game, and what the button says: the one that was left, or the first that the player has not
/// been through. Nothing if the game has none.
fn offered(game: &Listed) -> Option<(&'static Lesson, &'static str)> {
    let lessons = (game.lessons)();
    let left = lessons.iter().find(|lesson| left_at(game.name, lesson).is_some());
    if let Some(left) = left {
        return Some((left, lesson_label().learn_on));
    }
    let fresh = lessons.iter().find(|lesson| !is_done(game.name, lesson));
    fresh.or(lessons.first()).map(|lesson| (lesson, (lesson.title)()))
}

/// The way into a lesson of the game, if it has any; `begin` gets it.
pub fn learn(game: &'static Listed, begin: impl Fn(&'static Listed, &'static Lesson) + 'static) -> Option<AnyView> {
    let (lesson, title) = offered(game)?;
    let press = move |_| begin(game, lesson);
    Some(view! { <button type="button" class="button start-learn" on:click=press>{title}</button> }.into_any())
}

/// The ways back into the lessons that the player has been through, but for the one that is offered.
pub fn learn_again(
    game: &'static Listed,
    begin: impl Fn(&'static Listed, &'static Lesson) + Copy + 'static,
) -> AnyView {
    let offered = offered(game).map(|(lesson, _)| lesson.name);
    let over = |lesson: &&Lesson| is_done(game.name, lesson) && Some(lesson.name) != offered;
    let link = |lesson: &'static Lesson| {
        let press = move |_| begin(game, lesson);
        view! { <button type="button" class="text-link" on:click=press>{(lesson.title)()}</button> " " }
    };
    (game.lessons)().iter().filter(over).map(link).collect_view().into_any()
}

/// A lesson, from where it was left.
#[component]
pub fn LessonScreen(
    /// Of which game.
    game: &'static Listed,
    /// Which.
    lesson: &'static Lesson,
    /// The player's settings.
    settings: Settings,
    /// It is left.
    leave: Callback<()>,
    /// Gets another lesson of the game, to go on with that.
    on_lesson: Callback<&'static Lesson>,
    /// Gets a game dealt for it, as the player is used to.
    on_deal: Callback<AnyRecord>,
) -> impl IntoView {
    let progress = Progress::resume(game.name, lesson);
    let leave = Callback::new(move |()| {
        if progress.is_all_told() {
            progress.finish();
        }
        leave.run(());
    });
    let exits = Exits { again: leave, leave, look_back: Callback::new(move |_| leave.run(())), looked_back: false };
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
    move || {
        part.get(); // one that is only tracked would never be worked out
        (game.part.now()?.teach)(progress, settings, exits).map(|(table, coach)| {
            view! {
                {table}
                <CoachBox coach after />
            }
        })
    }
}
