//! What explains Wyatt Earp, in English.

use super::{English, cards, either, list, subject};
use crate::engine::Seat;
use crate::games::wyatt_earp::CAPTURE;
use crate::ui::text::Names;
use crate::ui::text::wyatt_earp::Room as _;
use crate::ui::text::wyatt_earp::explain::{Explain, Room};

static EXPLAIN: Explain = Explain {
    points: "CP: capture points",
    points_about: "They tell who did most for a capture. With 8 among all players a poster pays; a lead of 5 takes it all, otherwise those within 4 of the most share it.",
    open_about: "Open: everybody may lay single cards of this outlaw.",
    unopened_about: "Not opened yet: that takes three or more of its Outlaw cards in one play.",
    supply_about: "Face-down cards: you begin your turn by drawing two, or with the top discard. A shot turns over one of them. When it runs out, the discard stack is shuffled into a new one, once.",
    supply_second: "This supply is the reshuffled one: whoever wants two cards from it when it has fewer ends the hand.",
    supply_out: "It has run out for good.",
    discards_about: "What lies below the top one is for you to remember. You may begin your turn with the top card instead of two from the supply.",
    discards_empty: "Nothing lies here.",
    group_empty: "No cards lie here.",
    may_choose: "Press it to choose it.",
    now: "if the hand ended now",
    paid: "paid out",
    turn: "It is their turn.",
    dealt: "Dealt this hand.",
    discard_about: "It does nothing on the discard stack, and your turn is over. Discarding your last card ends the hand.",
};

impl Room for English {
    fn explain(&self) -> &'static Explain {
        &EXPLAIN
    }

    fn unseen(&self, n: u8, of: u8) -> String {
        match n {
            0 => format!("You have seen all {of} of them."),
            1 => format!("1 of {of} is out of your sight: in the supply or in another hand."),
            _ => format!("{n} of {of} are out of your sight: in the supply or in other hands."),
        }
    }

    fn on_poster(&self, reward: u16) -> String {
        format!("{} hangs here for the capture.", self.money(reward))
    }

    fn to_capture(&self, cp: u8, missing: u8) -> String {
        let there = match cp {
            0 => "No CP yet".to_owned(),
            _ => format!("{cp} CP in all"),
        };
        if missing == 0 {
            format!("{there}: enough, as the capture takes {CAPTURE}.")
        } else {
            format!("{there}: a capture takes {missing} more.")
        }
    }

    fn sum(&self, parts: &[(u8, u8)], cp: u8) -> String {
        let terms: Vec<String> =
            parts.iter().map(|&(n, each)| if n == 1 { each.to_string() } else { format!("{n} × {each}") }).collect();
        match parts {
            [(1, _)] => format!("{cp} CP."),
            _ => format!("{} = {cp} CP.", terms.join(" + ")),
        }
    }

    fn under_hideout(&self, cp: u8) -> String {
        format!("Under a Hideout: none of the {cp} CP count until Wyatt Earp drives it out.")
    }

    fn to_goal(&self, money: u16, goal: u16) -> String {
        let has = self.money(money);
        match goal.saturating_sub(money) {
            0 => format!("{has}: enough to win at a pay-day."),
            more => format!("{has}. With {} more after a pay-day the game is over.", self.money(more)),
        }
    }

    fn holds(&self, names: &Names, seat: Seat, n: u8) -> String {
        format!("{} {} {} in hand.", subject(names, seat), either(seat, "have", "has"), cards(n))
    }

    fn on_top(&self, top: &str) -> String {
        format!("On top: {}.", list(&[top])).replace("!.", "!")
    }

    fn after(&self, act: &str, hits: bool) -> String {
        if hits { format!("if “{act}” hits") } else { format!("after “{act}”") }
    }
}
