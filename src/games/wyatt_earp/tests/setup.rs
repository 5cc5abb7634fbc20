use super::*;
use crate::engine::{Game, Nobody, Rng, Seat};

fn deal(seats: u8, seed: u64) -> State {
    WyattEarp::deal(&Options { seats, edition: Edition::Y2014 }, seed).expect("two to four seats")
}

#[test]
fn r_2_1_two_to_four_players() {
    for seats in 0..=u8::MAX {
        let dealt = WyattEarp::deal(&Options { seats, edition: Edition::Y2000 }, 5);
        assert_eq!(dealt.is_ok(), (2..=4).contains(&seats), "{seats} seats");
    }
}

#[test]
fn r_2_1_each_poster_gets_a_thousand_before_every_hand_whatever_it_holds() {
    assert_eq!(deal(3, 1).table().posters, [1; 7]);
    // Nobody captures anybody: all the money stays, and a thousand comes on top.
    let mut game = Scene::new(2).hand(0, "Wes").poster(BILLY, 12).play();
    game.discard("Wes");
    assert_eq!(game.state.table().posters, [1, 12, 1, 1, 1, 1, 1]);
    game.act(Action::NextHand);
    assert_eq!(game.state.table().posters, [2, 13, 2, 2, 2, 2, 2]);
}

#[test]
fn r_2_2_ten_cards_each_one_at_a_time_from_the_dealers_left_and_one_face_up() {
    for seats in 2..=4 {
        let state = deal(seats, 40 + u64::from(seats));
        let all = Seat::all(seats.into());
        assert!(all.clone().all(|s| state.hand(s).len() == 10 && state.table().hand_len[s.index()] == 10));
        assert_eq!(state.discard().len(), 1);
        assert_eq!(state.supply().len(), 78 - 10 * seats as usize - 1);
        assert_eq!(WyattEarp::view(&state, Seat(0)).top, Some(state.discard()[0]));
        Play { state }.whole();
    }
    // The pinned shuffle tells who must get which card.
    let state = deal(3, 9);
    let mut rng = Rng::new(9);
    let mut seat = Seat(rng.below(3) as u8);
    let mut deck: Vec<Card> = Hand::FULL_DECK.cards().collect();
    rng.shuffle(&mut deck);
    let mut hands = [Hand::EMPTY; 3];
    for _ in 0..30 {
        hands[seat.index()].add(deck.pop().unwrap());
        seat = Seat((seat.0 + 1) % 3);
    }
    assert_eq!(hands.to_vec(), Seat::all(3).map(|s| state.hand(s)).collect::<Vec<_>>());
    assert_eq!(state.discard(), &[deck.pop().unwrap()]);
    assert_eq!(state.supply(), &deck[..]);
}

#[test]
fn r_2_2_every_hand_is_shuffled_anew_from_all_the_cards() {
    let mut game = Scene::new(4).hand(0, "Wes").group(1, "Billy*3").reshuffled().open(BOB).play();
    game.discard("Wes");
    game.act(Action::NextHand);
    let table = game.state.table();
    assert_eq!((table.hand_number, table.supply_len, table.discard_len), (2, 37, 1));
    assert!(!table.reshuffled && Outlaw::ALL.into_iter().all(|o| !table.is_open(o)));
    assert_eq!(table.territories, [[Group::EMPTY; 7]; 4]);
    assert_eq!(table.hand_len, [10; 4]);
}

#[test]
fn r_2_3_the_seed_chooses_the_first_dealer_and_the_dealers_left_begins() {
    let mut begun = [0; 4];
    for seed in 0..400 {
        let state = deal(4, seed);
        let table = state.table();
        assert_eq!(state.to_act(), Some(table.starter));
        assert_eq!(table.starter, table.dealer().next(4));
        begun[table.starter.index()] += 1;
    }
    // A hundred each; five standard deviations are 43.
    assert!(begun.iter().all(|&n: &i32| (57..=143).contains(&n)), "{begun:?}");
}

#[test]
fn r_2_3_play_goes_clockwise_and_whoever_began_deals_the_next_hand() {
    for seats in 2..=4u8 {
        let mut state = deal(seats, 77);
        let mut turn = state.table().starter;
        for _ in 0..7 {
            assert_eq!(state.to_act(), Some(turn));
            WyattEarp::apply(&mut state, Action::DrawSupply, &mut Nobody).unwrap();
            let (card, _) = state.hand(turn).kinds().next().unwrap();
            WyattEarp::apply(&mut state, Action::Discard(card), &mut Nobody).unwrap();
            turn = Seat((turn.0 + 1) % seats);
        }
        let mut game = Scene::new(seats).turn(1).hand(1, "Wes").play();
        game.discard("Wes");
        assert_eq!(game.state.table().starter, Seat(0), "seat 0 began the hand that seat 1 ended");
        assert_eq!(game.to_act(), Some(0));
        let events = game.act(Action::NextHand);
        let first_card = game.state.discard()[0];
        assert_eq!(events, [Event::Dealt { hand_number: 2, dealer: Seat(0), first_card }]);
        assert_eq!((game.state.table().dealer(), game.to_act()), (Seat(0), Some(1)));
    }
}

#[test]
fn r_2_4_the_bank_never_runs_out() {
    let mut game = Scene::new(2).hand(0, "Wes").group(0, "Billy*4").poster(BILLY, 40_000).play();
    game.discard("Wes");
    assert_eq!(game.state.table().money, [40_000, 0, 0, 0]);
}

#[test]
fn r_2_3_nobody_acts_out_of_turn() {
    for play in [Scene::new(3).hand(0, "Wes*2").draw(), Scene::new(3).hand(0, "Wes*2").play()] {
        for seat in [Seat(1), Seat(2)] {
            let view = WyattEarp::view(&play.state, seat);
            assert_eq!(view.legal().as_slice(), []);
            for action in play.legal() {
                assert_eq!(view.check(action), Err(Illegal::NotYourTurn), "{action:?}");
            }
        }
    }
}
