//! What the rules of thumb must not get wrong.

use super::*;
use crate::bots::Random;
use crate::bots::arena::{Entrant, Match};
use crate::engine::{Game, Nobody};

/// Shows every decision of some games of greedy bots.
fn games(seeds: std::ops::Range<u64>, mut watch: impl FnMut(&View, Action, &mut Rng)) {
    let bot = Greedy::default();
    for seed in seeds {
        let mut state = Desperados::deal(&Desperados::options(2 + (seed % 4) as u8, 0), seed).expect("a table");
        let mut rng = Rng::new(!seed);
        while let Some(seat) = Desperados::to_act(&state) {
            let view = Desperados::view(&state, seat);
            let action = bot.choose(&view, &mut rng);
            watch(&view, action, &mut rng);
            Desperados::apply(&mut state, action, &mut Nobody).expect("a legal action");
        }
    }
}

#[test]
fn all_that_it_thinks_of_is_legal_and_named_once() {
    games(0..40, |view, _, rng| {
        let legal = view.legal();
        let ranking = Greedy::default().rank(view, rng);
        assert!(!ranking.is_empty() && ranking.is_sorted_by(|a, b| a.1 >= b.1));
        for (at, (action, worth)) in ranking.iter().enumerate() {
            assert!(legal.contains(action), "{action:?} in {view:?}");
            assert!(worth.is_finite());
            assert!(ranking[..at].iter().all(|(other, _)| other != action), "{action:?} twice");
        }
    });
}

#[test]
fn the_last_hold_up_gets_all_that_a_hand_has() {
    let mut seen = 0;
    games(0..60, |view, action, _| {
        let (Phase::HoldUp(place), Action::Gang(gang)) = (view.phase, action) else { return };
        if view.table.piles[place.index()].value() == 5
            && let Some(card) = gang.cards().next()
        {
            let joiners = view.table.joiners(place).kinds();
            let all = [card.colour().kinds(), card.character().kinds()].map(|kinds| view.hand.only(joiners & kinds));
            assert!(all.contains(&gang), "{view:?}: {gang:?}");
            seen += 1;
        }
    });
    assert!(seen > 20);
}

#[test]
fn it_beats_random_bots_everywhere() {
    for seats in 2..=MAX_SEATS {
        let greedy = Greedy::default();
        let mut entrants: Vec<Entrant<Desperados>> = vec![&Random; seats];
        entrants[0] = &greedy;
        let contest = Match { entrants, variant: 0, deals: 60, seed: 5, threads: 1 };
        let low = contest.play(|| ()).expect("a table").tallies[0].win_rate().low;
        assert!(low > 0.6, "{seats} seats: {low}");
    }
}
