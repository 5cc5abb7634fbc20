//! Who sits there, as one sees them.

use leptos::prelude::*;

use super::Controls;
use super::lines::Said;
use crate::engine::Seat;
use crate::ui::browser::art::drawing;
use crate::ui::text::{ME, Names};

/// The portrait of who sits there: one of the house's faces, or for the player the star. Their name stands beside it.
pub fn portrait(names: &Names, seat: Seat) -> impl IntoView + use<> {
    view! { <span class="portrait" class:own=seat == ME aria-hidden="true">{face(names, seat)}</span> }
}

/// The same at the table, where they say something now and then.
pub fn speaking(controls: Controls, seat: Seat, said: Memo<Option<Said>>) -> impl IntoView {
    view! {
        <span class="portrait" class:own=seat == ME aria-hidden="true">
            {controls.names.with_value(|names| face(names, seat))}
            {line(seat, said)}
        </span>
    }
}

/// What they say.
pub fn line(seat: Seat, said: Memo<Option<Said>>) -> impl IntoView {
    let line = Memo::new(move |_| said.get().filter(|said| said.seat == seat));
    move || line.get().map(|line| view! { <span class="says">{line.words}</span> })
}

/// The cards that somebody holds, from their backs.
pub fn fan(cards: Memo<u8>) -> impl IntoView {
    view! {
        <span class="fan" aria-hidden="true">{move || (0..cards.get()).map(|_| view! { <i></i> }).collect_view()}</span>
    }
}

/// The face on a winner's bill: that of who sat there, or for the player `own`, a drawing of the game's.
pub fn winner(names: &Names, seat: Seat, own: &str) -> AnyView {
    if seat == ME { drawing(own, "").into_any() } else { face(names, seat).into_any() }
}

fn face(names: &Names, seat: Seat) -> impl IntoView + use<> {
    let id = if seat == ME { "tin-star".to_owned() } else { format!("seat-{}", names.face(seat) + 1) };
    drawing(&id, "")
}
