//! What the house says in a lesson; what is taught is the game's.

words! {
    /// Labels of lessons.
    struct Lesson { learn, learn_on, coach, next, leave, watch, read_first, at_its_end, no_way_back, play }
}

room! {
    /// Lessons in one language.
    trait Room;

    /// Labels of lessons.
    fn lesson_label() -> &'static Lesson;
    /// "4 of 16": which step it is.
    fn lesson_step(at: usize, of: usize) -> String;
    /// What is said to an act that the rules allow, but the lesson did not ask for; it asks for `order`.
    fn not_yet(order: &str) -> String;
    /// What follows on the reason why an act is against the rules.
    fn rather(order: &str) -> String;
}

/// What is said at a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Told {
    /// The idea in a few words.
    pub title: &'static str,
    /// The idea.
    pub text: &'static str,
}
