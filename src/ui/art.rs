//! The house's drawings.

use leptos::prelude::*;

/// The drawing `id` of the art sheet; `class` sizes it. Never read out: words stand beside it.
pub fn drawing(id: &str, class: &'static str) -> impl IntoView + use<> {
    view! {
        <svg class=class aria-hidden="true">
            <use href=address(id) />
        </svg>
    }
}

/// Where the drawing `id` is: in the art sheet beside the page, or in the page itself where everything is one file.
pub fn address(id: &str) -> String {
    thread_local! {
        static WITHIN: bool = document().get_element_by_id("art").is_some();
    }
    let sheet = if WITHIN.with(|within| *within) { "" } else { "./art.svg" };
    format!("{sheet}#{id}")
}
