//! Monte Carlo, one act deep: whatever greedy thinks of is tried in the same guessed worlds, each played on by greedy for all seats, to the
//! end of the hand or to where foresight takes over, and judged by the chance to win the race.
//!
//! Rollouts by a good policy, shared worlds and dropping what falls behind are what pays in gin rummy and its kin. A difference between two
//! acts varies far more from world to world than acts truly differ, so greedy's own choice stands until another is proven better.

mod advice;
#[cfg(test)]
mod tests;

use arrayvec::ArrayVec;

pub use advice::{Advice, Estimate};

use super::beliefs::Beliefs;
use super::greedy::Greedy;
use super::{Bot, foresight, race};
use crate::engine::{Game, Nobody, Rng, Seat};
use crate::games::wyatt_earp::{Action, MAX_SEATS, Phase, State, View, WyattEarp};

/// The most acts that are compared.
pub const MAX_CANDIDATES: usize = 12;
/// So many worlds are played before anything is concluded, and between two looks.
const BATCH: u32 = 16;
/// Acts closer than this in winning chance, for sure, need no further worlds.
const ALIKE: f32 = 0.004;
/// By how many standard errors it must be sure that an act does as well as the best, to look no further.
const SURE: f32 = 1.5;

/// A horizon beyond the end of every hand.
pub const HAND: u16 = u16::MAX;

/// So many turns on, at tables of two, of three and of four, foresight tells better how the hand goes on than to play on by rules of thumb.
pub const HORIZON: [u16; MAX_SEATS - 1] = [4, 2, 2];

/// So many guesses those make who have beliefs.
pub const GUESSES: usize = 512;

/// How the rollout bot thinks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rollout {
    /// Who proposes acts and plays on.
    pub policy: Greedy,
    /// How many worlds are guessed at most.
    pub worlds: u32,
    /// The worlds have the hands of so many guesses, those oftener that look true; if none, each is a guess of its own.
    pub guesses: usize,
    /// How many acts are compared at most.
    pub candidates: usize,
    /// By how many standard errors an act must be behind the best to be dropped.
    pub drop_at: f32,
    /// By how many standard errors an act must be better than greedy's own choice to be preferred.
    pub trust: f32,
    /// After how many turns a playout ends, to be judged by foresight, at tables of two, of three and of four; [`HAND`] plays it to the end
    /// of the hand.
    pub horizon: [u16; MAX_SEATS - 1],
    /// In how many worlds playouts go on to the end of the hand, for the money that it brings: to be told, not to be decided by.
    pub money_worlds: u32,
    /// How much worse than the best an act may seem, in winning chance, to be good enough, at tables of two, of three and of four: chance
    /// decides which of those it is.
    pub slack: [f32; MAX_SEATS - 1],
}

impl Default for Rollout {
    fn default() -> Self {
        Self {
            policy: Greedy::default(),
            worlds: 4096,
            guesses: 0,
            candidates: MAX_CANDIDATES,
            drop_at: 3.0,
            trust: 0.3,
            horizon: [HAND; MAX_SEATS - 1],
            money_worlds: 0,
            slack: [0.0; MAX_SEATS - 1],
        }
    }
}

impl Rollout {
    /// As by default, but no further than foresight needs, which takes a tenth of the time, and knows how better players than greedy go on.
    pub fn with_foresight() -> Self {
        Self { horizon: HORIZON, ..Self::default() }
    }

    /// With foresight, in worlds that look as if they came from play.
    pub fn with_beliefs() -> Self {
        Self { guesses: GUESSES, ..Self::with_foresight() }
    }

    /// The chance of `me` to win if `action` is taken in this world and chance goes by `luck`, and the state in which the playout ended;
    /// nothing if a rule of thumb thought of something that the rules forbid.
    pub fn try_out(&self, world: &State, action: Action, me: Seat, luck: &mut Rng) -> Option<(f32, State)> {
        let mut state = world.clone();
        WyattEarp::apply(&mut state, action, &mut Nobody).ok()?;
        let table = world.table();
        let until = table.turn_number.saturating_add(self.horizon[at_table_of(table.seats())]);
        play_until(&self.policy, &mut state, luck, until);
        let chance = match state.phase() {
            Phase::HandOver | Phase::GameOver { .. } => race::chance(&state, me),
            _ => foresight::chance(&state, me),
        };
        Some((chance, state))
    }
}

impl Bot<WyattEarp> for Rollout {
    fn choose(&self, view: &View, rng: &mut Rng) -> Action {
        let mut search = Search::new(self, view, rng);
        while !search.is_over() {
            search.step();
        }
        search.best()
    }
}

/// One decision being thought about. [`Search::step`] by step, so that a clock or a click can stop it.
#[derive(Clone, Debug)]
pub struct Search<'a> {
    settings: &'a Rollout,
    view: &'a View,
    rng: Rng,
    worlds: u32,
    /// Made when the first worlds are wanted.
    beliefs: Option<Beliefs<'a>>,
    /// As in the settings, for a table of this size.
    slack: f32,
    candidates: ArrayVec<Candidate, MAX_CANDIDATES>,
}

/// An act under trial.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate {
    /// What would be done.
    pub action: Action,
    /// The worlds that it was tried in.
    pub worlds: u32,
    /// Whether it is still in the running.
    pub live: bool,
    sum: f32,
    money: f32,
    /// In how many worlds the money was counted.
    counted: u32,
    /// The less, the sooner it is taken if it is good enough.
    whim: usize,
    /// What it was dropped for.
    behind: Option<Behind>,
    /// Sums of the squares of the differences to the candidates before.
    squares: [f32; MAX_CANDIDATES],
}

/// How far a candidate was behind the leader when it was dropped, in the worlds that both were tried in.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Behind {
    leader: usize,
    chance: f32,
    money: f32,
}

impl Candidate {
    /// The mean winning chance, from 0 to 1.
    pub fn chance(&self) -> f32 {
        self.sum / self.worlds.max(1) as f32
    }

    /// The mean money that the hand brings, in thousands of dollars, where [`Rollout::money_worlds`] has it counted.
    pub fn money(&self) -> f32 {
        self.money / self.counted.max(1) as f32
    }
}

impl<'a> Search<'a> {
    /// Nothing is tried yet. `view` must be of a seat that has a decision to take.
    pub fn new(settings: &'a Rollout, view: &'a View, rng: &mut Rng) -> Self {
        let ranking = settings.policy.rank(view, rng);
        let slack = settings.slack[at_table_of(view.table.seats())];
        let candidates = ranking
            .into_iter()
            .take(settings.candidates.clamp(1, MAX_CANDIDATES))
            .map(|(action, _)| Candidate {
                action,
                worlds: 0,
                live: true,
                sum: 0.0,
                money: 0.0,
                counted: 0,
                whim: if slack > 0.0 { rng.below(1 << 16) } else { 0 },
                behind: None,
                squares: [0.0; MAX_CANDIDATES],
            })
            .collect();
        Self { settings, view, rng: rng.fork(), worlds: 0, beliefs: None, slack, candidates }
    }

    /// What is tried; greedy's own choice is the first.
    pub fn candidates(&self) -> &[Candidate] {
        &self.candidates
    }

    /// Whether more worlds would not help, or are not allowed.
    pub fn is_over(&self) -> bool {
        self.worlds >= self.settings.worlds
            || self.candidates.iter().filter(|c| c.live).count() < 2
            || matches!(self.view.phase, Phase::HandOver | Phase::GameOver { .. })
    }

    /// Plays some more worlds, then drops what has fallen behind.
    pub fn step(&mut self) {
        let view = self.view;
        if self.settings.guesses == 0 {
            return self.step_in(|rng| WyattEarp::determinize(view, rng));
        }
        let beliefs = self.beliefs.take().unwrap_or_else(|| Beliefs::new(view, self.settings.guesses, &mut self.rng));
        self.step_in(|rng| beliefs.world(rng));
        self.beliefs = Some(beliefs);
    }

    /// The same in worlds that `guess` makes.
    pub fn step_in(&mut self, mut guess: impl FnMut(&mut Rng) -> State) {
        for _ in 0..BATCH.min(self.settings.worlds.saturating_sub(self.worlds)) {
            let world = guess(&mut self.rng);
            self.worlds += 1;
            // Views that come from games have whole worlds alone.
            if world.is_whole() {
                self.play_world(&world);
            }
        }
        self.drop_losers();
    }

    fn play_world(&mut self, world: &State) {
        let luck = self.rng.fork();
        let mut values = [0.0; MAX_CANDIDATES];
        for at in 0..self.candidates.len() {
            if !self.candidates[at].live {
                continue;
            }
            let (me, action, mut luck) = (self.view.me, self.candidates[at].action, luck);
            let Some((value, mut end)) = self.settings.try_out(world, action, me, &mut luck) else {
                self.candidates[at].live = false;
                continue;
            };
            values[at] = value;
            let candidate = &mut self.candidates[at];
            candidate.worlds += 1;
            candidate.sum += value;
            if candidate.counted < self.settings.money_worlds {
                play_until(&self.settings.policy, &mut end, &mut luck, HAND);
                candidate.counted += 1;
                candidate.money +=
                    f32::from(end.table().money[me.index()]) - f32::from(self.view.table.money[me.index()]);
            }
            for before in 0..at {
                candidate.squares[before] += (values[at] - values[before]).powi(2);
            }
        }
    }

    /// How much better the first is than the second, in winning chance, and the standard error of that. Both must be live.
    fn lead(&self, first: usize, second: usize) -> (f32, f32) {
        let n = self.worlds as f32;
        let mean = (self.candidates[first].sum - self.candidates[second].sum) / n;
        let squares = self.candidates[first.max(second)].squares[first.min(second)];
        let variance = (squares / n - mean * mean).max(0.0);
        (mean, (variance / n).sqrt())
    }

    fn leader(&self) -> usize {
        let mut leader = 0;
        for (at, candidate) in self.candidates.iter().enumerate().filter(|(_, c)| c.live) {
            if !self.candidates[leader].live || candidate.sum > self.candidates[leader].sum {
                leader = at;
            }
        }
        leader
    }

    /// The candidates still in the running, but for one.
    fn rivals(&self, of: usize) -> impl Iterator<Item = usize> + use<'_, 'a> {
        (0..self.candidates.len()).filter(move |&at| at != of && self.candidates[at].live)
    }

    fn drop_losers(&mut self) {
        let leader = self.leader();
        let (slack, drop_at) = (self.slack, self.settings.drop_at);
        for at in 0..self.candidates.len() {
            if at == leader || !self.candidates[at].live {
                continue;
            }
            let (lead, error) = self.lead(leader, at);
            let is_double = error <= 0.0 && slack <= 0.0 && at > leader;
            if lead > slack + drop_at * error || is_double {
                self.candidates[at].live = false;
                let money = self.candidates[leader].money() - self.candidates[at].money();
                self.candidates[at].behind = Some(Behind { leader, chance: lead, money });
            }
        }
        if self.is_decided() {
            let best = self.best_at();
            for (at, candidate) in self.candidates.iter_mut().enumerate() {
                candidate.live = at == best;
            }
        }
    }

    /// Whether what is left makes no difference, or the one to be taken is good enough.
    fn is_decided(&self) -> bool {
        if self.slack > 0.0 {
            return self.is_good_enough(self.best_at(), SURE);
        }
        let leader = self.leader();
        self.rivals(leader).all(|at| {
            let (lead, error) = self.lead(leader, at);
            lead + 2.0 * error <= ALIKE
        })
    }

    /// Whether no other act is better by more than the slack, as far as that can be told.
    fn is_good_enough(&self, at: usize, sure: f32) -> bool {
        self.rivals(at).all(|other| {
            let (lead, error) = self.lead(other, at);
            lead + sure * error <= self.slack
        })
    }

    fn best_at(&self) -> usize {
        let leader = self.leader();
        if self.slack > 0.0 && self.worlds > 0 {
            let live = (0..self.candidates.len()).filter(|&at| self.candidates[at].live);
            let good = live.filter(|&at| self.is_good_enough(at, 0.0));
            return good.min_by_key(|&at| self.candidates[at].whim).unwrap_or(leader);
        }
        if leader == 0 || !self.candidates[0].live || self.worlds == 0 {
            return leader;
        }
        let (lead, error) = self.lead(leader, 0);
        if lead > self.settings.trust * error { leader } else { 0 }
    }

    /// The act to take, by what is known so far.
    pub fn best(&self) -> Action {
        self.candidates.get(self.best_at()).map_or(Action::Decline, |candidate| candidate.action)
    }
}

/// Where the settings for tables of so many seats are found.
fn at_table_of(seats: usize) -> usize {
    seats.clamp(2, MAX_SEATS) - 2
}

/// Plays the hand to its end, by one policy for all seats.
pub fn play_out(policy: &Greedy, state: &mut State, rng: &mut Rng) {
    play_until(policy, state, rng, HAND);
}

/// The same, but no further than to the beginning of the hand's turn `until`.
fn play_until(policy: &Greedy, state: &mut State, rng: &mut Rng, until: u16) {
    while !matches!(state.phase(), Phase::HandOver | Phase::GameOver { .. })
        && (state.table().turn_number < until || state.phase() != Phase::Draw)
        && let Some(seat) = state.to_act()
    {
        let action = policy.choose(&WyattEarp::view(state, seat), rng);
        if WyattEarp::apply(state, action, &mut Nobody).is_err() {
            return;
        }
    }
}
