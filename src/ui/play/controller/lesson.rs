//! A lesson at the table: everybody acts as it is written, the player too. Another act of theirs is not carried out, but answered.

use std::cell::RefCell;

use leptos::prelude::*;

use super::Controller;
use super::turns::Pause;
use crate::engine::{Nobody, Session, Stage};
use crate::record::Record;
use crate::ui::browser::frames::after_paint;
use crate::ui::browser::storage;
use crate::ui::play::Play;
use crate::ui::settings::Settings;
use crate::ui::table::coach::{Coach, Task};
use crate::ui::table::lesson::{Lesson, Offer, Step};
use crate::ui::text;
use crate::ui::text::ME;

/// What the browser keeps once a lesson has been gone through.
const DONE: &str = "done";

/// Where this tab keeps which lesson is on, and its step.
const TAB_STEP: &str = "step";

/// How far a lesson is. Copies are the same one.
#[derive(Clone, Copy)]
pub struct Progress {
    /// Which lesson.
    pub lesson: &'static Lesson,
    game: &'static str,
    /// How many of its steps are over.
    index: RwSignal<usize>,
    /// What is said to an act that the lesson did not ask for.
    remark: RwSignal<Option<String>>,
}

impl Progress {
    /// Goes on with a lesson where it was left; from the beginning if it never was, or was gone through before.
    pub fn resume(game: &'static str, lesson: &'static Lesson) -> Self {
        let kept = || left_at(game, &lesson.offer());
        let here = |(name, step): &(String, usize)| *name == key(game, lesson.name) && *step < lesson.offer().len;
        let on = Some(STEP.with_borrow(Clone::clone)).filter(here).or_else(|| step_of_tab().filter(here));
        let index = on.map(|(_, step)| step).or_else(kept).unwrap_or_default();
        Self { lesson, game, index: RwSignal::new(index), remark: RwSignal::new(None) }
    }

    /// How many of its steps are over; tracked.
    pub fn index(self) -> usize {
        self.index.get()
    }

    fn set(self, index: usize) {
        if self.index.get_untracked() != index {
            self.index.set(index);
            self.remark.set(None);
            let name = key(self.game, self.lesson.name);
            storage::tab::set(TAB_STEP, &format!("{index} {name}"));
            STEP.set((name, index));
            // One that has been gone through stays so.
            if !is_done(self.game, &self.lesson.offer()) {
                storage::set(&key(self.game, self.lesson.name), &index.to_string());
            }
        }
    }

    /// It has been gone through.
    pub fn finish(self) {
        storage::set(&key(self.game, self.lesson.name), DONE);
    }
}

thread_local! {
    /// The lesson that is on, and its step: it goes on there in another language, also where nothing can be kept.
    static STEP: RefCell<(String, usize)> = const { RefCell::new((String::new(), 0)) };
}

/// A lesson is begun: only what the browser has kept counts.
pub fn forget_step() {
    STEP.take();
    storage::tab::forget(TAB_STEP);
}

/// The lesson that was on before the page was loaded anew, and its step, also if it was gone through before.
fn step_of_tab() -> Option<(String, usize)> {
    let kept = storage::tab::get(TAB_STEP)?;
    let (step, name) = kept.split_once(' ')?;
    Some((name.to_owned(), step.parse().ok()?))
}

fn key(game: &str, lesson: &str) -> String {
    format!("lesson {game} {lesson}")
}

/// Where a lesson was left, if it was begun and not gone through.
pub fn left_at(game: &str, lesson: &Offer) -> Option<usize> {
    let kept = storage::get(&key(game, lesson.name))?;
    kept.parse().ok().filter(|&index| index > 0 && index < lesson.len)
}

/// The lesson is left: where its last step was told, it has been gone through.
pub fn note_left(game: &str, lesson: &Offer) {
    if left_at(game, lesson).is_some_and(|index| index + 1 == lesson.len) {
        storage::set(&key(game, lesson.name), DONE);
    }
}

/// Whether a lesson has been gone through.
pub fn is_done(game: &str, lesson: &Offer) -> bool {
    storage::get(&key(game, lesson.name)).is_some_and(|kept| kept == DONE)
}

impl<G: Play> Controller<G> {
    /// The table of the part of a lesson that it has come to. It is kept nowhere. Nothing if the lesson is over, or its text no game of this
    /// kind.
    pub fn teach(progress: Progress, settings: Settings) -> Option<Self> {
        let (part, step) = progress.lesson.step(progress.index.get_untracked())?;
        let written = Session::<G>::from_text(progress.lesson.parts[part].game).ok()?;
        let record = Record::new(written.replay(step.at, &mut Nobody)?, [""; 0]);
        let session = RwSignal::new(record.session.clone());
        let view = Memo::new(move |_| session.with(|session| G::view(session.state(), ME)));
        let controller = Self { lesson: Some(progress), ..Self::new(session, view, &record, settings, None) };
        controller.inner.update_value(|inner| inner.script = written.actions().to_vec());
        controller.tell_history();
        controller.go_on(Pause::none());
        Some(controller)
    }

    /// Whether this is a lesson.
    pub const fn is_lesson(self) -> bool {
        self.lesson.is_some()
    }

    /// Who tells the lesson, if it is one; `leave` ends it.
    pub fn coach(self, leave: Callback<()>) -> Option<Coach> {
        let progress = self.lesson?;
        let task = move || {
            let step = self.step().filter(|step| !step.is_read())?;
            let acts = self.session.with(|session| session.actions().len());
            let action = self.written(acts).filter(|_| acts < step.until && self.deciding())?;
            let names = self.names();
            Some(self.view.with(|view| Task { order: G::order(action, view, &names), path: G::path(action, view) }))
        };
        let next = move || {
            progress.set(progress.index.get_untracked() + 1);
            self.go_on(Pause::none());
        };
        Some(Coach {
            lesson: progress.lesson,
            index: progress.index.into(),
            telling: Memo::new(move |_| self.step().is_some()).into(),
            task: Memo::new(move |_| task()).into(),
            remark: progress.remark,
            next: Callback::new(move |()| next()),
            leave,
        })
    }

    /// What is told now; nothing while the others act; tracked.
    fn step(self) -> Option<&'static Step> {
        let progress = self.lesson?;
        let acts = self.session.with(|session| session.actions().len());
        progress.lesson.told_at(progress.index.get(), acts)
    }

    fn step_now(self) -> Option<&'static Step> {
        let progress = self.lesson?;
        let acts = self.session.try_with_untracked(|session| session.actions().len())?;
        progress.lesson.told_at(progress.index.try_get_untracked()?, acts)
    }

    /// What the lesson has done after so many acts.
    fn written(self, acts: usize) -> Option<G::Action> {
        self.inner.try_with_value(|inner| inner.script.get(acts).copied()).flatten()
    }

    /// What another than the player does next in the lesson; nothing if it is the player's turn, or all wait until the player has read.
    pub(super) fn next_written(self) -> Option<G::Action> {
        let waits = self.step_now().is_some_and(Step::is_read);
        let (acts, theirs) = self.session.try_with_untracked(|session| {
            let state = session.state();
            let playing = G::stage(&G::view(state, ME)) == Stage::Playing;
            (session.actions().len(), playing && G::to_act(state).is_some_and(|seat| seat != ME))
        })?;
        self.written(acts).filter(|_| theirs && !waits)
    }

    /// Whether the lesson has something else in mind than `action`; it is said then.
    pub(super) fn is_not_yet(self, action: G::Action) -> bool {
        let Some(progress) = self.lesson else { return false };
        let acts = self.session.with_untracked(|session| session.actions().len());
        let asked = self.step_now().filter(|step| !step.is_read() && acts < step.until).and(self.written(acts));
        if asked == Some(action) {
            progress.remark.set(None);
            return false;
        }
        let names = self.names();
        let tried = self.session.with_untracked(|session| G::apply(&mut session.state().clone(), action, &mut Nobody));
        let is_last = progress.index.get_untracked() + 1 == progress.lesson.len();
        let remark = self.view.with_untracked(|view| match (asked, tried) {
            (None, _) if is_last => text::lesson_label().at_its_end.to_owned(),
            (None, _) => text::lesson_label().read_first.to_owned(),
            (Some(asked), Ok(())) => text::not_yet(&G::order(asked, view, &names)),
            (Some(asked), Err(why)) => {
                format!("{} {}", G::refusal(&why).words, text::rather(&G::order(asked, view, &names)))
            }
        });
        // The same words said twice are news both times: those before are seen to go.
        progress.remark.set(None);
        after_paint(move || {
            // What was asked for may have been done by now.
            if self.session.try_with_untracked(|session| session.actions().len()) == Some(acts) {
                progress.remark.try_set(Some(remark));
            }
        });
        true
    }

    /// Something has been done: a step of the lesson may be over with it.
    pub(super) fn note_progress(self) {
        if let Some(progress) = self.lesson {
            let acts = self.session.with_untracked(|session| session.actions().len());
            progress.set(progress.lesson.after(progress.index.get_untracked(), acts));
        }
    }
}
