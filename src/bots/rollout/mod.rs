//! Monte Carlo, one act deep: whatever the game's policy thinks of is tried in the same guessed worlds, each played on by that policy for
//! oneself and by the plan's rivals for the others, to the end of the hand or to a horizon, and judged by the chance to win the game.
//!
//! Rollouts by a good policy, shared worlds and dropping what falls behind are what pays in gin rummy and its kin. A difference between two
//! acts varies far more from world to world than acts truly differ, so the policy's own choice stands until another is proven better.

mod advice;
#[cfg(test)]
mod tests;

use arrayvec::ArrayVec;

pub use advice::{Advice, Estimate, MISTAKE};

use super::beliefs::Beliefs;
use super::human::sensible;
use super::{Bot, Guess, Mind, Policy};
use crate::engine::{Clock, Nobody, Rng, Seat, Stage};

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

/// How a search thinks, at a table of a certain size.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plan<G: Mind> {
    /// Who proposes acts and plays on.
    pub policy: G::Policy,
    /// Who plays on for the others where nothing is inferred of that: in each world each of them is one of these, both as likely. Whoever takes
    /// others for players of one kind thinks that all they do can be foretold, and loses to any other kind.
    pub rivals: [G::Policy; 2],
    /// How many worlds are guessed at most.
    pub worlds: u32,
    /// How many playouts are made at most, of all acts together: the fewer worlds, the more acts are still in the running.
    pub playouts: u32,
    /// The worlds have the hands of so many guesses, those oftener that look true; if none, each is a guess of its own.
    pub guesses: usize,
    /// How many acts are compared at most.
    pub candidates: usize,
    /// By how many standard errors an act must be behind the best to be dropped.
    pub drop_at: f32,
    /// By how many standard errors an act must be better than the policy's own choice to be preferred.
    pub margin: f32,
    /// After how many turns a playout ends, to be judged by [`Mind::value`]; [`HAND`] plays it to the end of the hand.
    pub horizon: u16,
    /// In how many worlds playouts go on to the end of the hand, for the points that it brings: to be told, not to be decided by.
    pub points_worlds: u32,
    /// How much worse than the best an act may seem, in winning chance, to be good enough: chance decides which of those it is.
    pub tolerance: f32,
    /// How much worse besides, as a part of the best act's chance: where there is little to win, little is much.
    pub laxity: f32,
    /// Whether what is [silly](Mind::is_silly) is not even tried.
    pub sense: bool,
    /// Whether whoever has [notes](Mind::note) of the hand tries acts in the worlds that [follow](Mind::infer) from them.
    pub infers: bool,
}

impl<G: Mind> Plan<G> {
    /// Everything is tried to the end of the hand, in worlds of which each is as likely as the other, and the best is taken.
    pub fn new(policy: G::Policy) -> Self {
        Self {
            policy,
            rivals: [policy; 2],
            worlds: 4096,
            playouts: u32::MAX,
            guesses: 0,
            candidates: MAX_CANDIDATES,
            drop_at: 3.0,
            margin: 0.3,
            horizon: HAND,
            points_worlds: 0,
            tolerance: 0.0,
            laxity: 0.0,
            sense: false,
            infers: false,
        }
    }

    /// Whether anything but the best will do.
    fn is_lax(&self) -> bool {
        self.tolerance > 0.0 || self.laxity > 0.0
    }

    /// The chance of `me` to win if `action` is taken in this world and chance goes by `luck`, and the state in which the playout ended;
    /// nothing if a rule of thumb thought of something that the rules forbid.
    pub fn try_out(&self, world: &G::State, action: G::Action, me: Seat, luck: &mut Rng) -> Option<(f32, G::State)> {
        let mut state = world.clone();
        G::apply(&mut state, action, &mut Nobody).ok()?;
        self.play_on(&mut state, me, luck, G::clock(world), self.horizon);
        Some((G::value(&state, me), state))
    }

    /// Plays on from `since`, to the end of the hand or so many turns ahead.
    fn play_on(&self, state: &mut G::State, me: Seat, rng: &mut Rng, since: Clock, horizon: u16) {
        let [first, second] = &self.rivals;
        let kinds = if first == second { 0 } else { rng.next_u64() };
        while !G::cutoff(state, since, horizon)
            && let Some(seat) = G::to_act(state)
        {
            let policy = if seat == me { &self.policy } else { &self.rivals[(kinds >> seat.index() & 1) as usize] };
            let action = policy.choose(&G::view(state, seat), rng);
            if G::apply(state, action, &mut Nobody).is_err() {
                return;
            }
        }
    }
}

impl<G: Mind> Bot<G> for Plan<G> {
    fn choose(&self, view: &G::View, rng: &mut Rng) -> G::Action {
        let mut search = Search::new(self, view, rng);
        search.run(|| false);
        search.best()
    }
}

/// One decision being thought about. [`Search::step`] by step, so that a clock or a click can stop it.
#[derive(Clone, Debug)]
pub struct Search<'a, G: Mind> {
    plan: &'a Plan<G>,
    view: &'a G::View,
    rng: Rng,
    worlds: u32,
    playouts: u32,
    /// Made when the first worlds are wanted.
    beliefs: Option<Beliefs<'a, G>>,
    /// Never empty.
    candidates: ArrayVec<Candidate<G>, MAX_CANDIDATES>,
}

/// An act under trial.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate<G: Mind> {
    /// What would be done.
    pub action: G::Action,
    /// The worlds that it was tried in.
    pub worlds: u32,
    /// Whether it is still in the running.
    pub live: bool,
    sum: f32,
    points: f32,
    /// In how many worlds the points were counted.
    counted: u32,
    /// The less, the sooner it is taken if it is good enough.
    tie_break: usize,
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
    points: f32,
}

impl<G: Mind> Candidate<G> {
    fn new(action: G::Action, tie_break: usize) -> Self {
        Self {
            action,
            worlds: 0,
            live: true,
            sum: 0.0,
            points: 0.0,
            counted: 0,
            tie_break,
            behind: None,
            squares: [0.0; MAX_CANDIDATES],
        }
    }

    /// The mean winning chance, from 0 to 1.
    pub fn chance(&self) -> f32 {
        self.sum / self.worlds.max(1) as f32
    }

    /// The mean points that the hand brings, where [`Plan::points_worlds`] has them counted.
    pub fn points(&self) -> f32 {
        self.points / self.counted.max(1) as f32
    }
}

impl<'a, G: Mind> Search<'a, G> {
    /// Nothing is tried yet. `view` must be of a seat that has a decision to take.
    pub fn new(plan: &'a Plan<G>, view: &'a G::View, rng: &mut Rng) -> Self {
        let mut candidates = ArrayVec::new();
        let mut ranking = plan.policy.rank(view, rng);
        if plan.sense {
            sensible::<G, _>(view, &mut ranking, |&(action, _)| action);
        }
        for (action, _) in ranking.into_iter().take(plan.candidates.clamp(1, MAX_CANDIDATES)) {
            let tie_break = if plan.is_lax() { rng.below(1 << 16) } else { 0 };
            candidates.push(Candidate::new(action, tie_break));
        }
        if candidates.is_empty() {
            candidates.push(Candidate::new(plan.policy.choose(view, rng), 0));
        }
        Self { plan, view, rng: rng.fork(), worlds: 0, playouts: 0, beliefs: None, candidates }
    }

    /// Tries acts in the worlds that follow from `notes`, where there is anything to try and the plan asks for them.
    #[must_use]
    pub fn inferring(self, notes: &G::Notes, insight: &mut G::Insight, stop: &mut dyn FnMut() -> bool) -> Self {
        if !self.plan.infers || self.is_over() {
            return self;
        }
        let beliefs = Beliefs::inferred(self.view, G::infer(insight, notes, self.view, stop));
        Self { beliefs, ..self }
    }

    /// What is tried; the policy's own choice is the first.
    pub fn candidates(&self) -> &[Candidate<G>] {
        &self.candidates
    }

    /// Whether more worlds would not help, or are not allowed.
    pub fn is_over(&self) -> bool {
        self.is_spent() || self.live().count() < 2 || G::stage(self.view) != Stage::Playing
    }

    fn is_spent(&self) -> bool {
        self.worlds >= self.plan.worlds || self.playouts >= self.plan.playouts
    }

    /// Plays some more worlds, then drops what has fallen behind.
    pub fn step(&mut self) {
        let view = self.view;
        if self.plan.guesses == 0 && self.beliefs.is_none() {
            return self.step_in(|rng| G::guess(view, rng));
        }
        let beliefs = self.beliefs.take().unwrap_or_else(|| Beliefs::new(view, self.plan.guesses, &mut self.rng));
        self.step_by(|rng| beliefs.guess(rng));
        self.beliefs = Some(beliefs);
    }

    /// Goes on until it is over or, after a step, `stop` says so.
    pub fn run(&mut self, mut stop: impl FnMut() -> bool) {
        while !self.is_over() {
            self.step();
            if stop() {
                break;
            }
        }
    }

    /// The same in worlds that `guess` makes.
    pub fn step_in(&mut self, mut guess: impl FnMut(&mut Rng) -> G::State) {
        self.step_by(|rng| Guess { log: 0.0, world: guess(rng), rivals: None });
    }

    fn step_by(&mut self, mut guess: impl FnMut(&mut Rng) -> Guess<G>) {
        for _ in 0..BATCH {
            if self.is_spent() {
                break;
            }
            let Guess { world, rivals, .. } = guess(&mut self.rng);
            self.worlds += 1;
            // Views that come from games have whole worlds alone.
            if G::is_whole(&world) {
                self.play_world(&world, rivals);
            }
        }
        self.drop_losers();
    }

    fn play_world(&mut self, world: &G::State, rivals: Option<G::Policy>) {
        let plan = rivals.map_or(*self.plan, |rivals| Plan { rivals: [rivals; 2], ..*self.plan });
        let luck = self.rng.fork();
        let me = G::viewer(self.view);
        let mut values = [0.0; MAX_CANDIDATES];
        for at in 0..self.candidates.len() {
            if !self.candidates[at].live {
                continue;
            }
            let (action, mut luck) = (self.candidates[at].action, luck);
            let Some((value, mut end)) = plan.try_out(world, action, me, &mut luck) else {
                self.candidates[at].live = false;
                continue;
            };
            values[at] = value;
            self.playouts += 1;
            let candidate = &mut self.candidates[at];
            candidate.worlds += 1;
            candidate.sum += value;
            if candidate.counted < plan.points_worlds {
                plan.play_on(&mut end, me, &mut luck, G::clock(world), HAND);
                candidate.counted += 1;
                candidate.points += G::points(&end, me) - G::points(world, me);
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

    /// The candidates still in the running.
    fn live(&self) -> impl Iterator<Item = usize> + use<'_, 'a, G> {
        (0..self.candidates.len()).filter(|&at| self.candidates[at].live)
    }

    fn leader(&self) -> usize {
        let sum = |at: usize| self.candidates[at].sum;
        self.live().reduce(|leader, at| if sum(at) > sum(leader) { at } else { leader }).unwrap_or_default()
    }

    /// The candidates still in the running, but for one.
    fn rivals(&self, of: usize) -> impl Iterator<Item = usize> + use<'_, 'a, G> {
        self.live().filter(move |&at| at != of)
    }

    fn drop_losers(&mut self) {
        let leader = self.leader();
        let (tolerance, drop_at) = (self.tolerance(), self.plan.drop_at);
        for at in 0..self.candidates.len() {
            if at == leader || !self.candidates[at].live {
                continue;
            }
            let (lead, error) = self.lead(leader, at);
            let is_double = error <= 0.0 && !self.plan.is_lax() && at > leader;
            if lead > tolerance + drop_at * error || is_double {
                self.candidates[at].live = false;
                let points = self.candidates[leader].points() - self.candidates[at].points();
                self.candidates[at].behind = Some(Behind { leader, chance: lead, points });
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
        if self.plan.is_lax() {
            return self.is_good_enough(self.best_at(), SURE);
        }
        let leader = self.leader();
        self.rivals(leader).all(|at| {
            let (lead, error) = self.lead(leader, at);
            lead + 2.0 * error <= ALIKE
        })
    }

    /// Whether no other act is better by more than is tolerated, as far as that can be told.
    fn is_good_enough(&self, at: usize, sure: f32) -> bool {
        let tolerance = self.tolerance();
        self.rivals(at).all(|other| {
            let (lead, error) = self.lead(other, at);
            lead + sure * error <= tolerance
        })
    }

    /// How much worse than the best an act may be.
    fn tolerance(&self) -> f32 {
        let best = if self.plan.laxity > 0.0 { self.candidates[self.leader()].chance() } else { 0.0 };
        self.plan.tolerance + self.plan.laxity * best
    }

    fn best_at(&self) -> usize {
        let leader = self.leader();
        if self.plan.is_lax() && self.worlds > 0 {
            let good = self.live().filter(|&at| self.is_good_enough(at, 0.0));
            return good.min_by_key(|&at| self.candidates[at].tie_break).unwrap_or(leader);
        }
        if leader == 0 || !self.candidates[0].live || self.worlds == 0 {
            return leader;
        }
        let (lead, error) = self.lead(leader, 0);
        if lead > self.plan.margin * error { leader } else { 0 }
    }

    /// The act to take, by what is known so far.
    pub fn best(&self) -> G::Action {
        self.candidates[self.best_at()].action
    }
}
