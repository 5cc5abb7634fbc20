//! What a game is to the rest of the house.

use std::error::Error;
use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::Rng;
use super::take_back::Finality;

/// A place at the table, counted clockwise from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into per-seat arrays.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise (to the left) at a table of `seats`.
    #[inline]
    #[must_use]
    pub const fn next(self, seats: usize) -> Self {
        if self.index() + 1 >= seats { Self(0) } else { Self(self.0 + 1) }
    }

    /// The seats of a table, from 0.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..seats as u8).map(Self)
    }
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Who won; several only where a game's rules share the victory.
    pub winners: Vec<Seat>,
    /// Each seat's points, in the game's own unit.
    pub points: Vec<i32>,
}

/// Takes the events of [`Game::apply`]. The closure runs only when somebody watches.
pub trait Sink<E> {
    /// Hands over the event that `make` describes.
    fn push(&mut self, make: impl FnOnce() -> E);
}

/// Nobody watches: events are never made. For playouts.
pub struct Nobody;

impl<E> Sink<E> for Nobody {
    #[inline]
    fn push(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn push(&mut self, make: impl FnOnce() -> E) {
        Vec::push(self, make());
    }
}

/// The rules of one game.
pub trait Game {
    /// The name that saves and links carry.
    const NAME: &'static str;
    /// Raised whenever the same seed and actions would give another game, or the same decision another list of actions: texts of a game
    /// tell an action by its place in the list.
    ///
    /// Where the older rules can still be followed, [`Game::deal_by`] does, so that games played by them end as they did.
    const RULES_VERSION: u16;

    /// What is agreed before the deal.
    type Options: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// Everything, hidden cards and the generator included.
    type State: Clone + Debug + PartialEq;
    /// One decision of one seat.
    type Action: Copy + Debug + PartialEq + Serialize + DeserializeOwned;
    /// A list of actions.
    type Actions: AsRef<[Self::Action]>;
    /// Something that happened, for logs and motion.
    type Event: Clone + Debug + PartialEq;
    /// What one seat may know.
    type View: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// Why an action is not possible.
    type Illegal: Error + Clone + PartialEq;
    /// Why options are not possible.
    type BadOptions: Error;

    /// A new game. Chance comes from `seed` alone.
    ///
    /// # Errors
    /// If the rules know no such table.
    fn deal(options: &Self::Options, seed: u64) -> Result<Self::State, Self::BadOptions>;

    /// A new game by the rules of an older version, where it tells them apart; by today's where it does not.
    ///
    /// # Errors
    /// As [`Game::deal`].
    fn deal_by(_version: u16, options: &Self::Options, seed: u64) -> Result<Self::State, Self::BadOptions> {
        Self::deal(options, seed)
    }

    /// How many seats the table has.
    fn seats(state: &Self::State) -> usize;

    /// Whose decision it is; nobody's once the game is over.
    fn to_act(state: &Self::State) -> Option<Seat>;

    /// Every action that [`Game::apply`] accepts now; empty only once the game is over.
    fn legal(state: &Self::State) -> Self::Actions;

    /// Carries out an action of the seat to act; the only way to change a state.
    ///
    /// # Errors
    /// If [`Game::legal`] does not list it; says which rule forbids it, and leaves the state as it was.
    fn apply(
        state: &mut Self::State,
        action: Self::Action,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<(), Self::Illegal>;

    /// The result, once the game is over.
    fn outcome(state: &Self::State) -> Option<Outcome>;

    /// What `seat` may know.
    fn view(state: &Self::State, seat: Seat) -> Self::View;

    /// The form of an event that `seat` may see, if any.
    fn redact(event: &Self::Event, seat: Seat) -> Option<Self::Event>;

    /// Whether an action is final, and why: it was taken by the seat of `view`, from which it looked like that, and that seat saw `events`
    /// come of it. If not, the seat may take it back; so it must have learned nothing, not even from another's silence.
    fn finality(view: &Self::View, events: &[Self::Event]) -> Option<Finality>;

    /// A state that `view` could have come from, drawn at random; hidden cards and the generator are new.
    fn determinize(view: &Self::View, rng: &mut Rng) -> Self::State;

    /// A number that two different states hardly share and that is equal on every platform.
    fn digest(state: &Self::State) -> u64;
}
