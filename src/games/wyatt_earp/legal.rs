//! What may be done now, from what the seat to act can see. Each kind of act has one check, which says why it is not possible; the list is what
//! passes.

use std::ops::RangeInclusive;

use super::action::{Action, Actions, Direction};
use super::card::{Card, Counts, Hand, Kind, Outlaw};
use super::illegal::Illegal;
use super::state::{Phase, Sheriff};
use super::table::Table;
use crate::engine::Seat;

/// All that legality depends on. Nothing in it is hidden from `seat`.
#[derive(Clone, Copy)]
pub(super) struct Position<'a> {
    pub table: &'a Table,
    pub phase: Phase,
    pub sheriff: Sheriff,
    pub seat: Seat,
    pub hand: Hand,
    /// What lies in the discard stack; the number of Wyatt Earps is always right, the rest once `seat` is searching.
    pub stack: Counts,
}

impl Position<'_> {
    #[inline(never)]
    pub fn legal(&self) -> Actions {
        let mut list = Actions::new();
        match self.phase {
            Phase::Draw => {
                list.push(Action::DrawSupply);
                if self.check_draw_discard().is_ok() {
                    list.push(Action::DrawDiscard);
                }
            }
            Phase::Play => self.plays(&mut list),
            Phase::Target(card) => {
                list.extend(self.targets(card).map(|(seat, outlaw)| Action::Target { seat, outlaw }));
            }
            Phase::Search => {
                list.extend(Card::all().filter(|&card| self.check_take(card).is_ok()).map(Action::Take));
            }
            Phase::PhotoOffer { .. } => list.extend([Action::LayPhoto, Action::Decline]),
            Phase::HideoutOffer { .. } => list.extend([Action::ShootHideout, Action::Decline]),
            Phase::HandOver => list.push(Action::NextHand),
            Phase::GameOver { .. } => {}
        }
        list
    }

    fn plays(&self, list: &mut Actions) {
        for (card, held) in self.hand.kinds() {
            list.push(Action::Discard(card));
            let mut offer = |action, allowed: Result<(), Illegal>| {
                if allowed.is_ok() {
                    list.push(action);
                }
            };
            match card.kind() {
                Kind::Outlaw(outlaw) => {
                    for count in self.counts(outlaw, held) {
                        offer(Action::PlayOutlaws { outlaw, count }, Ok(()));
                    }
                    continue;
                }
                Kind::Photo(outlaw) => {
                    offer(Action::PlayPhoto(outlaw), self.check_photo(outlaw));
                    continue;
                }
                Kind::MostWanted => {
                    let ways = [Direction::Left, Direction::Right].map(|way| (way, self.check_ask(way)));
                    for outlaw in Outlaw::ALL {
                        for (direction, allowed) in ways {
                            offer(Action::Ask { outlaw, direction }, allowed);
                        }
                    }
                }
                Kind::WyattEarp => {
                    offer(Action::WyattDraw, self.check_sheriff(card));
                    offer(Action::WyattSearch, self.check_search());
                }
                _ => {}
            }
            offer(Action::Shoot(card), self.check_shot(card));
        }
    }

    #[inline]
    fn may_play_sheriff(&self, card: Card) -> bool {
        match self.sheriff {
            Sheriff::Free => true,
            Sheriff::Used => false,
            Sheriff::Found(found) => found == card, // R-6.9b
        }
    }

    /// R-6.9b: a card that may be taken must be there.
    #[inline]
    fn can_search(&self) -> bool {
        self.table.discard_len > self.stack.count(Card::WYATT_EARP)
    }

    /// Whether a card that hit may act on this group.
    #[inline]
    fn fits(&self, card: Card, seat: Seat, outlaw: Outlaw) -> bool {
        let group = self.table.group(seat, outlaw);
        let own = seat == self.seat;
        match card {
            Card::MOST_WANTED => !own && group.outlaws() > 0,
            Card::HIDEOUT => !own && !group.is_empty() && !group.hidden(),
            Card::WYATT_EARP => own && group.hidden(),                     // R-6.9c
            _ => own && !group.is_empty(),
        }
    }

    /// the outlaw that can get no other Fastest Gun.
    #[inline]
    fn taboo(&self, card: Card) -> Option<Outlaw> {
        if card == Card::FASTEST_GUN { self.table.fastest_gun().map(|(_, outlaw)| outlaw) } else { None }
    }

    #[inline]
    fn has_target(&self, card: Card) -> bool {
        let taboo = self.taboo(card);
        Seat::all(self.table.seats())
            .any(|seat| Outlaw::ALL.into_iter().any(|o| self.fits(card, seat, o) && Some(o) != taboo))
    }

    /// Every group that `card` may act on after a hit.
    pub fn targets(&self, card: Card) -> impl Iterator<Item = (Seat, Outlaw)> {
        let taboo = self.taboo(card);
        Seat::all(self.table.seats())
            .flat_map(|seat| Outlaw::ALL.into_iter().map(move |outlaw| (seat, outlaw)))
            .filter(move |&(seat, outlaw)| self.fits(card, seat, outlaw) && Some(outlaw) != taboo)
    }

    /// Why `action` is not possible, if it is not. Agrees with [`Self::legal`].
    pub fn check(&self, action: Action) -> Result<(), Illegal> {
        match self.phase {
            Phase::GameOver { .. } => Err(Illegal::GameOver),
            Phase::HandOver if action == Action::NextHand => Ok(()),
            Phase::HandOver => Err(Illegal::HandOver),
            _ if action == Action::NextHand => Err(Illegal::HandNotOver),
            Phase::Draw => match action {
                Action::DrawSupply => Ok(()),
                Action::DrawDiscard => self.check_draw_discard(),
                Action::Take(_) | Action::Target { .. } | Action::LayPhoto | Action::ShootHideout | Action::Decline => {
                    Err(Illegal::NothingAsked)
                }
                _ => Err(Illegal::DrawFirst),
            },
            Phase::Target(card) => match action {
                Action::Target { seat, outlaw } => {
                    let fits = self.targets(card).any(|target| target == (seat, outlaw));
                    if fits { Ok(()) } else { Err(Illegal::BadTarget) }
                }
                _ => Err(Illegal::ChooseTarget),
            },
            Phase::Search => match action {
                Action::Take(card) => self.check_take(card),
                _ => Err(Illegal::ChooseCard),
            },
            Phase::PhotoOffer { .. } => match action {
                Action::LayPhoto | Action::Decline => Ok(()),
                _ => Err(Illegal::AnswerPhoto),
            },
            Phase::HideoutOffer { .. } => match action {
                Action::ShootHideout | Action::Decline => Ok(()),
                _ => Err(Illegal::AnswerHideout),
            },
            Phase::Play => self.check_play(action),
        }
    }

    fn check_play(&self, action: Action) -> Result<(), Illegal> {
        match action {
            Action::DrawSupply | Action::DrawDiscard => Err(Illegal::DrawnAlready),
            Action::Discard(card) => self.check_held(card, 1),
            Action::PlayOutlaws { outlaw, count } => self.check_outlaws(outlaw, count),
            Action::PlayPhoto(outlaw) => self.check_photo(outlaw),
            Action::Ask { direction, .. } => self.check_ask(direction),
            Action::WyattDraw => self.check_sheriff(Card::WYATT_EARP), // also as the last card
            Action::WyattSearch => self.check_search(),
            Action::Shoot(card) if matches!(card.kind(), Kind::Outlaw(_) | Kind::Photo(_)) => Err(Illegal::NotAShot),
            Action::Shoot(card) => self.check_shot(card),
            Action::Take(_)
            | Action::Target { .. }
            | Action::LayPhoto
            | Action::ShootHideout
            | Action::Decline
            | Action::NextHand => Err(Illegal::NothingAsked),
        }
    }

    ///
    #[inline]
    fn check_draw_discard(&self) -> Result<(), Illegal> {
        if self.table.discard_len > 0 { Ok(()) } else { Err(Illegal::StackEmpty) }
    }

    /// R-6.9b
    #[inline]
    fn check_take(&self, card: Card) -> Result<(), Illegal> {
        let may = card != Card::WYATT_EARP && self.stack.count(card) > 0;
        if may { Ok(()) } else { Err(Illegal::CannotTake) }
    }

    #[inline]
    fn check_held(&self, card: Card, count: u8) -> Result<(), Illegal> {
        if self.hand.count(card) >= count { Ok(()) } else { Err(Illegal::NotInHand) }
    }

    /// a card is left to discard after so many.
    #[inline]
    fn check_spare(&self, count: u8) -> Result<(), Illegal> {
        if count < self.table.hand_len[self.seat.index()] { Ok(()) } else { Err(Illegal::KeepOne) }
    }

    ///
    #[inline]
    fn check_sheriff(&self, card: Card) -> Result<(), Illegal> {
        self.check_held(card, 1)?;
        if self.may_play_sheriff(card) { Ok(()) } else { Err(Illegal::OneSheriff) }
    }

    /// How many of so many cards may be laid in one play: a set at least if that opens the outlaw, and all but one to
    /// discard at most.
    #[inline]
    fn counts(&self, outlaw: Outlaw, held: u8) -> RangeInclusive<u8> {
        let least = if self.table.is_open(outlaw) { 1 } else { 3 };
        least..=held.min(self.table.hand_len[self.seat.index()].saturating_sub(1))
    }

    #[inline]
    fn check_outlaws(&self, outlaw: Outlaw, count: u8) -> Result<(), Illegal> {
        let held = self.hand.count(Card::outlaw(outlaw));
        let counts = self.counts(outlaw, held);
        match count {
            _ if counts.contains(&count) => Ok(()),
            _ if held < count.max(1) => Err(Illegal::NotInHand),
            _ if count < *counts.start() => Err(Illegal::NeedsSet),
            _ => Err(Illegal::KeepOne),
        }
    }

    ///
    #[inline]
    fn check_photo(&self, outlaw: Outlaw) -> Result<(), Illegal> {
        self.check_sheriff(Card::photo(outlaw))?;
        if !self.table.is_open(outlaw) {
            return Err(Illegal::PhotoNeedsOpen);
        }
        self.check_spare(1)
    }

    ///
    #[inline]
    fn check_ask(&self, direction: Direction) -> Result<(), Illegal> {
        self.check_sheriff(Card::MOST_WANTED)?;
        if direction == Direction::Right && self.table.seats() == 2 {
            return Err(Illegal::NoDirection);
        }
        self.check_spare(1)
    }

    /// R-6.9b
    #[inline]
    fn check_search(&self) -> Result<(), Illegal> {
        self.check_sheriff(Card::WYATT_EARP)?;
        if self.can_search() { Ok(()) } else { Err(Illegal::NothingToFind) }
    }

    ///
    #[inline]
    fn check_shot(&self, card: Card) -> Result<(), Illegal> {
        self.check_sheriff(card)?;
        if !self.has_target(card) {
            return Err(self.why_no_target(card));
        }
        self.check_spare(1)?;
        if self.table.can_shoot() { Ok(()) } else { Err(Illegal::NoShot) }
    }

    #[cold]
    fn why_no_target(&self, card: Card) -> Illegal {
        match card.kind() {
            Kind::FastestGun if self.has_target(Card::BANK_ROBBERY) => Illegal::GunThere,
            Kind::MostWanted => Illegal::NothingToSteal,
            Kind::Hideout => Illegal::NothingToHide,
            Kind::WyattEarp => Illegal::NoHideout,
            _ => Illegal::NoGroup,
        }
    }
}
