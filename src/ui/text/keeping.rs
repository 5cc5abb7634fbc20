//! The words of keeping, taking back, looking back and sharing.

use super::{Names, hand_number};
use crate::engine::{LoadError, Seat};
use crate::ui::storage::StorageError;

/// Labels that never change.
pub mod keep {
    #![allow(missing_docs)]
    // Keeping.
    pub const ELSEWHERE: &str = "The game is open in another tab";
    pub const ELSEWHERE_LEAD: &str = "Only one tab can play it, so that none overwrites the other.";
    pub const TAKE_OVER: &str = "Play here instead";
    pub const UNDERSTOOD: &str = "Understood";
    pub const ASIDE: &str = "The game kept here cannot be opened";
    pub const ASIDE_SAVE: &str = "Save it as a file";
    pub const ASIDE_FORGET: &str = "Throw it away";
    pub const GO_ON: &str = "Go on with your game";
    pub const LOOK_BACK_LAST: &str = "Look back on your last game";

    // Taking back.
    pub const TAKE_BACK: &str = "Take back";
    pub const PRACTICE: &str = "Practice";
    pub const PRACTICE_CHOICE: &str = "Practice game";
    pub const PRACTICE_NOTE: &str = "Everything may be taken back, also what showed hidden cards.";

    // Looking back.
    pub const LOOK_BACK: &str = "Look back";
    pub const REPLAY: &str = "Looking back";
    pub const BACK_TO_GAME: &str = "Back to the game";
    pub const CLOSE_REPLAY: &str = "Close";
    pub const CONTROLS: &str = "Looking back: controls";
    pub const STEP_BACK: &str = "Step back";
    pub const STEP: &str = "Step";
    pub const TURN_BACK: &str = "Turn back";
    pub const TURN_ON: &str = "Turn on";
    pub const RUN: &str = "Run";
    pub const HALT: &str = "Halt";
    pub const POSITION: &str = "Act";
    pub const SEAT: &str = "Seen by";
    pub const SEAT_NOTE: &str = "Other hands are shown once the game is over.";
    pub const BRANCH: &str = "Play on from here";
    pub const BRANCH_NOTE: &str = "As a practice game; the game that you look back on is given up unless you save it.";

    // Sharing.
    pub const SHARE: &str = "Share or save";
    pub const SHARE_DEAL: &str = "The deal alone";
    pub const SHARE_DEAL_NOTE: &str = "A friend plays the same cards.";
    pub const SHARE_MOVES: &str = "With every act so far";
    pub const SHARE_MOVES_NOTE: &str = "A friend can watch it, or play the same cards.";
    pub const SHARE_WARNING: &str = "Whoever takes the link or file apart can work out every hidden card of this game.";
    pub const COPY: &str = "Copy a link";
    pub const COPIED: &str = "Copied.";
    pub const COPY_BY_HAND: &str = "The browser does not let the page copy. Copy it from here:";
    pub const LINK: &str = "Link";
    pub const SAVE: &str = "Save as a file";

    // Opening.
    pub const OPEN: &str = "Open a game";
    pub const OPEN_FILE: &str = "From a file";
    pub const OPEN_LINK: &str = "Or paste a link";
    pub const OPEN_DO: &str = "Open";
    pub const OFFER: &str = "A game for you";
    pub const SAME_DEAL: &str = "Play the same cards";
    pub const WATCH: &str = "Watch it";
    pub const PLAY_ON: &str = "Go on with it";
    pub const NOT_NOW: &str = "Not now";
    pub const REPLACES: &str = "Your own game is given up when you play this one.";
}

/// What "take back" says when it is possible.
pub fn take_back_note(count: usize) -> String {
    if count == 1 { "Take back your last act".to_owned() } else { format!("Take back your last act; {count} can be") }
}

/// The game cannot be kept, and what that means.
pub fn not_kept(why: StorageError) -> String {
    format!("This game cannot be kept, as {why}. It goes on, but is lost when the page is closed.")
}

/// Why the kept game was set aside.
pub fn set_aside(why: &LoadError) -> String {
    format!("{why} It has been set aside.")
}

/// "Hand 3, practice": where a kept game stands.
pub fn kept_at(hand: u16, practice: bool) -> String {
    if practice { format!("{}, practice", hand_number(hand)) } else { hand_number(hand) }
}

/// "Act 37 of 217".
pub fn position(at: usize, end: usize) -> String {
    format!("Act {at} of {end}")
}

/// What an opened game is: "3 opponents, 2014 rulebook, with 217 acts to watch."
pub fn offer(opponents: &str, edition: &str, acts: usize, practice: bool) -> String {
    let practice = if practice { ", practice" } else { "" };
    match acts {
        0 => format!("{opponents}, {edition}{practice}, from the first deal."),
        1 => format!("{opponents}, {edition}{practice}, with one act."),
        acts => format!("{opponents}, {edition}{practice}, with {acts} acts."),
    }
}

/// Whose eyes: "You", "Juniper".
pub fn seen_by(names: &Names, seat: Seat) -> String {
    names.subject(seat).to_owned()
}

/// The name of a file with a game, without its ending.
pub fn file_name(hand: u16) -> String {
    format!("tin-star-wyatt-earp-hand-{hand}")
}
