//! Who sits there, as one sees them.

use leptos::prelude::*;

use crate::engine::Seat;
use crate::ui::browser::art::drawing;
use crate::ui::shell::controller::ME;
use crate::ui::text::Names;

/// The portrait of who sits there: one of the house's faces, or for the player the star. Their name stands beside it.
pub fn portrait(names: &Names, seat: Seat) -> impl IntoView + use<> {
    let id = if seat == ME { "tin-star".to_owned() } else { format!("seat-{}", names.face(seat) + 1) };
    view! { <span class="portrait" class:own=seat == ME aria-hidden="true">{drawing(&id, "")}</span> }
}
