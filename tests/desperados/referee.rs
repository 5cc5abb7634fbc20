//! A second bookkeeper: it knows the table from the events alone, and the rules' sums from the rulebook, card by card in lists.

use std::collections::BTreeMap;

use tin_star::engine::Seat;
use tin_star::games::desperados::{Card, Event, Kind, Phase, Place, State};

use super::script::seats;

/// The table as the events tell it.
pub struct Referee {
    turn: usize,
    hands: Vec<Vec<Card>>,
    pile: usize,
    discards: Vec<Card>,
    warrant: Vec<Card>,
    fronts: [Vec<Card>; 5],
    /// The kinds still to come, from the top.
    piles: [Vec<(Kind, u8)>; 5],
    booty: Vec<Vec<(Kind, u8)>>,
    /// The number of the put at which each seat last put a card.
    put_at: Vec<i32>,
    puts: i32,
    held_up: Option<Place>,
    over: bool,
}

fn take(cards: &mut Vec<Card>, card: Card) {
    let at = cards.iter().position(|&other| other == card).unwrap_or_else(|| panic!("no {card:?} there"));
    cards.remove(at);
}

fn sorted(cards: impl IntoIterator<Item = Card>) -> Vec<Card> {
    let mut cards: Vec<Card> = cards.into_iter().collect();
    cards.sort_unstable();
    cards
}

impl Referee {
    /// Begins at a deal, where the cards of the hands are all that no event tells.
    pub fn new(state: &State) -> Self {
        let table = state.table();
        let starter = table.turn.index();
        let n = table.seats();
        Self {
            turn: starter,
            hands: seats(state).map(|seat| state.hand(seat).cards().collect()).collect(),
            pile: 80 - 5 * n - 2,
            discards: Vec::new(),
            warrant: Vec::new(),
            fronts: Default::default(),
            piles: table.piles.map(|pile| pile.kinds.into_iter().zip(2..=5).collect()),
            booty: vec![Vec::new(); n],
            // As if all had put a card in a round before the first.
            put_at: (0..n).map(|seat| ((seat + n - starter) % n) as i32 - n as i32).collect(),
            puts: 0,
            held_up: None,
            over: false,
        }
    }

    pub fn hear(&mut self, event: &Event) {
        let n = self.hands.len();
        match event {
            Event::Drew { seat, cards } => {
                assert_eq!(seat.index(), self.turn);
                self.pile -= cards.len();
                self.hands[seat.index()].extend(cards.iter().flatten());
            }
            Event::Reshuffled => {
                // A first card may have been drawn from the old pile, and be told of after this.
                self.pile += self.discards.len();
                self.discards.clear();
            }
            Event::Put { seat, card, place } => {
                assert_eq!(seat.index(), self.turn);
                take(&mut self.hands[seat.index()], *card);
                let front = &mut self.fronts[place.index()];
                assert!(
                    front.iter().all(|c| c.colour() == card.colour() && c.character() != card.character()),
                    "D-2.2"
                );
                front.push(*card);
                self.puts += 1;
                self.put_at[seat.index()] = self.puts;
                if front.len() < usize::from(self.piles[place.index()][0].1) {
                    self.turn = (self.turn + 1) % n;
                }
            }
            Event::Stuck { seat, by, card } => {
                assert_eq!((seat.index(), by.index()), (self.turn, (self.turn + 1) % n));
                let fits = |card: &Card| {
                    let takes = |front: &Vec<Card>| {
                        front.iter().all(|c| c.colour() == card.colour() && c.character() != card.character())
                    };
                    self.fronts.iter().any(takes)
                };
                assert!(!self.hands[seat.index()].iter().any(fits), "D-2.3: a card could be put");
                if let Some(card) = card {
                    take(&mut self.hands[seat.index()], *card);
                    self.discards.push(*card);
                }
                self.turn = (self.turn + 1) % n;
            }
            Event::HeldUp { place } => {
                let value = self.piles[place.index()][0].1;
                assert_eq!(self.fronts[place.index()].len(), usize::from(value), "D-2.4");
                self.held_up = Some(*place);
            }
            Event::Chose { seat, gang } => {
                assert!(self.held_up.is_some());
                let mut hand = self.hands[seat.index()].clone();
                gang.cards().for_each(|card| take(&mut hand, card));
            }
            Event::Shown { place, kind, value, gangs, strengths, winner } => {
                assert_eq!(self.held_up.take(), Some(*place));
                let card = self.piles[place.index()].remove(0);
                assert_eq!(card, (*kind, *value));
                let front = std::mem::take(&mut self.fronts[place.index()]);
                let mut best: Option<(usize, i32, usize)> = None;
                for seat in 0..n {
                    let gang: Vec<Card> = gangs[seat].cards().collect();
                    assert_eq!(self.strength(&gang, &front, *value), usize::from(strengths[seat]), "D-3.3");
                    if !gang.is_empty() {
                        best = best.max(Some((strengths[seat].into(), self.put_at[seat], seat)));
                    }
                }
                assert_eq!(best.map(|best| best.2), winner.map(Seat::index), "D-3.4");
                for (seat, gang) in gangs.iter().enumerate().take(n) {
                    for card in gang.cards() {
                        take(&mut self.hands[seat], card);
                        let to =
                            if winner.map(Seat::index) == Some(seat) { &mut self.warrant } else { &mut self.discards };
                        to.push(card); // D-3.5
                    }
                }
                self.discards.extend(front);
                if let Some(winner) = winner {
                    self.booty[winner.index()].push(card);
                }
                self.over = *value == 5;
                if !self.over {
                    self.turn = (self.turn + 1) % n;
                }
            }
            Event::RanDry => self.over = true,
            Event::Ended { winners } => {
                assert!(self.over);
                let worth = |booty: &Vec<(Kind, u8)>| {
                    let mut kinds = BTreeMap::<Kind, Vec<u8>>::new();
                    for &(kind, value) in booty {
                        kinds.entry(kind).or_default().push(value);
                    }
                    let sum: usize =
                        kinds.values().map(|all| all.len() * usize::from(*all.iter().max().unwrap())).sum();
                    (sum, booty.len())
                };
                let most = self.booty.iter().map(worth).max();
                let best: Vec<usize> = (0..n).filter(|&seat| Some(worth(&self.booty[seat])) == most).collect();
                assert_eq!(winners.iter().map(|seat| seat.index()).collect::<Vec<_>>(), best, "D-4.2");
            }
        }
    }

    /// D-3.2, D-3.3, from the book.
    fn strength(&self, gang: &[Card], front: &[Card], value: u8) -> usize {
        if let Some(first) = gang.first() {
            let of_colour = gang.iter().all(|card| card.colour() == first.colour());
            assert!(of_colour || gang.iter().all(|card| card.character() == first.character()), "D-3.2");
        }
        let count = |card: &Card| {
            let position = front.iter().position(|c| c.character() == card.character());
            let position = position.map_or(0, |at| usize::from(value) - at);
            let experience = self.warrant.iter().filter(|c| c.character() == card.character()).count();
            assert!(position + experience > 0, "D-3.2: a stranger");
            position + experience
        };
        gang.iter().map(count).sum()
    }

    /// Asserts that the state is what the events told.
    pub fn agrees_with(&self, state: &State) {
        let table = state.table();
        assert_eq!(self.over, state.phase() == Phase::Over);
        if !self.over {
            assert_eq!(self.turn, table.turn.index());
        }
        for seat in seats(state) {
            assert_eq!(sorted(self.hands[seat.index()].clone()), sorted(state.hand(seat).cards()));
            let mut booty: Vec<_> = Kind::ALL
                .into_iter()
                .flat_map(|kind| table.booty[seat.index()].values(kind).map(move |value| (kind, value)))
                .collect();
            let mut told = self.booty[seat.index()].clone();
            told.sort_unstable();
            booty.sort_unstable();
            assert_eq!(told, booty);
        }
        assert_eq!(self.pile, state.pile().len());
        assert_eq!(sorted(self.discards.clone()), sorted(table.discards.cards()));
        assert_eq!(sorted(self.warrant.clone()), sorted(table.warrant.cards()));
        for place in Place::ALL {
            assert_eq!(self.fronts[place.index()], table.fronts[place.index()].cards().collect::<Vec<_>>());
            let value = self.piles[place.index()].first().map_or(0, |card| card.1);
            assert_eq!(value, table.piles[place.index()].value());
        }
        assert_eq!(self.held_up, if let Phase::HoldUp(place) = state.phase() { Some(place) } else { None });
        let mut order: Vec<usize> = (0..self.hands.len()).collect();
        order.sort_by_key(|&seat| -self.put_at[seat]);
        assert_eq!(order, table.layers[..table.seats()].iter().map(|seat| seat.index()).collect::<Vec<_>>());
    }
}
