//! Taking back one's own decisions: until something hidden was revealed, or somebody else acted or could have. In practice, all of them.

use thiserror::Error;

use super::game::{Game, Nobody, Seat, UndoBarrier, heard};
use super::session::Session;

/// Why there is nothing to take back. The page has a sentence for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum CannotTakeBack {
    /// The player has decided nothing yet.
    #[error("nothing was decided yet")]
    NothingYet,
    /// Somebody else has acted since.
    #[error("others have acted since")]
    OthersActed,
    /// See [`UndoBarrier::Revealed`].
    #[error("something hidden was revealed")]
    Revealed,
    /// See [`UndoBarrier::Answerable`].
    #[error("others could have answered")]
    Answerable,
}

impl From<UndoBarrier> for CannotTakeBack {
    fn from(why: UndoBarrier) -> Self {
        match why {
            UndoBarrier::Revealed => Self::Revealed,
            UndoBarrier::Answerable => Self::Answerable,
        }
    }
}

impl<G: Game> Session<G> {
    /// How many decisions `seat` can take back, one by one; at least 1.
    ///
    /// # Errors
    /// If none; says why. The reason tells `seat` nothing that it has not seen.
    pub fn can_take_back(&self, seat: Seat) -> Result<usize, CannotTakeBack> {
        self.decisions_to_take_back(seat).map(|decisions| decisions.len())
    }

    /// Takes back the last decision of `seat`, and everything after it.
    ///
    /// # Errors
    /// As [`Session::can_take_back`]; nothing has changed then.
    pub fn take_back(&mut self, seat: Seat) -> Result<(), CannotTakeBack> {
        let decisions = self.decisions_to_take_back(seat)?;
        let last = decisions.last().copied().unwrap_or_default();
        *self = self.replay(last, &mut Nobody).ok_or(CannotTakeBack::NothingYet)?;
        Ok(())
    }

    /// The decisions that can be taken back, by their place in [`Session::actions`]; never empty. What left no choice is none.
    fn decisions_to_take_back(&self, seat: Seat) -> Result<Vec<usize>, CannotTakeBack> {
        let mut state = self.dealt().map_err(|_| CannotTakeBack::NothingYet)?;
        let mut decisions = Vec::new();
        let mut stop = CannotTakeBack::NothingYet;
        for (at, &action) in self.actions().iter().enumerate() {
            let mine = G::to_act(&state) == Some(seat);
            let choice = G::legal(&state).as_ref().len() > 1;
            let before = mine.then(|| G::view(&state, seat));
            let mut events = Vec::new();
            G::apply(&mut state, action, &mut events).map_err(|_| stop)?;
            events = heard::<G>(&events, seat);
            if mine && choice {
                decisions.push(at);
            }
            let end = match before {
                _ if self.is_practice() => None,
                Some(view) => G::undo_barrier(&view, &events).map(CannotTakeBack::from),
                // What the seat did not see happen must not be told by its not being able to take back.
                None => (!events.is_empty()).then_some(CannotTakeBack::OthersActed),
            };
            if let Some(why) = end {
                stop = why;
                decisions.clear();
            }
        }
        if decisions.is_empty() { Err(stop) } else { Ok(decisions) }
    }
}
