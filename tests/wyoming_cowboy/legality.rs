//! The legal list and `apply` say the same.

use proptest::prelude::*;
use tin_star::engine::{Game, Nobody, Seat};
use tin_star::games::wyoming_cowboy::{Action, Calibre, Card, Direction, Gun, Suit, WyomingCowboy};

use super::games::cases;
use super::script::{script, seats};

fn card() -> impl Strategy<Value = Card> {
    (0..48u8).prop_map(|at| Card::try_from(at).expect("48 kinds"))
}

fn suit() -> impl Strategy<Value = Suit> {
    prop::sample::select(&Suit::ALL[..])
}

fn direction() -> impl Strategy<Value = Direction> {
    prop::sample::select(&Direction::ALL[..])
}

fn gun() -> impl Strategy<Value = Gun> {
    prop_oneof![
        (suit(), suit()).prop_map(|(one, other)| Gun::TwentyTwo(one, other)),
        (suit(), suit()).prop_map(|(three, eight)| Gun::ThirtyEight(three, eight)),
        (suit(), suit(), suit()).prop_map(|(three, five, seven)| Gun::ThreeFiftySeven(three, five, seven)),
        suit().prop_map(Gun::FortyFive),
    ]
}

/// Anything that can be said, sensible or not.
fn action() -> impl Strategy<Value = Action> {
    prop_oneof![
        1 => direction().prop_map(Action::Name),
        2 => prop::collection::vec(card(), 0..5).prop_map(|cards| Action::Pass(cards.into_iter().collect())),
        1 => suit().prop_map(Action::Couple),
        1 => (suit(), direction()).prop_map(|(suit, direction)| Action::Nine { suit, direction }),
        3 => gun().prop_map(Action::Pull),
        2 => (prop::sample::select(&Calibre::ALL[..]), prop_oneof![0..9u8, any::<u8>()])
            .prop_map(|(calibre, seat)| Action::Shoot { calibre, victim: Seat(seat) }),
        1 => suit().prop_map(Action::Backfire),
        1 => suit().prop_map(Action::QuickDraw),
        1 => suit().prop_map(Action::Give),
        4 => card().prop_map(Action::Discard),
        3 => prop::sample::select(vec![
            Action::Stand, Action::Fire, Action::HoldFire, Action::Draw, Action::TakeDiscard, Action::Enough,
            Action::EndTurn, Action::NextHand,
        ]),
    ]
}

proptest! {
    #![proptest_config(cases(80))]

    #[test]
    fn listed_actions_are_accepted_and_others_refused_with_the_state_untouched(
        script in script(500),
        attempts in prop::collection::vec(action(), 60),
    ) {
        let mut tried = attempts.iter().cycle();
        script.play(|step| {
            let legal = WyomingCowboy::legal(step.before);
            for (i, &listed) in legal.iter().enumerate() {
                assert_eq!(WyomingCowboy::apply(&mut step.before.clone(), listed, &mut Nobody), Ok(()), "{listed:?}");
                assert!(!legal[..i].contains(&listed), "{listed:?} is listed twice");
            }
            for &attempt in tried.by_ref().take(7).filter(|a| !legal.contains(a)) {
                let (mut state, mut events) = (step.before.clone(), Vec::new());
                let refused = WyomingCowboy::apply(&mut state, attempt, &mut events);
                assert_eq!(&state, step.before, "{attempt:?}");
                assert!(events.is_empty());
                let why = refused.expect_err("it is not listed");
                assert!(why.rule().starts_with("C-"), "{why}");
            }
        });
    }

    #[test]
    fn every_view_lists_and_refuses_the_same(script in script(400), attempts in prop::collection::vec(action(), 60)) {
        let mut tried = attempts.iter().cycle();
        script.play(|step| {
            let actor = WyomingCowboy::to_act(step.before).expect("somebody acted");
            for seat in seats(step.before) {
                let view = WyomingCowboy::view(step.before, seat);
                if seat == actor {
                    assert_eq!(view.legal(), WyomingCowboy::legal(step.before));
                }
                for &attempt in tried.by_ref().take(3) {
                    assert_eq!(view.check(attempt).is_ok(), view.legal().contains(&attempt), "{attempt:?}");
                    if seat == actor {
                        let refused = WyomingCowboy::apply(&mut step.before.clone(), attempt, &mut Nobody);
                        assert_eq!(view.check(attempt), refused, "{attempt:?}");
                    }
                }
            }
        });
    }
}
