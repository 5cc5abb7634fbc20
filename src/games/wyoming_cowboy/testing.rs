//! Positions for tests: every card is put where a test wants it; from there on only [`Game`] moves them.

use super::card::{Card, Hand, Rank, Suit, Suits};
use super::gun::{Calibre, Drawn, Gun};
use super::memory::Memory;
use super::state::{Phase, State};
use super::table::{Acted, Discarded};
use super::{Action, Direction, Event, Illegal, MAX_SEATS, Options, Sheet, WyomingCowboy};
use crate::engine::{Game, Rng, Seat};

/// One card by its rank and the first letter of its suit, such as `KH` or `10S`.
pub fn card(name: &str) -> Card {
    let (rank, suit) = name.split_at(name.len() - 1);
    let rank = match rank {
        "J" => Rank::Jack,
        "Q" => Rank::Queen,
        "K" => Rank::King,
        number => Rank::ALL[number.parse::<usize>().expect("a rank") - 2],
    };
    Card::new(rank, self::suit(suit))
}

/// A suit by its first letter.
pub fn suit(letter: &str) -> Suit {
    Suit::ALL.into_iter().find(|s| format!("{s:?}").starts_with(letter)).expect("a suit")
}

/// Cards by short names: `"KH QH 6C"`.
pub fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(card).collect()
}

/// A handful of these cards.
pub fn hand(text: &str) -> Hand {
    cards(text).into_iter().collect()
}

/// Suits by their letters: `"H S"`.
pub fn suits(text: &str) -> Suits {
    text.split_whitespace().map(suit).collect()
}

/// A discard.
pub fn discard(name: &str) -> Action {
    Action::Discard(card(name))
}

/// The gun that these cards make, in the order of the rules.
pub fn gun(text: &str) -> Gun {
    match cards(text)[..] {
        [one, other] if one.rank() == Rank::Two => {
            Gun::TwentyTwo(one.suit().min(other.suit()), one.suit().max(other.suit()))
        }
        [three, eight] if three.rank() == Rank::Three => Gun::ThirtyEight(three.suit(), eight.suit()),
        [four, _] => Gun::FortyFive(four.suit()),
        [three, five, seven] => Gun::ThreeFiftySeven(three.suit(), five.suit(), seven.suit()),
        _ => panic!("no gun: {text}"),
    }
}

/// A gun pulled.
pub fn pull(text: &str) -> Action {
    Action::Pull(gun(text))
}

/// A shot with a gun of that calibre.
pub fn shoot(calibre: Calibre, victim: u8) -> Action {
    Action::Shoot { calibre, victim: Seat(victim) }
}

/// What is passed.
pub fn pass(text: &str) -> Action {
    Action::Pass(hand(text))
}

/// A position in the making.
pub struct Scene {
    state: State,
    pile: Vec<Card>,
    rest: Rest,
}

/// Where the cards are that no test places.
enum Rest {
    Pile,
    Discards,
}

impl Scene {
    /// The turn of seat 0, who sits left of the dealer; nobody holds a card yet.
    pub fn new(seats: u8) -> Self {
        Self::of(WyomingCowboy::options(seats, 0))
    }

    /// The same by the strict rules (C-2.8).
    pub fn strict(seats: u8) -> Self {
        Self::of(WyomingCowboy::options(seats, 1))
    }

    /// The same to 200 points (C-8.5).
    pub fn short(seats: u8) -> Self {
        Self::of(WyomingCowboy::options(seats, 2))
    }

    fn of(options: Options) -> Self {
        let mut state = WyomingCowboy::deal(&options, 1).expect("a table");
        state.hands = [Hand::EMPTY; MAX_SEATS];
        state.memory = Memory::new(state.table.decks());
        state.table.dealer = Seat(options.seats - 1);
        state.table.turn = Seat(0);
        state.phase = Phase::Play;
        Self { state, pile: Vec::new(), rest: Rest::Pile }
    }

    pub fn turn(mut self, seat: u8) -> Self {
        self.state.table.turn = Seat(seat);
        self
    }

    pub fn turn_number(mut self, turn: u16) -> Self {
        self.state.table.turn_number = turn;
        self
    }

    pub fn hand_number(mut self, hand: u16) -> Self {
        self.state.table.hand_number = hand;
        self
    }

    pub fn hand(mut self, seat: u8, text: &str) -> Self {
        self.state.hands[usize::from(seat)] = hand(text);
        self
    }

    /// Kings of these suits have their badges.
    pub fn badges(mut self, seat: u8, text: &str) -> Self {
        self.state.table.badges[usize::from(seat)] = suits(text);
        self
    }

    pub fn tens(mut self, seat: u8, text: &str) -> Self {
        self.state.table.tens[usize::from(seat)] = suits(text);
        self
    }

    pub fn gun(mut self, seat: u8, text: &str) -> Self {
        self.state.table.guns.push(Drawn { owner: Seat(seat), gun: gun(text) });
        self
    }

    /// Cards discarded by a seat, the last on top.
    pub fn discarded(mut self, by: u8, text: &str) -> Self {
        for card in cards(text) {
            self.state.table.discards.push(Discarded { card, by: Some(Seat(by)) });
        }
        self
    }

    /// Cards turned for shots, on top of the discards.
    pub fn shot(mut self, text: &str) -> Self {
        for card in cards(text) {
            self.state.table.discards.push(Discarded { card, by: None });
        }
        self
    }

    pub fn scores(mut self, scores: &[i16]) -> Self {
        self.state.table.scores[..scores.len()].copy_from_slice(scores);
        self
    }

    /// The next cards of the draw pile, the first to come first; the rest lie under them.
    pub fn pile(mut self, text: &str) -> Self {
        self.pile = cards(text);
        self
    }

    /// The only cards of the draw pile; the rest lies under the discards, as if shots had turned it.
    pub fn only_pile(mut self, text: &str) -> Self {
        self.rest = Rest::Discards;
        self.pile(text)
    }

    pub fn play(self) -> Play {
        let Self { mut state, pile, rest } = self;
        let mut left = Hand::deck(state.table.decks());
        let placed = state.hands.iter().fold(state.table.open(), |all, hand| all.plus(*hand));
        for card in placed.cards().chain(pile.iter().copied()) {
            assert!(left.has(card), "too many {card:?}");
            left.remove(card);
        }
        let rest = match rest {
            Rest::Pile => left.cards().collect(),
            Rest::Discards => {
                let above = state.table.discards;
                state.table.discards.clear();
                left.cards().for_each(|card| state.table.discards.push(Discarded { card, by: None }));
                above.iter().for_each(|&discarded| state.table.discards.push(discarded));
                Vec::new()
            }
        };
        state.table.pile_len = 0;
        for card in rest.into_iter().chain(pile.into_iter().rev()) {
            state.pile[usize::from(state.table.pile_len)] = card;
            state.table.pile_len += 1;
        }
        for at in 0..MAX_SEATS {
            state.table.hand_len[at] = state.hands[at].len();
        }
        state.table.acted = Acted::Nothing;
        state.table.cardless = state.hands[state.table.turn.index()].is_empty();
        let play = Play { state };
        assert_whole(&play.state);
        play
    }
}

/// A game under test.
#[derive(Clone)]
pub struct Play {
    pub state: State,
}

impl Play {
    /// Takes an action that must be possible; what came of it.
    pub fn act(&mut self, action: Action) -> Vec<Event> {
        assert!(self.lists(action), "{action:?} is not listed in {:?}: {:?}", self.state.phase, self.legal());
        let mut events = Vec::new();
        WyomingCowboy::apply(&mut self.state, action, &mut events).unwrap_or_else(|why| panic!("{action:?}: {why}"));
        assert_whole(&self.state);
        events
    }

    /// What each seat passes, by seat; what came of the last.
    pub fn passes(&mut self, passes: &[&str]) -> Vec<Event> {
        let mut events = Vec::new();
        while matches!(self.state.phase, Phase::Passing { .. }) {
            let seat = self.to_act().expect("a choice");
            events = self.act(pass(passes[usize::from(seat)]));
        }
        events
    }

    /// A shot with a gun of that calibre that the victim lets come; what came of the victim's answer.
    pub fn shot(&mut self, calibre: Calibre, victim: u8) -> Vec<Event> {
        self.act(shoot(calibre, victim));
        self.act(Action::Stand)
    }

    /// Discards a card and draws from the pile, whatever there is to take.
    pub fn discard(&mut self, name: &str) {
        let turn = self.state.table.turn;
        self.act(discard(name));
        while self.state.table.turn == turn && matches!(self.state.phase, Phase::Draw { .. }) {
            self.act(Action::Draw);
        }
    }

    /// Asserts that an action is refused for this reason, is not listed, and changes nothing.
    pub fn refuses(&mut self, action: Action, why: Illegal) {
        let before = self.state.clone();
        let mut events = Vec::new();
        assert_eq!(WyomingCowboy::apply(&mut self.state, action, &mut events), Err(why), "{action:?}");
        assert_eq!(self.state, before, "{action:?} was refused and yet changed something");
        assert_eq!(events, []);
        assert!(!self.lists(action), "{action:?} is listed and refused");
    }

    pub fn legal(&self) -> Vec<Action> {
        WyomingCowboy::legal(&self.state).to_vec()
    }

    pub fn lists(&self, action: Action) -> bool {
        self.legal().contains(&action)
    }

    pub fn to_act(&self) -> Option<u8> {
        WyomingCowboy::to_act(&self.state).map(|seat| seat.0)
    }

    pub fn hand(&self, seat: u8) -> Hand {
        self.state.hand(Seat(seat))
    }

    /// The top discarded card for whoever's turn it is.
    pub fn top(&self) -> Option<Card> {
        let table = self.state.table();
        table.top_discard(table.turn).map(|at| table.discards[at].card)
    }
}

/// The sheets of a hand that has just ended, if it has.
pub fn scored(events: &[Event]) -> Option<(Option<u8>, [Sheet; MAX_SEATS])> {
    events.iter().find_map(|event| match event {
        Event::Scored { by, sheets, .. } => Some((by.map(|by| by.0), *sheets)),
        _ => None,
    })
}

/// Asserts that all cards are there, each as often as there are decks, that counts say so, and that every badge is on a king.
pub fn assert_whole(state: &State) {
    let table = state.table();
    let mut all: Vec<Card> = state.pile().to_vec();
    all.extend(table.open().cards());
    for seat in Seat::all(MAX_SEATS) {
        let hand = state.hand(seat);
        all.extend(hand.cards());
        assert_eq!(hand.len(), table.hand_len[seat.index()]);
        assert!(table.badges[seat.index()].minus(hand.suits(Rank::King)).is_empty(), "a badge without a king");
    }
    all.sort_unstable();
    assert!(all.into_iter().eq(Hand::deck(table.decks()).cards()), "cards lost or made up: {state:?}");
}

/// Shows every state of random hands at all tables. With `EXPLORE=n` in the environment, of n times as many.
pub fn random_hands(seeds: std::ops::Range<u64>, mut watch: impl FnMut(&State, &[Event], &mut Rng)) {
    let explore = std::env::var("EXPLORE").ok().and_then(|n| n.parse::<u64>().ok()).unwrap_or(1);
    for seed in seeds.start..seeds.start + (seeds.end - seeds.start) * explore {
        let options = WyomingCowboy::options(3 + (seed % 6) as u8, usize::from(seed % 5 == 0));
        let mut state = WyomingCowboy::deal(&options, seed).expect("a table");
        let mut rng = Rng::new(!seed);
        let mut events = Vec::new();
        loop {
            watch(&state, &events, &mut rng);
            let legal = WyomingCowboy::legal(&state);
            if legal.is_empty() || matches!(state.phase, Phase::HandOver) {
                break;
            }
            events.clear();
            WyomingCowboy::apply(&mut state, legal[rng.below(legal.len())], &mut events).expect("it was listed");
        }
    }
}

/// Which way the first pass goes.
pub fn name(direction: Direction) -> Action {
    Action::Name(direction)
}
