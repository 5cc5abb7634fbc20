use tin_star::bots::BotKind;
use tin_star::engine::{Game, Nobody, Replay, Seat};
use tin_star::games::wyatt_earp::{Event, WyattEarp};

use super::played;

#[test]
fn every_position_is_the_game_as_it_was() {
    for seed in 0..6 {
        let game = played(2 + (seed % 3) as u8, seed, BotKind::Greedy, usize::MAX);
        let replay = Replay::new(game.clone());
        assert_eq!(replay.end(), game.actions().len());
        for at in (0..=replay.end()).step_by(7) {
            assert_eq!(replay.state(at), game.replay(at, &mut Nobody).unwrap().state());
        }
        assert_eq!(replay.state(usize::MAX), game.state());
        let mut told = Vec::new();
        game.replay(usize::MAX, &mut told).unwrap();
        let steps: Vec<Event> = replay.steps().iter().flat_map(|step| step.events.clone()).collect();
        assert_eq!(steps, told);
        for (at, step) in replay.steps().iter().enumerate() {
            assert_eq!(WyattEarp::to_act(replay.state(at)), Some(step.seat));
        }
    }
}

#[test]
fn turns_can_be_jumped_to() {
    let replay = Replay::new(played(3, 5, BotKind::Greedy, usize::MAX));
    let key = |table: &tin_star::games::wyatt_earp::Table| (table.hand_number, table.turn_number);
    let marks = replay.marks(|state| key(state.table()));
    assert_eq!(marks.first().map(|mark| mark.0), Some(0));
    for (at, turn) in &marks {
        assert_eq!(key(replay.state(*at).table()), *turn);
        assert!(*at == 0 || key(replay.state(at - 1).table()) != *turn, "a turn begins where it is marked");
    }
    // A turn ends by discarding, a hand by dealing the next.
    let ends = |event: &Event| matches!(event, Event::Discarded { .. } | Event::Dealt { .. });
    let last_discards = replay.steps().iter().filter(|step| {
        step.events.iter().any(|event| matches!(event, Event::HandEnded { .. })) && step.events.iter().any(ends)
    });
    let turns = replay.steps().iter().filter(|step| step.events.iter().any(ends)).count() - last_discards.count();
    assert_eq!(marks.len(), turns + 1);
}

#[test]
fn a_watcher_sees_what_the_seat_saw() {
    let replay = Replay::new(played(3, 8, BotKind::Greedy, usize::MAX));
    for seat in Seat::all(3) {
        for (at, seen) in replay.seen_by(seat, replay.end()) {
            for event in seen {
                if let Event::Drew { seat: who, cards } = &event {
                    assert_eq!(cards.iter().all(Option::is_some), *who == seat, "step {at}");
                }
                assert!(!matches!(event, Event::Declined { seat: who } if who != seat));
            }
        }
        assert!(replay.seen_by(seat, 10).all(|(step, _)| step < 10));
    }
}

#[test]
fn a_branch_goes_on_from_there_as_practice() {
    let game = played(4, 3, BotKind::Greedy, usize::MAX);
    let branch = game.branch(40).unwrap();
    assert_eq!(branch.actions(), &game.actions()[..40]);
    assert_eq!(branch.state(), game.replay(40, &mut Nobody).unwrap().state());
    assert!(branch.is_practice() && !game.is_practice());
}
