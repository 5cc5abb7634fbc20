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
    /// With their [`Mind::likelihood`]s.
    pub(crate) guesses: Vec<(f32, G::State)>,
}

impl<'a, G: Mind> Beliefs<'a, G> {
    /// Makes so many guesses that fit `view`.
    pub fn new(view: &'a G::View, guesses: usize, rng: &mut Rng) -> Self {
        // Views that come from games have whole worlds alone.
        let worlds = (0..guesses).map(|_| G::determinize(view, rng)).filter(G::is_whole);
        Self { view, guesses: worlds.map(|world| (G::likelihood(&world, view), world)).collect() }
    }

    /// A world with the hands of one of the guesses, and all else made anew; any guess at all where none of them was whole.
    pub fn world(&self, rng: &mut Rng) -> G::State {
        const STEPS: u32 = 1 << 24;
        if self.guesses.is_empty() {
            return G::determinize(self.view, rng);
        }
        let some: [&(f32, G::State); CHOICE] = std::array::from_fn(|_| &self.guesses[rng.below(self.guesses.len())]);
        let most = some.iter().map(|guess| guess.0).fold(f32::MIN, f32::max);
        let odds = some.map(|guess| (guess.0 - most).exp());
        let mut lot = (rng.below(STEPS as usize) as f32 / STEPS as f32) * odds.iter().sum::<f32>();
        let drawn = odds.iter().position(|odds| {
            lot -= odds;
            lot < 0.0
        });
        G::with_same_hands(&some[drawn.unwrap_or_default()].1, rng)
    }
}
