//! The list of kept games, as in a ledger: one line for each game, the one played last first.

use js_sys::{Date, Function, Intl, Reflect};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;

use super::{KEPT, Keeper, Kept, Key};
use crate::engine::Seat;
use crate::ui::browser::art::drawing;
use crate::ui::games::GAMES;
use crate::ui::text::{self, ME, Names, keep, label, language};

/// The line of the game that the player comes back from.
pub const OPENED: &str = ".game-open[data-opened]";

/// The kept games. Pressing one goes on with it, or looks back on it if it is over.
#[component]
pub fn GameList(
    keeper: Keeper,
    /// Opens a game.
    #[prop(into)]
    on_open: Callback<Key>,
    /// The game that the player comes back from.
    opened: Option<Key>,
) -> impl IntoView {
    let kept = move || keeper.games().iter().filter(|game| !keeper.is_removed(game.key)).count();
    let full = move || (kept() >= KEPT).then(|| view! { <p class="games-full">{text::games_full(KEPT)}</p> });
    view! {
        <section class="games sheet framed" aria-labelledby="games">
            <h2 class="games-title" id="games">{keep().games}</h2>
            <ol class="games-lines">
                <For each=move || keeper.games() key=|game| (game.key, game.played) let:game>
                    {line(keeper, game, on_open, opened)}
                </For>
            </ol>
            {full}
        </section>
    }
}

fn line(
    keeper: Keeper,
    Kept { key, played, record }: Kept,
    on_open: Callback<Key>,
    opened: Option<Key>,
) -> impl IntoView {
    let summary = record.summary();
    let names = Names::new(record.names().iter().cloned());
    let over = summary.winners.is_some();
    let stands = summary.winners.as_ref().map_or_else(|| keep().running.to_owned(), |winners| won(&names, winners));
    // Beside the name of another who won, whose score it is.
    let lost = summary.winners.is_some_and(|winners| !winners.contains(&ME));
    let score = if lost { format!("{}: {}", label().you, summary.score) } else { summary.score };
    let when = date(played);
    let what = text::kept_game(record.seats() as u8 - 1, record.level(), summary.hand, record.is_practice());
    let what = if GAMES.len() > 1 { format!("{}, {what}", record.title()) } else { what };
    let removed = move || keeper.is_removed(key);
    let change = move |_| if keeper.is_removed(key) { keeper.put_back(key) } else { keeper.remove(key) };
    let remove = {
        let when = when.clone();
        move || format!("{}: {when}", if removed() { keep().put_back } else { keep().remove })
    };
    let mark = move || if removed() { keep().put_back.into_any() } else { drawing("mark-close", "mark").into_any() };
    view! {
        <li class="game" class:removed=removed class:over=over>
            <button type="button" class="game-open" data-opened=(opened == Some(key)).then_some("") disabled=removed on:click=move |_| on_open.run(key)>
                <span class="game-when">{when}</span>
                " "
                <span class="game-stands">{move || if removed() { keep().removed.to_owned() } else { stands.clone() }}</span>
                " "
                <span class="game-what">{what}</span>
                " "
                <b class="game-money">{score}</b>
            </button>
            <button type="button" class="game-remove" aria-label=remove.clone() title=remove on:click=change>
                {mark}
            </button>
        </li>
    }
}

/// Who won: the player, where they are among those who did.
fn won(names: &Names, winners: &[Seat]) -> String {
    let winner = if winners.contains(&ME) { Some(&ME) } else { winners.first() };
    winner.map(|&winner| text::kept_won(names, winner)).unwrap_or_default()
}

/// The page's language as it is written where the player is, as far as the browser tells.
fn locale() -> String {
    let code = language().code();
    let of_browser = window().navigator().language().filter(|own| own.split('-').next() == Some(code));
    of_browser.unwrap_or_else(|| code.to_owned())
}

/// A moment as the page's language has it: "23 Nov 2025, 14:05".
pub(super) fn date(millis: u64) -> String {
    let options = Intl::DateTimeFormatOptions::new();
    options.set_date_style(Intl::DateTimeStyle::Medium);
    options.set_time_style(Intl::DateTimeStyle::Short);
    let date = Date::new(&(millis as f64).into());
    // By the browser's own tag it may throw: that is not always one of a language ("en-US@posix").
    let written = |locale: &str| {
        let write: Function = Reflect::get(&date, &"toLocaleString".into()).ok()?.dyn_into().ok()?;
        write.call2(&date, &locale.into(), &options).ok()?.as_string()
    };
    written(&locale()).or_else(|| written(language().code())).unwrap_or_default()
}
