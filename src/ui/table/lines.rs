//! What the others say when something happened to them: a line now and then, in the words of their temper. It goes by what all have seen, and
//! is not read out, as the log tells the same.

use leptos::prelude::*;

use super::Controls;
use crate::bots::Character;
use crate::engine::Seat;
use crate::ui::settings::Pace;
use crate::ui::text::{self, ME, Remark};

/// A line, and who says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Said {
    /// The number of the act that it is about.
    pub at: usize,
    /// Who.
    pub seat: Seat,
    /// In these words.
    pub words: &'static str,
}

/// So many acts a line stands, if no other takes its place.
const STANDS: usize = 3;

/// What is said at a table with so many `acts`; `remark` tells what there is to say about the act of that number.
pub fn said(
    controls: Controls,
    acts: impl Fn() -> usize + Send + Sync + 'static,
    remark: impl Fn(usize) -> Option<(Seat, Remark)> + Send + Sync + 'static,
) -> Memo<Option<Said>> {
    // The first act about which something may be said, and how many acts there were last.
    let begun = StoredValue::new((untrack(&acts), 0));
    Memo::new(move |_| {
        let count = acts();
        // Of what stands again after a step back, everything has been said.
        let first = |(first, before): (usize, usize)| if count < before { count } else { first };
        begun.update_value(|begun| *begun = (first(*begun), count));
        let heard = controls.settings.lines.get() && controls.settings.pace.get() != Pace::Instant;
        if controls.lesson || !heard || controls.get().skipping() {
            return None;
        }
        let latest = begun.get_value().0.max(count.saturating_sub(STANDS))..count;
        latest.rev().find_map(|at| {
            let (seat, remark) = remark(at).filter(|&(seat, _)| seat != ME)?;
            let temper = Character::of_the_house(seat, controls.level).temper;
            // Who lays cards says nothing of it most times.
            (remark != Remark::Laid || at % 3 == 0).then(|| Said {
                at,
                seat,
                words: text::line(temper, remark)[at % 2],
            })
        })
    })
}
