//! The levels: from a newcomer who forgets what was shown to a champion who thinks ahead.
//!
//! Weaker levels are no erratic strong ones, and do not sit still. The lower three play by rules of thumb, as people do who are new to the table:
//! they forget what was shown, do what can be done at once or save it too long, and misjudge what an act is worth, but never by more than they
//! could overlook, and nobody does what all would laugh at ([`Mind::is_silly`](super::Mind::is_silly)). The upper three try acts out, and
//! differ in what they settle for. What that is in numbers is for each game to say ([`Mind::style`](super::Mind::style)).

use serde::{Deserialize, Serialize};

use crate::engine::Seat;

/// How well a bot plays, the weakest first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Level {
    /// Has just learned the rules: remembers nothing, misjudges.
    Greenhorn,
    /// Remembers little, misjudges less.
    Drifter,
    /// Misjudges a little, and remembers half of what was shown, or less.
    #[default]
    Deputy,
    /// Tries acts in guessed worlds, and settles for what looks nearly as good as the best.
    Ranger,
    /// The same, and settles for little less than the best.
    Marshal,
    /// Tries every promising act in hundreds of likely worlds or more, and takes the best.
    Legend,
}

/// What a bot likes, at no cost in strength.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Temper {
    /// Nothing in particular.
    #[default]
    Even,
    /// Ends a hand sooner.
    Cautious,
    /// Looks to its own purse rather than to others'.
    Grasping,
    /// Would rather spoil a rival's gain than wait.
    Spiteful,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 6] =
        [Self::Greenhorn, Self::Drifter, Self::Deputy, Self::Ranger, Self::Marshal, Self::Legend];

    /// What it is called on the command line and in saves.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Greenhorn => "greenhorn",
            Self::Drifter => "drifter",
            Self::Deputy => "deputy",
            Self::Ranger => "ranger",
            Self::Marshal => "marshal",
            Self::Legend => "legend",
        }
    }

    /// The level of that name.
    pub fn by_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }
}

impl Temper {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Even, Self::Cautious, Self::Grasping, Self::Spiteful];

    /// What it is called on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Even => "even",
            Self::Cautious => "cautious",
            Self::Grasping => "grasping",
            Self::Spiteful => "spiteful",
        }
    }
}

/// One who plays at a level, with a temper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Character {
    /// How well.
    pub level: Level,
    /// What they like.
    pub temper: Temper,
}

impl Character {
    /// Who sits at `seat` of the page's tables and plays at `level`. Every opponent of the house keeps their temper; the player's own seat
    /// has none.
    pub const fn of_the_house(seat: Seat, level: Level) -> Self {
        let temper = match seat.0 {
            0 => Temper::Even,
            other if other % 3 == 1 => Temper::Cautious,
            other if other % 3 == 2 => Temper::Grasping,
            _ => Temper::Spiteful,
        };
        Self { level, temper }
    }
}

#[cfg(test)]
pub(super) mod testing {
    use super::*;
    use crate::bots::arena::{Entrant, Match};
    use crate::bots::{BotKind, Mind};

    /// Plays so many deals at each of these tables: each of the lower levels must win oftener, for sure, than those of the level below.
    pub fn assert_each_beats_the_one_below<G: Mind>(tables: &[usize], deals: u64) {
        for &seats in tables {
            for (better, worse) in [(Level::Drifter, Level::Greenhorn), (Level::Deputy, Level::Drifter)] {
                let bots = [better, worse].map(|level| BotKind::Character(Character { level, temper: Temper::Even }));
                let mut entrants: Vec<Entrant<G>> = vec![&bots[1]; seats];
                entrants[0] = &bots[0];
                let contest = Match { entrants, variant: 0, deals, seed: 77, threads: 1 };
                let low = contest.play(|| ()).expect("a table").tallies[0].win_rate().low;
                assert!(low > 1.0 / seats as f64, "{better:?} against {worse:?} at {seats}: {low}");
            }
        }
    }
}
