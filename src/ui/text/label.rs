//! Names and labels that never change.

#![allow(missing_docs)]
pub const HOUSE: &str = "Tin Star";
pub const UPDATE: &str = "A new version is ready.";
pub const UPDATE_NOW: &str = "Load it now";
pub const UPDATE_LATER: &str = "Later";
pub const GAME: &str = "Wyatt Earp";
pub const TABLE: &str = "Table";
pub const PILES: &str = "Supply and discard stack";
pub const SUPPLY: &str = "Supply";
pub const DISCARDS: &str = "Discards";
pub const EMPTY: &str = "empty";
pub const WANTED: &str = "Wanted";
pub const REWARD: &str = "reward";
pub const OPEN: &str = "Open";
pub const UNOPENED: &str = "Not yet opened";
pub const CAPTURED: &str = "Captured";
pub const CORNER: &str = "The reward is paid at 8 CP. What a poster would pay now stands in green.";
pub const NO_CARDS: &str = "none";
pub const DEALER: &str = "dealer";
pub const STATUS: &str = "Status";
pub const ACTIONS: &str = "What you may do";
pub const NEW: &str = "new";
pub const LOG: &str = "What happened";
pub const LOG_SHORT: &str = "Log";
pub const RULES: &str = "Rules";
pub const MENU: &str = "Menu";
pub const CLOSE: &str = "Close";
pub const LICENCES: &str = "Licences";
pub const SKIP_TO_HAND: &str = "Skip to your hand";
pub const SKIP: &str = "Skip";
pub const SKIP_NOTE: &str = "Skip to your next decision";
pub const CLEAR: &str = "Clear";
pub const CANCEL: &str = "Never mind";
pub const PACE: &str = "Pace";
pub const SLOW: &str = "Slow";
pub const NORMAL: &str = "Normal";
pub const FAST: &str = "Fast";
pub const INSTANT: &str = "Instant";
pub const LEAVE: &str = "Leave the table";
pub const ASK_WHOM: &str = "Which outlaw?";
pub const ASK_WAY: &str = "Which way round?";
pub const ASK_LEFT: &str = "To the left";
pub const ASK_RIGHT: &str = "To the right";
pub const ASK_HANDS: &str = "Ask for a card from hands";
pub const SEARCH_TITLE: &str = "The discard stack";
pub const SEARCH_LEAD: &str = "Take one card. The others will not see it.";
pub const PHOTO_TITLE: &str = "Your Photo fits";
pub const HIDEOUT_TITLE: &str = "They hid your outlaw";
pub const ON_TURN: &str = "on turn";
pub const WOULD_PAY: &str = "would be paid";
pub const LIST: &str = "Choose from a list";
pub const TARGETS: &str = "Which group?";
pub const SHORTCUTS: &str =
    "Single keys: D draws two, T takes the discard, P plays, X discards, H gives a hint, S skips";
pub const HIT: &str = "Hit!";
pub const MISS: &str = "Miss";
pub const PICK: &str = "Press a card to see what it can do.";
pub const PLAY_WAYS_SHORT: &str = "Play …";
pub const ENDS_HAND: &str = "ends the hand";
pub const DRAW_ENDS_HAND: &str = "The supply has run out: this ends the hand at once.";
pub const LAST_CARD: &str = "Your last card: discarding it ends the hand.";
pub const WAIT: &str = "Watch the others, or press a card to read it.";

// The start.
pub const START_LEAD: &str =
    "Seven outlaws, seven rewards. Catch them with sets of cards, and share the money with as few as you can.";
pub const OPPONENTS: &str = "Opponents";
pub const LEVEL: &str = "Opponents play like";
pub const EDITION: &str = "Rules";
pub const START_MORE: &str = "Names and deal number";
pub const SEED: &str = "Deal number";
pub const SEED_EMPTY: &str = "a fresh shuffle";
pub const SEED_NOTE: &str = "The same number deals the same cards.";
pub const SEED_NO_NUMBER: &str = "A deal number is made of digits only; leave it empty for a fresh shuffle.";
pub const SEED_TOO_LARGE: &str = "That deal number is too large; nineteen digits are enough.";
pub const NO_RANDOMNESS: &str = "This browser gives no chance to shuffle by. Type a deal number of your own.";
pub const DEAL: &str = "Deal";
pub const START_FOOT: &str =
    "Plays wholly on this machine, against bots that see no more than you would in their seat.";

// The scoring sheet.
pub const POSTERS: &str = "The posters";
pub const WHO: &str = "Who";
pub const CP: &str = "CP";
pub const ROUNDS: &str = "Round by round";
pub const PAID: &str = "Paid";
pub const STAYS: &str = "Stays on the poster:";
pub const NEXT_HAND: &str = "Deal the next hand";
pub const TO_THE_END: &str = "See who won";

// The end.
pub const DUEL: &str = "The duel";
pub const DUEL_LEAD: &str = "Tied for most money: each turns a card, and a bullet hole keeps you in.";
pub const DUEL_AGAIN: &str = "No hole among them: all draw again.";
pub const STAYS_IN: &str = "stays in";
pub const IS_OUT: &str = "no hole";
pub const PLACES: &str = "Final money";
pub const AGAIN: &str = "Another game";
pub const TO_START: &str = "Back to the start";
