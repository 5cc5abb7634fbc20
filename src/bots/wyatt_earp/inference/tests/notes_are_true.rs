//! Whether the notes are true: followed with open hands.

use super::*;

#[test]
fn what_truly_happened_fits_the_notes() {
    let mut seen = [0; 10];
    for_games(60, |game, seed| {
        if game.notes.all.is_empty() {
            return;
        }
        let truth = &game.truth;
        let (mut frame, mut pool) = (Frame::default(), [0; crate::games::wyatt_earp::KINDS]);
        for note in &game.notes.all {
            let gone: Vec<usize> = frame.hidden_from_stack().collect();
            assert!(frame.read(note), "{note:?} in game {seed}");
            let kind = match note {
                Note::Dealt(unseen) => {
                    pool = net(&(*unseen).into());
                    truth[..DEAL].iter().for_each(|card| pool[card.index()] -= 1);
                    0
                }
                Note::Drew(count) => {
                    let new = &truth[frame.slots.len() - usize::from(*count)..frame.slots.len()];
                    for card in new {
                        pool[card.index()] -= 1;
                    }
                    1
                }
                Note::Took(of) => {
                    assert!(of.count(truth[frame.slots.len() - 1]) > 0, "game {seed}");
                    2
                }
                Note::Shown(take, of) => {
                    let slot = frame.slot_of(*take).expect("a take");
                    assert!(of.count(game.truth[slot]) > 0, "{of:?} in game {seed}");
                    3
                }
                Note::Seen(card) => {
                    pool[card.index()] -= 1;
                    4
                }
                Note::Reshuffled(stack) => {
                    assert!(pool.iter().all(|&left| left == 0), "nothing is left of the supply, in game {seed}");
                    pool.iter_mut().zip(net(stack)).for_each(|(left, more)| *left += more);
                    for &slot in &gone {
                        pool[truth[slot].index()] -= 1;
                    }
                    5
                }
                Note::HasNone(_) => 6,
                Note::Decided(decision) if decision.only_if.is_some() => 7,
                Note::Decided(decision) if decision.found.is_some() => 8,
                _ => 9,
            };
            seen[kind] += 1;
        }
        let mut came = truth.iter();
        let (mut counts, mut at) = ([0_i8; crate::games::wyatt_earp::KINDS], 0);
        for moment in &frame.moments {
            came.by_ref().take(moment.slots - at).for_each(|card| counts[card.index()] += 1);
            at = moment.slots;
            let mut held = moment.net;
            held.iter_mut().zip(&counts).for_each(|(n, came)| *n += came);
            assert_eq!(moment.lacking(&held), 0, "{moment:?} in game {seed}");
        }
        for card in came {
            counts[card.index()] += 1;
        }
        counts.iter_mut().zip(&frame.net).for_each(|(n, net)| *n += net);
        if game.is_played() {
            let rival = game.me.next(2);
            assert_eq!(hand_of(&counts), Some(game.state.hand(rival)), "game {seed}");
            let supply: i8 = pool.iter().sum();
            assert_eq!(supply, game.state.table().supply_len as i8, "game {seed}");
            assert!(pool.iter().all(|&left| left >= 0), "{pool:?} in game {seed}");
        }
    });
    assert!(seen.iter().all(|&times| times > 20), "{seen:?}");
}

#[test]
fn a_decision_looks_to_the_rival_as_it_was_noted() {
    let (mut decisions, mut reshuffled) = (0, 0);
    for seed in 0..240 {
        let mut game = Followed::new(Edition::Y2014, seed);
        let mut rng = Rng::new(seed);
        while let Some(seat) = game.state.to_act() {
            let truth = WyattEarp::view(&game.state, seat);
            let action = choice(&truth, seed, &mut rng);
            let before = game.notes.all.len();
            let mine = game.notes.clone();
            let (late, took) = (game.late.clone(), game.took);
            game.act(action);
            if seat == game.me || !mine.all.is_empty() && game.notes.all.len() < before {
                continue;
            }
            let new = game.notes.all.get(before.max(1)..).unwrap_or_default();
            let told = new.iter().filter_map(|note| match note {
                Note::Decided(decision) if decision.only_if.is_none() => Some(decision),
                _ => None,
            });
            for decision in told {
                let view = &decision.view;
                assert_eq!((view.me, &view.table, view.phase), (truth.me, &truth.table, truth.phase), "game {seed}");
                assert_eq!(view.top, truth.top);
                if mine.takes.iter().all(|take| !take.1) {
                    assert_eq!(view.stack, truth.stack, "game {seed}: as the rival remembers it");
                }
                if mine.takes.is_empty() && !took {
                    let mut fresh = view.fresh;
                    for &card in &late {
                        fresh.remove(card);
                    }
                    assert_eq!(fresh, truth.fresh, "game {seed}: as the rival knows it");
                    reshuffled += usize::from(truth.table.reshuffled);
                }
                assert!(decision.act == Some(action) || matches!(action, Action::Take(_)), "{action:?}: {decision:?}");
                assert!(view.hand.is_empty() && view.known[seat.index()].is_empty(), "nothing of the rival's own");
                decisions += 1;
            }
        }
    }
    assert!(decisions > 1_000 && reshuffled > 20, "{decisions}, {reshuffled} of them after the reshuffle");
}
