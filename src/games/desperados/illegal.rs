//! Why an action is not possible.

use thiserror::Error;

/// Why an action is not possible, with the number of the rule in [`Illegal::rule`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Illegal {
    /// Another seat is to act.
    #[error("it is another seat's turn")]
    NotYourTurn,
    /// The hand does not hold these cards.
    #[error("the hand does not hold that")]
    NotInHand,
    /// The cards in front of that place are of another colour.
    #[error("the cards in front of that place are of another colour")]
    OtherColour,
    /// That character stands in front of that place already.
    #[error("that character is in front of that place already")]
    SameCharacter,
    /// A place is being held up: what is wanted is a gang, or none.
    #[error("a place is held up: choose a gang, or none")]
    ChooseGang,
    /// No place is being held up.
    #[error("no place is held up")]
    NoHoldUp,
    /// This seat has chosen already.
    #[error("the gang has been chosen already")]
    ChosenAlready,
    /// A gang is of one colour or of one character.
    #[error("a gang is all of one colour or all of one character")]
    MixedGang,
    /// Somebody in the gang is neither in front of the place nor on the warrant.
    #[error("one of the gang is neither in front of the place nor on the warrant")]
    Stranger,
    /// The game is over.
    #[error("the game is over")]
    GameOver,
}

impl Illegal {
    /// The number of the rule that forbids it, such as `D-2.2`.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::NotYourTurn => "D-1.3",
            Self::NotInHand => "D-2.1",
            Self::OtherColour | Self::SameCharacter => "D-2.2",
            Self::NoHoldUp => "D-2.4",
            Self::ChooseGang | Self::ChosenAlready => "D-3.1",
            Self::MixedGang | Self::Stranger => "D-3.2",
            Self::GameOver => "D-4.1",
        }
    }
}
