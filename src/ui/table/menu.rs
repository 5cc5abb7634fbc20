//! The menu: what else can be done with the game, and the ways to settings, rules and the map of the keys.

use leptos::prelude::*;

use super::log::{Entry, Lines};
use super::rules::Library;
use super::share::share;
use super::{Controls, Exits};
use crate::ui::browser::look;
use crate::ui::browser::modal::Modal;
use crate::ui::settings::SettingsDialog;
use crate::ui::table::licences::licences;
use crate::ui::text::reading::reading;
use crate::ui::text::{self, keep, label, setting};

/// What has been opened from the bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawer {
    /// What happened.
    Log,
    /// What else can be done.
    Menu,
    /// What can be set.
    Settings,
    /// What each key does.
    Keys,
    /// The ways to hand the game on.
    Share,
}

/// What can be opened from the bar, and what that needs. Copies are the same one.
#[derive(Clone, Copy)]
pub struct Bar {
    /// The table's controller.
    pub controls: Controls,
    /// What is open.
    pub drawer: RwSignal<Option<Drawer>>,
    /// The ways out.
    pub exits: Exits,
    /// Every turn so far.
    pub entries: Memo<Vec<Entry>>,
    /// The single keys of the game: a line each, the key first.
    pub shortcuts: &'static str,
}

/// What is open.
pub(super) fn drawer(open: Drawer, bar: Bar) -> AnyView {
    let Bar { controls, drawer, exits, entries, shortcuts } = bar;
    let close = Callback::new(move |()| drawer.set(None));
    match open {
        Drawer::Log => log(close, move || view! { <Lines entries go=exits.look_back /> }.into_any()),
        Drawer::Menu => view! { <Menu controls drawer exits /> }.into_any(),
        Drawer::Settings => {
            view! { <SettingsDialog settings=controls.settings order=controls.order on_close=close /> }.into_any()
        }
        Drawer::Keys => view! { <KeyMap game=shortcuts on_close=close /> }.into_any(),
        Drawer::Share => share(controls, close),
    }
}

/// The log in a drawer, for where the table has no room for it.
pub(super) fn log(on_close: Callback<()>, lines: impl FnOnce() -> AnyView + Send + 'static) -> AnyView {
    view! {
        <Modal title=label().log class="drawer" on_close=on_close closer=label().close>
            {lines()}
        </Modal>
    }
    .into_any()
}

/// The menu, which closes or changes the `drawer` that it is.
#[component]
fn Menu(
    /// The table's controller.
    controls: Controls,
    /// What is open.
    drawer: RwSignal<Option<Drawer>>,
    /// The ways out.
    exits: Exits,
) -> impl IntoView {
    // Escape may have put the menu away in the meantime.
    let item = move |name: &'static str, press: Callback<()>| {
        view! { <button type="button" class="button" on:click=move |_| controls.once_pressed(move || press.try_run(()).unwrap_or_default())>{name}</button> }
    };
    let library = Library::here();
    let rules = Callback::new(move |()| {
        drawer.set(None);
        library.open(controls.book, "");
    });
    let open = move |which| Callback::new(move |()| drawer.set(Some(which)));
    view! {
        <Modal title=label().menu on_close=move |()| drawer.set(None) closer=label().close>
            <div class="menu">
                // In a lesson all is played as it is written.
                {(!controls.lesson).then(|| view! { <p class="menu-note">{text::table_level(controls.level)}</p> })}
                {item(setting().settings, open(Drawer::Settings))}
                {item(reading().rules, rules)}
                {item(setting().keys, open(Drawer::Keys))}
                {look::can_fill_screen().then(|| item(setting().full_screen, Callback::new(move |()| {
                    drawer.set(None);
                    look::fill_screen();
                })))}
                {item(label().log, open(Drawer::Log))}
                {(!controls.lesson).then(|| view! {
                    {item(keep().look_back, Callback::new(move |()| exits.look_back.run(usize::MAX)))}
                    {item(keep().share, open(Drawer::Share))}
                })}
                <button type="button" class="button quiet" on:click=move |_| exits.leave.run(())>
                    {label().leave}
                </button>
                <p class="menu-note">{licences("foot-link")}</p>
            </div>
        </Modal>
    }
}

/// What each key does at the table.
#[component]
fn KeyMap(
    /// The single keys of the game: a line each, the key first.
    game: &'static str,
    /// Enough read.
    on_close: Callback<()>,
) -> impl IntoView {
    let line = |line: &'static str| {
        let (key, does) = line.split_once(' ').unwrap_or((line, ""));
        view! {
            <div>
                <dt>{key.split('/').map(|key| view! { <kbd>{key}</kbd> " " }).collect_view()}</dt>
                <dd>{does}</dd>
            </div>
        }
    };
    let lines = game.lines().chain(setting().house_keys.lines()).map(line).collect_view();
    view! {
        <Modal title=setting().keys on_close=on_close closer=label().close>
            <dl class="keys">{lines}</dl>
        </Modal>
    }
}
