//! What Wyoming Cowboy says to explain itself.

use crate::engine::Seat;
use crate::games::wyoming_cowboy::{Calibre, Card};
use crate::ui::text::Names;

words! {
    /// What never changes.
    struct Explain {
        pinned, bare, hits, misses, nothing, shots, shoots, badge_about, badges_about, tens_about, row_about, no_twenty_two, twenty_two,
        couple_about, worth_head, hand_about, supply_about, discards_about, turn, dealt, no_king, has_king, why_suit, why_pinned, why_other, why_badged, why_none,
        why_place, why_places, why_five, why_tens, why_badges, why_empty, why_rounds, why_no_draw, pass_about, hold_about, place_about,
    }
}

room! {
    /// What explains Wyoming Cowboy, in one language.
    trait Room;

    /// What never changes.
    fn explain() -> &'static Explain;
    /// So many of a rank's cards are neither in sight nor in the player's hand, of so many that there are.
    fn unseen(n: u8, of: u8) -> String;
    /// What a gun is made of and what is special about it.
    fn gun_about(calibre: Calibre) -> &'static str;
    /// So many points, and so many missing to the end.
    fn to_goal(points: i16, goal: i16) -> String;
    /// The chance in 100 that somebody has a king without a badge.
    fn may_have_king(in_100: u8) -> String;
    /// What turning a card promises, in 100.
    fn fire_about(in_100: u8) -> String;
    /// Cards that the player knows to be in a hand.
    fn known(cards: &[Card]) -> String;
    /// Cards that were known to be in a hand before cards were passed in secret.
    fn likely(cards: &[Card]) -> String;
    /// What a hand brought a seat, and how many points they have now.
    fn counted(names: &Names, seat: Seat, gained: i16, points: i16) -> String;
}
