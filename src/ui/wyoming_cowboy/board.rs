//! What lies open: everybody's chair with guns, badges and tens, and in the middle the counter.

use leptos::prelude::*;

use super::chair::Chair;
use super::context::Context;
use super::counter::counter;
use crate::ui::text::label;
use crate::ui::text::wyoming_cowboy as says;

/// The board.
pub fn board(context: Context) -> AnyView {
    let seats = context.model.with_untracked(|model| model.chairs.iter().map(|chair| chair.seat).collect::<Vec<_>>());
    let count = seats.len();
    view! {
        <section class="board-wrap saloon" data-slot="board" data-seats=count aria-label=label().table tabindex="0" data-rove="">
            {counter(context)}
            <ul class="chairs" aria-label=says::label().players>
                {seats.into_iter().map(|seat| view! { <Chair seat context /> }).collect_view()}
            </ul>
        </section>
    }
    .into_any()
}
