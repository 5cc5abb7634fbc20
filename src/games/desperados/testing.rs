//! Positions for tests: every one of the 80 cards is put where a test wants it; from there on only [`Game`] moves them.

use super::card::{Card, Character, Colour, Hand};
use super::place::{Front, Kind, Pile, Place};
use super::state::{Phase, State};
use super::{Action, Desperados, Event, Illegal, MAX_SEATS, Options};
use crate::engine::{Game, Rng, Seat};

/// One card by the first letters of its colour and character, such as `RB` for the red Barber.
pub fn card(name: &str) -> Card {
    let mut letters = name.chars();
    let (colour, character) = (letters.next(), letters.next());
    let colour = Colour::ALL.into_iter().find(|c| format!("{c:?}").chars().next() == colour);
    let character = Character::ALL.into_iter().find(|c| format!("{c:?}").chars().next() == character);
    Card::new(colour.expect("a colour"), character.expect("a character"))
}

/// Cards by short names: `"RB*2 GW"`.
pub fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace()
        .flat_map(|word| {
            let (name, n) = word.split_once('*').unwrap_or((word, "1"));
            std::iter::repeat_n(card(name), n.parse().expect("a number after *"))
        })
        .collect()
}

/// A handful of these cards.
pub fn hand(text: &str) -> Hand {
    cards(text).into_iter().collect()
}

/// The place at this index.
pub fn place(at: usize) -> Place {
    Place::ALL[at]
}

/// A card put in front of a place.
pub fn put(name: &str, at: usize) -> Action {
    Action::Put { card: card(name), place: place(at) }
}

/// A gang.
pub fn gang(text: &str) -> Action {
    Action::Gang(hand(text))
}

/// Five places that take nothing but red cards.
pub fn red_town(seats: u8) -> Scene {
    let fronts = ["RB", "RC", "RD", "RF", "RG"];
    (0..5).fold(Scene::new(seats), |scene, at| scene.value(at, 4).front(at, fronts[at]))
}

/// A position in the making.
pub struct Scene {
    state: State,
    pile: Vec<Card>,
    /// Whether the cards that no test places are discards; else they lie under those of the draw pile.
    rest_discarded: bool,
    rest_in_hand: Option<u8>,
}

impl Scene {
    /// The first turn of seat 0, which has drawn. The piles bring the kinds in turn: pile 0 saloon, bank, railway, diggings, and so on.
    pub fn new(seats: u8) -> Self {
        let mut state = Desperados::deal(&Options { seats }, 1).expect("a table");
        state.hands = Default::default();
        state.memory = super::memory::Memory::default();
        state.table.turn = Seat(0);
        state.table.layers = [0, 1, 2, 3, 4].map(|at| Seat(if at < seats { seats - 1 - at } else { 0 }));
        state.table.piles =
            std::array::from_fn(|pile| Pile { kinds: std::array::from_fn(|row| Kind::ALL[(pile + row) % 5]), gone: 0 });
        Self { state, pile: Vec::new(), rest_discarded: false, rest_in_hand: None }
    }

    pub fn turn(mut self, seat: u8) -> Self {
        self.state.table.turn = Seat(seat);
        self
    }

    pub fn hand(mut self, seat: u8, text: &str) -> Self {
        self.state.hands[usize::from(seat)] = hand(text);
        self
    }

    /// The value of the place at the top of a pile.
    pub fn value(mut self, at: usize, value: u8) -> Self {
        self.state.table.piles[at].gone = value - 2;
        self
    }

    pub fn front(mut self, at: usize, text: &str) -> Self {
        self.state.table.fronts[at] = Front::default();
        for card in cards(text) {
            self.state.table.fronts[at].put(card);
        }
        self
    }

    pub fn warrant(mut self, text: &str) -> Self {
        self.state.table.warrant = hand(text);
        self
    }

    /// The next cards of the draw pile, the first to come first; the rest are discards.
    pub fn only_pile(mut self, text: &str) -> Self {
        self.rest_discarded = true;
        self.pile(text)
    }

    /// The next cards of the draw pile, the first to come first.
    pub fn pile(mut self, text: &str) -> Self {
        self.pile = cards(text);
        self
    }

    /// All other cards are in this seat's hand.
    pub fn rest_in_hand(mut self, seat: u8) -> Self {
        self.rest_in_hand = Some(seat);
        self
    }

    pub fn booty(mut self, seat: u8, cards: &[(Kind, u8)]) -> Self {
        for &(kind, value) in cards {
            self.state.table.booty[usize::from(seat)].add(kind, value);
        }
        self
    }

    /// Who put a card last, the latest first.
    pub fn layers(mut self, seats: &[u8]) -> Self {
        seats.iter().enumerate().for_each(|(at, &seat)| self.state.table.layers[at] = Seat(seat));
        self
    }

    pub fn play(self) -> Play {
        let Self { mut state, pile, rest_discarded, rest_in_hand } = self;
        let mut left = Hand::FULL_DECK;
        let table = &state.table;
        let fronts = table.fronts.iter().flat_map(|front| front.cards());
        let placed = fronts.chain(table.warrant.cards()).chain(table.discards.cards()).chain(pile.iter().copied());
        for card in placed.chain(state.hands.iter().flat_map(|hand| hand.cards())) {
            assert!(left.has(card), "too many {card:?}");
            left.remove(card);
        }
        if let Some(seat) = rest_in_hand {
            state.hands[usize::from(seat)] = state.hands[usize::from(seat)].plus(left);
            left = Hand::EMPTY;
        } else if rest_discarded {
            state.table.discards = state.table.discards.plus(left);
            left = Hand::EMPTY;
        }
        state.table.pile_len = 0;
        for card in left.cards().chain(pile.into_iter().rev()) {
            state.pile[usize::from(state.table.pile_len)] = card;
            state.table.pile_len += 1;
        }
        for seat in 0..MAX_SEATS {
            state.table.hand_len[seat] = state.hands[seat].len();
        }
        state.phase = Phase::Day;
        Play { state }.whole()
    }
}

/// A game under test.
#[derive(Clone)]
pub struct Play {
    pub state: State,
}

impl Play {
    /// Asserts that all 80 cards are there, each once.
    pub fn whole(self) -> Self {
        assert_whole(&self.state);
        self
    }

    /// Takes an action that must be possible; what came of it.
    pub fn act(&mut self, action: Action) -> Vec<Event> {
        assert!(self.lists(action), "{action:?} is not listed in {:?}: {:?}", self.state.phase, self.legal());
        let mut events = Vec::new();
        Desperados::apply(&mut self.state, action, &mut events).unwrap_or_else(|why| panic!("{action:?}: {why}"));
        assert_whole(&self.state);
        events
    }

    /// Everybody's gang, from the seat to act on; what came of the last.
    pub fn gangs(&mut self, gangs: &[&str]) -> Vec<Event> {
        let seats = self.state.table.seats();
        assert_eq!(gangs.len(), seats, "a gang for each seat");
        let mut events = Vec::new();
        for _ in 0..seats {
            let seat = self.to_act().expect("a choice");
            events = self.act(gang(gangs[usize::from(seat)]));
        }
        events
    }

    /// Who takes the place when these gangs are shown, by seat.
    pub fn winner(&mut self, gangs: &[&str]) -> Option<u8> {
        let shown = self.gangs(gangs).into_iter().find_map(|event| match event {
            Event::Shown { winner, .. } => Some(winner),
            _ => None,
        });
        shown.expect("they were shown").map(|seat| seat.0)
    }

    /// Asserts that an action is refused for this reason, is not listed, and changes nothing.
    pub fn refuses(&mut self, action: Action, why: Illegal) {
        let before = self.state.clone();
        let mut events = Vec::new();
        assert_eq!(Desperados::apply(&mut self.state, action, &mut events), Err(why), "{action:?}");
        assert_eq!(self.state, before, "{action:?} was refused and yet changed something");
        assert_eq!(events, []);
        assert!(!self.lists(action), "{action:?} is listed and refused");
    }

    pub fn legal(&self) -> Vec<Action> {
        Desperados::legal(&self.state).to_vec()
    }

    pub fn lists(&self, action: Action) -> bool {
        self.legal().contains(&action)
    }

    pub fn to_act(&self) -> Option<u8> {
        Desperados::to_act(&self.state).map(|seat| seat.0)
    }

    pub fn hand(&self, seat: u8) -> Hand {
        self.state.hand(Seat(seat))
    }
}

/// Asserts that all 80 cards are there, each once, and that counts say so.
pub fn assert_whole(state: &State) {
    let table = state.table();
    let mut all: Vec<Card> = state.pile().to_vec();
    all.extend(table.warrant.cards().chain(table.discards.cards()));
    all.extend(table.fronts.iter().flat_map(|front| front.cards()));
    for seat in Seat::all(MAX_SEATS) {
        all.extend(state.hand(seat).cards());
        assert_eq!(state.hand(seat).len(), table.hand_len[seat.index()]);
    }
    all.sort_unstable();
    assert!(all.into_iter().eq(Hand::FULL_DECK.cards()), "cards lost or made up: {state:?}");
}

/// Shows every state of random games at all tables. In every other hold-up the seats stay away more often than not. With `EXPLORE=n` in the
/// environment, of n times as many games.
pub fn random_games(seeds: std::ops::Range<u64>, mut watch: impl FnMut(&State, &[Event], &mut Rng)) {
    let explore = std::env::var("EXPLORE").ok().and_then(|n| n.parse::<u64>().ok()).unwrap_or(1);
    for seed in seeds.start..seeds.start + (seeds.end - seeds.start) * explore {
        let mut state = Desperados::deal(&Options { seats: 2 + (seed % 4) as u8 }, seed).expect("a table");
        let mut rng = Rng::new(!seed);
        let mut events = Vec::new();
        loop {
            watch(&state, &events, &mut rng);
            let legal = Desperados::legal(&state);
            let stays = seed % 3 == 0 && rng.below(3) > 0;
            let at = if stays && matches!(state.phase, Phase::HoldUp(_)) { 0 } else { rng.below(legal.len()) };
            let Some(&action) = legal.get(at) else { break };
            events.clear();
            Desperados::apply(&mut state, action, &mut events).expect("it was listed");
        }
    }
}
