//! What is told in the lesson of Desperados. The others at the table are called what the house calls them.

use crate::games::desperados::Hand;
use crate::ui::text::lesson::Told;

/// An idea of the lesson, in the order in which they are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Idea {
    Aim,
    First,
    Strength,
    Colour,
    Gang,
    Shown,
    Next,
    Warrant,
    Fist,
    Tie,
    Experience,
    End,
    Last,
    Booty,
}

impl Idea {
    /// All of them.
    pub const ALL: [Self; 14] = [
        Self::Aim,
        Self::First,
        Self::Strength,
        Self::Colour,
        Self::Gang,
        Self::Shown,
        Self::Next,
        Self::Warrant,
        Self::Fist,
        Self::Tie,
        Self::Experience,
        Self::End,
        Self::Last,
        Self::Booty,
    ];
}

room! {
    /// The lesson in one language.
    trait Room;

    /// How an idea is told.
    fn idea(idea: Idea) -> Told;
    /// To send these cards, as an order; none is to stay out.
    fn send_these(gang: Hand) -> String;
}
