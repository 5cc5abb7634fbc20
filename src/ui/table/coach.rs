//! Who tells a lesson: a box with a face, which points at what it speaks of and says what to do. What it says is the game's.

use leptos::html;
use leptos::prelude::*;
use web_sys::MouseEvent;

use super::lesson::{Lesson, Spot};
use crate::ui::browser::art::drawing;
use crate::ui::browser::events::hear;
use crate::ui::browser::spot::{self, Aim, Pointer};
use crate::ui::text::lesson::Told;
use crate::ui::text::{self, lesson_label};

/// What the player is to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    /// In words, as an order.
    pub order: String,
    /// What to press for it, the last press first.
    pub path: Vec<Spot>,
}

/// A lesson as it is told. Copies are the same one.
#[derive(Clone, Copy)]
pub struct Coach {
    /// Which lesson.
    pub lesson: &'static Lesson,
    /// How many of its steps are over.
    pub index: Signal<usize>,
    /// Whether a step is told now; else the others act.
    pub telling: Signal<bool>,
    /// What the player is to do now.
    pub task: Signal<Option<Task>>,
    /// What is said to an act that the lesson did not ask for, until the player is on the way again.
    pub remark: RwSignal<Option<String>>,
    /// What was told has been read.
    pub next: Callback<()>,
    /// The lesson is left.
    pub leave: Callback<()>,
}

/// What can be done once a lesson is over.
#[derive(Clone, Copy)]
pub struct After {
    /// To play.
    pub play: Callback<()>,
    /// The lesson that follows, by its title.
    pub more: Option<(&'static str, Callback<()>)>,
}

/// What gets the focus where there is nothing to do but to read.
const ON: &str = ".coach-on";
/// What there is to press on the table, and is not while the others act.
const IDLE: &str = ".actions-bar";

impl Coach {
    /// What is told now, if anything; tracked.
    fn told(self) -> Option<Told> {
        let index = self.index.get();
        (self.telling.get() && index < self.lesson.len()).then(|| (self.lesson.told)(index))
    }

    fn is_last(self) -> bool {
        self.index.get() + 1 == self.lesson.len()
    }

    /// What is pointed at now.
    fn aim(self) -> Aim {
        let aim = || {
            if !self.telling.try_get_untracked()? {
                return Some(Aim::default());
            }
            let (_, step) = self.lesson.step(self.index.try_get_untracked()?)?;
            let aim = Aim { press: true, waits: true, spares: step.points, ..Aim::default() };
            if let Some(Task { path, .. }) = self.task.try_get_untracked()? {
                return Some(Aim { at: path.into_iter().map(|Spot { at, when }| (at, when)).collect(), ..aim });
            }
            // Where something is to be done, but not yet, it waits.
            if !step.is_read() {
                return Some(aim);
            }
            let at = step.points.iter().map(|&at| (at.to_owned(), String::new())).collect();
            Some(Aim { at, press: false, focus: ON, spares: step.beside, ..aim })
        };
        aim().unwrap_or_default()
    }
}

/// The box.
#[component]
pub fn CoachBox(
    /// The lesson.
    coach: Coach,
    /// What can be done once it is over.
    after: After,
) -> impl IntoView {
    let (root, ring, sheet) =
        (NodeRef::<html::Div>::new(), NodeRef::<html::Div>::new(), NodeRef::<html::Section>::new());
    Effect::new(move |_| {
        if let (Some(root), Some(ring), Some(sheet)) = (root.get(), ring.get(), sheet.get()) {
            let pointer = Pointer { root: root.into(), ring: ring.into(), sheet };
            spot::point(pointer, IDLE, move || coach.aim());
        }
    });
    hear("click", move |event: &MouseEvent| {
        if coach.remark.with_untracked(Option::is_some) && spot::is_aimed_at(&coach.aim(), event) {
            coach.remark.set(None);
        }
    });
    let step = move || text::lesson_step((coach.index.get() + 1).min(coach.lesson.len()), coach.lesson.len());
    view! {
        <div class="coach-root" node_ref=root>
            <div class="coach-ring" node_ref=ring aria-hidden="true"></div>
            <section class="coach sheet" class:watching=move || !coach.telling.get() node_ref=sheet aria-label=lesson_label().coach>
                {drawing("coach", "coach-face")}
                <div class="coach-said" role="status">{said(coach)}</div>
                <div class="coach-foot" class:parting=move || coach.is_last() && after.more.is_some()>
                    <p class="coach-step">{step}</p>
                    <button type="button" class="coach-leave" on:click=move |_| coach.leave.run(())>
                        {lesson_label().leave}
                    </button>
                    {move || onward(coach, after)}
                </div>
            </section>
        </div>
    }
}

/// What is told, what is to be done, and what is said of what was done instead.
fn said(coach: Coach) -> impl IntoView {
    let told = Memo::new(move |_| coach.told());
    let task = Memo::new(move |_| coach.task.get().map(|task| task.order));
    let idea = move || match told.get() {
        Some(Told { title, text, .. }) => view! {
            <h2 class="coach-title">{title}</h2>
            <p class="coach-text">{text}</p>
        }
        .into_any(),
        None => view! { <p class="coach-text">{lesson_label().watch}</p> }.into_any(),
    };
    view! {
        {idea}
        {move || task.get().map(|order| view! { <p class="coach-order">{order}</p> })}
        {move || coach.remark.get().map(|remark| view! { <p class="coach-remark">{remark}</p> })}
    }
}

/// The way on, where it is not the player's act.
fn onward(coach: Coach, after: After) -> AnyView {
    let reads = coach.lesson.step(coach.index.get()).is_some_and(|(_, step)| step.is_read());
    if !coach.telling.get() || !reads {
        return ().into_any();
    }
    if !coach.is_last() {
        return view! {
            <button type="button" class="button primary coach-on" on:click=move |_| coach.next.run(())>
                {lesson_label().next}
            </button>
        }
        .into_any();
    }
    let more = after.more.map(|(title, begin)| {
        view! { <button type="button" class="button" on:click=move |_| begin.run(())>{title}</button> }
    });
    view! {
        {more}
        <button type="button" class="button primary coach-on" on:click=move |_| after.play.run(())>
            {lesson_label().play}
        </button>
    }
    .into_any()
}
