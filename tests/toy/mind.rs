//! How bots play High Noon.

use tin_star::bots::human::Human;
use tin_star::bots::{Bot, BotKind, Character, Level, Mind, Plan, Policy, Style, Temper};
use tin_star::engine::{Clock, Game, Nobody, Rng, Seat, Session};

use super::game::{Action, Options, Phase, State, Toy, View};

/// Draws, and shows the highest card.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bold;

impl<const FAULT: u8> Bot<Toy<FAULT>> for Bold {
    fn choose(&self, view: &View, rng: &mut Rng) -> Action {
        Policy::<Toy<FAULT>>::rank(self, view, rng)[0].0
    }
}

impl<const FAULT: u8> Policy<Toy<FAULT>> for Bold {
    fn rank(&self, view: &View, _: &mut Rng) -> Vec<(Action, f32)> {
        let worth = |action: Action| -> f32 {
            match action {
                Action::Draw => 1.0,
                Action::Stand => 0.0,
                Action::Choose(card) => card.into(),
            }
        };
        let mut acts: Vec<_> = Toy::<FAULT>::legal_in(view).into_iter().map(|act| (act, worth(act))).collect();
        acts.sort_by(|a, b| b.1.total_cmp(&a.1));
        acts
    }
}

impl<const FAULT: u8> Mind for Toy<FAULT> {
    type Policy = Bold;
    type Notes = ();
    type Insight = ();

    fn policy(_: Temper) -> Bold {
        Bold
    }

    fn plan(_: usize) -> Plan<Self> {
        Plan { worlds: 256, horizon: 2, guesses: 32, ..Plan::new(Bold) }
    }

    fn style(character: Character, seats: usize) -> Style<Self> {
        if character.level >= Level::Ranger {
            return Style::Search(Self::plan(seats));
        }
        Style::Human(Human { policy: Bold, memory: 0.5, misjudgement: 1.0, slip: 2.0 })
    }

    fn value(state: &State, seat: Seat) -> f32 {
        if let Some(outcome) = Self::outcome(state) {
            return if outcome.winners.contains(&seat) { 1.0 / outcome.winners.len() as f32 } else { 0.0 };
        }
        let standing = |seat: Seat| f32::from(state.table.sacks[seat.index()]).exp();
        standing(seat) / Seat::all(state.table.seats.into()).map(standing).sum::<f32>()
    }

    fn cutoff(state: &State, since: Clock, horizon: u16) -> bool {
        let now = Self::clock(state);
        let far = now.hand > since.hand || now.turn >= since.turn.saturating_add(horizon);
        state.table.phase == Phase::Over || far && state.table.phase == Phase::Draw
    }

    fn points(state: &State, seat: Seat) -> f32 {
        state.table.sacks[seat.index()].into()
    }

    fn remembered(view: &View, memory: f32, rng: &mut Rng) -> View {
        let mut view = view.clone();
        if rng.below(1000) as f32 >= 1000.0 * memory {
            view.table.shown = [0; 6];
        }
        view
    }

    fn with_same_hands(state: &State, rng: &mut Rng) -> State {
        state.with_deck_shuffled(rng)
    }
}

/// A game in which all seats are played by `bot`, after so many actions or at its end.
pub fn played(seats: u8, seed: u64, bot: BotKind, count: usize) -> Session<super::Toy> {
    let mut session = Session::new(Options { seats }, seed).expect("a table");
    let mut rng = Rng::new(seed);
    while session.actions().len() < count
        && let Some(seat) = super::Toy::to_act(session.state())
    {
        let action = Bot::<super::Toy>::choose(&bot, &super::Toy::view(session.state(), seat), &mut rng);
        session.apply(action, &mut Nobody).expect("a legal action");
    }
    session
}
