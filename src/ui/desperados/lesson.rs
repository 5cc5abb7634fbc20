//! What is taught of this game: the games, what is told when, and what to press for an act. They were found with `lab/lesson/`.

use super::card;
use super::look;
use crate::games::desperados::{Action, Card};
use crate::ui::table::hand;
use crate::ui::table::lesson::{Lesson, Offer, Part, Spot, Step};
use crate::ui::text;
use crate::ui::text::desperados::lesson::{Idea, idea};

/// The lessons.
pub static LESSONS: [Lesson; 1] = [FIRST];

/// What is known of them before they are there.
pub static OFFERS: [Offer; LESSONS.len()] = [FIRST.offer()];

/// How a game of three begins, and how another ends.
const FIRST: Lesson = Lesson {
    name: "first",
    title: || text::lesson_label().learn,
    parts: &[Part { game: BEGINNING, steps: &BEGINNING_STEPS }, Part { game: END, steps: &END_STEPS }],
    told: |step| idea(Idea::ALL[step]),
};

const BEGINNING: &str = "ts1.desperados.1.A5YwABOasLTnA1XHrq8HSKIK.75fda437";
const END: &str = "ts1.desperados.1.A4klADG3keCvCJa3yEyZYCh3mWGzy7xO3AHQAYuQihA.ceffb672";

const BEGINNING_STEPS: [Step; Idea::ALL.len() - END_STEPS.len()] = [
    Step::read(0, &[THIRD_SITE]),
    Step::act(0, 1).of(&[THIRD_SITE]),
    Step::read(3, &[FIRST_SITE]).beside(&[HAND]),
    Step::act(3, 4).of(&[FIRST_SITE]),
    Step::act(4, 5).of(&[FIRST_SITE, WARRANT, HAND]),
    Step::read(7, &[REVEAL]),
    Step::act(9, 10).of(&[FIRST_SITE, FOURTH_SITE]),
    Step::read(10, &[WARRANT]),
    Step::act(13, 14).of(&[FIRST_SITE]),
    Step::act(15, 16).of(&[REVEAL, FOURTH_SITE, HAND]),
    Step::act(16, 17).of(&[FOURTH_SITE, WARRANT, HAND]),
    Step::read(19, &[REVEAL]),
];
const END_STEPS: [Step; 2] = [Step::act(45, 47).of(&[THIRD_SITE, ".ledger", HAND]), Step::read(49, &[".count"])];

/// The places that are spoken of.
const FIRST_SITE: &str = "[data-slot=\"front-0\"]";
const THIRD_SITE: &str = "[data-slot=\"front-2\"]";
const FOURTH_SITE: &str = "[data-slot=\"front-3\"]";
const WARRANT: &str = ".warrant";
const REVEAL: &str = ".reveal";
/// Beside what is large: the cards that a gang is made of are not to be covered for it.
const HAND: &str = ".hand";

/// What to press for `action`, the last press first.
pub fn path(action: Action) -> Vec<Spot> {
    let held = |card: Card| format!("[data-slot^=\"{}\"]", hand::slots(card::number(card)));
    let button = |key: &str| Spot::new(format!(".actions-bar [data-key~=\"{key}\"]"));
    match action {
        Action::Put { card, place } => {
            let picked = format!("{}[aria-pressed=\"true\"]", held(card));
            let target = Spot::new(format!("[data-slot=\"{}\"] .target", look::front_slot(place)));
            vec![target.when(picked), Spot::new(held(card))]
        }
        Action::Gang(gang) if gang.is_empty() => vec![button("x")],
        Action::Gang(gang) => {
            // What is no part of it is laid down again; then card by card, and once all are picked up, the button that sends them.
            let its: Vec<_> = gang.kinds().map(|(card, _)| held(card)).collect();
            let stray = Spot::new(format!(".hand [data-slot][aria-pressed=\"true\"]:not({})", its.join(", ")));
            let left = |card: Card| Spot::new(format!("{}[aria-pressed=\"false\"]", held(card)));
            [stray].into_iter().chain(gang.cards().map(left)).chain([button("p")]).collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Game, Nobody, Session};
    use crate::games::desperados::{Booty, Desperados, Event, Kind, winners};
    use crate::ui::table::lesson::testing::{self, assert_played, assert_told, view_after};
    use crate::ui::text::ME;
    use crate::ui::text::{Lang, speak};

    fn game(part: &Part) -> Session<Desperados> {
        testing::game(part)
    }

    #[test]
    fn every_act_of_the_player_is_asked_for_by_a_step_and_leads_somewhere() {
        assert_played::<Desperados>(&FIRST, |action, _| !path(action).is_empty());
    }

    #[test]
    fn a_gang_is_picked_card_by_card_and_has_all_of_a_card_that_is_held_twice() {
        for part in FIRST.parts {
            let session = game(part);
            for (acts, &action) in session.actions().iter().enumerate().skip(part.steps[0].at) {
                let mine = Desperados::to_act(session.replay(acts, &mut Nobody).unwrap().state()) == Some(ME);
                let view = view_after::<Desperados>(part, acts);
                if let (Action::Gang(gang), true) = (action, mine) {
                    assert!(gang.kinds().all(|(card, n)| n == view.hand.count(card)), "{acts}: which of them?");
                    let presses = if gang.is_empty() { 1 } else { usize::from(gang.len()) + 2 }; // one lays down what is no part of it
                    assert_eq!(path(action).len(), presses);
                }
            }
        }
    }

    #[test]
    fn the_games_go_as_they_are_told() {
        let [beginning, end] = FIRST.parts else { panic!("{} parts", FIRST.parts.len()) };
        let shown = |part: &Part| {
            let mut events = Vec::new();
            game(part).replay(usize::MAX, &mut events).unwrap();
            let told = |event: &Event| match event {
                Event::Shown { kind, value, strengths, winner, .. } => {
                    Some((*kind, *value, strengths[..3].to_vec(), winner.map(|seat| seat.0)))
                }
                _ => None,
            };
            events.iter().filter_map(told).collect::<Vec<_>>()
        };
        // As in `Idea::Shown`, `Idea::Tie` and `Idea::End`.
        assert_eq!(
            shown(beginning),
            [
                (Kind::Bank, 2, vec![4, 2, 2], Some(0)),
                (Kind::Railway, 3, vec![0, 4, 4], Some(2)),
                (Kind::Diggings, 2, vec![5, 4, 4], Some(0)),
            ]
        );
        // As in `Idea::Fist`.
        let view = view_after::<Desperados>(beginning, 13);
        assert_eq!(view.strongest(crate::games::desperados::Place::ALL[0]).1, 3);
        // As in `Idea::Last` and `Idea::Booty`.
        let view = view_after::<Desperados>(end, 45);
        assert_eq!(view.table.booty.map(Booty::worth)[..3], [4, 7, 6]);
        let table = *game(end).state().table();
        assert_eq!((table.booty[0].worth_of(Kind::Saloon), table.booty[0].worth()), (10, 12));
        assert_eq!(winners(&table).as_slice(), [ME]);
        assert_eq!(shown(end).last().unwrap().2, [15, 10, 13]);
    }

    #[test]
    fn every_step_is_told_briefly_in_every_language() {
        assert_told(&FIRST);
        for &lang in Lang::ALL {
            speak(lang);
            for action in FIRST.parts.iter().flat_map(|part| game(part).actions().to_vec()) {
                if let Action::Gang(gang) = action {
                    let order = crate::ui::text::desperados::lesson::send_these(gang);
                    assert!(!order.is_empty() && !order.ends_with('.'), "{order}");
                }
            }
        }
        speak(Lang::En);
    }
}
