//! Beliefs: which of the guessed worlds look as if they came from play.
//!
//! A guess only fits what was seen. People and bots keep some cards and part with others, so most guesses look odd to one who has seen many
//! games; [`Mind::likelihood`] says how odd.

use super::Mind;
use crate::engine::Rng;

/// Of so many guesses one is taken for a world. Those who sit here may play unlike those whom the likelihood was learned from, so no hands
/// are drawn more than so many times as often as by chance, however true they look.
const CHOICE: usize = 8;

/// A world that may be.
#[derive(Clone, Debug, PartialEq)]
pub struct Guess<G: Mind> {
    /// Its [`Mind::likelihood`] or, inferred, the logarithm of its weight.
    pub log: f32,
    /// What lies where.
    pub world: G::State,
    /// How the others play in it, if that is known.
    pub rivals: Option<G::Policy>,
}

/// What one seat thinks of the others' hands: guesses, the likelier the truer they look.
#[derive(Clone, Debug)]
pub struct Beliefs<'a, G: Mind> {
    view: &'a G::View,
    pub(crate) guesses: Vec<Guess<G>>,
    /// How much each of them counts, where they were inferred.
    odds: Vec<f32>,
}

impl<'a, G: Mind> Beliefs<'a, G> {
    /// Makes so many guesses that fit `view`.
    pub fn new(view: &'a G::View, guesses: usize, rng: &mut Rng) -> Self {
        // Views that come from games have whole worlds alone.
        let worlds = (0..guesses).map(|_| G::determinize(view, rng)).filter(G::is_whole);
        let guess = |world| Guess { log: G::likelihood(&world, view), world, rivals: None };
        Self { view, guesses: worlds.map(guess).collect(), odds: Vec::new() }
    }

    /// Takes what was [inferred](Mind::infer) for as likely as it was found to be; nothing if nothing was.
    pub fn inferred(view: &'a G::View, mut guesses: Vec<Guess<G>>) -> Option<Self> {
        guesses.retain(|guess| guess.log.is_finite() && G::is_whole(&guess.world));
        let odds = odds(guesses.iter().map(|guess| guess.log)).collect();
        (!guesses.is_empty()).then_some(Self { view, guesses, odds })
    }

    /// A world with the hands of one of the guesses, and all else made anew; any guess at all where none of them was whole.
    pub fn world(&self, rng: &mut Rng) -> G::State {
        self.guess(rng).world
    }

    /// The same, with what else is guessed of it.
    pub fn guess(&self, rng: &mut Rng) -> Guess<G> {
        if self.guesses.is_empty() {
            return Guess { log: 0.0, world: G::determinize(self.view, rng), rivals: None };
        }
        let at = if self.odds.is_empty() {
            let some: [usize; CHOICE] = std::array::from_fn(|_| rng.below(self.guesses.len()));
            some[drawn(odds(some.into_iter().map(|at| self.guesses[at].log)), rng)]
        } else {
            drawn(self.odds.iter().copied(), rng)
        };
        let guess = &self.guesses[at];
        Guess { world: G::with_same_hands(&guess.world, rng), ..*guess }
    }
}

/// How much each counts, from its logarithm; the most counts 1.
fn odds(logs: impl Iterator<Item = f32> + Clone) -> impl Iterator<Item = f32> + Clone {
    let most = logs.clone().fold(f32::MIN, f32::max);
    logs.map(move |log| (log - most).exp())
}

/// One of several, by how much each counts.
fn drawn(mut odds: impl Iterator<Item = f32> + Clone, rng: &mut Rng) -> usize {
    let mut lot = rng.unit() * odds.clone().sum::<f32>();
    let drawn = odds.position(|odds| {
        lot -= odds;
        lot < 0.0
    });
    drawn.unwrap_or_default()
}
