//! The menu: the player's settings, and what else can be done with the game.

use leptos::prelude::*;

use super::rules::Library;
use super::topbar::{Drawer, pace, volume};
use super::{Controls, Exits};
use crate::ui::browser::modal::Modal;
use crate::ui::shell::languages::languages;
use crate::ui::shell::licences::licences;
use crate::ui::text::reading::reading;
use crate::ui::text::{self, hint_label, keep, label};

/// The menu, which closes or changes the `drawer` that it is.
#[component]
pub fn Menu(
    /// The table's controller.
    controls: Controls,
    /// What is open.
    drawer: RwSignal<Option<Drawer>>,
    /// The ways out.
    exits: Exits,
    /// The single keys, and what each does here.
    shortcuts: &'static str,
) -> impl IntoView {
    let settings = controls.settings;
    let item = move |name: &'static str, press: Callback<()>| {
        view! { <button type="button" class="button" on:click=move |_| press.run(())>{name}</button> }
    };
    let library = Library::here();
    let rules = Callback::new(move |()| library.open(controls.book, ""));
    let open = move |which| Callback::new(move |()| drawer.set(Some(which)));
    view! {
        <Modal title=label().menu on_close=move |()| drawer.set(None) closer=true>
            <div class="menu">
                {languages(settings)}
                {pace(settings, "menu-pace")}
                {volume(settings)}
                {check(shortcuts, move || settings.shortcuts(), move |on| settings.set_shortcuts(on))}
                {check(hint_label().offer, move || settings.hints(), move |on| settings.set_hints(on))}
                <p class="menu-note">{text::table_level(controls.level)}</p>
                {item(reading().rules, rules)}
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

/// A setting that is on or off.
fn check(
    name: &'static str,
    is_on: impl Fn() -> bool + Send + Sync + 'static,
    set: impl Fn(bool) + 'static,
) -> impl IntoView {
    view! {
        <label class="menu-check">
            <input
                type="checkbox"
                prop:checked=is_on
                on:change=move |event| set(event_target_checked(&event))
            />
            <span>{name}</span>
        </label>
    }
}
