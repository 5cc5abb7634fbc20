//! What the value net is taught by: states of games, and what came of the hand.

use tin_star::bots::wyatt_earp::{Greedy, race};
use tin_star::bots::{Bot, BotKind};
use tin_star::engine::{Game, Nobody, Rng};
use tin_star::games::wyatt_earp::{Action, Edition, MAX_SEATS, Options, Phase, State, View, WyattEarp};

/// One in so many acts that come before the lessons is taken by chance: acts are tried in playouts, too, that nobody would take.
const WILD: usize = 12;

/// A state at the beginning of a turn, and each seat's chance to win the game when the hand was over.
pub type Lesson = (State, [f32; MAX_SEATS]);

/// Whose games the lessons are from.
#[derive(Clone, Copy)]
pub struct Teacher {
    pub bot: BotKind,
    pub seats: u8,
    /// Of a hand, the state of one turn in so many is noted.
    pub every: u16,
}

impl Teacher {
    /// In half of the hands greedy plays the first few turns, with some acts by chance, and what comes after is noted.
    pub fn of_game(self, seed: u64) -> Result<Vec<Lesson>, String> {
        let greedy = Greedy::default();
        let mut rng = Rng::new(!seed);
        let options = Options { seats: self.seats, edition: Edition::Y2014 };
        let mut state = WyattEarp::deal(&options, seed).map_err(|why| why.to_string())?;
        let (mut lessons, mut noted) = (Vec::new(), Vec::new());
        let (mut hand, mut wild, mut offset) = (0, 0, 0);
        loop {
            let table = state.table();
            if table.hand_number > hand {
                hand = table.hand_number;
                wild = if rng.below(2) == 0 { 0 } else { rng.below(5 * usize::from(self.seats)) as u16 };
                offset = rng.below(self.every.into()) as u16;
            }
            match state.phase() {
                Phase::Draw if table.turn_number > wild && table.turn_number % self.every == offset => {
                    noted.push(state.clone());
                }
                Phase::HandOver => lessons.extend(noted.drain(..).map(|state| (state, race::after_hand(table)))),
                Phase::GameOver { winner } => {
                    let won = std::array::from_fn(|seat| f32::from(u8::from(seat == winner.index())));
                    lessons.extend(noted.drain(..).map(|state| (state, won)));
                }
                _ => {}
            }
            let Some(seat) = state.to_act() else { break };
            let view = WyattEarp::view(&state, seat);
            let action = match table.turn_number <= wild {
                true if rng.below(WILD) == 0 => wild_act(&greedy, &view, &mut rng),
                true => greedy.choose(&view, &mut rng),
                false => Bot::<WyattEarp>::choose(&self.bot, &view, &mut rng),
            };
            WyattEarp::apply(&mut state, action, &mut Nobody).map_err(|why| why.to_string())?;
        }
        Ok(lessons)
    }
}

/// One of the first few acts that greedy thinks of.
fn wild_act(greedy: &Greedy, view: &View, rng: &mut Rng) -> Action {
    let ranking = greedy.ranking(view, rng);
    let few = ranking.len().clamp(1, 5);
    ranking.get(rng.below(few)).map_or(Action::NextHand, |&(action, _)| action)
}
