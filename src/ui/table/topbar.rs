//! The bar on top: the house's sign, what is being played, and the tools.

use leptos::prelude::*;

use super::explain::Explainer;
use super::later::dialog;
use super::log::Entry;
use super::menu::{Bar, Drawer};
use super::slip::ask_button;
use super::{Controls, Exits};
use crate::ui::browser::art::drawing;
use crate::ui::browser::focus;
use crate::ui::settings::{Pace, Settings, Volume, stops};
use crate::ui::text::{self, keep, label};

/// What is being played, for the bar on top.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The game's name, left out where there is no room for both.
    pub game: &'static str,
    /// How far it is: "Hand 3".
    pub at: Option<String>,
}

/// The bar of a game that is played.
#[component]
pub fn Topbar(
    /// The table's controller.
    controls: Controls,
    /// What is open.
    drawer: RwSignal<Option<Drawer>>,
    /// The ways out.
    exits: Exits,
    /// What is being played.
    info: Callback<(), Place>,
    /// Every turn so far.
    entries: Memo<Vec<Entry>>,
    /// The single keys of the game: a line each, the key first.
    shortcuts: &'static str,
    /// What explains the table.
    explainer: Explainer,
) -> impl IntoView {
    let close = Callback::new(move |()| drawer.set(None));
    let bar = Bar { controls, drawer, exits, entries, shortcuts };
    let open = move |which| controls.once_pressed(move || drawer.set(Some(which)));
    let idle = move || controls.get().deciding() || controls.get().skipping();
    view! {
        <header class="topbar">
            {brand()}
            <p class="topbar-info">
                {move || place(info)}
                {move || controls.get().is_practice().then(|| view! { " " <b class="mark-practice">{keep().practice}</b> })}
            </p>
            <div class="topbar-tools" data-rove="row">
                {pace(controls.settings, "pace")}
                {mute(controls.settings)}
                {take_back(controls)}
                <button
                    type="button"
                    class="tool"
                    title=label().skip_note
                    data-key="s"
                    aria-disabled=move || if idle() { "true" } else { "false" }
                    on:click=move |_| controls.get().skip()
                >
                    {drawing("mark-skip", "mark")}
                    <span class="label">{label().skip}</span>
                </button>
                {ask_button(explainer)}
                {tool("tool tool-log", "mark-log", label().log_short, "l", move || open(Drawer::Log))}
                {tool("tool", "mark-menu", label().menu, "m", move || open(Drawer::Menu))}
            </div>
        </header>
        // Outside the bar, whose style is not theirs.
        {move || drawer.get().map(|open| dialog((controls.book.later)(), close, move |later| (later.drawer)(open, bar)))}
    }
}

/// What is being played, and how far it is.
pub(super) fn place(info: Callback<(), Place>) -> impl IntoView {
    let Place { game, at } = info.run(());
    view! {
        <span class="topbar-game">{game}</span>
        {at.map(|at| view! { <span class="topbar-at">{at}</span> })}
    }
}

/// Takes the last decision back; where that is not possible, it says why.
fn take_back(controls: Controls) -> impl IntoView {
    let note = move || controls.get().can_take_back().map_or_else(|why| why, text::take_back_note);
    view! {
        <button
            type="button"
            class="tool"
            title=note
            data-key="u"
            aria-disabled=move || if controls.get().can_take_back().is_err() { "true" } else { "false" }
            aria-description=note
            on:click=move |_| controls.once_pressed(move || controls.take_back())
        >
            {drawing("mark-undo", "mark")}
            <span class="label">{keep().take_back}</span>
        </button>
    }
}

/// A button of the bar that opens something.
pub(super) fn tool(
    class: &'static str,
    mark: &'static str,
    name: &'static str,
    key: &'static str,
    press: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <button type="button" class=class data-key=key aria-haspopup="dialog" on:click=move |_| press()>
            {drawing(mark, "mark")}
            <span class="label">{name}</span>
        </button>
    }
}

/// The four paces, as radio buttons of one group.
pub(super) fn pace(settings: Settings, group: &'static str) -> AnyView {
    stops(settings.pace, Pace::label, label().pace, group, false)
}

/// Silence, and back to what it was.
fn mute(settings: Settings) -> impl IntoView {
    let off = move || settings.volume.get() == Volume::Off;
    let press = move |_| settings.volume.set(if off() { settings.loud.now() } else { Volume::Off });
    view! {
        <button
            type="button"
            class="tool tool-mute"
            title=label().mute
            data-key="v"
            aria-label=label().mute
            aria-pressed=move || if off() { "true" } else { "false" }
            on:click=press
        >
            {move || drawing(if off() { "mark-mute" } else { "mark-sound" }, "mark")}
        </button>
    }
}

/// For those who go by keys: past all that lies before the hand. The address stays, so it is nothing that Back would lead back from.
pub(super) fn skip_link() -> impl IntoView {
    let skip = |event: leptos::ev::MouseEvent| {
        event.prevent_default();
        focus::go_to("#hand");
    };
    view! { <a class="skip-link" href="#hand" on:click=skip>{label().skip_to_hand}</a> }
}

/// Whose house it is.
pub(super) fn brand() -> impl IntoView {
    view! {
        <h1 class="brand">
            {drawing("tin-star", "")}
            <span class="label">{label().house}</span>
        </h1>
    }
}
