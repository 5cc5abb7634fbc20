//! What must hold of every decision, and positions in which one answer makes sense.

use super::*;
use crate::bots::wyatt_earp::{Advice, Estimate, Greedy, value_net};
use crate::bots::{BotKind, Character, Level, Temper};
use crate::engine::{Game, Seat};
use crate::games::wyatt_earp::testing::{BELLE, BILLY, Scene};
use crate::games::wyatt_earp::{Action, Edition, Options, Phase, State, View, WyattEarp};

/// To the end of the hand, at a table of any size.
fn thinking(worlds: u32) -> Plan<WyattEarp> {
    Plan { worlds, ..Plan::new(Greedy::default()) }
}

/// As far as the horizon of such a table, without beliefs.
fn looking_ahead(worlds: u32, seats: usize) -> Plan<WyattEarp> {
    Plan { worlds, guesses: 0, ..WyattEarp::plan(seats) }
}

/// So many positions from games in which greedy plays and every tenth act is drawn at random.
fn for_positions(count: usize, mut see: impl FnMut(&State, &View)) {
    let mut seen = 0;
    for seed in 0.. {
        let mut rng = Rng::new(seed);
        let mut state =
            WyattEarp::deal(&Options { seats: 2 + seed as u8 % 3, edition: Edition::Y2014 }, seed).expect("a table");
        while let Some(seat) = state.to_act() {
            if seen == count {
                return;
            }
            seen += 1;
            let view = WyattEarp::view(&state, seat);
            see(&state, &view);
            let legal = WyattEarp::legal(&state);
            let policy = Greedy::default();
            let action =
                if rng.below(10) == 0 { legal[rng.below(legal.len())] } else { policy.choose(&view, &mut rng) };
            WyattEarp::apply(&mut state, action, &mut Nobody).expect("a legal action");
        }
    }
}

fn advice(bot: &Plan<WyattEarp>, view: &View, seed: u64) -> Advice {
    let mut search = Search::new(bot, view, &mut Rng::new(seed));
    while !search.is_over() {
        search.step();
    }
    search.advice()
}

#[test]
fn what_it_cannot_know_changes_neither_its_move_nor_its_numbers() {
    let mut positions = 0;
    for_positions(10_000, |state, view| {
        let other = WyattEarp::determinize(view, &mut Rng::new(positions));
        let hidden = Seat::all(view.table.seats()).any(|seat| seat != view.me && other.hand(seat) != state.hand(seat));
        positions += u64::from(hidden || view.table.hand_len.iter().all(|&cards| cards < 2));
        let horizon = if positions % 2 == 0 { 3 } else { HAND };
        let guesses = if positions % 3 == 0 { 0 } else { 3 };
        let bot = Plan { guesses, candidates: 3, points_worlds: 1, horizon, ..thinking(2) };
        let (here, there) = (advice(&bot, view, 4), advice(&bot, &WyattEarp::view(&other, view.me), 4));
        let bits = |advice: &Advice| -> Vec<_> {
            advice.options.iter().map(|o| (o.action, o.chance.to_bits(), o.points.to_bits())).collect()
        };
        assert_eq!(bits(&here), bits(&there), "{view:#?}");
    });
    assert!(positions > 9_000, "only {positions} positions had something to hide");
}

#[test]
fn every_bot_acts_legally_and_the_same_for_the_same_seed() {
    let characters = Level::ALL.into_iter().flat_map(|level| Temper::ALL.map(|temper| Character { level, temper }));
    let quick = characters.filter(|character| character.level < Level::Ranger).map(BotKind::Character);
    let others = [BotKind::Random, BotKind::Greedy, BotKind::Baseline, BotKind::Rollout(16), BotKind::ValueNet(16)];
    let bots: Vec<_> = quick.chain(others).collect();
    let mut at = 0;
    for_positions(2_000, |_, view| {
        at += 1;
        let bot = bots[at % bots.len()];
        let choose = || Bot::<WyattEarp>::choose(&bot, view, &mut Rng::new(9));
        let action = choose();
        assert!(view.legal().contains(&action), "{bot}: {action:?} in {view:#?}");
        assert_eq!(choose(), action, "{bot}");
    });
}

#[test]
fn it_can_be_stopped_at_any_time() {
    for_positions(300, |_, view| {
        let bot = thinking(10_000);
        let mut search = Search::new(&bot, view, &mut Rng::new(2));
        assert!(view.legal().contains(&search.best()));
        search.step();
        assert!(view.legal().contains(&search.best()));
        assert_eq!(search.advice().worlds, BATCH);
        // A view from a game has whole worlds alone, so none is passed over.
        assert!(search.candidates().iter().all(|candidate| candidate.worlds == BATCH));
    });
}

#[test]
fn it_uses_no_more_worlds_than_it_is_given() {
    for_positions(60, |_, view| {
        for worlds in [0, 1, 20] {
            let advice = advice(&thinking(worlds), view, 3);
            assert!(advice.worlds <= worlds, "{} of {worlds}", advice.worlds);
            assert!(view.legal().contains(&advice.options[0].action));
        }
    });
}

#[test]
fn it_makes_no_more_playouts_than_it_is_given_and_tries_all_acts_in_the_same_worlds() {
    for_positions(60, |_, view| {
        for playouts in [1, 50, 100] {
            let bot = Plan { playouts, drop_at: f32::INFINITY, ..thinking(64) };
            let mut search = Search::new(&bot, view, &mut Rng::new(3));
            while !search.is_over() {
                search.step();
            }
            let tried = search.candidates();
            let made: u32 = tried.iter().map(|candidate| candidate.worlds).sum();
            assert!(tried.len() < 2 || made == 64 * tried.len() as u32 || made >= playouts, "{made} of {playouts}");
            assert!(made < playouts + tried.len() as u32, "{made} of {playouts}, {} acts", tried.len());
            assert!(tried.iter().all(|candidate| candidate.worlds == tried[0].worlds));
        }
    });
}

#[test]
fn a_playout_goes_to_its_horizon_and_no_further() {
    let (mut reached, mut over) = (0, 0);
    for_positions(400, |state, _| {
        for turns in 1..4 {
            let (mut played, since) = (state.clone(), WyattEarp::clock(state));
            thinking(1).play_on(&mut played, Seat(0), &mut Rng::new(3), since, turns);
            match played.phase() {
                Phase::HandOver | Phase::GameOver { .. } => over += 1,
                phase => {
                    assert_eq!((phase, played.table().turn_number), (Phase::Draw, since.turn + turns));
                    reached += 1;
                }
            }
        }
    });
    assert!(reached > 500 && over > 20, "{reached} reached, {over} over");
}

#[test]
fn what_lies_beyond_the_horizon_is_what_the_value_says() {
    // Nothing can be done but to discard, which begins the next turn: what the net says of that is what the act is worth.
    let scene = Scene::new(3).hand(0, "Bob*2 Hide").hand(1, "Billy*2").hand(2, "Jesse*2 Wes").stack("Bank").play();
    let view = WyattEarp::view(&scene.state, Seat(0));
    let bot = Plan { horizon: 1, drop_at: f32::INFINITY, ..thinking(64) };
    let mut search = Search::new(&bot, &view, &mut Rng::new(5));
    let mut sums = [0.0; MAX_CANDIDATES];
    let mut worlds = 0;
    while !search.is_over() {
        let acts: Vec<Action> = search.candidates().iter().map(|candidate| candidate.action).collect();
        search.step_in(|rng| {
            let world = WyattEarp::determinize(&view, rng);
            for (sum, &act) in sums.iter_mut().zip(&acts) {
                let mut after = world.clone();
                WyattEarp::apply(&mut after, act, &mut Nobody).expect("a legal action");
                assert_eq!(after.phase(), Phase::Draw, "{act:?} ends the turn");
                *sum += value_net::chance(&after, view.me);
            }
            worlds += 1;
            world
        });
    }
    for (candidate, sum) in search.candidates().iter().zip(sums) {
        assert!((candidate.chance() - sum / worlds as f32).abs() < 1e-4, "{candidate:?}");
    }
}

#[test]
fn what_was_dropped_stays_as_far_behind_as_it_was_then() {
    let bot = Plan { margin: 0.0, points_worlds: 48, ..thinking(96) };
    let (mut dropped, mut misleading) = (0, 0);
    for_positions(300, |_, view| {
        let mut search = Search::new(&bot, view, &mut Rng::new(9));
        // Who beat whom, and by how much, as it stood when it was dropped.
        let mut beaten = [None; MAX_CANDIDATES];
        while !search.is_over() {
            let before = search.candidates.clone();
            search.step();
            let now = &search.candidates;
            let live = (0..now.len()).filter(|&at| before[at].live);
            let leader = live.clone().reduce(|a, b| if now[b].sum > now[a].sum { b } else { a }).expect("a candidate");
            for at in live.filter(|&at| now[at].behind.is_some()) {
                let (better, worse) = (&now[leader], &now[at]);
                beaten[at] = Some((leader, better.chance() - worse.chance(), better.points() - worse.points()));
            }
        }
        let options = search.advice().options;
        let find = |at: usize| options.iter().find(|o| o.action == search.candidates[at].action).expect("an option");
        for (at, candidate) in search.candidates.iter().enumerate() {
            let Some((leader, chance, points)) = beaten[at] else {
                assert_eq!((find(at).chance, candidate.worlds), (candidate.chance(), search.worlds));
                continue;
            };
            let better = find(leader);
            assert!((find(at).chance - (better.chance - chance).max(0.0)).abs() < 1e-4, "{candidate:?}");
            assert!((find(at).points - (better.points - points)).abs() < 1e-3, "{candidate:?}");
            dropped += 1;
            misleading += u32::from(candidate.chance() > options[0].chance);
        }
        assert!(options.iter().all(|option| option.chance <= options[0].chance), "{options:?}");
    });
    assert!(dropped > 200 && misleading > 5, "{dropped} dropped, {misleading} after better worlds");
}

#[test]
fn the_policy_stands_where_nothing_is_proven() {
    let doubter = Plan { margin: f32::INFINITY, drop_at: f32::INFINITY, ..thinking(32) };
    for_positions(100, |_, view| {
        let first = Search::new(&doubter, view, &mut Rng::new(6)).best();
        assert_eq!(advice(&doubter, view, 6).options[0].action, first);
    });
}

#[test]
fn who_settles_takes_now_one_and_now_another_of_what_is_good_enough_and_nothing_worse() {
    let (mut less, mut most) = (0, 0.0_f32);
    for_positions(400, |_, view| {
        let tolerance = [0.03, 0.02, 0.01][view.table.seats() - 2];
        let careless = Plan { tolerance, ..thinking(48) };
        let mut search = Search::new(&careless, view, &mut Rng::new(7));
        while !search.is_over() {
            search.step();
        }
        // Acts that were dropped have been tried in fewer worlds than the one taken.
        let tried = |c: &&Candidate<WyattEarp>| c.worlds == search.worlds;
        let best = search.candidates.iter().filter(tried).map(Candidate::chance).fold(0.0, f32::max);
        let taken = search.candidates.iter().find(|c| c.action == search.best()).expect("an act");
        let lost = best - taken.chance();
        assert!(lost <= tolerance + 1e-5, "{lost} lost in {view:#?}");
        less += u32::from(lost > 0.0);
        most = most.max(lost);
    });
    assert!(less > 20 && most > 0.02, "settled for less {less} times, at most for {most}");
}

#[test]
fn chances_are_chances_and_the_rest_of_the_advice_is_in_order() {
    for_positions(200, |_, view| {
        let advice = advice(&thinking(16), view, 8);
        assert!(advice.options.iter().all(|o| (0.0..=1.0).contains(&o.chance) && o.points >= 0.0), "{advice:?}");
        assert!(advice.options[1..].is_sorted_by(|a, b| a.chance >= b.chance), "{advice:?}");
    });
}

#[test]
fn it_goes_out_when_that_wins_the_game_and_not_when_it_loses_it() {
    let scene = |money| {
        let scene = Scene::new(2).group(1, "Belle*5").poster(BELLE, 6).group(0, "Billy*4").poster(BILLY, 4);
        scene.hand(0, "Billy Wes").hand(1, "Bob*2 Jesse*2 Hide*2").stack("Bank").money(money).play()
    };
    let winning = WyattEarp::view(&scene([21, 3, 0, 0]).state, Seat(0));
    let first = advice(&thinking(64), &winning, 1).options[0];
    assert_eq!(first.action, Action::PlayOutlaws { outlaw: BILLY, count: 1 });
    assert!(first.chance > 0.99, "{first:?}");
    let losing = WyattEarp::view(&scene([12, 20, 0, 0]).state, Seat(0));
    let first = advice(&thinking(64), &losing, 1).options[0];
    assert_ne!(
        first.action,
        Action::PlayOutlaws { outlaw: BILLY, count: 1 },
        "to discard the other would lose the game"
    );
}

#[test]
fn it_sees_that_the_card_on_the_stack_goes_out_and_wins() {
    let scene =
        Scene::new(4).hand(0, "Jesse").group(0, "Belle*4").poster(BELLE, 7).hand(1, "Bob*6").money([20, 0, 0, 0]);
    let view = WyattEarp::view(&scene.stack("Belle").draw().state, Seat(0));
    for seed in 0..8 {
        let first = advice(&thinking(32), &view, seed).options[0];
        assert_eq!(first.action, Action::DrawDiscard);
        assert!(first.chance > 0.99, "{first:?}");
    }
}

#[test]
fn what_a_hand_brings_is_told_as_well_and_changes_nothing() {
    for_positions(100, |_, view| {
        let quick = looking_ahead(32, view.table.seats());
        let (blind, told) = (advice(&quick, view, 7), advice(&Plan { points_worlds: 16, ..quick }, view, 7));
        let without_points = told.options.iter().map(|option| Estimate { points: 0.0, ..*option });
        assert!(without_points.eq(blind.options), "{told:?}");
    });
    // To go out with a single card brings the $6,000 of Belle in every world.
    let scene = Scene::new(2).group(0, "Belle*4").poster(BELLE, 6).hand(0, "Belle Wes").hand(1, "Billy*3 Bob*3");
    let view = WyattEarp::view(&scene.stack("Bank").play().state, Seat(0));
    let out = Action::PlayOutlaws { outlaw: BELLE, count: 1 };
    let options = advice(&Plan { points_worlds: 48, ..looking_ahead(64, 2) }, &view, 1).options;
    let money = |action| options.iter().find(|option| option.action == action).map(|option| option.points);
    assert_eq!(money(out), Some(6.0), "{options:?}");
}

#[test]
fn the_others_are_now_of_one_kind_and_now_of_the_other() {
    let [one, mut other] = [Greedy::default(); 2];
    for weights in &mut other.weights {
        weights.eager += 5.0; // lays whatever can be laid
    }
    let mut told_apart = 0;
    for_positions(600, |state, view| {
        if view.table.seats() != 2 {
            return;
        }
        let action = one.choose(view, &mut Rng::new(1));
        let chances = |rivals: [Greedy; 2]| -> Vec<u32> {
            let plan = Plan { rivals, horizon: 2, ..thinking(1) };
            let tries = (0..16).filter_map(|luck| plan.try_out(state, action, view.me, &mut Rng::new(luck)));
            let mut chances: Vec<_> = tries.map(|(chance, _)| chance.to_bits()).collect();
            chances.sort_unstable();
            chances.dedup();
            chances
        };
        let (ones, others) = (chances([one; 2]), chances([other; 2]));
        if ones.len() == 1 && others.len() == 1 && ones != others {
            told_apart += 1;
            let mixed = chances([one, other]);
            assert!(mixed.contains(&ones[0]) && mixed.contains(&others[0]), "{mixed:?} of {ones:?} and {others:?}");
        }
    });
    assert!(told_apart > 5, "told apart in {told_apart} positions only");
}

#[test]
fn others_play_on_as_is_guessed_of_them() {
    let (eager, plain) = (WyattEarp::baseline(), Greedy::default());
    let mut differ = 0;
    for_positions(60, |state, view| {
        if WyattEarp::stage(view) != Stage::Playing {
            return;
        }
        let chances = |rivals: Option<Greedy>, planned: Greedy| {
            let searching = Plan { rivals: [planned; 2], ..thinking(32) };
            let mut search = Search::new(&searching, view, &mut Rng::new(1));
            let guess = Guess { log: 0.0, world: state.clone(), rivals };
            search.beliefs = Beliefs::inferred(view, vec![guess]);
            search.run(|| false);
            search.candidates().iter().map(|act| (act.action, act.worlds, act.chance())).collect::<Vec<_>>()
        };
        let guessed = chances(Some(eager), plain);
        assert!(guessed == chances(None, eager), "as if it had been planned so");
        differ += usize::from(guessed != chances(None, plain));
    });
    assert!(differ > 10, "{differ}");
}

#[test]
fn what_an_act_gave_away_is_what_the_best_one_promises_more() {
    let advice = weighed(&[(Action::DrawSupply, 0.5), (Action::DrawDiscard, 0.375)]);
    for (done, cost) in [(Action::DrawSupply, Some(0.0)), (Action::DrawDiscard, Some(0.125)), (Action::Decline, None)] {
        assert_eq!(advice.cost(done), cost, "{done:?}");
    }
}

#[test]
fn two_thoughts_tell_of_what_both_have_weighed_the_mean_of_all_worlds() {
    let [best, other, third] = [Action::DrawSupply, Action::DrawDiscard, Action::Decline];
    let one = weighed(&[(best, 0.5), (third, 0.5), (other, 0.25)]);
    let again = weighed(&[(other, 0.75), (best, 0.25)]);
    let longer = Advice { worlds: 3 * 64, ..again.clone() };
    assert_eq!(one.clone().with(&longer), Advice { worlds: 256, ..weighed(&[(other, 0.625), (best, 0.3125)]) });
    assert_eq!(one.with(&again), Advice { worlds: 128, ..weighed(&[(other, 0.5), (best, 0.375)]) });
}

fn weighed(options: &[(Action, f32)]) -> Advice {
    let options = options.iter().map(|&(action, chance)| Estimate { action, chance, points: 1.0 });
    Advice { options: options.collect(), worlds: 64 }
}
