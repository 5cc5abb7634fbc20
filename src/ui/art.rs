//! The house's drawings. They are part of the document (`boot/art.svg` from the start, `public/art.svg` a moment later): one beside it is
//! read again for every use as soon as the browser holds its copy for stale.

use leptos::prelude::*;

/// The drawing `id`; `class` sizes it. Never read out: words stand beside it.
pub fn drawing(id: &str, class: &'static str) -> impl IntoView + use<> {
    view! {
        <svg class=class aria-hidden="true">
            <use href=address(id) />
        </svg>
    }
}

/// Where the drawing `id` is.
pub fn address(id: &str) -> String {
    format!("#{id}")
}
