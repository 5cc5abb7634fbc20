//! The games. Each is a folder; [`GameKind`] lists them, and [`with_game!`] is the only way from it to the rules.

pub mod desperados;
pub mod wyatt_earp;
pub mod wyoming_cowboy;

use crate::engine::Game;

macro_rules! games {
    ($($(#[$doc:meta])* $Game:ident,)*) => {
        /// Every game of the house.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum GameKind { $($(#[$doc])* $Game),* }

        impl GameKind {
            /// All of them.
            pub const ALL: [Self; [$(Self::$Game),*].len()] = [$(Self::$Game),*];
        }
    };
}

games! {
    /// Rummy for two to four hunters of rewards.
    WyattEarp,
    /// Gangs that hold up places, for two to five.
    Desperados,
    /// Kings to be shot and queens to be shed, for three to eight.
    WyomingCowboy,
}

/// Does something with the rules of the game of that [`GameKind`], which is called `$Game` there.
///
/// ```
/// use tin_star::{engine::Game, games::{GameKind, with_game}};
///
/// assert_eq!(with_game!(GameKind::WyattEarp, G => *G::SEATS.end()), 4);
/// ```
#[macro_export]
macro_rules! with_game {
    ($kind:expr, $Game:ident => $do:expr) => {
        match $kind {
            $crate::games::GameKind::WyattEarp => {
                type $Game = $crate::games::wyatt_earp::WyattEarp;
                $do
            }
            $crate::games::GameKind::Desperados => {
                type $Game = $crate::games::desperados::Desperados;
                $do
            }
            $crate::games::GameKind::WyomingCowboy => {
                type $Game = $crate::games::wyoming_cowboy::WyomingCowboy;
                $do
            }
        }
    };
}
pub use with_game;

impl GameKind {
    /// The name that its saves, links and messages carry.
    pub fn name(self) -> &'static str {
        with_game!(self, G => G::NAME)
    }

    /// The game of that name.
    pub fn by_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_listed_under_its_own_name() {
        for kind in GameKind::ALL {
            assert_eq!(GameKind::by_name(kind.name()), Some(kind));
        }
        assert_eq!(GameKind::by_name("faro"), None);
    }
}
