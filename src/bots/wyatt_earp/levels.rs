//! How strong each level is, and what the tempers like.

use super::{Greedy, at_table_of};
use crate::bots::human::Human;
use crate::bots::{Character, Level, Plan, Style, Temper};
use crate::games::wyatt_earp::{MAX_SEATS, WyattEarp};

/// So many turns on, at tables of two, of three and of four, the value net tells better how the hand goes on than to play on by rules of
/// thumb. That takes a tenth of the time to play the hand out, and knows how better players than greedy go on.
const HORIZON: [u16; MAX_SEATS - 1] = [4, 2, 2];
/// What people like to lay cards for, in thousands of dollars: more than anything speaks against it.
const EAGER: f32 = 3.0;
/// So many guesses are made by those who have beliefs.
const GUESSES: usize = 512;
/// So many playouts a decision may cost Legends, and those who settle for less than the best: a few hundred worlds where many acts are as good.
const LEGEND_PLAYOUTS: u32 = 6000;
const LAX_PLAYOUTS: u32 = 1200;
/// By how many standard errors an act must be behind for Rangers and Marshals to drop it.
const LAX_DROP_AT: f32 = 2.0;
/// What Rangers and Marshals take for good enough: by what part worse than the best, at tables of two, of three and of four.
const RANGER: [f32; MAX_SEATS - 1] = [0.04, 0.07, 0.102];
const MARSHAL: [f32; MAX_SEATS - 1] = [0.012, 0.045, 0.057];

/// At tables of two, of three and of four people misjudge by so much of what their [`Faults`] say: with fewer rivals each mistake costs more.
const CARE: [f32; MAX_SEATS - 1] = [0.5, 0.8, 1.0];

/// What Deputies save of a Sheriff card's use, and how much better the open card looks to them; see [`Faults`].
const DEPUTY_SAVES: f32 = 0.09;
const DEPUTY_PICKS_UP: f32 = 0.2;

/// What people do wrong, beside laying whatever they can, wherever that may feed others.
struct Faults {
    /// The chance to remember each thing that has been shown.
    memory: f32,
    /// How far the worth of an act is misjudged, as a standard deviation, in thousands of dollars; never by more than twice that.
    misjudgement: f32,
    /// How much of a Sheriff card's use now they think is still there if they save it; greedy thinks nearly nothing is.
    saves: f32,
    /// How much better the card that lies open looks to them than it is, in thousands of dollars.
    picks_up: f32,
}

pub(super) fn plan(seats: usize) -> Plan<WyattEarp> {
    Plan { horizon: HORIZON[at_table_of(seats)], guesses: GUESSES, ..Plan::new(Greedy::default()) }
}

/// Its hints tell of the dollars between two acts, too.
pub(super) fn adviser(seats: usize) -> Plan<WyattEarp> {
    Plan { points_worlds: 256, ..plan(seats) }
}

pub(super) fn style(Character { level, temper }: Character, seats: usize) -> Style<WyattEarp> {
    let policy = policy(temper);
    let best = Plan { policy, rivals: [policy; 2], sense: true, ..plan(seats) };
    let person = |memory, misjudgement, saves, picks_up| {
        person(policy, &Faults { memory, misjudgement: misjudgement * CARE[at_table_of(seats)], saves, picks_up })
    };
    let laxity = match level {
        Level::Greenhorn => return person(0.0, 1.2, 1.1, 1.3),
        Level::Drifter => return person(0.2, 0.95, 0.6, 0.9),
        Level::Deputy => return person(0.4, 0.6, DEPUTY_SAVES, DEPUTY_PICKS_UP),
        Level::Ranger => RANGER,
        Level::Marshal => MARSHAL,
        Level::Legend => return Style::Search(Plan { playouts: LEGEND_PLAYOUTS, infers: seats == 2, ..best }),
    };
    let laxity = laxity[at_table_of(seats)];
    let lax = Plan { worlds: 512, playouts: LAX_PLAYOUTS, drop_at: LAX_DROP_AT, guesses: 0, laxity, ..best };
    Style::Search(lax)
}

/// One who plays as people do, with these faults.
fn person(policy: Greedy, faults: &Faults) -> Style<WyattEarp> {
    let policy = careless(policy, faults.saves, faults.picks_up);
    let &Faults { memory, misjudgement, .. } = faults;
    Style::Human(Human { policy, memory, misjudgement, slip: 2.0 * misjudgement })
}

/// Lays what can be laid, feeds the next player, opens what others hold, and has these of the [`Faults`].
fn careless(mut policy: Greedy, saves: f32, picks_up: f32) -> Greedy {
    for weights in &mut policy.weights {
        weights.eager += EAGER;
        weights.feed = 0.0;
        weights.join = 0.0;
        weights.keep = saves;
        weights.two = -picks_up;
    }
    policy
}

/// The rules of thumb of a Deputy.
pub(super) fn deputy() -> Greedy {
    careless(policy(Temper::Even), DEPUTY_SAVES, DEPUTY_PICKS_UP)
}

/// The rules of thumb of one with this temper: what they like, at no cost in strength.
pub(super) fn policy(temper: Temper) -> Greedy {
    let mut policy = Greedy::default();
    for weights in &mut policy.weights {
        match temper {
            Temper::Even => {}
            Temper::Cautious => weights.tempo *= 1.5,
            Temper::Grasping => weights.rivals *= 0.85,
            Temper::Spiteful => {
                weights.rivals *= 1.1;
                weights.keep *= 0.7;
            }
        }
    }
    policy
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::BotKind;
    use crate::bots::arena::{Entrant, Match};
    use crate::bots::level::testing::assert_each_beats_the_one_below;
    use crate::bots::pool::{Pool, Remarks, find};

    #[test]
    fn each_of_the_lower_levels_beats_the_one_below() {
        assert_each_beats_the_one_below::<WyattEarp>(&[2, 3, 4], 60);
    }

    #[test]
    fn people_are_lively_and_make_sense_also_at_a_table_with_one_who_lays_nothing() {
        let sitter = find::<WyattEarp>("sitter").expect("a stranger");
        for level in [Level::Greenhorn, Level::Drifter, Level::Deputy] {
            let bot = BotKind::Character(Character { level, temper: Temper::Even });
            let entrants: Vec<Entrant<WyattEarp>> = vec![&bot, &bot, &bot, &sitter];
            let contest = Match { entrants, variant: 0, deals: 20, seed: 77, threads: 1 };
            let (_, watch) = contest.play_before::<<WyattEarp as Pool>::Watch>(|| ()).expect("a table");
            let notes = watch.notes();
            let numbers = notes.numbers(|who| who < 3);
            assert!(numbers["round of the first opening"].0 <= 2.0, "{level:?}");
            assert!(numbers["cards in hand before the first lay"].1 <= 11.8, "{level:?}: {numbers:?}");
            assert!(notes.shares(|_| true)["hands ended by the supply"].rate().mean < 0.45, "{level:?}");
            let silly = [
                "lets a free Photo pass",
                "keeps paying cards",
                "ignores a dear Hideout",
                "throws back what it took",
                "throws a Photo to who leads",
                "throws an outlaw card to who leads",
                "adds to what it has just laid",
            ];
            for (of, share) in notes.shares(|who| who < 3) {
                assert!(!silly.contains(&of) || share.rate().mean < 0.05, "{level:?} {of}: {share:?}");
            }
        }
    }

    #[test]
    fn good_enough_is_a_share_of_the_best_chance() {
        for level in [Level::Ranger, Level::Marshal] {
            let Style::Search(plan) = style(Character { level, temper: Temper::Even }, 4) else { panic!("{level:?}") };
            assert!(plan.tolerance == 0.0 && plan.laxity > 0.0 && plan.sense);
        }
    }
}
