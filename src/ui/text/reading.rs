//! What there is to read beside a game, whatever is played: the rules, explanations, the log.

words! {
    /// Labels of what there is to read.
    struct Reading { rules, search, coming, missing, again, explain, explain_note, asking, close, since }
}

room! {
    /// What there is to read, in one language.
    trait Room;

    /// Labels.
    fn reading() -> &'static Reading;
    /// "The rules of Wyatt Earp".
    fn rules_of(title: &str) -> String;
    /// "Rule R-6.6": leads there.
    fn see_rule(number: &str) -> String;
    /// "12 places": so many have what was searched for.
    fn places_found(n: usize) -> String;
    /// "You can now: Play 3 Jesse James": what the buttons would say.
    fn can_now(acts: &[String]) -> String;
}
