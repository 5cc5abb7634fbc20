//! Positions built card by card, for those who want to try a bot on one: checked, so that what comes out can be played on.

use thiserror::Error;

use super::card::{Card, DECK, Hand, Kind, Outlaw};
use super::memory::Memory;
use super::state::{Phase, Sheriff, State};
use super::table::{BadOptions, Group, MAX_SEATS, Options};
use crate::engine::{Rng, Seat};

/// A position in the making, in the first hand of a game. What is not placed lies in the supply.
///
/// ```
/// use tin_star::engine::{Game, Seat};
/// use tin_star::games::wyatt_earp::{Action, Card, Edition, Layout, Options, Outlaw, WyattEarp};
///
/// let mut layout = Layout::new(Options { seats: 2, edition: Edition::Y2014 });
/// let belle = Card::outlaw(Outlaw::BelleStarr);
/// layout.hands[0] = [belle; 4].into_iter().collect();
/// layout.hands[1] = [Card::HIDEOUT].into_iter().collect();
/// layout.has_drawn = true;
/// let state = layout.build(1881)?;
/// assert!(WyattEarp::legal(&state).contains(&Action::PlayOutlaws { outlaw: Outlaw::BelleStarr, count: 3 }));
/// # Ok::<(), tin_star::games::wyatt_earp::BadLayout>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// What is agreed.
    pub options: Options,
    /// Whose turn it is.
    pub turn: Seat,
    /// Who began the hand.
    pub starter: Seat,
    /// Whether the turn's draw is behind.
    pub has_drawn: bool,
    /// Each seat's cards.
    pub hands: [Hand; MAX_SEATS],
    /// The groups: whose, which, and the cards in it.
    pub groups: Vec<(Seat, Outlaw, Vec<Card>)>,
    /// Outlaws that are open though no card of theirs lies on the table.
    pub opened: Vec<Outlaw>,
    /// Money on the posters, in thousands of dollars.
    pub posters: [u16; super::OUTLAWS],
    /// Each seat's money, in thousands of dollars.
    pub money: [u16; MAX_SEATS],
    /// The discard stack, its top card last.
    pub stack: Vec<Card>,
    /// The next cards of the supply, the first to come first.
    pub supply: Vec<Card>,
}

/// Why a position cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum BadLayout {
    /// The rules know no such table.
    #[error(transparent)]
    Options(#[from] BadOptions),
    /// A seat that this table does not have.
    #[error("{0:?} is not at this table.")]
    NoSuchSeat(Seat),
    /// More of a card than the deck has (R-1).
    #[error("The deck has not so many of {0:?} (R-1).")]
    TooMany(Card),
    /// A card in a group that cannot lie there, or not there a second time.
    #[error("{1:?} cannot lie so in a group of {0:?} (R-6).")]
    NotInGroup(Outlaw, Card),
    /// A group without Outlaw card and Photo (R-6.7).
    #[error("A group of {0:?} needs an Outlaw card or the Photo (R-6.7).")]
    EmptyGroup(Outlaw),
    /// Two Fastest Guns on the table (R-6.5).
    #[error("Only one Fastest Gun can lie on the table (R-6.5).")]
    SecondGun,
    /// Nobody has cards, or who is to play has none (R-3.4).
    #[error("{0:?} must hold a card (R-3.4).")]
    NoCards(Seat),
}

impl Layout {
    /// An empty table: seat 0 is to draw, $1,000 on every poster, nobody holds anything.
    pub fn new(options: Options) -> Self {
        Self {
            options,
            turn: Seat(0),
            starter: Seat(0),
            has_drawn: false,
            hands: [Hand::EMPTY; MAX_SEATS],
            groups: Vec::new(),
            opened: Vec::new(),
            posters: [1; super::OUTLAWS],
            money: [0; MAX_SEATS],
            stack: Vec::new(),
            supply: Vec::new(),
        }
    }

    /// The position, all other cards shuffled into the rest of the supply by `seed`, from which all chance to come is too.
    ///
    /// # Errors
    /// If there can be no such position; says why.
    pub fn build(&self, seed: u64) -> Result<State, BadLayout> {
        let mut state = State::new(super::RULES_VERSION, self.options, seed)?;
        let seats = state.table.seats();
        let is_there = |seat: Seat| if seat.index() < seats { Ok(seat) } else { Err(BadLayout::NoSuchSeat(seat)) };
        state.table.turn = is_there(self.turn)?;
        state.table.starter = is_there(self.starter)?;
        state.table.posters = self.posters;
        state.table.money[..seats].copy_from_slice(&self.money[..seats]);
        state.phase = if self.has_drawn { Phase::Play } else { Phase::Draw };
        state.sheriff = Sheriff::Free;
        state.memory = Memory::default();
        let mut left = Hand::FULL_DECK;
        let mut place = |card: Card| if left.remove_if_there(card) { Ok(()) } else { Err(BadLayout::TooMany(card)) };
        for seat in Seat::all(seats) {
            self.hands[seat.index()].cards().try_for_each(&mut place)?;
            state.hands[seat.index()] = self.hands[seat.index()];
            state.table.hand_len[seat.index()] = self.hands[seat.index()].len();
            if self.hands[seat.index()].is_empty() {
                return Err(BadLayout::NoCards(seat));
            }
        }
        for (seat, outlaw, cards) in &self.groups {
            cards.iter().copied().try_for_each(&mut place)?;
            let group = &mut state.table.territories[is_there(*seat)?.index()][outlaw.index()];
            cards.iter().try_for_each(|&card| lay(group, *outlaw, card))?;
            if !group.stands() {
                return Err(BadLayout::EmptyGroup(*outlaw));
            }
            state.table.open |= 1 << outlaw.index();
        }
        let guns = state.table.territories.iter().flatten().filter(|group| group.gun()).count();
        if guns > 1 {
            return Err(BadLayout::SecondGun);
        }
        self.opened.iter().for_each(|outlaw| state.table.open |= 1 << outlaw.index());
        self.supply.iter().chain(&self.stack).copied().try_for_each(&mut place)?;
        let mut rest: Vec<Card> = left.cards().collect();
        Rng::new(!seed).shuffle(&mut rest);
        rest.extend(self.supply.iter().rev());
        state.supply[..rest.len()].copy_from_slice(&rest);
        state.table.supply_len = rest.len() as u8;
        state.table.discard_len = 0;
        self.stack.iter().for_each(|&card| state.push_discard(card));
        debug_assert!(usize::from(state.table.supply_len) <= DECK && state.is_whole());
        Ok(state)
    }
}

/// Lays a card in a group of `outlaw`.
fn lay(group: &mut Group, outlaw: Outlaw, card: Card) -> Result<(), BadLayout> {
    let fits = match card.kind() {
        Kind::Outlaw(of) => of == outlaw,
        Kind::Photo(of) => of == outlaw && !group.photo(),
        Kind::BankRobbery | Kind::StagecoachRobbery => true,
        Kind::FastestGun => !group.gun(),
        Kind::Hideout => !group.hidden(),
        Kind::MostWanted | Kind::WyattEarp => false,
    };
    if !fits {
        return Err(BadLayout::NotInGroup(outlaw, card));
    }
    if card.has_hole() {
        group.add_outlaws(1);
    } else {
        group.lay(card);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::{Action, Edition, WyattEarp};
    use super::*;
    use crate::engine::{Game, Nobody};

    const BELLE: Outlaw = Outlaw::BelleStarr;

    fn layout() -> Layout {
        let mut layout = Layout::new(Options { seats: 2, edition: Edition::Y2014 });
        layout.hands[0] = [Card::outlaw(BELLE), Card::HIDEOUT].into_iter().collect();
        layout.hands[1] = [Card::WYATT_EARP].into_iter().collect();
        layout.groups.push((Seat(1), BELLE, vec![Card::outlaw(BELLE), Card::photo(BELLE), Card::FASTEST_GUN]));
        layout.stack = vec![Card::BANK_ROBBERY, Card::outlaw(Outlaw::WesHardin)];
        layout.supply = vec![Card::photo(Outlaw::JesseJames)];
        layout
    }

    #[test]
    fn what_is_built_can_be_played_to_the_end() {
        let mut state = layout().build(5).expect("a position");
        assert!(state.is_whole() && state.table().is_open(BELLE));
        assert_eq!(state.discard().last(), Some(&Card::outlaw(Outlaw::WesHardin)));
        assert_eq!(state.supply().last(), Some(&Card::photo(Outlaw::JesseJames)));
        assert_eq!(WyattEarp::admit(&WyattEarp::view(&state, Seat(0))), Ok(()));
        let mut rng = Rng::new(1);
        while state.to_act().is_some() {
            let legal = WyattEarp::legal(&state);
            WyattEarp::apply(&mut state, legal[rng.below(legal.len())], &mut Nobody).expect("it was listed");
        }
        assert!(WyattEarp::outcome(&state).is_some());
    }

    #[test]
    fn the_shot_s_targets_are_told_before_the_shot() {
        let mut layout = layout();
        layout.has_drawn = true;
        let state = layout.build(5).expect("a position");
        let view = WyattEarp::view(&state, Seat(0));
        assert!(view.legal().contains(&Action::Shoot(Card::HIDEOUT)));
        assert_eq!(view.targets(Card::HIDEOUT).as_slice(), [(Seat(1), BELLE)]);
    }

    #[test]
    fn what_cannot_be_is_refused() {
        let refused = |change: &dyn Fn(&mut Layout), why| {
            let mut layout = layout();
            change(&mut layout);
            assert_eq!(layout.build(5), Err(why));
        };
        refused(&|l| l.options.seats = 5, BadLayout::Options(BadOptions { seats: 5 }));
        refused(&|l| l.turn = Seat(2), BadLayout::NoSuchSeat(Seat(2)));
        refused(&|l| l.stack.push(Card::photo(BELLE)), BadLayout::TooMany(Card::photo(BELLE)));
        refused(&|l| l.hands[1] = Hand::EMPTY, BadLayout::NoCards(Seat(1)));
        refused(&|l| l.groups[0].2.push(Card::WYATT_EARP), BadLayout::NotInGroup(BELLE, Card::WYATT_EARP));
        refused(&|l| l.groups[0].2 = vec![Card::BANK_ROBBERY], BadLayout::EmptyGroup(BELLE));
        let jesse = Outlaw::JesseJames;
        let gun = vec![Card::outlaw(jesse), Card::FASTEST_GUN];
        refused(&|l| l.groups.push((Seat(0), jesse, gun.clone())), BadLayout::SecondGun);
    }
}
