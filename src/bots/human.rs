//! What people overlook: memory that fades, judgement that errs.

use super::{Bot, Mind, Policy};
use crate::engine::Rng;

/// One who plays by rules of thumb, as far as memory and judgement go.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Human<G: Mind> {
    /// The rules of thumb.
    pub policy: G::Policy,
    /// The chance to remember, in any one decision, each thing that lies in the past.
    pub memory: f32,
    /// How far the worth of an act is misjudged, as a standard deviation in the policy's unit.
    pub misjudgement: f32,
    /// The most, in the policy's unit, that may be lost by misjudging.
    pub slip: f32,
}

impl<G: Mind> Bot<G> for Human<G> {
    fn choose(&self, view: &G::View, rng: &mut Rng) -> G::Action {
        let legal = G::legal_in(view);
        let mut ranking = self.policy.rank(&G::remembered(view, self.memory, rng), rng);
        sensible::<G, _>(view, &mut ranking, |&(action, _)| action);
        let best = ranking.first().map_or(0.0, |&(_, worth)| worth);
        ranking
            .into_iter()
            .filter(|&(action, worth)| best - worth <= self.slip && legal.as_ref().contains(&action))
            .map(|(action, worth)| (action, worth + self.misjudgement * normal(rng)))
            .max_by(|a, b| a.1.total_cmp(&b.1))
            .map_or_else(|| self.policy.choose(view, rng), |(action, _)| action)
    }
}

/// Leaves out what is silly, unless that is all there is.
pub(super) fn sensible<G: Mind, T>(view: &G::View, acts: &mut Vec<T>, action: impl Fn(&T) -> G::Action) {
    if acts.iter().any(|act| !G::is_silly(view, action(act))) {
        acts.retain(|act| !G::is_silly(view, action(act)));
    }
}

/// Roughly normal, with mean 0 and deviation 1: the sum of twelve even chances (Irwin and Hall).
fn normal(rng: &mut Rng) -> f32 {
    (0..12).map(|_| rng.below(1 << 16) as f32 / 65_536.0).sum::<f32>() - 6.0
}

#[cfg(test)]
mod tests {
    use super::*;

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
