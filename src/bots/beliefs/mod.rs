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

/// What one seat thinks of the others' hands: guesses, each the likelier the truer it looks.
#[derive(Clone, Debug)]
pub struct Beliefs {
    guesses: Vec<State>,
    /// The likelihoods of each guess and all before it, of the likeliest 1.
    sums: Vec<f32>,
}

impl Beliefs {
    /// Makes so many guesses that fit `view`.
    pub fn new(view: &View, guesses: usize, rng: &mut Rng) -> Self {
        // Views that come from games have whole worlds alone.
        let worlds = (0..guesses).map(|_| WyattEarp::determinize(view, rng)).filter(State::is_whole);
        let (likelihoods, guesses): (Vec<f32>, Vec<State>) =
            worlds.map(|world| (likelihood(&world, view), world)).unzip();
        let most = likelihoods.iter().copied().fold(f32::MIN, f32::max);
        let mut sum = 0.0;
        let sums = likelihoods.into_iter().map(|likelihood| {
            sum += (likelihood - most).exp();
            sum
        });
        Self { sums: sums.collect(), guesses }
    }

    /// A world with the hands of one of the guesses, and any supply; none where no world fits.
    pub fn world(&self, rng: &mut Rng) -> Option<State> {
        const STEPS: u32 = 1 << 24;
        let drawn = (rng.below(STEPS as usize) as f32 / STEPS as f32) * self.sums.last()?;
        let at = self.sums.partition_point(|&sum| sum <= drawn);
        Some(self.guesses.get(at).or(self.guesses.last())?.with_same_hands(rng))
    }
}

/// How true the hands of the others look in a `world` that fits `view`: the logarithm of how likely it is, but for a number that is the same for
/// all such worlds.
pub fn likelihood(world: &State, view: &View) -> f32 {
    let net = &NETS[view.table.seats().clamp(2, MAX_SEATS) - 2];
    let overview = Overview::new(world);
    view.table.others(view.me).map(|seat| net.score(&overview.sight(seat))).sum()
}
