//! What the player is told of the course of a game, and what not.

use std::collections::BTreeSet;

use crate::engine::{Game, Nobody, Replay, Seat, Session};
use crate::games::wyatt_earp::{Action, Edition, Event, Options, Phase, WyattEarp};
use crate::protocol::think;
use crate::ui::play::history::{History, acts_seen, chance_at};
use crate::ui::play::review::{decisions, told};
use crate::ui::play::watch::decided;
use crate::ui::text::Names;

const ME: Seat = Seat(0);

fn replay(count: usize) -> Replay<WyattEarp> {
    let mut session = Session::<WyattEarp>::new(Options { seats: 3, edition: Edition::Y2014 }, 9).unwrap();
    while session.actions().len() < count {
        let seat = WyattEarp::to_act(session.state()).unwrap();
        let view = WyattEarp::view(session.state(), seat);
        let action = match WyattEarp::legal(session.state())[..] {
            [only] => only,
            _ => think::<WyattEarp>(crate::bots::BotKind::Greedy, session.decision_seed(), &view, || false),
        };
        session.apply(action, &mut Nobody).unwrap();
    }
    Replay::new(session)
}

#[test]
fn what_another_let_pass_unseen_changes_no_number() {
    let mut let_pass = 0;
    for seed in 0..30 {
        let mut session = Session::<WyattEarp>::new(Options { seats: 3, edition: Edition::Y2014 }, seed).unwrap();
        let mut rng = crate::engine::Rng::new(seed);
        for _ in 0..250 {
            let Some(seat) = WyattEarp::to_act(session.state()) else { break };
            let offered = matches!(session.state().phase(), Phase::PhotoOffer { .. } | Phase::HideoutOffer { .. });
            if offered && seat != ME {
                let before = [ME, seat].map(|seat| acts_seen(&session, seat));
                session.apply(Action::Decline, &mut Nobody).unwrap();
                assert_eq!(acts_seen(&session, ME), before[0], "of deal {seed}");
                assert_eq!(acts_seen(&session, seat), before[1] + 1, "who let it pass knows");
                let_pass += 1;
                continue;
            }
            let legal = WyattEarp::legal(session.state());
            session.apply(legal[rng.below(legal.len())], &mut Nobody).unwrap();
        }
        // Every number stands for a position, and back.
        let replay = Replay::new(session);
        let history = History::new(&replay, ME, replay.end());
        for number in 0..=history.count() {
            assert_eq!(history.number_at(history.place_of(number)), number);
        }
        assert_eq!(history.number_at(replay.end()), history.count());
    }
    assert!(let_pass > 3, "{let_pass}");
}

/// Who did as the hint said is not to hear that it was a mistake, only because other worlds were guessed.
#[test]
fn a_decision_is_looked_back_on_with_the_chance_that_its_hint_had() {
    let replay = replay(120);
    let mut seen = 0;
    for to in 1..=replay.end() {
        let Some(decided) = decided(&replay, to) else { continue };
        let then = replay.session().replay(to - 1, &mut Nobody).unwrap();
        assert_eq!(decided, (replay.session().actions()[to - 1], chance_at(&Replay::new(then), to - 1)));
        seen += 1;
    }
    assert!(seen > 20, "{seen}");
}

#[test]
fn it_begins_with_the_deal_and_tells_every_hand_and_turn_in_order() {
    let replay = replay(240);
    let history = History::new(&replay, ME, 240);
    assert!(matches!(history.acts[0].events[..], [Event::Dealt { hand_number: 1, .. }]));
    let turns: Vec<(u16, u16)> = history.acts.iter().map(|act| (act.hand, act.turn_number)).collect();
    assert!(turns.is_sorted(), "{turns:?}");
    assert!(turns.last().unwrap().0 > 1, "a second hand was dealt");
    for (act, led_to) in history.acts.iter().zip(&history.led_to).skip(1) {
        let table = replay.state(led_to - 1).table();
        assert_eq!(act.turn, table.turn);
        assert!(act.turn_number == 0 || act.turn_number == table.turn_number);
    }
}

#[test]
fn what_was_gained_is_told_until_the_turn_ends() {
    let replay = replay(120);
    let mut drawn = 0;
    for at in 1..=120 {
        let Some(step) = replay.step(at - 1) else { break };
        let history = History::new(&replay, ME, at);
        let hand = replay.state(at).hand(ME);
        assert_eq!(history.gained.and(hand), history.gained, "gained cards are in hand");
        if step.seat == ME && step.action == Action::DrawSupply && replay.state(at).table().hand_number == 1 {
            assert_eq!(history.gained.len(), 2);
            drawn += 1;
        }
        if step.seat == ME && matches!(step.action, Action::Discard(_)) {
            assert!(history.gained.is_empty());
        }
    }
    assert!(drawn > 2);
}

#[test]
fn a_decision_by_itself_is_told_with_the_number_of_its_hand() {
    let replay = replay(240);
    let history = History::new(&replay, ME, replay.end());
    let mut hands = BTreeSet::new();
    for decision in decisions(&replay) {
        let hand = replay.state(decision.before).table().hand_number;
        let words = Some("You let it pass.".to_owned());
        let told = told(&replay, &history, decision.number, &Names::default(), words);
        assert_eq!(told, Some(format!("Hand {hand}. You let it pass.")));
        hands.insert(hand);
    }
    assert!(hands.len() > 1, "{hands:?}");
}

#[test]
fn only_where_there_was_a_choice_of_ones_own_was_anything_decided() {
    let replay = replay(260);
    let own = |choice: bool| {
        let steps = replay.steps().iter().enumerate().filter(|(_, step)| step.seat == ME);
        let such = steps.filter(|&(at, _)| (WyattEarp::legal(replay.state(at)).len() > 1) == choice);
        such.map(|(at, _)| at + 1).collect::<Vec<_>>()
    };
    let decisions = decisions(&replay);
    let led_to: Vec<usize> = decisions.iter().map(|decision| decision.after).collect();
    assert_eq!(led_to, own(true));
    assert!(!own(false).is_empty(), "there were acts without a choice, too");
    assert!(decisions.windows(2).all(|two| two[0].number < two[1].number && two[0].after <= two[1].before));
}
