//! What people overlook: memory that fades, judgement that errs, cards that are too good to part with.

use super::Bot;
use super::greedy::Greedy;
use crate::engine::Rng;
use crate::games::wyatt_earp::{Action, Caps, Counts, Hand, MAX_SEATS, Phase, View};

/// How much of a player's judgement is human.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Human {
    /// The chance to remember, in any one decision, what somebody was seen to draw or to lack, and what lies in the discard stack.
    pub memory: f32,
    /// How far the worth of an act is misjudged, as a standard deviation in thousands of dollars.
    pub misjudgement: f32,
    /// The most, in thousands of dollars, that may be lost by misjudging.
    pub slip: f32,
    /// How much better laying cards must be than keeping them, in thousands of dollars.
    pub hoarding: f32,
}

impl Human {
    /// What one with this judgement does by these rules of thumb.
    pub fn choose(&self, policy: &Greedy, view: &View, rng: &mut Rng) -> Action {
        let mut policy = *policy;
        policy.weights.iter_mut().for_each(|weights| weights.patience += self.hoarding);
        let legal = view.legal();
        let ranking = policy.rank(&self.remembered(view, rng), rng);
        let best = ranking.first().map_or(0.0, |&(_, worth)| worth);
        ranking
            .into_iter()
            .filter(|&(action, worth)| best - worth <= self.slip && legal.contains(&action))
            .map(|(action, worth)| (action, worth + self.misjudgement * normal(rng)))
            .max_by(|a, b| a.1.total_cmp(&b.1))
            .map_or_else(|| policy.choose(view, rng), |(action, _)| action)
    }

    /// The view without some of what lies in the past.
    fn remembered(&self, view: &View, rng: &mut Rng) -> View {
        let mut view = view.clone();
        for seat in 0..MAX_SEATS {
            if !self.remembers(rng) {
                view.known[seat] = Hand::EMPTY;
                view.caps[seat] = Caps::default();
            }
        }
        if view.phase != Phase::Search && !self.remembers(rng) {
            view.stack = Counts::default();
        }
        view
    }

    fn remembers(&self, rng: &mut Rng) -> bool {
        (rng.below(1000) as f32) < 1000.0 * self.memory
    }
}

/// Roughly normal, with mean 0 and deviation 1: the sum of twelve even chances (Irwin and Hall).
fn normal(rng: &mut Rng) -> f32 {
    (0..12).map(|_| rng.below(1 << 16) as f32 / 65_536.0).sum::<f32>() - 6.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::arena::{Entrant, Match};
    use crate::bots::{BotKind, Character, Level, Temper};
    use crate::games::wyatt_earp::Edition;

    /// How often the first wins against the second, for sure.
    fn at_least(better: Level, worse: Level, seats: usize) -> f64 {
        let bots = [better, worse].map(|level| BotKind::Character(Character { level, temper: Temper::Even }));
        let mut entrants: Vec<Entrant> = vec![&bots[1]; seats];
        entrants[0] = &bots[0];
        let contest = Match { entrants, edition: Edition::Y2014, deals: 400, seed: 77, threads: 1 };
        contest.play(|| ()).expect("a table").tallies[0].win_rate().low
    }

    #[test]
    fn each_of_the_lower_levels_beats_the_one_below() {
        for seats in 2..=MAX_SEATS {
            for (better, worse) in [(Level::Drifter, Level::Greenhorn), (Level::Deputy, Level::Drifter)] {
                let low = at_least(better, worse, seats);
                assert!(low > 1.0 / seats as f64, "{better:?} against {worse:?} at {seats}: {low}");
            }
        }
    }

    #[test]
    fn misjudgement_is_as_spread_as_it_says() {
        let mut rng = Rng::new(1);
        let (mut sum, mut squares) = (0.0, 0.0);
        for _ in 0..20_000 {
            let x = f64::from(normal(&mut rng));
            sum += x;
            squares += x * x;
        }
        assert!((sum / 20_000.0).abs() < 0.03 && (squares / 20_000.0 - 1.0).abs() < 0.05);
    }
}
