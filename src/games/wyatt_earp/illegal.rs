//! Why an action is not possible.

use thiserror::Error;

/// Why an action is not possible. The page has a sentence for each (`ui::text`); [`Illegal::rule`] gives the number of the rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{self:?} ({})", self.rule())]
#[allow(missing_docs)]
pub enum Illegal {
    NotYourTurn,
    DrawFirst,
    DrawnAlready,
    StackEmpty,
    NotInHand,
    KeepOne,
    NeedsSet,
    PhotoNeedsOpen,
    OneSheriff,
    NoGroup,
    GunThere,
    NothingToSteal,
    NothingToHide,
    NoHideout,
    NothingToFind,
    NoShot,
    NotAShot,
    NoDirection,
    ChooseTarget,
    BadTarget,
    ChooseCard,
    CannotTake,
    AnswerPhoto,
    AnswerHideout,
    NothingAsked,
    HandOver,
    HandNotOver,
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
