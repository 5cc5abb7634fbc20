//! Players of Wyoming Cowboy who know nothing of the levels' weights, one idea each.

use super::Weights;
use super::remarks::Watch;
use crate::bots::Bot;
use crate::bots::pool::{Half, Pool, Stranger};
use crate::engine::Rng;
use crate::games::wyoming_cowboy::{Action, Calibre, Card, Hand, Phase, Rank, View, WyomingCowboy};

impl Pool for WyomingCowboy {
    type Watch = Watch;

    fn strangers() -> Vec<Stranger<Self>> {
        let stranger = |name, half, idea, wants| Stranger::new(name, half, idea, Plain { wants });
        vec![
            stranger("gunman", Half::Tuning, "pulls every gun and shoots with all of them at once", Wants::Guns),
            stranger("rusher", Half::Judging, "lays tens and a .22 to end hands, and never shoots", Wants::End),
            stranger(
                "family",
                Half::Judging,
                "keeps kings, queens and jacks, shows couples, never shoots",
                Wants::Faces,
            ),
            stranger("sitter", Half::Passive, "discards what counts least, and does nothing else", Wants::Peace),
        ]
    }

    fn set(policy: &mut Self::Policy, weight: &str, value: f32) -> bool {
        let Some((_, field)) = Weights::FIELDS.iter().find(|(name, _)| *name == weight) else { return false };
        policy.weights.iter_mut().for_each(|weights| *field(weights) = value);
        true
    }
}

/// What somebody is after.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wants {
    Guns,
    End,
    Faces,
    Peace,
}

/// One with an idea.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Plain {
    wants: Wants,
}

impl Plain {
    /// How much one would like to keep a card, by its rank alone.
    fn likes(self, card: Card) -> i32 {
        let gun = if self.wants == Wants::Guns { 8 } else { 2 };
        match card.rank() {
            Rank::King => 20,
            Rank::Jack if self.wants == Wants::Faces => 12,
            Rank::Queen if self.wants == Wants::Faces => 6,
            Rank::Two if self.wants == Wants::End => 12,
            Rank::Ten => -10,
            Rank::Queen => -6,
            Rank::Six => -12,
            Rank::Jack | Rank::Nine => 1,
            _ => gun,
        }
    }

    fn likes_all(self, cards: Hand) -> i32 {
        cards.cards().map(|card| self.likes(card)).sum()
    }

    /// How much one would like to do that.
    fn of(self, view: &View, action: Action) -> i32 {
        let wants = self.wants;
        match action {
            Action::Pass(cards) => 100 - self.likes_all(cards),
            Action::Couple(_) if wants != Wants::Peace => 200,
            Action::Pull(gun) => match (wants, gun.calibre()) {
                (Wants::Guns, _) | (Wants::End, Calibre::TwentyTwo) => 150,
                _ => -1_000,
            },
            Action::Shoot { victim, .. } if wants == Wants::Guns => {
                180 + i32::from(view.memory.kings[victim.index()].min(4))
            }
            Action::Shoot { .. } | Action::Nine { .. } | Action::HoldFire => -1_000,
            Action::Discard(card) => -self.likes(card),
            Action::Backfire(_) | Action::QuickDraw(_) => 50,
            Action::Draw if matches!(view.phase, Phase::Replace { .. }) => 1,
            Action::Draw => 3,
            Action::TakeDiscard => {
                let top = view.table.top_discard(view.me).map(|at| view.table.discards[at].card);
                top.map_or(0, |card| self.likes(card))
            }
            _ => 0,
        }
    }
}

impl Bot<WyomingCowboy> for Plain {
    fn choose(&self, view: &View, rng: &mut Rng) -> Action {
        let legal = view.legal();
        let like = |action: &Action| 8 * self.of(view, *action) + rng.below(8) as i32;
        legal.iter().copied().max_by_key(like).unwrap_or(Action::EndTurn)
    }
}
