//! A second bookkeeper: it knows the table from the events alone, and the rules' sums from the rulebook.

use tin_star::engine::Seat;
use tin_star::games::wyatt_earp::{Card, Event, Hand, HandEnd, Kind, Outlaw, State};

use super::script::seats;

/// The table as the events tell it.
#[derive(Clone, Debug, PartialEq)]
pub struct Referee {
    pub turn: Seat,
    pub hands: Vec<Hand>,
    pub stack: Vec<Card>,
    pub supply: usize,
    pub reshuffles: usize,
    /// The cards in each territory, by outlaw.
    pub groups: Vec<[Vec<Card>; 7]>,
    pub open: [bool; 7],
    pub posters: [u16; 7],
    pub money: Vec<u16>,
    /// All the money that ever came from the bank.
    pub put_in: u16,
    /// A card that was played and has not come to rest.
    pub in_flight: Option<Card>,
    pub ended: Option<HandEnd>,
}

impl Referee {
    /// Begins at a deal, where the cards of the hands are all that no event tells.
    pub fn new(state: &State) -> Self {
        let table = state.table();
        Self {
            turn: table.starter,
            hands: seats(state).map(|s| state.hand(s)).collect(),
            stack: state.discard().to_vec(),
            supply: 78 - 10 * table.seats() - 1,
            reshuffles: 0,
            groups: vec![Default::default(); table.seats()],
            open: [false; 7],
            posters: table.posters,
            money: table.money[..table.seats()].to_vec(),
            put_in: table.posters.iter().chain(&table.money).sum(),
            in_flight: None,
            ended: None,
        }
    }

    fn reward(&mut self, outlaw: Outlaw, thousands: u16) {
        self.posters[outlaw.index()] += thousands;
        self.put_in += thousands;
    }

    fn shed(&mut self, seat: Seat, card: Card) {
        assert!(self.hands[seat.index()].remove_if_there(card), "{seat:?} has no {card:?} to part with");
    }

    fn group(&mut self, seat: Seat, outlaw: Outlaw) -> &mut Vec<Card> {
        &mut self.groups[seat.index()][outlaw.index()]
    }

    pub fn hear(&mut self, event: &Event, after: &State) {
        match *event {
            Event::Dealt { first_card, .. } => {
                let (posters, money, put_in) = (self.posters, self.money.clone(), self.put_in);
                *self = Self::new(after);
                self.stack = vec![first_card];
                self.posters = posters.map(|reward| reward + 1);
                self.money = money;
                self.put_in = put_in + 7;
            }
            Event::Drew { seat, ref cards } => {
                self.supply -= cards.len();
                cards.iter().flatten().for_each(|&card| self.hands[seat.index()].add(card));
            }
            Event::DrewDiscard { seat, card } => {
                assert_eq!(self.stack.pop(), Some(card));
                self.hands[seat.index()].add(card);
            }
            Event::Reshuffled => {
                self.supply += self.stack.len();
                self.stack.clear();
                self.reshuffles += 1;
            }
            Event::PlayedOutlaws { seat, outlaw, count, opened } => {
                for _ in 0..count {
                    self.shed(seat, Card::outlaw(outlaw));
                    self.group(seat, outlaw).push(Card::outlaw(outlaw));
                }
                assert_eq!(opened, !self.open[outlaw.index()]);
                assert!(!opened || count >= 3, "opened with {count}");
                self.open[outlaw.index()] = true;
                self.reward(outlaw, u16::from(count) - 1);
            }
            Event::PlayedPhoto { seat, outlaw, .. } => {
                assert!(self.open[outlaw.index()]);
                self.shed(seat, Card::photo(outlaw));
                self.group(seat, outlaw).push(Card::photo(outlaw));
                self.reward(outlaw, 1);
            }
            Event::Took { seat, card } => {
                let card = card.expect("not redacted");
                let at = self.stack.iter().rposition(|&c| c == card).expect("it lies in the stack");
                self.stack.remove(at);
                self.hands[seat.index()].add(card);
            }
            Event::Discarded { seat, card } => {
                assert_eq!(seat, self.turn);
                self.shed(seat, card);
                self.stack.push(card);
                self.turn = seat.next(self.hands.len());
            }
            Event::HandEnded { why } => {
                self.ended = Some(why);
                self.turn = after.table().turn; // nobody's
            }
            Event::Scored { outlaw, cp, paid, stays } => {
                let points = |cards: &Vec<Card>| {
                    if cards.contains(&Card::HIDEOUT) { 0 } else { cards.iter().copied().map(worth).sum() }
                };
                for (seat, groups) in self.groups.iter().enumerate() {
                    assert_eq!(cp[seat], points(&groups[outlaw.index()]));
                    self.money[seat] += paid[seat];
                }
                self.posters[outlaw.index()] = stays;
            }
            _ => self.hear_of_sheriff_card(event),
        }
    }

    /// What comes of a Sheriff card that is no Photo.
    fn hear_of_sheriff_card(&mut self, event: &Event) {
        match *event {
            Event::PlayedSheriff { seat, card, .. } => {
                self.shed(seat, card);
                if card == Card::WYATT_EARP { self.stack.push(card) } else { self.in_flight = Some(card) }
            }
            Event::Shot { turned, hit, .. } => {
                assert_eq!(hit, matches!(turned.kind(), Kind::Outlaw(_)));
                self.supply -= 1;
                self.stack.push(turned);
                if !hit {
                    self.stack.extend(self.in_flight.take());
                }
            }
            Event::Laid { card, on, outlaw, .. } => {
                assert_eq!(self.in_flight.take(), Some(card));
                self.group(on, outlaw).push(card);
                self.reward(
                    outlaw,
                    match card {
                        Card::BANK_ROBBERY | Card::FASTEST_GUN => 1,
                        Card::STAGECOACH_ROBBERY => 3,
                        _ => 0,
                    },
                );
            }
            Event::Removed { from, outlaw, card } => {
                let group = self.group(from, outlaw);
                let at = group.iter().position(|&c| c == card).expect("it lies there");
                group.remove(at);
                self.stack.push(card);
            }
            Event::Asked { seat, outlaw, ref in_vain, from, .. } => {
                self.stack.extend(self.in_flight.take());
                let card = Card::outlaw(outlaw);
                assert!(in_vain.iter().all(|s| !self.hands[s.index()].has(card)));
                if let Some(from) = from {
                    self.shed(from, card);
                    self.hands[seat.index()].add(card);
                } else {
                    assert_eq!(in_vain.len(), self.hands.len() - 1);
                }
            }
            Event::Stole { seat, from, outlaw } => {
                self.stack.extend(self.in_flight.take());
                let group = self.group(from, outlaw);
                let at = group.iter().position(|&c| c == Card::outlaw(outlaw)).expect("an Outlaw card");
                group.remove(at);
                self.hands[seat.index()].add(Card::outlaw(outlaw));
            }
            _ => {}
        }
    }

    /// Asserts that the state is what the events told.
    pub fn agrees_with(&self, state: &State) {
        let table = state.table();
        assert_eq!(self.turn, table.turn);
        assert_eq!(self.hands, seats(state).map(|s| state.hand(s)).collect::<Vec<_>>());
        assert_eq!(self.stack, state.discard());
        assert_eq!((self.supply, self.reshuffles), (state.supply().len(), usize::from(table.reshuffled)));
        assert_eq!(self.supply, usize::from(table.supply_len));
        assert_eq!(self.stack.len(), usize::from(table.discard_len));
        assert_eq!(self.posters, table.posters);
        assert_eq!(self.money, table.money[..self.money.len()]);
        assert_eq!(self.posters.iter().sum::<u16>() + self.money.iter().sum::<u16>(), self.put_in, "money");
        for (seat, groups) in seats(state).zip(&self.groups) {
            for (outlaw, cards) in Outlaw::ALL.into_iter().zip(groups) {
                let mut lies: Vec<Card> = table.group(seat, outlaw).cards(outlaw).collect();
                let mut told = cards.clone();
                lies.sort_unstable();
                told.sort_unstable();
                assert_eq!(lies, told);
                let carries = told.iter().any(|c| c.has_hole() || matches!(c.kind(), Kind::Photo(_)));
                assert!(told.is_empty() || carries, "R-6.7: a group without Outlaw card and Photo");
                assert!(told.iter().filter(|&&c| c == Card::HIDEOUT).count() <= 1, "R-6.8");
            }
        }
        let guns = self.groups.iter().flatten().flatten().filter(|&&c| c == Card::FASTEST_GUN).count();
        assert!(guns <= 1, "R-6.5");
        assert_eq!(self.open, Outlaw::ALL.map(|o| table.is_open(o)));
    }
}

fn worth(card: Card) -> u8 {
    match card.kind() {
        Kind::Outlaw(_) | Kind::BankRobbery => 2,
        Kind::Photo(_) => 4,
        Kind::StagecoachRobbery => 1,
        Kind::FastestGun => 3,
        _ => 0,
    }
}
