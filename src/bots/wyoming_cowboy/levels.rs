//! How strong each level is, and what the tempers like.

use super::Greedy;
use crate::bots::human::Human;
use crate::bots::rollout::HAND;
use crate::bots::{Character, Level, Plan, Style, Temper};
use crate::games::wyoming_cowboy::WyomingCowboy;

/// What Rangers and Marshals take for good enough: by what part worse than the best.
const RANGER: f32 = 0.2;
const MARSHAL: f32 = 0.08;

pub(super) fn plan(_: usize) -> Plan<WyomingCowboy> {
    Plan { horizon: HAND, worlds: 1024, ..Plan::new(Greedy::default()) }
}

pub(super) fn style(Character { level, temper }: Character, seats: usize) -> Style<WyomingCowboy> {
    let policy = policy(temper);
    let person = |memory, misjudgement, slip| Style::Human(Human { policy, memory, misjudgement, slip });
    let best = Plan { policy, ..plan(seats) };
    let laxity = match level {
        Level::Greenhorn => return person(0.0, 30.0, 60.0),
        Level::Drifter => return person(0.25, 18.0, 36.0),
        Level::Deputy => return person(0.5, 8.0, 16.0),
        Level::Ranger => RANGER,
        Level::Marshal => MARSHAL,
        Level::Legend => return Style::Search(best),
    };
    Style::Search(Plan { worlds: 256, laxity, ..best })
}

/// The rules of thumb of one with this temper: what they like, at no cost in strength.
pub(super) fn policy(temper: Temper) -> Greedy {
    let mut policy = Greedy::default();
    for weights in &mut policy.weights {
        match temper {
            Temper::Even => {}
            Temper::Cautious => weights.end += 3.0,
            Temper::Grasping => weights.hurt *= 0.8,
            Temper::Spiteful => weights.hurt *= 1.25,
        }
    }
    policy
}
