//! The line that tells what happened, to eyes and ears. A screen reader says a line again only if it differs, so when the same words come
//! twice the second time carries a space that nobody hears.

use leptos::prelude::*;

/// Shows and speaks `line`. Whenever `beat` changes the line counts as said anew, even in the same words.
#[component]
pub fn Spoken(
    /// What to say.
    #[prop(into)]
    line: Signal<String>,
    /// What makes the same words news.
    #[prop(into)]
    beat: Signal<usize>,
) -> impl IntoView {
    let said = Memo::new(move |before: Option<&(String, usize)>| {
        let (mut words, beat) = (line.get(), beat.get());
        if let Some((old, old_beat)) = before
            && *old_beat != beat
            && *old == words
        {
            words.push('\u{a0}');
        }
        (words, beat)
    });
    view! { <p class="status-line" role="status">{move || said.get().0}</p> }
}
