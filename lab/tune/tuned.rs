//! What can be tuned: policies that are numbers with names.

use tin_star::bots::pool::Pool;
use tin_star::bots::{desperados, wyatt_earp, wyoming_cowboy};
use tin_star::games::desperados::Desperados;
use tin_star::games::wyatt_earp::WyattEarp;
use tin_star::games::wyoming_cowboy::WyomingCowboy;

/// A game whose policy has weights with names, a set for each size of table.
pub(crate) trait Tuned: Pool {
    /// What the weights are called.
    fn names() -> Vec<&'static str>;

    /// One of the weights for tables of so many seats, by its place among the names.
    fn weight(policy: &mut Self::Policy, seats: u8, at: usize) -> &mut f32;

    /// Brings together again what must stay apart or within bounds.
    fn bound(policy: &mut Self::Policy, seats: u8);
}

impl Tuned for WyattEarp {
    fn names() -> Vec<&'static str> {
        wyatt_earp::Weights::FIELDS.map(|(name, _)| name).to_vec()
    }

    fn weight(policy: &mut Self::Policy, seats: u8, at: usize) -> &mut f32 {
        wyatt_earp::Weights::FIELDS[at].1(&mut policy.weights[usize::from(seats) - 2])
    }

    fn bound(policy: &mut Self::Policy, seats: u8) {
        let weights = &mut policy.weights[usize::from(seats) - 2];
        weights.risk = weights.risk.clamp(0.0, 0.99);
        weights.risk_decay = weights.risk_decay.clamp(0.0, 0.99);
        weights.supply_out = weights.supply_out.clamp(0.0, 1.0);
        weights.capture_to = weights.capture_to.max(weights.capture_from + 0.5);
        weights.sole_to = weights.sole_to.max(weights.sole_from + 0.5);
    }
}

impl Tuned for Desperados {
    fn names() -> Vec<&'static str> {
        desperados::Weights::FIELDS.map(|(name, _)| name).to_vec()
    }

    fn weight(policy: &mut Self::Policy, seats: u8, at: usize) -> &mut f32 {
        desperados::Weights::FIELDS[at].1(&mut policy.weights[usize::from(seats) - 2])
    }

    fn bound(policy: &mut Self::Policy, seats: u8) {
        let weights = &mut policy.weights[usize::from(seats) - 2];
        weights.fade = weights.fade.max(1.0);
        weights.delay = weights.delay.clamp(0.05, 1.0);
        weights.spread = weights.spread.max(0.1);
        weights.spread_more = weights.spread_more.max(0.0);
        weights.whim = weights.whim.max(0.0);
        weights.away.iter_mut().for_each(|away| *away = away.clamp(0.0, 0.95));
    }
}

impl Tuned for WyomingCowboy {
    fn names() -> Vec<&'static str> {
        wyoming_cowboy::Weights::FIELDS.map(|(name, _)| name).to_vec()
    }

    fn weight(policy: &mut Self::Policy, seats: u8, at: usize) -> &mut f32 {
        wyoming_cowboy::Weights::FIELDS[at].1(&mut policy.weights[wyoming_cowboy::at_table_of(seats.into())])
    }

    fn bound(policy: &mut Self::Policy, seats: u8) {
        let weights = &mut policy.weights[wyoming_cowboy::at_table_of(seats.into())];
        weights.more = weights.more.clamp(0.0, 1.5);
        weights.soon = weights.soon.clamp(0.0, 1.0);
        weights.delay = weights.delay.clamp(0.0, 1.0);
        weights.keep = weights.keep.max(0.0);
    }
}
