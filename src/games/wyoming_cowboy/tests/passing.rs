//! C-4: passing with a 9; and what passing does to badges.

use crate::engine::Seat;
use crate::games::wyoming_cowboy::testing::{Scene, card, discard, hand, pass, suit, suits};
use crate::games::wyoming_cowboy::{Action, Direction, Event, Illegal, Phase};

fn nine(letter: &str, direction: Direction) -> Action {
    Action::Nine { suit: suit(letter), direction }
}

/// Of the questions and answers: two and only two, and one must discard afterwards.
#[test]
fn c_4_1_everybody_passes_two_and_the_passer_s_hand_shrinks_by_one() {
    let scene = Scene::new(4).hand(0, "9C 2C 3C 4C 5C").hand(1, "2D 3D 4D").hand(2, "2H 3H 4H").hand(3, "2S 3S 4S");
    let mut play = scene.pile("KC").play();
    let events = play.act(nine("C", Direction::Right));
    let laid = Event::Nine { seat: Seat(0), card: card("9C"), direction: Direction::Right };
    assert_eq!(events, [laid]);
    play.refuses(pass("2C"), Illegal::WrongNumber);
    play.refuses(pass("2C 3C 4C"), Illegal::WrongNumber);
    play.passes(&["2C 3C", "2D 3D", "2H 3H", "2S 3S"]);
    assert_eq!([0, 1, 2, 3].map(|seat| play.hand(seat)), ["4C 5C 2D 3D", "4D 2H 3H", "4H 2S 3S", "4S 2C 3C"].map(hand));
    assert_eq!((play.state.phase(), play.to_act()), (Phase::Play, Some(0)));
    play.act(discard("4C"));
    assert_eq!(play.hand(0).len(), 4, "it was five");
}

#[test]
fn c_4_1_a_nine_that_is_discarded_does_nothing() {
    let mut play = Scene::new(3).hand(0, "9C 2C").hand(1, "2D").hand(2, "2H").play();
    play.act(discard("9C"));
    assert_eq!(play.to_act(), Some(1));
    play.act(discard("2D"));
    assert_eq!(play.top(), Some(card("9C")), "it may be taken");
}

#[test]
fn c_4_1_a_used_nine_lies_on_the_pile_and_nobody_takes_it() {
    let mut play = Scene::new(3).hand(0, "9C 2C 3C").hand(1, "2D 3D").hand(2, "2H 3H").play();
    play.act(nine("C", Direction::Left));
    play.passes(&["2C 3C", "2D 3D", "2H 3H"]);
    assert_eq!(
        play.state.table().discards.last().map(|discarded| (discarded.card, discarded.by)),
        Some((card("9C"), None))
    );
}

#[test]
fn c_4_1_who_holds_fewer_passes_fewer() {
    let mut play = Scene::new(3).hand(0, "9C 2C 3C").hand(1, "2D").hand(2, "").play();
    play.act(nine("C", Direction::Left));
    play.act(pass("2C 3C"));
    play.refuses(pass("2D 2C"), Illegal::WrongNumber);
    let events = play.act(pass("2D"));
    let passed =
        events.iter().find_map(|event| if let Event::Passed { counts, .. } = event { Some(*counts) } else { None });
    assert_eq!(passed.map(|counts| counts[..3].to_vec()), Some(vec![2, 1, 0]));
    assert_eq!([1, 2].map(|seat| play.hand(seat)), ["2C 3C", "2D"].map(hand));
}

/// Of the questions and answers: who has no cards gets some, and whom they should have passed to gets none.
#[test]
fn c_2_6_without_cards_one_gets_what_others_pass_and_passes_none() {
    let mut play = Scene::new(3).hand(0, "9C 2C 3C 7D").hand(1, "").hand(2, "4H 5H").play();
    play.act(nine("C", Direction::Left));
    play.passes(&["2C 3C", "", "4H 5H"]);
    assert_eq!([0, 1, 2].map(|seat| play.hand(seat)), ["7D 4H 5H", "2C 3C", ""].map(hand));
}

#[test]
fn c_4_1_a_nine_as_the_last_card_brings_cards_that_must_be_discarded_from() {
    let mut play = Scene::new(3).hand(0, "9C").hand(1, "4D 5D").hand(2, "4H 5H").play();
    play.act(nine("C", Direction::Left));
    play.passes(&["", "4D 5D", "4H 5H"]);
    assert_eq!(play.hand(0), hand("4H 5H"));
    play.refuses(Action::EndTurn, Illegal::MustDiscard);
    // With nobody holding a card there is nothing to pass, and the turn and the hand are over.
    let mut play = Scene::new(3).hand(0, "9C").play();
    play.act(nine("C", Direction::Left));
    assert_eq!(play.state.phase(), Phase::HandOver);
}

/// Of the questions and answers: the same way twice, harlots and 6s, all can be passed.
#[test]
fn c_4_1_any_card_any_way_as_often_as_one_likes() {
    let mut play = Scene::new(3).hand(0, "9C 9D QC 6C 7D").hand(1, "QD 6D 8D 8H").hand(2, "QH 6H 8S 8C").play();
    for (way, given) in [("C", ["QC 6C", "QD 6D", "QH 6H"]), ("D", ["QH 6H", "QC 6C", "QD 6D"])] {
        play.act(nine(way, Direction::Left));
        play.passes(&given);
        play.discard("7D");
        if way == "C" {
            play.discard("8D");
            play.discard("8S");
            // Whatever was drawn, the turn is the first player's again with a card to discard.
            let drawn = play.hand(0).minus(hand("9D QH 6H"));
            play.state.hands[0] = hand("9D QH 6H 7D");
            let pile = usize::from(play.state.table.pile_len);
            let at = play.state.pile[..pile].iter().position(|&c| c == card("7D"));
            if let (Some(at), Some(drawn)) = (at, drawn.cards().next()) {
                play.state.pile[at] = drawn;
            } else {
                for slot in &mut *play.state.table.discards {
                    if slot.card == card("7D") {
                        slot.card = drawn.cards().next().expect("a card");
                    }
                }
            }
        }
    }
    assert!(play.hand(1).contains(hand("QH 6H")) && play.hand(2).contains(hand("QC 6C")));
}

#[test]
fn c_1_3_across_in_a_round_of_nines_too() {
    let mut play = Scene::new(3).hand(0, "9C 2C 3C").hand(1, "4D 5D").hand(2, "4H 5H").play();
    play.refuses(nine("C", Direction::Across), Illegal::NobodyAcross);
    play.refuses(nine("D", Direction::Left), Illegal::NotInHand);
    play.refuses(Action::Name(Direction::Left), Illegal::NotNow);
    play.refuses(pass("2C 3C"), Illegal::NothingPassed);
}

/// Of the questions and answers: with a protected king his ace is passed.
#[test]
fn c_2_7_a_passed_king_takes_his_ace_along() {
    let mut play = Scene::new(3).hand(0, "9C KH 3C 7D").badges(0, "H").hand(1, "4D 5D").hand(2, "4H 5H").play();
    play.act(nine("C", Direction::Left));
    play.passes(&["KH 3C", "4D 5D", "4H 5H"]);
    let table = play.state.table();
    assert_eq!([table.badges[0], table.badges[1]], ["", "H"].map(suits));
    assert!(!table.badge_pile().has(suit("H")));
}

#[test]
fn c_2_7_of_two_kings_passed_the_one_with_an_ace_takes_it_along() {
    for (badges, given, left, came) in
        [("H", "KH 3C", "H", ""), ("H", "KH KH", "", "H"), ("H H", "KH 3C", "H", "H"), ("H H", "KH KH", "", "H H")]
    {
        let scene = Scene::new(5).hand(0, "9C KH KH 3C 7D").badges(0, badges).hand(1, "4D 5D").hand(2, "4H 5H");
        let mut play = scene.hand(3, "2C 2D").hand(4, "2H 2S").play();
        play.act(nine("C", Direction::Left));
        play.passes(&[given, "4D 5D", "4H 5H", "2C 2D", "2H 2S"]);
        let table = play.state.table();
        assert_eq!([table.badges[0], table.badges[1]], [left, came].map(suits), "{given}");
    }
}

#[test]
fn c_2_7_kings_with_aces_change_places() {
    let scene = Scene::new(3).hand(0, "9C KH 3C 7D").badges(0, "H").hand(1, "KS 5D").badges(1, "S").hand(2, "KC 5H");
    let mut play = scene.badges(2, "C").play();
    play.act(nine("C", Direction::Left));
    play.passes(&["KH 3C", "KS 5D", "KC 5H"]);
    assert_eq!(play.state.table().badges[..3], ["C", "H", "S"].map(suits));
}
