//! The line that tells what happened, to eyes and ears, and what is asked. Each of the two is spoken when it changes, so that no act is told
//! again with the question after it. A screen reader says words again only if they differ, so when the same come twice the second time
//! carries a space that nobody hears.

use leptos::prelude::*;

/// Shows and speaks what is `told` and `asked`. Whenever `beat` changes what is told counts as said anew, even in the same words.
#[component]
pub fn Spoken(
    /// What happened.
    #[prop(into)]
    told: Signal<String>,
    /// What the player is to do.
    #[prop(into)]
    asked: Signal<String>,
    /// What makes the same words news.
    #[prop(into)]
    beat: Signal<usize>,
) -> impl IntoView {
    let said = Memo::new(move |before: Option<&(String, usize)>| {
        let (mut words, beat) = (told.get(), beat.get());
        if let Some((old, old_beat)) = before
            && *old_beat != beat
            && *old == words
            && !words.is_empty()
        {
            words.push('\u{a0}');
        }
        (words, beat)
    });
    let asked = Memo::new(move |_| asked.get());
    view! {
        <p class="status-line" role="status" aria-atomic="false">
            {move || {
                // One after the other, so that what happened is spoken first.
                let (said, asked) = (said.get().0, asked.get());
                view! { <span>{said}</span> " " <span>{asked}</span> }
            }}
        </p>
    }
}
