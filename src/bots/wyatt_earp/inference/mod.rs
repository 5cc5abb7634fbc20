//! What the rival at a table of two holds, inferred from all that it did in this hand.
//!
//! The seat's [`Notes`] of a hand say when cards came to the rival face down, and what it did when. A particle is one history of which cards
//! those were. All of them fit what was seen; how well, is told by how likely each decision would have been for one who held that. After each
//! turn they are weighed by what is new, drawn anew by weight, and moved by single exchanges of cards after Metropolis, so that they come from
//! all histories that could have been ("resample-move", Gilks and Berzuini 2001). The rival may be one of several kinds of players, which is
//! inferred with it, and by which playouts go on.

mod frame;
mod learned;
mod manner;
mod notes;
mod particle;
#[cfg(test)]
mod tests;

pub use notes::{Decision, Note, Notes};

use crate::bots::Guess;
use crate::engine::Rng;
use crate::games::wyatt_earp::{Card, View, WyattEarp};
use frame::Frame;
use manner::KINDS;
pub use manner::Manner;
use particle::Particle;

/// So many cards are dealt.
const DEAL: usize = 10;
/// More cards than ever come face down to one seat in a hand.
const MAX_SLOTS: usize = 160;
/// More cards than one seat ever takes from the stack in a hand.
const MAX_TAKES: usize = 16;
/// More moments than any hand that is played has.
const MAX_MOMENTS: usize = 500;
/// So many histories are thought of at once.
const PARTICLES: usize = 128;
/// So many changes of each history are tried in one round.
const MOVES: u32 = 5;
/// So many rounds follow when the rival has done something.
const ROUNDS: u32 = 12;
/// Fewer do once so many decisions have been thought over: this bounds how long it takes.
const MOST_THOUGHT: u32 = 15_000;
/// Histories are drawn anew once the effective sample size falls below this part of them.
const LEAST_EFFECTIVE: f32 = 0.5;

/// What has been made of a seat's notes so far. Whoever asks again in the same hand goes on from there; in whatever steps that is done, the same
/// notes come to the same.
#[derive(Clone, Debug)]
pub struct Insight {
    read: Vec<Note>,
    /// Whether all that was read makes sense.
    is_sound: bool,
    frame: Frame,
    particles: Vec<Particle>,
    manners: [Manner; KINDS],
    /// How many notes there were when the particles were last moved.
    settled: Option<usize>,
    /// How many rounds are still to be played since, and how many decisions were thought over in those that were.
    rounds: u32,
    thought: u32,
    /// Whether the rival has done anything since.
    is_news: bool,
    rng: Rng,
}

impl Default for Insight {
    fn default() -> Self {
        Self {
            read: Vec::new(),
            is_sound: true,
            frame: Frame::default(),
            particles: Vec::new(),
            manners: Manner::all(),
            settled: None,
            rounds: 0,
            thought: 0,
            is_news: false,
            rng: Rng::new(0),
        }
    }
}

impl Insight {
    /// Worlds that fit `view`, in which the rival holds what the notes speak for, and plays like them. None if nothing is to be inferred, or `stop`
    /// said that it takes too long; who asks again then finds it further on.
    pub fn worlds(&mut self, notes: &Notes, view: &View, stop: &mut dyn FnMut() -> bool) -> Vec<Guess<WyattEarp>> {
        if !notes.all.starts_with(&self.read) {
            *self = Self::default();
        }
        for note in &notes.all[self.read.len()..] {
            if !self.is_sound || *note == Note::Own && self.settle(stop).is_none() {
                return Vec::new();
            }
            self.is_sound = self.read(note);
            self.read.push(note.clone());
        }
        if !self.is_sound || self.settle(stop).is_none() {
            return Vec::new();
        }
        let Self { particles, frame, manners, .. } = self;
        let (rival, mut rng) = (view.me.next(view.table.seats()), self.rng);
        let world = |particle: &Particle| {
            let takes: Vec<Card> = frame.hidden().map(|slot| particle.cards[slot]).collect();
            let world = view.world_with(rival, particle.hand(frame)?, &takes, &mut rng)?;
            Some(Guess { log: particle.weight, world, rivals: Some(manners[particle.manner].policy) })
        };
        particles.iter().filter(|particle| particle.fits).filter_map(world).collect()
    }

    fn read(&mut self, note: &Note) -> bool {
        let gone: Vec<usize> = self.frame.hidden_from_stack().collect();
        if let Note::Reshuffled(_) = note {
            for particle in &mut self.particles {
                particle.close(&self.frame, &mut self.rng);
            }
        }
        if self.particles.is_empty() && !matches!(note, Note::Dealt(_)) || !self.frame.read(note) {
            return false;
        }
        let (frame, rng) = (&self.frame, &mut self.rng);
        let particles = self.particles.iter_mut();
        match note {
            Note::Dealt(unseen) => {
                // The same cards bring the same thoughts.
                *rng = Rng::new(
                    unseen.cards().fold(0, |seed: u64, card| seed.wrapping_mul(31).wrapping_add(card.index() as u64)),
                );
                let manners = self.manners.len();
                self.particles = (0..PARTICLES).map(|_| Particle::new(*unseen, rng.below(manners), rng)).collect();
                self.is_news = true;
            }
            Note::Decided(_) => self.is_news = true,
            Note::Drew(count) => particles.for_each(|particle| particle.drew((*count).into(), rng)),
            Note::Took(of) => particles.for_each(|particle| particle.took(of, rng)),
            Note::Shown(take, of) => {
                if let Some(slot) = frame.slot_of(*take) {
                    for particle in particles {
                        particle.shown(slot, of, rng);
                    }
                }
            }
            Note::Seen(card) => particles.for_each(|particle| particle.seen(*card)),
            Note::Reshuffled(stack) => {
                for particle in particles {
                    particle.reshuffled(stack, &gone);
                }
            }
            Note::Own | Note::Gained(_) | Note::Lost(..) | Note::HasNone(_) => {}
        }
        true
    }

    /// Brings the histories up to what was seen; nothing if that is not done yet, because `stop` said so.
    fn settle(&mut self, stop: &mut dyn FnMut() -> bool) -> Option<()> {
        if self.settled != Some(self.read.len()) {
            if stop() {
                return None;
            }
            self.weigh();
            self.settled = Some(self.read.len());
            self.rounds = if self.is_news { ROUNDS } else { 0 };
            (self.is_news, self.thought) = (false, 0);
        }
        while self.rounds > 0 {
            if stop() {
                return None;
            }
            self.rounds -= 1;
            self.play_round();
        }
        Some(())
    }

    fn weigh(&mut self) {
        let Self { frame, particles, manners, rng, .. } = self;
        for particle in particles.iter_mut() {
            particle.repair(frame, rng);
            if particle.fits {
                particle.catch_up(frame, manners, rng);
                let sum = particle.logs.iter().sum();
                particle.weight += sum - std::mem::replace(&mut particle.counted, sum);
            }
        }
        resample(particles, rng);
    }

    fn play_round(&mut self) {
        let Self { frame, particles, manners, rng, thought, .. } = self;
        for particle in particles.iter_mut().filter(|particle| particle.fits) {
            if *thought >= MOST_THOUGHT {
                break;
            }
            *thought += (0..MOVES).map(|_| particle.step(frame, manners, rng)).sum::<u32>();
            particle.counted = particle.logs.iter().sum();
        }
    }
}

/// Draws the histories anew, those oftener that weigh more, if few of them have most of the weight.
fn resample(particles: &mut Vec<Particle>, rng: &mut Rng) {
    let fitting = particles.iter().filter(|particle| particle.fits);
    let most = fitting.map(|particle| particle.weight).fold(f32::NEG_INFINITY, f32::max);
    let odds = |particle: &Particle| if particle.fits { (particle.weight - most).exp() } else { 0.0 };
    let odds: Vec<f32> = particles.iter().map(odds).collect();
    let (total, squares) = odds.iter().fold((0.0, 0.0), |(sum, squares), odds| (sum + odds, squares + odds * odds));
    let count = particles.len();
    if total <= 0.0 || total * total / squares >= LEAST_EFFECTIVE * count as f32 {
        return;
    }
    let mut drawn: Vec<Particle> = Vec::with_capacity(count);
    let (mut sum, mut at) = (0.0, rng.unit());
    for (particle, odds) in particles.iter().zip(&odds) {
        sum += odds / total * count as f32;
        while at < sum && drawn.len() < count {
            drawn.push(Particle { weight: 0.0, ..particle.clone() });
            at += 1.0;
        }
    }
    *particles = drawn;
}
