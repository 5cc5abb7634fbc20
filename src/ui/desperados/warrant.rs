//! The warrant on the wall: ten characters, and how many of their cards have been seen at a hold-up.

use leptos::prelude::*;

use super::context::Context;
use super::explain_model::Thing;
use super::look;
use crate::games::desperados::Character;
use crate::ui::browser::art::drawing;
use crate::ui::text::desperados as says;

/// The poster.
pub fn warrant(context: Context) -> AnyView {
    let wanted = Character::ALL.map(|character| {
        let cards = Memo::new(move |_| context.model.with(|model| model.warrant[character.index()]));
        view! {
            <li class="wanted" class:unknown=move || cards.get() == 0 data-explain=Thing::Wanted(character).key()>
                <span class="visually-hidden">{move || says::experience(character, cards.get())}</span>
                {drawing(&look::face(character), "wanted-face")}
                <span class="wanted-name" aria-hidden="true">
                    {drawing(&look::sign(character), "")} <span>{says::character(character)}</span>
                </span>
                <b class="wanted-cards" aria-hidden="true">{move || cards.get()}</b>
            </li>
        }
    });
    view! {
        <section class="warrant paper" aria-labelledby="warrant-title" data-slot="warrant">
            <h2 class="warrant-title" id="warrant-title" data-explain=Thing::Warrant.key()>
                {says::label().warrant} <small class="warrant-lead">{says::label().warrant_lead}</small>
            </h2>
            <ul class="wanted-list">{wanted.into_iter().collect_view()}</ul>
        </section>
    }
    .into_any()
}
