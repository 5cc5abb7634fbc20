//! The legal list and `apply` say the same.

use proptest::prelude::*;
use tin_star::engine::{Game, Nobody};
use tin_star::games::desperados::{Action, Card, Desperados, Hand, Place};

use super::games::cases;
use super::script::{script, seats};

fn card() -> impl Strategy<Value = Card> {
    (0..40u8).prop_map(|at| Card::try_from(at).expect("forty kinds"))
}

/// Anything that can be said, sensible or not.
fn action() -> impl Strategy<Value = Action> {
    prop_oneof![
        (card(), 0..5usize).prop_map(|(card, at)| Action::Put { card, place: Place::ALL[at] }),
        prop::collection::vec(card(), 0..5).prop_map(|cards| Action::Gang(cards.into_iter().collect())),
    ]
}

/// Every part of a small hand, from the book: 3ⁿ of them.
fn parts(hand: Hand) -> Vec<Hand> {
    hand.kinds().fold(vec![Hand::default()], |parts, (card, n)| {
        let more = |part: Hand| {
            (0..=n).map(move |n| {
                (0..n).fold(part, |mut part, _| {
                    part.add(card);
                    part
                })
            })
        };
        parts.into_iter().flat_map(more).collect()
    })
}

proptest! {
    #![proptest_config(cases(100))]

    #[test]
    fn listed_actions_are_accepted_and_others_refused_with_the_state_untouched(
        script in script(200),
        attempts in prop::collection::vec(action(), 40),
    ) {
        let mut tried = attempts.iter().cycle();
        script.play(|step| {
            let legal = Desperados::legal(step.before);
            for (i, &listed) in legal.iter().enumerate() {
                assert_eq!(Desperados::apply(&mut step.before.clone(), listed, &mut Nobody), Ok(()), "{listed:?}");
                assert!(!legal[..i].contains(&listed), "{listed:?} is listed twice");
            }
            for &attempt in tried.by_ref().take(7).filter(|a| !legal.contains(a)) {
                let (mut state, mut events) = (step.before.clone(), Vec::new());
                let refused = Desperados::apply(&mut state, attempt, &mut events);
                assert_eq!(&state, step.before, "{attempt:?}");
                assert!(events.is_empty());
                let why = refused.expect_err("it is not listed");
                assert!(why.rule().starts_with("D-"), "{why}");
            }
        });
    }

    #[test]
    fn every_part_of_a_hand_that_is_a_gang_is_listed(script in script(150)) {
        script.play(|step| {
            let actor = Desperados::to_act(step.before).expect("somebody acted");
            let hand = step.before.hand(actor);
            if !matches!(step.action, Action::Gang(_)) || hand.kinds().count() > 7 {
                return;
            }
            let legal = Desperados::legal(step.before);
            for part in parts(hand) {
                let accepted = Desperados::apply(&mut step.before.clone(), Action::Gang(part), &mut Nobody).is_ok();
                assert_eq!(legal.contains(&Action::Gang(part)), accepted, "{part:?}");
            }
        });
    }

    #[test]
    fn every_view_lists_and_refuses_the_same(script in script(150), attempts in prop::collection::vec(action(), 40)) {
        let mut tried = attempts.iter().cycle();
        script.play(|step| {
            let actor = Desperados::to_act(step.before).expect("somebody acted");
            for seat in seats(step.before) {
                let view = Desperados::view(step.before, seat);
                if seat == actor {
                    assert_eq!(view.legal(), Desperados::legal(step.before));
                }
                for &attempt in tried.by_ref().take(3) {
                    assert_eq!(view.check(attempt).is_ok(), view.legal().contains(&attempt), "{attempt:?}");
                    if seat == actor {
                        let refused = Desperados::apply(&mut step.before.clone(), attempt, &mut Nobody);
                        assert_eq!(view.check(attempt), refused, "{attempt:?}");
                    }
                }
            }
        });
    }
}
