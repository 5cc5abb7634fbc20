//! What the greedy bot has learned; `docs/bots/wyoming-cowboy.md` says how.

use super::{TABLES, Weights};

impl Weights {
    /// For three, for four, and for five and more seats.
    pub const TUNED: [Self; TABLES] = [Self::BY_HAND; TABLES];
}
