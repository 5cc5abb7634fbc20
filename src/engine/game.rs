//! What a game is to the rest of the house.

use std::error::Error;
use std::fmt::Debug;
use std::ops::RangeInclusive;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::Rng;

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

    /// The others at a table of `seats`, clockwise.
    pub fn others(self, seats: usize) -> impl Iterator<Item = Self> + use<> {
        std::iter::successors(Some(self.next(seats)), move |seat| Some(seat.next(seats))).take(seats - 1)
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

/// What `seat` may see of `events`.
pub fn heard<G: Game>(events: &[G::Event], seat: Seat) -> Vec<G::Event> {
    events.iter().filter_map(|event| G::redact(event, seat)).collect()
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

/// What makes an action one that cannot be undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoBarrier {
    /// It showed something that was hidden.
    Revealed,
    /// Others had the chance to answer it, and even their silence tells something.
    Answerable,
}

/// Where in the game something happened. Public: it says nothing that only some seats know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Clock {
    /// The hands dealt so far, this one included; 1 where a game is a single hand.
    pub hand: u16,
    /// The turns begun in this hand, this one included.
    pub turn: u16,
}

/// What a game is at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Somebody plays.
    Playing,
    /// A hand has been scored and the next one not been dealt.
    BetweenHands,
    /// The game is over.
    Over,
}

/// The rules of one game. What it promises here, [`conformance`](super::conformance) holds it to.
///
/// # Secret choices
///
/// Where several seats choose at the same time and in secret (which cards to pass, which gang to send), they do so one after another, in
/// an order that depends on nothing hidden, and nobody can tell:
///
/// - From the moment when the choice opens, [`Game::chooses_secretly`] holds of the view of every seat that has yet to choose, and
///   [`Game::legal_in`] lists what it may choose, whether or not [`Game::to_act`] has come to it.
/// - A commit is an action, or several by the same seat, whose events [`Game::redact`] hides from all others. It changes no view but that
///   of its own seat, does not move the clock, and is no [`Game::undo_barrier`]: neither views nor events nor undo tell who has chosen.
/// - The last commit carries the choice out in the same [`Game::apply`]: one event, which every seat sees in its own form, reveals it.
///
/// Whoever shows a game keeps to the same: how many actions a session has, and how long one takes, is not for other seats to see.
pub trait Game: Copy + Debug + PartialEq + Send + Sync + 'static {
    /// The name that saves, links and messages carry.
    const NAME: &'static str;
    /// Raised whenever the same seed and actions would give another game, or the same decision another list of actions: texts of a game
    /// tell an action by its place in the list.
    ///
    /// Where the older rules can still be followed, [`Game::deal_by`] does, so that games played by them end as they did.
    const RULES_VERSION: u16;
    /// The tables that can be set.
    const SEATS: RangeInclusive<u8>;
    /// What rules can be agreed on, by name; the first are the usual ones.
    const VARIANTS: &'static [&'static str];

    /// What is agreed before the deal.
    type Options: Clone + Debug + PartialEq + Send + Sync + Serialize + DeserializeOwned;
    /// Everything, hidden cards and the generator included.
    type State: Clone + Debug + PartialEq + Send + Sync;
    /// One decision of one seat.
    type Action: Copy + Debug + PartialEq + Send + Sync + Serialize + DeserializeOwned;
    /// A list of actions.
    type Actions: AsRef<[Self::Action]>;
    /// Something that happened, for logs and motion.
    type Event: Clone + Debug + PartialEq + Send + Sync;
    /// What one seat may know.
    type View: Clone + Debug + PartialEq + Send + Sync + Serialize + DeserializeOwned;
    /// Why an action is not possible.
    type Illegal: Error + Clone + PartialEq;
    /// Why options are not possible.
    type BadOptions: Error + Clone + PartialEq + Send;
    /// What is wrong with a view that came from outside.
    type BadView: Error + Clone + PartialEq;

    /// A table of so many seats by one of [`Game::VARIANTS`], the usual one if there is no such. Whether that many can sit there,
    /// [`Game::deal`] says.
    fn options(seats: u8, variant: usize) -> Self::Options;

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

    /// Every action that [`Game::apply`] accepts now, in an order that is part of the rules' version; empty only once the game is over.
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

    /// Where in the game this is; never goes back.
    fn clock(state: &Self::State) -> Clock;

    /// The result, once the game is over.
    fn outcome(state: &Self::State) -> Option<Outcome>;

    /// A number that two different states hardly share and that is equal on every platform.
    fn digest(state: &Self::State) -> u64;

    /// What `seat` may know.
    fn view(state: &Self::State, seat: Seat) -> Self::View;

    /// Whose view it is.
    fn viewer(view: &Self::View) -> Seat;

    /// How many seats the table has.
    fn seats_in(view: &Self::View) -> usize;

    /// What the seat of the view may do now, as in [`Game::legal`]. While another seat acts, nothing; but for what hides that it does: its
    /// own secret choice, or what it could do if nobody had been asked.
    fn legal_in(view: &Self::View) -> Self::Actions;

    /// What the game is at. All views of a state say the same.
    fn stage(view: &Self::View) -> Stage;

    /// Whether the seat of the view has a secret choice to make; see [above](Game#secret-choices).
    fn chooses_secretly(_view: &Self::View) -> bool {
        false
    }

    /// Whether the seat of the view is asked while it is another's turn, about something that the others must not notice: not even by how
    /// long it takes.
    fn is_out_of_turn(_view: &Self::View) -> bool {
        false
    }

    /// Whether a view that came from outside can be worked with: it holds what the rules and the bots rely on, and there is a state that
    /// looks like it.
    ///
    /// # Errors
    /// If not; says what is wrong.
    fn admit(view: &Self::View) -> Result<(), Self::BadView>;

    /// The form of an event that `seat` may see, if any.
    fn redact(event: &Self::Event, seat: Seat) -> Option<Self::Event>;

    /// Whether an action cannot be undone, and why: it was taken by the seat of `view`, from which it looked like that, and that seat saw
    /// `events` come of it. If it can, the seat must have learned nothing, not even from another's silence.
    fn undo_barrier(view: &Self::View, events: &[Self::Event]) -> Option<UndoBarrier>;

    /// A state that `view` could have come from, drawn at random; hidden cards and the generator are new.
    fn determinize(view: &Self::View, rng: &mut Rng) -> Self::State;
}
