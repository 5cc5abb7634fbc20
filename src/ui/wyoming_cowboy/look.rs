//! How cards, suits and guns are called in the style sheets and in the art.

use crate::engine::Seat;
use crate::games::wyoming_cowboy::{Calibre, Rank, Suit};

/// The name by which a seat's hidden cards are moved.
pub fn hand_slot(seat: Seat) -> String {
    format!("hand-{}", seat.0)
}

/// The name by which what lies in front of a seat is moved.
pub fn chair_slot(seat: Seat) -> String {
    format!("chair-{}", seat.0)
}

/// "clubs".
pub const fn slug(suit: Suit) -> &'static str {
    ["clubs", "diamonds", "hearts", "spades"][suit.index()]
}

/// The sign of a suit.
pub fn sign(suit: Suit) -> String {
    format!("suit-{}", slug(suit))
}

/// The class that sets the ink of a suit.
pub fn ink(suit: Suit) -> String {
    format!("ink-{}", slug(suit))
}

/// The portrait of a face, or the picture of what a number is for.
pub fn face(rank: Rank, suit: Suit) -> String {
    match rank {
        Rank::King => format!("cowboy-{}", slug(suit)),
        Rank::Queen => format!("girl-{}", slug(suit)),
        Rank::Jack => format!("orphan-{}", slug(suit)),
        Rank::Two => gun(Calibre::TwentyTwo).to_owned(),
        Rank::Three | Rank::Eight => gun(Calibre::ThirtyEight).to_owned(),
        Rank::Seven => gun(Calibre::ThreeFiftySeven).to_owned(),
        Rank::Four | Rank::Five => gun(Calibre::FortyFive).to_owned(),
        Rank::Six => "use-beast".to_owned(),
        Rank::Nine => "use-pass".to_owned(),
        Rank::Ten => "use-tens".to_owned(),
    }
}

/// A gun.
pub const fn gun(calibre: Calibre) -> &'static str {
    ["gun-22", "gun-38", "gun-357", "gun-45"][calibre as usize]
}

/// The class by which it is as long as it is.
pub const fn gun_class(calibre: Calibre) -> &'static str {
    ["gun-drawing shortest", "gun-drawing short", "gun-drawing long", "gun-drawing longest"][calibre as usize]
}
