//! The dialog by which a game is handed on, as a link or a file.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::Controls;
use super::later::dialog;
use crate::record;
use crate::ui::browser::export;
use crate::ui::browser::modal::Modal;
use crate::ui::text::{self, keep, label};

/// A game that can be handed on. Copies are the same one.
#[derive(Clone, Copy)]
pub struct Handed {
    /// Whether it is over.
    pub over: bool,
    /// What a link carries: the deal, and the moves if they are wanted.
    pub link: Callback<bool, String>,
    /// A name for a file with as much, and what that has in it.
    pub file: Callback<bool, (String, String)>,
}

/// The dialog that hands the game of a table on, as it is when it is asked for.
pub fn share(controls: Controls, on_close: Callback<()>) -> AnyView {
    let handed = controls.get().handed();
    dialog((controls.book.later)(), on_close, move |later| (later.share)(handed, on_close))
}

/// A dialog that hands a game on.
#[component]
pub fn Share(
    /// The game.
    handed: Handed,
    /// The dialog is put away.
    on_close: Callback<()>,
) -> impl IntoView {
    let Handed { over, link, file } = handed;
    // A file without them would be no game to go on with.
    let moves = RwSignal::new(true);
    // How long the link is stays unsaid: every act makes it longer, also one that the player has not seen.
    let done = RwSignal::new(None::<Result<String, String>>);
    let copy = move |_| {
        let link = record::link(&export::address().unwrap_or_default(), &link.run(moves.get_untracked()));
        spawn_local(async move {
            let copied = export::copy(&link).await;
            done.try_set(Some(if copied { Ok(keep().copied.to_owned()) } else { Err(link) }));
        });
    };
    let save = move |_| {
        let (name, text) = file.run(moves.get_untracked());
        export::save(&name, &text);
        done.set(Some(Ok(text::saved(&name))));
    };
    let pick = move |with: bool| {
        moves.set(with);
        done.set(None);
    };
    let choice = move |with: bool, name: &'static str, note: &'static str| {
        view! {
            <label class="choice-option">
                <input type="radio" name="share" prop:checked=move || moves.get() == with on:change=move |_| pick(with) />
                <span class="choice-name">{name}</span>
                <span class="choice-note">{note}</span>
            </label>
        }
    };
    let outcome = move || match done.get() {
        None => ().into_any(),
        Some(Ok(done)) => view! { <p class="share-done">{done}</p> }.into_any(),
        Some(Err(link)) => view! {
            <label class="share-link field">
                {keep().copy_by_hand}
                <input type="text" readonly aria-label=keep().link prop:value=link />
            </label>
        }
        .into_any(),
    };
    view! {
        <Modal title=keep().share on_close=on_close closer=label().close>
            <fieldset class="choice">
                <legend class="visually-hidden">{keep().share}</legend>
                <div class="choice-options">
                    {choice(true, keep().share_moves, if over { keep().share_over_note } else { keep().share_moves_note })}
                    {choice(false, keep().share_deal, keep().share_deal_note)}
                </div>
            </fieldset>
            {(!over).then(|| view! { <p class="share-warning">{keep().share_warning}</p> })}
            <div class="dialog-foot">
                <button type="button" class="button primary" on:click=copy>{keep().copy}</button>
                <button type="button" class="button" on:click=save>{keep().save}</button>
            </div>
            <div class="share-outcome" role="status">{outcome}</div>
        </Modal>
    }
}
