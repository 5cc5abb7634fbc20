//! Guessed worlds: possible, and each as likely as it should be.

use std::collections::BTreeMap;

use crate::engine::{Game, Rng, Seat};
use crate::games::wyoming_cowboy::testing::{Play, Scene, assert_whole, card, hand, random_hands, shoot, suit};
use crate::games::wyoming_cowboy::{
    ANY, Action, Calibre, Direction, Event, Habits, Hand, MAX_SEATS, Phase, Rank, State, WyomingCowboy,
};

/// 2s and queens are parted with, 6s and jacks kept; kings mostly stay through a pass.
const HABITS: Habits = Habits {
    odds: Some([0.3, 1.0, 1.0, 1.0, 1.5, 1.0, 1.0, 1.0, 1.0, 1.9, 0.5, 1.0]),
    stays: [0.8, 0.8, 0.8, 0.8, 0.4, 0.8, 0.8, 0.8, 0.8, 0.8, 0.78, 0.98],
};

#[test]
fn guesses_look_like_their_view_and_are_whole() {
    random_hands(0..60, |state, _, rng| {
        for seat in Seat::all(WyomingCowboy::seats(state)) {
            let view = WyomingCowboy::view(state, seat);
            assert_eq!(WyomingCowboy::admit(&view), Ok(()));
            for guess in [WyomingCowboy::determinize(&view, rng), view.guess(&HABITS, rng)] {
                assert_whole(&guess);
                assert_eq!(WyomingCowboy::view(&guess, seat), view);
                assert!(guess.is_whole(), "{:?}", view.phase);
                if view.decides() {
                    assert_eq!(WyomingCowboy::to_act(&guess), Some(seat), "who guesses is asked first");
                }
            }
        }
    });
}

/// The truth is always among what may be guessed: what is remembered never forbids it.
#[test]
fn c_6_4_what_is_remembered_is_true() {
    let (mut bounded, mut reshuffled) = (0, 0);
    random_hands(0..200, |state, _, _| {
        if matches!(state.phase(), Phase::HandOver | Phase::Over) {
            return;
        }
        for seat in Seat::all(WyomingCowboy::seats(state)) {
            let kings = state.table.unprotected(seat, state.hand(seat)).len();
            let most = state.memory.kings[seat.index()];
            assert!(kings <= most, "{kings} kings, {most} at most");
            bounded += u32::from(most < 2);
            let view = WyomingCowboy::view(state, seat);
            for other in state.table.others(seat) {
                assert!(state.hand(other).contains(view.memory.known[other.index()]));
            }
            let pile: Hand = state.pile().iter().copied().collect();
            assert!(view.memory.fresh.contains(pile), "a card lies in the pile that cannot");
            reshuffled += u32::from(state.table.reshuffled);
        }
    });
    assert!(bounded > 1_000 && reshuffled > 1_000, "{bounded} {reshuffled}");
}

#[test]
fn c_6_4_who_said_no_has_no_unprotected_king_in_any_guess() {
    let scene = Scene::new(3).hand(0, "JC 7C").hand(1, "QC QD KH").badges(1, "H").hand(2, "JD KC").gun(0, "3C 8C");
    let mut play = scene.play();
    play.shot(Calibre::ThirtyEight, 1);
    let view = WyomingCowboy::view(&play.state, Seat(0));
    assert_eq!(view.memory.kings[..3], [ANY, 0, ANY]);
    let mut rng = Rng::new(1);
    for _ in 0..2_000 {
        let guess = WyomingCowboy::determinize(&view, &mut rng);
        assert!(guess.table.unprotected(Seat(1), guess.hand(Seat(1))).is_empty());
    }
    // A hidden card may be one again.
    play.discard("JC");
    play.discard("QC");
    assert_eq!(WyomingCowboy::view(&play.state, Seat(0)).memory.kings[1], 1);
}

#[test]
fn c_6_5_who_said_yes_has_one_and_who_is_hit_none_of_that_suit() {
    let scene = Scene::new(3).hand(0, "JC 7C").hand(1, "QC QD KH").hand(2, "JD KC").gun(0, "3C 8C").pile("9D");
    let mut play = scene.play();
    play.shot(Calibre::ThirtyEight, 1);
    let mut rng = Rng::new(2);
    let kings = |play: &Play, rng: &mut Rng| {
        let mut seen = BTreeMap::new();
        for _ in 0..2_000 {
            let view = WyomingCowboy::view(&play.state, Seat(0));
            let guess = WyomingCowboy::determinize(&view, rng);
            let kings = guess.table.unprotected(Seat(1), guess.hand(Seat(1)));
            assert!(!kings.is_empty());
            kings.suits().for_each(|suit| *seen.entry(suit).or_insert(0) += 1);
        }
        seen
    };
    assert_eq!(kings(&play, &mut rng).len(), 4);
    play.act(Action::Fire);
    assert!(matches!(play.state.phase(), Phase::Hit { .. }));
    let seen = kings(&play, &mut rng);
    assert_eq!(seen.len(), 3, "{seen:?}");
}

#[test]
fn guesses_are_spread_evenly_over_what_can_be() {
    // Six unseen cards: two in the hand of seat 1, one in that of seat 2, three in the pile.
    let unseen = hand("4C 4D 4H 4S 7C 7D");
    let mut play = Scene::new(3).hand(0, "JC JD").hand(1, "4C 4D").hand(2, "4H").pile("4S 7C 7D").play();
    let seen = Hand::deck(1).minus(unseen).minus(hand("JC JD"));
    for card in seen.cards() {
        play.state.table.discards.push(crate::games::wyoming_cowboy::Discarded { card, by: None });
    }
    play.state.pile[..3].copy_from_slice(&crate::games::wyoming_cowboy::testing::cards("4S 7C 7D"));
    play.state.table.pile_len = 3;
    let view = WyomingCowboy::view(&play.state, Seat(0));
    let mut rng = Rng::new(2);
    let mut seen = BTreeMap::new();
    for _ in 0..60_000 {
        let guess = WyomingCowboy::determinize(&view, &mut rng);
        let key = (format!("{:?}", guess.hand(Seat(1))), format!("{:?}", guess.hand(Seat(2))));
        *seen.entry(key).or_insert(0_u32) += 1;
    }
    // Fifteen hands of two, with each four of one: 1,000 of each expected; five standard deviations are 158.
    assert_eq!(seen.len(), 60);
    assert!(seen.values().all(|n| n.abs_diff(1_000) < 158), "{seen:?}");
}

/// What was not shuffled into the pile, was turned since, or was drawn by who guesses, lies in it in no guess; of two of a kind neither does one
/// too many.
#[test]
fn c_2_5_no_guess_has_a_card_in_the_draw_pile_that_cannot_be_there() {
    let (mut made, mut left, mut mine) = (Hand::EMPTY, Hand::EMPTY, [Hand::EMPTY; MAX_SEATS]);
    let mut reshuffled = [0; 2];
    random_hands(0..60, |state, events, rng| {
        let decks = state.table.decks();
        if events.is_empty() {
            (made, left, mine) = (Hand::deck(decks), Hand::EMPTY, state.hands);
        }
        let mut gone = Vec::new();
        for event in events {
            match event {
                Event::Drew { seat, card: Some(card) } => {
                    mine[seat.index()].add(*card);
                    gone.push(*card);
                }
                Event::Turned { card, .. } => {
                    left.add(*card);
                    gone.push(*card);
                }
                Event::Reshuffled => {
                    (made, left, mine) = (Hand::EMPTY, Hand::EMPTY, Default::default());
                    gone.clear();
                }
                _ => {}
            }
        }
        if made.is_empty() {
            made = state.pile().iter().chain(&gone).copied().collect();
        }
        if matches!(state.phase(), Phase::HandOver | Phase::Over) {
            return;
        }
        for seat in Seat::all(WyomingCowboy::seats(state)) {
            let view = WyomingCowboy::view(state, seat);
            let may = made.minus(left).minus(mine[seat.index()]);
            for guess in [WyomingCowboy::determinize(&view, rng), view.guess(&HABITS, rng)] {
                let pile: Hand = guess.pile().iter().copied().collect();
                assert!(may.contains(pile), "{:?} in the pile", pile.minus(may));
            }
            reshuffled[usize::from(decks - 1)] += u32::from(state.table.reshuffled);
        }
    });
    assert!(reshuffled.iter().all(|&seen| seen > 1_000), "{reshuffled:?}");
}

/// Who was known to hold a couple and has passed cards since has most likely kept the king, and less surely the queen; whatever was seen to leave is gone.
#[test]
fn c_4_1_what_was_known_before_a_pass_is_mostly_still_there() {
    let scene = Scene::new(3).turn(1).hand(0, "2C 3C 4C").hand(1, "KH QH 7D 8D 2D 4D").hand(2, "9C 2H 3H 4H 7S 8S");
    let mut play = scene.pile("JC").play();
    play.act(Action::Couple(suit("H")));
    play.discard("7D");
    let held = |play: &Play, name: &str| {
        let view = WyomingCowboy::view(&play.state, Seat(0));
        let mut rng = Rng::new(7);
        let guesses = std::iter::repeat_with(|| view.guess(&HABITS, &mut rng)).take(2_000);
        guesses.filter(|guess| guess.hand(Seat(1)).has(card(name))).count()
    };
    assert_eq!((held(&play, "KH"), held(&play, "QH")), (2_000, 2_000), "all have seen them");
    play.act(Action::Nine { suit: suit("C"), direction: Direction::Left });
    play.passes(&["2C 3C", "4D QH", "2H 3H"]);
    let (king, queen) = (held(&play, "KH"), held(&play, "QH"));
    assert_eq!(WyomingCowboy::view(&play.state, Seat(0)).likely(Seat(1)), hand("KH QH"));
    let got = WyomingCowboy::view(&play.state, Seat(2));
    assert_eq!(got.likely(Seat(1)), hand(""), "who got the queen knows better …");
    assert_eq!(got.memory.known[1], hand("KH"), "… and that the king stayed");
    assert!((1_940..2_000).contains(&king) && (1_450..1_750).contains(&queen), "{king} {queen}");
    // The queen comes to light in the hand that she was passed to.
    play.discard("7S");
    play.discard("4C");
    play.discard("JC");
    play.discard("QH");
    assert_eq!(held(&play, "QH"), 0);
    assert!(!play.state.memory.once[1].has(card("QH")), "not even once she can be drawn again");
    assert!(held(&play, "KH") > 1_940);
}

/// Where two decks are played with, somebody who can be hit has no second king for that: it is the one that all have seen, most likely.
#[test]
fn c_6_4_who_says_yes_has_most_likely_the_king_that_was_seen() {
    let scene = Scene::new(6)
        .turn(1)
        .hand(0, "2C 3C 8D")
        .hand(1, "KH QH 7D 8D 2D 4D")
        .hand(2, "9C 2H 3H 4H 7S 8S")
        .gun(0, "3C 8C");
    let mut play = scene.hand(3, "2C 3D 4C").hand(4, "2H 3D 4H").hand(5, "2S 3S 4S").pile("JC").play();
    play.act(Action::Couple(suit("H")));
    play.discard("7D");
    play.act(Action::Nine { suit: suit("C"), direction: Direction::Left });
    play.passes(&["2C 3C", "4D QH", "2H 3H", "2C 3D", "2H 3D", "2S 3S"]);
    let view = |play: &Play| WyomingCowboy::view(&play.state, Seat(0));
    let kings = |play: &Play| -> f32 {
        let (view, mut rng) = (view(play), Rng::new(7));
        let guesses = std::iter::repeat_with(|| view.guess(&HABITS, &mut rng)).take(2_000);
        guesses.map(|guess| f32::from(guess.table.unprotected(Seat(1), guess.hand(Seat(1))).len())).sum::<f32>()
            / 2_000.0
    };
    assert!(view(&play).likely(Seat(1)).has(card("KH")));
    let before = kings(&play);
    while play.to_act() != Some(0) || !play.lists(shoot(Calibre::ThirtyEight, 1)) {
        let act = play.legal()[0];
        play.act(act);
    }
    play.act(shoot(Calibre::ThirtyEight, 1));
    play.act(Action::Stand);
    let after = kings(&play);
    assert!(after - before < 0.1, "{before} {after}");
}

/// By habits the draw pile is rich in what players part with, and the hands in what they keep; without them nothing speaks for either.
#[test]
fn hidden_cards_lie_where_players_leave_them() {
    let of = |rank: Rank, habits: bool| {
        let scene = Scene::new(3).hand(0, "8C").hand(1, "2C 5C QC 10C JC").hand(2, "2D 5D QD 10D JD");
        let view = WyomingCowboy::view(&scene.play().state, Seat(0));
        let mut rng = Rng::new(3);
        let in_hands = |guess: &State| -> u8 { [1, 2].map(|at| guess.hand(Seat(at)).count_rank(rank)).iter().sum() };
        let mut guess =
            || if habits { view.guess(&HABITS, &mut rng) } else { WyomingCowboy::determinize(&view, &mut rng) };
        (0..2_000).map(|_| u32::from(in_hands(&guess()))).sum::<u32>()
    };
    // Ten of the 47 cards are in hands: of four of a rank 1,702 in 2,000 guesses; five standard deviations are 370 at most.
    for rank in [Rank::Two, Rank::Queen, Rank::Six, Rank::Jack] {
        assert!(of(rank, false).abs_diff(1_702) < 370, "{rank:?}");
    }
    assert!(of(Rank::Two, true) < 800 && of(Rank::Queen, true) < 1_150);
    assert!(of(Rank::Jack, true) > 2_300 && of(Rank::Jack, true) > of(Rank::Ten, true) + 370);
}
