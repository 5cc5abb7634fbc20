//! Why an action is not possible, in words for the player.

use thiserror::Error;

/// Why an action is not possible. The text is a sentence for the player; [`Illegal::rule`] gives the number of the rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[allow(missing_docs)]
pub enum Illegal {
    #[error("It is not your turn.")]
    NotYourTurn,
    #[error("Draw first: two from the supply, or the top discard.")]
    DrawFirst,
    #[error("You have drawn already; one draw a turn.")]
    DrawnAlready,
    #[error("The discard stack is empty.")]
    StackEmpty,
    #[error("You do not hold that card.")]
    NotInHand,
    #[error("You must be sure to keep a card to discard.")]
    KeepOne,
    #[error("Nobody has opened this outlaw yet: that takes three or more in one play.")]
    NeedsSet,
    #[error("A Photo can be laid only once its outlaw is open.")]
    PhotoNeedsOpen,
    #[error("Only one Sheriff card a turn, unless Wyatt Earp has just found it.")]
    OneSheriff,
    #[error("You need a group of your own to lay this on.")]
    NoGroup,
    #[error("Only outlaws without a Fastest Gun can get one, and you have no such group.")]
    GunThere,
    #[error("No opponent has an Outlaw card on the table to take.")]
    NothingToSteal,
    #[error("No opponent has a group without a Hideout.")]
    NothingToHide,
    #[error("None of your groups is under a Hideout.")]
    NoHideout,
    #[error("The discard stack holds nothing that Wyatt Earp may take.")]
    NothingToFind,
    #[error("No shot can be taken any more: the supply has run out for good.")]
    NoShot,
    #[error("This card needs no shot.")]
    NotAShot,
    #[error("With two players there is no direction to choose.")]
    NoDirection,
    #[error("You hit: first choose a group for it.")]
    ChooseTarget,
    #[error("The card cannot go there.")]
    BadTarget,
    #[error("First take a card from the discard stack.")]
    ChooseCard,
    #[error("That card cannot be taken from the discard stack.")]
    CannotTake,
    #[error("First answer: lay the Photo, or let it pass.")]
    AnswerPhoto,
    #[error("First answer: play Wyatt Earp, or let it pass.")]
    AnswerHideout,
    #[error("There is nothing to answer, or to choose, now.")]
    NothingAsked,
    #[error("The hand is over; deal the next one.")]
    HandOver,
    #[error("The hand is not over yet.")]
    HandNotOver,
    #[error("The game is over.")]
    GameOver,
}

impl Illegal {
    /// The number of the rule that forbids it, such as `R-3.1`.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::NotYourTurn => "R-2.3",
            Self::DrawFirst | Self::DrawnAlready | Self::StackEmpty => "R-3.1",
            Self::NotInHand | Self::NothingAsked => "R-3.2",
            Self::KeepOne => "R-3.4",
            Self::NeedsSet => "R-4.1",
            Self::NotAShot => "R-5.1",
            Self::ChooseTarget => "R-5.2",
            Self::BadTarget => "R-5.4",
            Self::OneSheriff => "R-6.1",
            Self::PhotoNeedsOpen => "R-6.2",
            Self::AnswerPhoto => "R-6.3",
            Self::NoGroup => "R-6.4",
            Self::GunThere => "R-6.5",
            Self::NoDirection => "R-6.6",
            Self::NothingToSteal => "R-6.7",
            Self::NothingToHide => "R-6.8",
            Self::NoHideout | Self::NothingToFind | Self::ChooseCard | Self::CannotTake => "R-6.9",
            Self::AnswerHideout => "R-6.10",
            Self::NoShot => "R-7.3",
            Self::HandOver | Self::HandNotOver => "R-8",
            Self::GameOver => "R-10.1",
        }
    }
}
