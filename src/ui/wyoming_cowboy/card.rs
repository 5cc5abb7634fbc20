//! How this game's cards look at the table.

use leptos::prelude::*;

use super::look;
use crate::games::wyoming_cowboy::{Card, Rank, Suit};
use crate::ui::browser::art::drawing;
use crate::ui::table::card::Look;
use crate::ui::text::wyoming_cowboy as says;

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
    let (title, role) = (says::card_title(card), says::role(card.rank()));
    let spoken = if role.is_empty() { title } else { format!("{title}, {role}") };
    Look { spoken, ink: look::ink(card.suit()), kind: kind(card.rank()), face: face(card) }
}

const fn kind(rank: Rank) -> &'static str {
    match rank {
        Rank::King | Rank::Queen | Rank::Jack => "court",
        Rank::Six | Rank::Nine | Rank::Ten => "number",
        _ => "iron",
    }
}

fn face(card: Card) -> AnyView {
    let (rank, suit) = (card.rank(), card.suit());
    let ten = rank == Rank::Ten;
    view! {
        <span class="card-face playing" aria-hidden="true">
            <span class="corner" class:ten=ten>
                <b>{says::corner(rank)}</b>
                {drawing(&look::sign(suit), "corner-suit")}
            </span>
            {drawing(&look::face(rank, suit), "playing-art")}
            <span class="playing-use">{says::card_use(rank)}</span>
        </span>
    }
    .into_any()
}

/// A card as a chip: rank and suit. Read out by its title.
pub fn chip(card: Card) -> AnyView {
    let suit = card.suit();
    view! {
        <span class=format!("chip {}", look::ink(suit))>
            <span class="visually-hidden">{says::card_title(card)} " "</span>
            <b aria-hidden="true">{says::corner(card.rank())}</b>
            {drawing(&look::sign(suit), "")}
        </span>
    }
    .into_any()
}

/// A badge with the sign of its suit. Not read out.
pub fn badge(suit: Suit) -> AnyView {
    view! {
        <span class=format!("badge {}", look::ink(suit)) aria-hidden="true">
            {drawing("badge", "badge-star")} {drawing(&look::sign(suit), "badge-suit")}
        </span>
    }
    .into_any()
}
