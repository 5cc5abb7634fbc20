//! What the rules of thumb must not get wrong.

use super::*;
use crate::bots::Random;
use crate::bots::arena::{Entrant, Match};
use crate::engine::{Game, Nobody};

/// Shows every decision of some games of greedy bots.
fn games(seeds: std::ops::Range<u64>, mut watch: impl FnMut(&View, Action, &mut Rng)) {
    let bot = Greedy::default();
    for seed in seeds {
        let options = WyomingCowboy::options(3 + (seed % 6) as u8, usize::from(seed % 7 == 0));
        let mut state = WyomingCowboy::deal(&options, seed).expect("a table");
        let mut rng = Rng::new(!seed);
        while let Some(seat) = WyomingCowboy::to_act(&state) {
            let view = WyomingCowboy::view(&state, seat);
            let action = bot.choose(&view, &mut rng);
            watch(&view, action, &mut rng);
            WyomingCowboy::apply(&mut state, action, &mut Nobody).expect("a legal action");
        }
    }
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
