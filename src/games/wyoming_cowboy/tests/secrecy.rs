//! What a view tells, and what it must not.

use crate::engine::{Game, Seat, UndoBarrier};
use crate::games::wyoming_cowboy::testing::{Scene, discard, hand, name, pass, pull, random_hands, shoot, suit};
use crate::games::wyoming_cowboy::{Action, Calibre, Direction, Event, Hand, Phase, Rank, WyomingCowboy};

/// Hidden cards change places, and nobody notices: those of other hands, of the draw pile, and what others have chosen to pass.
#[test]
fn c_1_3_a_view_is_the_same_whatever_lies_hidden() {
    let mut seen = 0;
    random_hands(0..60, |state, _, rng| {
        if matches!(state.phase(), Phase::HandOver | Phase::Over) {
            return; // all hands lie open (C-7.1)
        }
        for seat in Seat::all(WyomingCowboy::seats(state)) {
            let view = WyomingCowboy::view(state, seat);
            let mut other = state.clone();
            // Two hidden cards that tell nothing but themselves: no kings, nothing known, nothing chosen.
            for from in state.table.others(seat) {
                let at = from.index();
                let loose = state.hands[at].minus(view.memory.known[at]).only(!Rank::King.kinds());
                let pile = usize::from(state.table.pile_len);
                if let Some(card) = loose.draw_one(rng)
                    && state.passes[at].is_none()
                    && pile > 0
                {
                    let top = &mut other.pile[rng.below(pile)];
                    if top.rank() != Rank::King {
                        other.hands[at].remove(card);
                        other.hands[at].add(*top);
                        *top = card;
                    }
                }
                if matches!(state.phase(), Phase::Passing { .. }) {
                    other.passes[at] = if rng.below(2) == 0 { None } else { Some(Hand::EMPTY) };
                }
                // What others gave and took in secret is theirs.
                (other.memory.sure[at], other.memory.found[at]) = Default::default();
                other.memory.drawn[at] = Hand::EMPTY;
            }
            let pile = usize::from(other.table.pile_len);
            rng.shuffle(&mut other.pile[..pile]);
            other.first = Seat(rng.below(WyomingCowboy::seats(state)) as u8);
            other.rng = rng.fork();
            assert_eq!(WyomingCowboy::view(&other, seat), view);
            assert_eq!(WyomingCowboy::view(&other, seat).legal(), view.legal());
            seen += 1;
        }
    });
    assert!(seen > 20_000, "{seen}");
}

#[test]
fn c_1_3_redacted_events_name_no_hidden_card() {
    random_hands(0..40, |state, events, _| {
        let seats = WyomingCowboy::seats(state);
        for seat in Seat::all(seats) {
            for event in events.iter().filter_map(|event| WyomingCowboy::redact(event, seat)) {
                match event {
                    Event::Drew { seat: who, card } if who != seat => assert_eq!(card, None),
                    Event::Chose { seat: who, .. } => assert_eq!(who, seat),
                    Event::Passed { direction, cards, .. } => {
                        for from in Seat::all(seats) {
                            let mine = from == seat || direction.receiver(from, seats) == seat;
                            assert!(mine || cards[from.index()].is_none());
                        }
                    }
                    _ => {}
                }
            }
        }
    });
}

#[test]
fn c_1_3_nobody_notices_that_another_has_chosen() {
    let mut play = Scene::new(3).hand(0, "2C 3C 4C").hand(1, "2D 3D 4D").hand(2, "2H 3H 4H").play();
    play.state.phase = Phase::Direction;
    play.act(name(Direction::Left));
    let before: Vec<_> = Seat::all(3).map(|seat| WyomingCowboy::view(&play.state, seat)).collect();
    assert!(before.iter().all(WyomingCowboy::chooses_secretly));
    let chooser = play.to_act().expect("a choice");
    let events = play.act(pass("2H 3H 4H"));
    for seat in Seat::all(3).filter(|seat| seat.0 != chooser) {
        assert_eq!(WyomingCowboy::view(&play.state, seat), before[seat.index()]);
        assert!(events.iter().all(|event| WyomingCowboy::redact(event, seat).is_none()));
    }
}

#[test]
fn c_6_3_being_asked_looks_the_same_to_all_others() {
    let shown = |cards: &str| {
        let mut play = Scene::new(3).hand(0, "JC").hand(1, cards).hand(2, "JD").gun(0, "2C 2D").play();
        let events = play.act(shoot(Calibre::TwentyTwo, 1));
        let view = WyomingCowboy::view(&play.state, Seat(0));
        assert!(WyomingCowboy::is_out_of_turn(&WyomingCowboy::view(&play.state, Seat(1))));
        (events, view.phase, view.table, view.memory.known, view.legal())
    };
    assert_eq!(shown("9C 9D 9H"), shown("KC 6D 6S"));
    assert_eq!(shown("9C 9D 9H"), shown("3D 5D 7D"));
}

#[test]
fn known_cards_are_those_that_came_openly_and_were_not_shed_or_perhaps_passed() {
    let known = |play: &crate::games::wyoming_cowboy::testing::Play, me: u8, of: u8| {
        WyomingCowboy::view(&play.state, Seat(me)).memory.known[usize::from(of)]
    };
    let scene = Scene::new(3).hand(0, "KH QH 7S 9C 3D").hand(1, "4C 4D 5H").hand(2, "5C JC JD").discarded(2, "8C");
    let mut play = scene.play();
    play.act(Action::Couple(suit("H")));
    play.act(discard("7S"));
    play.act(Action::TakeDiscard);
    assert_eq!([known(&play, 1, 0), known(&play, 2, 0)], [hand("KH QH 8C"); 2]);
    assert_eq!(known(&play, 0, 1), hand(""));
    play.discard("4D");
    play.discard("JD");
    play.act(Action::Nine { suit: suit("C"), direction: Direction::Left });
    play.passes(&["QH 3D", "4C 5H", "5C JC"]);
    // Nobody but the two sure what was passed; to all others what was known before may be gone.
    assert_eq!((known(&play, 0, 1), known(&play, 2, 1)), (hand("QH 3D"), hand("")));
    assert_eq!((known(&play, 1, 2), known(&play, 2, 0)), (hand("4C 5H"), hand("5C JC")));
    assert_eq!(known(&play, 1, 0), hand("KH 8C"), "what did not come is still there");
    play.discard("JC");
    play.discard("QH");
    assert_eq!(known(&play, 0, 1), hand("3D"), "she was shed for all to see");
}

/// With two decks a second king of a suit can be known, beside the one whose badge tells of him, also once cards were leaving.
#[test]
fn c_6_5_a_king_that_all_saw_taken_is_known_beside_the_one_with_the_badge() {
    let known =
        |play: &crate::games::wyoming_cowboy::testing::Play| WyomingCowboy::view(&play.state, Seat(0)).memory.known[1];
    let scene = Scene::new(5).hand(0, "9C 2S 3S 4S JC").hand(1, "KD 4C 5C 7S 3S").hand(2, "KD 4D 5D 7D");
    let scene = scene.hand(3, "4H 5H 6H").hand(4, "7H 8H 6S").badges(1, "D").gun(1, "3H 8H");
    let mut play = scene.pile("JH 8C").play();
    play.act(Action::Nine { suit: suit("C"), direction: Direction::Left });
    play.passes(&["2S 3S", "7S 3S", "4D 5D", "4H 5H", "7H 8H"]);
    assert_eq!(known(&play), hand("KD 2S 3S"), "his badge tells of him");
    play.discard("4S");
    play.shot(Calibre::ThirtyEight, 2);
    play.act(Action::Fire);
    play.act(Action::Give(suit("D")));
    assert_eq!(known(&play), hand("KD KD 2S 3S"));
    // Whoever passes a king with a badge gives both away for all to see.
    let scene = Scene::new(5).hand(0, "9C 2S 3S 4S").hand(1, "KD 4C 5C").hand(2, "4D 5D 7D").hand(3, "4H 5H 6H");
    let mut play = scene.hand(4, "7H 8H KD").badges(4, "D").badges(1, "D").play();
    play.act(Action::Nine { suit: suit("C"), direction: Direction::Right });
    play.passes(&["2S 3S", "KD 4C", "4D 5D", "4H 5H", "7H 8H"]);
    let seen = |of: usize| WyomingCowboy::view(&play.state, Seat(2)).memory.known[of];
    assert_eq!([seen(0), seen(4), seen(1)], [hand("KD"), hand("KD"), hand("4D 5D")]);
}

#[test]
fn c_6_5_a_king_with_a_badge_stays_known_when_another_of_his_suit_goes_and_one_comes_for_all_to_see() {
    let scene = Scene::new(5).hand(0, "KD KD 4S JC 2S").hand(1, "8D 4C 5C").hand(2, "4D 5D 7D").badges(0, "D");
    let scene = scene.hand(3, "4H 5H 6H").hand(4, "7H 8H 6S").gun(0, "3H 8H").pile("8C 9C");
    let mut play = scene.play();
    let known =
        |play: &crate::games::wyoming_cowboy::testing::Play| WyomingCowboy::view(&play.state, Seat(4)).memory.known[0];
    assert_eq!(known(&play), hand("KD"), "his badge tells of him");
    play.act(discard("KD"));
    assert_eq!(known(&play), hand("KD"), "the other one went");
    play.state.gain(Seat(0), hand("KD").cards().next().unwrap(), false);
    assert_eq!(known(&play), hand("KD KD"), "another one came");
}

#[test]
fn c_6_1_a_shot_and_what_it_showed_cannot_be_taken_back() {
    let scene = Scene::new(3).hand(0, "JC KH QH 9C 3C 8C").hand(1, "KC 7D").hand(2, "JD 7S").gun(0, "2C 2D");
    let play = scene.play();
    let barrier = |action: Action| {
        let mut play = play.clone();
        let view = WyomingCowboy::view(&play.state, Seat(0));
        let events = play.act(action);
        WyomingCowboy::undo_barrier(&view, &events)
    };
    assert_eq!(barrier(shoot(Calibre::TwentyTwo, 1)), Some(UndoBarrier::Answerable));
    assert_eq!(barrier(Action::Couple(suit("H"))), None);
    assert_eq!(barrier(pull("3C 8C")), None);
    assert_eq!(barrier(Action::Nine { suit: suit("C"), direction: Direction::Left }), None);
    assert_eq!(barrier(discard("JC")), Some(UndoBarrier::Revealed), "a card was drawn, as there was nothing to take");
}

#[test]
fn the_same_seed_and_actions_make_the_same_game() {
    let digests = || {
        let mut all = Vec::new();
        random_hands(5..6, |state, _, _| all.push(WyomingCowboy::digest(state)));
        all
    };
    assert!(digests() == digests() && digests().len() > 60);
}

#[test]
fn c_6_5_a_six_that_is_handed_over_is_seen_by_all() {
    let mut play = Scene::new(3).hand(0, "JC").hand(1, "6D").hand(2, "JD").gun(0, "2C 2D").play();
    play.act(shoot(Calibre::TwentyTwo, 1));
    let events = play.act(Action::Backfire(suit("D")));
    assert_eq!(WyomingCowboy::redact(&events[0], Seat(2)).as_ref(), Some(&events[0]));
    assert_eq!(WyomingCowboy::view(&play.state, Seat(2)).memory.known[0], hand("6D"));
}
