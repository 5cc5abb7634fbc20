//! How this game's cards look at the table.

use leptos::prelude::*;

use super::look;
use crate::games::desperados::Card;
use crate::ui::browser::art::drawing;
use crate::ui::table::card::{self, Look};
use crate::ui::text::desperados as says;

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
    let Some(card) = numbered(number) else { return Look::default() };
    Look { spoken: says::card_title(card), ink: look::ink(card), kind: "desperado", face: face(card) }
}

fn face(card: Card) -> AnyView {
    let name = says::character(card.character());
    let picture = view! {
        {drawing(&look::face(card.character()), "card-art")}
        {drawing(&look::gang(card.colour()), "card-symbol")}
        {drawing(&look::sign(card.character()), "card-sign")}
    };
    card::face(name.to_owned(), name.to_owned(), picture.into_any())
}

/// A card no larger than a finger: one in front of a place, or of a gang that is shown.
pub fn small(card: Card, counts: Option<u8>) -> AnyView {
    view! {
        <span class=format!("small-card {}", look::ink(card)) aria-hidden="true">
            <span class="small-band">{drawing(&look::gang(card.colour()), "")}</span>
            {drawing(&look::face(card.character()), "small-face")}
            {drawing(&look::sign(card.character()), "small-sign")}
            {counts.map(|counts| view! { <b class="small-counts">{counts}</b> })}
        </span>
    }
    .into_any()
}
