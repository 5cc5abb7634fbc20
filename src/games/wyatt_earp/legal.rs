//! What may be done now. One function lists it, from what the seat to act can see; one explains why something is not on the list.

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
                if self.table.discard_len > 0 {
                    list.push(Action::DrawDiscard);
                }
            }
            Phase::Play => self.plays(&mut list),
            Phase::Target(card) => {
                list.extend(self.targets(card).map(|(seat, outlaw)| Action::Target { seat, outlaw }));
            }
            Phase::Search => list.extend(
                Card::all().filter(|&card| card != Card::WYATT_EARP && self.stack.count(card) > 0).map(Action::Take),
            ),
            Phase::PhotoOffer { .. } => list.extend([Action::LayPhoto, Action::Decline]),
            Phase::HideoutOffer { .. } => list.extend([Action::ShootHideout, Action::Decline]),
            Phase::HandOver => list.push(Action::NextHand),
            Phase::GameOver { .. } => {}
        }
        list
    }

    fn plays(&self, list: &mut Actions) {
        let spare = self.table.hand_len[self.seat.index()] - 1;
        for (card, held) in self.hand.kinds() {
            list.push(Action::Discard(card));
            match card.kind() {
                Kind::Outlaw(outlaw) => {
                    let least = if self.table.is_open(outlaw) { 1 } else { 3 };
                    for count in least..=held.min(spare) {
                        list.push(Action::PlayOutlaws { outlaw, count });
                    }
                }
                _ if !self.may_play_sheriff(card) => {}
                Kind::WyattEarp => {
                    list.push(Action::WyattDraw); // also as the last card
                    if self.can_search() {
                        list.push(Action::WyattSearch);
                    }
                    if spare > 0 && self.can_shoot_card(card) {
                        list.push(Action::Shoot(card));
                    }
                }
                _ if spare == 0 => {}
                Kind::Photo(outlaw) => {
                    if self.table.is_open(outlaw) {
                        list.push(Action::PlayPhoto(outlaw));
                    }
                }
                Kind::MostWanted => {
                    for outlaw in Outlaw::ALL {
                        list.push(Action::Ask { outlaw, direction: Direction::Left });
                        if self.table.seats() > 2 {
                            list.push(Action::Ask { outlaw, direction: Direction::Right });
                        }
                    }
                    if self.can_shoot_card(card) {
                        list.push(Action::Shoot(card));
                    }
                }
                _ => {
                    if self.can_shoot_card(card) {
                        list.push(Action::Shoot(card));
                    }
                }
            }
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

    #[inline]
    fn can_shoot_card(&self, card: Card) -> bool {
        //
        self.table.can_shoot() && self.has_target(card)
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
                Action::DrawDiscard if self.table.discard_len > 0 => Ok(()),
                Action::DrawDiscard => Err(Illegal::StackEmpty),
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
                Action::Take(card) if card != Card::WYATT_EARP && self.stack.count(card) > 0 => Ok(()),
                Action::Take(_) => Err(Illegal::CannotTake),
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
        let held = |card, n| if self.hand.count(card) >= n { Ok(()) } else { Err(Illegal::NotInHand) };
        let spare = self.table.hand_len[self.seat.index()].saturating_sub(1);
        let keeps = |n| if n <= spare { Ok(()) } else { Err(Illegal::KeepOne) };
        let sheriff = |card| {
            held(card, 1)?;
            if self.may_play_sheriff(card) { Ok(()) } else { Err(Illegal::OneSheriff) }
        };
        match action {
            Action::DrawSupply | Action::DrawDiscard => Err(Illegal::DrawnAlready),
            Action::Discard(card) => held(card, 1),
            Action::PlayOutlaws { outlaw, count } => {
                held(Card::outlaw(outlaw), count.max(1))?;
                if count == 0 || !self.table.is_open(outlaw) && count < 3 {
                    return Err(Illegal::NeedsSet);
                }
                keeps(count)
            }
            Action::PlayPhoto(outlaw) => {
                sheriff(Card::photo(outlaw))?;
                if !self.table.is_open(outlaw) {
                    return Err(Illegal::PhotoNeedsOpen);
                }
                keeps(1)
            }
            Action::Ask { direction, .. } => {
                sheriff(Card::MOST_WANTED)?;
                if direction == Direction::Right && self.table.seats() == 2 {
                    return Err(Illegal::NoDirection);
                }
                keeps(1)
            }
            Action::WyattDraw => sheriff(Card::WYATT_EARP),
            Action::WyattSearch => {
                sheriff(Card::WYATT_EARP)?;
                if self.can_search() { Ok(()) } else { Err(Illegal::NothingToFind) }
            }
            Action::Shoot(card) => self.check_shot(card, sheriff(card), keeps(1)),
            Action::Take(_)
            | Action::Target { .. }
            | Action::LayPhoto
            | Action::ShootHideout
            | Action::Decline
            | Action::NextHand => Err(Illegal::NothingAsked),
        }
    }

    fn check_shot(&self, card: Card, playable: Result<(), Illegal>, keeps: Result<(), Illegal>) -> Result<(), Illegal> {
        let no_target = match card.kind() {
            Kind::Outlaw(_) | Kind::Photo(_) => return Err(Illegal::NotAShot),
            Kind::FastestGun if self.has_target(Card::BANK_ROBBERY) => Illegal::GunThere,
            Kind::BankRobbery | Kind::StagecoachRobbery | Kind::FastestGun => Illegal::NoGroup,
            Kind::MostWanted => Illegal::NothingToSteal,
            Kind::Hideout => Illegal::NothingToHide,
            Kind::WyattEarp => Illegal::NoHideout,
        };
        playable?;
        if !self.has_target(card) {
            return Err(no_target);
        }
        keeps?;
        if self.table.can_shoot() { Ok(()) } else { Err(Illegal::NoShot) }
    }
}
