use super::*;
use crate::engine::{Game, Seat};

#[test]
fn r_8_1_the_hand_ends_at_once_when_the_last_card_is_discarded() {
    let mut game = Scene::new(3).hand(0, "Wes").hand(1, "Bob*5").play();
    let events = game.discard("Wes");
    assert_eq!(events[1], Event::HandEnded { why: HandEnd::WentOut(Seat(0)) });
    assert_eq!(game.legal(), [Action::NextHand]);
    game.refuses(Action::DrawSupply, Illegal::HandOver);
    Scene::new(3).play().refuses(Action::NextHand, Illegal::HandNotOver);
}

#[test]
fn r_8_2_one_emptied_by_most_wanted_ends_the_hand_with_the_current_turn() {
    let mut game = Scene::new(3).hand(0, "Most Billy*2 Bob Wes").hand(2, "Billy").play();
    game.act(Action::Ask { outlaw: BILLY, direction: Direction::Right });
    assert_eq!(game.hand(2), Hand::EMPTY);
    // The current player finishes the turn first.
    assert_eq!((game.to_act(), game.state.phase()), (Some(0), Phase::Play));
    game.act(lay(BILLY, 3));
    let events = game.discard("Wes");
    assert_eq!(events[1], Event::HandEnded { why: HandEnd::EmptyHanded(Seat(2)) });
    assert_eq!(game.state.phase(), Phase::HandOver);
}

#[test]
fn r_8_2_one_who_laid_the_last_card_out_of_turn_ends_it_too() {
    let mut photo = Scene::new(2).hand(0, "Billy*3 Bob Wes").hand(1, "@Billy").play();
    photo.act(lay(BILLY, 3));
    photo.act(Action::LayPhoto);
    let events = photo.discard("Wes");
    assert_eq!(events[1], Event::HandEnded { why: HandEnd::EmptyHanded(Seat(1)) });
    for shot in ["Bank", "Jesse"] {
        let scene = Scene::new(3).hand(0, "Hide Bob Wes").hand(1, "Wyatt").group(1, "Billy*3");
        let mut wyatt = scene.supply(&format!("Belle {shot}")).play();
        wyatt.act(shoot("Hide"));
        wyatt.act(target(1, BILLY));
        wyatt.act(Action::ShootHideout);
        assert_eq!(wyatt.state.phase(), Phase::Play);
        let events = wyatt.discard("Wes");
        assert_eq!(events[1], Event::HandEnded { why: HandEnd::EmptyHanded(Seat(1)) });
    }
}

#[test]
fn r_8_3_the_supply_running_out_for_good_ends_and_scores_the_hand() {
    let scene = Scene::new(2).supply("Bob").reshuffled().rest(Rest::Stack).group(1, "Billy*4");
    let mut game = scene.draw();
    let events = game.act(Action::DrawSupply);
    assert_eq!(events[0], Event::HandEnded { why: HandEnd::SupplyOut });
    assert_eq!(game.state.table().money, [0, 1, 0, 0]);
}

#[test]
fn r_8_4_cards_left_in_hands_are_worth_nothing() {
    let mut game = Scene::new(2).hand(0, "Wes").hand(1, "Billy*3 @Billy Bank*3 Gun").group(0, "Billy*4").play();
    game.discard("Wes");
    assert_eq!(game.state.table().money, [1, 0, 0, 0]);
}

#[test]
fn r_9_1_to_r_9_4_every_poster_is_scored_when_the_hand_ends() {
    let mut game = Scene::new(3)
        .hand(0, "Wes")
        .group(0, "Belle*3")
        .poster(BELLE, 3) // six: not captured
        .group(0, "Billy*5")
        .group(1, "Billy Bank Stage")
        .poster(BILLY, 4) // ten to five: seat 0 alone
        .group(0, "Bob*3")
        .group(1, "Bob*3 Hide")
        .group(2, "Bob Bank")
        .poster(BOB, 7) // six to four
        .money([1, 2, 3, 0])
        .play();
    let events = game.discard("Wes");
    let scored = |outlaw, cp, paid, stays| Event::Scored { outlaw, cp, paid, stays };
    assert_eq!(events[2], scored(BELLE, [6, 0, 0, 0], [0; 4], 3));
    assert_eq!(events[3], scored(BILLY, [10, 5, 0, 0], [4, 0, 0, 0], 0));
    assert_eq!(events[4], scored(BOB, [6, 0, 4, 0], [4, 0, 3, 0], 0));
    assert_eq!(events.len(), 2 + 7);
    let table = game.state.table();
    assert_eq!(table.money, [1 + 4 + 4, 2, 3 + 3, 0]);
    assert_eq!(table.posters, [3, 0, 0, 1, 1, 1, 1]);
    assert_eq!(table.posters_at_end, [3, 4, 7, 1, 1, 1, 1]);
    for outlaw in Outlaw::ALL {
        let sheet = payout(table.cp(outlaw), table.posters_at_end[outlaw.index()]);
        assert_eq!(sheet.stays, table.posters[outlaw.index()]);
    }
}

/// A hand that ends with this money in the purses.
fn ended(seats: u8, money: [u16; 4], seed: u64) -> Play {
    let mut game = Scene::new(seats).hand(0, "Wes").money(money).seed(seed).play();
    game.discard("Wes");
    game
}

#[test]
fn r_10_1_with_25_thousand_the_game_ends_and_most_money_wins() {
    for (money, winner) in
        [([24, 24, 24, 0], None), ([25, 0, 0, 0], Some(0)), ([0, 24, 25, 0], Some(2)), ([25, 40, 26, 0], Some(1))]
    {
        let mut game = ended(3, money, 1);
        let outcome = WyattEarp::outcome(&game.state);
        assert_eq!(outcome.as_ref().map(|o| o.winners.clone()), winner.map(|w| vec![Seat(w)]), "{money:?}");
        assert_eq!(game.to_act().is_none(), winner.is_some());
        if winner.is_some() {
            assert_eq!(outcome.unwrap().points, money[..3].iter().map(|&m| i32::from(m)).collect::<Vec<_>>());
            assert_eq!(game.legal(), []);
            game.refuses(Action::NextHand, Illegal::GameOver);
            game.refuses(Action::DrawSupply, Illegal::GameOver);
        }
    }
    // Only after scoring: what this hand pays counts.
    let mut game = Scene::new(2).hand(0, "Wes").group(1, "Billy*4").poster(BILLY, 2).money([3, 23, 0, 0]).play();
    game.discard("Wes");
    assert_eq!(game.state.phase(), Phase::GameOver { winner: Seat(1) });
}

/// The cards of each round of a duel, of those who turned one.
fn rounds(events: &[Event]) -> Vec<Vec<(usize, Card)>> {
    let of = |turned: &[Option<Card>; 4]| (0..4).filter_map(|seat| Some((seat, turned[seat]?))).collect();
    let duels =
        events.iter().filter_map(|event| if let Event::Duel { turned } = event { Some(of(turned)) } else { None });
    duels.collect()
}

/// A hand that ends in a tie of all, with these cards in the supply.
fn tied(seats: u8, supply: &str) -> Scene {
    let money = [30, 30, if seats > 2 { 30 } else { 0 }, if seats > 3 { 30 } else { 0 }];
    Scene::new(seats).hand(0, "Wes").money(money).supply(supply).rest(Rest::Stack)
}

#[test]
fn r_10_2_a_duel_draws_from_what_is_left_of_the_supply_in_its_order() {
    let mut game = tied(3, "Bank Gun Hide Billy Stage Jesse Most Bob Wyatt Belle").play();
    let events = game.discard("Wes");
    let turned: Vec<Vec<usize>> = rounds(&events).iter().map(|r| r.iter().map(|(seat, _)| *seat).collect()).collect();
    assert_eq!(turned, [vec![0, 1, 2], vec![0, 1, 2], vec![0, 2]]);
    let all: Vec<Card> = rounds(&events).concat().into_iter().map(|(_, card)| card).collect();
    assert_eq!(all, cards("Bank Gun Hide Billy Stage Jesse Most Bob"));
    assert_eq!(game.state.phase(), Phase::GameOver { winner: Seat(2) });
    // No dice are thrown for it.
    for seed in 0..20 {
        let mut same = tied(3, "Bank Gun Hide Billy Stage Jesse Most Bob Wyatt Belle").seed(seed).play();
        assert_eq!(same.discard("Wes"), events);
    }
}

#[test]
fn r_10_2_by_the_rules_of_version_1_a_duel_begins_with_a_new_shuffle() {
    let first = |seed| {
        let mut game = tied(2, "Bank Gun Hide Billy").rules(1).seed(seed).play();
        rounds(&game.discard("Wes"))[0].clone()
    };
    let shuffles = (0..20).map(first).collect::<std::collections::BTreeSet<_>>();
    assert!(shuffles.len() > 10, "{shuffles:?}");
}

#[test]
fn r_10_2_a_tie_is_fought_out_until_one_with_a_bullet_hole_is_left() {
    let (mut rounds_without, mut longest, mut won) = (0, 0, [0; 4]);
    for seed in 0..400 {
        let scene = Scene::new(4).hand(0, "Wes").money([30, 26, 30, 30]);
        let mut game = scene.rest(Rest::Stack).seed(seed).play(); // the supply is empty
        let events = game.discard("Wes");
        let (mut left, mut turned_so_far) = (vec![0, 2, 3], Hand::EMPTY);
        for round in rounds(&events) {
            assert!(left.len() > 1, "the duel went on with one left");
            let by: Vec<usize> = round.iter().map(|(seat, _)| *seat).collect();
            assert_eq!(by, left, "each who is still in turns a card, nobody else");
            for (_, card) in &round {
                assert!(turned_so_far.count(*card) < card.copies(), "one deck: seed {seed}");
                turned_so_far.add(*card);
            }
            let hits: Vec<usize> = round.iter().filter(|(_, card)| card.has_hole()).map(|(seat, _)| *seat).collect();
            if hits.is_empty() {
                rounds_without += 1;
            } else {
                left = hits;
            }
        }
        assert_eq!(game.state.phase(), Phase::GameOver { winner: Seat(left[0] as u8) });
        assert_eq!((left.len(), events.last()), (1, Some(&Event::GameEnded { winner: Seat(left[0] as u8) })));
        longest = longest.max(rounds(&events).len());
        won[left[0]] += 1;
    }
    assert!(rounds_without > 0 && longest > 2, "{rounds_without} {longest}");
    // A third each of 400; five standard deviations are 47.
    assert!([0, 2, 3].iter().all(|&s: &usize| (86..=181).contains(&won[s])), "{won:?}");
}

#[test]
fn r_10_2_when_the_supply_runs_out_in_a_duel_all_cards_are_shuffled_anew() {
    let mut holes = 0;
    for seed in 0..400 {
        // Three Sheriff cards are left: the second player's second card comes from the new deck.
        let mut game = tied(2, "Hide Gun Bank").seed(seed).play();
        let turned: Vec<Card> = rounds(&game.discard("Wes")).concat().into_iter().map(|(_, card)| card).collect();
        assert_eq!(turned[..3], cards("Hide Gun Bank"));
        let mut anew = Hand::EMPTY;
        for &card in &turned[3..] {
            assert!(anew.count(card) < card.copies(), "one new deck: seed {seed}");
            anew.add(card);
        }
        let last = [turned[turned.len() - 2], turned[turned.len() - 1]].map(Card::has_hole);
        let Phase::GameOver { winner } = game.state.phase() else { panic!("seed {seed}") };
        assert!(last[0] != last[1] && last[winner.index()], "seed {seed}");
        holes += usize::from(turned[3].has_hole());
    }
    // 49 of 78, of 400; five standard deviations are 48.
    assert!((203..=299).contains(&holes), "{holes}");
}

#[test]
fn r_10_2_no_duel_without_a_tie_for_most() {
    let mut game = Scene::new(3).hand(0, "Wes").money([26, 26, 27, 0]).play();
    assert!(!game.discard("Wes").iter().any(|event| matches!(event, Event::Duel { .. })));
    assert_eq!(game.state.phase(), Phase::GameOver { winner: Seat(2) });
}
