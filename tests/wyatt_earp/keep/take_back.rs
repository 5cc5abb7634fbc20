use tin_star::bots::{Bot, BotKind};
use tin_star::engine::{CannotTakeBack, Game, Nobody, Rng, Seat, Session};
use tin_star::games::wyatt_earp::{Action, Edition, Event, Options, Phase, State, View, WyattEarp};

use super::played;

/// What `seat` sees of carrying out `action`: the view after it, and the events.
fn seen(state: &State, action: Action, seat: Seat) -> (View, Vec<Event>) {
    let mut state = state.clone();
    let mut events = Vec::new();
    WyattEarp::apply(&mut state, action, &mut events).unwrap();
    let events = events.iter().filter_map(|event| WyattEarp::redact(event, seat)).collect();
    (WyattEarp::view(&state, seat), events)
}

/// Whether `action` looks the same in every world that `seat` cannot tell from this one.
fn tells_nothing(state: &State, action: Action, seat: Seat, rng: &mut Rng) -> bool {
    let view = WyattEarp::view(state, seat);
    let mut here = seen(state, action, seat);
    (0..6).all(|_| {
        let mut there = seen(&WyattEarp::determinize(&view, rng), action, seat);
        if action == Action::DrawDiscard {
            // Worlds have the stack in any order. What lies beneath was discarded for all to see.
            (here.0.top, there.0.top) = (None, None);
        }
        here == there
    })
}

#[test]
fn what_can_be_taken_back_told_its_player_nothing() {
    let mut rng = Rng::new(1);
    let (mut final_ones, mut free) = (0, 0);
    for seed in 0..60 {
        let game = played(2 + (seed % 3) as u8, seed, BotKind::Random, 60 + seed as usize * 3);
        let mut state = WyattEarp::deal(game.options(), game.seed()).unwrap();
        for &action in game.actions() {
            let seat = WyattEarp::to_act(&state).unwrap();
            let view = WyattEarp::view(&state, seat);
            let (_, events) = seen(&state, action, seat);
            if WyattEarp::undo_barrier(&view, &events).is_some() {
                final_ones += 1;
            } else {
                assert!(tells_nothing(&state, action, seat, &mut rng), "{action:?} of {seat:?}: {events:?}");
                free += 1;
            }
            WyattEarp::apply(&mut state, action, &mut Nobody).unwrap();
        }
    }
    assert!(free > 1000 && final_ones > 1000, "{free} free, {final_ones} final");
}

#[test]
fn drawing_shooting_asking_and_searching_are_final_and_plays_are_not() {
    let mut counts = std::collections::BTreeMap::<String, (u32, u32)>::new();
    for seed in 0..60 {
        let game = played(3, seed * 2, BotKind::Random, usize::MAX); // the 2014 rulebook
        let mut state = WyattEarp::deal(game.options(), game.seed()).unwrap();
        for &action in game.actions() {
            let seat = WyattEarp::to_act(&state).unwrap();
            let view = WyattEarp::view(&state, seat);
            let (_, events) = seen(&state, action, seat);
            let end = WyattEarp::undo_barrier(&view, &events);
            if events.iter().any(|event| matches!(event, Event::Duel { .. })) {
                break; // turns cards at the end of the game, whatever led there
            }
            let name = format!("{action:?}").split([' ', '(', '{']).next().unwrap_or_default().to_owned();
            let count = counts.entry(name).or_default();
            *(if end.is_some() { &mut count.0 } else { &mut count.1 }) += 1;
            WyattEarp::apply(&mut state, action, &mut Nobody).unwrap();
        }
    }
    let of = |name: &str| counts[name];
    for always in ["Shoot", "Ask", "WyattSearch", "Take", "ShootHideout", "NextHand"] {
        assert!(of(always).0 > 0 && of(always).1 == 0, "{always}: {:?}", of(always));
    }
    for never in ["PlayPhoto", "LayPhoto", "Discard", "Decline"] {
        assert!(of(never).0 == 0 && of(never).1 > 0, "{never}: {:?}", of(never));
    }
    // Openings may be answered with the Photo, Hideouts with a Wyatt Earp; other plays and targets may not.
    for both in ["PlayOutlaws", "Target", "DrawDiscard"] {
        assert!(of(both).0 > 0 && of(both).1 > 0, "{both}: {:?}", of(both));
    }
}

/// A game at the moment when `wanted` first holds, played by bots.
fn find(wanted: impl Fn(&Session<WyattEarp>, Action, Seat) -> bool) -> (Session<WyattEarp>, Action, Seat) {
    for seed in 0..200 {
        let mut session = Session::new(Options { seats: 3, edition: Edition::Y2014 }, seed).unwrap();
        let mut rng = Rng::new(seed);
        while let Some(seat) = WyattEarp::to_act(session.state()) {
            let legal = WyattEarp::legal(session.state());
            if let Some(action) = legal.iter().copied().find(|&action| wanted(&session, action, seat)) {
                return (session, action, seat);
            }
            let action = match legal[..] {
                [only] => only,
                _ => Bot::<WyattEarp>::choose(&BotKind::Random, &WyattEarp::view(session.state(), seat), &mut rng),
            };
            session.apply(action, &mut Nobody).unwrap();
        }
    }
    panic!("not found")
}

#[test]
fn own_plays_are_taken_back_one_by_one_up_to_the_draw() {
    // Two plays that open nothing, one after the other.
    let plays = |session: &Session<WyattEarp>| -> Vec<Action> {
        let table = session.state().table();
        let fits = |a: &Action| matches!(a, Action::PlayOutlaws { outlaw, count: 1 } if table.is_open(*outlaw));
        WyattEarp::legal(session.state()).into_iter().filter(fits).collect()
    };
    let drew = |session: &Session<WyattEarp>| session.actions().last() == Some(&Action::DrawSupply);
    let (mut session, first, seat) = find(|session, action, _| {
        drew(session) && plays(session).len() >= 2 && plays(session).first() == Some(&action)
    });
    let drawn = session.state().clone();
    assert_eq!(session.can_take_back(seat), Err(CannotTakeBack::Revealed), "the draw");
    session.apply(first, &mut Nobody).unwrap();
    let once = session.state().clone();
    assert_eq!(session.can_take_back(seat), Ok(1));
    let second = plays(&session)[0];
    session.apply(second, &mut Nobody).unwrap();
    assert_eq!(session.can_take_back(seat), Ok(2));
    session.take_back(seat).unwrap();
    assert_eq!(session.state(), &once);
    session.take_back(seat).unwrap();
    assert_eq!(session.state(), &drawn);
    assert_eq!(session.take_back(seat), Err(CannotTakeBack::Revealed));
    assert_eq!(session.state(), &drawn, "and nothing has changed");
}

#[test]
fn a_discard_can_be_taken_back_until_the_next_player_acts() {
    let (mut session, action, seat) =
        find(|session, action, _| matches!(action, Action::Discard(_)) && session.state().table().hand_number == 1);
    let before = session.state().clone();
    session.apply(action, &mut Nobody).unwrap();
    let mut back = session.clone();
    back.take_back(seat).unwrap();
    assert_eq!(back.state(), &before);
    session.apply(Action::DrawSupply, &mut Nobody).unwrap();
    assert_eq!(session.can_take_back(seat), Err(CannotTakeBack::OthersActed));
    let other = Seat::all(3).find(|&s| s != seat && WyattEarp::to_act(session.state()) != Some(s)).unwrap();
    let begun = played(3, 0, BotKind::Greedy, 1);
    assert!(begun.can_take_back(other).is_err(), "who has done nothing has nothing to take back");
}

#[test]
fn an_answer_let_pass_by_another_is_not_told() {
    // An opening that another holds the Photo to, and the same one if the holder lets it pass.
    let (mut session, action, seat) = find(|session, action, _| {
        let mut state = session.state().clone();
        matches!(action, Action::PlayOutlaws { .. })
            && WyattEarp::apply(&mut state, action, &mut Nobody).is_ok()
            && matches!(state.phase(), Phase::PhotoOffer { .. })
    });
    session.apply(action, &mut Nobody).unwrap();
    let asked = session.can_take_back(seat);
    assert_eq!(asked, Err(CannotTakeBack::Answerable));
    session.apply(Action::Decline, &mut Nobody).unwrap();
    assert_eq!(session.can_take_back(seat), asked);
}

#[test]
fn practice_takes_back_all_the_way_to_the_first_decision() {
    let me = Seat(0);
    let mut session = played(3, 2, BotKind::Greedy, 200).into_practice();
    let mut decisions = session.can_take_back(me).unwrap();
    assert!(decisions > 20);
    while session.take_back(me).is_ok() {
        assert_eq!(WyattEarp::to_act(session.state()), Some(me));
        assert!(WyattEarp::legal(session.state()).len() > 1, "it is a decision again");
        decisions -= 1;
    }
    assert_eq!(decisions, 0);
    assert_eq!(session.can_take_back(me), Err(CannotTakeBack::NothingYet));
    assert!(session.is_practice());
}
