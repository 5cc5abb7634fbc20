//! C-2: the turn, and C-3: couples.

use crate::engine::Seat;
use crate::games::wyoming_cowboy::testing::{Scene, card, discard, hand, pull, shoot, suit, suits};
use crate::games::wyoming_cowboy::{Action, Calibre, Direction, Event, Illegal, Phase};

/// Of the questions and answers: showing a couple, shooting, pulling a gun and passing are actions.
#[test]
fn c_2_1_a_turn_has_one_action_and_then_a_discard() {
    let scene =
        || Scene::new(3).hand(0, "KH QH 9C 3C 8D 2C 2D 7S").hand(1, "KC 4C 6H").hand(2, "5C 5H").gun(0, "4D 5D");
    let another = [
        Action::Couple(suit("H")),
        Action::Nine { suit: suit("C"), direction: Direction::Left },
        pull("3C 8D"),
        pull("2C 2D"),
    ];
    for first in another {
        let mut play = scene().play();
        play.act(first);
        play.passes(&["7S QH", "KC 4C", "5C 5H"]);
        for second in another {
            play.refuses(second, Illegal::ActedAlready);
        }
        play.refuses(shoot(Calibre::FortyFive, 1), Illegal::ActedAlready);
        assert_eq!(play.to_act(), Some(0));
        assert!(play.legal().iter().all(|action| matches!(action, Action::Discard(_))));
    }
    let mut play = scene().play();
    play.shot(Calibre::FortyFive, 2);
    for second in another {
        play.refuses(second, Illegal::ActedAlready);
    }
    // Nothing is an action, too.
    scene().play().act(discard("7S"));
}

#[test]
fn c_2_1_after_the_discard_there_is_no_action() {
    let mut play = Scene::new(3).hand(0, "KH QH 7S").hand(1, "4C").hand(2, "5C").discarded(2, "8C").play();
    play.act(discard("7S"));
    play.refuses(Action::Couple(suit("H")), Illegal::DrawNow);
    play.refuses(discard("KH"), Illegal::DrawNow);
}

#[test]
fn c_2_2_one_discards_and_then_draws() {
    let mut play = Scene::new(3).hand(0, "7S 8S").hand(1, "4C").hand(2, "5C").discarded(2, "8C").pile("JD").play();
    play.refuses(Action::Draw, Illegal::DiscardFirst);
    play.refuses(Action::TakeDiscard, Illegal::DiscardFirst);
    play.refuses(Action::EndTurn, Illegal::MustDiscard);
    assert_eq!(Illegal::MustDiscard.rule(), "C-2.2");
    play.refuses(discard("4C"), Illegal::NotInHand);
    play.act(discard("7S"));
    let events = play.act(Action::Draw);
    assert_eq!(events, [Event::Drew { seat: Seat(0), card: Some(card("JD")) }]);
    assert_eq!((play.hand(0), play.to_act()), (hand("8S JD"), Some(1)));
}

/// Of the questions and answers: after a 10 no other card is discarded.
#[test]
fn c_2_2_a_ten_goes_onto_the_table_and_is_the_discard() {
    let mut play = Scene::new(3).hand(0, "10S 8S").hand(1, "4C").hand(2, "5C").pile("JD").play();
    let events = play.act(discard("10S"));
    assert_eq!(events[0], Event::Discarded { seat: Seat(0), card: card("10S"), badge: false });
    let table = play.state.table();
    assert_eq!((table.tens[0], table.discards.len()), (suits("S"), 0));
    assert_eq!((play.hand(0), play.to_act()), (hand("8S JD"), Some(1)));
}

#[test]
fn c_2_2_nobody_takes_a_ten_from_the_table() {
    let mut play = Scene::new(3).hand(0, "8S").hand(1, "4C").hand(2, "5C").tens(2, "S").play();
    play.act(discard("8S"));
    assert_eq!(play.to_act(), Some(1), "there was nothing to choose");
}

#[test]
fn c_2_2_a_discarded_five_lets_one_draw_two() {
    let scene = || Scene::new(3).hand(0, "5S 8S").hand(1, "4C").hand(2, "6C").pile("JD JH");
    let mut play = scene().play();
    play.act(discard("5S"));
    assert_eq!((play.hand(0), play.to_act()), (hand("8S JD JH"), Some(1)));
    // Two from the pile, or one from each, in either order.
    let mut play = scene().discarded(2, "QC").play();
    play.act(discard("5S"));
    play.act(Action::Draw);
    play.act(Action::Draw);
    assert_eq!(play.hand(0), hand("8S JD JH"));
    let mut play = scene().discarded(2, "QC").play();
    play.act(discard("5S"));
    play.act(Action::Draw);
    play.act(Action::TakeDiscard);
    assert_eq!(play.hand(0), hand("8S JD QC"));
    let mut play = scene().discarded(2, "QC KC").play();
    play.act(discard("5S"));
    play.act(Action::TakeDiscard);
    assert_eq!((play.hand(0), play.to_act()), (hand("8S JD KC"), Some(1)), "the second comes from the pile");
}

/// Of the questions and answers: one always draws after the discard.
#[test]
fn c_2_3_one_must_draw_from_the_pile_or_the_top_discarded_card() {
    let scene = || Scene::new(3).hand(0, "7S 8S").hand(1, "4C").hand(2, "5C").discarded(1, "9C").discarded(2, "8C");
    let mut play = scene().play();
    play.act(discard("7S"));
    assert_eq!(play.legal(), [Action::Draw, Action::TakeDiscard]);
    play.refuses(Action::EndTurn, Illegal::DrawNow);
    play.refuses(Action::Enough, Illegal::DrawNow);
    let events = play.act(Action::TakeDiscard);
    assert_eq!(events, [Event::Took { seat: Seat(0), card: card("8C") }]);
    assert_eq!(play.hand(0), hand("8S 8C"));
    assert_eq!(play.state.table().discards.len(), 2);
}

#[test]
fn c_2_3_one_never_takes_back_the_own_discard() {
    let mut play = Scene::new(3).hand(0, "7S 8S").hand(1, "4C JC").hand(2, "5C").discarded(0, "QC").play();
    play.act(discard("7S"));
    assert_eq!(play.to_act(), Some(1), "only own discards lie there");
    play.act(discard("4C"));
    assert_eq!(play.top(), Some(card("7S")));
    play.act(Action::TakeDiscard);
    assert_eq!(play.hand(1), hand("JC 7S"));
}

/// Of the questions and answers: the shot can never be picked up, the card under it can.
#[test]
fn c_2_3_the_top_discarded_card_may_lie_under_shots_and_used_nines() {
    let scene = Scene::new(3).hand(0, "7S 8S").hand(1, "4C").hand(2, "5C").discarded(1, "JC").discarded(2, "8C");
    let mut play = scene.shot("QD 9H").play();
    play.act(discard("7S"));
    assert_eq!(play.top(), Some(card("8C")));
    play.act(Action::TakeDiscard);
    assert_eq!(play.hand(0), hand("8S 8C"));
    let left: Vec<_> = play.state.table().discards.iter().map(|discarded| discarded.card).collect();
    assert_eq!(left, ["JC", "QD", "9H", "7S"].map(card));
    // With nothing but shots there is nothing to take.
    let mut play = Scene::new(3).hand(0, "7S 8S").hand(1, "4C").hand(2, "5C").shot("QD 9H").play();
    play.act(discard("7S"));
    assert_eq!(play.to_act(), Some(1));
}

/// Of the questions and answers: with a couple, a 10 or three jacks those must go first.
#[test]
fn c_2_4_a_six_may_be_discarded_only_if_all_other_cards_count() {
    let may = |cards: &str, badges: &str| {
        let mut play = Scene::new(3).hand(0, cards).badges(0, badges).hand(1, "4C").hand(2, "5C").play();
        let listed = play.lists(discard("6C"));
        if !listed {
            play.refuses(discard("6C"), Illegal::SixStays);
        }
        listed
    };
    assert!(may("6C", "") && may("6C 6D 6H 6S", ""), "other 6s are not asked");
    assert!(may("6C KH", "") && may("6C KH KS", "") && may("6C KC KD KH KS", ""));
    assert!(!may("6C KH QH", ""), "a couple would be married");
    assert!(!may("6C 10H", "") && !may("6C 10H KS", ""));
    assert!(!may("6C JC JD JH", "") && may("6C JC JD JH JS", ""));
    assert!(may("6C QC QD QH QS", "") && !may("6C QC QD QH", ""));
    assert!(!may("6C 2C", "") && !may("6C 9D", "") && !may("6C 3D 8H", ""));
    assert!(may("6C KH QH JH", "H") && !may("6C KH QH JH", ""), "a family");
    assert!(!may("6C KH QH JH JS", "H") && may("6C KH QH JH KS", "H"));
    assert!(!may("6C KC KD KH KS QH", ""), "in a gang, and yet married");
    assert!(may("6C KH QH QC QD QS", ""), "she is of the dance hall");
    // As a family they would all count, but the dance hall is better, and then the jack counts nothing.
    assert!(!may("6C KH JH QC QD QH QS", "H"));
}

#[test]
fn c_2_4_as_many_sixes_as_one_likes_go_one_by_one() {
    let mut play = Scene::new(3).hand(0, "6C 6D").hand(1, "4C").hand(2, "5C").pile("KH").play();
    play.act(discard("6D"));
    assert_eq!(play.hand(0), hand("6C KH"));
}

#[test]
fn c_2_5_the_discards_become_the_draw_pile_and_the_last_discarded_card_stays() {
    let scene = Scene::new(3).hand(0, "7S 8S").hand(1, "4C").hand(2, "5C").discarded(2, "8C").only_pile("JD");
    let mut play = scene.play();
    play.act(discard("7S"));
    play.act(Action::Draw);
    assert_eq!(play.state.table().pile_len, 0);
    let below = play.state.table().discards.len();
    play.act(discard("4C"));
    let events = play.act(Action::Draw);
    assert_eq!(events[0], Event::Reshuffled);
    let table = play.state.table();
    let left: Vec<_> = table.discards.iter().map(|discarded| discarded.card).collect();
    assert_eq!(left, [card("4C")]);
    assert_eq!((usize::from(table.pile_len), table.reshuffled), (below - 1, true));
    assert_eq!(play.top(), Some(card("4C")), "the next player may take it");
}

#[test]
fn c_2_5_shots_upon_the_last_discarded_card_are_shuffled_in() {
    let scene = Scene::new(3).hand(0, "KH 8S").hand(1, "KC").hand(2, "5C").gun(0, "3C 8C").only_pile("QD");
    let mut play = scene.discarded(2, "JC").play();
    play.shot(Calibre::ThirtyEight, 1);
    play.act(Action::Fire);
    play.act(Action::Give(suit("C")));
    let events = play.act(Action::Draw);
    assert_eq!(events[0], Event::Reshuffled);
    assert_eq!(play.top(), Some(card("JC")));
    assert_eq!(play.state.table().discards.len(), 1);
    let all = play.state.pile().iter().copied().chain(play.hand(1).cards());
    assert_eq!(all.filter(|&c| c == card("QD")).count(), 1);
}

#[test]
fn c_2_5_if_there_is_nothing_to_shuffle_no_card_is_drawn() {
    let all_but = |held: &str| {
        let held = hand(held);
        crate::games::wyoming_cowboy::Hand::deck(1).minus(held)
    };
    let mut play = Scene::new(3).hand(0, "7S").hand(1, "4C").play();
    play.state.hands[2] = all_but("7S 4C");
    play.state.table.hand_len[2] = 46;
    play.state.table.pile_len = 0;
    let events = play.act(discard("7S"));
    assert_eq!(events, [Event::Discarded { seat: Seat(0), card: card("7S"), badge: false }]);
    assert_eq!((play.to_act(), play.hand(0).len()), (Some(1), 0));
    // A discard of another can be taken; or drawn, as it is shuffled while the last one stays.
    play.act(discard("4C"));
    assert!(play.lists(Action::Draw));
    assert!(play.lists(Action::TakeDiscard));
}

/// Of the questions and answers: without cards one cannot draw, as one cannot discard, but one can blaze away.
#[test]
fn c_2_6_without_cards_one_may_shoot_and_neither_discards_nor_draws() {
    let scene = Scene::new(3).hand(1, "KC KD").hand(2, "5C 8S").gun(0, "3C 8C").gun(0, "3D 8D").pile("QS QH");
    let mut play = scene.play();
    assert!(play.state.table().cardless);
    assert!(play.lists(Action::EndTurn));
    play.shot(Calibre::ThirtyEight, 1);
    play.act(Action::Fire);
    play.act(Action::Give(suit("C")));
    play.act(Action::Enough);
    assert_eq!(play.hand(0), hand("KC"));
    // The king won is not to be discarded; the other gun may still shoot.
    play.refuses(discard("KC"), Illegal::Cardless);
    play.refuses(Action::Draw, Illegal::NotDrawing);
    play.shot(Calibre::ThirtyEight, 2);
    assert_eq!((play.to_act(), play.hand(0)), (Some(1), hand("KC")), "all guns have shot: the turn is over");
}

#[test]
fn c_2_6_the_turn_of_one_without_cards_and_guns_is_skipped() {
    let mut play = Scene::new(4).hand(0, "7S 8S").hand(3, "5C").hand(2, "").pile("QS").play();
    let events = play.act(discard("7S"));
    let ended = |seat| Event::TurnEnded { seat: Seat(seat) };
    assert_eq!(events[2..], [ended(1), ended(2)]);
    assert_eq!(play.to_act(), Some(3));
}

#[test]
fn c_2_6_who_lays_down_the_last_cards_neither_discards_nor_draws() {
    let mut play = Scene::new(3).hand(0, "3C 8D").hand(1, "4C").hand(2, "5C").play();
    play.act(pull("3C 8D"));
    assert_eq!((play.to_act(), play.hand(0).len()), (Some(1), 0));
}

/// Of the questions and answers: one can discard cowboys, protected ones, too, who then lose their ace.
#[test]
fn c_2_7_a_discarded_king_gives_his_ace_back() {
    let mut play = Scene::new(3).hand(0, "KH KS").badges(0, "H").hand(1, "4C").hand(2, "5C").play();
    assert!(!play.state.table().badge_pile().has(suit("H")));
    let events = play.act(discard("KH"));
    assert_eq!(events[0], Event::Discarded { seat: Seat(0), card: card("KH"), badge: true });
    let table = play.state.table();
    assert!(table.badges[0].is_empty() && table.badge_pile().has(suit("H")));
    let mut play = Scene::new(3).hand(0, "KH KS").badges(0, "H").hand(1, "4C").hand(2, "5C").play();
    play.act(discard("KS"));
    assert_eq!(play.state.table().badges[0], suits("H"));
}

#[test]
fn c_2_7_of_two_kings_of_a_suit_the_one_without_a_badge_goes_first() {
    let mut play = Scene::new(5).hand(0, "KH KH").badges(0, "H").hand(1, "4C 4D").hand(2, "5C").play();
    play.act(discard("KH"));
    assert_eq!((play.state.table().badges[0], play.hand(0).count(card("KH"))), (suits("H"), 1));
}

#[test]
fn c_2_8_by_the_strict_rules_taking_a_discard_is_an_action() {
    let scene = || Scene::strict(3).hand(0, "KH QH 7S 7D").hand(1, "4C").hand(2, "5C").discarded(2, "8C");
    let mut play = scene().play();
    play.act(discard("7S"));
    play.act(Action::TakeDiscard);
    assert_eq!(play.hand(0), hand("KH QH 7D 8C"));
    let mut play = scene().play();
    play.refuses(Action::TakeDiscard, Illegal::DiscardFirst);
    play.act(Action::Couple(suit("H")));
    play.refuses(Action::TakeDiscard, Illegal::TakingIsAnAction);
    play.act(discard("7S"));
    assert_eq!(play.to_act(), Some(1), "it was drawn from the pile, as nothing else was possible");
}

#[test]
fn c_2_8_by_the_strict_rules_drawing_two_for_a_five_is_an_action() {
    let scene = || Scene::strict(3).hand(0, "KH QH 5S 7D").hand(1, "4C").hand(2, "5C").pile("JC JD");
    let mut play = scene().play();
    play.act(discard("5S"));
    assert_eq!(play.hand(0), hand("KH QH 7D JC JD"));
    let mut play = scene().play();
    play.act(Action::Couple(suit("H")));
    play.act(discard("5S"));
    assert_eq!(play.hand(0), hand("KH QH 7D JC"), "one card, as the action was another");
    // Not both: a card taken is the action, and two drawn are.
    let mut play = scene().discarded(2, "8C").play();
    play.act(discard("5S"));
    play.act(Action::TakeDiscard);
    assert_eq!((play.hand(0), play.to_act()), (hand("KH QH 7D 8C"), Some(1)));
    let mut play = scene().discarded(2, "8C").play();
    play.act(discard("5S"));
    play.act(Action::Draw);
    assert_eq!((play.hand(0), play.to_act()), (hand("KH QH 7D JC JD"), Some(1)));
}

#[test]
fn c_2_8_by_the_usual_rules_both_go_with_an_action_and_so_in_a_short_game() {
    for scene in [Scene::new(3), Scene::short(3)] {
        let scene = scene.hand(0, "KH QH 5S 7D").hand(1, "4C").hand(2, "5C").discarded(2, "8C");
        let mut play = scene.pile("JC").play();
        play.act(Action::Couple(suit("H")));
        play.act(discard("5S"));
        play.act(Action::TakeDiscard);
        assert_eq!(play.hand(0), hand("KH QH 7D 8C JC"));
    }
}

/// Of the questions and answers: the queen may be discarded the same turn.
#[test]
fn c_3_1_a_couple_is_25_points_at_once_and_the_queen_may_go_in_the_same_turn() {
    let mut play = Scene::new(3).hand(0, "KH QH 7S").hand(1, "4C").hand(2, "5C").scores(&[40, 0, 0]).play();
    play.refuses(Action::Couple(suit("S")), Illegal::NoCouple);
    let mut strangers = Scene::new(3).hand(0, "KH QS 7S").hand(1, "4C").hand(2, "5C").play();
    for of in ["H", "S"] {
        strangers.refuses(Action::Couple(suit(of)), Illegal::NoCouple);
    }
    let events = play.act(Action::Couple(suit("H")));
    assert_eq!(events, [Event::Couple { seat: Seat(0), suit: suit("H") }]);
    assert_eq!(play.state.table().points(Seat(0)), 65);
    assert_eq!(play.hand(0), hand("KH QH 7S"), "the cards go back to the hand");
    play.act(discard("QH"));
    assert_eq!((play.hand(0).has(card("KH")), play.to_act()), (true, Some(1)));
}

#[test]
fn c_3_1_each_suit_once_a_hand_for_each_player_up_to_a_hundred() {
    let mut play =
        Scene::new(3).hand(0, "KC KD KH KS QC QD QH QS 7C 7D 7H 7S").hand(1, "4C 4D").hand(2, "5C 5D").play();
    for (at, letter) in ["C", "D", "H", "S"].into_iter().enumerate() {
        play.act(Action::Couple(suit(letter)));
        play.discard(&format!("7{letter}"));
        assert_eq!(play.state.table().points(Seat(0)), 25 * (at as i16 + 1));
        for _ in 0..2 {
            // The others keep what they have and discard what they draw, so that the four couples stay where they are.
            let seat = play.to_act().expect("a turn");
            let card = play.hand(seat).cards().next().expect("a card");
            play.act(Action::Discard(card));
            while play.to_act() == Some(seat) && matches!(play.state.phase(), Phase::Draw { .. }) {
                play.act(Action::Draw);
            }
        }
        assert_eq!(play.to_act(), Some(0));
        play.refuses(Action::Couple(suit(letter)), Illegal::ShownAlready);
    }
}

#[test]
fn c_2_8_by_the_strict_rules_a_shot_is_another_action_too() {
    let scene = Scene::strict(3).hand(0, "5S 7D").hand(1, "4C").hand(2, "6C").gun(0, "3C 8C");
    let mut play = scene.discarded(2, "8D").pile("JC JD").play();
    play.shot(Calibre::ThirtyEight, 1);
    play.refuses(Action::TakeDiscard, Illegal::TakingIsAnAction);
    play.act(discard("5S"));
    assert_eq!((play.hand(0), play.to_act()), (hand("7D JC"), Some(1)));
}

#[test]
fn c_2_3_a_card_of_another_under_an_older_own_one_may_be_taken() {
    let scene = Scene::new(3).hand(0, "7S 8S").hand(1, "4C").hand(2, "5C");
    let mut play = scene.discarded(2, "JC").discarded(0, "QC").play();
    play.act(discard("7S"));
    play.act(Action::TakeDiscard);
    assert_eq!(play.hand(0), hand("8S JC"));
}

#[test]
fn c_2_5_for_a_shot_the_discards_are_shuffled_too() {
    let scene = Scene::new(3).hand(0, "JC").hand(1, "KH").hand(2, "JH").gun(0, "3C 8C");
    let mut play = scene.only_pile("").play();
    play.shot(Calibre::ThirtyEight, 1);
    let events = play.act(Action::Fire);
    assert!(matches!(events[..2], [Event::Reshuffled, Event::Turned { .. }]));
}

#[test]
fn c_2_5_the_new_draw_pile_is_shuffled() {
    let pile = |seed| {
        let mut play = Scene::new(3).hand(0, "7S").hand(1, "4C").hand(2, "5C").only_pile("").play();
        play.state.rng = crate::engine::Rng::new(seed);
        play.act(discard("7S"));
        play.state.pile().to_vec()
    };
    assert_ne!(pile(1), pile(2));
}

#[test]
fn c_2_5_with_nothing_to_shuffle_the_discarded_card_must_be_taken() {
    let mut play = Scene::new(3).hand(0, "10S 8S").hand(1, "4C").discarded(1, "QC").play();
    play.state.hands[2] = crate::games::wyoming_cowboy::Hand::deck(1).minus(hand("10S 8S 4C QC"));
    play.state.table.hand_len[2] = 44;
    play.state.table.pile_len = 0;
    play.act(discard("10S"));
    assert_eq!(play.legal(), [Action::TakeDiscard]);
    play.refuses(Action::Draw, Illegal::NoCards);
}
