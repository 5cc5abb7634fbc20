use super::*;

#[test]
fn r_4_1_the_first_cards_of_an_outlaw_are_at_least_three_in_one_play() {
    let mut game = Scene::new(2).hand(0, "Bob*7 Wes").play();
    for few in 0..3 {
        game.refuses(lay(BOB, few), Illegal::NeedsSet);
    }
    for count in 3..=7 {
        game.clone().act(lay(BOB, count));
    }
    // Two plays do not add up to a set, and others' cards do not count.
    let mut game = Scene::new(2).hand(0, "Bob*2 @Bob Wes").hand(1, "Bob Wes").play();
    game.refuses(lay(BOB, 2), Illegal::NeedsSet);
    game.refuses(lay(BOB, 1), Illegal::NeedsSet);
    game.refuses(Action::PlayPhoto(BOB), Illegal::PhotoNeedsOpen);
}

#[test]
fn r_4_1_a_set_opens_the_outlaw_for_everybody_until_the_hand_ends() {
    let mut game = Scene::new(3).hand(0, "Bob*4 Wes").hand(1, "Bob Wes*2").supply("Jesse*4").play();
    let events = game.act(lay(BOB, 3));
    assert_eq!(events, [Event::PlayedOutlaws { seat: crate::engine::Seat(0), outlaw: BOB, count: 3, opened: true }]);
    assert!(game.state.table().is_open(BOB) && !game.state.table().is_open(BILLY));
    game.discard("Wes");
    game.act(Action::DrawSupply);
    let events = game.act(lay(BOB, 1));
    assert_eq!(events, [Event::PlayedOutlaws { seat: crate::engine::Seat(1), outlaw: BOB, count: 1, opened: false }]);
    game.discard("Wes");
    game.act(Action::DrawSupply);
    game.discard("Jesse");
    game.act(Action::DrawDiscard);
    game.discard("Jesse");
    assert!(game.state.table().is_open(BOB));
    let mut game = Scene::new(2).hand(0, "Wes").open(BOB).play();
    game.discard("Wes");
    game.act(Action::NextHand);
    assert!(!game.state.table().is_open(BOB));
}

#[test]
fn r_4_2_any_number_may_follow_and_all_lie_in_one_group_of_ones_own() {
    for count in 1..=3 {
        let mut game = Scene::new(3).hand(0, "Bob*4").group(0, "Bob*2 Bank").group(1, "Bob").play();
        game.act(lay(BOB, count));
        assert_eq!((game.group(0, BOB).outlaws(), game.group(0, BOB).banks()), (2 + count, 1));
        assert_eq!(game.group(1, BOB).outlaws(), 1);
        game.refuses(lay(BOB, 0), Illegal::NeedsSet);
        if count == 1 {
            game.act(lay(BOB, 2));
            assert_eq!(game.group(0, BOB).outlaws(), 5);
        }
    }
}

#[test]
fn r_4_3_a_play_of_n_cards_adds_n_minus_one_thousand_at_once() {
    for count in 1..=7 {
        let mut game = Scene::new(2).hand(0, "Bob*7 Wes").open(BOB).poster(BOB, 4).play();
        game.act(lay(BOB, count));
        assert_eq!(game.poster(BOB), 4 + u16::from(count) - 1);
        assert_eq!(game.state.table().posters.iter().sum::<u16>(), 10 + u16::from(count) - 1);
    }
    // Only the cards of that play count: three and then one add two and then nothing.
    let mut game = Scene::new(2).hand(0, "Bob*4 Wes").group(0, "Billy*3").play();
    game.act(lay(BOB, 3));
    game.act(lay(BOB, 1));
    assert_eq!(game.poster(BOB), 3);
}

#[test]
fn r_4_4_open_stays_open_under_a_hideout_and_after_theft() {
    for edition in [Edition::Y2014, Edition::Y2000] {
        let scene = || Scene::new(2).edition(edition).supply("Wes");
        let mut covered = scene().hand(0, "Hide Bob Wes").group(1, "Bob*3").play();
        covered.act(shoot("Hide"));
        covered.act(target(1, BOB));
        covered.act(lay(BOB, 1));
        // Even when theft takes the outlaw's last card off the table.
        let mut robbed = scene().hand(0, "Most Wes").group(1, "Bob").play();
        robbed.act(shoot("Most"));
        robbed.act(target(1, BOB));
        assert!(robbed.group(1, BOB).is_empty() && robbed.state.table().is_open(BOB));
        robbed.act(lay(BOB, 1));
    }
}
