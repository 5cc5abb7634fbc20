//! The legal list and `apply` say the same.

use proptest::prelude::*;
use tin_star::engine::{Game, Nobody, Seat};
use tin_star::games::wyatt_earp::{Action, Card, Direction, Outlaw, WyattEarp};

use super::games::cases;
use super::script::{script, seats};

fn card() -> impl Strategy<Value = Card> {
    (0..20u8).prop_map(|i| Card::try_from(i).expect("twenty kinds"))
}

fn outlaw() -> impl Strategy<Value = Outlaw> {
    prop::sample::select(&Outlaw::ALL[..])
}

/// Anything that can be said, sensible or not.
fn action() -> impl Strategy<Value = Action> {
    prop_oneof![
        4 => (outlaw(), 0..10u8).prop_map(|(outlaw, count)| Action::PlayOutlaws { outlaw, count }),
        4 => card().prop_map(Action::Shoot),
        2 => outlaw().prop_map(Action::PlayPhoto),
        2 => (outlaw(), prop_oneof![Just(Direction::Left), Just(Direction::Right)])
            .prop_map(|(outlaw, direction)| Action::Ask { outlaw, direction }),
        2 => (prop_oneof![0..5u8, any::<u8>()], outlaw()).prop_map(|(s, outlaw)| Action::Target { seat: Seat(s), outlaw }),
        4 => card().prop_map(Action::Discard),
        2 => card().prop_map(Action::Take),
        4 => prop::sample::select(vec![
            Action::DrawSupply, Action::DrawDiscard, Action::WyattDraw, Action::WyattSearch, Action::LayPhoto,
            Action::ShootHideout, Action::Decline, Action::NextHand,
        ]),
    ]
}

proptest! {
    #![proptest_config(cases(100))]

    #[test]
    fn listed_actions_are_accepted_and_others_refused_with_the_state_untouched(
        script in script(600),
        attempts in prop::collection::vec(action(), 40),
    ) {
        let mut tried = attempts.iter().cycle();
        script.play(|step| {
            let legal = WyattEarp::legal(step.before);
            for (i, &listed) in legal.iter().enumerate() {
                let mut state = step.before.clone();
                assert_eq!(WyattEarp::apply(&mut state, listed, &mut Nobody), Ok(()), "{listed:?}");
                assert!(!legal[..i].contains(&listed), "{listed:?} is listed twice");
            }
            for &attempt in tried.by_ref().take(7).filter(|a| !legal.contains(a)) {
                let mut state = step.before.clone();
                let mut events = Vec::new();
                let refused = WyattEarp::apply(&mut state, attempt, &mut events);
                assert!(refused.is_err(), "{attempt:?} is not listed");
                assert_eq!(&state, step.before, "{attempt:?}");
                assert!(events.is_empty());
                let why = refused.unwrap_err();
                assert!(why.rule().starts_with("R-"), "{why}");
            }
        });
    }

    #[test]
    fn the_view_of_the_seat_to_act_lists_and_refuses_the_same(
        script in script(400),
        attempts in prop::collection::vec(action(), 40),
    ) {
        let mut tried = attempts.iter().cycle();
        script.play(|step| {
            let actor = WyattEarp::to_act(step.before).unwrap();
            let legal = WyattEarp::legal(step.before);
            for seat in seats(step.before) {
                let view = WyattEarp::view(step.before, seat);
                if seat == actor {
                    assert_eq!(view.to_act(), Some(seat));
                    assert_eq!(view.legal(), legal);
                }
                for &attempt in tried.by_ref().take(3) {
                    assert_eq!(view.check(attempt).is_ok(), view.legal().contains(&attempt), "{attempt:?}");
                    if seat == actor {
                        let refused = WyattEarp::apply(&mut step.before.clone(), attempt, &mut Nobody);
                        assert_eq!(view.check(attempt), refused, "{attempt:?}");
                    }
                }
            }
        });
    }
}
