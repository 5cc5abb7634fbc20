//! The whole truth of a game.

use serde::{Deserialize, Serialize};

use super::action::Direction;
use super::card::{Card, DECK, Hand, Rank, Suit, Suits};
use super::list::List;
use super::memory::Memory;
use super::table::{Acted, BadOptions, MAX_SEATS, Options, Table};
use crate::engine::{Rng, Seat};

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// The dealer names the direction of the first pass (C-1.3).
    Direction,
    /// Everybody chooses in secret what to pass (C-1.3, C-4.1).
    Passing {
        /// How many cards: three before the first turn, two after a 9.
        cards: u8,
        /// Which way.
        direction: Direction,
    },
    /// An action, a discard, or the end of a turn (C-2.1, C-2.2).
    Play,
    /// A victim answers a shot (C-6.2, C-6.3). Everybody is asked, so that being asked tells nothing.
    Asked {
        /// With which gun, by its place in [`Table::guns`].
        gun: u8,
        /// Who is asked.
        victim: Seat,
    },
    /// There is a target: the shooter turns a card or not (C-6.5).
    Aimed {
        /// With which gun, by its place in [`Table::guns`].
        gun: u8,
        /// At whom.
        victim: Seat,
    },
    /// Hit: the victim hands over an unprotected king (C-6.5). Asked for even if there is one only, so that it tells nothing.
    Hit {
        /// Who.
        victim: Seat,
        /// The suit of the card that was turned; no unprotected king has it.
        suit: Suit,
    },
    /// The victim may draw in place of a king (C-6.5, C-6.6, C-6.7).
    Replace {
        /// Who.
        victim: Seat,
        /// How many cards at most.
        cards: u8,
    },
    /// A card has been discarded: draw (C-2.3).
    Draw {
        /// How many cards.
        cards: u8,
        /// Whether one of them may be the top discarded card.
        discard: bool,
    },
    /// The hand has been scored, and the next not been dealt.
    HandOver,
    /// The game is over.
    Over,
}

impl Phase {
    /// Whose decision it is at this `table`, where everybody knows.
    #[inline]
    pub(super) fn asks(self, table: &Table) -> Option<Seat> {
        match self {
            Self::Play | Self::Aimed { .. } | Self::Draw { .. } => Some(table.turn),
            Self::Asked { victim, .. } | Self::Hit { victim, .. } | Self::Replace { victim, .. } => Some(victim),
            Self::Direction => Some(table.dealer),
            Self::HandOver => Some(table.next_dealer()),
            Self::Passing { .. } | Self::Over => None,
        }
    }
}

/// A game, complete. Players and bots get a [`super::View`] of it, never this.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub(super) table: Table,
    pub(super) phase: Phase,
    pub(super) hands: [Hand; MAX_SEATS],
    /// What has been chosen in secret (C-1.3).
    pub(super) passes: [Option<Hand>; MAX_SEATS],
    /// Who chooses first; then on clockwise. Nobody can tell, so a guess may begin with whoever guesses.
    pub(super) first: Seat,
    /// The draw pile, its top card last; as many count as the table says.
    pub(super) pile: [Card; DECK],
    pub(super) memory: Memory,
    pub(super) rng: Rng,
}

impl State {
    pub(super) fn new(options: Options, seed: u64) -> Result<Self, BadOptions> {
        if !super::SEATS.contains(&options.seats) {
            return Err(BadOptions { seats: options.seats }); // C-1.1
        }
        let mut rng = Rng::new(seed);
        let dealer = Seat(rng.below(options.seats.into()) as u8); // C-1.2
        let table = Table {
            options,
            hand_number: 0,
            turn_number: 1,
            dealer,
            turn: dealer,
            acted: Acted::Nothing,
            cardless: false,
            fired: 0,
            guns: List::default(),
            badges: [Suits::EMPTY; MAX_SEATS],
            tens: [Suits::EMPTY; MAX_SEATS],
            couples: [0; MAX_SEATS],
            discards: List::default(),
            hand_len: [0; MAX_SEATS],
            pile_len: 0,
            reshuffled: false,
            scores: [0; MAX_SEATS],
        };
        let mut state = Self {
            memory: Memory::new(table.decks()),
            table,
            phase: Phase::Direction,
            hands: [Hand::EMPTY; MAX_SEATS],
            passes: [None; MAX_SEATS],
            first: dealer,
            pile: [Card::new(Rank::Two, Suit::Clubs); DECK],
            rng,
        };
        state.deal(dealer);
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

    /// The cards of `seat`; those chosen to be passed among them until they are.
    pub fn hand(&self, seat: Seat) -> Hand {
        self.hands[seat.index()]
    }

    /// What `seat` has chosen in secret.
    pub fn pass(&self, seat: Seat) -> Option<Hand> {
        self.passes[seat.index()]
    }

    /// The draw pile, its top card last.
    pub fn pile(&self) -> &[Card] {
        &self.pile[..usize::from(self.table.pile_len)]
    }

    /// Whose decision it is.
    #[inline]
    pub fn to_act(&self) -> Option<Seat> {
        match self.phase {
            Phase::Passing { .. } => Some(self.next_to_choose().unwrap_or(self.first)),
            phase => phase.asks(&self.table),
        }
    }

    /// Who is to choose what to pass.
    #[inline]
    pub(super) fn next_to_choose(&self) -> Option<Seat> {
        let seats = self.table.seats();
        let mut seat = self.first;
        for _ in 0..seats {
            if self.passes[seat.index()].is_none() && self.table.hand_len[seat.index()] > 0 {
                return Some(seat);
            }
            seat = seat.next(seats);
        }
        None
    }

    /// The same hands and guns, with the draw pile and all chance to come made anew. A bot has no state but its own guesses to do that with.
    #[must_use]
    pub fn with_same_hands(&self, rng: &mut Rng) -> Self {
        let mut world = self.clone();
        rng.shuffle(&mut world.pile[..usize::from(self.table.pile_len)]);
        world.rng = rng.fork();
        world
    }

    /// Whether somebody is to act who can, which in a world guessed from a view that no game led to may not be so.
    pub(crate) fn is_whole(&self) -> bool {
        match self.phase {
            Phase::Aimed { gun, victim } => self.has_target(usize::from(gun), victim),
            Phase::Hit { victim, suit } => {
                let kings = self.table.unprotected(victim, self.hands[victim.index()]);
                !kings.is_empty() && !kings.has(suit)
            }
            Phase::Passing { .. } => self.next_to_choose().is_some(),
            _ => true,
        }
    }
}
