//! What the rules of thumb must not get wrong.

use super::*;
use crate::bots::arena::{Entrant, Match};
use crate::bots::{Mind, Random};
use crate::engine::{Game, Nobody, Seat};
use crate::games::wyoming_cowboy::testing::{Scene, discard, hand, shoot};
use crate::games::wyoming_cowboy::{ANY, Acted, Calibre, Hand, MAX_SEATS, RANKS, Rank, State};

/// Shows every decision of a game of greedy bots.
fn game(seats: u8, variant: usize, seed: u64, mut watch: impl FnMut(&State, &View, Action, &mut Rng)) {
    let bot = Greedy::default();
    let mut state = WyomingCowboy::deal(&WyomingCowboy::options(seats, variant), seed).expect("a table");
    let mut rng = Rng::new(!seed);
    while let Some(seat) = WyomingCowboy::to_act(&state) {
        let view = WyomingCowboy::view(&state, seat);
        let action = bot.choose(&view, &mut rng);
        watch(&state, &view, action, &mut rng);
        WyomingCowboy::apply(&mut state, action, &mut Nobody).expect("a legal action");
    }
}

/// Shows every decision of some games at all tables.
fn games(seeds: std::ops::Range<u64>, mut watch: impl FnMut(&View, Action, &mut Rng)) {
    for seed in seeds {
        game(3 + (seed % 6) as u8, usize::from(seed % 7 == 0), seed, |_, view, action, rng| watch(view, action, rng));
    }
}

/// What the others hold that the viewer does not know of.
fn hidden(state: &State, view: &View) -> Hand {
    view.table
        .others(view.me)
        .fold(Hand::EMPTY, |all, other| all.plus(state.hand(other).minus(view.memory.known[other.index()])))
}

#[test]
fn all_that_it_thinks_of_is_legal_and_named_once() {
    games(0..24, |view, action, rng| {
        let legal = view.legal();
        let ranking = Greedy::default().rank(view, rng);
        assert!(!ranking.is_empty() && ranking.is_sorted_by(|a, b| a.1 >= b.1));
        assert_eq!(ranking[0].0, action);
        for (at, (action, worth)) in ranking.iter().enumerate() {
            assert!(legal.contains(action), "{action:?} in {view:?}");
            assert!(worth.is_finite(), "{action:?}: {worth}");
            assert!(ranking[..at].iter().all(|(other, _)| other != action), "{action:?} twice");
        }
    });
}

#[test]
fn what_is_known_of_the_faces_is_what_they_count() {
    games(0..12, |view, _, _| {
        let outlook = Outlook::new(view, &Weights::TUNED[0]);
        let badges = view.table.badges[view.me.index()];
        for hand in view.hand.cards().map(|card| outlook.without(card)).chain([view.hand]) {
            for badges in [badges, crate::games::wyoming_cowboy::Suits::EMPTY] {
                let anew = worth::worth(&Weights::TUNED[0], hand, badges, outlook.couples(), outlook.future);
                assert!(
                    outlook.worth_with(hand, badges).to_bits() == anew.to_bits(),
                    "{hand:?} and {badges:?} in {view:?}"
                );
            }
        }
    });
}

#[test]
fn it_beats_random_players() {
    for seats in [3, 4, 6] {
        let greedy = Greedy::default();
        let mut entrants: Vec<Entrant<WyomingCowboy>> = vec![&Random; seats];
        entrants[0] = &greedy;
        let contest = Match { entrants, variant: 0, deals: 8, seed: 11, threads: 1 };
        let rate = contest.play(|| ()).expect("a table").tallies[0].win_rate();
        assert!(rate.mean > 0.95, "{seats} seats: {rate:?}");
    }
}

/// Guesses of the others' hands hold about as many of each rank as those hands do, but for 5s and 10s, which not all keep alike; spread evenly, 2s
/// and 9s would be far too many, and jacks too few.
#[test]
fn what_it_guesses_of_hands_is_what_players_keep() {
    let (mut held, mut guessed) = ([0_u32; RANKS], [0_u32; RANKS]);
    for seed in 0..60 {
        let seats = 3 + (seed % 3) as u8;
        game(seats, 0, seed, |state, view, _, rng| {
            if view.phase == Phase::Play && view.table.turn_number > u16::from(seats) && !view.table.reshuffled {
                let guess = WyomingCowboy::guess(view, rng);
                for (state, count) in [(state, &mut held), (&guess, &mut guessed)] {
                    let hands = hidden(state, view);
                    for rank in Rank::ALL {
                        count[rank.index()] += u32::from(hands.count_rank(rank));
                    }
                }
            }
        });
    }
    for rank in Rank::ALL.into_iter().filter(|&rank| rank != Rank::Five && rank != Rank::Ten) {
        let ratio = f64::from(guessed[rank.index()]) / f64::from(held[rank.index()]);
        assert!((0.78..1.28).contains(&ratio), "{rank:?}: {ratio} of what there is; {held:?}, {guessed:?}");
    }
}

/// `cargo test --lib fit_habits -- --ignored --nocapture` says by which odds hidden cards of each rank lie in hands, round by round.
#[test]
#[ignore = "prints a fit, by hand"]
fn fit_habits() {
    for seats in [3, 4, 5, 8] {
        // By round and rank: hidden cards, those in hands, and how many that would be by even chances.
        let mut seen = [[[0.0; 3]; RANKS]; 5];
        for seed in 0..1_600 / u64::from(seats) {
            game(seats, 0, seed, |state, view, _, _| {
                if view.phase != Phase::Play || view.table.reshuffled {
                    return;
                }
                let unseen = view.unseen();
                let share = 1.0 - f64::from(view.table.pile_len) / f64::from(unseen.len().max(1));
                let hands = hidden(state, view);
                let round = usize::from((view.table.turn_number - 1) / u16::from(seats)).min(4);
                for (card, count) in unseen.kinds() {
                    let [all, there, even] = &mut seen[round][card.rank().index()];
                    *all += f64::from(count);
                    *there += f64::from(hands.count(card));
                    *even += f64::from(count) * share;
                }
            });
        }
        for (round, ranks) in seen.iter().enumerate() {
            let odds = ranks.map(|[all, there, even]| format!("{:.2}", there / (all - there) / (even / (all - even))));
            println!("{seats} seats, round {round}: {}", odds.join(" "));
        }
    }
}

/// C-6: of two who may hold a king, the one who was known to hold one before a pass, unless that one has said "no" since.
#[test]
fn it_aims_at_who_once_was_known_to_hold_a_king() {
    let scene =
        Scene::new(3).turn_number(7).hand(0, "JC 7C 8S").hand(1, "QC QD KH").hand(2, "JD QS KC").gun(0, "3C 8C");
    let mut view = WyomingCowboy::view(&scene.play().state, Seat(0));
    view.table.acted = Acted::Nothing;
    let aims_at = |view: &View| {
        let ranking = Greedy::default().rank(view, &mut Rng::new(1));
        let worth = |victim| {
            let shot = |&&(action, _): &&(Action, f32)| action == shoot(Calibre::ThirtyEight, victim);
            ranking.iter().find(shot).expect("a shot").1
        };
        if worth(1) > worth(2) { 1 } else { 2 }
    };
    for (at, king, other) in [(1, "KH", 2), (2, "KC", 1)] {
        view.memory.once = Default::default();
        view.memory.kings = [ANY; MAX_SEATS];
        view.memory.once[at] = hand(king);
        assert_eq!(aims_at(&view), at);
        view.memory.kings[at] = 0;
        assert_eq!(aims_at(&view), other);
    }
}

/// C-2.8: by the strict rules the two cards for a 5 are drawn, or one is taken that lies open; else the second is drawn either way.
#[test]
fn it_weighs_both_cards_where_taking_one_costs_the_other() {
    let choice = |scene: Scene| {
        let mut play = scene.hand(0, "5C JC").hand(1, "QC").hand(2, "QD").discarded(2, "5D").play();
        play.act(discard("5C"));
        assert!(matches!(play.state.phase(), Phase::Draw { cards: 2, discard: true }));
        Greedy::default().choose(&WyomingCowboy::view(&play.state, Seat(0)), &mut Rng::new(1))
    };
    assert_eq!(choice(Scene::new(3)), Action::TakeDiscard, "a 5 is worth more than any one card");
    assert_eq!(choice(Scene::strict(3)), Action::Draw, "but less than two");
}
