//! What is told in the lessons of Wyatt Earp. The others at the table are called what the house calls them.

use crate::ui::text::lesson::Told;

/// An idea of the first lesson, in the order in which they are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Idea {
    Money,
    Draw,
    Set,
    Points,
    Search,
    Next,
    Join,
    Blind,
    Shot,
    OneSheriff,
    Hideout,
    Exception,
    Ask,
    Miss,
    LastCards,
    All,
    Shared,
    Rest,
}

impl Idea {
    /// All of them.
    pub const ALL: [Self; 18] = [
        Self::Money,
        Self::Draw,
        Self::Set,
        Self::Points,
        Self::Search,
        Self::Next,
        Self::Join,
        Self::Blind,
        Self::Shot,
        Self::OneSheriff,
        Self::Hideout,
        Self::Exception,
        Self::Ask,
        Self::Miss,
        Self::LastCards,
        Self::All,
        Self::Shared,
        Self::Rest,
    ];
}

/// What the lesson on strategy tells: at each position what there is to choose from, and what the best bot found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Strategy {
    ToHold,
    Hold,
    ToJoin,
    Join,
    ToStay,
    Stay,
    ToGoOut,
    GoOut,
    InShort,
}

impl Strategy {
    /// All of it, in the order in which it is told.
    pub const ALL: [Self; 9] = [
        Self::ToHold,
        Self::Hold,
        Self::ToJoin,
        Self::Join,
        Self::ToStay,
        Self::Stay,
        Self::ToGoOut,
        Self::GoOut,
        Self::InShort,
    ];
}

room! {
    /// The lessons in one language.
    trait Room;

    /// How an idea of the first lesson is told.
    fn idea(idea: Idea) -> Told;
    /// What the lesson on strategy is called.
    fn strategy_title() -> &'static str;
    /// How a step of it is told.
    fn strategy(step: Strategy) -> Told;
}
