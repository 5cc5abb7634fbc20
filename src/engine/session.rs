//! A game in progress: seed, options and actions. The state follows from them, so they are all that a save keeps.

use super::Rng;
use super::game::{Game, Nobody, Sink};

/// One game of `G` from its deal on.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    options: G::Options,
    seed: u64,
    rules: u16,
    practice: bool,
    actions: Vec<G::Action>,
    state: G::State,
}

impl<G: Game> Session<G> {
    /// Deals a new game.
    ///
    /// # Errors
    /// If the rules know no such table.
    pub fn new(options: G::Options, seed: u64) -> Result<Self, G::BadOptions> {
        Self::by_rules(G::RULES_VERSION, options, seed)
    }

    /// Deals a game by the rules of a version, at most [`Game::RULES_VERSION`].
    ///
    /// # Errors
    /// If the rules know no such table.
    pub fn by_rules(rules: u16, options: G::Options, seed: u64) -> Result<Self, G::BadOptions> {
        let state = G::deal_by(rules, &options, seed)?;
        Ok(Self { options, seed, rules, practice: false, actions: Vec::new(), state })
    }

    /// The same game as practice, in which everything may be taken back. It never becomes another game again.
    #[must_use]
    pub fn into_practice(self) -> Self {
        Self { practice: true, ..self }
    }

    /// What was agreed before the deal.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// Where all chance of this game comes from. Not for the eyes of players while the game runs.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The version of the rules by which it is played.
    pub fn rules(&self) -> u16 {
        self.rules
    }

    /// The state before the first action.
    ///
    /// # Errors
    /// None: this table has been set before.
    pub fn dealt(&self) -> Result<G::State, G::BadOptions> {
        G::deal_by(self.rules, &self.options, self.seed)
    }

    /// Whether this game is practice: everything may be taken back.
    pub fn is_practice(&self) -> bool {
        self.practice
    }

    /// Every action so far.
    pub fn actions(&self) -> &[G::Action] {
        &self.actions
    }

    /// The state after the last action.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Chance for whoever takes the next decision: a bot that draws on nothing else plays the same game again in the same game.
    pub fn decision_seed(&self) -> u64 {
        self.decision_seed_after(self.actions.len())
    }

    /// The same for the decision that was taken after so many actions.
    pub fn decision_seed_after(&self, actions: usize) -> u64 {
        Rng::new(self.seed ^ Rng::new(actions as u64).next_u64()).next_u64()
    }

    /// Carries out an action of the seat to act.
    ///
    /// # Errors
    /// If it is not legal; nothing has changed then.
    pub fn apply(&mut self, action: G::Action, sink: &mut impl Sink<G::Event>) -> Result<(), G::Illegal> {
        G::apply(&mut self.state, action, sink)?;
        self.actions.push(action);
        Ok(())
    }

    /// The game as it was after the first `count` actions, with every event up to there going to `sink`.
    /// All of it if there are fewer.
    #[must_use]
    pub fn replay(&self, count: usize, sink: &mut impl Sink<G::Event>) -> Option<Self> {
        let session = Self::by_rules(self.rules, self.options.clone(), self.seed).ok()?;
        let mut session = Self { practice: self.practice, ..session };
        for &action in self.actions.iter().take(count) {
            session.apply(action, sink).ok()?;
        }
        Some(session)
    }

    /// The game as it was after the first `count` actions, to be played on differently. That is practice: whoever does so may have seen
    /// what came after.
    #[must_use]
    pub fn branch(&self, count: usize) -> Option<Self> {
        self.replay(count, &mut Nobody).map(Self::into_practice)
    }
}
