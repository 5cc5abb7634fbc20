//! The rules of this game as the page shows them: with its cards.

use super::card;
use super::later::LATER;
use crate::games::wyoming_cowboy::{Card, Rank, Suit};
use crate::ui::table::reader::Reader;
use crate::ui::table::rules::Book;
use crate::ui::text::wyoming_cowboy as says;

/// The rules of Wyoming Cowboy.
pub const BOOK: Book = Book { name: "wyoming-cowboy", title: || says::label().game, later: || &LATER };

/// What reads them out.
pub const READER: Reader = Reader::new(card::look, cards, |_| None);

/// The cards that the rule of that number is about.
fn cards(number: &str) -> Vec<u16> {
    let cards: &[(Rank, Suit)] = match number {
        "C-2.4" => &[(Rank::Six, Suit::Hearts)],
        "C-3.1" => &[(Rank::King, Suit::Hearts), (Rank::Queen, Suit::Hearts)],
        "C-4.1" => &[(Rank::Nine, Suit::Clubs)],
        "C-5.1" => &[(Rank::Four, Suit::Spades), (Rank::Five, Suit::Spades)],
        "C-6.3" => &[(Rank::Three, Suit::Clubs), (Rank::Five, Suit::Clubs), (Rank::Seven, Suit::Clubs)],
        _ => &[],
    };
    cards.iter().map(|&(rank, suit)| card::number(Card::new(rank, suit))).collect()
}
