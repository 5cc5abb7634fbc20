//! What a view tells, and what it must not.

use crate::engine::{Game, Seat, UndoBarrier};
use crate::games::desperados::testing::{Scene, put, random_games};
use crate::games::desperados::{Action, Desperados, Event, Phase};

/// Hidden cards change places, and nobody notices: those of other hands, of the draw pile, and what others have chosen.
#[test]
fn d_3_1_a_view_is_the_same_whatever_lies_hidden() {
    let mut seen = 0;
    random_games(0..60, |state, _, rng| {
        for seat in Seat::all(Desperados::seats(state)) {
            let view = Desperados::view(state, seat);
            let mut other = state.clone();
            // Two hidden cards that may change places without a trace in what is remembered: all, as long as nothing is remembered.
            if !state.table.reshuffled {
                let from = state.table.others(seat).find(|other| !state.hand(*other).is_empty());
                if let Some(from) = from
                    && let Some(card) = state.hands[from.index()].draw_one(rng)
                    && state.table.pile_len > 0
                    && state.gangs[from.index()].is_none()
                {
                    let top = &mut other.pile[rng.below(usize::from(state.table.pile_len))];
                    other.hands[from.index()].remove(card);
                    other.hands[from.index()].add(*top);
                    *top = card;
                }
            }
            let pile = usize::from(other.table.pile_len);
            rng.shuffle(&mut other.pile[..pile]);
            for them in state.table.others(seat) {
                if matches!(state.phase, Phase::HoldUp(_)) {
                    other.gangs[them.index()] =
                        if rng.below(2) == 0 { None } else { Some(crate::games::desperados::Hand::EMPTY) };
                }
            }
            other.first = Seat(rng.below(Desperados::seats(state)) as u8);
            other.rng = rng.fork();
            assert_eq!(Desperados::view(&other, seat), view);
            assert_eq!(Desperados::view(&other, seat).legal(), view.legal());
            seen += 1;
        }
    });
    assert!(seen > 5_000);
}

/// What is told of an event to a seat that it does not concern has no hidden card in it.
#[test]
fn d_3_1_redacted_events_name_no_hidden_card() {
    random_games(0..60, |state, events, _| {
        for seat in Seat::all(Desperados::seats(state)) {
            for event in events.iter().filter_map(|event| Desperados::redact(event, seat)) {
                match event {
                    Event::Drew { seat: who, cards } if who != seat => assert!(cards.iter().all(Option::is_none)),
                    Event::Chose { seat: who, .. } => assert_eq!(who, seat),
                    _ => {}
                }
            }
        }
    });
}

#[test]
fn a_card_put_can_be_taken_back_unless_that_the_next_is_not_stuck_tells_something() {
    let barrier = |scene: Scene, action: Action| {
        let mut play = scene.play();
        let view = Desperados::view(&play.state, Seat(0));
        let events = play.act(action);
        Desperados::undo_barrier(&view, &events)
    };
    let hands = |scene: Scene| scene.hand(0, "RB GW").hand(1, "RC");
    assert_eq!(barrier(hands(Scene::new(2)), put("RB", 0)), None);
    // It holds up a place: the others choose, and nobody sees it.
    assert_eq!(barrier(hands(Scene::new(2).front(0, "RC")), put("RB", 0)), None);
    let town = |last: &str| {
        (0..5).fold(Scene::new(2), |scene, at| scene.value(at, 4).front(at, ["RP", "RC", "RD", "RF", last][at]))
    };
    assert_eq!(barrier(hands(town("")), put("RB", 4)), Some(UndoBarrier::Answerable));
    assert_eq!(barrier(hands(town("")), put("RB", 0)), None, "a place is still empty");
    let stuck = town("RG").hand(0, "RB").hand(1, "YW").pile("YB YC");
    assert_eq!(barrier(stuck, put("RB", 4)), Some(UndoBarrier::Revealed));
}

#[test]
fn the_same_seed_and_actions_make_the_same_game() {
    let mut first = Vec::new();
    random_games(5..6, |state, _, _| first.push(Desperados::digest(state)));
    let mut again = Vec::new();
    random_games(5..6, |state, _, _| again.push(Desperados::digest(state)));
    assert!(first == again && first.len() > 30);
}
