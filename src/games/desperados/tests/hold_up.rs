//! D-3: the hold-up.

use crate::engine::{Game, Seat, UndoBarrier};
use crate::games::desperados::testing::{Play, Scene, gang, hand, place, put};
use crate::games::desperados::{Action, Desperados, Event, Hand, Illegal, Kind, Phase};

/// The scene with a last card that holds up place 0.
fn held_up(scene: Scene, last: &str) -> Play {
    let mut play = scene.play();
    play.act(put(last, 0));
    assert_eq!(play.state.phase(), Phase::HoldUp(place(0)));
    play
}

/// A place worth 4, with Barber, Cook, Drummer and Fiddler in front of it.
fn four(seats: u8) -> Scene {
    Scene::new(seats).value(0, 4).front(0, "RB RC RD")
}

#[test]
fn d_3_1_everybody_chooses_a_gang_or_none_and_all_are_shown_at_once() {
    let scene = four(3).hand(0, "RF GB GC").hand(1, "YB YC").hand(2, "BB");
    let mut play = held_up(scene, "RF");
    play.refuses(put("GB", 1), Illegal::ChooseGang);
    let mut chosen = Vec::new();
    for seat in [0, 1] {
        assert_eq!(play.to_act(), Some(seat));
        let seats = Seat::all(3);
        let before: Vec<_> = seats.clone().map(|s| Desperados::view(&play.state, s)).collect();
        let mine = gang(["GB GC", ""][usize::from(seat)]);
        let events = play.act(mine);
        assert!(matches!(events[..], [Event::Chose { .. }]));
        for (s, before) in seats.zip(before) {
            if s.0 == seat {
                assert_eq!(Desperados::view(&play.state, s).check(mine), Err(Illegal::ChosenAlready));
                assert_eq!(Desperados::undo_barrier(&before, &events), None);
            } else {
                assert_eq!(Desperados::view(&play.state, s), before, "{s:?} notices");
                assert_eq!(Desperados::redact(&events[0], s), None);
            }
        }
        chosen.push(seat);
    }
    let view = Desperados::view(&play.state, Seat(2));
    let events = play.act(gang("BB"));
    let shown = events.iter().find_map(|event| match event {
        Event::Shown { gangs, strengths, winner, value, kind, place } => {
            Some((*gangs, *strengths, *winner, *value, *kind, *place))
        }
        _ => None,
    });
    let gangs = [hand("GB GC"), Hand::EMPTY, hand("BB"), Hand::EMPTY, Hand::EMPTY];
    assert_eq!(shown, Some((gangs, [7, 0, 4, 0, 0], Some(Seat(0)), 4, Kind::Railway, place(0))));
    assert_eq!(Desperados::undo_barrier(&view, &events), Some(UndoBarrier::Revealed));
}

#[test]
fn d_3_1_who_put_the_last_card_is_asked_first_as_nobody_can_tell() {
    let mut play = held_up(four(3).turn(1).hand(1, "RF YB").hand(0, "GB").hand(2, "BB"), "RF");
    assert_eq!(play.to_act(), Some(1));
    for seat in Seat::all(3) {
        let view = Desperados::view(&play.state, seat);
        assert!(Desperados::chooses_secretly(&view) && view.legal().len() == 2);
    }
    play.act(gang("YB"));
    assert_eq!(play.to_act(), Some(2));
}

#[test]
fn d_3_2_a_gang_is_of_one_colour_or_of_one_character() {
    let mut play = held_up(four(2).hand(0, "RF GB*2 GC YB").hand(1, "BB"), "RF");
    play.refuses(gang("GC YB"), Illegal::MixedGang);
    play.refuses(gang("GB GC YB"), Illegal::MixedGang);
    play.refuses(gang("BB"), Illegal::NotInHand);
    play.refuses(gang("GC*2"), Illegal::NotInHand);
    let gangs = ["", "GB", "GB*2", "GC", "GB GC", "GB*2 GC", "YB", "GB YB", "GB*2 YB"].map(gang);
    assert_eq!(play.legal().len(), gangs.len());
    for gang in gangs {
        assert!(play.lists(gang), "{gang:?}");
    }
}

#[test]
fn d_3_2_each_character_is_in_front_of_the_place_or_on_the_warrant() {
    let mut play = held_up(four(2).warrant("YW").hand(0, "RF GB GW GN BN BP").hand(1, "BB").front(1, "YN"), "RF");
    // The Notary is in front of another place only, the Preacher nowhere.
    play.refuses(gang("GB GN"), Illegal::Stranger);
    play.refuses(gang("BN"), Illegal::Stranger);
    play.refuses(gang("BN BP"), Illegal::Stranger);
    assert!(play.lists(gang("GB GW")), "the Widow is on the warrant, in whatever colour");
}

#[test]
fn d_3_3_the_first_counts_the_place_s_value_each_later_one_less_and_experience_is_added() {
    let scene = four(2).warrant("YW*2 GW YC").hand(0, "RF GB GC").hand(1, "BB");
    let play = held_up(scene, "RF");
    let strengths = play.state.table().strengths(place(0));
    let of = |name: &str| strengths.of_gang(hand(name));
    assert_eq!([of("GB"), of("GC"), of("GD"), of("GF")], [4, 3 + 1, 2, 1]);
    assert_eq!((of("BW"), of("RW*2")), (3, 6), "not in front of the place: experience alone, by character");
    assert_eq!(of("GN"), 0);
    assert_eq!(of("GB GC GW"), 4 + 4 + 3);
}

#[test]
fn d_3_3_what_stands_in_front_of_other_places_counts_nothing_here() {
    let play =
        Scene::new(2).value(0, 5).front(0, "RB").value(1, 5).front(1, "GC GB").hand(0, "YB").hand(1, "YC").play();
    let strengths = |at| play.state.table().strengths(place(at));
    assert_eq!(strengths(0).of_gang(hand("YB YC")), 5);
    assert_eq!(strengths(1).of_gang(hand("YB YC")), 4 + 5);
}

#[test]
fn d_3_3_the_list_of_characters_who_may_join_is_of_those_who_count() {
    let play = Scene::new(2).value(0, 5).front(0, "RB RC").warrant("GW").hand(0, "YB").hand(1, "YC").play();
    let (strengths, joiners) = (play.state.table().strengths(place(0)), play.state.table().joiners(place(0)));
    for character in crate::games::desperados::Character::ALL {
        assert_eq!(joiners.has(character), strengths.of(character) > 0);
    }
    assert_eq!(joiners.kinds().count_ones(), 3 * 4);
}

#[test]
fn d_3_4_the_strongest_gang_takes_the_place() {
    let mut play = held_up(four(3).hand(0, "RF GB").hand(1, "YB YC").hand(2, "BB BD"), "RF");
    assert_eq!(play.winner(&["GB", "YB YC", "BB BD"]), Some(1));
    let table = play.state.table();
    assert!(table.booty[1].has(Kind::Railway, 4) && table.booty[1].len() == 1);
    assert!(table.booty[0].is_empty() && table.booty[2].is_empty());
}

#[test]
fn d_3_4_of_the_tied_who_put_a_card_last() {
    for (layers, winner) in [([1, 2, 0], 0), ([0, 1, 2], 0), ([0, 2, 1], 0)] {
        // Seat 0 puts the last card, and so is the latest.
        let scene = four(3).layers(&layers).hand(0, "RF GB").hand(1, "YB").hand(2, "BB");
        assert_eq!(held_up(scene, "RF").winner(&["GB", "YB", "BB"]), Some(winner));
    }
    for (layers, winner) in [([1, 2, 0], 1), ([2, 0, 1], 2), ([0, 2, 1], 2)] {
        let scene = four(3).layers(&layers).hand(0, "RF GB").hand(1, "YB").hand(2, "BB");
        assert_eq!(held_up(scene, "RF").winner(&["", "YB", "BB"]), Some(winner), "{layers:?}");
        let scene = four(3).layers(&layers).hand(0, "RF GC").hand(1, "YB").hand(2, "BB");
        assert_eq!(held_up(scene, "RF").winner(&["GC", "YB", "BB"]), Some(winner), "the weaker is not asked");
    }
}

#[test]
fn d_3_4_who_put_a_card_is_later_than_who_has_put_none_and_of_those_the_later_in_turn() {
    // The second turn of a game that seat 0 began.
    let mut play = Scene::new(4).hand(0, "RB").hand(1, "RC YN").hand(2, "YB").hand(3, "BB").play();
    play.act(put("RB", 0));
    play.act(put("RC", 0));
    assert_eq!(play.state.table().layers[..4], [1, 0, 3, 2].map(Seat));
    assert_eq!(play.winner(&["", "", "YB", "BB"]), Some(3));
}

#[test]
fn d_3_4_if_nobody_joins_the_place_card_leaves_the_game() {
    let mut play = held_up(four(2).hand(0, "RF GB").hand(1, "YB"), "RF");
    assert_eq!(play.winner(&["", ""]), None);
    let table = play.state.table();
    assert!(table.booty.iter().all(|booty| booty.is_empty()));
    assert_eq!((table.piles[0].gone, table.piles[0].value()), (3, 5));
    assert!(table.warrant.is_empty());
    assert_eq!(table.discards, hand("RB RC RD RF"));
}

#[test]
fn d_3_5_the_winners_go_onto_the_warrant_the_others_and_those_in_front_are_discarded() {
    let scene = four(3).warrant("YW").hand(0, "RF GB GP").hand(1, "YB YC YN").hand(2, "BB BW").pile("GF GG");
    let mut play = held_up(scene, "RF");
    assert_eq!(play.winner(&["GB", "YB YC", "BB"]), Some(1));
    let table = play.state.table();
    assert_eq!(table.warrant, hand("YW YB YC"));
    assert_eq!(table.discards, hand("RB RC RD RF GB BB"));
    assert!(table.fronts[0].is_empty());
    assert_eq!((table.piles[0].kind(), table.piles[0].value()), (Kind::Diggings, 5));
    // It is the next player's turn after the one who put the last card.
    assert_eq!((play.to_act(), play.hand(1)), (Some(1), hand("YN GF GG")));
    assert_eq!((play.hand(0), play.hand(2)), (hand("GP"), hand("BW")));
}

#[test]
fn d_3_5_what_is_on_the_warrant_stays_and_strengthens_for_good() {
    let mut play = Scene::new(2).front(0, "RB").hand(0, "RC YB").hand(1, "BB BC BD").play();
    play.act(put("RC", 0));
    assert_eq!(play.winner(&["YB", ""]), Some(0));
    assert_eq!(play.state.table().strengths(place(1)).of_gang(hand("BB")), 1);
    assert!(matches!(play.legal()[0], Action::Put { .. }));
    assert_eq!(play.state.table().warrant, hand("YB"));
}

#[test]
fn d_3_5_the_next_turn_is_of_who_follows_the_last_card_whoever_won() {
    for (gangs, winner) in [(["", "", ""], None), (["GB", "", ""], Some(0)), (["", "", "BB BC"], Some(2))] {
        let scene = four(3).hand(0, "RF GB").hand(1, "YC").hand(2, "BB BC");
        let mut play = held_up(scene, "RF");
        assert_eq!(play.winner(&gangs), winner);
        assert_eq!(play.to_act(), Some(1), "{gangs:?}");
    }
    let mut play = held_up(four(3).turn(2).hand(2, "RF BB").hand(0, "GB").hand(1, "YB"), "RF");
    assert_eq!(play.winner(&["", "YB", ""]), Some(1));
    assert_eq!(play.to_act(), Some(0));
}

#[test]
fn d_3_4_who_put_a_card_before_a_hold_up_is_remembered_after_it() {
    let scene = four(3).layers(&[2, 1, 0]).hand(0, "RF GB").hand(1, "YB").hand(2, "BB");
    let mut play = held_up(scene, "RF");
    assert_eq!(play.winner(&["", "", "BB"]), Some(2));
    assert_eq!(play.state.table().layers[..3], [0, 2, 1].map(Seat));
}

#[test]
fn d_3_1_who_holds_no_card_is_asked_too_and_can_only_stay_away() {
    let mut play = held_up(four(3).turn(2).hand(2, "RF").hand(0, "").hand(1, "BB"), "RF");
    for seat in [2, 0] {
        assert_eq!(play.to_act(), Some(seat));
        assert_eq!(play.legal(), [gang("")]);
        assert!(matches!(play.act(gang(""))[..], [Event::Chose { .. }]));
    }
    assert_eq!(play.to_act(), Some(1));
    play.act(gang("BB"));
    assert_eq!(play.state.table().booty[1].len(), 1);
}
