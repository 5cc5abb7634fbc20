//! What the page shows of its keeping.

use leptos::prelude::*;

use super::Keeper;
use crate::ui::art::drawing;
use crate::ui::links;
use crate::ui::sharing::is_over;
use crate::ui::text::{self, keep, label};

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
            {move || keeper.trouble().map(|why| notice(text::not_kept(why), |keeper, _| keeper.dismiss_trouble()))}
            {move || fault.get().map(|why| notice(why, |_, fault| fault.set(None)))}
            {children()}
        </div>
    }
}

/// The way back to the kept game, and what became of one that cannot be read.
#[component]
pub fn KeptGame(
    keeper: Keeper,
    /// Goes on with it, or looks back on it if it is over.
    #[prop(into)]
    on_resume: Callback<()>,
) -> impl IntoView {
    let resume = move || {
        keeper.current().map(|record| {
            let name = if is_over(&record) { keep::LOOK_BACK_LAST } else { keep::GO_ON };
            let at = text::kept_at(record.session.state().table().hand_number, record.session.is_practice());
            view! {
                <button type="button" class="button kept" on:click=move |_| on_resume.run(())>
                    {name} " " <span class="button-note">{at}</span>
                </button>
            }
        })
    };
    let aside = move || {
        keeper.set_aside().map(|aside| {
            let save = move |_| links::save(&format!("{}-damaged.txt", label::HOUSE), &aside.text);
            view! {
                <section class="set-aside" aria-labelledby="set-aside">
                    <h2 id="set-aside">{keep::ASIDE}</h2>
                    <p>{text::set_aside(&aside.why)}</p>
                    <button type="button" class="button" on:click=save>{keep::ASIDE_SAVE}</button>
                    <button type="button" class="button quiet" on:click=move |_| keeper.forget_set_aside()>
                        {keep::ASIDE_FORGET}
                    </button>
                </section>
            }
        })
    };
    view! {
        {aside}
        {resume}
    }
}
