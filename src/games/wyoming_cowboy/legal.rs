//! What may be done now, from what the seat to act can see. [`Position::check`] says why something is not possible; the list is what passes.

use super::action::{Action, Actions, Direction};
use super::card::{Card, Hand, Rank, Suit};
use super::gun::{Calibre, Gun};
use super::illegal::Illegal;
use super::scoring::may_discard_six;
use super::state::{Phase, State};
use super::table::{Acted, Table};
use crate::engine::Seat;

/// All that legality depends on. Nothing in it is hidden from the seat to act.
#[derive(Clone, Copy)]
pub(super) struct Position<'a> {
    pub table: &'a Table,
    pub phase: Phase,
    pub seat: Seat,
    pub hand: Hand,
}

impl State {
    #[inline]
    pub(super) fn position(&self) -> Position<'_> {
        let seat = self.to_act().unwrap_or(self.table.turn);
        Position { table: &self.table, phase: self.phase, seat, hand: self.hands[seat.index()] }
    }
}

impl Position<'_> {
    #[inline(never)]
    pub fn legal(&self) -> Actions {
        let mut list = Actions::default();
        match self.phase {
            Phase::Play => self.play(&mut list),
            Phase::Draw { discard, .. } => {
                if self.table.can_draw() {
                    list.push(Action::Draw);
                }
                if discard && self.table.top_discard(self.seat).is_some() {
                    list.push(Action::TakeDiscard);
                }
            }
            Phase::Asked { gun, .. } => {
                list.push(Action::Stand);
                if self.is_twenty_two(gun) {
                    let sixes = self.hand.nibble(Rank::Six);
                    Suit::of_nibble(sixes).for_each(|suit| list.push(Action::Backfire(suit)));
                }
                let quick = self.quick_draws();
                Suit::of_nibble(quick).for_each(|suit| list.push(Action::QuickDraw(suit)));
            }
            Phase::Aimed { .. } => {
                if self.table.can_draw() {
                    list.push(Action::Fire);
                }
                list.push(Action::HoldFire);
            }
            Phase::Hit { .. } => {
                let kings = self.table.unprotected(self.seat, self.hand).one();
                Suit::of_nibble(kings).for_each(|suit| list.push(Action::Give(suit)));
            }
            Phase::Replace { .. } => {
                if self.table.can_draw() {
                    list.push(Action::Draw);
                }
                list.push(Action::Enough);
            }
            Phase::Passing { cards, .. } => {
                let cards = cards.min(self.hand.len());
                each_pass(self.hand, cards, |pass| list.push(Action::Pass(pass)));
            }
            Phase::Direction => {
                let directions = Direction::at(self.table.seats()).iter();
                directions.for_each(|&direction| list.push(Action::Name(direction)));
            }
            Phase::HandOver => list.push(Action::NextHand),
            Phase::Over => {}
        }
        list
    }

    fn is_twenty_two(&self, gun: u8) -> bool {
        self.table.guns.get(usize::from(gun)).is_some_and(|drawn| drawn.gun.calibre() == Calibre::TwentyTwo)
    }

    /// The suits of which the hand has a quick draw, a bit each (C-6.3).
    #[inline]
    fn quick_draws(&self) -> u8 {
        self.hand.nibble(Rank::Three) & self.hand.nibble(Rank::Five) & self.hand.nibble(Rank::Seven)
    }

    fn play(&self, list: &mut Actions) {
        let (table, hand) = (self.table, self.hand);
        if table.acted == Acted::Nothing {
            let couples = hand.nibble(Rank::King) & hand.nibble(Rank::Queen) & !table.couples[self.seat.index()];
            if couples != 0 {
                Suit::of_nibble(couples).for_each(|suit| list.push(Action::Couple(suit)));
            }
            let nines = hand.nibble(Rank::Nine);
            if nines != 0 {
                for suit in Suit::of_nibble(nines) {
                    for &direction in Direction::at(table.seats()) {
                        list.push(Action::Nine { suit, direction });
                    }
                }
            }
            Gun::each_in(hand, |gun| list.push(Action::Pull(gun)));
        }
        if table.acted != Acted::Done {
            let loaded = table.loaded_calibres(self.seat);
            if loaded != 0 {
                for calibre in Calibre::ALL.into_iter().filter(|&calibre| loaded >> calibre as u8 & 1 == 1) {
                    table.others(self.seat).for_each(|victim| list.push(Action::Shoot { calibre, victim }));
                }
            }
        }
        if table.cardless || hand.is_empty() {
            list.push(Action::EndTurn);
            return;
        }
        let sixes = Rank::Six.kinds();
        Hand::of_mask(hand.one() & !sixes).for_each(|card| list.push(Action::Discard(card)));
        if hand.one() & sixes != 0 && may_discard_six(hand, table.badges[self.seat.index()]) {
            Hand::of_mask(hand.one() & sixes).for_each(|card| list.push(Action::Discard(card)));
        }
    }

    /// Why `action` is not possible, if it is not. Agrees with [`Self::legal`].
    #[inline]
    pub fn check(&self, action: Action) -> Result<(), Illegal> {
        match self.phase {
            Phase::Play => self.check_play(action),
            Phase::Draw { cards, discard } => self.check_draw(action, cards, discard),
            Phase::Asked { gun, .. } => self.check_answer(action, gun),
            Phase::Aimed { .. } => match action {
                Action::Fire if self.table.can_draw() => Ok(()),
                Action::Fire => Err(Illegal::NoCards),
                Action::HoldFire => Ok(()),
                _ => Err(Illegal::FireOrHold),
            },
            Phase::Hit { .. } => match action {
                Action::Give(suit) if self.table.unprotected(self.seat, self.hand).has(suit) => Ok(()),
                Action::Give(_) => Err(Illegal::NoSuchKing),
                _ => Err(Illegal::GiveKing),
            },
            Phase::Replace { .. } => match action {
                Action::Draw if self.table.can_draw() => Ok(()),
                Action::Draw => Err(Illegal::NoCards),
                Action::Enough => Ok(()),
                _ => Err(Illegal::ReplaceFirst),
            },
            Phase::Passing { cards, .. } => match action {
                Action::Pass(pass) if pass.len() != cards.min(self.hand.len()) => {
                    // Three before the first turn (C-1.3), two with a 9 (C-4.1).
                    Err(if cards == 3 { Illegal::NotThree } else { Illegal::WrongNumber })
                }
                Action::Pass(pass) if !self.hand.contains(pass) => Err(Illegal::NotInHand),
                Action::Pass(_) => Ok(()),
                _ => Err(Illegal::ChoosePass),
            },
            Phase::Direction => match action {
                Action::Name(direction) if !Direction::at(self.table.seats()).contains(&direction) => {
                    Err(Illegal::NobodyAcross)
                }
                Action::Name(_) => Ok(()),
                _ => Err(Illegal::NameDirection),
            },
            Phase::HandOver if action == Action::NextHand => Ok(()),
            Phase::HandOver => Err(Illegal::HandOver),
            Phase::Over => Err(Illegal::GameOver),
        }
    }

    fn check_play(&self, action: Action) -> Result<(), Illegal> {
        let (table, hand) = (self.table, self.hand);
        let has = |rank, suit| hand.has(Card::new(rank, suit));
        let an_action = || if table.acted == Acted::Nothing { Ok(()) } else { Err(Illegal::ActedAlready) };
        match action {
            Action::Discard(_) if table.cardless => Err(Illegal::Cardless),
            Action::Discard(card) if !hand.has(card) => Err(Illegal::NotInHand),
            Action::Discard(card) => {
                let stays = card.rank() == Rank::Six && !may_discard_six(hand, table.badges[self.seat.index()]);
                if stays { Err(Illegal::SixStays) } else { Ok(()) } // C-2.4
            }
            Action::EndTurn if table.cardless || hand.is_empty() => Ok(()),
            Action::EndTurn => Err(Illegal::MustDiscard),
            Action::Shoot { .. } if table.acted == Acted::Done => Err(Illegal::ActedAlready),
            Action::Shoot { victim, .. } if victim == self.seat || victim.index() >= table.seats() => {
                Err(Illegal::NoVictim)
            }
            Action::Shoot { calibre, .. } if table.loaded(self.seat, calibre).is_none() => Err(Illegal::NotLoaded),
            Action::Shoot { .. } => Ok(()),
            Action::Couple(suit) => {
                an_action()?;
                if !(has(Rank::King, suit) && has(Rank::Queen, suit)) {
                    Err(Illegal::NoCouple)
                } else if table.may_show(self.seat, suit) {
                    Ok(())
                } else {
                    Err(Illegal::ShownAlready)
                }
            }
            Action::Nine { suit, direction } => {
                an_action()?;
                if !has(Rank::Nine, suit) {
                    Err(Illegal::NotInHand)
                } else if Direction::at(table.seats()).contains(&direction) {
                    Ok(())
                } else {
                    Err(Illegal::NobodyAcross)
                }
            }
            Action::Pull(gun) => {
                an_action()?;
                if !gun.is_named_right() {
                    Err(Illegal::NoGun)
                } else if hand.contains(gun.hand()) {
                    Ok(())
                } else {
                    Err(Illegal::NotInHand)
                }
            }
            _ => Err(self.out_of_place(action)),
        }
    }

    /// C-2.3, C-2.8
    fn check_draw(&self, action: Action, cards: u8, discard: bool) -> Result<(), Illegal> {
        match action {
            Action::Draw if self.table.can_draw() => Ok(()),
            Action::Draw => Err(Illegal::NoCards),
            Action::TakeDiscard if discard => {
                if self.table.top_discard(self.seat).is_some() {
                    Ok(())
                } else {
                    Err(Illegal::NothingToTake)
                }
            }
            Action::TakeDiscard if self.table.options.strict() => {
                let acted = self.table.acted != Acted::Nothing;
                Err(if acted || cards > 0 { Illegal::TakingIsAnAction } else { Illegal::TakenAlready })
            }
            Action::TakeDiscard => Err(Illegal::TakenAlready),
            _ => Err(Illegal::DrawNow),
        }
    }

    /// C-6.2, C-6.3
    fn check_answer(&self, action: Action, gun: u8) -> Result<(), Illegal> {
        match action {
            Action::Stand => Ok(()),
            Action::Backfire(_) if !self.is_twenty_two(gun) => Err(Illegal::NoBackfire),
            Action::Backfire(suit) if self.hand.has(Card::new(Rank::Six, suit)) => Ok(()),
            Action::Backfire(_) => Err(Illegal::NotInHand),
            Action::QuickDraw(suit) if self.quick_draws() & suit.bit() != 0 => Ok(()),
            Action::QuickDraw(_) => Err(Illegal::NoQuickDraw),
            _ => Err(Illegal::AnswerFirst),
        }
    }

    /// Why an action that belongs elsewhere is not possible in a turn.
    fn out_of_place(&self, action: Action) -> Illegal {
        match action {
            Action::Name(_) => Illegal::NotNow,
            Action::Pass(_) => Illegal::NothingPassed,
            Action::Stand | Action::Backfire(_) | Action::QuickDraw(_) => Illegal::NotAsked,
            Action::Fire | Action::HoldFire => Illegal::NotAiming,
            Action::Give(_) => Illegal::NothingToGive,
            Action::Enough => Illegal::NothingToReplace,
            Action::NextHand => Illegal::HandNotOver,
            Action::Draw | Action::TakeDiscard if self.table.cardless || self.hand.is_empty() => Illegal::NotDrawing,
            Action::TakeDiscard if !self.table.may_take() => Illegal::TakingIsAnAction, // C-2.8
            _ => Illegal::DiscardFirst,
        }
    }
}

/// Every way to choose so many cards, up to three, each once.
#[inline]
fn each_pass(hand: Hand, count: u8, mut take: impl FnMut(Hand)) {
    fn choose(hand: Hand, from: u64, left: u8, chosen: Hand, take: &mut impl FnMut(Hand)) {
        if left == 0 {
            return take(chosen);
        }
        let mut kinds = hand.one() & from;
        while kinds != 0 {
            let bit = kinds & kinds.wrapping_neg();
            kinds &= kinds - 1;
            // One of this kind, and the rest of later kinds; or both of it.
            let later = from & !(bit | (bit - 1));
            let one = Hand::of_masks(chosen.one() | bit, chosen.two());
            choose(hand, later, left - 1, one, take);
            if left >= 2 && hand.two() & bit != 0 {
                choose(hand, later, left - 2, Hand::of_masks(one.one(), one.two() | bit), take);
            }
        }
    }
    choose(hand, u64::MAX, count, Hand::EMPTY, &mut take);
}
