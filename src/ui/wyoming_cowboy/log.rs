//! What happened, in a sentence: for the log, the status line and those who hear the page.

use super::Act;
use super::look;
use crate::games::wyoming_cowboy::{Card, Event, Suit};
use crate::ui::table::log::{self, Entry, Line, Sign, Told};
use crate::ui::text::Names;
use crate::ui::text::wyoming_cowboy as says;

/// The log of `acts`, as the player in seat 0 saw them.
pub fn entries(acts: &[Act], names: &Names) -> Vec<Entry> {
    let told = |(at, act): (usize, &Act)| {
        let told = act.events.iter().filter_map(|event| Some((event, says::event(event, names)?)));
        let lines = told.map(|(event, words)| Line::new(words, signs(event))).collect();
        Told { at, hand: act.hand, turn_number: act.turn_number, turn: act.turn, lines }
    };
    log::entries(acts.iter().enumerate().map(told).collect(), names)
}

/// What came of the last of `acts`; which cards were passed is seen in the hand, and told by the log.
pub fn last(acts: &[Act], names: &Names) -> Vec<String> {
    let Some(last) = acts.last() else { return Vec::new() };
    let news = last.events.iter().filter(|event| !matches!(event, Event::Chose { .. } | Event::Passed { .. }));
    news.filter_map(|event| says::event(event, names)).collect()
}

/// The signs of what an event is about, as the table has them.
fn signs(event: &Event) -> Vec<Sign> {
    let suit = |suit: Suit| Sign { drawing: look::sign(suit), ink: look::ink(suit) };
    let plain = |drawing: &str| Sign { drawing: drawing.to_owned(), ink: String::new() };
    let card = |card: Card| suit(card.suit());
    match event {
        Event::Nine { card: laid, .. } => vec![plain("use-pass"), card(*laid)],
        Event::Passed { .. } => vec![plain("use-pass")],
        Event::Couple { suit: of, .. } => vec![plain("use-couple"), suit(*of)],
        Event::Pulled { .. } => vec![plain("use-gun")],
        Event::Shot { .. } => vec![plain("use-target")],
        Event::QuickDraw { .. } => vec![plain("use-quick")],
        Event::Badge { suit: of, .. } => vec![plain("badge"), suit(*of)],
        Event::KingTaken { suit: of, .. } => vec![suit(*of)],
        Event::Turned { card: of, .. }
        | Event::Backfired { card: of, .. }
        | Event::Took { card: of, .. }
        | Event::Drew { card: Some(of), .. }
        | Event::Discarded { card: of, .. } => vec![card(*of)],
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Seat;
    use crate::games::wyoming_cowboy::{Calibre, Gun, NoShot, Rank};

    const ME: Seat = Seat(0);
    const ADA: Seat = Seat(1);

    #[test]
    fn what_happens_reads_as_a_sentence_to_the_player() {
        let names = Names::new(["Mary", "Ada", "Bo"].map(str::to_owned));
        let ten = Card::new(Rank::Ten, Suit::Hearts);
        let six = Card::new(Rank::Six, Suit::Clubs);
        let gun = Gun::FortyFive(Suit::Spades);
        for (event, words) in [
            (Event::Dealt { hand_number: 2, dealer: ADA }, "Hand 2: Ada dealt."),
            (Event::Discarded { seat: ADA, card: ten, badge: false }, "Ada laid the 10 of hearts on the table."),
            (Event::Pulled { seat: ME, gun }, "You pulled a .45: 4 of spades and 5 of spades."),
            (Event::Shot { seat: ADA, gun, victim: ME }, "Ada shot at you with a .45."),
            (Event::Missed { victim: ME, why: NoShot::NoTarget }, "You have nothing to hit: missed."),
            (Event::Backfired { victim: ME, seat: ADA, card: six }, "It backfired: you handed Ada the 6 of clubs."),
            (Event::Turned { card: six, hit: true }, "The 6 of clubs was turned: a hit!"),
            (Event::Badge { seat: ADA, suit: Suit::Clubs }, "Ada’s king of clubs dodged and got a badge."),
            (
                Event::KingTaken { victim: ADA, seat: ME, suit: Suit::Hearts, protected: true },
                "You took the king of hearts from Ada, badge and all.",
            ),
            (Event::Couple { seat: ME, suit: Suit::Hearts }, "You showed the couple of hearts: 25 points."),
        ] {
            assert_eq!(says::event(&event, &names).as_deref(), Some(words), "{event:?}");
        }
        assert_eq!(signs(&Event::Pulled { seat: ME, gun }).len(), 1);
        assert_eq!(gun.calibre(), Calibre::FortyFive);
    }
}
