//! The house in English.

use super::{English, cards, sentence, subject, whose};
use crate::bots::{Character, Level, Temper};
use crate::engine::{CannotTakeBack, LoadError, Seat};
use crate::ui::browser::storage::StorageError;
use crate::ui::text::Remark;
use crate::ui::text::{Boot, Hint, House, Keep, Label, Names, Setting};
use crate::ui::trouble::{CannotDeal, Missing, NotRead, Reading, Trouble};

pub(super) static LABEL: Label = Label {
    house: "Tin Star",
    language: "Language",
    you: "You",
    update: "A new version is ready.",
    update_now: "Load it now",
    update_later: "Later",
    table: "Table",
    dealer: "dealer",
    status: "Status",
    awaited: "The others have not loaded yet. Are you online? They play as soon as they have.",
    moment: "One moment …",
    actions: "What you may do",
    new: "new",
    log: "What happened",
    log_short: "Log",
    menu: "Menu",
    close: "Close",
    licences: "Licences",
    skip_to_hand: "Skip to your hand",
    skip: "Skip",
    skip_note: "Skip to your next decision",
    clear: "Clear",
    cancel: "Never mind",
    pace: "Pace",
    slow: "Slow",
    normal: "Normal",
    fast: "Fast",
    instant: "Instant",
    leave: "Leave the table",
    on_turn: "to play",
    pick: "Press a card to see what it can do.",
    wait: "Watch the others, or press a card to read it.",
    opponents: "Opponents",
    level: "Opponents play like",
    edition: "Rules",
    your_table: "Your table",
    which_game: "Game",
    next_hand: "Deal the next hand",
    to_the_end: "See who won",
    seed: "Deal number",
    seed_empty: "a fresh shuffle",
    seed_note: "The same number deals the same cards.",
    deal: "Play",
    start_foot: "Runs wholly on this machine, against bots that see no more than you would in their seat.",
    again: "Another game",
    to_start: "Back to the start",
    sound: "Sound",
    sound_off: "Off",
    sound_soft: "Soft",
    sound_full: "Full",
    wanted: "Wanted",
    by_hand: "Hand by hand",
    mute: "Mute",
};

static KEEP: Keep = Keep {
    elsewhere: "Tin Star is open in another tab",
    elsewhere_lead: "Only one tab can have your games, so that neither overwrites the other.",
    take_over: "Play here instead",
    understood: "Understood",
    aside: "Set aside",
    aside_save: "Save it as a file",
    go_on: "Go on with your game",
    unread: "Kept games cannot be read yet",
    unread_foot: "What is kept is neither lost nor written over, whatever you play meanwhile.",
    read_again: "Try again",
    games: "Your games",
    running: "Go on",
    won: "You won",
    remove: "Remove",
    removed: "Removed",
    put_back: "Put back",
    take_back: "Take back",
    practice: "Practice",
    practice_choice: "Practice game",
    practice_note: "Everything may be taken back, even what showed hidden cards.",
    look_back: "Look back",
    replay: "Looking back",
    back_to_game: "Back to the game",
    close_replay: "Close",
    controls: "Looking back: controls",
    step_back: "Step back",
    step: "Step",
    turn_back: "Previous turn",
    turn_on: "Next turn",
    run: "Run",
    halt: "Halt",
    position: "Act",
    seat: "Seen by",
    seat_note: "Other hands are shown once the game is over.",
    branch: "Play on from here",
    branch_note: "As a practice game of its own; the one that you look back on stays as it is.",
    share: "Share or save",
    share_deal: "The deal alone",
    share_deal_note: "From the first deal on: a friend plays the same cards.",
    share_moves: "With every act so far",
    share_moves_note: "The whole game: to go on with, to watch, or to play the same cards.",
    share_over_note: "The whole game: to watch, or to play the same cards.",
    share_warning: "Whoever takes the link or file apart can work out every hidden card of this game.",
    copy: "Copy a link",
    copied: "Copied.",
    copy_by_hand: "The browser does not let the page copy. Copy it from here:",
    link: "Link",
    save: "Save as a file",
    open: "Open a game",
    open_file: "From a file",
    open_link: "Or paste a link",
    open_do: "Open",
    offer: "A game for you",
    same_deal: "Play the same cards",
    watch: "Watch it",
    play_on: "Go on with it",
    not_now: "Not now",
    offer_foot: "What you play of it is kept beside your own games.",
    find_mistakes: "Find my costliest mistakes",
    mistakes: "Your costliest mistakes",
    no_mistakes: "You gave nothing away: no decision of yours cost 2% or more.",
    next_mistake: "Next mistake:",
};

static SETTING: Setting = Setting {
    settings: "Settings",
    keys: "Keys",
    house_keys: "H gives a hint\nU takes back\nS skips to your next decision\nO sorts the hand\n? explains what you point at\nF1/R shows the rules\nK shows these keys\nL shows the log\nM opens the menu\nV turns the sound off and on\nF fills the screen\n←/→ goes from card to card, and along all areas\n↑/↓ goes from the hand to what you may do, and back\nTab goes on to the next area\nEnter picks a card up, and again plays it or leads to where it can go\nEsc drops what you hold, and closes",
    full_screen: "Full screen",
    theme: "Colours",
    system: "System",
    night: "Walnut",
    day: "Paper",
    contrast: "High contrast",
    motion: "Movement",
    motion_full: "Full",
    motion_less: "None",
    order: "Your hand",
    drawn: "as drawn",
    sort: "Hand sorted",
    cards: "Card size",
    small: "Small",
    usual: "Usual",
    large: "Large",
    back: "Card backs",
    red: "Red",
    blue: "Blue",
    green: "Green",
    confirm: "Ask me before my turn ends",
    memory: "Memory aid: the log keeps naming old discards",
    lines: "Opponents say a word now and then",
    shortcuts: "Key shortcuts",
    left: "Left-handed: mirror the table",
    sure: "Is that what you want?",
    sure_yes: "Yes",
};

static HINT: Hint = Hint {
    hint: "Hint",
    about: "What the best bot would do with what you know, the chance to win by it, and why.",
    do_it: "Do it",
    close: "Close the hint",
    wait: "Thinking it over …",
    to_win: "to win the game",
    others: "Instead:",
    done: "What was done:",
    offer: "Offer hints",
    none: "No advice to be had here.",
    close_call: "There is little between this and the next best.",
};

static BOOT: Boot = Boot {
    needs: "Tin Star needs JavaScript and WebAssembly; both work wholly on this machine.",
    loading: "Loading the game …",
    slow: "This is taking longer than it should. It goes on by itself as soon as the network does; or reload the page.",
    old: "This browser is too old for Tin Star. Any from 2024 on will do.",
    gone: "The game did not load: a part of it is not there. Perhaps a new version is going up just now; reload the page in a minute.",
    host: "The game did not load: the server is having trouble. Reload the page in a minute.",
    other: "The game did not load: something else came in its place, such as a network’s sign-in page.",
    cut: "The game did not load: it arrived incomplete. Are you online? Reload the page.",
    stopped: "The game loaded, but stopped as it began. Perhaps reloading the page helps.",
    kept: "Your saved games are safe.",
    anew: "Reload the page",
};

impl House for English {
    fn label(&self) -> &'static Label {
        &LABEL
    }

    fn keep(&self) -> &'static Keep {
        &KEEP
    }

    fn hint_label(&self) -> &'static Hint {
        &HINT
    }

    fn setting(&self) -> &'static Setting {
        &SETTING
    }

    fn boot(&self) -> &'static Boot {
        &BOOT
    }

    fn meant(&self) -> &'static [&'static str] {
        &["you", "your", "yours", "yourself", "nobody"]
    }

    fn turn(&self, names: &Names, seat: Seat) -> String {
        format!("{} turn", whose(names, seat))
    }

    fn thinking(&self, name: &str) -> String {
        format!("{name} is thinking …")
    }

    fn hand_number(&self, n: u16) -> String {
        format!("Hand {n}")
    }

    fn cards_word(&self, n: u8) -> &'static str {
        if n == 1 { "card" } else { "cards" }
    }

    fn cards_in_hand(&self, n: u8) -> &'static str {
        if n == 1 { "card in hand" } else { "cards in hand" }
    }

    fn hand_whose(&self, names: &Names, seat: Seat) -> String {
        format!("{} hand", whose(names, seat))
    }

    fn hand(&self, names: &Names, seat: Seat, n: u8) -> String {
        format!("{} hand, {}", whose(names, seat), cards(n))
    }

    fn held(&self, n: u8) -> String {
        format!("{n} in hand")
    }

    fn count_of(&self, n: u8) -> String {
        format!("×{n}")
    }

    fn in_turn(&self, names: &Names, seats: &[Seat]) -> String {
        seats.iter().map(|&seat| names.of(seat)).collect::<Vec<_>>().join(", then ")
    }

    fn percent(&self, chance: f32) -> String {
        format!("{}%", (chance * 100.0).round() as u32)
    }

    fn hint_spoken(&self, order: &str, chance: &str, why: &str) -> String {
        sentence(&format!("{}: {order}. {chance} {}. {why}", HINT.hint, HINT.to_win))
    }

    fn opponents(&self, n: u8) -> String {
        if n == 1 { "1 opponent".to_owned() } else { format!("{n} opponents") }
    }

    fn name_field(&self, seat: usize) -> String {
        if seat == 0 { "Your name".to_owned() } else { format!("Opponent {seat}") }
    }

    fn name_taken(&self, instead: &str) -> String {
        format!("That name is taken: {instead} sits here instead.")
    }

    fn level(&self, level: Level) -> &'static str {
        match level {
            Level::Greenhorn => "Greenhorns",
            Level::Drifter => "Drifters",
            Level::Deputy => "Deputies",
            Level::Ranger => "Rangers",
            Level::Marshal => "Marshals",
            Level::Legend => "Legends",
        }
    }

    fn level_note(&self, level: Level) -> &'static str {
        match level {
            Level::Greenhorn => "Play what they can, and remember nothing of what they saw.",
            Level::Drifter => "Have sat at a table or two, and recall little of it.",
            Level::Deputy => "A fair match if you know the rules; they forget much of what they saw.",
            Level::Ranger => "Think ahead, and settle for what looks good enough.",
            Level::Marshal => "Think ahead, and let little slip.",
            Level::Legend => "Think each move through, and guess what you hold.",
        }
    }

    fn character(&self, names: &Names, seat: Seat, level: Level) -> String {
        let temper = match Character::of_the_house(seat, level).temper {
            Temper::Even => "is even-tempered",
            Temper::Cautious => "is cautious",
            Temper::Grasping => "is out for the money",
            Temper::Spiteful => "never forgives a slight",
        };
        format!("{} {temper}, and plays like the {}", names.of(seat), self.level(level))
    }

    fn line(&self, temper: Temper, remark: Remark) -> [&'static str; 2] {
        match (temper, remark) {
            (Temper::Even, Remark::Took) => ["Much obliged.", "That’s one for me."],
            (Temper::Even, Remark::Lost) => ["Well, I had that coming.", "Fair enough."],
            (Temper::Even, Remark::Missed) => ["You can’t win them all.", "The wind took it."],
            (Temper::Even, Remark::Laid) => ["There we are.", "That’ll do nicely."],
            (Temper::Even, Remark::Out) => ["That’s the hand, folks.", "I’m out."],
            (Temper::Cautious, Remark::Took) => ["I had to be sure.", "No hard feelings."],
            (Temper::Cautious, Remark::Lost) => ["I saw that coming.", "I should have hidden it."],
            (Temper::Cautious, Remark::Missed) => ["I knew I shouldn’t have.", "Never again."],
            (Temper::Cautious, Remark::Laid) => ["Slow and steady.", "Better now than never."],
            (Temper::Cautious, Remark::Out) => ["Best to stop while it’s good.", "Home and dry."],
            (Temper::Grasping, Remark::Took) => ["Mine now.", "I’ll have that."],
            (Temper::Grasping, Remark::Lost) => ["Hey, that was mine!", "I want that back."],
            (Temper::Grasping, Remark::Missed) => ["I nearly had it!", "Next time it’s mine."],
            (Temper::Grasping, Remark::Laid) => ["See how it piles up.", "There’s more where that came from."],
            (Temper::Grasping, Remark::Out) => ["Pay up!", "Count it out, please."],
            (Temper::Spiteful, Remark::Took) => ["How do you like that?", "Serves you right."],
            (Temper::Spiteful, Remark::Lost) => ["You’ll regret that.", "I never forget a face."],
            (Temper::Spiteful, Remark::Missed) => ["You got lucky.", "I’ll get you yet."],
            (Temper::Spiteful, Remark::Laid) => ["Match that.", "Try and stop me."],
            (Temper::Spiteful, Remark::Out) => ["Too slow, the lot of you.", "Ha! Done."],
        }
    }

    fn table_level(&self, level: Level) -> String {
        format!("Your opponents play like {}.", self.level(level))
    }

    fn cannot_deal(&self, why: CannotDeal) -> &'static str {
        match why {
            CannotDeal::NoNumber => "A deal number is made of digits only; leave it empty for a fresh shuffle.",
            CannotDeal::TooLarge => "That deal number is too large; nineteen digits are enough.",
            CannotDeal::NoRandomness => {
                "This browser provides no random numbers to shuffle with. Type a deal number of your own."
            }
            CannotDeal::Missing(why) => self.missing(why),
        }
    }

    fn take_back_note(&self, count: usize) -> String {
        if count == 1 { "Take back your last act".to_owned() } else { format!("Take back your last act (of {count})") }
    }

    fn cannot_take_back(&self, why: CannotTakeBack) -> &'static str {
        match why {
            CannotTakeBack::NothingYet => "You have done nothing yet that could be taken back.",
            CannotTakeBack::OthersActed => "The others have acted since; that cannot be taken back.",
            CannotTakeBack::Revealed => "Something hidden has come to light; that cannot be taken back.",
            CannotTakeBack::Answerable => "The others had their chance to answer it; that cannot be taken back.",
        }
    }

    fn trouble(&self, trouble: Trouble) -> String {
        match trouble {
            Trouble::NotKept(why) => {
                let so = "It goes on, and the page goes on trying. Before you close the page, save the game as a file: Menu, Share or save.";
                format!("This game cannot be kept, as {}. {so}{}", because(why), way_out(why))
            }
            Trouble::NotRemoved(why) => {
                format!("What you removed may come back, as {}. The page goes on trying.{}", because(why), way_out(why))
            }
        }
    }

    fn unread(&self, reading: Reading) -> Option<&'static str> {
        match reading {
            Reading::Begun | Reading::Done => None,
            Reading::Slow => {
                Some("The browser takes long to give what it keeps for this page. Your games come once it has.")
            }
            Reading::Failed(NotRead::Missing(why)) => Some(self.missing(why)),
            Reading::Failed(NotRead::Kept(StorageError::Newer)) => Some(
                "A newer Tin Star has kept them, in a form that this one does not know. Reload the page to get the new version.",
            ),
            Reading::Failed(_) => Some(
                "The browser does not give what it keeps for this page. The page goes on trying. If that does not help, reload it, and see \
                 whether the browser’s settings let it keep anything.",
            ),
        }
    }

    fn missing(&self, why: Missing) -> &'static str {
        match why {
            Missing::Cut => "The game did not load fully. Are you online? Try again.",
            Missing::Gone => {
                "The game did not load: this version of it is no longer there. Reload the page to get the new one."
            }
            Missing::Host => "The game did not load: the server is having trouble. Try again in a minute.",
            Missing::Other => {
                "The game did not load: something else came in its place, such as a network’s sign-in page. Try again."
            }
            Missing::Stopped => "The game loaded, but cannot start. Reload the page.",
        }
    }

    fn load_error(&self, why: &LoadError) -> String {
        let words = match why {
            LoadError::TooLong => "This is too long to be a Tin Star game.",
            LoadError::NotAGame => "This is not a Tin Star game. Copy the whole of it and try again.",
            LoadError::OtherGame { found } => {
                return format!("This is a game of {found}, which this version does not know.");
            }
            LoadError::Newer => {
                "This game comes from a newer Tin Star. Reload the page to get the new version, then open it again."
            }
            LoadError::Older => {
                "This game was played by older rules, under which it went differently. This version cannot follow it."
            }
            LoadError::Damaged => {
                "This game is damaged: something was changed or cut off. Copy the whole of it and try again."
            }
            LoadError::BadOptions { .. } => "This game’s set-up does not fit its rules.",
            LoadError::Diverged => "This game plays out differently here than where it was saved, so it cannot go on.",
        };
        words.to_owned()
    }

    fn set_aside(&self, why: &LoadError) -> String {
        match why {
            LoadError::Newer => {
                "This game was played in a newer Tin Star. It is back among your games once this page is up to date, too: reload it."
                    .to_owned()
            }
            LoadError::OtherGame { found } => {
                format!("This is a game of {found}, which this version does not know. A newer one may.")
            }
            LoadError::Older => self.load_error(why),
            LoadError::Diverged | LoadError::BadOptions { .. } => {
                "This version cannot follow this game. Another one may.".to_owned()
            }
            LoadError::TooLong | LoadError::NotAGame | LoadError::Damaged => {
                "This game is damaged: something was changed or cut off. Every new version tries it again.".to_owned()
            }
        }
    }

    fn saved(&self, file: &str) -> String {
        format!("The browser saves it as {file}.")
    }

    fn aside_name(&self, nth: usize) -> String {
        format!("tin-star-set-aside-{nth}")
    }

    fn kept_game(&self, others: u8, level: Level, hand: Option<u16>, practice: bool) -> String {
        format!("{}, {}{}{}", self.opponents(others), self.level(level), in_hand(hand), practised(practice))
    }

    fn kept_won(&self, names: &Names, winner: Seat) -> String {
        if winner == Seat(0) { KEEP.won.to_owned() } else { format!("{} won", names.of(winner)) }
    }

    fn games_full(&self, room: usize) -> String {
        format!(
            "There is room for {room} games. For a new one the oldest finished one goes; a running one stays until you remove it."
        )
    }

    fn kept_at(&self, game: &str, hand: Option<u16>, practice: bool) -> String {
        format!("{game}{}{}", in_hand(hand), practised(practice))
    }

    fn position(&self, at: usize, end: usize) -> String {
        format!("Act {at} of {end}")
    }

    fn taken_back(&self, order: &str) -> String {
        sentence(&format!("Taken back: {order}."))
    }

    fn weighed(&self, done: usize, all: usize) -> String {
        format!("Weighing your decisions: {done} of {all}")
    }

    fn lost(&self, share: f32) -> String {
        format!("−{}", self.percent(share))
    }

    fn seen_by(&self, names: &Names, seat: Seat) -> String {
        subject(names, seat).to_owned()
    }

    fn offer(&self, opponents: &str, edition: &str, acts: usize, practice: bool) -> String {
        let practice = practised(practice);
        match acts {
            0 => format!("{edition}, {opponents}{practice}, from the first deal."),
            1 => format!("{edition}, {opponents}{practice}, with one act."),
            acts => format!("{edition}, {opponents}{practice}, with {acts} acts."),
        }
    }

    fn short(&self, amount: &str) -> String {
        format!("{amount} short")
    }

    fn tally(&self, won: u32, played: u32, level: Level) -> String {
        let level = self.level(level);
        if played == 1 {
            return format!("Your first game against {level}.");
        }
        format!("Against {level} you have won {won} of {played} games.")
    }

    fn tally_short(&self, won: u32, played: u32) -> String {
        format!("won {won} of {played}")
    }

    fn winner_title(&self, names: &Names, winner: Seat) -> String {
        if winner == Seat(0) { "You win!".to_owned() } else { format!("{} wins", names.of(winner)) }
    }
}

/// Which hand, after something else.
fn in_hand(hand: Option<u16>) -> String {
    hand.map_or_else(String::new, |hand| format!(", hand\u{a0}{hand}"))
}

fn practised(practice: bool) -> &'static str {
    if practice { ", practice" } else { "" }
}

fn because(why: StorageError) -> &'static str {
    match why {
        StorageError::Blocked => "the browser will not write it down",
        StorageError::Full => "the browser had no room for it",
        StorageError::Newer => "a newer Tin Star keeps the games here",
    }
}

fn way_out(why: StorageError) -> &'static str {
    match why {
        StorageError::Blocked => " Perhaps the browser’s settings let this page keep nothing.",
        StorageError::Full => " Remove what you no longer need, here or on the disk.",
        StorageError::Newer => " Reload the page to get the new version.",
    }
}
