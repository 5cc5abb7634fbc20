//! The whole truth of a game: everything that lies face down included.

use serde::{Deserialize, Serialize};

use super::card::{Card, Counts, DECK, Hand, KINDS, Outlaw};
use super::memory::Memory;
use super::table::{BadOptions, MAX_SEATS, Options, Table};
use crate::engine::{Rng, Seat};

/// What the game waits for. Who is to act, [`State::to_act`] and [`View::to_act`](super::View::to_act) say: mostly the seat whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// The turn's draw.
    Draw,
    /// Plays, then the discard. After [`Phase::Search`] too: what was found there, [`Sheriff::Found`] tells its finder, who may
    /// play it as the very next act.
    Play,
    /// After a hit: a group for this card.
    Target(Card),
    /// Wyatt Earp's choice from the discard stack (R-6.9b).
    Search,
    /// An outlaw was opened: its Photo may be laid out of turn.
    PhotoOffer {
        /// Who holds the Photo.
        holder: Seat,
        /// Whose Photo.
        outlaw: Outlaw,
    },
    /// A Hideout was laid: Wyatt Earp may be played against it.
    HideoutOffer {
        /// Whose group was covered.
        owner: Seat,
        /// Which group.
        outlaw: Outlaw,
    },
    /// The hand has been scored. Who began it acts, and deals the next: [`Action::NextHand`](super::Action::NextHand) is all there
    /// is to do.
    HandOver,
    /// The game has been won.
    GameOver {
        /// By whom.
        winner: Seat,
    },
}

impl Phase {
    /// Whose decision it is at this `table`.
    #[inline]
    pub(super) fn asks(self, table: &Table) -> Option<Seat> {
        match self {
            Self::GameOver { .. } => None,
            Self::PhotoOffer { holder, .. } => Some(holder),
            Self::HideoutOffer { owner, .. } => Some(owner),
            Self::HandOver => Some(table.starter), // who deals next
            _ => Some(table.turn),
        }
    }
}

/// How the turn stands with its one Sheriff card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Sheriff {
    /// Not played yet.
    Free,
    /// Played.
    Used,
    /// Played, and it found this card, which may be played as the very next act (R-6.9b).
    Found(Card),
}

/// A game, complete. Players and bots get a [`super::View`] of it, never this.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// By the rules of which version it is played.
    pub(super) rules: u16,
    pub(super) table: Table,
    pub(super) phase: Phase,
    pub(super) sheriff: Sheriff,
    pub(super) hands: [Hand; MAX_SEATS],
    /// The top card comes last; as many count as the table says.
    pub(super) supply: [Card; DECK],
    /// Likewise.
    pub(super) discard: [Card; DECK],
    pub(super) memory: Memory,
    pub(super) rng: Rng,
}

impl State {
    pub(super) fn new(rules: u16, options: Options, seed: u64) -> Result<Self, BadOptions> {
        if !super::SEATS.contains(&options.seats) {
            return Err(BadOptions { seats: options.seats });
        }
        let mut rng = Rng::new(seed);
        let starter = Seat(rng.below(options.seats as usize) as u8);
        let mut state = Self {
            rules,
            table: Table {
                options,
                hand_number: 0,
                starter,
                turn: starter,
                turn_number: 1,
                posters: [0; 7],
                posters_at_end: [0; 7],
                money: [0; MAX_SEATS],
                territories: Default::default(),
                hand_len: [0; MAX_SEATS],
                supply_len: 0,
                discard_len: 0,
                reshuffled: false,
                open: 0,
            },
            phase: Phase::Draw,
            sheriff: Sheriff::Free,
            hands: Default::default(),
            supply: [Card::WYATT_EARP; DECK],
            discard: [Card::WYATT_EARP; DECK],
            memory: Memory::default(),
            rng,
        };
        state.deal_hand(starter);
        Ok(state)
    }

    /// Shuffles and deals a hand that `starter` begins.
    pub(super) fn deal_hand(&mut self, starter: Seat) {
        let table = &mut self.table;
        let seats = table.seats();
        for (slot, card) in self.supply.iter_mut().zip(Hand::FULL_DECK.cards()) {
            *slot = card;
        }
        self.rng.shuffle(&mut self.supply);
        table.supply_len = DECK as u8;
        table.discard_len = 0;
        table.reshuffled = false;
        table.open = 0;
        table.territories = Default::default();
        table.hand_number += 1;
        table.turn_number = 1;
        table.starter = starter;
        table.turn = starter;
        for reward in &mut table.posters {
            *reward += 1;
        }
        self.phase = Phase::Draw;
        self.sheriff = Sheriff::Free;
        self.hands = Default::default();
        self.memory = Memory::default();
        let mut seat = starter;
        for _ in 0..10 * seats {
            let card = self.pop_supply();
            self.hands[seat.index()].add(card);
            seat = seat.next(seats);
        }
        self.table.hand_len = [0; MAX_SEATS];
        self.table.hand_len[..seats].fill(10);
        let first = self.pop_supply();
        self.push_discard(first);
    }

    /// What lies open.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// What the game waits for. Not for a player's eyes: an offer tells who holds what.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// How the turn stands with its Sheriff card. Not for the eyes of other seats.
    pub fn sheriff(&self) -> Sheriff {
        self.sheriff
    }

    /// The same hands, with the supply and all chance to come made anew. A bot has no state but its own guesses to do that with.
    #[must_use]
    pub fn with_same_hands(&self, rng: &mut Rng) -> Self {
        let mut world = self.clone();
        let supply = usize::from(world.table.supply_len);
        rng.shuffle(&mut world.supply[..supply]);
        world.rng = rng.fork();
        world
    }

    /// The cards of `seat`.
    pub fn hand(&self, seat: Seat) -> Hand {
        self.hands[seat.index()]
    }

    /// The supply, its top card last.
    pub fn supply(&self) -> &[Card] {
        &self.supply[..self.table.supply_len as usize]
    }

    /// The discard stack, its top card last.
    pub fn discard(&self) -> &[Card] {
        &self.discard[..self.table.discard_len as usize]
    }

    /// How many of each card lie in the discard stack.
    pub fn stack(&self) -> Counts {
        self.memory.stack_now()
    }

    /// Whether every card of the deck is there, once, and nobody is known to hold what they do not. A world guessed from a view that no game
    /// led to may fail this.
    pub(crate) fn is_whole(&self) -> bool {
        let seats = self.table.seats();
        let mut missing = [0i16; KINDS];
        for card in Card::all() {
            missing[card.index()] = i16::from(card.copies());
        }
        let mut seen = |card: Card, count: u8| missing[card.index()] -= i16::from(count);
        self.hands[..seats].iter().flat_map(|hand| hand.kinds()).for_each(|(card, count)| seen(card, count));
        self.supply().iter().chain(self.discard()).for_each(|&card| seen(card, 1));
        for groups in &self.table.territories[..seats] {
            let cards = groups.iter().zip(Outlaw::ALL).flat_map(|(group, outlaw)| group.cards(outlaw));
            cards.for_each(|card| seen(card, 1));
        }
        if let Phase::Target(card) = self.phase
            && card != Card::WYATT_EARP
        {
            seen(card, 1); // between hand and table
        }
        missing == [0; KINDS] && (0..seats).all(|seat| self.hands[seat].contains(self.memory.known[seat]))
    }

    /// Whose decision it is.
    #[inline]
    pub fn to_act(&self) -> Option<Seat> {
        self.phase.asks(&self.table)
    }

    #[inline]
    pub(super) fn pop_supply(&mut self) -> Card {
        self.table.supply_len -= 1;
        self.supply[self.table.supply_len as usize]
    }

    #[inline]
    pub(super) fn push_discard(&mut self, card: Card) {
        self.discard[self.table.discard_len as usize] = card;
        self.table.discard_len += 1;
        self.memory.stack.add(card);
    }

    /// Takes the highest `card` out of the stack.
    pub(super) fn pull_discard(&mut self, card: Card) {
        let len = self.table.discard_len as usize;
        if let Some(at) = self.discard[..len].iter().rposition(|&c| c == card) {
            self.discard.copy_within(at + 1..len, at);
            self.table.discard_len -= 1;
        }
    }
}
