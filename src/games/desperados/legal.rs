//! What may be done now, from what the seat to act can see. [`Position::check`] says why something is not possible; the list is what passes.

use super::action::{Action, Actions};
use super::card::{Card, Character, Colour, Hand};
use super::illegal::Illegal;
use super::place::Place;
use super::state::{Phase, State};
use super::table::Table;

/// All that legality depends on. Nothing in it is hidden from the seat to act.
#[derive(Clone, Copy)]
pub(super) struct Position<'a> {
    pub table: &'a Table,
    pub phase: Phase,
    pub hand: Hand,
}

impl State {
    #[inline]
    pub(super) fn position(&self) -> Position<'_> {
        let seat = self.to_act().unwrap_or(self.table.turn);
        Position { table: &self.table, phase: self.phase, hand: self.hands[seat.index()] }
    }
}

impl Position<'_> {
    #[inline(never)]
    pub fn legal(&self) -> Actions {
        let mut list = Actions::default();
        match self.phase {
            Phase::Day => self.puts(&mut list),
            Phase::HoldUp(place) => self.gangs(place, &mut list),
            Phase::Over => {}
        }
        list
    }

    /// Place by place, each card that fits there (D-2.2). One loop, as nobody can foretell how many fit at which place, the processor neither:
    /// five loops end in five surprises.
    #[inline]
    fn puts(&self, list: &mut Actions) {
        let mut rows = [(0, Place::ALL[0]); 8];
        let (mut row, mut left) = (0, 0);
        for place in Place::ALL {
            let fits = self.hand.one() & self.table.fronts[place.index()].takes();
            rows[row % 8] = (fits, place);
            row += usize::from(fits != 0);
            left += fits.count_ones();
        }
        let (mut fits, mut place) = rows[0];
        row = 1;
        for _ in 0..left {
            list.push(Action::Put { card: Card::lowest(fits), place });
            fits &= fits.wrapping_sub(1);
            let next = rows[row % 8];
            let over = fits == 0;
            row += usize::from(over);
            (fits, place) = if over { next } else { (fits, place) };
        }
    }

    /// None, then those of one colour, then those of one character and more than one colour (D-3.2).
    #[inline]
    fn gangs(&self, place: Place, list: &mut Actions) {
        list.push(Action::Gang(Hand::EMPTY));
        let hand = self.hand.only(self.table.joiners(place).kinds());
        for colour in Colour::ALL {
            each_part(hand.only(colour.kinds()), |gang| list.push(Action::Gang(gang)));
        }
        let mut left = hand.one() & hand.in_colours().kinds();
        while left != 0 {
            let character = Card::lowest(left).character();
            let alike = hand.only(character.kinds());
            each_part(alike, |gang| {
                if gang.one().count_ones() > 1 {
                    list.push(Action::Gang(gang));
                }
            });
            left &= !character.kinds();
        }
    }

    /// Why `action` is not possible, if it is not. Agrees with [`Self::legal`].
    pub fn check(&self, action: Action) -> Result<(), Illegal> {
        match (self.phase, action) {
            (Phase::Over, _) => Err(Illegal::GameOver),
            (Phase::Day, Action::Put { card, place }) => self.check_put(card, place),
            (Phase::HoldUp(place), Action::Gang(gang)) => self.check_gang(gang, place),
            (Phase::Day, Action::Gang(_)) => Err(Illegal::NoHoldUp),
            (Phase::HoldUp(_), Action::Put { .. }) => Err(Illegal::ChooseGang),
        }
    }

    /// D-2.1, D-2.2
    #[inline]
    fn check_put(&self, card: Card, place: Place) -> Result<(), Illegal> {
        let front = self.table.fronts[place.index()];
        if !self.hand.has(card) {
            Err(Illegal::NotInHand)
        } else if front.takes() & card.bit() != 0 {
            Ok(())
        } else if front.colour() == Some(card.colour()) {
            Err(Illegal::SameCharacter)
        } else {
            Err(Illegal::OtherColour)
        }
    }

    /// D-3.1, D-3.2
    #[inline]
    fn check_gang(&self, gang: Hand, place: Place) -> Result<(), Illegal> {
        if gang.is_empty() {
            return Ok(());
        }
        if !self.hand.contains(gang) {
            return Err(Illegal::NotInHand);
        }
        let first = Card::lowest(gang.one());
        if gang.one() & !first.colour().kinds() != 0 && gang.one() & !first.character().kinds() != 0 {
            return Err(Illegal::MixedGang);
        }
        if gang.one() & !self.table.joiners(place).kinds() != 0 {
            return Err(Illegal::Stranger);
        }
        Ok(())
    }
}

/// Every part of `hand` but the empty one, once.
#[inline]
fn each_part(hand: Hand, mut take: impl FnMut(Hand)) {
    let all = hand.one();
    let mut one = 0_u64;
    loop {
        // The next larger mask within `all`.
        one = one.wrapping_sub(all) & all;
        if one == 0 {
            return;
        }
        let double = hand.two() & one;
        let mut two = 0_u64;
        loop {
            take(Hand::of_masks(one, two));
            two = two.wrapping_sub(double) & double;
            if two == 0 {
                break;
            }
        }
    }
}

/// The strongest gang of one colour and of one character, for those who show what a hand can do; see [`super::View::strongest`].
pub(super) fn strongest(hand: Hand, table: &Table, place: Place) -> (Hand, u8) {
    let strengths = table.strengths(place);
    let hand = hand.only(table.joiners(place).kinds());
    let colours = Colour::ALL.into_iter().map(Colour::kinds);
    let alike = Character::ALL.into_iter().map(Character::kinds);
    let gangs = colours.chain(alike).map(|kinds| hand.only(kinds));
    gangs
        .map(|gang| (gang, strengths.of_gang(gang)))
        .fold((Hand::EMPTY, 0), |best, gang| if gang.1 > best.1 { gang } else { best })
}
