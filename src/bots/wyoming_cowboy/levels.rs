//! How strong each level is, and what the tempers like.

use super::{Greedy, TABLES, at_table_of};
use crate::bots::human::Human;
use crate::bots::rollout::HAND;
use crate::bots::{Character, Level, Plan, Style, Temper};
use crate::games::wyoming_cowboy::WyomingCowboy;

/// What Rangers and Marshals take for good enough: by what part worse than the best, at tables of three, of four, of five and six, and of more.
const RANGER: [f32; TABLES] = [0.035, 0.075, 0.04, 0.055];
const MARSHAL: [f32; TABLES] = [0.008, 0.025, 0.014, 0.018];

/// How many rounds Legends look ahead at tables of three, of four, of five and six, and of more; the more sit there, the longer each takes.
const LEGEND: [u16; TABLES] = [4, 4, 1, 1];

/// One round on.
pub(super) fn plan(seats: usize) -> Plan<WyomingCowboy> {
    Plan { horizon: seats as u16, worlds: 512, ..Plan::new(Greedy::default()) }
}

/// To the end of the hand: after one round what hands promise is taken for much more than comes of it, and a king who is given away can seem to win.
/// Chances that differ by one in a hundred are not told apart in 256 worlds, so the fewer acts there are to choose from, the more worlds they are
/// tried in. Its hints tell of the points between two acts, too, so none is dropped soon.
pub(super) fn adviser(seats: usize) -> Plan<WyomingCowboy> {
    Plan { horizon: HAND, worlds: 1024, points_worlds: 1024, playouts: 3072, drop_at: 4.0, ..plan(seats) }
}

pub(super) fn style(Character { level, temper }: Character, seats: usize) -> Style<WyomingCowboy> {
    let policy = policy(temper);
    let person = |memory, misjudgement, slip| Style::Human(Human { policy, memory, misjudgement, slip });
    let best = Plan { policy, rivals: [policy; 2], sense: true, ..plan(seats) };
    let laxity = match level {
        Level::Greenhorn => return person(0.0, 13.0, 26.0),
        Level::Drifter => return person(0.25, 10.0, 20.0),
        Level::Deputy => return person(0.5, 7.5, 15.0),
        Level::Ranger => RANGER,
        Level::Marshal => MARSHAL,
        Level::Legend => match LEGEND[at_table_of(seats)] {
            1 => return Style::Search(best),
            // Who looks further needs fewer worlds to see as much.
            rounds => return Style::Search(Plan { horizon: rounds * seats as u16, worlds: 256, ..best }),
        },
    };
    Style::Search(Plan { worlds: 128, laxity: laxity[at_table_of(seats)], ..best })
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::level::testing::assert_each_beats_the_one_below;

    #[test]
    fn each_of_the_lower_levels_beats_the_one_below() {
        assert_each_beats_the_one_below::<WyomingCowboy>(&[3, 4, 5], 60);
    }
}
