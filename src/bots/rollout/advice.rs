//! What a search tells of all acts, not only of the best: for hints.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::{MAX_CANDIDATES, Search};
use crate::engine::sort_few;
use crate::games::wyatt_earp::Action;

/// What the rollout bot would do, and how the other acts compare.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Advice {
    /// The act advised, then the others, the better the earlier; no more than [`MAX_CANDIDATES`].
    pub options: ArrayVec<Estimate, MAX_CANDIDATES>,
    /// In how many guessed worlds the first was tried.
    pub worlds: u32,
}

/// What an act promises.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Estimate {
    /// The act.
    pub action: Action,
    /// The chance to win the game, from 0 to 1.
    pub chance: f32,
    /// The money that the hand is expected to bring, in thousands of dollars.
    pub money: f32,
}

impl Search<'_> {
    /// What a candidate promises. The worlds it was dropped after may have been better than those that came later, so it stays as far behind
    /// the one that beat it as it was then.
    fn estimate(&self, at: usize) -> Estimate {
        let candidate = &self.candidates[at];
        let (chance, money) = match candidate.behind {
            None => (candidate.chance(), candidate.money()),
            Some(behind) => {
                let better = self.estimate(behind.leader);
                ((better.chance - behind.chance).max(0.0), (better.money - behind.money).max(0.0))
            }
        };
        Estimate { action: candidate.action, chance, money }
    }

    /// All that is known so far.
    pub fn advice(&self) -> Advice {
        let best = self.best();
        let mut options: ArrayVec<_, MAX_CANDIDATES> = (0..self.candidates.len()).map(|at| self.estimate(at)).collect();
        sort_few(&mut options, |a, b| (b.action == best).cmp(&(a.action == best)).then(b.chance.total_cmp(&a.chance)));
        Advice { options, worlds: self.worlds }
    }
}
