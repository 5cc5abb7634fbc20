//! What explains Wyoming Cowboy, in English.

use super::wyoming_cowboy::titles;
use super::{English, list};
use crate::engine::Seat;
use crate::games::wyoming_cowboy::{Calibre, Card};
use crate::ui::text::Names;
use crate::ui::text::wyoming_cowboy::Room as _;
use crate::ui::text::wyoming_cowboy::explain::{Explain, Room};

static EXPLAIN: Explain = Explain {
    pinned: "He has his badge: only a .45 can hit him, by a card of his suit.",
    bare: "He has no badge: any gun can hit him.",
    hits: "hits",
    misses: "misses",
    nothing: "nothing there",
    shots: "Of 100 shots, from what you have seen, if nobody answers them:",
    shoots: "It shoots from its owner’s next turn on, once in a turn. Whoever answers with a quick draw gets it.",
    badge_about: "The cowboy of this suit has dodged a shot, and is protected by it. It counts with four cowboys and in a family.",
    badges_about: "A cowboy who dodges a shot gets the one of his suit. Whoever’s shot gives out the last has ended the hand.",
    tens_about: "Each counts 10.",
    row_about: "Once all of them and a .22 lie on the table, the hand is over: 30 for whoever laid the last of these, −30 for holding a 10 or two 2s.",
    no_twenty_two: "No .22 lies there yet.",
    twenty_two: "A .22 lies there already.",
    couple_about: "King and queen of a suit, shown: 25 points at once, once a hand for each suit.",
    worth_head: "points",
    hand_about: "With fewer cards there is less to be hit, but less to count.",
    supply_about: "Face-down cards: one comes to you after your discard, and a shot turns one over. When it runs out, the discards are shuffled into a new one.",
    discards_about: "The latest card that another has discarded may be taken instead of drawing; not one that was turned for a shot, nor a 9 that was used.",
    turn: "It is their turn.",
    dealt: "Dealt this hand.",
    no_king: "Has no cowboy without a badge.",
    has_king: "Has a cowboy without a badge.",
    why_suit: "A cowboy there has its suit, and dodges.",
    why_pinned: "A .45 hits even a cowboy with a badge, if the card has his suit.",
    why_other: "No cowboy there without a badge has its suit.",
    why_badged: "With a badge only his own suit hits him.",
    why_none: "No card is turned for that.",
    why_place: "It takes the cowboy’s place.",
    why_places: "They take the cowboy’s place.",
    why_five: "A 5 draws two.",
    why_tens: "All 10s and a .22 lie on the table.",
    why_badges: "The last badge is given out.",
    why_empty: "Nobody holds a card any more.",
    why_rounds: "It had lasted 60 rounds.",
    why_no_draw: "No card was left to draw.",
    pass_about: "All choose in secret and pass at the same time, before seeing what comes.",
    hold_about: "No card is turned, and the shot is over. So nobody gets a badge by it.",
    place_about: "For a cowboy who is shot away one may draw: now, or not at all.",
};

impl Room for English {
    fn explain(&self) -> &'static Explain {
        &EXPLAIN
    }

    fn unseen(&self, n: u8, of: u8) -> String {
        match n {
            0 => format!("You know where all {of} of this rank are."),
            1 => format!("1 of the {of} of this rank is out of your sight."),
            _ => format!("{n} of the {of} of this rank are out of your sight."),
        }
    }

    fn gun_about(&self, calibre: Calibre) -> &'static str {
        match calibre {
            Calibre::TwentyTwo => {
                "Two 2s. It hits cowboys without a badge. Whoever it shoots at may answer by handing over a 6."
            }
            Calibre::ThirtyEight => "A 3 and an 8. It hits cowboys without a badge.",
            Calibre::ThreeFiftySeven => "A 3, a 5 and a 7. It hits cowboys without a badge.",
            Calibre::FortyFive => "4 and 5 of a suit. It hits cowboys with a badge, too, by a card of their suit.",
        }
    }

    fn to_goal(&self, points: i16, goal: i16) -> String {
        let has = self.points(points);
        if points >= goal { format!("{has}.") } else { format!("{has}: {} short of {goal}.", goal - points) }
    }

    fn may_have_king(&self, in_100: u8) -> String {
        format!("Has a cowboy without a badge in {in_100} of 100 cases, from what you have seen.")
    }

    fn fire_about(&self, in_100: u8) -> String {
        format!(
            "The top card of the pile decides by its suit. It hits in {in_100} of 100 cases, from what you have seen."
        )
    }

    fn known(&self, cards: &[Card]) -> String {
        format!("You know of: {}.", list(&titles(cards.iter().copied())))
    }

    fn likely(&self, cards: &[Card]) -> String {
        format!(
            "Before the last pass you knew of these; they may have been passed on: {}.",
            list(&titles(cards.iter().copied()))
        )
    }

    fn counted(&self, names: &Names, seat: Seat, gained: i16, points: i16) -> String {
        format!("{}: {} in this hand, now {}.", names.of(seat), self.signed(gained), self.points(points))
    }
}
