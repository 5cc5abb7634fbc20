//! Why an action is not possible, in words for the player.

use thiserror::Error;

/// Why an action is not possible. The text is a sentence for the player and names the rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[allow(missing_docs)]
pub enum Illegal {
    #[error("It is not your turn (R-2.3).")]
    NotYourTurn,
    #[error("Draw first: two cards from the supply, or the top card of the discard stack (R-3.1).")]
    DrawFirst,
    #[error("You have drawn already; one draw a turn (R-3.1).")]
    DrawnAlready,
    #[error("The discard stack is empty (R-3.1).")]
    StackEmpty,
    #[error("You do not hold that card (R-3.2).")]
    NotInHand,
    #[error("You must be sure to keep a card to discard (R-3.4).")]
    KeepOne,
    #[error("Nobody has opened this outlaw yet; that takes at least three of its cards in one play (R-4.1).")]
    NeedsSet,
    #[error("A Photo can be laid only once its outlaw is open (R-6.2).")]
    PhotoNeedsOpen,
    #[error("Only one Sheriff card a turn (R-6.1).")]
    OneSheriff,
    #[error("You need a group of your own to lay this on (R-6.4).")]
    NoGroup,
    #[error("Only outlaws without a Fastest Gun can get one, and you have no such group (R-6.5).")]
    GunThere,
    #[error("No opponent has an Outlaw card on the table to take (R-6.7).")]
    NothingToSteal,
    #[error("No opponent has a group without a Hideout (R-6.8).")]
    NothingToHide,
    #[error("None of your groups is under a Hideout (R-6.9).")]
    NoHideout,
    #[error("The discard stack holds nothing that Wyatt Earp may take (R-6.9).")]
    NothingToFind,
    #[error("No shot can be taken any more: the supply has run out for good (R-7.3).")]
    NoShot,
    #[error("This card needs no shot (R-5.1).")]
    NotAShot,
    #[error("With two players there is no direction to choose (R-6.6).")]
    NoDirection,
    #[error("You hit: first choose a group for it (R-5.2).")]
    ChooseTarget,
    #[error("The card cannot go there (R-5.4).")]
    BadTarget,
    #[error("First take a card from the discard stack (R-6.9).")]
    ChooseCard,
    #[error("That card cannot be taken from the discard stack (R-6.9).")]
    CannotTake,
    #[error("First answer: lay the Photo, or let it pass (R-6.3).")]
    AnswerPhoto,
    #[error("First answer: play Wyatt Earp, or let it pass (R-6.10).")]
    AnswerHideout,
    #[error("There is nothing to answer, or to choose, now (R-3.2).")]
    NothingAsked,
    #[error("The hand is over; deal the next one (R-8).")]
    HandOver,
    #[error("The hand is not over yet (R-8).")]
    HandNotOver,
    #[error("The game is over (R-10.1).")]
    GameOver,
}

impl Illegal {
    /// The number of the rule that forbids it, such as `R-3.1`.
    pub fn rule(self) -> String {
        let text = self.to_string();
        let open = text.rfind('(').map_or(0, |i| i + 1);
        let close = text.rfind(')').unwrap_or(text.len());
        text[open..close].to_owned()
    }
}
