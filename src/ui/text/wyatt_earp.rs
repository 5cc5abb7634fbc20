//! What Wyatt Earp says. Money comes in thousands of dollars, chances between 0 and 1.

pub mod explain;
pub mod hints;
pub mod lesson;

use super::Names;
use crate::engine::{Seat, sort_few};
use crate::games::wyatt_earp::{Action, Card, Edition, Event, Group, HandEnd, Illegal, MAX_SEATS, Outlaw, Phase};

words! {
    /// Names and labels.
    struct Label {
        game, piles, supply, discards, wanted, reward, open, unopened, captured, corner, no_cards, ask_whom, ask_way, ask_left, ask_right,
        ask_hands, search_title, search_lead, photo_title, photo_last, hideout_title, would_pay, was_paid, list, targets, by_outlaw, by_kind, shortcuts, hit, miss, play_ways_short,
        ends_hand, draw_ends_hand, only_discard, join_help, last_card, found, start_lead, posters, who, cp, rounds, paid, stays, duel, duel_lead,
        duel_again, stays_in, is_out, places, one_gun, falls_apart,
    }
}

room! {
    /// Wyatt Earp in one language.
    trait Room;

    /// Names and labels.
    fn label() -> &'static Label;

    /// `$6,000`.
    fn money(thousands: u16) -> String;
    /// `+$2,000`: what a play adds to a poster; empty where it adds nothing.
    fn raise(thousands: u16) -> String;
    /// `+$2k`: what a poster would pay now, where room is scarce.
    fn pays(thousands: u16) -> String;
    /// `12 CP`.
    fn cp(points: u8) -> String;

    /// The first name, where the full one does not fit.
    fn outlaw_short(outlaw: Outlaw) -> &'static str;
    /// A card's name as the card prints it: "Jesse James", "Photo · Jesse James", "Bank Robbery".
    fn card_title(card: Card) -> String;
    /// A card's name for a narrow card: "Jesse", "Bank".
    fn card_short(card: Card) -> &'static str;
    /// A card for those who hear the page: "Jesse James, outlaw, 2 CP".
    fn card_spoken(card: Card) -> String;
    /// What a card does, in a line.
    fn card_help(card: Card) -> &'static str;
    /// "3 Belle Starr, Photo, Bank Robbery, under a Hideout".
    fn group_spoken(group: Group, outlaw: Outlaw) -> String;
    /// What a Hideout covers: "Under it: 3 Jesse James, Photo, 10 CP."
    fn hidden_group(group: Group, outlaw: Outlaw) -> String;
    /// The supply for those who hear the page, after its size; `can` if it may be drawn from.
    fn supply_spoken(can: bool) -> &'static str;
    /// The discard stack, likewise.
    fn discards_spoken(top: Option<Card>, can: bool) -> String;
    /// A card that may be taken out of the discard stack, for those who hear the page; `mine` are in hand.
    fn find_spoken(found: Card, n: u8, mine: u8) -> String;

    /// What the button of an action says. `top` is the top of the discard stack.
    fn action(action: Action, names: &Names, top: Option<Card>) -> String;
    /// The same in as few words as will do beside the card that is picked up; nothing where every word is needed.
    fn action_short(action: Action) -> Option<String>;
    /// "Play Wyatt Earp …": a card with several ways.
    fn play_ways(played: Card) -> String;
    /// "Juniper’s Jesse James": a group that may be chosen.
    fn target(names: &Names, seat: Seat, outlaw: Outlaw) -> String;
    /// "Ask for Jesse James".
    fn ask_for(outlaw: Outlaw) -> String;
    /// A line under a way of playing a card.
    fn way_note(action: Action) -> &'static str;
    /// "64% to hit".
    fn hit_chance(chance: f64) -> String;
    /// "The shot: 64% to hit."
    fn odds(chance: f64) -> String;
    /// What the player is asked to do now.
    fn prompt(phase: Phase) -> String;
    /// Why an action is not possible.
    fn illegal(why: Illegal) -> &'static str;

    /// What happened; nothing for a poster that pays nobody as its outlaw is not captured. `second` if it is a Sheriff card played on top of
    /// Wyatt Earp.
    fn event(event: &Event, second: bool, names: &Names) -> Option<String>;
    /// "Ada discarded a card.": long ago, and nobody is to be reminded which.
    fn discarded_once(seat: Seat, names: &Names) -> String;
    /// Why the hand ended.
    fn hand_ended(why: HandEnd, names: &Names) -> String;

    /// The edition's name.
    fn edition(edition: Edition) -> &'static str;
    /// What sets the edition apart.
    fn edition_note(edition: Edition) -> &'static str;

    /// "Hand 3, paid out".
    fn scored(hand: u16) -> String;
    /// "The race for $25,000".
    fn race(goal: u16) -> String;
    /// "$2k + $1k": what each round paid to one seat; a dash where none did.
    fn rounds(paid: &[u16]) -> String;
    /// Capture points taken away by a Hideout.
    fn hidden_cp() -> String;
    /// too few capture points.
    fn not_captured(points: u8, needed: u8) -> String;
    /// one takes it all. `alone` if nobody else has capture points.
    fn takes_all(names: &Names, leader: Seat, lead: u8, alone: bool, reward: u16) -> String;
    /// who shares.
    fn shared(names: &Names, leaders: &[Seat], most: u8, least: u8) -> String;
    /// All money had been paid before it came to them.
    fn nothing_left(names: &Names, late: &[Seat]) -> String;
    /// what stays, as it could not pay `rank` with `each`.
    fn stays(names: &Names, rank: &[Seat], each: u16, stays: u16) -> String;
    /// How the winner stands.
    fn won(names: &Names, winner: Seat, reward: u16) -> String;
    /// "Round 2" of a duel.
    fn duel_round(n: usize) -> String;
}

/// Who was paid by a poster, most first.
pub(super) fn shares(paid: [u16; MAX_SEATS]) -> Vec<(Seat, u16)> {
    let mut shares: Vec<(Seat, u16)> = Seat::all(MAX_SEATS).zip(paid).filter(|&(_, paid)| paid > 0).collect();
    sort_few(&mut shares, |a, b| b.1.cmp(&a.1));
    shares
}
