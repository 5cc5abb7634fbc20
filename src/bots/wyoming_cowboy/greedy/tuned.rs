//! What the greedy bot has learned; `docs/bots/wyoming-cowboy.md` says how.

#![allow(clippy::approx_constant)] // a weight may come close to one

use super::{TABLES, Weights};

/// Learned at four seats; other tables have taught nothing better yet.
const FOUR: Weights = Weights {
    kings: [0.017, -2.313, 5.192],
    queens: [16.684, -1.608, 57.553],
    jacks: [9.425, 18.188, 37.667],
    couple: 134.708,
    shed: 9.648,
    badge: 8.286,
    family: 15.788,
    open_family: 12.698,
    ten: 19.419,
    small: [-2.779, 1.853, 1.94, 5.816, 0.9, 1.204, -0.364],
    six: 11.693,
    in_hand: [2.822, 16.516, 9.397, 14.489],
    on_table: [25.184, 54.521, 57.537, 64.35],
    more: 1.198,
    quick: -1.877,
    card: 0.215,
    delay: 0.0,
    soon: 0.302,
    draw: 11.967,
    second: -4.042,
    passed: -7.853,
    hurt: 1.473,
    dodge: 14.187,
    keep: 1.123,
    end: -0.645,
    feed: 0.647,
};

impl Weights {
    /// For three, for four, and for five and more seats.
    pub const TUNED: [Self; TABLES] = [FOUR; TABLES];
}
