//! What the page shows of its keeping, but for the list of games.

use leptos::prelude::*;

use super::list::date;
use super::{Aside, Keeper, Kept, Key};
use crate::ui::browser::art::drawing;
use crate::ui::browser::export;
use crate::ui::browser::focus::{self, Wish};
use crate::ui::play::any_record::Unopened;
use crate::ui::settings::Settings;
use crate::ui::text::{self, keep};

/// What gets the focus, of what lies below, when a notice goes that had it: at a table, and on the first screen.
pub const BELOW: [&str; 5] =
    [".choosing .target", ".actions-bar .button", ".hand .card", ".start .primary", ".start-deal"];

/// Instead of the game, while another tab has it.
#[component]
pub fn Elsewhere(keeper: Keeper) -> impl IntoView {
    view! {
        <main class="start">
            <div class="start-sheet sheet framed">
                {drawing("tin-star", "start-star")}
                <h1 class="offer-title">{keep().elsewhere}</h1>
                <p class="start-lead">{keep().elsewhere_lead}</p>
                <div class="offer-ways">
                    <button type="button" class="button primary" on:click=move |_| keeper.tab().take_over()>
                        {keep().take_over}
                    </button>
                </div>
            </div>
        </main>
    }
}

/// Says over whatever else is shown that the game cannot be kept, or why something could not be opened.
#[component]
pub fn Notices(
    keeper: Keeper,
    settings: Settings,
    fault: RwSignal<Option<Unopened>>,
    /// Tries again to open what needs a part of the program that did not come.
    #[prop(into)]
    again: Callback<()>,
    /// Whether a table is shown below.
    #[prop(into)]
    at_table: Signal<bool>,
    /// Other notices.
    children: Children,
) -> impl IntoView {
    let notice = move |words: String, more: AnyView, close: fn(Keeper, RwSignal<Option<Unopened>>)| {
        let close = move |_| {
            close(keeper, fault);
            focus::rescue(&BELOW).stays();
        };
        view! {
            <div class="notice sheet">
                <p>{words}</p>
                {more}
                <button type="button" class="button" on:click=close>{keep().understood}</button>
            </div>
        }
    };
    view! {
        // The region is always there, so that what comes into it is read out.
        <div class="notices" class:at-table=at_table role="status">
            {move || {
                settings.language();
                keeper.trouble().map(|what| notice(text::trouble(what), ().into_any(), |keeper, _| keeper.dismiss_trouble()))
            }}
            {move || {
                settings.language();
                fault.get().map(|why| {
                    let retry = move |_| {
                        fault.set(None);
                        focus::rescue(&BELOW).stays();
                        again.run(());
                    };
                    let button = matches!(why, Unopened::Missing(_)).then(|| {
                        view! { <button type="button" class="button primary" on:click=retry>{keep().read_again}</button> }
                    });
                    notice(why.told(), button.into_any(), |_, fault| fault.set(None))
                })
            }}
            {children()}
        </div>
    }
}

/// Says that the kept games are not there yet, why, and what can be done.
#[component]
pub fn Unread(keeper: Keeper) -> impl IntoView {
    let words = Memo::new(move |_| text::unread(keeper.reading()));
    // The button that asks for them goes when they come.
    Effect::new(move |before: Option<(bool, Option<Wish>)>| {
        let is_there = words.with(Option::is_some);
        let goes = !is_there && before.is_some_and(|(was_there, _)| was_there);
        (is_there, goes.then(|| focus::rescue(&BELOW)))
    });
    view! {
        <div role="status">
            <Show when=move || words.get().is_some()>
                <section class="set-aside" aria-labelledby="unread">
                    <h2 id="unread">{keep().unread}</h2>
                    <p>{move || words.get()}</p>
                    <p>{keep().unread_foot}</p>
                    <button type="button" class="button" on:click=move |_| keeper.read_again()>{keep().read_again}</button>
                </section>
            </Show>
        </div>
    }
}

/// The way back to the running game: the loudest thing on the page, if there is one.
#[component]
pub fn GoOn(
    keeper: Keeper,
    /// Goes on with it.
    #[prop(into)]
    on_open: Callback<Key>,
) -> impl IntoView {
    let button = move |Kept { key, record, .. }: Kept| {
        let at = text::kept_at(record.title(), record.summary().hand, record.is_practice());
        view! {
            <button type="button" class="button primary kept" on:click=move |_| on_open.run(key)>
                <span class="kept-name">{keep().go_on}</span> " " <span class="button-note">{at}</span>
            </button>
        }
    };
    move || keeper.running().map(button)
}

/// What is kept but cannot be read by this version.
#[component]
pub fn SetAside(keeper: Keeper) -> impl IntoView {
    let item = move |(nth, Aside { key, text, why }): (usize, Aside)| {
        let name = format!("{}.txt", text::aside_name(nth + 1));
        let when = date(key.made());
        let spoken = StoredValue::new(when.clone());
        let named = move |name: &str| spoken.with_value(|when| format!("{name}: {when}"));
        let removed = move || keeper.is_removed(key);
        let change = move |_| if keeper.is_removed(key) { keeper.put_back(key) } else { keeper.remove(key) };
        let change_word = move || if removed() { keep().put_back } else { keep().remove };
        view! {
            <li class="aside" class:removed=removed>
                <p><span class="game-when">{when}</span> " " {text::set_aside(&why)}</p>
                <button type="button" class="button" aria-label=named(keep().aside_save) disabled=removed
                    on:click=move |_| export::save(&name, &text)>
                    {keep().aside_save}
                </button>
                " "
                <button type="button" class="button quiet" aria-label=move || named(change_word()) on:click=change>
                    {change_word}
                </button>
            </li>
        }
    };
    move || {
        let aside = keeper.aside();
        (!aside.is_empty()).then(|| {
            view! {
                <section class="set-aside" aria-labelledby="set-aside">
                    <h2 id="set-aside">{keep().aside}</h2>
                    <ul>{aside.into_iter().enumerate().map(item).collect_view()}</ul>
                </section>
            }
        })
    }
}
