//! What is told in the lesson of Wyoming Cowboy. The others at the table are called what the house calls them.

use crate::ui::text::lesson::Told;

/// An idea of the lesson, in the order in which they are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Idea {
    Aim,
    Pass,
    Gun,
    Discard,
    Asked,
    Badge,
    Shoot,
    Fire,
    Hit,
    Ten,
    Couple,
    Queen,
    Last,
    Family,
    Race,
}

impl Idea {
    /// All of them.
    pub const ALL: [Self; 15] = [
        Self::Aim,
        Self::Pass,
        Self::Gun,
        Self::Discard,
        Self::Asked,
        Self::Badge,
        Self::Shoot,
        Self::Fire,
        Self::Hit,
        Self::Ten,
        Self::Couple,
        Self::Queen,
        Self::Last,
        Self::Family,
        Self::Race,
    ];
}

room! {
    /// The lesson in one language.
    trait Room;

    /// How an idea is told.
    fn idea(idea: Idea) -> Told;
}
