//! Beliefs: which of the guessed worlds look as if they came from play.
//!
//! A guess only fits what was seen. People and bots keep some cards and part with others, so most guesses look odd to one who has seen many
//! games; [`Mind::likelihood`] says how odd.

use super::Mind;
use crate::engine::Rng;

/// Of so many guesses one is taken for a world. Those who sit here may play unlike those whom the likelihood was learned from, so no hands
/// are drawn more than so many times as often as by chance, however true they look.
const CHOICE: usize = 8;

/// What one seat thinks of the others' hands: guesses, the likelier the truer they look.
#[derive(Clone, Debug)]
pub struct Beliefs<'a, G: Mind> {
    view: &'a G::View,
    /// With their [`Mind::likelihood`]s, or, inferred, with their weights.
    pub(crate) guesses: Vec<(f32, G::State)>,
    inferred: bool,
}

impl<'a, G: Mind> Beliefs<'a, G> {
    /// Makes so many guesses that fit `view`.
    pub fn new(view: &'a G::View, guesses: usize, rng: &mut Rng) -> Self {
        // Views that come from games have whole worlds alone.
        let worlds = (0..guesses).map(|_| G::determinize(view, rng)).filter(G::is_whole);
        Self { view, guesses: worlds.map(|world| (G::likelihood(&world, view), world)).collect(), inferred: false }
    }

    /// Takes what was [inferred](Mind::infer) for as likely as it was found to be; nothing if nothing was.
    pub fn inferred(view: &'a G::View, mut worlds: Vec<(f32, G::State)>) -> Option<Self> {
        worlds.retain(|(weight, world)| weight.is_finite() && G::is_whole(world));
        let most = greatest(worlds.iter().map(|world| world.0));
        for (weight, _) in &mut worlds {
            *weight = (*weight - most).exp();
        }
        (!worlds.is_empty()).then_some(Self { view, guesses: worlds, inferred: true })
    }

    /// A world with the hands of one of the guesses, and all else made anew; any guess at all where none of them was whole.
    pub fn world(&self, rng: &mut Rng) -> G::State {
        if self.guesses.is_empty() {
            return G::determinize(self.view, rng);
        }
        let drawn = if self.inferred {
            drawn(self.guesses.iter().map(|guess| guess.0), rng)
        } else {
            let some: [usize; CHOICE] = std::array::from_fn(|_| rng.below(self.guesses.len()));
            let logs = some.map(|at| self.guesses[at].0);
            let most = greatest(logs.into_iter());
            some[drawn(logs.into_iter().map(|log| (log - most).exp()), rng)]
        };
        G::with_same_hands(&self.guesses[drawn].1, rng)
    }
}

fn greatest(logs: impl Iterator<Item = f32>) -> f32 {
    logs.fold(f32::MIN, f32::max)
}

/// One of several, by their weights.
fn drawn(odds: impl Iterator<Item = f32> + Clone, rng: &mut Rng) -> usize {
    let mut lot = rng.unit() * odds.clone().sum::<f32>();
    let mut odds = odds;
    let drawn = odds.position(|odds| {
        lot -= odds;
        lot < 0.0
    });
    drawn.unwrap_or_default()
}
