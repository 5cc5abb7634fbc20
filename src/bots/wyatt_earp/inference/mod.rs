//! What the rival at a table of two holds, inferred from all that it did in this hand.
//!
//! The seat's [`Notes`] of a hand say when cards came to the rival face down, and what it did when. A particle is one history of which cards
//! those were. All of them fit what was seen; how well, is told by how likely each decision would have been for one who held that. After each
//! turn they are weighed by what is new, drawn anew by weight, and moved by single exchanges of cards after Metropolis, so that they come from
//! all histories that could have been ("resample-move", Gilks and Berzuini 2001). The rival may be one of several kinds of players, which is
//! inferred with it.

mod history;
mod notes;
mod particle;
mod style;
#[cfg(test)]
mod tests;

pub use notes::{Decision, Note, Notes};

use crate::engine::Rng;
use crate::games::wyatt_earp::{Card, State, View};
use history::Frame;
use particle::{Particle, unit};
use style::Style;

/// So many cards are dealt.
const DEAL: usize = 10;
/// More cards than ever come face down to one seat in a hand, and more than it ever takes from the stack.
const MAX_SLOTS: usize = 160;
const MAX_TAKES: usize = 16;
/// So many histories are thought of at once.
const PARTICLES: usize = 128;
/// So many changes of each are tried after the rival did something: so many in a row, before the next history has its turn, and so often.
const MOVES: u32 = 5;
const ROUNDS: u32 = 12;
/// After so many decisions have been thought over, no more changes are tried before the next of one's own: this bounds how long it takes.
const MOST_THOUGHT: u32 = 15_000;
/// By this part of all, or more, the weights must say the same: else histories are drawn anew.
const ENOUGH_ALIKE: f32 = 0.5;

/// What has been made of a seat's notes so far. Whoever asks again in the same hand goes on from there; in whatever steps that is done, the same
/// notes come to the same.
#[derive(Clone, Debug)]
pub struct Insight {
    read: Vec<Note>,
    /// Whether all that was read makes sense.
    is_sound: bool,
    frame: Frame,
    particles: Vec<Particle>,
    styles: [Style; 4],
    /// How many notes there were when the particles were last moved.
    settled: Option<usize>,
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
            styles: Style::all(),
            settled: None,
            is_news: false,
            rng: Rng::new(0),
        }
    }
}

impl Insight {
    /// Worlds that fit `view`, in which the rival holds what the notes speak for, each with the logarithm of its weight. None if nothing is to be
    /// inferred, or `stop` said that it takes too long; who asks again then finds it further on.
    pub fn worlds(&mut self, notes: &Notes, view: &View, stop: &mut dyn FnMut() -> bool) -> Vec<(f32, State)> {
        if !notes.all.starts_with(&self.read) {
            *self = Self::default();
        }
        for note in &notes.all[self.read.len()..] {
            if *note == Note::Own && self.settle(stop).is_none() || !self.is_sound {
                return Vec::new();
            }
            self.is_sound = self.read(note);
            self.read.push(note.clone());
        }
        if !self.is_sound || self.settle(stop).is_none() {
            return Vec::new();
        }
        let Self { particles, frame, .. } = self;
        let (rival, mut rng) = (view.me.next(view.table.seats()), self.rng);
        let world = |particle: &Particle| {
            let takes: Vec<Card> = frame.hidden().map(|slot| particle.cards[slot]).collect();
            Some((particle.weight, view.world_with(rival, particle.hand(frame)?, &takes, &mut rng)?))
        };
        particles.iter().filter(|particle| particle.fits).filter_map(world).collect()
    }

    fn read(&mut self, note: &Note) -> bool {
        let gone: Vec<usize> = self.frame.hidden_from_stack().collect();
        if self.particles.is_empty() && !matches!(note, Note::Dealt(_)) || !self.frame.read(note) {
            return false;
        }
        let (frame, rng) = (&self.frame, &mut self.rng);
        let particles = self.particles.iter_mut();
        match note {
            Note::Dealt(unseen) => {
                // The same cards bring the same thoughts.
                *rng = Rng::new(unseen.cards().fold(0, |seed: u64, card| seed.wrapping_mul(31) + card.index() as u64));
                let styles = self.styles.len();
                self.particles = (0..PARTICLES).map(|_| Particle::new(*unseen, rng.below(styles), rng)).collect();
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

    /// Brings the histories up to what was seen; nothing if that was not done, because `stop` said so.
    fn settle(&mut self, stop: &mut dyn FnMut() -> bool) -> Option<()> {
        if self.settled == Some(self.read.len()) {
            return Some(());
        }
        if stop() {
            return None;
        }
        let Self { frame, particles, styles, rng, .. } = self;
        for particle in particles.iter_mut() {
            particle.repair(frame, rng);
            if particle.fits {
                particle.catch_up(frame, styles, rng);
                let sum = particle.logs.iter().sum();
                particle.weight += sum - std::mem::replace(&mut particle.counted, sum);
            }
        }
        resample(particles, rng);
        let mut thought = 0;
        for _ in 0..if self.is_news { ROUNDS } else { 0 } {
            if thought >= MOST_THOUGHT {
                break;
            }
            for particle in particles.iter_mut().filter(|particle| particle.fits) {
                thought += (0..MOVES).map(|_| particle.step(frame, styles, rng)).sum::<u32>();
                particle.counted = particle.logs.iter().sum();
            }
        }
        self.is_news = false;
        self.settled = Some(self.read.len());
        Some(())
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
    if total <= 0.0 || total * total / squares >= ENOUGH_ALIKE * count as f32 {
        return;
    }
    let mut drawn: Vec<Particle> = Vec::with_capacity(count);
    let (mut sum, mut at) = (0.0, unit(rng));
    for (particle, odds) in particles.iter().zip(&odds) {
        sum += odds / total * count as f32;
        while at < sum && drawn.len() < count {
            drawn.push(Particle { weight: 0.0, ..particle.clone() });
            at += 1.0;
        }
    }
    *particles = drawn;
}
