//! The dialog by which a game is handed on, as a link or a file.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use super::any_record::AnyRecord;
use crate::record;
use crate::ui::browser::export;
use crate::ui::browser::modal::Modal;
use crate::ui::text::{keep, label};

/// A dialog that hands `record` on.
#[component]
pub fn Share(
    /// The game.
    #[prop(into)]
    record: AnyRecord,
    /// The dialog is put away.
    #[prop(into)]
    on_close: Callback<()>,
) -> impl IntoView {
    let over = record.is_over();
    let record = StoredValue::new(record);
    let moves = RwSignal::new(over);
    // How long the link is stays unsaid: every act makes it longer, also one that the player has not seen.
    let copied = RwSignal::new(None::<Result<(), String>>);
    let text = move || record.with_value(|record| record.link_text(moves.get_untracked()));
    let copy = move |_| {
        let link = record::link(&export::address().unwrap_or_default(), &text());
        spawn_local(async move {
            let done = export::copy(&link).await;
            copied.try_set(Some(if done { Ok(()) } else { Err(link) }));
        });
    };
    let save = move |_| {
        record.with_value(|record| {
            let hand = record.summary().hand.map_or_else(String::new, |hand| format!("-hand-{hand}"));
            let name = format!("tin-star-{}{hand}.txt", record.game());
            export::save(&name, &record.to_text());
        });
    };
    let pick = move |with: bool| {
        moves.set(with);
        copied.set(None);
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
    let outcome = move || match copied.get() {
        None => ().into_any(),
        Some(Ok(())) => view! { <p class="share-done">{keep().copied}</p> }.into_any(),
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
                    {choice(false, keep().share_deal, keep().share_deal_note)}
                    {choice(true, keep().share_moves, keep().share_moves_note)}
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
