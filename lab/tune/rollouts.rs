//! The lessons: what a position's acts are worth, by playing them out in guessed worlds.

use tin_star::bots::{Bot, Mind, Plan, Policy};
use tin_star::engine::{Nobody, Rng};

/// Of so many choices in a game one becomes a lesson.
const EVERY: usize = 7;
/// The most acts that a lesson compares.
const ACTS: usize = 10;
/// What an act is thought to lose that no lesson had among its acts, in winning chance.
const UNHEARD: f32 = 0.05;

/// A position, and what its acts lose against the best of them, in winning chance.
pub(crate) struct Lesson<G: Mind> {
    view: G::View,
    acts: Vec<(G::Action, f32)>,
}

/// So many lessons from games of `judge`'s policy and of those that try its acts out, judged by it.
pub(crate) fn lessons<G: Mind>(judge: &Plan<G>, seats: u8, wanted: usize, seed: u64, threads: usize) -> Vec<Lesson<G>> {
    std::thread::scope(|scope| {
        let collect_from = |seed| scope.spawn(move || collect(judge, seats, wanted / threads, seed));
        let workers: Vec<_> = (0..threads as u64).map(|thread| collect_from((seed << 32) + (thread << 24))).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap_or_default()).collect()
    })
}

fn collect<G: Mind>(judge: &Plan<G>, seats: u8, wanted: usize, seed: u64) -> Vec<Lesson<G>> {
    let thinking = Plan { worlds: 16, candidates: 6, margin: 1.0, ..*judge };
    let mut lessons = Vec::new();
    let mut choices = 0;
    for seed in seed.. {
        let mut rng = Rng::new(!seed);
        let Ok(mut state) = G::deal(&G::options(seats, 0), seed) else { break };
        let thinks: Vec<bool> = (0..seats).map(|_| rng.below(2) == 0).collect();
        while let Some(seat) = G::to_act(&state) {
            let view = G::view(&state, seat);
            let bot: &dyn Bot<G> = if thinks[seat.index()] { &thinking } else { &judge.policy };
            let action = bot.choose(&view, &mut rng);
            if G::legal_in(&view).as_ref().len() > 1 {
                choices += 1;
                if choices % EVERY == 0 {
                    lessons.push(lesson(judge, view, &mut rng));
                }
            }
            if lessons.len() >= wanted {
                return lessons;
            }
            if G::apply(&mut state, action, &mut Nobody).is_err() {
                break;
            }
        }
    }
    lessons
}

fn lesson<G: Mind>(judge: &Plan<G>, view: G::View, rng: &mut Rng) -> Lesson<G> {
    let ranking = judge.policy.rank(&view, rng);
    let mut acts: Vec<_> = ranking.into_iter().take(ACTS).map(|(act, _)| (act, 0.0)).collect();
    for _ in 0..judge.worlds {
        let (world, luck) = (G::determinize(&view, rng), rng.fork());
        for (act, sum) in &mut acts {
            *sum += judge.try_out(&world, *act, G::viewer(&view), &mut luck.clone()).map_or(0.0, |(chance, _)| chance);
        }
    }
    let best = acts.iter().map(|&(_, sum)| sum).fold(0.0, f32::max);
    for (_, sum) in &mut acts {
        *sum = (best - *sum) / judge.worlds as f32;
    }
    Lesson { view, acts }
}

/// What a choice of `pupil` loses on average, in hundredths of winning chance.
pub(crate) fn loss<G: Mind>(pupil: &G::Policy, lessons: &[Lesson<G>]) -> f64 {
    let lost = |lesson: &Lesson<G>| {
        let choice = pupil.choose(&lesson.view, &mut Rng::new(1));
        f64::from(lesson.acts.iter().find(|&&(act, _)| act == choice).map_or(UNHEARD, |&(_, lost)| lost))
    };
    100.0 * lessons.iter().map(lost).sum::<f64>() / lessons.len().max(1) as f64
}
