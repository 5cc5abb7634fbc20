//! The street, for the first screen.

use leptos::prelude::*;

use super::game::DRAWINGS;
use super::look;
use crate::games::desperados::Kind;
use crate::ui::browser::art::{self, drawing};

/// A row of houses. Decoration: not read out.
pub fn poster() -> AnyView {
    // They come a moment later, from beside the page: nobody waits for the drawings of a game that is not played.
    art::bring(DRAWINGS);
    let houses = Kind::ALL.map(|kind| drawing(&look::house(kind), ""));
    view! { <div class="start-street" aria-hidden="true">{houses.into_iter().collect_view()}</div> }.into_any()
}
