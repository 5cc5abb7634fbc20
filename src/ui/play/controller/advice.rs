//! What the best bot would do in the player's place: now, or then in a game that is looked back on.

use leptos::prelude::*;

use super::{Controller, Inner};
use crate::bots::rollout::{Advice, MISTAKE};
use crate::engine::Replay;
use crate::ui::play::Play;
use crate::ui::play::history::chance_at;

/// A decision that is looked back on: the act, and the seed to think about it with.
pub type Decided<G> = (<G as crate::engine::Game>::Action, u64);

impl<G: Play> Controller<G> {
    fn looked_back(self) -> Option<Memo<Option<Decided<G>>>> {
        self.inner.try_with_value(|inner| inner.decided)?
    }

    /// What the player decided next, in a game that is looked back on; tracked.
    pub fn decided(self) -> Option<G::Action> {
        self.looked_back()?.get().map(|(action, _)| action)
    }

    /// The same now; nothing once the table has been left, too.
    pub fn decided_now(self) -> Option<G::Action> {
        self.looked_back()?.try_get_untracked()?.map(|(action, _)| action)
    }

    /// Whether a hint can be had: the game waits for the player, or did then; tracked.
    pub fn may_ask(self) -> bool {
        self.deciding() || self.decided().is_some()
    }

    /// How the best bot sees `view`, and what was `done` there, if there is anything to weigh and the table has not been left. What looks like a
    /// mistake is thought over once more in other worlds: those of one thought alone can make an act look that much worse than it is.
    pub async fn weigh(self, seed: u64, view: G::View, done: Option<G::Action>) -> Option<Advice<G>> {
        let bots = self.inner.try_with_value(|inner| inner.bots.clone())?;
        let once = bots.advise(seed, view.clone(), done).await?;
        if done.and_then(|done| once.cost(done)).is_none_or(|cost| cost < MISTAKE) {
            return Some(once);
        }
        Some(once.with(&bots.advise(!seed, view, done).await?))
    }

    /// How the best bot sees the player's decision, from what the player may know. Nothing if there is none, or once it is taken.
    pub async fn advice(self) -> Option<Advice<G>> {
        let asks = || self.decided_now().is_some() || self.deciding.try_get_untracked().unwrap_or_default();
        let view = self.view.try_get_untracked().filter(|_| asks())?;
        let (done, seed) = if let Some(decided) = self.looked_back() {
            decided.try_get_untracked()?.map(|(done, seed)| (Some(done), seed))?
        } else {
            let replay = Replay::new(self.session.try_get_untracked()?);
            (None, chance_at(&replay, replay.end()))
        };
        let known =
            |inner: &Inner<G>| inner.advised.as_ref().filter(|(of, _)| *of == view).map(|(_, advice)| advice.clone());
        if let Some(advice) = self.inner.try_with_value(known)? {
            return Some(advice);
        }
        let advice = self.weigh(seed, view.clone(), done).await?;
        self.inner.try_update_value(|inner| inner.advised = Some((view.clone(), advice.clone())))?;
        let still = self.view.try_with_untracked(|now| *now == view)? && asks();
        still.then_some(advice)
    }
}
