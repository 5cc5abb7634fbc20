//! What Wyoming Cowboy says.

use super::Names;
use crate::engine::Seat;
use crate::games::wyoming_cowboy::{
    Action, Calibre, Card, Direction, Event, Gun, Illegal, Line, Rank, Suit, Suits, View,
};

words! {
    /// Names and labels.
    struct Label {
        game, start_lead, usual, usual_note, strict, strict_note, piles, draw_pile, discards, sort, by_rank, by_suit, middle, badges_left,
        players, worth_now, worth_lead, nothing_yet, close, pick, chosen, choosing, fire, fire_short, hold, hold_short, draw, draw_short, in_place,
        enough, end_turn, put_gun_away, which_way, hit, dodged, sheets, places, score_head, only_way, close_call, shortcuts, fired, no_king,
        have_king, say_no, say_yes, give_title, thrown, backfired, quick, lone, hand, shot_lead,
    }
}

/// Why something is advised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// What the hand counts if it ended now, and without the card.
    Counts {
        /// Now.
        from: i16,
        /// Without it.
        to: i16,
    },
    /// So many guesses at the hidden cards were played on.
    Tried {
        /// How many.
        worlds: u32,
    },
}

room! {
    /// Wyoming Cowboy in one language.
    trait Room;

    /// Names and labels.
    fn label() -> &'static Label;

    /// In a card's corner: "K", "9".
    fn corner(rank: Rank) -> &'static str;
    /// Who a face is: "cowboy"; nothing for a number.
    fn role(rank: Rank) -> &'static str;
    /// What a card is for, printed on it.
    fn card_use(rank: Rank) -> &'static str;
    /// The same in a sentence.
    fn card_help(rank: Rank) -> &'static str;
    /// "clubs".
    fn suit(suit: Suit) -> &'static str;
    /// "King of clubs".
    fn card_title(card: Card) -> String;
    /// The badge of a suit: "Badge of clubs".
    fn badge_title(suit: Suit) -> String;
    /// ".38": said as it is written.
    fn calibre(calibre: Calibre) -> &'static str;
    /// ".38: 3 of clubs and 8 of hearts".
    fn gun_title(gun: Gun) -> String;
    /// "+25", "−30", "0".
    fn signed(points: i16) -> String;
    /// "75 points".
    fn points(points: i16) -> String;
    /// "Badges: clubs, hearts".
    fn badges(badges: Suits) -> String;
    /// "Tens: clubs".
    fn tens(tens: Suits) -> String;
    /// How many of the tens lie on the table: "Tens: 3 of 4".
    fn tens_laid(laid: u8, of: u8) -> String;
    /// "Couples shown: hearts".
    fn couples(suits: &[Suit]) -> String;
    /// The discarded card that may be taken, and who discarded it.
    fn top_discard(card: Card, by: Seat, names: &Names) -> String;
    /// "To the left".
    fn direction(direction: Direction) -> &'static str;
    /// The same where room is scarce.
    fn direction_short(direction: Direction) -> &'static str;
    /// Who gets what the player passes, and from whom something comes.
    fn passing(to: Seat, from: Seat, names: &Names) -> String;

    /// Shoots at somebody.
    fn shoot_at(calibre: Calibre, victim: Seat, names: &Names) -> String;
    /// Picks a gun up.
    fn take_up(calibre: Calibre) -> String;
    /// Pulls a gun.
    fn pull(calibre: Calibre) -> String;
    /// Discards a card.
    fn discard(card: Card) -> String;
    /// The same in as few words as will do.
    fn discard_short(card: Card) -> String;
    /// Shows the couple of a suit.
    fn show_couple(suit: Suit) -> String;
    /// The same in as few words as will do.
    fn show_couple_short(suit: Suit) -> String;
    /// Has cards passed with a 9.
    fn pass_nine(suit: Suit) -> String;
    /// The same in as few words as will do.
    fn pass_nine_short(suit: Suit) -> String;
    /// Passes cards to somebody.
    fn pass_to(count: u8, to: Seat, names: &Names) -> String;
    /// The same in as few words as will do.
    fn pass_short(count: u8) -> String;
    /// Takes the discarded card.
    fn take(card: Card) -> String;
    /// The same in as few words as will do.
    fn take_short(card: Card) -> String;
    /// Hands over a 6.
    fn backfire(suit: Suit) -> String;
    /// What comes of that.
    fn backfire_note(names: &Names, shooter: Seat) -> String;
    /// Lays down the quick draw.
    fn quick_draw(suit: Suit) -> String;
    /// What comes of that.
    fn quick_draw_note(calibre: Calibre) -> String;
    /// The head of the question to a victim.
    fn asked_title(calibre: Calibre, shooter: Seat, names: &Names) -> String;

    /// What the player is asked to do now.
    fn prompt(view: &View, names: &Names) -> String;
    /// Why an action is not possible.
    fn illegal(why: Illegal) -> &'static str;
    /// What happened.
    fn event(event: &Event, names: &Names) -> Option<String>;
    /// What is advised, as an order that can be read by itself.
    fn order(action: Action, names: &Names) -> String;
    /// Why.
    fn reason(reason: Reason) -> String;

    /// A line of the score.
    fn line(line: Line) -> &'static str;
    /// The head of the sheet of a hand.
    fn scored(hand: u16) -> String;
    /// Who ended the hand, and how.
    fn hand_ended(by: Option<Seat>, names: &Names) -> String;
    /// The head of the race.
    fn race(goal: i16) -> String;
    /// Who won: "You win!", "You and Juniper win".
    fn winners_title(names: &Names, winners: &[Seat]) -> String;
    /// With how many points, in how many hands.
    fn won(points: i16, hands: u16) -> String;
}
