//! What the greedy bot has learned; `docs/bots/wyoming-cowboy.md` says how.

#![allow(clippy::approx_constant)] // a weight may come close to one

use super::{TABLES, Weights};

/// Learned at three seats.
const THREE: Weights = Weights {
    kings: [0.243, -1.614, 5.574],
    queens: [22.407, -1.409, 133.473],
    jacks: [20.719, 31.106, 70.743],
    couple: 158.952,
    shed: -3.454,
    badge: 6.523,
    family: 4.787,
    open_family: 17.0,
    ten: 8.264,
    small: [-1.762, 0.719, 7.026, 12.477, 0.124, 1.555, -0.136],
    six: -2.078,
    in_hand: [1.448, 11.738, 6.029, 10.762],
    on_table: [-8.549, 45.966, 39.413, 255.301],
    more: 0.632,
    quick: -0.742,
    card: 0.612,
    delay: 0.0,
    soon: 0.308,
    draw: 10.45,
    second: -1.113,
    passed: -11.559,
    hurt: 1.345,
    dodge: 16.857,
    keep: 1.83,
    end: -0.303,
    feed: 0.252,
};

/// Learned at four seats.
const FOUR: Weights = Weights {
    kings: [0.096, -1.093, 1.242],
    queens: [24.202, -2.532, 99.006],
    jacks: [8.47, 17.618, 58.878],
    couple: 146.69,
    shed: 18.694,
    badge: 14.301,
    family: 34.816,
    open_family: 12.53,
    ten: 16.3,
    small: [-3.749, 1.575, 2.419, 3.591, 0.479, 0.939, -0.509],
    six: -3.154,
    in_hand: [2.679, 13.349, 1.707, 18.616],
    on_table: [-14.775, 69.466, 52.598, 109.772],
    more: 0.77,
    quick: 0.35,
    card: 0.382,
    delay: 0.0,
    soon: 0.257,
    draw: 6.833,
    second: -2.426,
    passed: -16.557,
    hurt: -0.401,
    dodge: 27.855,
    keep: 1.267,
    end: -0.334,
    feed: 0.996,
};

/// Learned at five seats, and good at six.
const FIVE: Weights = Weights {
    kings: [-0.044, -2.926, 6.021],
    queens: [20.077, -2.418, 96.627],
    jacks: [14.914, 30.707, 67.971],
    couple: 108.804,
    shed: 19.299,
    badge: 10.119,
    family: 12.573,
    open_family: 15.913,
    ten: 5.643,
    small: [-2.943, 0.866, 4.025, 12.716, 0.437, 1.145, -0.645],
    six: -0.093,
    in_hand: [2.291, 6.957, 10.134, 14.083],
    on_table: [15.183, 71.08, 4.951, 166.109],
    more: 0.874,
    quick: 0.302,
    card: 0.031,
    delay: 0.0,
    soon: 0.256,
    draw: 10.769,
    second: -0.657,
    passed: -17.448,
    hurt: 0.25,
    dodge: 12.885,
    keep: 0.371,
    end: -0.354,
    feed: 0.749,
};

/// Learned at four seats, by the first games; larger tables have taught nothing better yet.
const MORE: Weights = Weights {
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
    /// For three, four, five and six, and for seven and eight seats.
    pub const TUNED: [Self; TABLES] = [THREE, FOUR, FIVE, MORE];
}
