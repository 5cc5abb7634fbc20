//! The way to the page of licences, which the build writes: see `xtask/src/licences.rs`.

use leptos::prelude::*;

use crate::ui::text::label;

/// The link, in a tab of its own, so that no game is left for it.
pub fn licences(class: &'static str) -> impl IntoView {
    view! { <a class=class href="./licences.html" target="_blank" rel="noopener">{label().licences}</a> }
}
