//! What is taught of this game: the hands, what is told when, and what to press for an act. They were found with `lab/lesson/`.

use super::card;
use super::look;
use crate::games::wyoming_cowboy::{Action, Card, Rank, View};
use crate::ui::table::hand;
use crate::ui::table::lesson::{Lesson, Offer, Part, Spot, Step};
use crate::ui::text;
use crate::ui::text::wyoming_cowboy::lesson::{Idea, idea};

/// The lessons.
pub static LESSONS: [Lesson; 1] = [FIRST];

/// What is known of them before they are there.
pub static OFFERS: [Offer; LESSONS.len()] = [FIRST.offer()];

/// How a hand of three begins, and how another ends.
const FIRST: Lesson = Lesson {
    name: "first",
    title: || text::lesson_label().learn,
    parts: &[Part { game: BEGINNING, steps: &BEGINNING_STEPS }, Part { game: END, steps: &END_STEPS }],
    told: |step| idea(Idea::ALL[step]),
};

/// Who is spoken of.
const TALLOW: &str = "[data-slot=\"chair-2\"]";

const BEGINNING: &str = "ts1.wyoming-cowboy.1.AwD7hQEAIJagwpUG6ExEXj-sZhQ.51a46fa3";
const END: &str = "ts1.wyoming-cowboy.1.AwDyqQMAPN7JnboBbtENg70sAE0EGu__TkUB.eb5ab5fa";

const BEGINNING_STEPS: [Step; Idea::ALL.len() - END_STEPS.len()] = [
    Step::read(0, &[".worth"]),
    Step::act(3, 4).of(&[".worth"]),
    Step::act(6, 7).of(&[".worth"]),
    Step::act(7, 9),
    Step::act(13, 14).of(&[TALLOW]),
    Step::read(15, &["[data-slot=\"chair-0\"] .chair-badges"]),
    Step::act(17, 18).of(&[TALLOW]),
    Step::act(19, 20),
    Step::read(20, &[".shot"]),
    Step::act(22, 24),
    Step::act(29, 30),
    Step::act(30, 32).of(&[".worth"]),
];
const END_STEPS: [Step; 3] = [Step::act(59, 60), Step::read(60, &[".tally.is-you"]), Step::read(60, &[".score-race"])];

/// What to press for `action`, the last press first.
pub fn path(action: Action, view: &View) -> Vec<Spot> {
    let badges = view.table.badges[view.me.index()];
    let held = |card: Card| format!("[data-slot^=\"{}\"]", hand::slots(card::number_held(card, 0, badges)));
    let picked = |card: Card| format!("{}[aria-pressed=\"true\"]", held(card));
    let button = |key: &str| Spot::new(format!(".actions-bar [data-key~=\"{key}\"]"));
    // Card by card; once all are picked up, the button for them.
    let all = |cards: &mut dyn Iterator<Item = Card>, key: &str| {
        let left = cards.map(|card| Spot::new(format!("{}[aria-pressed=\"false\"]", held(card))));
        left.chain([button(key)]).collect::<Vec<_>>()
    };
    // What else is picked up is laid down first, where it stays picked up beside what is asked for; else that takes its place.
    let stray = |its: &[String]| Spot::new(format!(".hand [data-slot][aria-pressed=\"true\"]:not({})", its.join(", ")));
    let only = |card: Card, key: &str| {
        let stays = matches!(card.rank(), Rank::King | Rank::Queen).then(|| stray(&[held(card)]));
        let spots = [Some(button(key).when(picked(card))), stays, Some(Spot::new(held(card)))];
        spots.into_iter().flatten().collect()
    };
    match action {
        Action::Pass(pass) => {
            let its: Vec<_> = pass.cards().map(held).collect();
            [stray(&its)].into_iter().chain(all(&mut pass.cards(), "p")).collect()
        }
        Action::Pull(gun) => all(&mut gun.cards().into_iter(), "g"),
        Action::Couple(suit) => all(&mut [Rank::King, Rank::Queen].map(|rank| Card::new(rank, suit)).into_iter(), "c"),
        Action::Discard(card) => only(card, "p"),
        Action::Draw => vec![Spot::new("[data-slot=\"supply\"]")],
        Action::Stand => vec![Spot::new("[data-slot=\"way-stand\"]")],
        Action::Shoot { victim, .. } => {
            let target = format!("[data-slot=\"{}\"] .target", look::chair_slot(victim));
            vec![Spot::new(target), Spot::new(".chair .gun.loaded")]
        }
        Action::Fire => vec![button("p")],
        // Nothing else comes up in the lesson.
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::wyoming_cowboy::{Event, ScoreLine, Suit, WyomingCowboy};
    use crate::ui::table::lesson::testing::{assert_played, assert_told, game, view_after};
    use crate::ui::text::ME;

    #[test]
    fn every_act_of_the_player_is_asked_for_by_a_step_and_leads_somewhere() {
        assert_played::<WyomingCowboy>(&FIRST, |action, view| !path(action, view).is_empty());
    }

    #[test]
    fn the_hands_go_as_they_are_told() {
        let [beginning, end] = FIRST.parts else { panic!("{} parts", FIRST.parts.len()) };
        let counts = |acts| view_after::<WyomingCowboy>(beginning, acts).sheet().total();
        // As in `Idea::Aim`, `Idea::Pass`, `Idea::Gun`, `Idea::Hit`, `Idea::Ten`, `Idea::Couple` and `Idea::Queen`.
        assert_eq!([0, 6, 7, 22, 23, 29, 31, 32].map(counts), [-70, -50, -50, -25, 15, -10, 90, 90]);
        let mut events = Vec::new();
        game::<WyomingCowboy>(beginning).replay(usize::MAX, &mut events).unwrap();
        let badge = Event::Badge { seat: ME, suit: Suit::Diamonds };
        assert_eq!(events.iter().filter(|event| matches!(event, Event::Badge { .. })).collect::<Vec<_>>(), [&badge]);
        let turned: Vec<_> = events
            .iter()
            .filter_map(|event| match event {
                Event::Turned { card, hit } => Some((card.rank(), card.suit(), *hit)),
                _ => None,
            })
            .collect();
        assert_eq!(turned, [(Rank::Ten, Suit::Diamonds, false), (Rank::Three, Suit::Hearts, true)]);
        // As in `Idea::Last` and `Idea::Family`.
        assert_eq!(view_after::<WyomingCowboy>(end, 59).table.tens_left(), 1);
        let mut events = Vec::new();
        game::<WyomingCowboy>(end).replay(usize::MAX, &mut events).unwrap();
        let Some(Event::Scored { by, sheets, .. }) = events.last() else { panic!("{:?}", events.last()) };
        assert_eq!(*by, Some(ME));
        let lines: Vec<_> = sheets[0].lines().collect();
        let told = [
            (ScoreLine::Ended, 30),
            (ScoreLine::Tens, 20),
            (ScoreLine::Couples, 25),
            (ScoreLine::Families, 120),
            (ScoreLine::Sixes, -20),
        ];
        assert_eq!(lines, told);
        assert_eq!([0, 1, 2].map(|seat| sheets[seat].total()), [175, 35, 65]);
    }

    #[test]
    fn every_step_is_told_briefly_in_every_language() {
        assert_told(&FIRST);
    }
}
