//! Whose turn it is, what just happened, and what the player is asked.

use leptos::prelude::*;

use super::Controls;
use crate::ui::browser::announce::{line, news, said};
use crate::ui::text::{self, label};

/// From so many letters on three lines of a phone are too few …
const LONG: usize = 95;
/// … and from so many four of a small desk.
const LONGEST: usize = 120;

/// The status line.
#[component]
pub fn Status(
    /// The table's controller.
    controls: Controls,
    /// Whose turn it is.
    turn: Callback<(), String>,
    /// What happened.
    #[prop(into)]
    told: Signal<String>,
    /// What the player is to do.
    #[prop(into)]
    asked: Signal<String>,
) -> impl IntoView {
    let told = Signal::derive(move || {
        if controls.get().awaits_bots() {
            return label().awaited.to_owned();
        }
        // What was before a decision that is taken back is no news.
        let taken_back = controls.get().taken_back();
        taken_back.map_or_else(|| told.get(), |order| text::taken_back(&order))
    });
    let letters = Memo::new(move |_| {
        let letters = |words: &Signal<String>| words.with(|words| words.chars().count());
        letters(&told) + letters(&asked)
    });
    let (long, longest) = (move || letters.get() > LONG, move || letters.get() > LONGEST);
    let said = said(told, asked, Signal::derive(move || controls.get().acts_seen()));
    view! {
        <section
            class="status"
            class:long=long
            class:longest=longest
            class:asked=move || controls.get().deciding()
            class:covered=controls.covered
            aria-label=label().status
        >
            <div class="status-text">
                // How it ended is told as what happened is.
                <p class="status-turn" class:told=move || !controls.get().playing()>{move || turn.run(())}</p>
                {line(said)}
            </div>
        </section>
        {news(said)}
    }
}
