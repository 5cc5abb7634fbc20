//! The hints of Wyatt Earp in English.

use super::wyatt_earp::{money, named};
use super::{English, cards, object, possessive, sentence};
use crate::engine::Seat;
use crate::games::wyatt_earp::{Action, Card, Kind, Outlaw, Phase};
use crate::ui::text::Names;
use crate::ui::text::wyatt_earp::Room as _;
use crate::ui::text::wyatt_earp::hints::{Laid, RaceAfter, Room, Why};

static WHY: Why = Why {
    only_way: "There is nothing else to do.",
    only_supply: "There is nothing else to draw.",
    two_more: "Two more cards, and no shot that could miss.",
    aims_later: "You choose the group once it hits, and another may serve you better.",
    ends_early: "Ends the hand before the others can lay down more.",
};

impl Room for English {
    fn why(&self) -> &'static Why {
        &WHY
    }

    fn order(&self, action: Action, phase: Phase, names: &Names, top: Option<Card>) -> String {
        match (action, phase) {
            (Action::Target { seat, outlaw }, Phase::Target(hit)) => {
                let group = format!("{} {}", possessive(names, seat), outlaw.name());
                match hit.kind() {
                    Kind::Hideout => format!("Hide {group}"),
                    Kind::MostWanted => format!("Take a card from {group}"),
                    Kind::WyattEarp => format!("Clear {group} of its Hideout"),
                    _ => format!("Lay {} on {group}", named(hit)),
                }
            }
            (Action::WyattDraw, _) => "Play Wyatt Earp: draw two".to_owned(),
            (Action::WyattSearch, _) => "Play Wyatt Earp: search the discard stack".to_owned(),
            _ => self.action(action, names, top),
        }
    }

    fn tried(&self, worlds: u32) -> String {
        format!("Does best in {worlds} deals that fit what you know.")
    }

    fn better(&self, thousands: f32) -> String {
        format!("Worth {} more to you in this hand than the next best, on average.", average(thousands))
    }

    fn ends_hand(&self, paid: u16) -> String {
        format!("Ends the hand: you would be paid {}.", money(paid))
    }

    fn ends_game(&self, purse: u16) -> String {
        format!("Ends the hand, and wins you the game with {}.", money(purse))
    }

    fn laid(&self, names: &Names, laid: Laid) -> String {
        let Laid { standing, outlaw, mine, rival, paid, costs, leaves } = laid;
        let name = outlaw.name();
        let stands = match standing {
            RaceAfter::Opens => format!("Opens {name}"),
            RaceAfter::Leads => format!("Takes the lead for {name}: {mine} against {rival}"),
            RaceAfter::Level => format!("Draws level for {name}: {mine} each"),
            RaceAfter::Alone => format!("Makes {name} yours alone: {mine} against {rival}"),
            RaceAfter::Has => format!("Makes it {mine} against {rival} for {name}"),
            RaceAfter::Hidden => format!("Counts nothing for {name} while the Hideout lies there"),
        };
        let costs = costs.map_or_else(String::new, |(seat, less)| {
            format!(", and would cost {} {}", object(names, seat), money(less))
        });
        let leaves = leaves.map_or_else(String::new, |left| match left {
            0 => " and ends the hand with this turn".to_owned(),
            1 => " and leaves you one card, to go out with".to_owned(),
            n => format!(" and leaves you {n} cards from going out"),
        });
        let worth = worth(paid) + &costs;
        let comma = if worth.is_empty() || leaves.is_empty() { "" } else { "," };
        format!("{stands}{worth}{comma}{leaves}.")
    }

    fn shot_could(&self, outlaw: Outlaw, mine: u8, rival: u8, paid: u16) -> String {
        format!("A hit could make it {mine} against {rival} for {}{}.", outlaw.name(), worth(paid))
    }

    fn nearly_out(&self, names: &Names, seat: Seat, left: u8) -> String {
        let cards = if left == 1 { "one card".to_owned() } else { cards(left) };
        format!("{} is down to {cards}.", names.of(seat))
    }

    fn wipes_out(&self, hits: bool, names: &Names, seat: Seat, outlaw: Outlaw, cp: u8, paid: u16) -> String {
        let verb = if hits { "Wipes out" } else { "A hit could wipe out" };
        format!("{verb} {} {cp} CP for {}{}.", possessive(names, seat), outlaw.name(), worth(paid))
    }

    fn cuts(&self, hits: bool, names: &Names, seat: Seat, outlaw: Outlaw, cp: Option<u8>) -> String {
        let (who, name) = (object(names, seat), outlaw.name());
        match (hits, cp) {
            (true, Some(cp)) => format!("Cuts {who} to {cp} CP for {name}, and the card is yours."),
            (false, Some(cp)) => format!("A hit could cut {who} to {cp} CP for {name} and give you the card."),
            (true, None) => format!("A {name} is yours."),
            (false, None) => format!("A hit could give you a {name}."),
        }
    }

    fn brings_back(&self, hits: bool, outlaw: Outlaw, cp: u8, paid: u16) -> String {
        let name = outlaw.name();
        if hits {
            format!("Your {cp} CP for {name} count again{}.", worth(paid))
        } else {
            format!("A hit would make your {cp} CP for {name} count again{}.", worth(paid))
        }
    }

    fn makes(&self, outlaw: Outlaw, total: u8, open: bool) -> Option<String> {
        let name = outlaw.name();
        match (open, total) {
            (true, 1) => Some(format!("{name} is open: you can lay it at once.")),
            (true, n) => Some(format!("{name} is open: you could lay {n} at once.")),
            (false, 2) => Some(format!("Makes two {name}, one short of a set.")),
            (false, n) if n > 2 => Some(format!("Makes {n} {name}, enough to open.")),
            _ => None,
        }
    }

    fn photo(&self, outlaw: Outlaw, open: bool) -> String {
        let when = if open { "and can be laid at once" } else { "once that outlaw is open" };
        format!("The Photo of {} is worth 4 CP {when}.", outlaw.name())
    }

    fn known(&self, top: Card) -> String {
        sentence(&format!("You know what you get: {}.", named(top)))
    }

    fn two_unseen(&self, top: Card, thousands: f32) -> String {
        format!("Two unseen cards beat {} by {} on average.", named(top), average(thousands))
    }

    fn two_rather(&self, top: Card) -> String {
        sentence(&format!("Two unseen cards promise you more than {}.", named(top)))
    }

    fn holder(&self, names: &Names, holder: Option<Seat>, unseen: u8, outlaw: Outlaw, total: u8, open: bool) -> String {
        let found = match holder {
            Some(seat) => format!("{} is known to hold one", names.of(seat)),
            None if unseen == 1 => format!("One {} is still unseen", outlaw.name()),
            None => format!("{unseen} {} are still unseen", outlaw.name()),
        };
        let one = holder.is_some() || unseen == 1;
        let makes = match (open, total) {
            (true, _) if one => ", and you could lay it at once",
            (true, _) => ", and you could lay one at once",
            (false, 3..) if one => ", and with it you would have a set",
            (false, 3..) => ", and with one you would have a set",
            (false, _) => "",
        };
        format!("{found}{makes}.")
    }

    fn choice(&self, n: u8) -> String {
        match n {
            1 => "The discard stack has one card that you may take.".to_owned(),
            n => format!("You may choose any of {} in the discard stack.", cards(n)),
        }
    }

    fn worth_keeping(&self, kept: Card, thousands: f32) -> String {
        format!("Keeping {} is worth {} more to you on average.", named(kept), average(thousands))
    }

    fn not_wanted(&self, names: &Names, next: Seat, lone: Option<Outlaw>) -> String {
        match lone {
            Some(outlaw) => {
                format!("A lone {}, and {}, who is next, is not known to want it.", outlaw.name(), names.of(next))
            }
            None => format!("{}, who is next, is not known to want it.", names.of(next)),
        }
    }

    fn has_none(&self, names: &Names, next: Seat, outlaw: Outlaw) -> String {
        format!("{}, who is next, was seen to hold no {}.", names.of(next), outlaw.name())
    }

    fn collects(&self, names: &Names, next: Seat, held: u8) -> String {
        format!("{}, who is next, holds {held} of them, but every other discard looks worse.", names.of(next))
    }

    fn could_lay(&self, names: &Names, next: Seat) -> String {
        format!("{} could lay it at once, but every other discard looks worse.", names.of(next))
    }
}

/// ", worth $6,000 if the hand ended now"; nothing if it is worth nothing.
fn worth(paid: u16) -> String {
    if paid == 0 { String::new() } else { format!(", worth {} if the hand ended now", money(paid)) }
}

/// "$1,300", to the next hundred dollars.
fn average(thousands: f32) -> String {
    let hundreds = (thousands * 10.0).round() as u32;
    if hundreds < 10 { format!("${hundreds}00") } else { format!("${},{}00", hundreds / 10, hundreds % 10) }
}
