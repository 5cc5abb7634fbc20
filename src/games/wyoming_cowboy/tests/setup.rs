//! C-1: cards and set-up.

use crate::engine::{Game, Seat};
use crate::games::wyoming_cowboy::testing::{Scene, assert_whole, cards, discard, hand, name, pass};
use crate::games::wyoming_cowboy::{Action, BadOptions, Direction, Event, Hand, Illegal, Phase, Suits, WyomingCowboy};

fn deal(seats: u8, seed: u64) -> crate::games::wyoming_cowboy::State {
    WyomingCowboy::deal(&WyomingCowboy::options(seats, 0), seed).expect("a table")
}

#[test]
fn c_1_1_three_to_eight_play() {
    for seats in [0, 1, 2, 9, 255] {
        assert_eq!(WyomingCowboy::deal(&WyomingCowboy::options(seats, 1), 1).err(), Some(BadOptions { seats }));
    }
    (3..=8).for_each(|seats| assert_whole(&deal(seats, 1)));
}

#[test]
fn c_1_1_one_deck_up_to_four_two_from_five_on_seven_cards_each_and_no_discard() {
    for seats in 3..=8 {
        let state = deal(seats, 7);
        let table = state.table();
        assert_eq!(table.decks(), if seats < 5 { 1 } else { 2 });
        assert!(Seat::all(seats.into()).all(|seat| state.hand(seat).len() == 7));
        assert_eq!(table.pile_len, 48 * table.decks() - 7 * seats);
        assert!(table.discards.is_empty() && table.guns.is_empty());
        assert_eq!(table.badge_pile(), Suits::deck(table.decks()), "all aces lie open");
        assert_eq!(table.badges_left(), 4 * table.decks());
    }
}

#[test]
fn c_1_2_the_seed_decides_who_deals_and_everybody_does_alike() {
    for seats in 3..=8_u8 {
        let mut deals = [0_u32; 8];
        (0..4_000).for_each(|seed| deals[deal(seats, seed).table().dealer.index()] += 1);
        let even = 4_000 / u32::from(seats);
        // Four standard deviations are 120 at most.
        assert!(deals[..usize::from(seats)].iter().all(|n| n.abs_diff(even) < 121), "{deals:?}");
    }
}

#[test]
fn c_1_2_the_player_on_the_dealer_s_left_begins_and_play_is_clockwise() {
    for seats in 3..=8 {
        let state = deal(seats, 3);
        assert_eq!(state.table().turn, state.table().dealer.next(seats.into()));
    }
    let mut play = Scene::new(3).hand(0, "2C 3C").hand(1, "4C 5H").hand(2, "7C 8H").play();
    for (seat, card) in [(0, "2C"), (1, "4C"), (2, "7C"), (0, "3C")] {
        assert_eq!(play.to_act(), Some(seat));
        play.discard(card);
    }
}

#[test]
fn c_1_2_the_next_hand_is_dealt_on_the_dealer_s_right_so_the_dealer_begins_it() {
    let mut play = Scene::new(4).turn(1).hand(1, "10C").tens(0, "D H S").gun(2, "2C 2D").play();
    play.act(discard("10C"));
    assert_eq!((play.state.phase(), play.to_act()), (Phase::HandOver, Some(2)));
    play.refuses(discard("2C"), Illegal::HandOver);
    let events = play.act(Action::NextHand);
    assert_eq!(events, [Event::Dealt { hand_number: 2, dealer: Seat(2) }]);
    let table = play.state.table();
    assert_eq!((table.dealer, table.turn, table.hand_number), (Seat(2), Seat(3), 2));
    assert!(table.guns.is_empty() && table.tens.iter().all(|tens| tens.is_empty()));
    play.refuses(Action::NextHand, Illegal::NameDirection);
}

/// A table of four about to pass.
fn passing() -> crate::games::wyoming_cowboy::testing::Play {
    let mut play = Scene::new(4)
        .hand(0, "2C 3C 4C 5C 6C 7C 8C")
        .hand(1, "2D 3D 4D 5D 6D 7D 8D")
        .hand(2, "2H 3H 4H 5H 6H 7H 8H")
        .hand(3, "2S 3S 4S 5S 6S 7S 8S")
        .play();
    play.state.phase = Phase::Direction;
    play
}

#[test]
fn c_1_3_the_dealer_names_a_direction_and_across_needs_somebody_there() {
    let mut play = passing();
    assert_eq!(play.to_act(), Some(3));
    assert_eq!(play.legal(), Direction::ALL.map(name));
    play.refuses(pass("2S 3S 4S"), Illegal::NameDirection);
    play.act(name(Direction::Across));
    play.refuses(name(Direction::Left), Illegal::ChoosePass);
    for seats in 3..=8 {
        let directions = WyomingCowboy::legal(&deal(seats, 1)).len();
        assert_eq!(directions, if seats % 2 == 0 { 3 } else { 2 });
    }
    let mut odd = Scene::new(5).hand(0, "2C").hand(1, "3C").play();
    odd.state.phase = Phase::Direction;
    odd.refuses(name(Direction::Across), Illegal::NobodyAcross);
}

#[test]
fn c_1_3_all_pass_three_at_once_that_way_before_seeing_what_comes() {
    for (direction, from) in
        [(Direction::Left, [3, 0, 1, 2]), (Direction::Right, [1, 2, 3, 0]), (Direction::Across, [2, 3, 0, 1])]
    {
        let mut play = passing();
        play.act(name(direction));
        let suits = ["C", "D", "H", "S"];
        let given = |seat: usize, ranks: [u8; 3]| hand(&ranks.map(|rank| format!("{rank}{}", suits[seat])).join(" "));
        for _ in 0..4 {
            let seat = play.to_act().expect("a choice");
            assert_eq!(play.hand(seat).len(), 7, "nothing has come yet");
            play.act(Action::Pass(given(seat.into(), [2, 3, 4])));
        }
        for seat in 0..4_u8 {
            let kept = play.hand(seat).minus(given(from[usize::from(seat)], [2, 3, 4]));
            assert_eq!(kept.len(), 4, "{direction:?}");
            assert!(kept.cards().all(|card| format!("{:?}", card.suit()).starts_with(suits[usize::from(seat)])));
        }
        assert_eq!((play.state.phase(), play.to_act()), (Phase::Play, Some(0)));
    }
}

/// Of the questions and answers: one must pass three, and can pass only three.
#[test]
fn c_1_3_exactly_three_of_the_own_cards_are_passed() {
    let mut play = passing();
    play.act(name(Direction::Left));
    assert_eq!(play.to_act(), Some(3));
    assert_eq!(play.legal().len(), 35);
    for few_or_many in ["", "2S", "2S 3S", "2S 3S 4S 5S"] {
        play.refuses(pass(few_or_many), Illegal::NotThree);
    }
    assert_eq!(Illegal::NotThree.rule(), "C-1.3");
    play.refuses(pass("2S 3S 4C"), Illegal::NotInHand);
    play.refuses(discard("2S"), Illegal::ChoosePass);
    play.refuses(Action::NextHand, Illegal::ChoosePass);
}

#[test]
fn c_1_3_who_has_chosen_has_chosen() {
    let mut play = passing();
    play.act(name(Direction::Left));
    play.act(pass("2S 3S 4S"));
    let view = WyomingCowboy::view(&play.state, Seat(3));
    assert_eq!(view.pass, Some(hand("2S 3S 4S")));
    assert_eq!((view.legal().len(), view.check(pass("2S 3S 4S"))), (0, Err(Illegal::ChosenAlready)));
    let other = WyomingCowboy::view(&play.state, Seat(1));
    assert_eq!((other.pass, other.legal().len()), (None, 35));
}

#[test]
fn c_1_1_in_two_decks_two_of_a_kind_can_be_passed_together() {
    let mut play = Scene::new(5).hand(0, "2C 2C 3D 4D 5D 6D 7D").hand(1, "8C").play();
    play.state.phase = Phase::Passing { cards: 3, direction: Direction::Left };
    play.state.first = Seat(0);
    let both: Hand = cards("2C 2C 3D").into_iter().collect();
    assert!(play.lists(Action::Pass(both)));
    // Pairs with one of five others, and three of six kinds.
    assert_eq!(play.legal().len(), 5 + 20);
}

#[test]
fn c_1_1_the_cards_are_shuffled() {
    assert!((2..50).all(|seed| deal(4, seed).hand(Seat(0)) != deal(4, 1).hand(Seat(0))));
}

#[test]
fn c_1_2_the_deal_goes_to_the_right_all_round_the_table() {
    for (dealer, next) in [(3, 2), (2, 1), (1, 0), (0, 3)] {
        let mut play = Scene::new(4).hand(0, "10C").tens(1, "D H S").gun(2, "2C 2D").play();
        play.state.table.dealer = Seat(dealer);
        play.act(discard("10C"));
        play.act(Action::NextHand);
        assert_eq!((play.state.table().dealer, play.state.table().turn), (Seat(next), Seat(dealer)));
    }
}

#[test]
fn c_1_3_across_is_as_far_from_either_side() {
    assert_eq!([4, 6, 8].map(|seats| Direction::Across.receiver(Seat(0), seats)), [Seat(2), Seat(3), Seat(4)]);
}
