//! How strong each level is, and what the tempers like.

use super::{Greedy, at_table_of};
use crate::bots::human::Human;
use crate::bots::{Character, Level, Mind, Plan, Style, Temper};
use crate::games::desperados::{Desperados, MAX_SEATS};

/// So many turns on the standing tells better how the game goes on than to play on by rules of thumb.
const HORIZON: u16 = 2;
/// What Rangers and Marshals take for good enough: by what part worse than the best, at tables of two to five.
const RANGER: [f32; MAX_SEATS - 1] = [0.24, 0.26, 0.3, 0.28];
const MARSHAL: [f32; MAX_SEATS - 1] = [0.08, 0.12, 0.145, 0.135];

pub(super) fn plan() -> Plan<Desperados> {
    let policy = Greedy::default();
    Plan { horizon: HORIZON, worlds: 2048, rivals: rivals(policy), ..Plan::new(policy) }
}

pub(super) fn style(Character { level, temper }: Character, seats: usize) -> Style<Desperados> {
    let policy = policy(temper);
    let person = |memory, misjudgement, slip| Style::Human(Human { policy, memory, misjudgement, slip });
    let best = Plan { policy, rivals: rivals(policy), sense: true, ..plan() };
    let laxity = match level {
        Level::Greenhorn => return person(0.0, 30.0, 100.0),
        Level::Drifter => return person(0.25, 5.0, 10.0),
        Level::Deputy => return person(0.5, 2.4, 5.0),
        Level::Ranger => RANGER,
        Level::Marshal => MARSHAL,
        Level::Legend => return Style::Search(best),
    };
    Style::Search(Plan { worlds: 512, laxity: laxity[at_table_of(seats)], ..best })
}

/// Others choose their gangs by rules that were tuned against each other, or by those from before, which send more.
fn rivals(policy: Greedy) -> [Greedy; 2] {
    [policy, Desperados::baseline()]
}

/// The rules of thumb of one with this temper: what they like, at no cost in strength.
pub(super) fn policy(temper: Temper) -> Greedy {
    let mut policy = Greedy::default();
    for weights in &mut policy.weights {
        match temper {
            Temper::Even => {}
            Temper::Cautious => weights.card *= 1.1,
            Temper::Grasping => weights.rivals *= 0.8,
            Temper::Spiteful => weights.rivals *= 1.25,
        }
    }
    policy
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::level::testing::assert_each_beats_the_one_below;

    #[test]
    fn each_of_the_lower_levels_beats_the_one_below() {
        assert_each_beats_the_one_below::<Desperados>(&[2, 3, 4, 5], 200);
    }
}
