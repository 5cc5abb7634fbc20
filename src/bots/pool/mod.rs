//! Strangers: players of all kinds, by name; but for the house's rules of thumb they know nothing of the levels' weights.
//!
//! What a bot is worth shows against those whom it was not made for. Some of the strangers serve for tuning the levels, others for
//! judging them, so that no level has met its judges.

mod notes;
#[cfg(test)]
mod tests;
mod tree;
mod trial;

use std::fmt;

pub use notes::{Frequency, Notes};
pub use tree::Tree;

use super::arena::Witness;
use super::{Bot, BotKind, Mind, NoSuchBot, Player};
use crate::engine::{Game, Rng, Seat};

/// What a stranger is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Half {
    /// The levels may be tuned on them.
    Tuning,
    /// The levels are only judged by them.
    Judging,
    /// To make a table dull with: of no strength.
    Passive,
}

/// A bot by name.
pub struct Named<G: Game> {
    /// As on the command line.
    pub name: String,
    bot: Box<dyn Bot<G> + Send + Sync>,
}

/// One of the pool.
pub struct Stranger<G: Game> {
    /// The name on the command line.
    pub name: &'static str,
    /// What it is for.
    pub half: Half,
    /// How it plays, in a few words.
    pub plays: &'static str,
    bot: Box<dyn Bot<G> + Send + Sync>,
}

impl<G: Game> Stranger<G> {
    /// A stranger of that name.
    pub fn new(name: &'static str, half: Half, plays: &'static str, bot: impl Bot<G> + Send + Sync + 'static) -> Self {
        Self { name, half, plays, bot: Box::new(bot) }
    }
}

/// A game with strangers, and with eyes for what makes a table lively or dull.
pub trait Pool: Mind {
    /// Takes notes of what people would remark on.
    type Watch: Witness<Self> + Remarks;

    /// Those who play this game in ways of their own.
    fn strangers() -> Vec<Stranger<Self>>;

    /// Sets the weight of that name, for all sizes of table; says whether there is such.
    fn set(policy: &mut Self::Policy, weight: &str, value: f32) -> bool;
}

/// What a witness of a table has to say.
pub trait Remarks {
    /// What was noted, by entrant.
    fn notes(&self) -> &Notes;
}

/// All strangers at a game: its own, and those who know no game.
pub fn strangers<G: Pool>() -> Vec<Stranger<G>> {
    let mut all = G::strangers();
    all.push(Stranger::new("tree:200", Half::Tuning, "tree search, 200 random playouts", Tree::new(200)));
    all.push(Stranger::new("tree:1000", Half::Judging, "tree search, 1,000 random playouts", Tree::new(1000)));
    all.push(Stranger::new("greedy", Half::Tuning, "the house's rules of thumb", BotKind::Greedy));
    all.push(Stranger::new("baseline", Half::Judging, "the house's first rules of thumb", BotKind::Baseline));
    all
}

/// A bot of the house, a stranger, `tree:` with a number of playouts, or one made up on the spot (`person:` and `search:`, see `trial.rs`).
///
/// # Errors
/// If nobody is called that.
pub fn find<G: Pool>(name: &str) -> Result<Named<G>, NoSuchBot> {
    let named = |bot| Named { name: name.to_owned(), bot };
    if let Some(stranger) = strangers::<G>().into_iter().find(|stranger| stranger.name == name) {
        return Ok(named(stranger.bot));
    }
    if let Some(playouts) = name.strip_prefix("tree:").and_then(|playouts| playouts.parse().ok()) {
        return Ok(named(Box::new(Tree::new(playouts))));
    }
    if let Some(trial) = trial::Trial::<G>::read(name) {
        return Ok(named(Box::new(trial)));
    }
    name.parse::<BotKind>().map(|kind| named(Box::new(kind)))
}

impl<G: Game> fmt::Display for Named<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.name)
    }
}

impl<G: Game> Bot<G> for Named<G> {
    fn choose(&self, view: &G::View, rng: &mut Rng) -> G::Action {
        self.bot.choose(view, rng)
    }

    fn sit(&self, seat: Seat, options: &G::Options) -> Option<Box<dyn Player<G> + '_>> {
        self.bot.sit(seat, options)
    }
}
