//! What the net is told of a state: how the fight for each poster stands for a seat, and the rest of the table as that seat sees it. All
//! numbers are brought to about one.

use crate::bots::wyatt_earp::lanes::{self, Groups, Lanes, REAL, all, each, mask, outlaws_in, photos_in, sum};
use crate::bots::wyatt_earp::payouts::{captured, payouts, top_two};
use crate::engine::Seat;
use crate::games::wyatt_earp::{Card, GOAL, Kind, MAX_SEATS, State};

/// How many numbers tell how the fight for a poster stands.
pub const POSTER_TERMS: usize = 25;
/// How many tell the rest.
pub const WHOLE_TERMS: usize = 48;

/// Something of each seat's fights.
type Seats = [Lanes; MAX_SEATS];

/// A state as one seat sees it who knows everything.
#[derive(Clone, Copy, Debug)]
pub struct Features {
    /// The fight for each poster.
    pub posters: [Lanes; POSTER_TERMS],
    /// The rest of the table.
    pub whole: [f32; WHOLE_TERMS],
}

/// A state at the beginning of a turn, read for all seats at once.
#[derive(Clone, Debug)]
pub struct Overview<'a> {
    state: &'a State,
    /// Of each poster: whether it is open, its money, its cards in the supply, in the discard stack, and on top of that.
    open: Lanes,
    money: Lanes,
    supply: Lanes,
    stack: Lanes,
    top: Lanes,
    /// Capture points, and those under a Hideout.
    cp: Seats,
    hidden: Seats,
    /// Cards and Photos in hand; whether they are a set that would open the outlaw.
    held: Seats,
    photo: Seats,
    set: Seats,
    /// Capture points once everybody has laid down what they hold.
    all_laid: Seats,
    /// What is paid if the hand ends now, and once everybody has laid down what they hold.
    paid_now: Seats,
    paid_then: Seats,
    /// Each seat's money, in goals: before the hand is paid, if it ends now, and then.
    purses: [[f32; MAX_SEATS]; 3],
    /// Cards in each hand, those of them that cannot be laid yet, and the Sheriff cards among these.
    cards: [f32; MAX_SEATS],
    idle: [f32; MAX_SEATS],
    sheriff: [[f32; Card::SHERIFF.len()]; MAX_SEATS],
}

impl<'a> Overview<'a> {
    /// Reads the state.
    pub fn new(state: &'a State) -> Self {
        let table = state.table();
        let none = [all(0.0); MAX_SEATS];
        let stack = state.stack();
        let lying = each(stack.holes_and_photos().0);
        let open = mask(table.open());
        let mut overview = Self {
            state,
            open,
            money: lanes::money(&table.posters),
            supply: mask(REAL) & (all(7.0) - lying),
            stack: lying,
            top: mask(match state.discard().last().map(|top| top.kind()) {
                Some(Kind::Outlaw(outlaw)) => 1 << outlaw.index(),
                _ => 0,
            }),
            cp: none,
            hidden: none,
            held: none,
            photo: none,
            set: none,
            all_laid: none,
            paid_now: none,
            paid_then: none,
            purses: [[0.0; MAX_SEATS]; 3],
            cards: [0.0; MAX_SEATS],
            idle: [0.0; MAX_SEATS],
            sheriff: Default::default(),
        };
        let (mut opens, mut raised) = (open, overview.money);
        for seat in Seat::all(table.seats()) {
            opens |= overview.read_seat(seat);
        }
        for at in 0..table.seats() {
            overview.all_laid[at] &= opens;
            raised += opens & (overview.held[at] - all(1.0)).fast_max(all(0.0));
        }
        overview.paid_now = payouts(open & captured(&overview.cp), &overview.cp, overview.money);
        overview.paid_then = payouts(opens & captured(&overview.all_laid), &overview.all_laid, raised);
        for at in 0..table.seats() {
            let own = f32::from(table.money[at]);
            let purses = [own, own + sum(overview.paid_now[at]), own + sum(overview.paid_then[at])];
            for (purse, money) in overview.purses.iter_mut().zip(purses) {
                purse[at] = money / f32::from(GOAL);
            }
        }
        overview
    }

    /// Reads hand and territory of `seat`; the outlaws that it could open.
    fn read_seat(&mut self, seat: Seat) -> Lanes {
        let (at, hand) = (seat.index(), self.state.hand(seat));
        let groups = Groups::of(&self.state.table().territories[at]);
        let (points, covered) = (groups.points(), groups.covered());
        let held = outlaws_in(hand);
        let three = held.simd_ge(all(3.0));
        self.held[at] = held;
        self.photo[at] = photos_in(hand);
        self.cp[at] = !covered & points;
        self.hidden[at] = covered & points;
        self.set[at] = !self.open & three & all(1.0);
        self.all_laid[at] = !covered & (points + held + held + all(4.0) * self.photo[at]);
        self.supply -= held + groups.outlaws();
        self.cards[at] = f32::from(hand.len());
        self.idle[at] = self.cards[at] - sum((self.open | three) & held);
        self.sheriff[at] = Card::SHERIFF.map(|card| f32::from(hand.count(card)));
        three
    }

    /// What `seat` sees.
    pub fn features(&self, seat: Seat) -> Features {
        Features { posters: self.posters(seat), whole: self.whole(seat) }
    }

    fn posters(&self, seat: Seat) -> [Lanes; POSTER_TERMS] {
        let me = seat.index();
        let others = |of: &Seats| {
            let mut others = *of;
            others[me] = all(0.0);
            others
        };
        let most = |of: &Seats| top_two(others(of)).0;
        let total = |of: &Seats| {
            let [a, b, c, d] = others(of);
            a + b + (c + d)
        };
        let (points, cards, money) = (all(1.0 / 8.0), all(1.0 / 4.0), all(1.0 / 8.0));
        let (all_laid, all_laid_second) = top_two(others(&self.all_laid));
        let top = self.top & all(1.0);
        let (top_mine, top_not_mine) = if self.state.table().turn == seat { (top, all(0.0)) } else { (all(0.0), top) };
        [
            self.open & all(1.0),
            self.money * money,
            self.cp[me] * points,
            most(&self.cp) * points,
            total(&self.cp) * points,
            self.held[me] * cards,
            most(&self.held) * cards,
            total(&self.held) * cards,
            self.photo[me],
            total(&self.photo),
            self.hidden[me] * points,
            most(&self.hidden) * points,
            self.supply * cards,
            self.stack * cards,
            self.all_laid[me] * points,
            all_laid * points,
            all_laid_second * points,
            self.set[me],
            total(&self.set),
            self.paid_now[me] * money,
            most(&self.paid_now) * money,
            self.paid_then[me] * money,
            most(&self.paid_then) * money,
            top_mine,
            top_not_mine,
        ]
    }

    fn whole(&self, seat: Seat) -> [f32; WHOLE_TERMS] {
        let table = self.state.table();
        let (me, seats) = (seat.index(), table.seats());
        let others = || (0..seats).filter(|&other| other != me);
        let least = |of: &[f32; MAX_SEATS]| others().map(|other| of[other]).fold(f32::INFINITY, f32::min);
        let from = |other: Seat| (me + seats - other.index()) % seats;
        let yes = |is: bool| f32::from(u8::from(is));
        let mut terms = [0.0; WHOLE_TERMS];
        let mut slots = terms.iter_mut();
        let mut tell = |terms: &[f32]| {
            for (&term, slot) in terms.iter().zip(slots.by_ref()) {
                *slot = term;
            }
        };
        // Of 25,000 dollars 24,000 are not enough.
        let wins = |purse: f32| 4.0 * (purse - 0.96).max(0.0);
        for purses in &self.purses {
            let own = purses[me];
            let rival = others().map(|other| purses[other]).fold(0.0, f32::max);
            tell(&[own, rival, own * own, own * rival, wins(own), wins(rival)]);
        }
        let wait = from(table.turn);
        tell(&[wait as f32 / 4.0, yes(wait == 0), yes(wait == 1), from(table.starter) as f32 / 4.0]);
        for count in [&self.cards, &self.idle] {
            let (mine, fewest) = (count[me], least(count));
            let nearly_out = |cards: f32| (1.0 - cards / 4.0).max(0.0);
            tell(&[mine / 10.0, fewest / 10.0, nearly_out(mine), nearly_out(fewest)]);
        }
        let supply = f32::from(table.supply_len) / 40.0;
        let final_cards = if table.reshuffled { (1.0 - 2.0 * supply).max(0.0) } else { 0.0 };
        let turns = f32::from(table.turn_number) / (15 * seats) as f32;
        tell(&[supply, yes(table.reshuffled), final_cards, turns.min(2.0)]);
        for at in 0..Card::SHERIFF.len() {
            let rivals: f32 = others().map(|other| self.sheriff[other][at]).sum();
            tell(&[self.sheriff[me][at] / 2.0, rivals / 4.0]);
        }
        let stack = self.state.stack();
        tell(&[f32::from(stack.count(Card::MOST_WANTED)) / 2.0, f32::from(stack.count(Card::WYATT_EARP)) / 4.0]);
        debug_assert!(slots.next().is_none());
        terms
    }
}
