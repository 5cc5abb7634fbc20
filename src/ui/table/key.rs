//! The keys by which things at a table explain themselves: a kind, and numbers that say which of it, such as `gun-2-0`.

use crate::engine::Seat;

/// The numbers of a key, read one after another.
pub struct Key<'a>(std::str::Split<'a, char>);

impl<'a> Key<'a> {
    /// The kind, and its numbers.
    pub fn read(key: &'a str) -> Option<(&'a str, Self)> {
        let mut parts = key.split('-');
        Some((parts.next()?, Self(parts)))
    }

    /// The next number.
    pub fn number(&mut self) -> Option<usize> {
        self.0.next()?.parse().ok()
    }

    /// The one of `all` that the next number counts to.
    pub fn one<T: Copy>(&mut self, all: &[T]) -> Option<T> {
        all.get(self.number()?).copied()
    }

    /// The seat of that number, if so many sit at the largest table.
    pub fn seat(&mut self, most: usize) -> Option<Seat> {
        self.number().filter(|&at| at < most).map(|at| Seat(at as u8))
    }
}
