//! What is taught of this game: the hands, what is told when, and what to press for an act. The hands were found, and written down act by
//! act, with `lab/lesson/wyatt_earp.rs`.

use super::card;
use super::look;
use super::strategy::STRATEGY;
use crate::games::wyatt_earp::{Action, Card, Direction, Kind};
use crate::ui::table::hand;
use crate::ui::table::lesson::{Lesson, Offer, Part, Spot, Step};
use crate::ui::text;
use crate::ui::text::wyatt_earp::lesson::{Idea, idea};

/// The lessons, the first one first.
pub static LESSONS: [Lesson; 2] = [FIRST, STRATEGY];

/// What is known of them before they are there.
pub static OFFERS: [Offer; LESSONS.len()] = [FIRST.offer(), STRATEGY.offer()];

/// A hand of three, told from its deal to its pay-day.
const FIRST: Lesson = Lesson {
    name: "first",
    title: || text::lesson_label().learn,
    parts: &[Part { game: "ts1.wyatt-earp.2.AwDrvQQANbC-k-4EXkxyC7a89Wk4yOoQmnsOBA.faa11d7d", steps: &FIRST_STEPS }],
    told: |step| idea(Idea::ALL[step]),
};

/// In the order of [`Idea::ALL`].
const FIRST_STEPS: [Step; Idea::ALL.len()] = [
    Step::read(0, &[".posters"]),
    Step::act(0, 1),
    Step::act(1, 2),
    Step::read(2, &["[data-slot=\"poster-jesse-james\"]"]),
    Step::act(2, 4),
    Step::act(4, 7),
    Step::read(15, &["[data-slot=\"cell-2-billy-the-kid\"]"]),
    Step::act(16, 17),
    Step::act(17, 19),
    Step::act(19, 20),
    Step::act(23, 24),
    Step::act(30, 33),
    Step::act(33, 36),
    Step::read(46, &["[data-slot=\"discard\"]"]),
    Step::act(48, 53),
    Step::read(53, &["[data-slot=\"score-butch-cassidy\"]"]),
    Step::read(53, &["[data-slot=\"score-billy-the-kid\"]"]),
    Step::read(53, &["[data-slot=\"score-race\"]"]),
];

/// What to press for `action`, the last press first.
pub fn path(action: Action) -> Vec<Spot> {
    let held = |card: Card| format!("[data-slot^=\"{}\"]", hand::slots(card::number(card)));
    let picked = |card: Card| format!("{}[aria-pressed=\"true\"]", held(card));
    // A card is picked up, and then there is a button for it.
    let by_card = |card: Card, key: &str| {
        let button = Spot::new(format!(".actions-bar [data-key~=\"{key}\"]")).when(picked(card));
        vec![button, Spot::new(held(card))]
    };
    let way = |name: &str| Spot::new(format!("[data-slot=\"way-{name}\"]"));
    let by_way = |card: Card, name: &str| [vec![way(name)], by_card(card, "p")].concat();
    match action {
        Action::DrawSupply => vec![Spot::new("[data-slot=\"supply\"]")],
        Action::DrawDiscard => vec![Spot::new("[data-slot=\"discard\"]")],
        Action::PlayOutlaws { outlaw, .. } => by_card(Card::outlaw(outlaw), "p"),
        Action::PlayPhoto(outlaw) => by_card(Card::photo(outlaw), "p"),
        Action::Discard(card) => by_card(card, "x"),
        Action::Shoot(card) if matches!(card.kind(), Kind::MostWanted | Kind::WyattEarp) => by_way(card, "shoot"),
        Action::Shoot(card) => by_card(card, "p"),
        Action::WyattDraw => by_way(Card::WYATT_EARP, "draw"),
        Action::WyattSearch => by_way(Card::WYATT_EARP, "search"),
        Action::Ask { outlaw, direction } => {
            let side = if direction == Direction::Left { "left" } else { "right" };
            let poster = Spot::new(format!("[data-slot=\"poster-{}\"] + .target", look::slug(outlaw)));
            [vec![way(side), poster], by_way(Card::MOST_WANTED, "ask")].concat()
        }
        Action::Target { seat, outlaw } => {
            vec![Spot::new(format!("[data-slot=\"{}\"] .target", look::cell_slot(seat, outlaw)))]
        }
        Action::Take(card) => vec![Spot::new(format!("[data-slot=\"pick-{}\"]", card::number(card)))],
        Action::LayPhoto | Action::ShootHideout => vec![Spot::new(".dialog-foot .button.primary")],
        Action::Decline => vec![Spot::new(".dialog-foot .button.quiet")],
        Action::NextHand => vec![Spot::new(".sheet-foot .button.primary")],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Game, Nobody, Session};
    use crate::games::wyatt_earp::{Event, HandEnd, Outlaw, Phase, WyattEarp};
    use crate::ui::table::lesson::testing::{assert_played, assert_told, game};
    use crate::ui::text::ME;

    /// The steps of every part of every lesson.
    fn parts() -> impl Iterator<Item = (&'static str, &'static Part)> {
        LESSONS.iter().flat_map(|lesson| lesson.parts.iter().map(move |part| (lesson.name, part)))
    }

    /// The names by which things at the table and on the scoring sheet are pointed at, as they are drawn.
    fn slots(session: &Session<WyattEarp>) -> Vec<String> {
        let view = WyattEarp::view(session.state(), ME);
        let over = matches!(view.phase, Phase::HandOver | Phase::GameOver { .. });
        let of = |prefix: &'static str| Outlaw::ALL.map(move |outlaw| format!("{prefix}-{}", look::slug(outlaw)));
        if over {
            return of("score").into_iter().chain(["score-race".to_owned()]).collect();
        }
        let cells = view.table.others(ME).chain([ME]).flat_map(|seat| {
            Outlaw::ALL
                .into_iter()
                .filter(move |&outlaw| !view.table.group(seat, outlaw).is_empty())
                .map(move |outlaw| look::cell_slot(seat, outlaw))
        });
        of("poster").into_iter().chain(cells).chain(["supply", "discard"].map(str::to_owned)).collect()
    }

    #[test]
    fn every_act_of_the_player_is_asked_for_by_a_step_and_leads_somewhere() {
        for lesson in &LESSONS {
            assert_played::<WyattEarp>(lesson, |action, _| !path(action).is_empty());
        }
    }

    #[test]
    fn what_is_pointed_at_is_there() {
        for (name, part) in parts() {
            for step in part.steps {
                let before = game::<WyattEarp>(part).replay(step.at, &mut Nobody).unwrap();
                let there = slots(&before);
                for point in step.points.iter().filter(|&&point| point != ".posters") {
                    let slot = point.trim_start_matches("[data-slot=\"").trim_end_matches("\"]");
                    assert!(there.iter().any(|there| there == slot), "{name}: {point} at {}", step.at);
                }
            }
        }
    }

    #[test]
    fn what_leads_to_an_act_is_the_first_button_there() {
        let mut plays = 0;
        for (_, part) in parts() {
            let session = game::<WyattEarp>(part);
            for (acts, &action) in session.actions().iter().enumerate().skip(part.steps[0].at) {
                let before = session.replay(acts, &mut Nobody).unwrap();
                if WyattEarp::to_act(before.state()) != Some(ME) {
                    continue;
                }
                // One card is picked up, and the first button plays as many as can be played.
                if let Action::PlayOutlaws { outlaw, count } = action {
                    let view = WyattEarp::view(before.state(), ME);
                    let more = Action::PlayOutlaws { outlaw, count: count + 1 };
                    assert!(!WyattEarp::legal_in(&view).contains(&more), "{action:?}");
                    plays += 1;
                }
            }
        }
        assert!(plays > 3);
    }

    #[test]
    fn the_first_hand_ends_as_it_is_told() {
        let session = game::<WyattEarp>(&FIRST.parts[0]);
        let mut events = Vec::new();
        session.replay(usize::MAX, &mut events).unwrap();
        let table = session.state().table();
        assert!(events.contains(&Event::HandEnded { why: HandEnd::WentOut(ME) }));
        let scored = |of: Outlaw| {
            let found = events.iter().find_map(|event| match *event {
                Event::Scored { outlaw, cp, paid, stays } if outlaw == of => Some((cp, paid, stays)),
                _ => None,
            });
            found.unwrap()
        };
        // As in `Idea::All`, `Idea::Shared`, `Idea::Rest`.
        assert_eq!(scored(Outlaw::ButchCassidy), ([12, 0, 2, 0], [4, 0, 0, 0], 0));
        assert_eq!(scored(Outlaw::BillyTheKid), ([9, 4, 6, 0], [3, 0, 2, 0], 0));
        assert_eq!(scored(Outlaw::BelleStarr).2, 1);
        assert_eq!(table.money[ME.index()], 10);
    }

    #[test]
    fn what_is_said_of_the_hand_is_so_as_long_as_it_is_said() {
        let part = &FIRST.parts[0];
        let held = |acts: usize, card: Card| {
            let view = WyattEarp::view(game::<WyattEarp>(part).replay(acts, &mut Nobody).unwrap().state(), ME);
            view.hand.count(card)
        };
        let step = |idea: Idea| FIRST_STEPS[Idea::ALL.iter().position(|&other| other == idea).unwrap()];
        let during = |idea: Idea| step(idea).at..step(idea).until;
        let billy = Card::outlaw(Outlaw::BillyTheKid);
        assert!(during(Idea::Search).all(|acts| held(acts, billy) == 2), "two are held, and the third is looked for");
        assert_eq!(held(step(Idea::Next).at, billy), 3, "that is the set");
        // Whoever is to draw is not told of a card that only comes then.
        assert!(during(Idea::Blind).all(|acts| held(acts, Card::FASTEST_GUN) == 0));
        assert_eq!(held(step(Idea::Shot).at, Card::FASTEST_GUN), 1);
    }

    #[test]
    fn every_step_is_told_briefly_in_every_language() {
        LESSONS.iter().for_each(assert_told);
    }
}
