//! A table that stays as it was while the act that changed it is still being shown: what lies open on it would tell the end of that before it
//! is seen.

use std::time::Duration;

use leptos::prelude::*;

use crate::ui::browser::frames::after_paint;

/// What the table was, drawn by `M`, and how many acts there are with the one that is shown; and how often it was laid. Copies are the same one.
#[derive(Debug)]
pub struct Veil<M: Send + Sync + 'static>(RwSignal<(u32, Option<(usize, M)>)>);

// Derived, it would want a table to be `Copy`.
#[allow(clippy::expl_impl_clone_on_copy)]
impl<M: Send + Sync> Clone for Veil<M> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<M: Send + Sync> Copy for Veil<M> {}

impl<M: Send + Sync> Default for Veil<M> {
    /// Over nothing.
    fn default() -> Self {
        Self(RwSignal::new((0, None)))
    }
}

impl<M: Clone + Send + Sync> Veil<M> {
    /// Leaves the table as it was `before` the last of so many `acts`, for so many milliseconds from when that is seen, or until the next act.
    pub fn lay(self, acts: usize, before: M, millis: f64) {
        let this = self.0.with_untracked(|&(laid, _)| laid.wrapping_add(1));
        self.0.set((this, Some((acts, before))));
        let lift = move || {
            // It may have been laid anew in the meantime, also over the same act after a step back, or the table left.
            self.0.try_maybe_update(|&mut (laid, ref mut veil)| {
                let ours = laid == this && veil.take().is_some();
                (ours, ())
            });
        };
        after_paint(move || set_timeout(lift, Duration::from_millis(millis as u64)));
    }

    /// Lifts it before its time from the last of so many acts; says whether it lay there.
    pub fn lift(self, acts: usize) -> bool {
        let lies = self.0.with_untracked(|(_, veil)| veil.as_ref().is_some_and(|&(at, _)| at == acts));
        if lies {
            self.0.update(|(_, veil)| *veil = None);
        }
        lies
    }

    /// The table as it was, if the last of so many acts is veiled; tracked.
    pub fn over(self, acts: usize) -> Option<M> {
        self.0.with(|(_, veil)| veil.as_ref().filter(|&&(at, _)| at == acts).map(|(_, before)| before.clone()))
    }

    /// Whether the act of that number is veiled; tracked.
    pub fn hides(self, act: usize) -> bool {
        self.0.with(|(_, veil)| veil.as_ref().is_some_and(|&(acts, _)| acts == act + 1))
    }
}
