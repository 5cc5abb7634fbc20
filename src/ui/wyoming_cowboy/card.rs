//! How this game's cards look at the table.

use leptos::prelude::*;

use super::look;
use crate::games::wyoming_cowboy::{Card, KINDS, Rank, Suit, Suits};
use crate::ui::browser::art::drawing;
use crate::ui::table::card::Look;
use crate::ui::text::wyoming_cowboy as says;

/// The number by which the table knows `card`.
pub const fn number(card: Card) -> u16 {
    card.index() as u16
}

/// The number of the `nth` of `card` in a hand with these `badges`: a king with a badge looks different (C-6.5).
pub const fn number_held(card: Card, nth: u8, badges: Suits) -> u16 {
    let suit = card.suit();
    if matches!(card.rank(), Rank::King) && nth < badges.count(suit) {
        (KINDS + suit.index()) as u16
    } else {
        number(card)
    }
}

/// The card of that number, if there is one.
pub fn numbered(number: u16) -> Option<Card> {
    pinned(number).map(|suit| Card::new(Rank::King, suit)).or_else(|| Card::all().nth(usize::from(number)))
}

/// The suit of the king with a badge that has that number.
fn pinned(number: u16) -> Option<Suit> {
    Suit::ALL.get(usize::from(number).checked_sub(KINDS)?).copied()
}

/// How the card of that number looks.
pub fn look(number: u16) -> Look {
    let Some(card) = numbered(number) else { return Look::default() };
    let pinned = pinned(number);
    let role = Some(says::role(card.rank())).filter(|role| !role.is_empty());
    let told = [Some(role.unwrap_or(says::card_use(card.rank()))), pinned.map(|_| says::label().pinned)];
    let spoken = told.into_iter().flatten().fold(says::card_title(card), |said, more| format!("{said}, {more}"));
    Look { spoken, ink: look::ink(card.suit()), kind: kind(card.rank()), face: face(card, pinned.is_some()) }
}

const fn kind(rank: Rank) -> &'static str {
    match rank {
        Rank::King | Rank::Queen | Rank::Jack => "court",
        Rank::Six | Rank::Nine | Rank::Ten => "number",
        _ => "iron",
    }
}

fn face(card: Card, pinned: bool) -> AnyView {
    let (rank, suit) = (card.rank(), card.suit());
    let ten = rank == Rank::Ten;
    view! {
        <span class="card-face playing paper" aria-hidden="true">
            <span class="corner" class:ten=ten>
                <b>{says::corner(rank)}</b>
                {drawing(&look::sign(suit), "corner-suit")}
            </span>
            {drawing(&look::face(rank, suit), "playing-art")}
            {pinned.then(|| drawing("badge", "playing-badge"))}
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
            <span class="visually-hidden">{says::card_title(card)} ", "</span>
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn c_6_5_a_king_with_a_badge_has_a_number_of_its_own_and_is_still_that_king() {
        let king = Card::new(Rank::King, Suit::Hearts);
        let badges: Suits = [Suit::Hearts].into_iter().collect();
        let held = number_held(king, 0, badges);
        assert!(held != number(king) && numbered(held) == Some(king));
        assert_eq!(number_held(king, 1, badges), number(king), "the other of two decks has none");
        for card in Card::all() {
            assert_eq!(numbered(number_held(card, 0, Suits::EMPTY)), Some(card));
        }
        assert_eq!(numbered(999), None);
    }
}
