//! The screens that open games which come as a link or a file.

use leptos::ev::SubmitEvent;
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::links;
use crate::record::MAX_RECORD;
use crate::ui::browser::art::drawing;
use crate::ui::play::any_record::{AnyRecord, Unopened};
use crate::ui::text::{self, keep};

/// What a game is opened for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// The same cards from the first deal.
    SameDeal,
    /// Its acts.
    Watch,
    /// Where it stopped.
    PlayOn,
}

/// Opens games from files and links; what cannot be opened is told in a sentence.
#[component]
pub fn OpenGame(
    /// Gets what was opened.
    #[prop(into)]
    on_open: Callback<AnyRecord>,
) -> impl IntoView {
    let fault = RwSignal::new(None::<Unopened>);
    let link = NodeRef::<html::Input>::new();
    let file = NodeRef::<html::Input>::new();
    let opened = move |result: Result<AnyRecord, Unopened>| match result {
        // The screen may have gone while it was read.
        Ok(record) => {
            on_open.try_run(record);
        }
        Err(why) => {
            fault.try_set(Some(why));
        }
    };
    let chosen = move |_| {
        let file = file.get_untracked().and_then(|input| input.files()).and_then(|files| files.get(0));
        if let Some(file) = file {
            fault.set(None);
            spawn_local(async move { opened(links::read(&file).await) });
        }
    };
    // Else the same file, once it is mended, would be no other choice.
    let forget = move |_| {
        if let Some(input) = file.get_untracked() {
            input.set_value("");
        }
    };
    let pasted = move |event: SubmitEvent| {
        event.prevent_default();
        if let Some(link) = link.get_untracked() {
            let pasted = link.value();
            spawn_local(async move { opened(AnyRecord::read(links::within(&pasted)).await) });
        }
    };
    view! {
        <details class="start-more">
            <summary>{keep().open}</summary>
            <form class="start-fields" novalidate on:submit=pasted>
                <div class="field">
                    <label for="open-file">{keep().open_file}</label>
                    <input id="open-file" type="file" accept=".txt,text/plain" node_ref=file on:click=forget on:change=chosen />
                </div>
                <div class="field open-link">
                    <label for="open-link">{keep().open_link}</label>
                    // Of what is pasted the browser takes no more than shows that it is too long.
                    <input id="open-link" type="text" autocomplete="off" maxlength=MAX_RECORD + 1 node_ref=link
                        on:input=move |_| fault.set(None) />
                    <button type="submit" class="button">{keep().open_do}</button>
                </div>
            </form>
            <p class="start-fault" role="alert">{move || fault.get().map(|why| why.told())}</p>
        </details>
    }
}

/// A game that was opened: what it is, and what can be done with it.
#[component]
pub fn Opened(
    /// The game.
    record: AnyRecord,
    /// What the player wants.
    #[prop(into)]
    on_choice: Callback<Purpose>,
    /// Nothing of it.
    #[prop(into)]
    on_close: Callback<()>,
) -> impl IntoView {
    let acts = record.acts_seen();
    let over = record.is_over();
    let opponents = text::opponents(record.seats() as u8 - 1);
    let lead = text::offer(&opponents, record.variant_name(), acts, record.is_practice());
    // Whoever saved a game to go on with it does so first; dealt anew it would be no practice.
    let goes_on = (acts > 0 || record.is_practice()) && !over;
    let button = move |purpose, name: &'static str, first: bool| {
        view! {
            <button type="button" class="button" class:primary=first on:click=move |_| on_choice.run(purpose)>{name}</button>
        }
    };
    view! {
        <main class="start">
            <div class="start-sheet sheet framed">
                {drawing("tin-star", "start-star")}
                <h1 class="offer-title">{keep().offer}</h1>
                <p class="start-game">{record.title()}</p>
                <p class="start-lead">{lead}</p>
                <div class="offer-ways">
                    {goes_on.then(|| button(Purpose::PlayOn, keep().play_on, true))}
                    {button(Purpose::SameDeal, keep().same_deal, !goes_on)}
                    {(acts > 0).then(|| button(Purpose::Watch, keep().watch, false))}
                    <button type="button" class="button quiet" on:click=move |_| on_close.run(())>{keep().not_now}</button>
                </div>
                <p class="start-foot">{keep().offer_foot}</p>
            </div>
        </main>
    }
}
