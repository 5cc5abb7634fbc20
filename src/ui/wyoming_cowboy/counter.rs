//! The counter in the middle: the badges that are left, the tens on the table, the discards, and the last shot.

use leptos::prelude::*;

use super::card::{badge, chip};
use super::context::Context;
use super::explain_model::Thing;
use super::look;
use super::shot::{Fate, Shot};
use crate::games::wyoming_cowboy::Suit;
use crate::ui::browser::art::drawing;
use crate::ui::text::Names;
use crate::ui::text::wyoming_cowboy as says;

/// The counter.
pub fn counter(context: Context) -> AnyView {
    let badges = Memo::new(move |_| context.model.with(|model| model.badges));
    let tens = Memo::new(move |_| context.model.with(|model| (model.tens, model.tens_of)));
    let spread = Memo::new(move |_| context.model.with(|model| model.spread.clone()));
    // Those that are gone keep their places, so that nothing beside them moves.
    let stars = move || {
        let (left, decks) = (badges.get(), tens.get().1 / 4);
        let star = |suit: Suit, nth| view! { <span class:gone=(nth >= left.count(suit))>{badge(suit)}</span> };
        Suit::ALL.map(|suit| (0..decks).map(|nth| star(suit, nth)).collect_view()).into_iter().collect_view()
    };
    let dots = move || {
        let (laid, of) = tens.get();
        (0..of).map(|nth| view! { <i class:laid=nth < laid></i> }).collect_view()
    };
    let discards = move || {
        let spread = spread.get();
        let cards = spread.into_iter().map(|(card, may)| {
            view! {
                <span class="spread-card" class:may=may data-explain=Thing::Lying(card).key()>
                    {chip(card)}
                </span>
            }
        });
        let cards = cards.collect_view();
        (!cards.is_empty()).then(|| view! { <span class="counter-name">{says::label().discards}</span> {cards} })
    };
    view! {
        <section class="counter" aria-label=says::label().middle>
            <p class="counter-badges" data-explain=Thing::Badges.key()>
                <span class="counter-name" aria-hidden="true">{says::label().badges_left}</span>
                <span class="visually-hidden">{move || says::badges(badges.get())}</span>
                <span class="stars">{stars}</span>
            </p>
            <p class="counter-tens" data-explain=Thing::Row.key()>
                <span class="counter-name">
                    {move || {
                        let (laid, of) = tens.get();
                        says::tens_laid(laid, of)
                    }}
                </span>
                <span class="dots" aria-hidden="true">{dots}</span>
            </p>
            <p class="spread">{discards}</p>
            {move || context.shot.get().map(|shot| told(shot, &context.names()))}
        </section>
    }
    .into_any()
}

/// A shot: who at whom with what, what was turned, and how it went.
fn told(shot: Shot, names: &Names) -> AnyView {
    let Shot { seat, gun, victim, card, fate, .. } = shot;
    let label = says::label();
    let stamp = match fate {
        Fate::Open => None,
        Fate::Hit => Some(label.hit),
        Fate::Missed => Some(label.dodged),
        Fate::Held => Some(label.held),
        Fate::Backfired => Some(label.backfired),
        Fate::Quick => Some(label.quick),
    };
    view! {
        <p class="shot" class:hit=fate == Fate::Hit data-explain=Thing::Shot.key()>
            <span class="visually-hidden">{label.shot_lead} ": "</span>
            <b>{names.of(seat).to_owned()}</b>
            <span class="shot-gun">
                {drawing(look::gun(gun.calibre()), look::gun_class(gun.calibre()))} <span>{says::calibre(gun.calibre())}</span>
            </span>
            <b>{names.of(victim).to_owned()}</b>
            {card.map(|card| view! { <span class="told">{chip(card)}</span> })}
            {stamp.map(|stamp| view! { <span class="shot-fate told">{stamp}</span> })}
        </p>
    }
    .into_any()
}
