//! The draw pile and the discards, both only to be counted, and how the hand is held.

use leptos::prelude::*;

use super::context::Context;
use crate::ui::table::card;
use crate::ui::table::piles::{Pile, PileLook, Piles, sort};
use crate::ui::text::desperados as says;

/// Both piles, and the button that sorts the hand.
pub fn piles(context: Context) -> AnyView {
    let only_counted = |cards| PileLook { cards, can: false, advised: false, spoken: String::new() };
    let pile = Callback::new(move |()| only_counted(context.model.with(|model| model.pile)));
    let discards = Callback::new(move |()| only_counted(context.model.with(|model| model.discards)));
    let back = |look: Callback<(), PileLook>| {
        let some = Memo::new(move |_| look.run(()).cards > 0);
        move || if some.get() { card::back() } else { card::nothing() }
    };
    view! {
        <Piles name=says::label().piles>
            <Pile name=says::label().draw_pile place="supply" look=pile top=back(pile) on_press=|| () />
            <Pile name=says::label().discards place="discard" look=discards top=back(discards) on_press=|| () />
            {sort(context.controls.order)}
        </Piles>
    }
    .into_any()
}
