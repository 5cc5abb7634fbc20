//! A second bookkeeper: it knows the table from the events alone, card by card in lists.

use tin_star::engine::Seat;
use tin_star::games::wyoming_cowboy::{Card, Direction, Event, Gun, Hand, NoShot, Phase, Rank, State, Suit};

use super::script::seats;

/// The table as the events tell it.
pub struct Referee {
    hands: Vec<Vec<Card>>,
    pile: usize,
    /// With whoever discarded them, the last on top.
    discards: Vec<(Card, Option<usize>)>,
    guns: Vec<(usize, Gun)>,
    badges: Vec<Vec<Suit>>,
    tens: Vec<Vec<Suit>>,
    couples: Vec<Vec<Suit>>,
    scores: Vec<i32>,
    /// The victim who has said that there is a target.
    aimed: Option<usize>,
    over: bool,
}

fn take<T: PartialEq + Copy + std::fmt::Debug>(things: &mut Vec<T>, thing: T) {
    let at = things.iter().position(|&other| other == thing).unwrap_or_else(|| panic!("no {thing:?} there"));
    things.remove(at);
}

fn sorted<T: Ord>(things: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut things: Vec<T> = things.into_iter().collect();
    things.sort();
    things
}

impl Referee {
    /// Begins at a deal, where the cards of the hands are all that no event tells.
    pub fn new(state: &State) -> Self {
        let n = state.table().seats();
        let deck = if n < 5 { 48 } else { 96 };
        Self {
            hands: seats(state).map(|seat| state.hand(seat).cards().collect()).collect(),
            pile: deck - 7 * n,
            discards: Vec::new(),
            guns: Vec::new(),
            badges: vec![Vec::new(); n],
            tens: vec![Vec::new(); n],
            couples: vec![Vec::new(); n],
            scores: vec![0; n],
            aimed: None,
            over: false,
        }
    }

    fn king(&mut self, from: usize, to: usize, suit: Suit, protected: bool) {
        take(&mut self.hands[from], Card::new(Rank::King, suit));
        self.hands[to].push(Card::new(Rank::King, suit));
        if protected {
            take(&mut self.badges[from], suit);
            self.badges[to].push(suit);
        }
    }

    fn turn_over(&mut self) {
        assert!(self.pile > 0);
        self.pile -= 1;
    }

    fn pass(&mut self, direction: Direction, cards: &[Option<Hand>], counts: &[u8], state: &State) {
        let n = self.hands.len();
        let step = match direction {
            Direction::Left => 1,
            Direction::Right => n - 1,
            Direction::Across => n / 2,
        };
        let given: Vec<Vec<Card>> =
            cards[..n].iter().map(|hand| hand.map(|hand| hand.cards().collect()).unwrap_or_default()).collect();
        for (from, given) in given.iter().enumerate() {
            assert_eq!(given.len(), usize::from(counts[from]));
            for &card in given {
                take(&mut self.hands[from], card);
            }
        }
        for (from, given) in given.into_iter().enumerate() {
            self.hands[(from + step) % n].extend(given);
        }
        // Badges follow their kings, which only the state can tell among equals: taken over, and checked for sums.
        let before: usize = self.badges.iter().map(Vec::len).sum();
        for seat in seats(state) {
            self.badges[seat.index()] = state.table().badges[seat.index()].suits().collect();
        }
        if !matches!(state.phase(), Phase::HandOver | Phase::Over) {
            assert_eq!(before, self.badges.iter().map(Vec::len).sum::<usize>());
        }
    }

    pub fn hear(&mut self, event: &Event, state: &State) {
        let n = self.hands.len();
        match event {
            Event::Dealt { .. } => {
                let scores = std::mem::take(&mut self.scores);
                *self = Self { scores, ..Self::new(state) };
            }
            Event::Named { .. } | Event::Chose { .. } | Event::Shot { .. } | Event::TurnEnded { .. } => {}
            Event::NotReplaced { .. } | Event::Ended { .. } => self.over |= matches!(event, Event::Ended { .. }),
            Event::Nine { seat, card, .. } => {
                assert_eq!(card.rank(), Rank::Nine);
                take(&mut self.hands[seat.index()], *card);
                self.discards.push((*card, None));
            }
            Event::Passed { direction, cards, counts, .. } => self.pass(*direction, cards, counts, state),
            Event::Couple { seat, suit } => {
                let hand = &self.hands[seat.index()];
                assert!([Rank::King, Rank::Queen].iter().all(|&rank| hand.contains(&Card::new(rank, *suit))));
                assert!(!self.couples[seat.index()].contains(suit), "C-3.1");
                self.couples[seat.index()].push(*suit);
            }
            Event::Pulled { seat, gun } => {
                gun.cards().into_iter().for_each(|card| take(&mut self.hands[seat.index()], card));
                self.guns.push((seat.index(), *gun));
            }
            Event::Backfired { victim, seat, card } => {
                assert_eq!(card.rank(), Rank::Six);
                take(&mut self.hands[victim.index()], *card);
                self.hands[seat.index()].push(*card);
            }
            Event::QuickDraw { victim, gun, seat, taken } => {
                gun.cards().into_iter().for_each(|card| take(&mut self.hands[victim.index()], card));
                take(&mut self.guns, (seat.index(), *taken));
                self.guns.extend([(victim.index(), *taken), (victim.index(), *gun)]);
            }
            Event::Target { victim } => {
                assert!(self.hands[victim.index()].iter().any(|card| card.rank() == Rank::King));
                self.aimed = Some(victim.index());
            }
            Event::Missed { victim, why } => {
                let (hand, badges) = (&self.hands[victim.index()], &self.badges[victim.index()]);
                let kings = hand.iter().filter(|card| card.rank() == Rank::King).count();
                assert!(*why == NoShot::Held || kings == badges.len(), "C-6.4");
            }
            Event::Turned { card, .. } => {
                self.turn_over();
                self.discards.push((*card, None));
            }
            Event::Badge { seat, suit } => self.badges[seat.index()].push(*suit),
            Event::KingTaken { victim, seat, suit, protected } => {
                assert_eq!(self.aimed.take(), Some(victim.index()));
                self.king(victim.index(), seat.index(), *suit, *protected);
            }
            Event::Drew { seat, card } => {
                self.turn_over();
                self.hands[seat.index()].extend(*card);
            }
            Event::Took { seat, card } => {
                let last = self.discards.iter().rposition(|&(_, by)| by.is_some_and(|by| by != seat.index()));
                assert_eq!(last.map(|at| self.discards.remove(at).0), Some(*card), "C-2.3");
                self.hands[seat.index()].push(*card);
            }
            Event::Reshuffled => {
                let stays = self.discards.iter().rposition(|&(_, by)| by.is_some());
                let top = stays.map(|at| self.discards.remove(at));
                self.pile += self.discards.len();
                self.discards = top.into_iter().collect();
            }
            Event::Discarded { seat, card, badge } => {
                take(&mut self.hands[seat.index()], *card);
                if *badge {
                    take(&mut self.badges[seat.index()], card.suit());
                }
                if card.rank() == Rank::Ten {
                    self.tens[seat.index()].push(card.suit());
                } else {
                    self.discards.push((*card, Some(seat.index())));
                }
            }
            Event::Scored { by, hands, sheets } => {
                self.check_end(*by);
                for seat in 0..n {
                    assert_eq!(sorted(hands[seat].cards()), sorted(self.hands[seat].clone()));
                    assert_eq!(usize::from(sheets[seat].tens.len()), self.tens[seat].len());
                    assert_eq!(sheets[seat].couples.count_ones() as usize, self.couples[seat].len());
                    assert_eq!(sheets[seat].ended, *by == Some(Seat(seat as u8)));
                    self.scores[seat] += i32::from(sheets[seat].total());
                    self.couples[seat].clear();
                }
            }
        }
    }

    /// C-7.1
    fn check_end(&self, by: Option<Seat>) {
        let decks = if self.hands.len() < 5 { 1 } else { 2 };
        let tens: usize = self.tens.iter().map(Vec::len).sum();
        let badges: usize = self.badges.iter().map(Vec::len).sum();
        let gun = self.guns.iter().any(|(_, gun)| matches!(gun, Gun::TwentyTwo(..)));
        assert_eq!(by.is_some(), badges == 4 * decks || tens == 4 * decks && gun);
    }

    /// Asserts that the state is what the events told.
    pub fn agrees_with(&self, state: &State) {
        let table = state.table();
        assert_eq!(self.over, state.phase() == Phase::Over);
        for seat in seats(state) {
            let at = seat.index();
            assert_eq!(sorted(self.hands[at].clone()), sorted(state.hand(seat).cards()));
            assert_eq!(sorted(self.badges[at].clone()), sorted(table.badges[at].suits()));
            assert_eq!(sorted(self.tens[at].clone()), sorted(table.tens[at].suits()));
            assert_eq!(self.couples[at].len(), table.couples[at].count_ones() as usize);
            assert_eq!(self.scores[at], i32::from(table.scores[at]));
        }
        assert_eq!(self.pile, state.pile().len());
        let discards: Vec<_> =
            table.discards.iter().map(|discarded| (discarded.card, discarded.by.map(Seat::index))).collect();
        assert_eq!(self.discards, discards);
        let names = |guns: Vec<(usize, Gun)>| sorted(guns.into_iter().map(|gun| format!("{gun:?}")));
        let guns = table.guns.iter().map(|drawn| (drawn.owner.index(), drawn.gun)).collect();
        assert_eq!(names(self.guns.clone()), names(guns));
    }
}
