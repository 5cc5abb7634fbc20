//! What a hand scores (C-8).
//!
//! The best arrangement is found exactly: only which families to form and whether to form a dance hall is ever to be decided; all else follows.
//! [`tests`](super::tests) hold it to a search through every way to give each card its part.

use arrayvec::ArrayVec;

use super::card::{Hand, Rank, Suit, Suits};
use super::table::{MAX_SEATS, Table};
use crate::engine::Seat;

/// For whoever ended the hand (C-8.1).
pub const ENDED: i16 = 30;
/// For holding a 10 or two 2s at the end (C-8.1).
pub const DELAYED: i16 = -30;
/// For each 10 on the table (C-8.1).
pub const TEN: i16 = 10;
/// For a couple shown (C-3.1).
pub const COUPLE: i16 = 25;
/// For four kings with their aces (C-8.2).
pub const POSSE: i16 = 200;
/// For four kings (C-8.2).
pub const GANG: i16 = 150;
/// For each other king (C-8.2).
pub const KING: i16 = 25;
/// For four queens (C-8.2).
pub const DANCE_HALL: i16 = 100;
/// For each other queen (C-8.2).
pub const QUEEN: i16 = -25;
/// For four jacks (C-8.2).
pub const ORPHANAGE: i16 = 80;
/// For ace, king, queen and jack of a suit (C-8.2).
pub const FAMILY: i16 = 120;
/// For a king and queen of a suit still together (C-8.2).
pub const MARRIAGE: i16 = -50;
/// For three 6s (C-8.2).
pub const BEAST: i16 = -100;
/// For each other 6 (C-8.2).
pub const SIX: i16 = -20;
/// Who reaches so many points first has won (C-8.4).
pub const GOAL: i16 = 500;
/// So many in a short game (C-8.5).
pub const SHORT: i16 = 200;
/// After so many hands the game is over whatever the score (C-8.4).
pub const MAX_HANDS: u16 = 25;

/// What one seat scores in a hand, and by what.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// It ended the hand.
    pub ended: bool,
    /// It held a 10 or two 2s.
    pub delayed: bool,
    /// Its tens on the table.
    pub tens: Suits,
    /// The suits of the couples that it has shown, a bit each.
    pub couples: u8,
    /// Kings, queens and jacks, arranged.
    pub faces: Faces,
    /// Its 6s.
    pub sixes: u8,
}

impl Table {
    /// The points of `seat` with the couples of this hand, which count at once (C-3.1).
    pub fn points(&self, seat: Seat) -> i16 {
        self.scores[seat.index()] + COUPLE * self.couples[seat.index()].count_ones() as i16
    }
}

/// How kings, queens and jacks are arranged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools)] // a score sheet has boxes to be ticked
pub struct Faces {
    /// Four kings with their aces.
    pub posse: bool,
    /// Four kings; with two decks beside a posse of four others.
    pub gang: bool,
    /// Kings that count alone.
    pub kings: Suits,
    /// Four queens.
    pub dance_hall: bool,
    /// Queens that count alone.
    pub queens: Suits,
    /// Four jacks.
    pub orphanage: bool,
    /// Jacks that count nothing.
    pub jacks: Suits,
    /// The suits of families, a bit each.
    pub families: u8,
    /// Kings and queens of a suit still together.
    pub marriages: Suits,
}

impl Faces {
    /// What they count (C-8.2).
    #[inline]
    pub fn points(&self) -> i16 {
        let count = |suits: Suits| i16::from(suits.len());
        let if_so = |is: bool, points: i16| if is { points } else { 0 };
        if_so(self.posse, POSSE)
            + if_so(self.gang, GANG)
            + if_so(self.dance_hall, DANCE_HALL)
            + if_so(self.orphanage, ORPHANAGE)
            + FAMILY * self.families.count_ones() as i16
            + KING * count(self.kings)
            + QUEEN * count(self.queens)
            + MARRIAGE * count(self.marriages)
    }

    /// Whether every one of them counts for positive points (C-2.4).
    #[inline]
    pub fn all_count(&self) -> bool {
        self.queens.is_empty() && self.marriages.is_empty() && self.jacks.is_empty()
    }

    /// The kings, queens and jacks of `hand` with these families, and a dance hall if that is wanted (C-8.3); nothing if there is no dance hall.
    #[inline]
    fn arranged(hand: Hand, badges: Suits, families: u8, dance_hall: bool) -> Option<Self> {
        let (kings, queens, jacks) = (hand.suits(Rank::King), hand.suits(Rank::Queen), hand.suits(Rank::Jack));
        let family = Suits::try_from(families).unwrap_or_default();
        let mut queens_left = queens.minus(family);
        if dance_hall {
            if queens_left.one() != 0xf {
                return None;
            }
            queens_left = queens_left.minus(Suits::deck(1));
        }
        let mut jacks_left = jacks.minus(family);
        let orphanage = jacks_left.one() == 0xf; // C-9.1: once
        if orphanage {
            jacks_left = jacks_left.minus(Suits::deck(1));
        }
        let posse = badges.one() == 0xf;
        let gang = if posse { kings.two() == 0xf } else { kings.one() == 0xf };
        let together = u8::from(posse) + u8::from(gang);
        let mut faces = Self {
            posse,
            gang,
            kings: Suits::EMPTY,
            dance_hall,
            queens: queens_left,
            orphanage,
            jacks: jacks_left,
            families,
            marriages: Suits::EMPTY,
        };
        if (kings.one() & queens_left.one()) == 0 && families == 0 && together == 0 {
            faces.kings = kings;
            return Some(faces);
        }
        for suit in Suit::ALL {
            let (kings, in_family) = (kings.count(suit), u8::from(family.has(suit)));
            let married = (kings - in_family).min(queens_left.count(suit));
            // Those who ride with the others may be in a family or married at the same time.
            for _ in (in_family + married).max(together)..kings {
                faces.kings.add(suit);
            }
            for _ in 0..married {
                faces.marriages.add(suit);
                faces.queens.remove(suit);
            }
        }
        Some(faces)
    }

    /// Every arrangement that there is a choice between.
    #[inline]
    fn each(hand: Hand, badges: Suits, mut take: impl FnMut(Self)) {
        let possible = badges.one() & hand.nibble(Rank::King) & hand.nibble(Rank::Queen) & hand.nibble(Rank::Jack);
        let dance_hall_possible = hand.nibble(Rank::Queen) == 0xf;
        let mut families = possible;
        loop {
            if dance_hall_possible && let Some(faces) = Self::arranged(hand, badges, families, true) {
                take(faces);
            }
            if let Some(faces) = Self::arranged(hand, badges, families, false) {
                take(faces);
            }
            if families == 0 {
                return;
            }
            families = (families - 1) & possible;
        }
    }

    /// The best arrangement (C-8.3); of equals the one with more families.
    pub fn best(hand: Hand, badges: Suits) -> Self {
        let mut best: Option<(i16, Self)> = None;
        Self::each(hand, badges, |faces| {
            let points = faces.points();
            if best.is_none_or(|(most, _)| points > most) {
                best = Some((points, faces));
            }
        });
        best.map(|(_, faces)| faces).unwrap_or_default()
    }
}

/// What so many 6s count (C-8.2): a fourth beside three counts as a single one.
#[inline]
pub const fn sixes(count: u8) -> i16 {
    if count >= 3 { BEAST + SIX * (count as i16 - 3) } else { SIX * count as i16 }
}

/// Whether who holds these cards as the hand ends delays the game (C-8.1).
#[inline]
pub const fn delays(hand: Hand) -> bool {
    hand.only(Rank::Ten.kinds()).one() != 0 || hand.count_rank(Rank::Two) >= 2
}

/// Whether a 6 may be discarded from this hand: every other card, other 6s aside, would count for positive points (C-2.4).
#[inline]
pub fn may_discard_six(hand: Hand, badges: Suits) -> bool {
    let faces = Rank::King.kinds() | Rank::Queen.kinds() | Rank::Jack.kinds();
    if hand.one() & !(faces | Rank::Six.kinds()) != 0 {
        return false;
    }
    let (mut most, mut all_count) = (i16::MIN, false);
    Faces::each(hand, badges, |faces| {
        let points = faces.points();
        if points > most {
            (most, all_count) = (points, faces.all_count());
        } else if points == most {
            all_count |= faces.all_count();
        }
    });
    all_count
}

impl Sheet {
    /// What a seat scores that holds `hand` and `badges` as the hand ends (C-8).
    pub fn new(hand: Hand, badges: Suits, tens: Suits, couples: u8, ended: bool) -> Self {
        Self {
            ended,
            delayed: delays(hand),
            tens,
            couples,
            faces: Faces::best(hand, badges),
            sixes: hand.count_rank(Rank::Six),
        }
    }

    /// Line by line, in the order of the rules; those that count nothing are left out.
    pub fn lines(&self) -> impl Iterator<Item = (ScoreLine, i16)> {
        let count = |suits: Suits| i16::from(suits.len());
        let if_so = |is: bool, points: i16| if is { points } else { 0 };
        let faces = &self.faces;
        let three = self.sixes >= 3;
        [
            (ScoreLine::Ended, if_so(self.ended, ENDED)),
            (ScoreLine::Delayed, if_so(self.delayed, DELAYED)),
            (ScoreLine::Tens, TEN * count(self.tens)),
            (ScoreLine::Couples, COUPLE * self.couples.count_ones() as i16),
            (ScoreLine::Posse, if_so(faces.posse, POSSE)),
            (ScoreLine::Gang, if_so(faces.gang, GANG)),
            (ScoreLine::Kings, KING * count(faces.kings)),
            (ScoreLine::DanceHall, if_so(faces.dance_hall, DANCE_HALL)),
            (ScoreLine::Queens, QUEEN * count(faces.queens)),
            (ScoreLine::Orphanage, if_so(faces.orphanage, ORPHANAGE)),
            (ScoreLine::Families, FAMILY * faces.families.count_ones() as i16),
            (ScoreLine::Marriages, MARRIAGE * count(faces.marriages)),
            (ScoreLine::Beast, if_so(three, BEAST)),
            (ScoreLine::Sixes, SIX * (i16::from(self.sixes) - if three { 3 } else { 0 })),
        ]
        .into_iter()
        .filter(|&(_, points)| points != 0)
    }

    /// What of it the end of the hand brings: all but the couples, which were scored as they were shown (C-3.1).
    pub fn still_to_come(&self) -> i16 {
        self.total() - COUPLE * self.couples.count_ones() as i16
    }

    /// All of it together.
    pub fn total(&self) -> i16 {
        let if_so = |is: bool, points: i16| if is { points } else { 0 };
        if_so(self.ended, ENDED)
            + if_so(self.delayed, DELAYED)
            + TEN * i16::from(self.tens.len())
            + COUPLE * self.couples.count_ones() as i16
            + self.faces.points()
            + sixes(self.sixes)
    }
}

/// What a hand is scored for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum ScoreLine {
    Ended,
    Delayed,
    Tens,
    Couples,
    Posse,
    Gang,
    Kings,
    DanceHall,
    Queens,
    Orphanage,
    Families,
    Marriages,
    /// Three 6s.
    Beast,
    Sixes,
}

/// Who has won now that a hand has been scored; nobody, if another is to be dealt (C-8.4).
pub(super) fn winners(table: &Table) -> ArrayVec<Seat, MAX_SEATS> {
    let scores = &table.scores[..table.seats()];
    let most = scores.iter().copied().max().unwrap_or_default();
    let best: ArrayVec<Seat, MAX_SEATS> =
        Seat::all(table.seats()).filter(|seat| scores[seat.index()] == most).collect();
    let decided = most >= table.options.goal() && best.len() == 1;
    if decided || table.hand_number >= MAX_HANDS { best } else { ArrayVec::new() }
}
