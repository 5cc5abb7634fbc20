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
        let stranger = |name, half, idea, sends| Stranger::new(name, half, idea, Plain { sends });
        vec![
            stranger("bully", Half::Tuning, "sends the strongest gang each time", Sends::Strongest),
            stranger("miser", Half::Judging, "sends a gang only to the dearest places", Sends::Dear),
            stranger("lone", Half::Judging, "sends one card, the strongest", Sends::One),
            stranger("absent", Half::Passive, "sends nobody", Sends::Nobody),
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
        let nobody = Action::Gang(Hand::EMPTY);
        if let Phase::HoldUp(place) = view.phase {
            let (strongest, _) = view.strongest(place);
            let strengths = view.table.strengths(place);
            let points = |card: Card| strengths.of(card.character());
            let gang: Hand = match self.sends {
                Sends::Nobody => Hand::EMPTY,
                Sends::Dear if view.table.piles[place.index()].value() < 4 => Hand::EMPTY,
                Sends::Strongest | Sends::Dear => strongest,
                Sends::One => strongest.cards().max_by_key(|&card| points(card)).into_iter().collect(),
            };
            let gang = Action::Gang(gang);
            return if legal.contains(&gang) { gang } else { nobody };
        }
        // A card of which there are others, where it brings a hold-up nearer; else chance decides.
        let like = |action: &Action| match *action {
            Action::Put { card, place } => {
                let front = view.table.fronts[place.index()].len();
                10 * usize::from(front) + usize::from(view.hand.count(card) > 1) + rng.below(8)
            }
            Action::Gang(_) => 0,
        };
        legal.iter().copied().max_by_key(like).unwrap_or(nobody)
    }
}
