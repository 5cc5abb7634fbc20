//! Guessed worlds: the same to the eye, legal, all different, and known cards where they are known to be.

use super::*;
use crate::engine::{Game, Rng, Seat};

/// A guess whose view, cards and choices are what they must be.
fn sound_guess(view: &View, rng: &mut Rng) -> State {
    let world = WyattEarp::determinize(view, rng);
    assert_eq!(&WyattEarp::view(&world, view.me), view);
    let world = Play { state: world }.whole().state;
    if world.to_act() == Some(view.me) {
        assert_eq!(WyattEarp::legal(&world), view.legal());
    }
    for seat in view.table.others(view.me) {
        let held = world.hand(seat);
        // What was taken from the stack and not shown since is still there, besides what is known.
        let taken = world.memory.pickups.iter().filter(|t| t.seat == seat && t.shed >> t.card.index() & 1 == 0);
        let surely = taken.fold(view.known[seat.index()], |hand, take| hand.plus([take.card].into_iter().collect()));
        assert!(held.contains(surely), "{held:?} of {seat:?} lacks {surely:?} in {view:?}");
        assert!(Outlaw::ALL.iter().all(|&o| held.count(Card::outlaw(o)) <= view.caps[seat.index()].of(o)));
    }
    if view.table.reshuffled {
        assert!(view.fresh.to_hand().contains(world.supply().iter().copied().collect()));
    }
    world
}

#[test]
fn guesses_look_the_same_are_whole_and_keep_known_cards_where_they_are() {
    let (mut guesses, mut with_takes) = (0, 0);
    random_games(200..280, 900, |state, _, rng| {
        for me in Seat::all(state.table.seats()) {
            if rng.below(3) > 0 {
                continue;
            }
            let view = WyattEarp::view(state, me);
            sound_guess(&view, rng);
            guesses += 1;
            with_takes += usize::from(!view.pickups.is_empty());
        }
    });
    assert!(guesses > 20_000 && with_takes > 2_000, "{guesses} {with_takes}");
}

#[test]
fn guesses_of_one_position_differ_among_each_other() {
    let (mut pairs, mut equal) = (0, 0);
    random_games(300..340, 500, |state, _, rng| {
        let me = Seat(rng.below(state.table.seats()) as u8);
        let view = WyattEarp::view(state, me);
        let worlds: Vec<State> = (0..4).map(|_| WyattEarp::determinize(&view, rng)).collect();
        assert!(worlds.iter().enumerate().all(|(i, w)| worlds[..i].iter().all(|v| v.rng != w.rng)), "one generator");
        assert!(worlds.iter().all(|w| w.rng != state.rng), "the game's own generator");
        // With many unseen cards two equal deals are rare, also with the truth.
        let hidden: u8 =
            view.table.others(me).map(|s| view.table.hand_len[s.index()] - view.known[s.index()].len()).sum();
        if hidden >= 8 && view.table.supply_len >= 12 && !view.table.reshuffled {
            for (i, world) in worlds.iter().enumerate() {
                for other in worlds[..i].iter().chain([state]) {
                    pairs += 1;
                    equal += usize::from(world.hands == other.hands) + usize::from(world.supply() == other.supply());
                }
            }
        }
    });
    assert!(pairs > 50_000 && equal * 2_000 < pairs, "{equal} of {pairs}");
}

#[test]
fn a_guess_can_be_played_on_and_guessed_from_again() {
    random_games(400..440, 500, |state, _, rng| {
        if rng.below(12) > 0 {
            return;
        }
        let me = Seat(rng.below(state.table.seats()) as u8);
        let mut world = sound_guess(&WyattEarp::view(state, me), rng);
        for _ in 0..40 {
            let Some(action) = random_action(&world, rng) else { break };
            WyattEarp::apply(&mut world, action, &mut crate::engine::Nobody).unwrap();
            world = Play { state: world }.whole().state;
            let seat = Seat(rng.below(state.table.seats()) as u8);
            world.view(seat);
            if rng.below(10) == 0 {
                sound_guess(&world.view(seat), rng);
            }
        }
    });
}

/// With nothing known, each unseen card is as likely in one place as in another.
#[test]
fn unknown_cards_are_spread_evenly() {
    let state = WyattEarp::deal(&Options { seats: 3, edition: Edition::Y2014 }, 12).unwrap();
    let (me, mut rng) = (Seat(0), Rng::new(4));
    let view = WyattEarp::view(&state, me);
    let unseen = view.unseen();
    let rounds = 4_000;
    let mut held = [0u32; KINDS];
    let mut first = [0u32; KINDS];
    for _ in 0..rounds {
        let world = WyattEarp::determinize(&view, &mut rng);
        for card in Card::all() {
            held[card.index()] += u32::from(world.hand(Seat(1)).count(card));
        }
        first[world.supply().last().unwrap().index()] += 1;
    }
    let all = f64::from(unseen.len());
    for (card, count) in unseen.kinds() {
        let share = f64::from(count) / all;
        for (seen, cards) in [(held[card.index()], 10.0), (first[card.index()], 1.0)] {
            let expected = f64::from(rounds) * cards * share;
            // Five standard deviations of a binomial (drawing without putting back spreads less).
            let slack = 5.0 * (expected * (1.0 - share)).sqrt();
            assert!((f64::from(seen) - expected).abs() < slack, "{card:?}: {seen} instead of {expected}");
        }
    }
}

/// A card taken unseen is each of those it can have been, in proportion.
#[test]
fn a_hidden_take_is_guessed_from_what_lay_in_the_stack() {
    let mut game = Scene::new(2).hand(1, "Wyatt Bob").turn(1).stack("Bank*3 Hide Wyatt").draw();
    game.act(Action::DrawSupply);
    game.act(Action::WyattSearch);
    game.act(Action::Take(Card::HIDEOUT));
    let view = WyattEarp::view(&game.state, Seat(0));
    let (mut rng, mut hideouts) = (Rng::new(8), 0);
    for _ in 0..2_000 {
        let world = sound_guess(&view, &mut rng);
        let in_stack = |card| world.discard().iter().filter(|&&c| c == card).count();
        match (in_stack(Card::BANK_ROBBERY), in_stack(Card::HIDEOUT)) {
            (3, 0) => hideouts += 1,
            (2, 1) => {}
            other => panic!("{other:?}"),
        }
    }
    // A quarter; five standard deviations are 97.
    assert!((403..=597).contains(&hideouts), "{hideouts}");
}
