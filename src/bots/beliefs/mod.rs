//! Beliefs: which of the guessed worlds look as if they came from play.
//!
//! A guess only fits what was seen. People and bots keep some cards and part with others, so most guesses look odd to one who has seen many
//! games: a net of foresight's kind, taught to tell the true hands among guessed ones, says how odd.

#[cfg(test)]
mod tests;

use std::sync::LazyLock;

use super::foresight::{Net, Overview};
use crate::engine::{Game, Rng};
use crate::games::wyatt_earp::{MAX_SEATS, State, View, WyattEarp};

/// For tables of two, three and four.
static NETS: LazyLock<[Net; MAX_SEATS - 1]> = LazyLock::new(|| {
    [include_bytes!("two.bin"), include_bytes!("three.bin"), include_bytes!("four.bin")].map(Net::read)
});

/// Of so many guesses one is taken for a world. Those who sit here may play unlike those whom the net has seen, so no hands are drawn more
/// than so many times as often as by chance, however true they look.
const CHOICE: usize = 8;

/// What one seat thinks of the others' hands: guesses, the likelier the truer they look.
#[derive(Clone, Debug)]
pub struct Beliefs<'a> {
    view: &'a View,
    /// With their [`likelihood`]s.
    guesses: Vec<(f32, State)>,
}

impl<'a> Beliefs<'a> {
    /// Makes so many guesses that fit `view`.
    pub fn new(view: &'a View, guesses: usize, rng: &mut Rng) -> Self {
        // Views that come from games have whole worlds alone.
        let worlds = (0..guesses).map(|_| WyattEarp::determinize(view, rng)).filter(State::is_whole);
        Self { view, guesses: worlds.map(|world| (likelihood(&world, view), world)).collect() }
    }

    /// A world with the hands of one of the guesses, and any supply; any guess at all where none of them was whole.
    pub fn world(&self, rng: &mut Rng) -> State {
        const STEPS: u32 = 1 << 24;
        if self.guesses.is_empty() {
            return WyattEarp::determinize(self.view, rng);
        }
        let some: [&(f32, State); CHOICE] = std::array::from_fn(|_| &self.guesses[rng.below(self.guesses.len())]);
        let most = some.iter().map(|guess| guess.0).fold(f32::MIN, f32::max);
        let odds = some.map(|guess| (guess.0 - most).exp());
        let mut lot = (rng.below(STEPS as usize) as f32 / STEPS as f32) * odds.iter().sum::<f32>();
        let drawn = odds.iter().position(|odds| {
            lot -= odds;
            lot < 0.0
        });
        some[drawn.unwrap_or_default()].1.with_same_hands(rng)
    }
}

/// How true the hands of the others look in a `world` that fits `view`: the logarithm of how likely it is, but for a number that is the same for
/// all such worlds.
pub fn likelihood(world: &State, view: &View) -> f32 {
    let net = &NETS[view.table.seats().clamp(2, MAX_SEATS) - 2];
    let overview = Overview::new(world);
    view.table.others(view.me).map(|seat| net.score(&overview.sight(seat))).sum()
}
