//! The rules of this game as the page shows them: with its cards.

use super::card;
use super::later::LATER;
use crate::games::desperados::{Card, Character, Colour};
use crate::ui::table::reader::Reader;
use crate::ui::table::rules::Book;
use crate::ui::text::desperados as says;

/// The rules of Desperados.
pub const BOOK: Book = Book { name: "desperados", title: || says::label().game, later: || &LATER };

/// What reads them out.
pub const READER: Reader = Reader::new(card::look, cards, |_| None);

/// Those who stand in front of the place of the worked example, in order.
const EXAMPLE: [Character; 4] = [Character::Barber, Character::Cook, Character::Drummer, Character::Fiddler];

/// The cards that a rule is about.
fn cards(rule: &str) -> Vec<u16> {
    let all = |colour: Colour, who: &[Character]| {
        who.iter().map(|&character| card::number(Card::new(colour, character))).collect()
    };
    match rule {
        "D-1.1" => Character::ALL
            .into_iter()
            .zip(Colour::ALL.into_iter().cycle())
            .map(|(character, colour)| card::number(Card::new(colour, character)))
            .collect(),
        "D-2.2" => all(Colour::Red, &EXAMPLE),
        "D-3.2" => all(Colour::Green, &[Character::Barber, Character::Cook, Character::Widow]),
        _ => Vec::new(),
    }
}
