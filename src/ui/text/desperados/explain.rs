//! What Desperados says to explain itself.

use crate::engine::Seat;
use crate::games::desperados::{Character, Colour, Kind};
use crate::ui::text::Names;

words! {
    /// What never changes.
    struct Explain {
        card_about, counts, may_be_put, yes, no_place, stands_about, front_empty, site_about, ends_game, now, with_it,
        next, next_about, warrant_about, hand_about, booty_about, worth_about, none_yet, supply_about, discards_about, turn, last_about,
        fist_about, gang_about, won_about, lost_about, tie_about, out_about, best_about,
    }
}

room! {
    /// What explains Desperados, in one language.
    trait Room;

    /// What never changes.
    fn explain() -> &'static Explain;
    /// So many of a character's cards are neither in sight nor in the player's hand, of so many that there are.
    fn unseen(n: u8, of: u8) -> String;
    /// What a card counts, from its position and its experience; nothing of both if it cannot join.
    fn counts_as(position: u8, experience: u8) -> String;
    /// What it is that so many cards of a character are on the warrant.
    fn on_warrant(character: Character, n: u8) -> String;
    /// "In front of the saloon".
    fn in_front(kind: Kind) -> String;
    /// Who may still come where those of a colour stand.
    fn only(colour: Colour) -> String;
    /// So many are missing to the hold-up, and the next to come counts so much there.
    fn to_hold_up(missing: u8, next: u8) -> String;
    /// What the player's strongest gang counts there now; 0 if there is none.
    fn mine(strength: u8) -> String;
    /// "Ada’s gang".
    fn gang_of(names: &Names, seat: Seat) -> String;
    /// "5 + 3 = 8": what each card of a gang counts.
    fn sum(cards: &[u8], strength: u8) -> String;
    /// What a booty counts, and of how many place cards.
    fn worth(points: u8, cards: u8) -> String;
}
