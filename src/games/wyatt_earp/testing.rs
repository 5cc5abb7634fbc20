//! Positions for tests: every one of the 78 cards is put where a test wants it; from there on only [`Game`] moves them.

use super::state::{Phase, Sheriff, State};
use super::{Action, Card, Edition, Event, Group, Hand, Illegal, Kind, Options, Outlaw, WyattEarp};
use crate::engine::{Game, Rng, Seat};

pub use super::Outlaw::{
    BelleStarr as BELLE, BillyTheKid as BILLY, BobDalton as BOB, JesseJames as JESSE, WesHardin as WES,
};

/// Cards by short names: `"Billy*3 @Billy Bank Stage Gun Most Hide Wyatt"`; `@` is a Photo.
pub fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace()
        .flat_map(|word| {
            let (name, n) = word.split_once('*').unwrap_or((word, "1"));
            std::iter::repeat_n(card(name), n.parse().expect("a number after *"))
        })
        .collect()
}

/// One card by its short name.
pub fn card(name: &str) -> Card {
    let outlaw = |name: &str| {
        Outlaw::ALL.into_iter().find(|o| o.name().starts_with(name)).unwrap_or_else(|| panic!("no card {name:?}"))
    };
    match name {
        "Bank" => Card::BANK_ROBBERY,
        "Stage" => Card::STAGECOACH_ROBBERY,
        "Gun" => Card::FASTEST_GUN,
        "Most" => Card::MOST_WANTED,
        "Hide" => Card::HIDEOUT,
        "Wyatt" => Card::WYATT_EARP,
        _ => name.strip_prefix('@').map_or_else(|| Card::outlaw(outlaw(name)), |name| Card::photo(outlaw(name))),
    }
}

/// A hand of these cards.
pub fn hand(text: &str) -> Hand {
    cards(text).into_iter().collect()
}

/// Where the cards go that a test does not place.
#[derive(Clone, Copy)]
pub enum Rest {
    /// Under the cards of the supply.
    Supply,
    /// Under the cards of the discard stack.
    Stack,
    /// Into this seat's hand.
    Hand(u8),
}

/// A position in the making.
pub struct Scene {
    state: State,
    hands: [Option<Hand>; 4],
    supply: Vec<Card>,
    stack: Vec<Card>,
    rest: Rest,
}

impl Scene {
    /// A table of the 2014 edition, first hand, seat 0 to draw; $1,000 on every poster. A hand that nobody sets is one Wes Hardin.
    pub fn new(seats: u8) -> Self {
        let mut state = WyattEarp::deal(&Options { seats, edition: Edition::Y2014 }, 1).expect("a table");
        state.hands = Default::default();
        state.memory = super::memory::Memory::default();
        state.table.turn = Seat(0);
        state.table.starter = Seat(0);
        Self { state, hands: [None; 4], supply: Vec::new(), stack: cards("Jesse"), rest: Rest::Supply }
    }

    pub fn edition(mut self, edition: Edition) -> Self {
        self.state.table.options.edition = edition;
        self
    }

    /// Plays by the rules of an older version.
    pub fn rules(mut self, version: u16) -> Self {
        self.state.rules = version;
        self
    }

    pub fn turn(mut self, seat: u8) -> Self {
        self.state.table.turn = Seat(seat);
        self
    }

    pub fn starter(mut self, seat: u8) -> Self {
        self.state.table.starter = Seat(seat);
        self
    }

    pub fn seed(mut self, seed: u64) -> Self {
        self.state.rng = Rng::new(seed);
        self
    }

    pub fn hand(mut self, seat: u8, text: &str) -> Self {
        self.hands[seat as usize] = Some(hand(text));
        self
    }

    /// Lays a group, whose outlaw is that of the first card, and opens the outlaw.
    pub fn group(mut self, seat: u8, text: &str) -> Self {
        let cards = cards(text);
        let (Kind::Outlaw(outlaw) | Kind::Photo(outlaw)) = cards[0].kind() else { panic!("whose group is {text:?}?") };
        let group = &mut self.state.table.territories[seat as usize][outlaw.index()];
        for card in cards {
            if card.has_hole() { group.add_outlaws(1) } else { group.lay(card) }
        }
        self.open(outlaw)
    }

    pub fn open(mut self, outlaw: Outlaw) -> Self {
        self.state.table.open |= 1 << outlaw.index();
        self
    }

    /// The next cards of the supply, the first to come first.
    pub fn supply(mut self, text: &str) -> Self {
        self.supply = cards(text);
        self
    }

    /// The discard stack, its top card last.
    pub fn stack(mut self, text: &str) -> Self {
        self.stack = cards(text);
        self
    }

    pub fn rest(mut self, rest: Rest) -> Self {
        self.rest = rest;
        self
    }

    pub fn reshuffled(mut self) -> Self {
        self.state.table.reshuffled = true;
        self
    }

    pub fn poster(mut self, outlaw: Outlaw, money: u16) -> Self {
        self.state.table.posters[outlaw.index()] = money;
        self
    }

    pub fn money(mut self, money: [u16; 4]) -> Self {
        self.state.table.money = money;
        self
    }

    /// The position, with the turn's draw to come.
    pub fn draw(self) -> Play {
        let Self { mut state, hands, supply, stack, rest } = self;
        let seats = state.table.seats();
        let mut left: Vec<Card> = Hand::FULL_DECK.cards().collect();
        let mut place = |card: Card| {
            let at = left.iter().position(|&c| c == card).unwrap_or_else(|| panic!("too many {card:?}"));
            left.remove(at);
        };
        for seat in Seat::all(seats) {
            for outlaw in Outlaw::ALL {
                state.table.group(seat, outlaw).cards(outlaw).for_each(&mut place);
            }
            state.hands[seat.index()] = hands[seat.index()].unwrap_or_else(|| hand("Wes"));
            state.hands[seat.index()].cards().for_each(&mut place);
        }
        supply.iter().chain(&stack).copied().for_each(&mut place);
        let (mut below, mut under) = (Vec::new(), Vec::new());
        match rest {
            Rest::Supply => below = left,
            Rest::Stack => under = left,
            Rest::Hand(seat) => left.into_iter().for_each(|card| state.hands[seat as usize].add(card)),
        }
        state.table.supply_len = 0;
        for card in below.into_iter().chain(supply.into_iter().rev()) {
            state.supply[state.table.supply_len as usize] = card;
            state.table.supply_len += 1;
            if state.table.reshuffled {
                state.memory.fresh.add(card);
            }
        }
        state.table.discard_len = 0;
        under.into_iter().chain(stack).for_each(|card| state.push_discard(card));
        for seat in Seat::all(seats) {
            state.table.hand_len[seat.index()] = state.hands[seat.index()].len();
        }
        state.phase = Phase::Draw;
        state.sheriff = Sheriff::Free;
        Play { state }.whole()
    }

    /// The position, with the turn's draw behind.
    pub fn play(self) -> Play {
        let mut play = self.draw();
        play.state.phase = Phase::Play;
        play
    }
}

/// A game under test.
#[derive(Clone)]
pub struct Play {
    pub state: State,
}

impl Play {
    /// Asserts that all 78 cards are there, each once.
    pub fn whole(self) -> Self {
        let state = &self.state;
        let mut all: Vec<Card> = state.supply().iter().chain(state.discard()).copied().collect();
        for seat in Seat::all(state.table.seats()) {
            all.extend(state.hand(seat).cards());
            assert_eq!(state.hand(seat).len(), state.table.hand_len[seat.index()]);
            all.extend(Outlaw::ALL.into_iter().flat_map(|o| state.table.group(seat, o).cards(o)));
        }
        match state.phase {
            Phase::Target(Card::WYATT_EARP) => {} // already on the stack
            Phase::Target(card) => all.push(card),
            _ => {}
        }
        all.sort_unstable();
        assert!(all.into_iter().eq(Hand::FULL_DECK.cards()), "cards lost or made up: {state:?}");
        self
    }

    /// Takes an action that must be possible; what came of it.
    pub fn act(&mut self, action: Action) -> Vec<Event> {
        assert!(self.lists(action), "{action:?} is not listed in {:?}: {:?}", self.state.phase, self.legal());
        let mut events = Vec::new();
        WyattEarp::apply(&mut self.state, action, &mut events).unwrap_or_else(|why| panic!("{action:?}: {why}"));
        *self = self.clone().whole();
        events
    }

    /// Asserts that an action is refused for this reason, is not listed, and changes nothing.
    pub fn refuses(&mut self, action: Action, why: Illegal) {
        let before = self.state.clone();
        let mut events = Vec::new();
        assert_eq!(WyattEarp::apply(&mut self.state, action, &mut events), Err(why), "{action:?}");
        assert_eq!(self.state, before, "{action:?} was refused and yet changed something");
        assert_eq!(events, []);
        assert!(!self.lists(action), "{action:?} is listed and refused");
    }

    pub fn legal(&self) -> Vec<Action> {
        WyattEarp::legal(&self.state).to_vec()
    }

    pub fn lists(&self, action: Action) -> bool {
        self.legal().contains(&action)
    }

    /// Discards, and sees that the turn or the hand ends.
    pub fn discard(&mut self, name: &str) -> Vec<Event> {
        self.act(Action::Discard(card(name)))
    }

    pub fn hand(&self, seat: u8) -> Hand {
        self.state.hand(Seat(seat))
    }

    pub fn group(&self, seat: u8, outlaw: Outlaw) -> Group {
        self.state.table.group(Seat(seat), outlaw)
    }

    pub fn poster(&self, outlaw: Outlaw) -> u16 {
        self.state.table.posters[outlaw.index()]
    }

    /// The topmost cards of the discard stack, the top card last.
    pub fn top(&self, n: usize) -> &[Card] {
        let stack = self.state.discard();
        &stack[stack.len() - n..]
    }

    pub fn to_act(&self) -> Option<u8> {
        WyattEarp::to_act(&self.state).map(|seat| seat.0)
    }
}

/// A play of `count` Outlaw cards.
pub fn lay(outlaw: Outlaw, count: u8) -> Action {
    Action::PlayOutlaws { outlaw, count }
}

/// A play that needs a shot, by the card's short name.
pub fn shoot(name: &str) -> Action {
    Action::Shoot(card(name))
}

/// The choice of a group after a hit.
pub fn target(seat: u8, outlaw: Outlaw) -> Action {
    Action::Target { seat: Seat(seat), outlaw }
}

/// A random decision; every other time none that is a discard or lets something pass, so that rare plays come up.
pub fn random_action(state: &State, rng: &mut Rng) -> Option<Action> {
    let legal = WyattEarp::legal(state);
    let dull = |action: &Action| matches!(action, Action::Discard(_) | Action::DrawDiscard | Action::Decline);
    let lively: Vec<Action> = legal.iter().copied().filter(|action| !dull(action)).collect();
    let list = if rng.below(2) == 0 || lively.is_empty() { legal.to_vec() } else { lively };
    list.get(rng.below(list.len())).copied()
}

/// Shows every state of random games at all tables, `decisions` of them for each seed. With `EXPLORE=n` in the environment, of n times
/// as many games.
pub fn random_games(seeds: std::ops::Range<u64>, decisions: usize, mut watch: impl FnMut(&State, &[Event], &mut Rng)) {
    let explore = std::env::var("EXPLORE").ok().and_then(|n| n.parse::<u64>().ok()).unwrap_or(1);
    for seed in seeds.start..seeds.start + (seeds.end - seeds.start) * explore {
        let edition = if seed % 2 == 0 { Edition::Y2014 } else { Edition::Y2000 };
        let mut state = WyattEarp::deal(&Options { seats: 2 + (seed % 3) as u8, edition }, seed).expect("a table");
        let mut rng = Rng::new(!seed);
        let mut events = Vec::new();
        for _ in 0..decisions {
            watch(&state, &events, &mut rng);
            let Some(action) = random_action(&state, &mut rng) else { break };
            events.clear();
            WyattEarp::apply(&mut state, action, &mut events).expect("it was listed");
        }
    }
}
