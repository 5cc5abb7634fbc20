//! The words of keeping, taking back, looking back and sharing.

use super::{Names, hand_number, level, opponents};
use crate::bots::Level;
use crate::engine::{LoadError, Seat};
use crate::ui::keep::{KEPT, Reading, Trouble};
use crate::ui::storage::StorageError;

/// Labels that never change.
pub mod keep {
    #![allow(missing_docs)]
    // Keeping.
    pub const ELSEWHERE: &str = "The game is open in another tab";
    pub const ELSEWHERE_LEAD: &str = "Only one tab can play it, so that none overwrites the other.";
    pub const TAKE_OVER: &str = "Play here instead";
    pub const UNDERSTOOD: &str = "Understood";
    pub const ASIDE: &str = "Set aside";
    pub const ASIDE_SAVE: &str = "Save it as a file";
    pub const GO_ON: &str = "Go on with your game";
    pub const UNREAD: &str = "Your games are not here yet";
    pub const UNREAD_FOOT: &str =
        "None of them is lost or written over: a game that you deal meanwhile is kept beside them.";
    pub const READ_AGAIN: &str = "Try again";
    pub const GAMES: &str = "Your games";
    pub const RUNNING: &str = "Go on";
    pub const WON: &str = "You won";
    pub const REMOVE: &str = "Remove";
    pub const REMOVED: &str = "Removed";
    pub const PUT_BACK: &str = "Put back";

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
    pub const BRANCH_NOTE: &str =
        "As a practice game of its own; the one that you look back on stays among your games.";

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
    pub const OFFER_FOOT: &str = "What you play of it is kept beside your own games.";
}

/// What "take back" says when it is possible.
pub fn take_back_note(count: usize) -> String {
    if count == 1 { "Take back your last act".to_owned() } else { format!("Take back your last act; {count} can be") }
}

/// What cannot be written down, what that means, and what the player can do.
pub fn trouble(trouble: Trouble) -> String {
    match trouble {
        Trouble::NotKept(why) => {
            let so = "It goes on, and the page goes on trying. Before you close the page, save it as a file: Menu, Share or save.";
            format!("This game cannot be kept, as {why}. {so}{}", way_out(why))
        }
        Trouble::NotRemoved(why) => {
            format!("What you removed may come back, as {why}. The page goes on trying.{}", way_out(why))
        }
    }
}

fn way_out(why: StorageError) -> &'static str {
    match why {
        StorageError::Blocked => " Perhaps the browser’s settings let this page keep nothing.",
        StorageError::Full => " Remove what you no longer need, here or on the disk.",
        StorageError::Newer => " Load the page anew to get the new version.",
    }
}

/// Why the kept games are not there yet, and what the player can do; nothing if they are, or will be in a moment.
pub fn unread(reading: Reading) -> Option<&'static str> {
    match reading {
        Reading::Begun | Reading::Done => None,
        Reading::Slow => {
            Some("The browser takes long to give what it keeps for this page. They come as soon as it has.")
        }
        Reading::Failed(StorageError::Newer) => Some(
            "A newer Tin Star has kept them, in a form that this one does not know. Load the page anew to get the new version.",
        ),
        Reading::Failed(_) => Some(
            "The browser does not give what it keeps for this page. The page goes on trying. If that does not help, load it anew, and \
             see whether the browser’s settings let it keep anything.",
        ),
    }
}

/// What is the matter with a kept game that cannot be opened.
pub fn set_aside(why: &LoadError) -> String {
    match why {
        LoadError::Newer => {
            "This game was played in a newer Tin Star. It is back among your games once this page is up to date, too: load it anew."
                .to_owned()
        }
        LoadError::OtherGame { found } => {
            format!("This is a game of {found}, which this version does not know. A newer one may.")
        }
        LoadError::Older => why.to_string(),
        LoadError::Diverged | LoadError::BadOptions { .. } => {
            "This version cannot follow this game. Another one may.".to_owned()
        }
        LoadError::TooLong | LoadError::NotAGame | LoadError::Damaged => {
            "This game is damaged: something was changed or cut off. Every new version tries it again.".to_owned()
        }
    }
}

/// The name of a file with what was set aside, without its ending.
pub fn aside_name(nth: usize) -> String {
    format!("tin-star-set-aside-{nth}")
}

/// "3 opponents, Deputies, hand 2, practice": what a kept game is.
pub fn kept_game(others: u8, level: Level, hand: u16, practice: bool) -> String {
    let practice = if practice { ", practice" } else { "" };
    format!("{}, {}, hand {hand}{practice}", opponents(others), self::level(level))
}

/// How a finished game ended: "You won", "Juniper won".
pub fn kept_won(names: &Names, winner: Seat) -> String {
    if winner == Seat(0) { keep::WON.to_owned() } else { format!("{} won", names.of(winner)) }
}

/// Under a full list of games.
pub fn games_full() -> String {
    format!(
        "There is room for {KEPT} games. For a new one the oldest finished one goes; a running one stays until you remove it."
    )
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
