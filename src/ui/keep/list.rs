//! The list of kept games, as in a ledger: a line a game, the one played last first.

use js_sys::{Array, Date, Intl};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;

use super::{KEPT, Keeper, Kept, Key};
use crate::games::wyatt_earp::Phase;
use crate::ui::art::drawing;
use crate::ui::session::ME;
use crate::ui::text::{self, Names, keep};

/// The kept games. Pressing one goes on with it, or looks back on it if it is over.
#[component]
pub fn GameList(
    keeper: Keeper,
    /// Opens a game.
    #[prop(into)]
    on_open: Callback<Key>,
) -> impl IntoView {
    keeper.sweep();
    let full = move || (keeper.games().len() >= KEPT).then(|| view! { <p class="games-full">{text::games_full()}</p> });
    view! {
        <section class="games sheet framed" aria-labelledby="games">
            <h2 class="games-title" id="games">{keep::GAMES}</h2>
            <ol class="games-lines">
                <For each=move || keeper.games() key=|game| (game.key, game.played) let:game>
                    {line(keeper, game, on_open)}
                </For>
            </ol>
            {full}
        </section>
    }
}

fn line(keeper: Keeper, Kept { key, played, record }: Kept, on_open: Callback<Key>) -> impl IntoView {
    let session = &record.session;
    let table = session.state().table();
    let names = Names::new(record.names.iter().cloned());
    let (stands, over) = match session.state().phase() {
        Phase::GameOver { winner } => (text::kept_won(&names, winner), true),
        _ => (keep::RUNNING.to_owned(), false),
    };
    let when = date(played);
    let what = text::kept_game(session.options().seats - 1, record.level, table.hand_number, session.is_practice());
    let removed = move || keeper.is_removed(key);
    let change = move |_| if keeper.is_removed(key) { keeper.put_back(key) } else { keeper.remove(key) };
    let label = {
        let when = when.clone();
        move || format!("{}: {when}", if removed() { keep::PUT_BACK } else { keep::REMOVE })
    };
    let mark = move || if removed() { keep::PUT_BACK.into_any() } else { drawing("mark-close", "mark").into_any() };
    view! {
        <li class="game" class:removed=removed class:over=over>
            <button type="button" class="game-open" disabled=removed on:click=move |_| on_open.run(key)>
                <span class="game-when">{when}</span>
                " "
                <span class="game-stands">{move || if removed() { keep::REMOVED.to_owned() } else { stands.clone() }}</span>
                " "
                <span class="game-what">{what}</span>
                " "
                <b class="game-money">{text::money(table.money[ME.index()])}</b>
            </button>
            <button type="button" class="game-remove" aria-label=label.clone() title=label on:click=change>
                {mark}
            </button>
        </li>
    }
}

/// A moment as the player's language has it: "23 Nov 2025, 14:05".
fn date(millis: u64) -> String {
    let options = Intl::DateTimeFormatOptions::new();
    options.set_date_style(Intl::DateTimeStyle::Medium);
    options.set_time_style(Intl::DateTimeStyle::Short);
    // Without a language of its own it takes the player's.
    let format = Intl::DateTimeFormat::new(&Array::new(), options.unchecked_ref()).format();
    let date = Date::new(&(millis as f64).into());
    format.call1(&JsValue::UNDEFINED, &date).ok().and_then(|date| date.as_string()).unwrap_or_default()
}
