//! The lessons: what a position's acts are worth, by playing them out in guessed worlds.

use tin_star::bots::rollout::{HAND, play_on};
use tin_star::bots::wyatt_earp::{Greedy, race};
use tin_star::bots::{Bot, Plan};
use tin_star::engine::{Game, Nobody, Rng};
use tin_star::games::wyatt_earp::{Action, Edition, Options, View, WyattEarp};

/// Of so many choices in a game one becomes a lesson.
const EVERY: usize = 7;
/// The most acts that a lesson compares.
const ACTS: usize = 10;
/// What an act is thought to lose that no lesson had among its acts, in winning chance.
const UNHEARD: f32 = 0.05;

/// A position, and what its acts lose against the best of them, in winning chance.
pub(crate) struct Lesson {
    view: View,
    acts: Vec<(Action, f32)>,
}

/// So many lessons from games of `policy` and of those that try its acts out, judged in so many worlds.
pub(crate) fn lessons(
    policy: &Greedy,
    seats: u8,
    wanted: usize,
    worlds: u32,
    seed: u64,
    threads: usize,
) -> Vec<Lesson> {
    std::thread::scope(|scope| {
        let collect_from = |seed| scope.spawn(move || collect(policy, seats, wanted / threads, worlds, seed));
        let workers: Vec<_> = (0..threads as u64).map(|thread| collect_from((seed << 32) + (thread << 24))).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap_or_default()).collect()
    })
}

fn collect(policy: &Greedy, seats: u8, wanted: usize, worlds: u32, seed: u64) -> Vec<Lesson> {
    let thinking = Plan { worlds: 16, candidates: 6, margin: 1.0, ..Plan::<WyattEarp>::new(*policy) };
    let mut lessons = Vec::new();
    let mut choices = 0;
    for seed in seed.. {
        let mut rng = Rng::new(!seed);
        let Ok(mut state) = WyattEarp::deal(&Options { seats, edition: Edition::Y2014 }, seed) else { break };
        let thinks: Vec<bool> = (0..seats).map(|_| rng.below(2) == 0).collect();
        while let Some(seat) = state.to_act() {
            let view = WyattEarp::view(&state, seat);
            let bot: &dyn Bot<WyattEarp> = if thinks[seat.index()] { &thinking } else { policy };
            let action = bot.choose(&view, &mut rng);
            if view.legal().len() > 1 {
                choices += 1;
                if choices % EVERY == 0 {
                    lessons.push(lesson(policy, view, worlds, &mut rng));
                }
            }
            if lessons.len() >= wanted {
                return lessons;
            }
            if WyattEarp::apply(&mut state, action, &mut Nobody).is_err() {
                break;
            }
        }
    }
    lessons
}

fn lesson(policy: &Greedy, view: View, worlds: u32, rng: &mut Rng) -> Lesson {
    let mut acts: Vec<_> = policy.ranking(&view, rng).into_iter().take(ACTS).map(|(act, _)| (act, 0.0)).collect();
    for _ in 0..worlds {
        let (world, luck) = (WyattEarp::determinize(&view, rng), rng.fork());
        for (act, sum) in &mut acts {
            let mut state = world.clone();
            if WyattEarp::apply(&mut state, *act, &mut Nobody).is_ok() {
                play_on::<WyattEarp>(policy, &mut state, &mut luck.clone(), WyattEarp::clock(&world), HAND);
                *sum += race::chance(&state, view.me);
            }
        }
    }
    let best = acts.iter().map(|&(_, sum)| sum).fold(0.0, f32::max);
    for (_, sum) in &mut acts {
        *sum = (best - *sum) / worlds as f32;
    }
    Lesson { view, acts }
}

/// What a choice of `pupil` loses on average, in hundredths of winning chance.
pub(crate) fn loss(pupil: &Greedy, lessons: &[Lesson]) -> f64 {
    let lost = |lesson: &Lesson| {
        let choice = pupil.choose(&lesson.view, &mut Rng::new(1));
        f64::from(lesson.acts.iter().find(|&&(act, _)| act == choice).map_or(UNHEARD, |&(_, lost)| lost))
    };
    100.0 * lessons.iter().map(lost).sum::<f64>() / lessons.len().max(1) as f64
}
