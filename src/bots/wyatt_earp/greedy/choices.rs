//! The best of several acts; among equals, chance decides. For who wants to know, all of them.

use arrayvec::ArrayVec;

use crate::engine::Rng;
use crate::games::wyatt_earp::{Action, MAX_ACTIONS};

/// Acts with what each is worth, in thousands of dollars; only differences mean something.
pub type Ranking = ArrayVec<(Action, f32), MAX_ACTIONS>;

pub(super) struct Choices<'a> {
    rng: &'a mut Rng,
    best: Action,
    worth: f32,
    equals: usize,
    all: Option<&'a mut Ranking>,
    wants_all: bool,
}

impl<'a> Choices<'a> {
    pub fn new(rng: &'a mut Rng) -> Self {
        Self { rng, best: Action::Decline, worth: f32::NEG_INFINITY, equals: 0, all: None, wants_all: false }
    }

    /// Notes all that is offered.
    pub fn noting(rng: &'a mut Rng, all: &'a mut Ranking) -> Self {
        Self { wants_all: true, ..Self::noting_likely(rng, all) }
    }

    /// Notes what is offered; only acts that may be the best are.
    pub fn noting_likely(rng: &'a mut Rng, all: &'a mut Ranking) -> Self {
        Self { all: Some(all), ..Self::new(rng) }
    }

    /// Whether acts are wanted that could never be the best.
    pub fn wants_all(&self) -> bool {
        self.wants_all
    }

    #[inline]
    pub fn offer(&mut self, action: Action, worth: f32) {
        if let Some(all) = &mut self.all {
            note(all, action, worth);
        }
        if worth > self.worth || self.equals == 0 {
            (self.best, self.worth, self.equals) = (action, worth, 1);
        } else if worth >= self.worth {
            self.equals += 1;
            if self.rng.below(self.equals) == 0 {
                self.best = action;
            }
        }
    }

    /// Forgets what was offered, but for what is noted.
    pub fn clear(&mut self) {
        self.equals = 0;
    }

    pub fn worth(&self) -> f32 {
        self.worth
    }

    pub fn best(&self) -> Action {
        self.best
    }
}

/// Adds an act, or what it is worth if that is more than was noted.
#[cold]
pub(super) fn note(all: &mut Ranking, action: Action, worth: f32) {
    match all.iter_mut().find(|(noted, _)| *noted == action) {
        Some(noted) => noted.1 = noted.1.max(worth),
        None => {
            all.try_push((action, worth)).ok();
        }
    }
}
