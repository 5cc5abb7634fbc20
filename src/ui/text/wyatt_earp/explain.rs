//! What Wyatt Earp says to explain itself. Money comes in thousands of dollars.

use crate::engine::Seat;
use crate::ui::text::Names;

words! {
    /// What never changes.
    struct Explain {
        points, points_about, open_about, unopened_about, supply_about, supply_second, supply_out, discards_about, discards_empty,
        group_empty, may_choose, now, paid, turn, dealt, discard_about,
    }
}

room! {
    /// What explains Wyatt Earp, in one language.
    trait Room;

    /// What never changes.
    fn explain() -> &'static Explain;
    /// So many of a kind of card are neither on the table nor in the player's hand, of so many that there are.
    fn unseen(n: u8, of: u8) -> String;
    /// "$6,000 hangs here for the capture."
    fn on_poster(reward: u16) -> String;
    /// "5 CP in all: a capture takes 3 more."
    fn to_capture(cp: u8, missing: u8) -> String;
    /// "3 × 2 + 4 = 10 CP": what a group counts, from how many cards count how much.
    fn sum(parts: &[(u8, u8)], cp: u8) -> String;
    /// A Hideout takes these CP.
    fn under_hideout(cp: u8) -> String;
    /// "$7,000. With $18,000 more after a pay-day the game is over."
    fn to_goal(money: u16, goal: u16) -> String;
    /// "9 cards in hand": how many cards somebody holds, as a sentence.
    fn holds(names: &Names, seat: Seat, n: u8) -> String;
    /// What is on top of the discard stack.
    fn on_top(top: &str) -> String;
    /// The head of the column that tells what would be paid after an act: "after “Play 3”"; if it hits, where it is a shot.
    fn after(act: &str, hits: bool) -> String;
}
