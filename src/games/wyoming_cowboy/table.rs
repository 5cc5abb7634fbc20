//! What lies open on the table: the part of a state that everybody sees.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::card::{Card, DECK, Hand, Rank, Suit, Suits};
use super::gun::{Calibre, Drawn, Gun, MAX_GUNS};
use super::list::List;
use super::scoring::{GOAL, SHORT};
use crate::engine::Seat;

/// The largest table (C-1.1).
pub const MAX_SEATS: usize = 8;
/// From so many players on there are two decks (C-1.1).
const TWO_DECKS_FROM: u8 = 5;

/// What is agreed before the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// Seats at the table, 3 to 8 (C-1.1).
    pub seats: u8,
    /// By which rules.
    pub rules: Rules,
}

/// What can be chosen of the rules, in the order of [`VARIANTS`](crate::engine::Game::VARIANTS); kept games and links have its number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Rules {
    /// To 500 points.
    #[default]
    Usual,
    /// Taking a discarded card, and drawing two for a 5, are actions (C-2.8).
    Strict,
    /// The usual rules, to 200 points (C-8.5).
    Short,
}

impl Options {
    /// Whether taking a discarded card, and drawing two for a 5, are actions (C-2.8).
    #[inline]
    pub fn strict(self) -> bool {
        self.rules == Rules::Strict
    }

    /// How many decks are played with (C-1.1).
    #[inline]
    pub const fn decks(self) -> u8 {
        if self.seats >= TWO_DECKS_FROM { 2 } else { 1 }
    }

    /// How many points end the game (C-8.4, C-8.5).
    pub fn goal(self) -> i16 {
        if self.rules == Rules::Short { SHORT } else { GOAL }
    }
}

/// Why a table cannot be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("Wyoming Cowboy seats three to eight players, not {seats} (C-1.1).")]
pub struct BadOptions {
    /// The number of seats asked for.
    pub seats: u8,
}

/// What has been done in a turn (C-2.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Acted {
    /// No action yet.
    #[default]
    Nothing,
    /// Shots; guns that have not shot yet may follow (C-6.1).
    Shooting,
    /// The action is over.
    Done,
}

/// A card on the discard pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Discarded {
    /// Which.
    pub card: Card,
    /// Who discarded it; nobody did a shot card or a 9 used to pass, which none may take (C-2.3).
    pub by: Option<Seat>,
}

impl Default for Discarded {
    fn default() -> Self {
        Self { card: Card::new(Rank::Two, Suit::Clubs), by: None }
    }
}

impl Default for Drawn {
    fn default() -> Self {
        Self { owner: Seat(0), gun: Gun::FortyFive(Suit::Clubs) }
    }
}

/// What lies open for everybody to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// What was agreed.
    pub options: Options,
    /// The hands dealt, this one included.
    pub hand_number: u16,
    /// The turns of this hand, this one included.
    pub turn_number: u16,
    /// Who dealt (C-1.2).
    pub dealer: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// What has been done in it.
    pub acted: Acted,
    /// Whether it began without cards, and so goes without discarding and drawing (C-2.6).
    pub cardless: bool,
    /// The guns that have shot in it, a bit each, by their place in [`Table::guns`].
    pub fired: u32,
    /// The guns on the table (C-5.1).
    pub guns: List<Drawn, MAX_GUNS>,
    /// The badges of each seat's kings; they lie open.
    pub badges: [Suits; MAX_SEATS],
    /// The tens in front of each seat (C-2.2).
    pub tens: [Suits; MAX_SEATS],
    /// The suits of the couples that each seat has shown, a bit each (C-3.1).
    pub couples: [u8; MAX_SEATS],
    /// The discard pile, its top card last.
    pub discards: List<Discarded, DECK>,
    /// How many cards each seat holds; those chosen to be passed still count.
    pub hand_len: [u8; MAX_SEATS],
    /// Cards in the draw pile.
    pub pile_len: u8,
    /// Whether the discard pile has been shuffled into a new draw pile in this hand.
    pub reshuffled: bool,
    /// The points from the hands before this one (C-8).
    pub scores: [i16; MAX_SEATS],
}

impl Table {
    /// How many seats there are.
    #[inline]
    pub const fn seats(&self) -> usize {
        self.options.seats as usize
    }

    /// How many decks are played with (C-1.1).
    #[inline]
    pub const fn decks(&self) -> u8 {
        self.options.decks()
    }

    /// The seats after `seat`, clockwise, without `seat` itself.
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        seat.others(self.seats())
    }

    /// The aces in the badge pile (C-1.1).
    #[inline]
    pub fn badge_pile(&self) -> Suits {
        self.badges[..self.seats()].iter().fold(Suits::deck(self.decks()), |left, &badges| left.minus(badges))
    }

    /// How many aces are left in the badge pile; with none the hand is over (C-7.1).
    #[inline]
    pub fn badges_left(&self) -> u8 {
        4 * self.decks() - self.badges.iter().map(|badges| badges.len()).sum::<u8>()
    }

    /// How many tens are not on the table yet.
    #[inline]
    pub fn tens_left(&self) -> u8 {
        4 * self.decks() - self.tens.iter().map(|tens| tens.len()).sum::<u8>()
    }

    /// Whether a .22 lies on the table (C-7.1).
    #[inline]
    pub fn has_twenty_two(&self) -> bool {
        self.guns.iter().any(|drawn| drawn.gun.calibre() == Calibre::TwentyTwo)
    }

    /// The guns in front of `seat`.
    pub fn guns_of(&self, seat: Seat) -> impl Iterator<Item = Gun> + '_ {
        self.guns.iter().filter(move |drawn| drawn.owner == seat).map(|drawn| drawn.gun)
    }

    /// Whether `seat` has a gun.
    #[inline]
    pub(super) fn is_armed(&self, seat: Seat) -> bool {
        self.guns.iter().any(|drawn| drawn.owner == seat)
    }

    /// The first gun of that calibre in front of `seat` that has not shot in this turn, by its place in [`Table::guns`].
    #[inline]
    pub fn loaded(&self, seat: Seat, calibre: Calibre) -> Option<usize> {
        let is_it = |at: usize, drawn: &Drawn| {
            drawn.owner == seat && drawn.gun.calibre() == calibre && self.fired >> at & 1 == 0
        };
        self.guns.iter().enumerate().position(|(at, drawn)| is_it(at, drawn))
    }

    /// The calibres of the guns of `seat` that have not shot in this turn, a bit each.
    #[inline]
    pub(super) fn loaded_calibres(&self, seat: Seat) -> u8 {
        let mut calibres = 0;
        for (at, drawn) in self.guns.iter().enumerate() {
            if drawn.owner == seat && self.fired >> at & 1 == 0 {
                calibres |= 1 << drawn.gun.calibre() as u8;
            }
        }
        calibres
    }

    /// The top discarded card for `seat`, by its place in [`Table::discards`]: the latest that another has discarded (C-2.3).
    #[inline]
    pub fn top_discard(&self, seat: Seat) -> Option<usize> {
        self.discards.iter().rposition(|discarded| discarded.by.is_some_and(|by| by != seat))
    }

    /// Whether the turn may still end with taking the discarded card: by the strict rules that is its action (C-2.8).
    #[inline]
    pub fn may_take(&self) -> bool {
        !self.options.strict() || self.acted == Acted::Nothing
    }

    /// The card that stays when the discard pile becomes the draw pile (C-2.5), by its place: the latest discarded by anybody.
    #[inline]
    pub(super) fn stays(&self) -> Option<usize> {
        self.discards.iter().rposition(|discarded| discarded.by.is_some())
    }

    /// Whether a card can be drawn from the draw pile, or from the one that the discards would make (C-2.5).
    #[inline]
    pub fn can_draw(&self) -> bool {
        self.pile_len > 0 || self.discards.len() > usize::from(self.stays().is_some())
    }

    /// The unprotected kings among the cards of `seat`, if it holds `hand`.
    #[inline]
    pub fn unprotected(&self, seat: Seat, hand: Hand) -> Suits {
        hand.suits(Rank::King).minus(self.badges[seat.index()])
    }

    /// Whether `seat` may show that couple: it has not shown it in this hand (C-3.1).
    #[inline]
    pub(super) const fn may_show(&self, seat: Seat, suit: Suit) -> bool {
        self.couples[seat.index()] & suit.bit() == 0
    }

    /// Who deals the next hand: who sits on the right of this dealer (C-1.2).
    #[inline]
    pub fn next_dealer(&self) -> Seat {
        Seat(((self.dealer.index() + self.seats() - 1) % self.seats()) as u8)
    }

    /// All cards that lie open: guns, tens and discards.
    pub fn open(&self) -> Hand {
        let guns = self.guns.iter().fold(Hand::EMPTY, |all, drawn| all.plus(drawn.gun.hand()));
        let tens = self.tens.iter().fold(guns, |all, tens| all.plus(tens.of_rank(Rank::Ten)));
        self.discards.iter().fold(tens, |mut all, discarded| {
            all.add(discarded.card);
            all
        })
    }
}
