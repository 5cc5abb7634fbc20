//! Players of Wyatt Earp who know nothing of the levels' weights: plain ones with one idea each, and one who knows what pays.

mod expert;
mod plain;

pub use expert::Expert;
pub use plain::Plain;

use super::Weights;
use super::remarks::Watch;
use crate::bots::pool::{Half, Pool, Stranger};
use crate::games::wyatt_earp::WyattEarp;

impl Pool for WyattEarp {
    type Watch = Watch;

    fn strangers() -> Vec<Stranger<Self>> {
        let plain = |name, half, plays, bot: Plain| Stranger::new(name, half, plays, bot);
        vec![
            plain("rusher", Half::Tuning, "lays every set at once", Plain::RUSHER),
            plain("joiner", Half::Tuning, "lets others open, and joins them", Plain::JOINER),
            plain("closer", Half::Tuning, "lays little cards first and goes out as soon as that pays", Plain::CLOSER),
            Stranger::new("expert", Half::Tuning, "reckons what each act pays, and lays what gains", Expert::BOLD),
            plain("hoarder", Half::Judging, "shows nothing before going out", Plain::HOARDER),
            plain("hunter", Half::Judging, "lays at once, and aims at the leader", Plain::HUNTER),
            plain("chooser", Half::Judging, "opens with four, joins where it would be paid", Plain::CHOOSER),
            Stranger::new("veteran", Half::Judging, "reckons as the expert does, and waits", Expert::WARY),
            plain("sitter", Half::Passive, "draws and discards, and lays nothing", Plain::SITTER),
        ]
    }

    fn set(policy: &mut Self::Policy, weight: &str, value: f32) -> bool {
        let Some((_, field)) = Weights::FIELDS.iter().find(|(name, _)| *name == weight) else { return false };
        policy.weights.iter_mut().for_each(|weights| *field(weights) = value);
        true
    }
}
