//! High Noon, a game made for the tests: what Wyatt Earp lacks and the next games need. Two to five seats, two hands of three turns, no score
//! between them. In a turn one seat may draw; then all choose a card in secret, and the highest takes a sack, or each of the highest. Most
//! sacks win, together if tied.
//!
//! `FAULT` breaks one promise each, to see that conformance notices.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use thiserror::Error;
use tin_star::engine::{Clock, Game, Outcome, Rng, Seat, Sink, Stage, UndoBarrier};

pub const MAX_SEATS: usize = 5;
const SEATS: RangeInclusive<u8> = 2..=MAX_SEATS as u8;
/// Values 1 to 6, five cards of each.
const VALUES: usize = 6;
const COPIES: u8 = 5;
const TURNS: u16 = 3;
const HANDS: u16 = 2;

/// A commit is told to all.
pub const TELLS: u8 = 1;
/// A view counts who has chosen.
pub const SHOWS: u8 = 2;
/// The clock moves when somebody has chosen.
pub const TICKS: u8 = 3;
/// A choice is final before it is shown.
pub const BINDS: u8 = 4;
/// What was chosen is shown to the last one alone.
pub const MUMBLES: u8 = 5;
/// Guesses give others always the same cards.
pub const STUBBORN: u8 = 6;
/// Who is not asked yet is shown nothing to choose.
pub const QUEUES: u8 = 7;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Toy<const FAULT: u8 = 0>;

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Options {
    pub seats: u8,
}

/// How many cards of each value.
pub type Cards = [u8; VALUES];

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Phase {
    Draw,
    Choose,
    Over,
}

/// What everybody sees.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Table {
    pub seats: u8,
    pub hand: u16,
    pub turn: u16,
    pub lead: Seat,
    pub phase: Phase,
    pub sacks: [u8; MAX_SEATS],
    /// Of each seat; a card that was chosen in secret still counts.
    pub hand_len: [u8; MAX_SEATS],
    /// Shown in this hand.
    pub shown: Cards,
}

#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub table: Table,
    pub hands: [Cards; MAX_SEATS],
    pub chosen: [Option<u8>; MAX_SEATS],
    pub deck: Vec<u8>,
    rng: Rng,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Action {
    Draw,
    Stand,
    Choose(u8),
}

#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    Drew { seat: Seat, card: Option<u8> },
    Stood { seat: Seat },
    Chose { seat: Seat },
    Shown { cards: [Option<u8>; MAX_SEATS] },
    Dealt,
    Ended,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    pub me: Seat,
    pub table: Table,
    pub hand: Cards,
    pub chosen: Option<u8>,
    /// Only [`SHOWS`] tells.
    pub choosers: u8,
    /// Only [`QUEUES`] tells.
    pub asked: bool,
}

#[derive(Clone, Debug, PartialEq, Error)]
#[error("not now")]
pub struct NotNow;

#[derive(Clone, Debug, PartialEq, Error)]
#[error("two to five, not {0}")]
pub struct BadOptions(pub u8);

#[derive(Clone, Copy, Debug, PartialEq, Error)]
pub enum BadView {
    #[error("there is no seat {0}")]
    NoSuchSeat(u8),
    #[error("the cards do not add up")]
    Cards,
    #[error("a seat cannot have chosen that")]
    Chosen,
}

impl State {
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.table.seats.into())
    }

    fn deal(&mut self) {
        self.deck = (0..VALUES as u8).flat_map(|value| [value; COPIES as usize]).collect();
        self.rng.shuffle(&mut self.deck);
        self.hands = [[0; VALUES]; MAX_SEATS];
        self.table = Table { hand: self.table.hand + 1, turn: 1, shown: [0; VALUES], ..self.table };
        for seat in self.seats() {
            for _ in 0..TURNS {
                self.draw(seat);
            }
            self.table.hand_len[seat.index()] = TURNS as u8;
        }
    }

    fn draw(&mut self, seat: Seat) -> u8 {
        let card = self.deck.pop().unwrap_or_default();
        self.hands[seat.index()][usize::from(card)] += 1;
        card
    }

    pub fn with_deck_shuffled(&self, rng: &mut Rng) -> Self {
        let mut state = self.clone();
        rng.shuffle(&mut state.deck);
        state.rng = rng.fork();
        state
    }

    /// All have chosen.
    fn show(&mut self, sink: &mut impl Sink<Event>) {
        let cards = std::mem::take(&mut self.chosen);
        let highest = cards.iter().flatten().max().copied();
        for seat in self.seats() {
            let Some(card) = cards[seat.index()] else { continue };
            self.hands[seat.index()][usize::from(card)] -= 1;
            self.table.hand_len[seat.index()] -= 1;
            self.table.shown[usize::from(card)] += 1;
            self.table.sacks[seat.index()] += u8::from(Some(card) == highest);
        }
        sink.push(|| Event::Shown { cards });
        self.table.lead = self.table.lead.next(self.table.seats.into());
        self.table.phase = Phase::Draw;
        if self.table.turn < TURNS {
            self.table.turn += 1;
        } else if self.table.hand < HANDS {
            self.deal();
            sink.push(|| Event::Dealt);
        } else {
            self.table.phase = Phase::Over;
            sink.push(|| Event::Ended);
        }
    }
}

impl<const FAULT: u8> Game for Toy<FAULT> {
    const NAME: &'static str = "toy";
    const RULES_VERSION: u16 = 1;
    const SEATS: RangeInclusive<u8> = SEATS;
    const VARIANTS: &'static [&'static str] = &["usual"];

    type Options = Options;
    type State = State;
    type Action = Action;
    type Actions = Vec<Action>;
    type Event = Event;
    type View = View;
    type Illegal = NotNow;
    type BadOptions = BadOptions;
    type BadView = BadView;

    fn options(seats: u8, _: usize) -> Options {
        Options { seats }
    }

    fn deal(&Options { seats }: &Options, seed: u64) -> Result<State, BadOptions> {
        if !SEATS.contains(&seats) {
            return Err(BadOptions(seats));
        }
        let mut rng = Rng::new(seed);
        let lead = Seat(rng.below(seats.into()) as u8);
        let none = [0; MAX_SEATS];
        let (shown, phase) = ([0; VALUES], Phase::Draw);
        let table = Table { seats, hand: 0, turn: 1, lead, phase, sacks: none, hand_len: none, shown };
        let mut state =
            State { table, hands: [[0; VALUES]; MAX_SEATS], chosen: [None; MAX_SEATS], deck: Vec::new(), rng };
        state.deal();
        Ok(state)
    }

    fn seats(state: &State) -> usize {
        state.table.seats.into()
    }

    fn to_act(state: &State) -> Option<Seat> {
        match state.table.phase {
            Phase::Draw => Some(state.table.lead),
            Phase::Choose => state.seats().find(|seat| state.chosen[seat.index()].is_none()),
            Phase::Over => None,
        }
    }

    fn legal(state: &State) -> Vec<Action> {
        Self::to_act(state).map(|seat| Self::legal_in(&Self::view(state, seat))).unwrap_or_default()
    }

    fn apply(state: &mut State, action: Action, sink: &mut impl Sink<Event>) -> Result<(), NotNow> {
        let Some(seat) = Self::to_act(state).filter(|_| Self::legal(state).contains(&action)) else {
            return Err(NotNow);
        };
        match action {
            Action::Draw => {
                let card = Some(state.draw(seat));
                state.table.hand_len[seat.index()] += 1;
                state.table.phase = Phase::Choose;
                sink.push(|| Event::Drew { seat, card });
            }
            Action::Stand => {
                state.table.phase = Phase::Choose;
                sink.push(|| Event::Stood { seat });
            }
            Action::Choose(card) => {
                state.chosen[seat.index()] = Some(card);
                sink.push(|| Event::Chose { seat });
                if Self::to_act(state).is_none() {
                    state.show(sink);
                }
            }
        }
        Ok(())
    }

    fn clock(state: &State) -> Clock {
        let chosen = state.chosen.iter().flatten().count() as u16;
        let turn = if FAULT == TICKS { 10 * state.table.turn + chosen } else { state.table.turn };
        Clock { hand: state.table.hand, turn }
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let points = || state.seats().map(|seat| i32::from(state.table.sacks[seat.index()]));
        let most = points().max();
        let winners = state.seats().zip(points()).filter(|&(_, points)| Some(points) == most);
        (state.table.phase == Phase::Over)
            .then(|| Outcome { winners: winners.map(|(seat, _)| seat).collect(), points: points().collect() })
    }

    fn digest(state: &State) -> u64 {
        let told = format!("{state:?}");
        told.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
    }

    fn view(state: &State, me: Seat) -> View {
        let chosen = state.chosen.iter().flatten().count() as u8;
        View {
            me,
            table: state.table,
            hand: state.hands[me.index()],
            chosen: state.chosen[me.index()],
            choosers: if FAULT == SHOWS { chosen } else { 0 },
            asked: FAULT != QUEUES || Self::to_act(state) == Some(me),
        }
    }

    fn viewer(view: &View) -> Seat {
        view.me
    }

    fn seats_in(view: &View) -> usize {
        view.table.seats.into()
    }

    fn legal_in(view: &View) -> Vec<Action> {
        match view.table.phase {
            Phase::Draw if view.me == view.table.lead => vec![Action::Draw, Action::Stand],
            Phase::Choose if view.chosen.is_none() && view.asked => {
                (0..VALUES as u8).filter(|&value| view.hand[usize::from(value)] > 0).map(Action::Choose).collect()
            }
            _ => Vec::new(),
        }
    }

    fn stage(view: &View) -> Stage {
        if view.table.phase == Phase::Over { Stage::Over } else { Stage::Playing }
    }

    fn chooses_secretly(view: &View) -> bool {
        view.table.phase == Phase::Choose && view.chosen.is_none()
    }

    fn admit(view: &View) -> Result<(), BadView> {
        let table = &view.table;
        if !SEATS.contains(&table.seats) {
            return Err(BadView::NoSuchSeat(table.seats));
        }
        for seat in [view.me, table.lead] {
            if seat.0 >= table.seats {
                return Err(BadView::NoSuchSeat(seat.0));
            }
        }
        let fits =
            (0..VALUES).all(|value| u16::from(view.hand[value]) + u16::from(table.shown[value]) <= COPIES.into());
        let held: u8 = if fits { view.hand.iter().sum() } else { return Err(BadView::Cards) };
        let lens = &table.hand_len[..table.seats.into()];
        let left = (1..=TURNS).contains(&table.turn) && (1..=HANDS).contains(&table.hand);
        if !left || held != lens[view.me.index()] || lens.iter().any(|&len| len > 2 * TURNS as u8 || len == 0) {
            let over = table.phase == Phase::Over && lens.iter().all(|&len| len <= TURNS as u8);
            return if over && left { Ok(()) } else { Err(BadView::Cards) };
        }
        match view.chosen.map(usize::from) {
            Some(card) if card >= VALUES || view.hand[card] == 0 || view.me.0 + 1 == table.seats => {
                Err(BadView::Chosen)
            }
            _ => Ok(()),
        }
    }

    fn redact(event: &Event, seat: Seat) -> Option<Event> {
        match event {
            Event::Drew { seat: who, .. } if *who != seat => Some(Event::Drew { seat: *who, card: None }),
            Event::Chose { seat: who } if *who != seat && FAULT != TELLS => None,
            Event::Shown { .. } if FAULT == MUMBLES && seat == Seat(0) => None,
            _ => Some(event.clone()),
        }
    }

    fn undo_barrier(_: &View, events: &[Event]) -> Option<UndoBarrier> {
        let shows = |event: &Event| match event {
            Event::Chose { .. } => FAULT == BINDS,
            Event::Stood { .. } => false,
            _ => true,
        };
        events.iter().any(shows).then_some(UndoBarrier::Revealed)
    }

    fn determinize(view: &View, rng: &mut Rng) -> State {
        let mut left = [COPIES; VALUES];
        for (value, left) in left.iter_mut().enumerate() {
            *left = left.saturating_sub(view.hand[value] + view.table.shown[value]);
        }
        let mut deck: Vec<u8> = (0..VALUES).flat_map(|value| vec![value as u8; left[value].into()]).collect();
        if FAULT != STUBBORN {
            rng.shuffle(&mut deck);
        }
        let (table, hands) = (view.table, [[0; VALUES]; MAX_SEATS]);
        let mut state = State { table, hands, chosen: [None; MAX_SEATS], deck, rng: rng.fork() };
        for seat in state.seats() {
            if seat == view.me {
                state.hands[seat.index()] = view.hand;
                state.chosen[seat.index()] = view.chosen;
                continue;
            }
            for _ in 0..view.table.hand_len[seat.index()] {
                let card = state.draw(seat);
                // Whoever is asked before me has chosen, for all I know.
                if view.table.phase == Phase::Choose && seat < view.me {
                    state.chosen[seat.index()] = Some(card);
                }
            }
        }
        state
    }
}
