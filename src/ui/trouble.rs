//! What can go wrong on the page; `text` says each in words, with what the player can do.

use thiserror::Error;

use super::browser::storage::StorageError;

/// Why a game's part did not come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Missing {
    /// The line broke off, or there is none.
    #[error("cut")]
    Cut,
    /// The host has it no longer: a new version has taken its place.
    #[error("gone")]
    Gone,
    /// The host has trouble.
    #[error("host")]
    Host,
    /// Something else came in its place.
    #[error("other")]
    Other,
    /// It came, but does not fit.
    #[error("stopped")]
    Stopped,
}

/// Why no game can be dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum CannotDeal {
    /// The deal number is not made of digits.
    #[error("not a number")]
    NoNumber,
    /// The deal number does not fit into 64 bits.
    #[error("too large a number")]
    TooLarge,
    /// The browser gives no randomness.
    #[error("no randomness")]
    NoRandomness,
    /// What the game is made of did not come.
    #[error(transparent)]
    Missing(#[from] Missing),
}

/// Why the kept games could not be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NotRead {
    /// The browser did not give them.
    #[error(transparent)]
    Kept(#[from] StorageError),
    /// What one of them is made of did not come.
    #[error(transparent)]
    Missing(#[from] Missing),
}

/// What could not be written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The running game.
    NotKept(StorageError),
    /// That something was removed.
    NotRemoved(StorageError),
}

/// How far the reading of the kept games is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reading {
    /// It has just begun.
    Begun,
    /// It takes long.
    Slow,
    /// It did not succeed, and will be tried again.
    Failed(NotRead),
    /// All are there.
    Done,
}

impl Missing {
    /// As `boot/boot.js` calls it.
    #[cfg(any(split, test))]
    pub(super) fn by_name(why: &str) -> Self {
        [Self::Cut, Self::Gone, Self::Host, Self::Other]
            .into_iter()
            .find(|known| known.to_string() == why)
            .unwrap_or(Self::Stopped)
    }
}

impl CannotDeal {
    /// Whether the deal number is to blame.
    pub const fn is_of_seed(self) -> bool {
        matches!(self, Self::NoNumber | Self::TooLarge)
    }
}

#[cfg(test)]
mod tests {
    use super::Missing;

    #[test]
    fn what_is_missing_is_called_as_the_page_calls_it() {
        for (name, missing) in
            [("cut", Missing::Cut), ("gone", Missing::Gone), ("host", Missing::Host), ("other", Missing::Other)]
        {
            assert_eq!(Missing::by_name(name), missing);
            assert!(include_str!("../../boot/boot.js").contains(&format!("\"{name}\"")), "{name} in boot.js");
        }
        assert_eq!(Missing::by_name("no such word"), Missing::Stopped);
    }
}
