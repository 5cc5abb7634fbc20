//! Players of Desperados who know nothing of the levels' weights, one idea each.

use super::Weights;
use super::remarks::Watch;
use crate::bots::Bot;
use crate::bots::pool::{Half, Pool, Stranger};
use crate::engine::Rng;
use crate::games::desperados::{Action, Card, Desperados, Hand, Phase, View};

impl Pool for Desperados {
    type Watch = Watch;

    fn strangers() -> Vec<Stranger<Self>> {
        vec![
            Stranger::new(
                "bully",
                Half::Tuning,
                "sends the strongest gang each time",
                Plain { sends: Sends::Strongest },
            ),
            Stranger::new(
                "miser",
                Half::Judging,
                "sends a gang only to the dearest places",
                Plain { sends: Sends::Dear },
            ),
            Stranger::new("lone", Half::Judging, "sends one card, the strongest", Plain { sends: Sends::One }),
            Stranger::new("absent", Half::Passive, "sends nobody", Plain { sends: Sends::Nobody }),
        ]
    }

    fn set(policy: &mut Self::Policy, weight: &str, value: f32) -> bool {
        let Some((_, field)) = Weights::FIELDS.iter().find(|(name, _)| *name == weight) else { return false };
        policy.weights.iter_mut().for_each(|weights| *field(weights) = value);
        true
    }
}

/// What is sent to a hold-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sends {
    /// All that counts.
    Strongest,
    /// The same, where the place is worth 4 or more.
    Dear,
    /// The one card that counts most.
    One,
    /// Nobody.
    Nobody,
}

/// One with an idea.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Plain {
    sends: Sends,
}

impl Bot<Desperados> for Plain {
    fn choose(&self, view: &View, rng: &mut Rng) -> Action {
        let legal = view.legal();
        let gang = match view.phase {
            Phase::HoldUp(place) => {
                let (strongest, _) = view.strongest(place);
                let strengths = view.table.strengths(place);
                let points = |card: Card| strengths.of(card.character());
                let gang: Hand = match self.sends {
                    Sends::Nobody => Hand::EMPTY,
                    Sends::Dear if view.table.piles[place.index()].value() < 4 => Hand::EMPTY,
                    Sends::Strongest | Sends::Dear => strongest,
                    Sends::One => strongest.cards().max_by_key(|&card| points(card)).into_iter().collect(),
                };
                Some(Action::Gang(gang))
            }
            _ => None,
        };
        match gang {
            Some(gang) if legal.contains(&gang) => gang,
            Some(_) => Action::Gang(Hand::EMPTY),
            // A card of which there are others, where it brings a hold-up nearer; else chance decides.
            None => {
                let like = |action: &Action| match *action {
                    Action::Put { card, place } => {
                        let front = view.table.fronts[place.index()].len();
                        10 * usize::from(front) + usize::from(view.hand.count(card) > 1) + rng.below(8)
                    }
                    Action::Gang(_) => 0,
                };
                legal.iter().copied().max_by_key(like).unwrap_or(Action::Gang(Hand::EMPTY))
            }
        }
    }
}
