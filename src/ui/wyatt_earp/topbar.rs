//! The bar on top: the house's sign, which hand it is, the pace, and the drawers.

use leptos::prelude::*;

use super::desk::Desk;
use super::ledger::Lines;
use super::table::Exits;
use crate::ui::art::drawing;
use crate::ui::licences::licences;
use crate::ui::modal::Modal;
use crate::ui::settings::{Pace, Settings};
use crate::ui::sharing::Share;
use crate::ui::text::hints::hint;
use crate::ui::text::{self, keep, label};

/// A drawer of the bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Drawer {
    Log,
    Menu,
    Share,
}

/// The bar.
#[component]
pub fn Topbar(desk: Desk, exits: Exits) -> impl IntoView {
    let door = desk.door;
    let settings = door.settings();
    let hand = Memo::new(move |_| desk.with(|view| view.table.hand_number));
    let drawer = RwSignal::new(None::<Drawer>);
    let close = move || drawer.set(None);
    let idle = move || door.deciding() || door.skipping();
    view! {
        <header class="topbar">
            {brand()}
            <p class="topbar-info">
                {move || text::at_the_table(hand.get())}
                {move || door.is_practice().then(|| view! { " " <b class="mark-practice">{keep::PRACTICE}</b> })}
            </p>
            <div class="topbar-tools">
                {pace(settings, "pace")}
                {take_back(desk)}
                <button
                    type="button"
                    class="tool"
                    title=label::SKIP_NOTE
                    data-key="s"
                    aria-disabled=move || if idle() { "true" } else { "false" }
                    on:click=move |_| door.skip()
                >
                    {drawing("mark-skip", "mark")}
                    <span class="label">{label::SKIP}</span>
                </button>
                {tool("tool tool-log", "mark-log", label::LOG_SHORT, move || drawer.set(Some(Drawer::Log)))}
                {tool("tool", "mark-menu", label::MENU, move || drawer.set(Some(Drawer::Menu)))}
            </div>
        </header>
        // Outside the bar, whose style is not theirs.
        {move || match drawer.get() {
            None => ().into_any(),
            Some(Drawer::Log) => log(desk, close).into_any(),
            Some(Drawer::Menu) => menu(desk, drawer, exits).into_any(),
            Some(Drawer::Share) => view! { <Share record=door.record() on_close=close /> }.into_any(),
        }}
    }
}

fn log(desk: Desk, close: impl Fn() + Send + Sync + 'static) -> impl IntoView {
    view! {
        <Modal title=label::LOG class="drawer" on_close=close closer=true>
            <Lines desk />
        </Modal>
    }
}

/// Takes the last decision back; where that is not possible, it says why.
fn take_back(desk: Desk) -> impl IntoView {
    let door = desk.door;
    let note = move || door.can_take_back().map_or_else(|why| why.to_string(), text::take_back_note);
    view! {
        <button
            type="button"
            class="tool"
            title=note
            data-key="u"
            aria-disabled=move || if door.can_take_back().is_err() { "true" } else { "false" }
            aria-description=note
            on:click=move |_| {
                desk.clear();
                door.take_back();
            }
        >
            {drawing("mark-undo", "mark")}
            <span class="label">{keep::TAKE_BACK}</span>
        </button>
    }
}

fn menu(desk: Desk, drawer: RwSignal<Option<Drawer>>, exits: Exits) -> impl IntoView {
    let settings = desk.door.settings();
    let item = move |name: &'static str, press: Callback<()>| {
        view! { <button type="button" class="button" on:click=move |_| press.run(())>{name}</button> }
    };
    let open = move |which| Callback::new(move |()| drawer.set(Some(which)));
    view! {
        <Modal title=label::MENU on_close=move |()| drawer.set(None) closer=true>
            <div class="menu">
                {pace(settings, "menu-pace")}
                {check(label::SHORTCUTS, move || settings.shortcuts(), move |on| settings.set_shortcuts(on))}
                {check(hint::OFFER, move || settings.hints(), move |on| settings.set_hints(on))}
                <p class="menu-note">{text::table_level(desk.door.level())}</p>
                {item(label::LOG, open(Drawer::Log))}
                {item(keep::LOOK_BACK, Callback::new(move |()| exits.look_back.run(usize::MAX)))}
                {item(keep::SHARE, open(Drawer::Share))}
                <button type="button" class="button quiet" on:click=move |_| exits.leave.run(())>
                    {label::LEAVE}
                </button>
                <p class="menu-note">{licences("foot-link")}</p>
            </div>
        </Modal>
    }
}

pub(super) fn tool(
    class: &'static str,
    mark: &'static str,
    name: &'static str,
    press: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <button type="button" class=class aria-haspopup="dialog" on:click=move |_| press()>
            {drawing(mark, "mark")}
            <span class="label">{name}</span>
        </button>
    }
}

/// The four paces, as radio buttons of one group.
pub(super) fn pace(settings: Settings, group: &'static str) -> impl IntoView {
    let stops = Pace::ALL
        .map(|pace| {
            view! {
                <label>
                    <input
                        type="radio"
                        name=group
                        prop:checked=move || settings.pace() == pace
                        on:change=move |_| settings.set_pace(pace)
                    />
                    {pace.label()}
                </label>
            }
        })
        .collect_view();
    view! {
        <fieldset class="pace">
            <legend class="visually-hidden">{label::PACE}</legend>
            {stops}
        </fieldset>
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

/// Whose house it is.
pub fn brand() -> impl IntoView {
    view! {
        <h1 class="brand">
            {drawing("tin-star", "")}
            <span class="label">{label::HOUSE}</span>
        </h1>
    }
}
