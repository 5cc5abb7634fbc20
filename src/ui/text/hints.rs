//! The words of a hint: what to do, why, and how sure that is. Money in thousands of dollars.

use super::{Names, card, money};
use crate::engine::Seat;
use crate::games::wyatt_earp::{Action, Card, Kind, Outlaw, Phase};

/// Labels that never change.
pub mod hint {
    #![allow(missing_docs)]
    pub const HINT: &str = "Hint";
    pub const DO_IT: &str = "Do it";
    pub const CLOSE: &str = "Close the hint";
    pub const WAIT: &str = "Thinking it over …";
    pub const TO_WIN: &str = "to win the game";
    pub const OTHERS: &str = "Instead:";
    pub const OFFER: &str = "Offer hints";
    pub const NONE: &str = "No advice to be had here.";
}

/// "34 %", from a chance between 0 and 1.
pub fn percent(chance: f32) -> String {
    format!("{}\u{a0}%", (chance * 100.0).round() as u32)
}

/// What is advised, as an order that can be read by itself.
pub fn order(action: Action, phase: Phase, names: &Names, top: Option<Card>) -> String {
    match (action, phase) {
        (Action::Target { seat, outlaw }, Phase::Target(hit)) => {
            let group = format!("{} {}", names.possessive(seat), outlaw.name());
            match hit.kind() {
                Kind::Hideout => format!("Hide {group}"),
                Kind::MostWanted => format!("Take a card from {group}"),
                Kind::WyattEarp => format!("Clear {group} of its Hideout"),
                _ => format!("Lay {} on {group}", card(hit)),
            }
        }
        (Action::WyattDraw, _) => "Play Wyatt Earp: draw two".to_owned(),
        (Action::WyattSearch, _) => "Play Wyatt Earp: search the discard stack".to_owned(),
        _ => super::action(action, names, top),
    }
}

/// For those who hear the page.
pub fn spoken(order: &str, chance: &str, why: &str) -> String {
    format!("{}: {order}. {chance} {}. {why}", hint::HINT, hint::TO_WIN)
}

/// "The shot hits 64 in 100."
pub fn odds(chance: f64) -> String {
    format!("The shot {}.", super::hit_chance(chance))
}

// Why: whole sentences.

/// Nothing else is legal.
pub const ONLY_WAY: &str = "It is all that you can do.";
/// Added where the next best is as good as this.
pub const CLOSE_CALL: &str = "Little between them.";
/// The discard stack is empty.
pub const ONLY_SUPPLY: &str = "There is nothing else to draw.";
/// Wyatt Earp's way without a shot.
pub const TWO_MORE: &str = "Two more cards, and no shot that could miss.";
/// Nothing in the stack goes with the hand.
pub const ANY_CARD: &str = "Any card of the discard stack but a Wyatt Earp is yours to choose.";
/// The hand ends, and pays nothing.
pub const ENDS_EARLY: &str = "Ends the hand before the others can lay down more.";
/// A Sheriff card that is let go.
pub const LEAST_MISSED: &str = "Of your cards it is the one that you will miss least.";

/// Where nothing else can be said: what was tried.
pub fn tried(worlds: u32) -> String {
    format!("Does best in {worlds} deals that fit what you know.")
}

/// What it is worth beyond the next best, on average; in thousands, and fractions of them.
pub fn better(thousands: f32) -> String {
    format!("Worth {} more to you in this hand than the next best, on average.", average(thousands))
}

/// "$1,300", to the next hundred dollars.
fn average(thousands: f32) -> String {
    let hundreds = (thousands * 10.0).round() as u32;
    if hundreds < 10 { format!("${hundreds}00") } else { format!("${},{}00", hundreds / 10, hundreds % 10) }
}

/// The hand ends with this act, and pays.
pub fn ends_hand(paid: u16) -> String {
    format!("Ends the hand: you would be paid {}.", money(paid))
}

/// And the game.
pub fn ends_game(purse: u16) -> String {
    format!("Ends the hand, and wins you the game with {}.", money(purse))
}

/// Where the player then stands with an outlaw; the beginning of a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// The outlaw was not open.
    Opens,
    /// More CP than anybody, where it was not so.
    Leads,
    /// As many as the best.
    Level,
    /// So many more than anybody that nobody shares.
    Alone,
    /// None of these.
    Has,
    /// Under a Hideout.
    Hidden,
}

/// "Takes the lead for Belle Starr: 8 against 4": the player's CP against the best of the others.
pub fn standing(standing: Standing, outlaw: Outlaw, mine: u8, rival: u8) -> String {
    let name = outlaw.name();
    match standing {
        Standing::Opens => format!("Opens {name}"),
        Standing::Leads => format!("Takes the lead for {name}: {mine} against {rival}"),
        Standing::Level => format!("Draws level for {name}: {mine} each"),
        Standing::Alone => format!("Makes {name} yours alone: {mine} against {rival}"),
        Standing::Has => format!("Makes it {mine} against {rival} for {name}"),
        Standing::Hidden => format!("Counts nothing for {name} while the Hideout lies there"),
    }
}

/// The same, if a shot hits.
pub fn shot_could(outlaw: Outlaw, mine: u8, rival: u8) -> String {
    format!("A hit could make it {mine} against {rival} for {}", outlaw.name())
}

/// ", worth $6,000 if the hand ended now"; nothing if it is worth nothing.
pub fn worth(paid: u16) -> String {
    if paid == 0 { String::new() } else { format!(", worth {} if the hand ended now", money(paid)) }
}

/// ", and would cost Juniper $2,000": what the poster would no longer pay somebody else.
pub fn costs(names: &Names, seat: Seat, less: u16) -> String {
    format!(", and would cost {} {}", names.object(seat), money(less))
}

/// "Juniper is down to one card.": the hand may be over soon.
pub fn nearly_out(names: &Names, seat: Seat, cards: u8) -> String {
    let cards = if cards == 1 { "one card".to_owned() } else { super::cards(cards) };
    format!("{} is down to {cards}.", names.of(seat))
}

/// " and leaves you 2 cards from going out".
pub fn leaves(cards: u8) -> String {
    match cards {
        1 => " and leaves you one card, to go out with".to_owned(),
        n => format!(" and leaves you {n} cards from going out"),
    }
}

/// A Hideout, aimed or laid.
pub fn wipes_out(hits: bool, names: &Names, seat: Seat, outlaw: Outlaw, cp: u8, paid: u16) -> String {
    let verb = if hits { "Wipes out" } else { "A hit could wipe out" };
    format!("{verb} {} {cp} CP for {}{}.", names.possessive(seat), outlaw.name(), worth(paid))
}

/// Most Wanted! from the table, aimed or laid; `cp` are what is left there.
pub fn cuts(hits: bool, names: &Names, seat: Seat, outlaw: Outlaw, cp: u8) -> String {
    let (who, name) = (names.object(seat), outlaw.name());
    if hits {
        format!("Cuts {who} to {cp} CP for {name}, and the card is yours.")
    } else {
        format!("A hit could cut {who} to {cp} CP for {name} and give you the card.")
    }
}

/// A Hideout taken away, aimed or done.
pub fn brings_back(hits: bool, outlaw: Outlaw, cp: u8, paid: u16) -> String {
    let name = outlaw.name();
    if hits {
        format!("Your {cp} CP for {name} count again{}.", worth(paid))
    } else {
        format!("A hit would make your {cp} CP for {name} count again{}.", worth(paid))
    }
}

/// What `total` cards of an outlaw make that is open or not; a sentence's beginning, nothing where they make little.
pub fn makes(outlaw: Outlaw, total: u8, open: bool) -> Option<String> {
    let name = outlaw.name();
    match (open, total) {
        (true, 1) => Some(format!("{name} is open: you can lay it at once")),
        (true, n) => Some(format!("{name} is open: you could lay {n} at once")),
        (false, 2) => Some(format!("Makes two {name}, one short of a set")),
        (false, n) if n > 2 => Some(format!("Makes {n} {name}, enough to open")),
        _ => None,
    }
}

/// A Photo to be had.
pub fn photo(outlaw: Outlaw, open: bool) -> String {
    let when = if open { "and can be laid at once" } else { "once that outlaw is open" };
    format!("The Photo of {} is worth 4 CP {when}.", outlaw.name())
}

/// A Sheriff card to be had.
pub fn known(top: Card) -> String {
    format!("You know what you get: {}.", card(top))
}

/// Two from the supply rather than the top discard.
pub fn two_unseen(top: Card, thousands: f32) -> String {
    format!("Two unseen cards beat {} by {} on average.", card(top), average(thousands))
}

/// The same, with nothing to count.
pub fn two_rather(top: Card) -> String {
    format!("Two unseen cards promise you more than {}.", card(top))
}

/// Most Wanted! from hands: somebody is known to hold one, or so many are unseen.
pub fn holder(names: &Names, holder: Option<Seat>, unseen: u8, outlaw: Outlaw) -> String {
    match holder {
        Some(seat) => format!("{} is known to hold one", names.of(seat)),
        None if unseen == 1 => format!("One {} is still unseen", outlaw.name()),
        None => format!("{unseen} {} are still unseen", outlaw.name()),
    }
}

/// What the card asked for would make.
pub fn would_make(total: u8, open: bool) -> &'static str {
    match (open, total) {
        (true, _) => ", and you can lay it at once",
        (false, 3..) => ", and with it you have a set",
        (false, _) => "",
    }
}

/// Wyatt Earp: what lies in the discard stack that goes with the hand.
pub fn stack_holds(outlaw: Outlaw, there: u8, held: u8) -> String {
    format!("The discard stack holds {there} {}, and you hold {held}.", outlaw.name())
}

/// A Wyatt Earp not played out of turn, or a Photo not laid: worth more later.
pub fn worth_keeping(kept: Card, thousands: f32) -> String {
    format!("Keeping {} is worth {} more to you on average.", card(kept), average(thousands))
}

// What the next player makes of a discard.

/// Nobody knows of any use.
pub fn not_wanted(names: &Names, next: Seat, lone: Option<Outlaw>) -> String {
    match lone {
        Some(outlaw) => {
            format!("A lone {}, and {}, who is next, is not known to want it.", outlaw.name(), names.of(next))
        }
        None => format!("{}, who is next, is not known to want it.", names.of(next)),
    }
}

/// Asked in vain before.
pub fn has_none(names: &Names, next: Seat, outlaw: Outlaw) -> String {
    format!("{}, who is next, was seen to hold no {}.", names.of(next), outlaw.name())
}

/// Seen to hold some.
pub fn collects(names: &Names, next: Seat, held: u8) -> String {
    format!("{}, who is next, holds {held} of them, but every other discard looks worse.", names.of(next))
}

/// Can be laid by the next player.
pub fn could_lay(names: &Names, next: Seat) -> String {
    format!("{} could lay it at once, but every other discard looks worse.", names.of(next))
}
