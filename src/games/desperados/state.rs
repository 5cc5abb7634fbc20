//! The whole truth of a game: everything that lies face down included.

use serde::{Deserialize, Serialize};

use super::card::{Card, Character, Colour, DECK, Hand};
use super::memory::Memory;
use super::place::{Kind, PLACES, Pile, Place};
use super::table::{BadOptions, MAX_SEATS, Options, Table};
use crate::engine::{Nobody, Rng, Seat};

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// The card that ends the turn of [`Table::turn`] (D-2.1).
    Day,
    /// Everybody's gang (D-3.1).
    HoldUp(Place),
    /// Nothing: the game is over (D-4).
    Over,
}

/// A game, complete. Players and bots get a [`super::View`] of it, never this.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub(super) table: Table,
    pub(super) phase: Phase,
    pub(super) hands: [Hand; MAX_SEATS],
    /// What has been chosen in secret (D-3.1).
    pub(super) gangs: [Option<Hand>; MAX_SEATS],
    /// Who chooses first; then on clockwise. Nobody can tell, so a guess may begin with whoever guesses.
    pub(super) first: Seat,
    /// The draw pile, its top card last; as many count as the table says.
    pub(super) pile: [Card; DECK],
    pub(super) memory: Memory,
    /// What each seat has drawn from this pile since it was made of discards.
    pub(super) drawn: [Hand; MAX_SEATS],
    pub(super) rng: Rng,
}

impl State {
    pub(super) fn new(options: Options, seed: u64) -> Result<Self, BadOptions> {
        if !super::SEATS.contains(&options.seats) {
            return Err(BadOptions { seats: options.seats }); // D-1.1
        }
        let mut rng = Rng::new(seed);
        let seats = usize::from(options.seats);
        let starter = Seat(rng.below(seats) as u8); // D-1.3
        let piles = piles(&mut rng);
        let mut state = Self {
            table: Table {
                options,
                turn: starter,
                turn_number: 1,
                piles,
                fronts: Default::default(),
                warrant: Hand::EMPTY,
                discards: Hand::EMPTY,
                booty: Default::default(),
                hand_len: [0; MAX_SEATS],
                pile_len: DECK as u8,
                reshuffled: false,
                layers: layers_before(starter, seats),
                idle: 0,
            },
            phase: Phase::Day,
            hands: Default::default(),
            gangs: [None; MAX_SEATS],
            first: starter,
            pile: [Card::new(Colour::Red, Character::Barber); DECK],
            memory: Memory::default(),
            drawn: Default::default(),
            rng,
        };
        Hand::FULL_DECK.lay_out(&mut state.pile);
        state.rng.shuffle(&mut state.pile);
        for seat in Seat::all(seats) {
            for _ in 0..5 {
                state.draw(seat, &mut Nobody); // D-1.3
            }
        }
        state.begin_turn(&mut Nobody);
        Ok(state)
    }

    /// What lies open.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// What the game waits for.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The cards of `seat`; those of a gang that nobody has seen yet among them.
    pub fn hand(&self, seat: Seat) -> Hand {
        self.hands[seat.index()]
    }

    /// What `seat` has chosen in secret.
    pub fn gang(&self, seat: Seat) -> Option<Hand> {
        self.gangs[seat.index()]
    }

    /// The draw pile, its top card last.
    pub fn pile(&self) -> &[Card] {
        &self.pile[..self.table.pile_len as usize]
    }

    /// Whose decision it is.
    #[inline]
    pub fn to_act(&self) -> Option<Seat> {
        match self.phase {
            Phase::Day => Some(self.table.turn),
            Phase::Over => None,
            // They choose one after another; all seats are counted, as that takes no branch.
            Phase::HoldUp(_) => {
                let (at, seats) = (self.first.0 + self.chosen(), self.table.options.seats);
                Some(Seat(if at < seats { at } else { at - seats }))
            }
        }
    }

    /// How many have chosen a gang.
    #[inline]
    pub(super) fn chosen(&self) -> u8 {
        self.gangs.iter().map(|gang| u8::from(gang.is_some())).sum()
    }

    /// The same hands and places, with the draw pile and all chance to come made anew. A bot has no state but its own guesses to do that with.
    #[must_use]
    pub fn with_same_hands(&self, rng: &mut Rng) -> Self {
        let mut world = self.clone();
        rng.shuffle(&mut world.pile[..usize::from(self.table.pile_len)]);
        world.rng = rng.fork();
        world
    }

    /// Whether somebody is to act who can, which in a world guessed from a view that no game led to may not be so.
    pub(crate) fn is_whole(&self) -> bool {
        self.phase != Phase::Day || self.hands[self.table.turn.index()].one() & self.table.takes() != 0
    }
}

/// Before the first round it counts as if all had put a card, whoever begins first of all: so of two who have put none, the later in turn is
/// the later one (D-3.4).
fn layers_before(starter: Seat, seats: usize) -> [Seat; MAX_SEATS] {
    let mut layers = [Seat(0); MAX_SEATS];
    let mut seat = starter;
    for slot in layers[..seats].iter_mut().rev() {
        *slot = seat;
        seat = seat.next(seats);
    }
    layers
}

/// The five piles: each value's places are shuffled until no pile has a kind twice (D-1.2).
fn piles(rng: &mut Rng) -> [Pile; PLACES] {
    let mut rows = [Kind::ALL; 4];
    for row in 0..rows.len() {
        loop {
            let mut kinds = Kind::ALL;
            rng.shuffle(&mut kinds);
            if (0..PLACES).all(|pile| rows[..row].iter().all(|above| above[pile] != kinds[pile])) {
                rows[row] = kinds;
                break;
            }
        }
    }
    std::array::from_fn(|pile| Pile { kinds: rows.map(|row| row[pile]), gone: 0 })
}
