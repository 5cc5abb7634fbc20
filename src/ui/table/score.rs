//! The frame of the sheet after a hand: its heading, what the game writes on it, and the way on.

use leptos::prelude::*;

use crate::ui::text::{keep, label};

/// The sheet after a hand.
#[component]
pub fn ScoreSheet(
    /// Its heading.
    #[prop(into)]
    title: String,
    /// Why the hand ended, if known.
    why: Option<String>,
    /// Whether it was the last one.
    over: bool,
    /// The button at the foot was pressed.
    #[prop(into)]
    on_next: Callback<()>,
    /// Takes the last act back, if that can be done.
    on_take_back: Option<Callback<()>>,
    /// What stands on it.
    children: Children,
) -> impl IntoView {
    let take_back = on_take_back.map(|back| {
        view! {
            <button type="button" class="button quiet" on:click=move |_| back.run(())>
                {keep().take_back}
            </button>
        }
    });
    view! {
        <main class="score">
            <div class="score-sheet sheet framed">
                <h1 class="score-title">{title}</h1>
                <p class="score-why">{why}</p>
                <hr class="rule" />
                {children()}
            </div>
            <div class="score-foot">
                {take_back}
                <button type="button" class="button primary" on:click=move |_| on_next.run(())>
                    {if over { label().to_the_end } else { label().next_hand }}
                </button>
            </div>
        </main>
    }
}
