//! What a search tells of all acts, not only of the best: for hints.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::{Candidate, MAX_CANDIDATES, Search};
use crate::bots::Mind;
use crate::engine::{Game, sort_few};

/// What an act must give away of the chance to win to be told as a mistake.
pub const MISTAKE: f32 = 0.02;

/// What the rollout bot would do, and how the other acts compare.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Advice<G: Game> {
    /// The act advised, then the others, the better the earlier; no more than [`MAX_CANDIDATES`].
    pub options: ArrayVec<Estimate<G>, MAX_CANDIDATES>,
    /// In how many guessed worlds the first was tried.
    pub worlds: u32,
}

/// What an act promises.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Estimate<G: Game> {
    /// The act.
    pub action: G::Action,
    /// The chance to win the game, from 0 to 1.
    pub chance: f32,
    /// What the hand is expected to bring, in the game's own points.
    pub points: f32,
}

impl<G: Game> Advice<G> {
    /// How much of the chance to win `action` gives away, from 0 to 1; nothing if it was not weighed.
    pub fn cost(&self, action: G::Action) -> Option<f32> {
        let done = self.options.iter().find(|option| option.action == action)?;
        Some(self.options.first()?.chance - done.chance)
    }

    /// Together with `other`, about the same view but from other worlds: what both have weighed, at the mean of all worlds. One that was
    /// soon sure of itself says little against one that went on.
    #[must_use]
    pub fn with(mut self, other: &Self) -> Self {
        let worlds = self.worlds + other.worlds;
        let share = other.worlds as f32 / worlds.max(1) as f32;
        self.options.retain(|option| {
            let again = other.options.iter().find(|again| again.action == option.action);
            if let Some(again) = again {
                option.chance += share * (again.chance - option.chance);
                option.points += share * (again.points - option.points);
            }
            again.is_some()
        });
        sort_few(&mut self.options, |a, b| b.chance.total_cmp(&a.chance));
        Self { worlds, ..self }
    }
}

impl<G: Mind> Search<'_, G> {
    /// Tries `act` as well, if there is one, for which the last of those thought of makes room: it need not be one that anybody would think of.
    #[must_use]
    pub fn trying(mut self, act: Option<G::Action>) -> Self {
        if let Some(act) = act
            && self.candidates.iter().all(|candidate| candidate.action != act)
        {
            self.candidates.truncate(MAX_CANDIDATES - 1);
            self.candidates.push(Candidate::new(act, 0));
        }
        self
    }

    /// What a candidate promises. The worlds it was dropped after may have been better than those that came later, so it stays as far behind
    /// the one that beat it as it was then.
    fn estimate(&self, at: usize) -> Estimate<G> {
        let candidate = &self.candidates[at];
        let (chance, points) = match candidate.behind {
            None => (candidate.chance(), candidate.points()),
            Some(behind) => {
                let better = self.estimate(behind.leader);
                ((better.chance - behind.chance).max(0.0), better.points - behind.points)
            }
        };
        Estimate { action: candidate.action, chance, points }
    }

    /// All that is known so far.
    pub fn advice(&self) -> Advice<G> {
        let best = self.best();
        let mut options: ArrayVec<_, MAX_CANDIDATES> = (0..self.candidates.len()).map(|at| self.estimate(at)).collect();
        sort_few(&mut options, |a, b| (b.action == best).cmp(&(a.action == best)).then(b.chance.total_cmp(&a.chance)));
        Advice { options, worlds: self.worlds }
    }
}
