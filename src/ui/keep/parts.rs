//! What the page shows of its keeping, but for the list of games.

use leptos::prelude::*;

use super::{Aside, Keeper, Kept, Key};
use crate::ui::art::drawing;
use crate::ui::links;
use crate::ui::text::{self, keep};

/// Instead of the game, while another tab has it.
#[component]
pub fn Elsewhere(keeper: Keeper) -> impl IntoView {
    view! {
        <main class="start">
            <div class="start-sheet sheet framed">
                {drawing("tin-star", "start-star")}
                <h1 class="offer-title">{keep::ELSEWHERE}</h1>
                <p class="start-lead">{keep::ELSEWHERE_LEAD}</p>
                <div class="offer-ways">
                    <button type="button" class="button primary" on:click=move |_| keeper.tab().take_over()>
                        {keep::TAKE_OVER}
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
    fault: RwSignal<Option<String>>,
    /// Other notices.
    children: Children,
) -> impl IntoView {
    let notice = move |words: String, close: fn(Keeper, RwSignal<Option<String>>)| {
        view! {
            <div class="notice sheet">
                <p>{words}</p>
                <button type="button" class="button" on:click=move |_| close(keeper, fault)>{keep::UNDERSTOOD}</button>
            </div>
        }
    };
    view! {
        // The region is always there, so that what comes into it is read out.
        <div class="notices" role="status">
            {move || keeper.trouble().map(|what| notice(text::trouble(what), |keeper, _| keeper.dismiss_trouble()))}
            {move || fault.get().map(|why| notice(why, |_, fault| fault.set(None)))}
            {children()}
        </div>
    }
}

/// Says that the kept games are not there yet, why, and what can be done.
#[component]
pub fn Unread(keeper: Keeper) -> impl IntoView {
    let words = Memo::new(move |_| text::unread(keeper.reading()));
    view! {
        <div role="status">
            <Show when=move || words.get().is_some()>
                <section class="set-aside" aria-labelledby="unread">
                    <h2 id="unread">{keep::UNREAD}</h2>
                    <p>{move || words.get()}</p>
                    <p>{keep::UNREAD_FOOT}</p>
                    <button type="button" class="button" on:click=move |_| keeper.read_again()>{keep::READ_AGAIN}</button>
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
        let at = text::kept_at(record.session.state().table().hand_number, record.session.is_practice());
        view! {
            <button type="button" class="button primary kept" on:click=move |_| on_open.run(key)>
                <span class="kept-name">{keep::GO_ON}</span> " " <span class="button-note">{at}</span>
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
        let removed = move || keeper.is_removed(key);
        let change = move |_| if keeper.is_removed(key) { keeper.put_back(key) } else { keeper.remove(key) };
        view! {
            <li class="aside" class:removed=removed>
                <p>{text::set_aside(&why)}</p>
                <button type="button" class="button" disabled=removed on:click=move |_| links::save(&name, &text)>
                    {keep::ASIDE_SAVE}
                </button>
                " "
                <button type="button" class="button quiet" on:click=change>
                    {move || if removed() { keep::PUT_BACK } else { keep::REMOVE }}
                </button>
            </li>
        }
    };
    move || {
        let aside = keeper.aside();
        (!aside.is_empty()).then(|| {
            view! {
                <section class="set-aside" aria-labelledby="set-aside">
                    <h2 id="set-aside">{keep::ASIDE}</h2>
                    <ul>{aside.into_iter().enumerate().map(item).collect_view()}</ul>
                </section>
            }
        })
    }
}
