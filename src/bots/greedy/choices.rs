//! The best of several acts; among equals, chance decides.

use crate::engine::Rng;
use crate::games::wyatt_earp::Action;

pub(super) struct Choices<'a> {
    rng: &'a mut Rng,
    best: Action,
    worth: f32,
    equals: usize,
}

impl<'a> Choices<'a> {
    pub fn new(rng: &'a mut Rng) -> Self {
        Self { rng, best: Action::Decline, worth: f32::NEG_INFINITY, equals: 0 }
    }

    #[inline]
    pub fn offer(&mut self, action: Action, worth: f32) {
        if worth > self.worth || self.equals == 0 {
            (self.best, self.worth, self.equals) = (action, worth, 1);
        } else if worth >= self.worth {
            self.equals += 1;
            if self.rng.below(self.equals) == 0 {
                self.best = action;
            }
        }
    }

    /// Forgets what was offered.
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
