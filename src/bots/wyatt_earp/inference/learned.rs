//! How the kinds of players judge that the rival may be like, learned from games of theirs as `lab/manner.rs` does it: the weights by which what they did
//! is most likely (`docs/bots/wyatt-earp-log.md`). What is not named here they judge as greedy does, or it makes no difference.

use crate::bots::wyatt_earp::Weights;

/// One who reckons what each act pays, and lays what does not lose: experts.
pub(super) const RECKONS: Weights = Weights {
    rivals: 0.407,
    risk: 1.328,
    risk_decay: 0.864,
    turns: 5.386,
    capture_from: -16.059,
    capture_to: 36.818,
    sole_to: 5.45,
    join: 0.397,
    extra: 1.989,
    mine: 0.916,
    photo: 0.643,
    set: 1.007,
    others_open: 1.381,
    covered: -0.013,
    card: 0.21,
    tempo: 0.011,
    patience: -23.287,
    end: -7.137,
    two: 259.657,
    feed: 0.085,
    feed_set: 0.274,
    keep: 0.186,
    found: -0.026,
    sheriff: [0.667, 0.711, 0.741, 0.982, 0.719, 1.865],
    parting: [0.436, 5.203, 0.532, 1.886, 0.415, 1.063],
    ..Weights::TUNED[0]
};

/// One who lays every set at once: rushers and closers, learned from a Deputy's weights on.
pub(super) const RUSHES: Weights = Weights {
    rivals: 0.848,
    risk: 0.087,
    turns: 1.505,
    capture_from: 2.503,
    sole_from: 1.528,
    sole_to: 9.359,
    join: 0.0,
    extra: 0.119,
    mine: 0.278,
    photo: -0.141,
    others_open: 8.903,
    card: 0.746,
    tempo: -0.011,
    patience: -6.481,
    eager: 8.372,
    two: -0.2,
    feed: 0.269,
    feed_set: -0.137,
    keep: 0.287,
    found: -0.095,
    sheriff: [-0.095, 0.559, -0.116, 0.797, -0.171, 13.103],
    parting: [0.875, 0.855, 0.459, 1.886, 0.402, 36.553],
    ..Weights::TUNED[0]
};

/// One who shows little and joins what others have opened: joiners.
pub(super) const WAITS: Weights = Weights {
    rivals: 0.84,
    risk: -5.851,
    turns: 1.883,
    capture_from: 0.771,
    capture_to: 20.09,
    sole_to: -25.5,
    join: -0.062,
    extra: -2.357,
    mine: 0.238,
    photo: 0.382,
    set: 2.98,
    others_open: 2.163,
    tempo: -13.128,
    patience: -0.105,
    eager: 0.329,
    end: -10.31,
    two: -0.797,
    feed: 0.308,
    feed_set: -0.104,
    keep: 0.254,
    sheriff: [-0.095, -0.144, -0.116, 1.131, 0.45, 5.231],
    parting: [0.411, 0.415, 0.476, 1.886, 0.389, 1.861],
    ..Weights::TUNED[0]
};
