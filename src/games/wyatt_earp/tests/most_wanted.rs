use super::*;
use crate::engine::{Game, Seat};

const LEFT: Direction = Direction::Left;
const RIGHT: Direction = Direction::Right;

fn ask(outlaw: Outlaw, direction: Direction) -> Action {
    Action::Ask { outlaw, direction }
}

#[test]
fn r_6_6_the_first_in_that_direction_who_holds_one_hands_it_over() {
    // Seat 1 of four asks. Who holds a Billy, which way, who is asked in vain, who gives.
    for (holders, direction, in_vain, from) in [
        (&[2, 3, 0][..], LEFT, &[][..], Some(2)),
        (&[2, 3, 0], RIGHT, &[], Some(0)),
        (&[3], LEFT, &[2], Some(3)),
        (&[3], RIGHT, &[0], Some(3)),
        (&[0], LEFT, &[2, 3], Some(0)),
        (&[2], RIGHT, &[0, 3], Some(2)),
        (&[], LEFT, &[2, 3, 0], None),
        (&[], RIGHT, &[0, 3, 2], None),
    ] {
        let mut scene = Scene::new(4).turn(1).hand(1, "Most Wes").supply("Billy");
        for seat in [0, 2, 3] {
            scene = scene.hand(seat, if holders.contains(&seat) { "Billy*2 Wes" } else { "Bob Wes" });
        }
        let mut game = scene.play();
        let events = game.act(ask(BILLY, direction));
        let in_vain = in_vain.iter().map(|&s| Seat(s)).collect();
        let asked = Event::Asked { seat: Seat(1), outlaw: BILLY, direction, in_vain, from: from.map(Seat) };
        assert_eq!(events[1..], [asked], "{holders:?} {direction:?}");
        for seat in [0, 2, 3] {
            let had = 2 * u8::from(holders.contains(&seat));
            assert_eq!(game.hand(seat).count(card("Billy")), had - u8::from(from == Some(seat)));
        }
        assert_eq!(game.hand(1), hand(if from.is_some() { "Billy Wes" } else { "Wes" }));
        assert_eq!((game.top(1), game.state.phase()), (&cards("Most")[..], Phase::Play));
        assert_eq!(game.state.sheriff(), Sheriff::Used);
    }
}

#[test]
fn r_6_6_asks_need_no_shot_and_any_outlaw_may_be_named() {
    let mut game = Scene::new(3).hand(0, "Most Wes").supply("").reshuffled().rest(Rest::Stack).play();
    for outlaw in Outlaw::ALL {
        assert!(game.lists(ask(outlaw, LEFT)) && game.lists(ask(outlaw, RIGHT)));
    }
    game.act(ask(WES, RIGHT));
}

#[test]
fn r_6_6_with_two_players_there_is_no_direction() {
    let mut game = Scene::new(2).hand(0, "Most Wes").play();
    game.refuses(ask(WES, RIGHT), Illegal::NoDirection);
    game.act(ask(WES, LEFT));
    assert_eq!(game.hand(1), Hand::EMPTY);
}

#[test]
fn r_6_6_those_asked_in_vain_are_known_to_hold_none_and_the_card_won_is_known() {
    let mut game = Scene::new(4).hand(0, "Most Wes").hand(1, "Bob").hand(2, "Billy*2").supply("Billy Bob").play();
    game.act(ask(BILLY, LEFT));
    for seat in Seat::all(4) {
        let view = WyattEarp::view(&game.state, seat);
        assert_eq!(view.caps[1].of(BILLY), 0);
        assert!(view.caps[2].of(BILLY) >= 1 && view.caps[3].of(BILLY) >= 1);
        assert_eq!(view.known[0], hand("Billy"));
    }
    // At that moment: a card drawn since may be one.
    game.discard("Wes");
    game.act(Action::DrawSupply);
    assert!(WyattEarp::view(&game.state, Seat(3)).caps[1].of(BILLY) >= 1);
}

#[test]
fn r_6_7_takes_one_outlaw_card_from_an_opponents_group_also_under_a_hideout() {
    for group in ["Billy*3", "Billy*3 Hide", "Billy @Billy Bank"] {
        let scene = Scene::new(3).hand(0, "Most Wes").group(2, group).group(0, "Bob*3").poster(BILLY, 6);
        let mut game = scene.supply("Jesse").play();
        let before = game.group(2, BILLY);
        game.act(shoot("Most"));
        assert_eq!(game.legal(), [target(2, BILLY)]);
        let events = game.act(target(2, BILLY));
        assert_eq!(events, [Event::Stole { seat: Seat(0), from: Seat(2), outlaw: BILLY }]);
        assert_eq!(game.group(2, BILLY).outlaws(), before.outlaws() - 1);
        assert!(game.group(2, BILLY).carried().eq(before.carried()));
        assert_eq!((game.hand(0), game.poster(BILLY)), (hand("Billy Wes"), 6));
        assert_eq!(game.top(2), cards("Jesse Most"));
    }
}

#[test]
fn r_6_7_never_a_photo_or_other_sheriff_card() {
    let mut game = Scene::new(2).hand(0, "Most Wes").group(1, "@Billy Bank Gun").supply("Jesse").play();
    game.refuses(shoot("Most"), Illegal::NothingToSteal);
}

#[test]
fn r_6_7_after_a_miss_it_cannot_be_used_the_other_way() {
    let mut game = Scene::new(2).hand(0, "Most*2 Wes").group(1, "Billy*3").supply("Bank").play();
    game.act(shoot("Most"));
    assert_eq!(game.top(2), cards("Bank Most"));
    game.refuses(ask(WES, LEFT), Illegal::OneSheriff);
}

#[test]
fn r_6_7_a_group_left_without_outlaw_card_and_photo_loses_its_other_cards() {
    for (group, left) in [
        ("Billy Bank*2 Stage Gun Hide", 0),
        ("Billy Hide", 0),
        ("Billy", 0),
        ("Billy @Billy Bank Hide", 3), // the Photo holds it together
        ("Billy*2 Bank", 2),
        ("Billy Bank", 0),
        ("Billy @Billy Bank", 2),
    ] {
        let mut game = Scene::new(2).hand(0, "Most Wes").group(1, group).poster(BILLY, 9).supply("Jesse").play();
        let count = cards(group).len();
        let stack = game.state.discard().len();
        let foretold = game.group(1, BILLY).cp_after_theft();
        game.act(shoot("Most"));
        game.act(target(1, BILLY));
        assert_eq!(game.group(1, BILLY).cp(), foretold, "{group}");
        assert_eq!(game.group(1, BILLY).cards(BILLY).count(), left, "{group}");
        // The shot card, Most Wanted!, and what the group lost besides the card taken.
        assert_eq!(game.state.discard().len(), stack + 2 + count - 1 - left);
        assert_eq!(game.poster(BILLY), 9);
    }
}

#[test]
fn r_6_7_the_card_gained_may_be_played_this_turn_in_both_ways() {
    let mut game = Scene::new(2).hand(0, "Most Billy*2 Wes").hand(1, "Billy Wes").play();
    game.act(ask(BILLY, LEFT));
    game.act(lay(BILLY, 3));
    let mut game = Scene::new(2).hand(0, "Most Wes").group(1, "Billy*3").supply("Jesse").play();
    game.act(shoot("Most"));
    game.act(target(1, BILLY));
    game.act(lay(BILLY, 1));
    assert_eq!(game.group(0, BILLY).outlaws(), 1);
}

#[test]
fn r_6_6_a_photo_is_not_asked_for() {
    let mut game = Scene::new(3).hand(0, "Most Wes").hand(1, "@Billy Wes").hand(2, "Billy Wes").play();
    game.act(ask(BILLY, LEFT));
    assert_eq!([0, 1, 2].map(|seat| game.hand(seat)), ["Billy Wes", "@Billy Wes", "Wes"].map(hand));
}
