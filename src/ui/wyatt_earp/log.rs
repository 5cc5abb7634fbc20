//! What happened, in a sentence: for the log, the status line and those who hear the page.

use crate::engine::Seat;
use crate::games::wyatt_earp::{Card, Direction, Event, HandEnd};
use crate::ui::text::{self, Names};

/// `event`, as the player in seat 0 saw it, in a sentence; nothing for what the scoring sheet tells better.
pub fn sentence(event: &Event, names: &Names) -> Option<String> {
    // Most Wanted! brings its own mark.
    told(event, names).map(|sentence| sentence.replace("!.", "!"))
}

fn told(event: &Event, names: &Names) -> Option<String> {
    let who = |seat: &Seat| names.subject(*seat);
    Some(match event {
        Event::Dealt { hand_number, dealer, first_card } => format!(
            "{}: {} dealt. The discard stack begins with {}.",
            text::hand_number(*hand_number),
            names.object(*dealer),
            text::card(*first_card)
        ),
        Event::Drew { seat, cards } => {
            let seen: Vec<String> = cards.iter().flatten().map(|&card| text::card(card)).collect();
            match (seen.as_slice(), cards.len()) {
                ([], 1) => format!("{} drew a card.", who(seat)),
                ([], _) => format!("{} drew two cards.", who(seat)),
                (seen, _) => format!("{} drew {}.", who(seat), text::list(seen)),
            }
        }
        Event::DrewDiscard { seat, card } => {
            format!("{} took {} from the discard stack.", who(seat), text::card(*card))
        }
        Event::Reshuffled => "The supply ran out; the discard stack was shuffled into a new one.".to_owned(),
        Event::PlayedOutlaws { seat, outlaw, count, opened } => {
            let raise = u16::from(count.saturating_sub(1));
            let tail = if raise > 0 { format!("; the reward rose by {}", text::money(raise)) } else { String::new() };
            if *opened {
                format!("{} opened {} with {count}{tail}.", who(seat), outlaw.name())
            } else {
                format!("{} laid {count} {}{tail}.", who(seat), outlaw.name())
            }
        }
        Event::PlayedPhoto { seat, outlaw, out_of_turn } => format!(
            "{} laid the Photo of {}{}; the reward rose by $1,000.",
            who(seat),
            outlaw.name(),
            if *out_of_turn { " out of turn" } else { "" }
        ),
        Event::PlayedSheriff { seat, card, out_of_turn: false } => {
            format!("{} played {}.", who(seat), text::card(*card))
        }
        Event::PlayedSheriff { seat, card, out_of_turn: true } => {
            format!("{} answered with {}.", who(seat), text::card(*card))
        }
        Event::Shot { seat, turned, hit } => {
            format!("{} shot: {}, {}.", who(seat), text::card(*turned), if *hit { "a hit" } else { "a miss" })
        }
        Event::Laid { seat, card: Card::HIDEOUT, on, outlaw } => {
            format!("{} hid {} {}.", who(seat), names.possessive(*on), outlaw.name())
        }
        Event::Laid { seat, card, outlaw, .. } => {
            let raise = if *card == Card::STAGECOACH_ROBBERY { 3 } else { 1 };
            let (card, raise) = (text::card(*card), text::money(raise));
            format!("{} laid {card} on {}; the reward rose by {raise}.", who(seat), outlaw.name())
        }
        Event::Removed { from, outlaw, card } => {
            format!("{} went from {} {}.", text::card(*card), names.possessive(*from), outlaw.name())
        }
        Event::Asked { seat, outlaw, direction, in_vain, from } => {
            asked(names, *seat, outlaw.name(), *direction, in_vain, *from)
        }
        Event::Stole { seat, from, outlaw } => {
            format!("{} took {} from {} territory.", who(seat), outlaw.name(), names.possessive(*from))
        }
        Event::Took { seat, card: Some(card) } => {
            format!("{} took {} out of the discard stack.", who(seat), text::card(*card))
        }
        Event::Took { seat, card: None } => {
            format!("{} took a card out of the discard stack, unseen.", who(seat))
        }
        Event::Declined { seat } => format!("{} let it pass.", who(seat)),
        Event::Discarded { seat, card } => format!("{} discarded {}.", who(seat), text::card(*card)),
        Event::HandEnded { why } => hand_ended(*why, names),
        Event::Scored { .. } => return None,
        Event::Duel { turned } => {
            let turns: Vec<String> = (0..)
                .map(Seat)
                .zip(turned)
                .filter_map(|(seat, card)| Some(format!("{} turned {}", names.object(seat), text::card((*card)?))))
                .collect();
            format!("The duel: {}.", text::list(&turns))
        }
        Event::GameEnded { winner } => format!("{} won the game.", who(winner)),
    })
}

fn asked(names: &Names, seat: Seat, outlaw: &str, way: Direction, in_vain: &[Seat], from: Option<Seat>) -> String {
    let way = if names.len() > 2 { format!(" {}", text::direction(way)) } else { String::new() };
    let vain: Vec<&str> = in_vain.iter().map(|&seat| names.object(seat)).collect();
    let answer = match (vain.is_empty(), from) {
        (true, Some(from)) => format!("{} handed one over", names.object(from)),
        (false, Some(from)) => format!("{} had none, {} handed one over", text::list(&vain), names.object(from)),
        (_, None) => format!("{} had none", text::list(&vain)),
    };
    format!("{} asked{way} for {outlaw}: {answer}.", names.subject(seat))
}

/// Why the hand ended, in a sentence.
pub fn hand_ended(why: HandEnd, names: &Names) -> String {
    match why {
        HandEnd::WentOut(seat) => format!("{} discarded the last card: the hand is over.", names.subject(seat)),
        HandEnd::EmptyHanded(seat) => format!("{} had no cards left: the hand is over.", names.subject(seat)),
        HandEnd::SupplyOut => "The supply ran out a second time: the hand is over.".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::wyatt_earp::{MAX_SEATS, Outlaw};

    const ME: Seat = Seat(0);
    const ADA: Seat = Seat(1);
    const BO: Seat = Seat(2);

    fn names() -> Names {
        Names::new(["Mary", "Ada", "Bo"].map(str::to_owned))
    }

    fn jesse() -> Card {
        Card::outlaw(Outlaw::JesseJames)
    }

    #[test]
    fn every_event_reads_as_a_sentence_to_the_player() {
        let outlaw = Outlaw::JesseJames;
        let two = |a, b| [a, b].into_iter().collect();
        let table: Vec<(Event, &str)> = vec![
            (
                Event::Dealt { hand_number: 3, dealer: ME, first_card: jesse() },
                "Hand 3: you dealt. The discard stack begins with Jesse James.",
            ),
            (
                Event::Drew { seat: ME, cards: two(Some(jesse()), Some(Card::HIDEOUT)) },
                "You drew Jesse James and Hideout.",
            ),
            (Event::Drew { seat: ADA, cards: two(None, None) }, "Ada drew two cards."),
            (Event::Drew { seat: ADA, cards: [None].into_iter().collect() }, "Ada drew a card."),
            (Event::DrewDiscard { seat: ADA, card: jesse() }, "Ada took Jesse James from the discard stack."),
            (
                Event::PlayedOutlaws { seat: ADA, outlaw, count: 4, opened: true },
                "Ada opened Jesse James with 4; the reward rose by $3,000.",
            ),
            (Event::PlayedOutlaws { seat: ME, outlaw, count: 1, opened: false }, "You laid 1 Jesse James."),
            (
                Event::PlayedPhoto { seat: ME, outlaw, out_of_turn: true },
                "You laid the Photo of Jesse James out of turn; the reward rose by $1,000.",
            ),
            (
                Event::PlayedSheriff { seat: ADA, card: Card::WYATT_EARP, out_of_turn: true },
                "Ada answered with Wyatt Earp.",
            ),
            (Event::PlayedSheriff { seat: ME, card: Card::MOST_WANTED, out_of_turn: false }, "You played Most Wanted!"),
            (Event::Shot { seat: ME, turned: jesse(), hit: true }, "You shot: Jesse James, a hit."),
            (Event::Shot { seat: ADA, turned: Card::HIDEOUT, hit: false }, "Ada shot: Hideout, a miss."),
            (Event::Laid { seat: ADA, card: Card::HIDEOUT, on: ME, outlaw }, "Ada hid your Jesse James."),
            (
                Event::Laid { seat: ADA, card: Card::STAGECOACH_ROBBERY, on: ADA, outlaw },
                "Ada laid Stagecoach Robbery on Jesse James; the reward rose by $3,000.",
            ),
            (Event::Removed { from: ADA, outlaw, card: Card::FASTEST_GUN }, "Fastest Gun went from Ada’s Jesse James."),
            (Event::Stole { seat: ADA, from: ME, outlaw }, "Ada took Jesse James from your territory."),
            (Event::Took { seat: ADA, card: None }, "Ada took a card out of the discard stack, unseen."),
            (
                Event::Took { seat: ME, card: Some(Card::photo(outlaw)) },
                "You took the Photo of Jesse James out of the discard stack.",
            ),
            (Event::Declined { seat: ME }, "You let it pass."),
            (Event::Discarded { seat: ADA, card: Card::BANK_ROBBERY }, "Ada discarded Bank Robbery."),
            (Event::HandEnded { why: HandEnd::EmptyHanded(ME) }, "You had no cards left: the hand is over."),
            (Event::GameEnded { winner: ADA }, "Ada won the game."),
        ];
        for (event, words) in table {
            assert_eq!(sentence(&event, &names()).as_deref(), Some(words), "{event:?}");
        }
    }

    #[test]
    fn asking_tells_the_way_and_all_that_became_known() {
        let outlaw = Outlaw::BobDalton;
        let asked = |seat, direction, in_vain: &[Seat], from, names| {
            let in_vain = in_vain.iter().copied().collect();
            sentence(&Event::Asked { seat, outlaw, direction, in_vain, from }, &names).unwrap()
        };
        assert_eq!(
            asked(ADA, Direction::Right, &[ME], Some(BO), names()),
            "Ada asked to the right for Bob Dalton: you had none, Bo handed one over."
        );
        assert_eq!(
            asked(ME, Direction::Left, &[], Some(ADA), names()),
            "You asked to the left for Bob Dalton: Ada handed one over."
        );
        assert_eq!(
            asked(ME, Direction::Left, &[ADA, BO], None, names()),
            "You asked to the left for Bob Dalton: Ada and Bo had none."
        );
        // with two players there is no direction.
        let two = Names::new(["", "Ada"].map(str::to_owned));
        assert_eq!(asked(ME, Direction::Left, &[ADA], None, two), "You asked for Bob Dalton: Ada had none.");
    }

    #[test]
    fn the_duel_names_the_card_of_each_who_is_still_in() {
        let mut turned = [None; MAX_SEATS];
        turned[0] = Some(jesse());
        turned[2] = Some(Card::WYATT_EARP);
        assert_eq!(
            sentence(&Event::Duel { turned }, &names()).unwrap(),
            "The duel: you turned Jesse James and Bo turned Wyatt Earp."
        );
    }

    #[test]
    fn scoring_is_left_to_the_scoring_sheet() {
        let scored = Event::Scored { outlaw: Outlaw::BobDalton, cp: [8, 0, 0, 0], paid: [1, 0, 0, 0], stays: 0 };
        assert_eq!(sentence(&scored, &names()), None);
    }
}
