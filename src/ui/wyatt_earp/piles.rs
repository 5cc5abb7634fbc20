//! The supply and the discard stack: to look at, and to draw from.

use leptos::prelude::*;

use super::card::lying;
use super::context::Context;
use super::hint_model::Mark;
use crate::games::wyatt_earp::{Action, Phase};
use crate::ui::table::card;
use crate::ui::table::piles::{Pile, PileLook, Piles};
use crate::ui::text::wyatt_earp as earp;

/// Both piles.
pub fn piles(context: Context) -> AnyView {
    let piles = Memo::new(move |_| context.model.with(|model| model.piles));
    let may = move |action| context.phase() == Some(Phase::Draw) && context.with(|view| view.check(action).is_ok());
    // Apart, so that a card drawn does not have what lies on top drawn anew.
    let top = Memo::new(move |_| piles.get().top);
    let some_left = Memo::new(move |_| piles.get().supply > 0);
    let supply = Callback::new(move |()| {
        let can = may(Action::DrawSupply);
        let spoken = earp::supply_spoken(can).to_owned();
        PileLook { cards: piles.get().supply, can, advised: context.is_advised(Mark::Supply), spoken }
    });
    let discard = Callback::new(move |()| {
        let can = may(Action::DrawDiscard);
        let spoken = earp::discards_spoken(top.get(), can);
        PileLook { cards: piles.get().discard, can, advised: context.is_advised(Mark::Discards), spoken }
    });
    let back = move || if some_left.get() { card::back() } else { card::nothing() };
    let face = move || top.get().map_or_else(card::nothing, lying);
    view! {
        <Piles name=earp::label().piles>
            <Pile name=earp::label().supply place="supply" look=supply top=back on_press=move || context.act(Action::DrawSupply) />
            <Pile name=earp::label().discards place="discard" look=discard top=face on_press=move || context.act(Action::DrawDiscard) />
        </Piles>
    }
    .into_any()
}
