//! How cards, colours and places are called in the style sheets and in the art.

use crate::engine::Seat;
use crate::games::desperados::{Card, Character, Colour, Kind, Place};

/// The name by which the desperados in front of a place are moved.
pub fn front_slot(place: Place) -> String {
    format!("front-{}", place.index())
}

/// The name by which a seat's hidden cards are moved.
pub fn hand_slot(seat: Seat) -> String {
    format!("hand-{}", seat.0)
}

/// The name by which the gang is moved that a seat has shown.
pub fn gang_slot(seat: Seat) -> String {
    format!("gang-{}", seat.0)
}

/// "barber".
pub const fn slug(character: Character) -> &'static str {
    ["barber", "cook", "drummer", "fiddler", "gambler", "notary", "preacher", "rustler", "trapper", "widow"]
        [character.index()]
}

/// "red".
pub const fn colour(colour: Colour) -> &'static str {
    ["red", "blue", "green", "yellow"][colour.index()]
}

/// "saloon".
pub const fn kind(kind: Kind) -> &'static str {
    ["saloon", "bank", "railway", "diggings", "stagecoach"][kind.index()]
}

/// The portrait of a character.
pub fn face(character: Character) -> String {
    format!("face-{}", slug(character))
}

/// The emblem of a character.
pub fn sign(character: Character) -> String {
    format!("sign-{}", slug(character))
}

/// The emblem of a colour's gang.
pub fn gang(of: Colour) -> String {
    format!("gang-{}", colour(of))
}

/// The building of a place.
pub fn house(of: Kind) -> String {
    format!("house-{}", kind(of))
}

/// The emblem of a kind of place.
pub fn emblem(of: Kind) -> String {
    format!("kind-{}", kind(of))
}

/// The class that sets the ink and pattern of a card.
pub fn ink(card: Card) -> String {
    format!("ink-{}", colour(card.colour()))
}
