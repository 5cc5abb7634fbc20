//! What a table can do without until it is asked for: what is opened from the bar, explanations, hints, the ways to hand a game on, rules and lessons.
//! It is in the part of the program that comes after a game's table.

use leptos::prelude::*;

use super::Controls;
use super::coach::{After, Coach, CoachBox};
use super::explain::Explainer;
use super::hint::{Hinting, Hints, bill};
use super::lesson::Lesson;
use super::menu::{Bar, Drawer, drawer};
use super::reader::Reader;
use super::rules::{Book, Rulebook};
use super::share::{Handed, Share};
use super::slip::Explanations;
use crate::ui::browser::modal::Modal;
use crate::ui::part::{Gives, Source};
use crate::ui::settings::{HandOrder, Settings, SettingsDialog};
use crate::ui::text::label;

/// What comes after the table of any game. What draws is called through pointers that come with the part: a call by name would pull it into the
/// table's.
#[derive(Debug)]
pub struct Later {
    /// Where explanations come up.
    pub explanations: fn(Explainer, Controls) -> AnyView,
    /// The handbill of a hint, beside the table or within a dialog.
    pub hint: fn(Hints, &Hinting, bool) -> AnyView,
    /// What has been opened from the bar.
    pub drawer: fn(Drawer, Bar) -> AnyView,
    /// The dialog by which a game is handed on.
    pub share: fn(Handed, Callback<()>) -> AnyView,
    /// The settings.
    pub settings: fn(Settings, HandOrder, Callback<()>) -> AnyView,
    /// The rules of the game, opened at a place.
    pub rules: fn(&'static Reader, Book, String, Callback<()>) -> AnyView,
    /// What reads them out.
    pub reader: Reader,
    /// Who tells a lesson.
    pub coach: fn(Coach, After) -> AnyView,
    /// The lessons of the game.
    pub lessons: &'static [Lesson],
}

impl Later {
    /// With what reads the rules of the game out, and its lessons.
    pub const fn new(reader: Reader, lessons: &'static [Lesson]) -> Self {
        Self {
            explanations: |explainer, controls| view! { <Explanations explainer controls /> }.into_any(),
            hint: bill,
            drawer,
            share: |handed, on_close| view! { <Share handed on_close /> }.into_any(),
            settings: |settings, order, on_close| view! { <SettingsDialog settings order on_close /> }.into_any(),
            rules: |reader, book, place, on_close| view! { <Rulebook reader book place on_close /> }.into_any(),
            reader,
            coach: |coach, after| view! { <CoachBox coach after /> }.into_any(),
            lessons,
        }
    }
}

/// Where it comes from.
pub type AnyLater = &'static dyn Gives<Later>;

/// What comes up by itself once it is there; until then nothing does.
pub fn once_there(later: AnyLater, draw: impl Fn(&'static Later) -> AnyView + Send + Sync + 'static) -> AnyView {
    later.draw(|| ().into_any(), draw)
}

/// A dialog; as long as it is on its way, one that says so.
pub fn dialog(
    later: AnyLater,
    on_close: Callback<()>,
    draw: impl Fn(&'static Later) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    let coming = move || view! { <Modal title=label().moment on_close closer=label().close>""</Modal> }.into_any();
    later.draw(coming, draw)
}

/// A whole screen; as long as it is on its way, a line that says so.
pub fn screen<T: Sync>(
    source: &'static Source<T>,
    draw: impl Fn(&'static T) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    source.draw(coming, draw)
}

/// The line that says that a screen is on its way.
pub fn coming() -> AnyView {
    view! { <p class="coming sheet" role="status">{label().moment}</p> }.into_any()
}
