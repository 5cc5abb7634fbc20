//! Bots made up on the command line, to try numbers for a level without building anew.
//!
//! `person:memory=0.4,misjudgement=0.45,slip=0.8,eager=1` plays by rules of thumb, `search:worlds=512,laxity=0.1` tries acts out; a name that is none of
//! those is a weight of the rules of thumb, or, with `rivals.` before it, of those that the others play on by in playouts; with `second.`, of the
//! second kind of those alone.

use super::Pool;
use crate::bots::human::Human;
use crate::bots::{Bot, Plan, Temper};
use crate::engine::Rng;

/// A person, or a search that is set for the table when it is asked.
pub(super) struct Trial<G: Pool> {
    human: Option<Human<G>>,
    settings: Vec<(String, f32)>,
}

impl<G: Pool> Trial<G> {
    /// Of that description, if it is one.
    pub fn read(text: &str) -> Option<Self> {
        let (kind, settings) = text.split_once(':').unwrap_or((text, ""));
        let read = |setting: &str| {
            let (name, value) = setting.split_once('=')?;
            Some((name.to_owned(), value.parse().ok()?))
        };
        let settings: Vec<_> = settings.split(',').filter(|s| !s.is_empty()).map(read).collect::<Option<_>>()?;
        match kind {
            "search" => {
                let trial = Self { human: None, settings };
                trial.plan(2).map(|_| trial)
            }
            "person" => {
                let policy = G::policy(Temper::Even);
                let mut human = Human { policy, memory: 1.0, misjudgement: 0.0, slip: 0.0 };
                for (name, value) in &settings {
                    match name.as_str() {
                        "memory" => human.memory = *value,
                        "misjudgement" => human.misjudgement = *value,
                        "slip" => human.slip = *value,
                        weight => G::set(&mut human.policy, weight, *value).then_some(())?,
                    }
                }
                Some(Self { human: Some(human), settings })
            }
            _ => None,
        }
    }

    fn plan(&self, seats: usize) -> Option<Plan<G>> {
        let mut plan = Plan { guesses: 0, sense: true, ..G::plan(seats) };
        for (name, value) in &self.settings {
            match name.as_str() {
                "worlds" => plan.worlds = *value as u32,
                "guesses" => plan.guesses = *value as usize,
                "candidates" => plan.candidates = *value as usize,
                "horizon" => plan.horizon = *value as u16,
                "tolerance" => plan.tolerance = *value,
                "laxity" => plan.laxity = *value,
                "sense" => plan.sense = *value > 0.0,
                weight => {
                    let (whose, weight) = weight.split_once('.').unwrap_or(("", weight));
                    let [first, second] = &mut plan.rivals;
                    let policies = match whose {
                        "" => vec![&mut plan.policy, first, second],
                        "rivals" => vec![first, second],
                        "second" => vec![second],
                        _ => return None,
                    };
                    for policy in policies {
                        G::set(policy, weight, *value).then_some(())?;
                    }
                }
            }
        }
        Some(plan)
    }
}

impl<G: Pool> Bot<G> for Trial<G> {
    fn choose(&self, view: &G::View, rng: &mut Rng) -> G::Action {
        match (&self.human, self.plan(G::seats_in(view))) {
            (None, Some(plan)) => plan.choose(view, rng),
            (Some(human), _) => human.choose(view, rng),
            (None, None) => G::policy(Temper::Even).choose(view, rng),
        }
    }
}
