//! The part of the program with a game's bots. It comes after the table's, which does not wait for it.

use std::any::Any;
use std::cell::RefCell;

use crate::bots::Mind;
use crate::protocol;
use crate::ui::browser::clock;

/// How long a bot thinks about one question at most, in milliseconds.
const THINKING_MS: f64 = 1_000.0;

thread_local! {
    /// What has been inferred so far at the table that is asked about, a [`Mind::Insight`].
    static INSIGHT: RefCell<Box<dyn Any>> = RefCell::new(Box::new(()));
}

/// What a game's bots can be asked, by the worker and, where there is none, by the page.
#[derive(Debug)]
pub struct Bots {
    /// Answers a question about this game in so many milliseconds at most; with nothing what cannot be answered.
    pub serve: fn(&[u8], f64) -> Vec<u8>,
}

impl Bots {
    /// The bots of a game.
    pub const fn of<G: Mind>() -> Self {
        Self {
            serve: |question, limit| {
                let usual = if protocol::is_out_of_turn::<G>(question) { protocol::ANSWERING_MS } else { THINKING_MS };
                INSIGHT.with_borrow_mut(|kept| {
                    if !kept.is::<G::Insight>() {
                        *kept = Box::new(G::Insight::default());
                    }
                    let Some(insight) = kept.downcast_mut() else { return Vec::new() };
                    protocol::serve_game::<G>(question, insight, clock::after(limit.min(usual))).unwrap_or_default()
                })
            },
        }
    }
}
