//! What the house says, whatever is played: the first screen, the frame of the table, keeping, taking back, looking back, sharing, levels.

use super::Names;
use crate::bots::{Level, Temper};
use crate::engine::{CannotTakeBack, LoadError, Seat};
use crate::ui::trouble::{CannotDeal, Missing, Reading, Trouble};

words! {
    /// Names and labels.
    struct Label {
        house, language, you, update, update_now, update_later, table, dealer, status, awaited, moment, actions, new, log, log_short, menu, close, licences,
        skip_to_hand, skip, skip_note, clear, cancel, pace, slow, normal, fast, instant, leave, on_turn, pick, wait, opponents, level, edition,
        your_table, which_game, next_hand, to_the_end, seed, seed_empty, seed_note, deal, start_foot, again, to_start, sound, sound_off, sound_soft, sound_full, mute, wanted, by_hand,
    }
}

words! {
    /// Labels of keeping, taking back, looking back, sharing and opening.
    struct Keep {
        elsewhere, elsewhere_lead, take_over, understood, aside, aside_save, go_on, unread, unread_foot, read_again, games, running, won,
        remove, removed, put_back, take_back, practice, practice_choice, practice_note, look_back, replay, back_to_game, close_replay, controls,
        step_back, step, turn_back, turn_on, run, halt, position, seat, seat_note, branch, branch_note, share, share_deal, share_deal_note,
        share_moves, share_moves_note, share_over_note, share_warning, copy, copied, copy_by_hand, link, save, open, open_file, open_link, open_do, offer,
        same_deal, watch, play_on, not_now, offer_foot, find_mistakes, mistakes, no_mistakes, next_mistake,
    }
}

words! {
    /// Labels of hints.
    struct Hint { hint, about, do_it, close, wait, to_win, others, done, offer, none, close_call }
}

words! {
    /// Settings, keys, and what is asked once more.
    struct Setting {
        settings, keys, house_keys, full_screen, theme, system, night, day, contrast, motion, motion_full, motion_less, order, drawn, sort, cards, small, usual, large, back,
        red, blue, green, confirm, memory, lines, shortcuts, left, sure, sure_yes,
    }
}

words! {
    /// What `index.html` and `boot/boot.js` say before the program runs; a test holds the page to it.
    struct Boot { needs, loading, slow, old, gone, host, other, cut, stopped, kept, anew }
}

room! {
    /// The house in one language.
    trait House;

    /// Names and labels.
    fn label() -> &'static Label;
    /// Labels of keeping, taking back, looking back, sharing and opening.
    fn keep() -> &'static Keep;
    /// Labels of hints.
    fn hint_label() -> &'static Hint;
    /// Settings, keys, and what is asked once more.
    fn setting() -> &'static Setting;
    /// What is said before the program runs.
    fn boot() -> &'static Boot;
    /// In small letters, what sentences call the player or nobody: as a name it would mean somebody else.
    fn meant() -> &'static [&'static str];

    /// Whose turn it is: "Your turn", "Juniper’s turn".
    fn turn(names: &Names, seat: Seat) -> String;
    /// While another seat thinks: "Juniper is thinking …".
    fn thinking(name: &str) -> String;
    /// "Hand 3".
    fn hand_number(n: u16) -> String;
    /// "cards", after their number.
    fn cards_word(n: u8) -> &'static str;
    /// "cards in hand", after their number.
    fn cards_in_hand(n: u8) -> &'static str;
    /// "Your hand", "Juniper’s hand".
    fn hand_whose(names: &Names, seat: Seat) -> String;
    /// "Your hand, 12 cards", "Juniper’s hand, 9 cards".
    fn hand(names: &Names, seat: Seat, n: u8) -> String;
    /// "2 in hand": under a card that lies elsewhere.
    fn held(n: u8) -> String;
    /// "×2": how many of a card there are.
    fn count_of(n: u8) -> String;
    /// "Juniper, then Tallow, then Marigold": the order in which seats are asked.
    fn in_turn(names: &Names, seats: &[Seat]) -> String;
    /// "34%", from a chance between 0 and 1.
    fn percent(chance: f32) -> String;
    /// A hint for those who hear the page.
    fn hint_spoken(order: &str, chance: &str, why: &str) -> String;

    /// "1 opponent", "3 opponents".
    fn opponents(n: u8) -> String;
    /// What the name of a seat is asked with.
    fn name_field(seat: usize) -> String;
    /// That a typed name cannot stand, and who sits there instead.
    fn name_taken(instead: &str) -> String;
    /// What a level is called.
    fn level(level: Level) -> &'static str;
    /// How those of a level play.
    fn level_note(level: Level) -> &'static str;
    /// "Juniper is cautious, and plays like the Deputies": for the row of a seat.
    fn character(names: &Names, seat: Seat, level: Level) -> String;
    /// What somebody of that temper says of what happened, in one way or another.
    fn line(temper: Temper, remark: Remark) -> [&'static str; 2];
    /// "Your opponents play like Deputies."
    fn table_level(level: Level) -> String;
    /// Why no game can be dealt.
    fn cannot_deal(why: CannotDeal) -> &'static str;

    /// What "take back" says when so many decisions can be.
    fn take_back_note(count: usize) -> String;
    /// Why nothing can be taken back.
    fn cannot_take_back(why: CannotTakeBack) -> &'static str;
    /// What cannot be written down, what that means, and what the player can do.
    fn trouble(trouble: Trouble) -> String;
    /// Why the kept games are not there yet, and what the player can do; nothing if they are, or will be in a moment.
    fn unread(reading: Reading) -> Option<&'static str>;
    /// Why something is no game that can be opened, and what the player can do.
    fn load_error(why: &LoadError) -> String;
    /// Why what a game is made of did not come, and what the player can do.
    fn missing(why: Missing) -> &'static str;
    /// What is the matter with a kept game that cannot be opened.
    fn set_aside(why: &LoadError) -> String;
    /// What a file is saved as: "The browser saves it as tin-star-faro.txt."
    fn saved(file: &str) -> String;
    /// The name of a file with what was set aside, without its ending.
    fn aside_name(nth: usize) -> String;
    /// "3 opponents, Deputies, hand 2, practice": what a kept game is.
    fn kept_game(others: u8, level: Level, hand: Option<u16>, practice: bool) -> String;
    /// How a finished game ended: "You won", "Juniper won".
    fn kept_won(names: &Names, winner: Seat) -> String;
    /// Under a full list of games, which has room for so many.
    fn games_full(room: usize) -> String;
    /// "Wyatt Earp, hand 3, practice": which game is kept, and where it stands.
    fn kept_at(game: &str, hand: Option<u16>, practice: bool) -> String;
    /// "Act 37 of 217".
    fn position(at: usize, end: usize) -> String;
    /// What was decided, as an order, is undone: "Taken back: Discard Hideout."
    fn taken_back(order: &str) -> String;
    /// While decisions are weighed: "Weighing your decisions: 12 of 80".
    fn weighed(done: usize, all: usize) -> String;
    /// "−7%": how much of the chance to win an act gave away.
    fn lost(share: f32) -> String;
    /// Whose eyes: "You", "Juniper".
    fn seen_by(names: &Names, seat: Seat) -> String;
    /// What an opened game is: "3 opponents, 2014 rulebook, with 217 acts."
    fn offer(opponents: &str, edition: &str, acts: usize, practice: bool) -> String;

    /// "Against Deputies you have won 3 of 7 games.": of finished games, of which there is at least one.
    fn tally(won: u32, played: u32, level: Level) -> String;
    /// "won 3 of 7": the same as short as it can be beside the level.
    fn tally_short(won: u32, played: u32) -> String;
    /// "$7,000 short": what a loser lacks of the winner's.
    fn short(amount: &str) -> String;
    /// "You win!", "Juniper wins".
    fn winner_title(names: &Names, winner: Seat) -> String;
}

/// What there is to say something about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remark {
    /// They got something from somebody, or their shot hit.
    Took,
    /// Somebody got something from them.
    Lost,
    /// They tried in vain.
    Missed,
    /// They laid something great.
    Laid,
    /// They ended the hand.
    Out,
}

impl Remark {
    /// All of them.
    #[cfg(test)]
    pub const ALL: [Self; 5] = [Self::Took, Self::Lost, Self::Missed, Self::Laid, Self::Out];
}
