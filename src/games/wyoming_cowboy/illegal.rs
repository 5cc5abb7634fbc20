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
    /// The dealer must name a direction first.
    #[error("the direction of the pass must be named first")]
    NameDirection,
    /// The direction is named already.
    #[error("the direction of the pass is not to be named now")]
    NotNow,
    /// No seat is opposite at this table.
    #[error("nobody sits opposite at this table")]
    NobodyAcross,
    /// What is wanted are cards to pass.
    #[error("choose the cards to pass")]
    ChoosePass,
    /// Nothing is being passed.
    #[error("nothing is being passed")]
    NothingPassed,
    /// This seat has chosen already.
    #[error("the cards have been chosen already")]
    ChosenAlready,
    /// Before the first turn three cards are passed.
    #[error("three cards are to be passed")]
    NotThree,
    /// Another number of cards is to be passed.
    #[error("another number of cards is to be passed")]
    WrongNumber,
    /// A turn has one action at most.
    #[error("a turn has one action at most")]
    ActedAlready,
    /// First a card must be discarded.
    #[error("a card must be discarded")]
    DiscardFirst,
    /// Who began the turn without cards does not discard.
    #[error("who began the turn without cards does not discard")]
    Cardless,
    /// A 6 may not be discarded while another card counts for nothing.
    #[error("a 6 may not be discarded while another card counts for nothing")]
    SixStays,
    /// The card has been discarded; now one must be drawn.
    #[error("a card must be drawn now")]
    DrawNow,
    /// Nothing is to be drawn now.
    #[error("nothing is to be drawn now")]
    NotDrawing,
    /// There is no discarded card to be taken.
    #[error("there is no discarded card that may be taken")]
    NothingToTake,
    /// Of two cards one at most may be a discarded one.
    #[error("only one of the two may be a discarded card")]
    TakenAlready,
    /// There is no card to draw or turn.
    #[error("there is no card left to draw")]
    NoCards,
    /// By the strict rules taking a discarded card is an action, and the turn has had one.
    #[error("taking a discarded card is an action here, and the turn has had one")]
    TakingIsAnAction,
    /// King and queen of that suit are not both in hand.
    #[error("king and queen of that suit are not both in hand")]
    NoCouple,
    /// That couple has been shown in this hand.
    #[error("that couple has been shown in this hand")]
    ShownAlready,
    /// These cards are no gun.
    #[error("these cards make no gun")]
    NoGun,
    /// No gun of that calibre lies there that has not shot in this turn.
    #[error("no such gun lies there that has not shot in this turn")]
    NotLoaded,
    /// One shoots at others.
    #[error("one shoots at others")]
    NoVictim,
    /// A shot is to be answered.
    #[error("a shot must be answered first")]
    AnswerFirst,
    /// Nobody shoots.
    #[error("there is no shot to answer")]
    NotAsked,
    /// Only a .22 backfires.
    #[error("only a .22 backfires")]
    NoBackfire,
    /// This is no quick draw.
    #[error("there is no quick draw of that suit in hand")]
    NoQuickDraw,
    /// The shooter must turn a card or hold the fire.
    #[error("turn a card, or hold your fire")]
    FireOrHold,
    /// Nothing is aimed at.
    #[error("nothing is aimed at")]
    NotAiming,
    /// A king must be handed over.
    #[error("a king must be handed over")]
    GiveKing,
    /// No king is to be handed over.
    #[error("no king is to be handed over")]
    NothingToGive,
    /// There is no unprotected king of that suit.
    #[error("there is no unprotected king of that suit")]
    NoSuchKing,
    /// The replacement must be drawn, or declined, first.
    #[error("the replacement must be drawn or declined first")]
    ReplaceFirst,
    /// There is nothing to replace.
    #[error("there is nothing to replace")]
    NothingToReplace,
    /// A card can be discarded, so it must.
    #[error("a turn does not end without a discard")]
    MustDiscard,
    /// The hand is over: the next is dealt.
    #[error("the hand is over")]
    HandOver,
    /// The hand is not over.
    #[error("the hand is not over")]
    HandNotOver,
    /// The game is over.
    #[error("the game is over")]
    GameOver,
}

impl Illegal {
    /// The number of the rule that forbids it, such as `C-2.4`.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::NotYourTurn | Self::HandOver | Self::HandNotOver => "C-1.2",
            Self::NameDirection
            | Self::NotNow
            | Self::NobodyAcross
            | Self::ChoosePass
            | Self::ChosenAlready
            | Self::NotThree => "C-1.3",
            Self::ActedAlready => "C-2.1",
            Self::NotInHand | Self::DiscardFirst | Self::MustDiscard => "C-2.2",
            Self::DrawNow | Self::NotDrawing | Self::NothingToTake | Self::TakenAlready => "C-2.3",
            Self::SixStays => "C-2.4",
            Self::NoCards => "C-2.5",
            Self::Cardless => "C-2.6",
            Self::TakingIsAnAction => "C-2.8",
            Self::NoCouple | Self::ShownAlready => "C-3.1",
            Self::NothingPassed | Self::WrongNumber => "C-4.1",
            Self::NoGun => "C-5.1",
            Self::NotLoaded | Self::NoVictim | Self::AnswerFirst | Self::NotAsked => "C-6.1",
            Self::NoBackfire => "C-6.2",
            Self::NoQuickDraw => "C-6.3",
            Self::FireOrHold | Self::NotAiming | Self::GiveKing | Self::NothingToGive | Self::NoSuchKing => "C-6.5",
            Self::ReplaceFirst | Self::NothingToReplace => "C-6.7",
            Self::GameOver => "C-8.4",
        }
    }
}
