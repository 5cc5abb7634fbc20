//! How this game's cards look at the table.

use leptos::prelude::*;

use super::look;
use crate::games::wyatt_earp::Card;
use crate::ui::browser::art::drawing;
use crate::ui::table::card::{self, Look};
use crate::ui::text::wyatt_earp as earp;

/// The number by which the table knows `card`.
pub const fn number(card: Card) -> u16 {
    card.index() as u16
}

/// The card of that number, if there is one.
pub fn numbered(number: u16) -> Option<Card> {
    Card::all().nth(usize::from(number))
}

/// How the card of that number looks.
pub fn look(number: u16) -> Look {
    let Some(card) = numbered(number) else {
        return Look::default();
    };
    Look { spoken: earp::card_spoken(card), ink: look::ink(card), kind: look::kind(card), face: face(card) }
}

fn face(card: Card) -> AnyView {
    let hole = card.has_hole().then(|| drawing("icon-hole", "card-hole"));
    let cp = look::cp(card).map(|cp| view! { <span class="card-cp">{cp}</span> });
    let picture =
        view! { {drawing(&look::picture(card), "card-art")} {drawing(&look::sign(card), "card-symbol")} {hole} {cp} };
    card::face(earp::card_title(card), earp::card_short(card).to_owned(), picture.into_any())
}

/// `card` lying face up, only to be looked at.
pub fn lying(card: Card) -> AnyView {
    card::lying(look(number(card)))
}
