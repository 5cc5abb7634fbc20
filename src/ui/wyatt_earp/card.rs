//! A card, face up or down, at any size.

use leptos::prelude::*;

use super::look;
use crate::games::wyatt_earp::Card;
use crate::ui::art::drawing;
use crate::ui::text;

/// The face of `card`; its name for those who hear the page is left to what holds it.
pub fn face(card: Card) -> impl IntoView + use<> {
    let hole = card.has_hole().then(|| drawing("icon-hole", "card-hole"));
    let cp = look::cp(card).map(|cp| view! { <span class="card-cp">{cp}</span> });
    view! {
        <span class="card-face" aria-hidden="true">
            <span class="card-band">
                <span class="full">{text::card_title(card)}</span>
                <span class="short">{text::card_short(card)}</span>
            </span>
            <span class="card-picture">
                {drawing(&look::picture(card), "card-art")} {drawing(&look::sign(card), "card-symbol")} {hole} {cp}
            </span>
        </span>
    }
}

/// `card` lying face up, only to be looked at.
pub fn lying(card: Card) -> impl IntoView + use<> {
    view! {
        <span class=format!("card {}", look::ink(card)) data-kind=look::kind(card)>
            {face(card)}
        </span>
    }
}

/// A card lying face down.
pub fn back() -> impl IntoView {
    view! {
        <span class="card" aria-hidden="true">
            <span class="card-back">{drawing("card-back", "")}</span>
        </span>
    }
}
