//! Guessed worlds: possible, and each as likely as it should be.

use std::collections::BTreeMap;

use crate::engine::{Game, Rng, Seat};
use crate::games::desperados::testing::{Scene, assert_whole, cards, hand, put, random_games};
use crate::games::desperados::{Card, Desperados, Event, Phase};

#[test]
fn guesses_look_like_their_view_and_are_whole() {
    random_games(0..40, |state, _, rng| {
        for seat in Seat::all(Desperados::seats(state)) {
            let view = Desperados::view(state, seat);
            let guess = Desperados::determinize(&view, rng);
            assert_whole(&guess);
            assert_eq!(Desperados::view(&guess, seat), view);
            assert!(guess.is_whole());
            if view.decides() {
                assert_eq!(Desperados::to_act(&guess), Some(seat), "who guesses is asked first");
            }
            if state.phase != Phase::Over && view.gang.is_some() {
                assert_ne!(Desperados::to_act(&guess), Some(seat));
            }
        }
    });
}

#[test]
fn d_2_3_a_hand_that_was_stuck_has_nothing_that_fitted() {
    let mut stuck = 0;
    random_games(0..400, |state, events, rng| {
        for event in events {
            let Event::Stuck { seat, .. } = event else { continue };
            let lack = state.memory.lacks[seat.index()];
            assert!(state.hand(*seat).count_of(lack.kinds) <= lack.most);
            stuck += 1;
            for me in state.table.others(*seat) {
                let view = Desperados::view(state, me);
                for _ in 0..20 {
                    let guess = Desperados::determinize(&view, rng);
                    assert!(guess.hand(*seat).count_of(lack.kinds) <= lack.most);
                }
            }
        }
    });
    assert!(stuck > 5, "{stuck}");
}

/// The truth is always among what may be guessed: what is remembered never forbids it.
#[test]
fn d_1_3_what_is_remembered_is_true() {
    let mut reshuffled = 0;
    random_games(0..600, |state, _, _| {
        let memory = &state.memory;
        for seat in Seat::all(Desperados::seats(state)) {
            let lack = memory.lacks[seat.index()];
            assert!(state.hand(seat).count_of(lack.kinds) <= lack.most || lack.kinds == 0);
            if state.table.reshuffled {
                reshuffled += 1;
                let view = Desperados::view(state, seat);
                let pile: crate::games::desperados::Hand = state.pile().iter().copied().collect();
                assert!(view.memory.fresh.contains(pile), "a card lies in the pile that cannot");
            }
        }
    });
    assert!(reshuffled > 1_000, "{reshuffled}");
}

#[test]
fn d_1_3_after_the_reshuffle_two_players_know_each_other_s_hands_but_for_what_was_drawn_since() {
    // The pile runs out as seat 1 draws its second card.
    let mut play = Scene::new(2).hand(0, "RB YW").hand(1, "GW GB YN").only_pile("BC").play();
    play.act(put("RB", 0));
    let view = Desperados::view(&play.state, Seat(0));
    let mut rng = Rng::new(1);
    let mut last = BTreeMap::new();
    for _ in 0..300 {
        let guess = Desperados::determinize(&view, &mut rng).hand(Seat(1));
        let old = hand("GW GB YN BC");
        assert!(guess.contains(old), "{guess:?}");
        *last.entry(guess.minus(old).cards().next()).or_insert(0) += 1;
    }
    assert!(last.len() > 25, "the card drawn since may be any of the pile");
}

#[test]
fn guesses_are_spread_evenly_over_what_can_be() {
    // Six unseen cards: two in the hand of seat 1, one in that of seat 2, three in the pile.
    let unseen = "YB YC YD YF YG YN";
    let seen: Vec<Card> = {
        let mut rest = crate::games::desperados::Hand::FULL_DECK.minus(hand(unseen)).minus(hand("RB"));
        rest = rest.minus(hand("RW"));
        rest.cards().collect()
    };
    let mut play = Scene::new(3).hand(0, "RB RW").hand(1, "YB YC").hand(2, "YD").pile("YF YG YN").play();
    play.state.table.discards = seen.into_iter().collect();
    play.state.table.pile_len = 3;
    let mut rng = Rng::new(2);
    let view = Desperados::view(&play.state, Seat(0));
    let mut seen = BTreeMap::new();
    for _ in 0..60_000 {
        let guess = Desperados::determinize(&view, &mut rng);
        let key = (format!("{:?}", guess.hand(Seat(1))), format!("{:?}", guess.hand(Seat(2))));
        *seen.entry(key).or_insert(0_u32) += 1;
    }
    // Fifteen hands of two, with each four of one: 1,000 of each expected; five standard deviations are 158.
    assert_eq!(seen.len(), 60);
    assert!(seen.values().all(|n| n.abs_diff(1_000) < 158), "{seen:?}");
    assert_eq!(cards(unseen).len(), 6);
}
