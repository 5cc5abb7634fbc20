//! C-6: shooting.

use crate::engine::Seat;
use crate::games::wyoming_cowboy::testing::{Scene, card, discard, gun, hand, shoot, suit, suits};
use crate::games::wyoming_cowboy::{Action, Calibre, Drawn, Event, Illegal, NoShot, Phase};

const SMALL: [(&str, Calibre); 3] =
    [("2C 2D", Calibre::TwentyTwo), ("3C 8C", Calibre::ThirtyEight), ("3C 5D 7H", Calibre::ThreeFiftySeven)];
const ALL: [(&str, Calibre); 4] = [SMALL[0], SMALL[1], SMALL[2], ("4D 5D", Calibre::FortyFive)];

#[test]
fn c_6_1_each_gun_shoots_once_one_after_the_other_at_anybody() {
    let scene = Scene::new(3).hand(0, "JC").hand(1, "9C").hand(2, "9D").gun(0, "3C 8C").gun(0, "3D 8D").gun(0, "2C 2D");
    let mut play = scene.gun(1, "4H 5H").play();
    play.refuses(shoot(Calibre::FortyFive, 1), Illegal::NotLoaded);
    play.refuses(shoot(Calibre::ThirtyEight, 0), Illegal::NoVictim);
    play.refuses(shoot(Calibre::ThirtyEight, 3), Illegal::NoVictim);
    for (calibre, victim) in [(Calibre::ThirtyEight, 1), (Calibre::TwentyTwo, 2), (Calibre::ThirtyEight, 1)] {
        play.shot(calibre, victim);
    }
    play.refuses(shoot(Calibre::ThirtyEight, 2), Illegal::NotLoaded);
    play.refuses(shoot(Calibre::TwentyTwo, 2), Illegal::NotLoaded);
    assert_eq!(play.legal(), [discard("JC")]);
}

/// Of the questions and answers: asking is the same as shooting.
#[test]
fn c_6_1_to_ask_is_to_shoot() {
    let mut play = Scene::new(3).hand(0, "JC").hand(1, "9C").hand(2, "KD").gun(0, "3C 8C").play();
    play.act(shoot(Calibre::ThirtyEight, 1));
    assert_eq!(play.to_act(), Some(1));
    play.refuses(discard("9C"), Illegal::AnswerFirst);
    play.act(Action::Stand);
    play.refuses(shoot(Calibre::ThirtyEight, 2), Illegal::NotLoaded);
    play.refuses(Action::Stand, Illegal::NotAsked);
}

#[test]
fn c_6_1_everybody_who_is_shot_at_is_asked_so_that_it_tells_nothing() {
    for (cards, answers) in [("9C 9D", 1), ("KC 6D", 1), ("3D 5D 7D", 2)] {
        let mut play = Scene::new(3).hand(0, "JC").hand(1, cards).hand(2, "JD").gun(0, "3C 8C").play();
        play.act(shoot(Calibre::ThirtyEight, 1));
        assert_eq!(play.state.phase(), Phase::Asked { gun: 0, victim: Seat(1) });
        assert_eq!(play.legal().len(), answers);
    }
}

#[test]
fn c_6_2_a_22_may_backfire_and_no_other_gun() {
    let scene = |gun| Scene::new(3).hand(0, "JC").hand(1, "KC 6D 6S").hand(2, "JD").gun(0, gun);
    for (gun, calibre) in ALL {
        let mut play = scene(gun).play();
        play.act(shoot(calibre, 1));
        if calibre != Calibre::TwentyTwo {
            play.refuses(Action::Backfire(suit("D")), Illegal::NoBackfire);
            continue;
        }
        play.refuses(Action::Backfire(suit("C")), Illegal::NotInHand);
        let events = play.act(Action::Backfire(suit("S")));
        assert_eq!(events, [Event::Backfired { victim: Seat(1), seat: Seat(0), card: card("6S") }]);
        assert_eq!((play.hand(0), play.hand(1)), (hand("JC 6S"), hand("KC 6D")));
        assert_eq!((play.state.phase(), play.to_act()), (Phase::Play, Some(0)), "the shot is over");
        play.refuses(shoot(calibre, 1), Illegal::NotLoaded);
    }
}

#[test]
fn c_6_2_one_may_backfire_without_a_king_and_need_not_with_a_six() {
    let mut play = Scene::new(3).hand(0, "JC").hand(1, "6D").hand(2, "JD").gun(0, "2C 2D").gun(0, "2H 2S").play();
    play.act(shoot(Calibre::TwentyTwo, 1));
    let events = play.act(Action::Stand);
    assert_eq!(events, [Event::Missed { victim: Seat(1), why: NoShot::NoTarget }]);
    play.act(shoot(Calibre::TwentyTwo, 1));
    play.act(Action::Backfire(suit("D")));
    assert!(play.hand(1).is_empty());
}

#[test]
fn c_6_3_a_quick_draw_takes_the_gun_and_both_shoot_from_the_next_turn_on() {
    for (text, calibre) in ALL {
        let mut play = Scene::new(3).hand(0, "JC").hand(1, "KC 3S 5S 7S").hand(2, "JD").gun(0, text).play();
        play.act(shoot(calibre, 1));
        play.refuses(Action::QuickDraw(suit("H")), Illegal::NoQuickDraw);
        let events = play.act(Action::QuickDraw(suit("S")));
        let quick = gun("3S 5S 7S");
        assert_eq!(events, [Event::QuickDraw { victim: Seat(1), gun: quick, seat: Seat(0), taken: gun(text) }]);
        let both = [gun(text), quick].map(|gun| Drawn { owner: Seat(1), gun });
        assert_eq!(play.state.table().guns[..], both);
        assert_eq!((play.hand(1), play.to_act()), (hand("KC"), Some(0)));
        assert_eq!(play.legal(), [discard("JC")], "the gun is gone");
        play.discard("JC");
        assert!(play.lists(shoot(calibre, 0)) && play.lists(shoot(Calibre::ThreeFiftySeven, 2)));
    }
}

#[test]
fn c_6_4_without_a_target_the_answer_is_no_and_no_card_is_turned() {
    for (text, calibre) in ALL {
        let mut play = Scene::new(3).hand(0, "JC").hand(1, "QC JD 10D").hand(2, "JH").gun(0, text).play();
        let pile = play.state.pile().len();
        let events = play.shot(calibre, 1);
        assert_eq!(events, [Event::Missed { victim: Seat(1), why: NoShot::NoTarget }]);
        assert_eq!((play.state.pile().len(), play.state.phase(), play.to_act()), (pile, Phase::Play, Some(0)));
    }
}

/// Of the questions and answers: for a .22, .38 and .357 protected kings do not exist.
#[test]
fn c_6_4_a_protected_king_is_a_target_for_a_45_alone() {
    for (text, calibre) in ALL {
        let mut play = Scene::new(3).hand(0, "JC").hand(1, "KH").badges(1, "H").hand(2, "JH").gun(0, text).play();
        play.shot(calibre, 1);
        let aimed = matches!(play.state.phase(), Phase::Aimed { .. });
        assert_eq!(aimed, calibre == Calibre::FortyFive);
    }
}

#[test]
fn c_6_5_the_shooter_need_not_turn_a_card() {
    let mut play = Scene::new(3).hand(0, "JC").hand(1, "KH").hand(2, "JH").gun(0, "3C 8C").play();
    assert_eq!(play.shot(Calibre::ThirtyEight, 1), [Event::Target { victim: Seat(1) }]);
    assert_eq!((play.legal(), play.to_act()), (vec![Action::Fire, Action::HoldFire], Some(0)));
    play.refuses(discard("JC"), Illegal::FireOrHold);
    let events = play.act(Action::HoldFire);
    assert_eq!(events, [Event::Missed { victim: Seat(1), why: NoShot::Held }]);
    assert_eq!(play.legal(), [discard("JC")]);
    play.refuses(Action::Fire, Illegal::NotAiming);
}

#[test]
fn c_6_5_the_suit_of_a_king_without_a_badge_misses_and_gives_him_his_ace() {
    for (text, calibre) in ALL {
        let scene = Scene::new(3).hand(0, "JC").hand(1, "KH KS").hand(2, "JH").gun(0, text);
        let mut play = scene.pile("9H").play();
        play.shot(calibre, 1);
        let events = play.act(Action::Fire);
        let turned = Event::Turned { card: card("9H"), hit: false };
        assert_eq!(events, [turned, Event::Badge { seat: Seat(1), suit: suit("H") }]);
        assert_eq!((play.state.table().badges[1], play.hand(1)), (suits("H"), hand("KH KS")));
        assert_eq!(play.state.table().discards.last().map(|d| (d.card, d.by)), Some((card("9H"), None)));
        assert_eq!((play.state.phase(), play.to_act()), (Phase::Play, Some(0)));
    }
}

#[test]
fn c_6_5_another_suit_hits_and_the_victim_gives_a_king_of_their_choice() {
    for (text, calibre) in ALL {
        let scene = Scene::new(3).hand(0, "JC").hand(1, "KH KS QC").hand(2, "JH").gun(0, text);
        let mut play = scene.pile("9C 10D").play();
        play.shot(calibre, 1);
        assert_eq!(play.act(Action::Fire), [Event::Turned { card: card("9C"), hit: true }]);
        assert_eq!((play.to_act(), play.legal()), (Some(1), ["H", "S"].map(|s| Action::Give(suit(s))).to_vec()));
        play.refuses(Action::Give(suit("C")), Illegal::NoSuchKing);
        play.refuses(Action::Enough, Illegal::GiveKing);
        let events = play.act(Action::Give(suit("S")));
        let taken = Event::KingTaken { victim: Seat(1), seat: Seat(0), suit: suit("S"), protected: false };
        assert_eq!(events, [taken]);
        assert_eq!((play.hand(0), play.hand(1)), (hand("JC KS"), hand("KH QC")));
        play.act(Action::Draw);
        assert_eq!((play.hand(1), play.to_act()), (hand("KH QC 10D"), Some(0)));
        play.refuses(Action::Give(suit("H")), Illegal::NothingToGive);
    }
}

#[test]
fn c_6_5_a_protected_king_is_not_given_and_not_asked() {
    let scene = Scene::new(3).hand(0, "JC").hand(1, "KH KS").badges(1, "H").hand(2, "JH").gun(0, "3C 8C");
    let mut play = scene.pile("9H").play();
    play.shot(Calibre::ThirtyEight, 1);
    play.act(Action::Fire);
    assert_eq!(play.legal(), [Action::Give(suit("S"))], "a heart dodges for the king of hearts, who is not shot at");
}

#[test]
fn c_6_5_without_a_card_to_turn_there_is_no_shot() {
    let all = crate::games::wyoming_cowboy::Hand::deck(1).minus(hand("JC KH 3C 8C"));
    let mut play = Scene::new(3).hand(0, "JC").hand(1, "KH").gun(0, "3C 8C").play();
    play.state.hands[2] = all;
    play.state.table.hand_len[2] = all.len();
    play.state.table.pile_len = 0;
    play.shot(Calibre::ThirtyEight, 1);
    play.refuses(Action::Fire, Illegal::NoCards);
    play.act(Action::HoldFire);
}

/// Of the questions and answers: one need not draw in place of a king.
#[test]
fn c_6_7_the_replacement_is_drawn_before_the_discard_or_not_at_all() {
    let scene = Scene::new(3).hand(0, "JC").hand(1, "KH QC").hand(2, "JH").gun(0, "3C 8C").pile("9C");
    let mut play = scene.play();
    play.shot(Calibre::ThirtyEight, 1);
    play.act(Action::Fire);
    play.act(Action::Give(suit("H")));
    assert_eq!(play.state.phase(), Phase::Replace { victim: Seat(1), cards: 1 });
    play.refuses(Action::Give(suit("H")), Illegal::ReplaceFirst);
    assert_eq!(play.act(Action::Enough), [Event::NotReplaced { victim: Seat(1) }]);
    assert_eq!((play.hand(1).len(), play.to_act()), (1, Some(0)));
    play.refuses(Action::Enough, Illegal::NothingToReplace);
}

/// A king of hearts with a badge and one of spades without: the example of the rules.
fn both() -> Scene {
    Scene::new(3).hand(0, "JC").hand(1, "KH KS QC").badges(1, "H").hand(2, "JH").gun(0, "4D 5D")
}

/// The seed's example, and of the questions and answers.
#[test]
fn c_6_6_a_45_aims_at_protected_kings_first() {
    let mut play = both().pile("9H").play();
    play.shot(Calibre::FortyFive, 1);
    let events = play.act(Action::Fire);
    let taken = Event::KingTaken { victim: Seat(1), seat: Seat(0), suit: suit("H"), protected: true };
    assert_eq!(events, [Event::Turned { card: card("9H"), hit: true }, taken]);
    let table = play.state.table();
    assert_eq!((play.hand(0), play.hand(1)), (hand("JC KH"), hand("KS QC")));
    assert_eq!([table.badges[0], table.badges[1]], ["H", ""].map(suits));
    assert_eq!(play.state.phase(), Phase::Replace { victim: Seat(1), cards: 2 });
}

#[test]
fn c_6_6_a_club_or_diamond_ricochets_onto_the_king_without_a_badge() {
    for shot in ["9C", "9D"] {
        let mut play = both().pile(shot).play();
        play.shot(Calibre::FortyFive, 1);
        play.act(Action::Fire);
        assert_eq!(play.legal(), [Action::Give(suit("S"))], "{shot}");
    }
    let mut play = both().pile("9S").play();
    play.shot(Calibre::FortyFive, 1);
    play.act(Action::Fire);
    assert_eq!(play.state.table().badges[1], suits("H S"), "a spade is dodged");
}

#[test]
fn c_6_6_a_45_misses_protected_kings_of_other_suits() {
    let scene = Scene::new(3).hand(0, "JC").hand(1, "KH").badges(1, "H").hand(2, "JH").gun(0, "4D 5D").pile("9S");
    let mut play = scene.play();
    play.shot(Calibre::FortyFive, 1);
    assert_eq!(play.act(Action::Fire), [Event::Turned { card: card("9S"), hit: false }]);
    assert_eq!((play.hand(1), play.state.phase()), (hand("KH"), Phase::Play));
    assert_eq!(play.state.table().badges[1], suits("H"));
}

#[test]
fn c_6_6_in_place_of_king_and_ace_one_card_or_two_or_none() {
    for drawn in 0..=2 {
        let mut play = both().pile("9H 10C 10D").play();
        play.shot(Calibre::FortyFive, 1);
        play.act(Action::Fire);
        (0..drawn).for_each(|_| drop(play.act(Action::Draw)));
        if drawn < 2 {
            play.act(Action::Enough);
        }
        assert_eq!(play.hand(1), hand(["KS QC", "KS QC 10C", "KS QC 10C 10D"][drawn]));
        assert_eq!((play.state.phase(), play.to_act()), (Phase::Play, Some(0)));
    }
}

#[test]
fn c_6_6_of_two_kings_of_a_suit_the_protected_one_is_hit() {
    let scene = Scene::new(5).hand(0, "JC").hand(1, "KH KH").badges(1, "H").hand(2, "JH").gun(0, "4D 5D");
    let mut play = scene.pile("9H").play();
    play.shot(Calibre::FortyFive, 1);
    play.act(Action::Fire);
    let table = play.state.table();
    assert_eq!([table.badges[0], table.badges[1]], ["H", ""].map(suits));
    assert_eq!((play.hand(0), play.hand(1)), (hand("JC KH"), hand("KH")));
}

#[test]
fn c_6_5_of_two_kings_of_a_suit_only_the_one_without_a_badge_is_shot_at() {
    let scene =
        |badges: &str| Scene::new(5).hand(0, "JC").hand(1, "KH KH").badges(1, badges).hand(2, "JH").gun(0, "3C 8C");
    let mut play = scene("H").pile("9C").play();
    play.shot(Calibre::ThirtyEight, 1);
    play.act(Action::Fire);
    play.act(Action::Give(suit("H")));
    assert_eq!(play.state.table().badges[..2], ["", "H"].map(suits));
    for (before, after) in [("", "H"), ("H", "H H")] {
        let mut play = scene(before).pile("9H").play();
        play.shot(Calibre::ThirtyEight, 1);
        play.act(Action::Fire);
        assert_eq!(play.state.table().badges[1], suits(after));
    }
}
