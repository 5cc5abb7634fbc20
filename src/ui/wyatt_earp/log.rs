//! What happened, in a sentence: for the log, the status line and those who hear the page.

use crate::engine::Seat;
use crate::games::wyatt_earp::{CAPTURE, Card, Direction, Event, HandEnd, MAX_SEATS};
use crate::ui::history::Act;
use crate::ui::text::{self, Names};

/// What came of each of `acts`, as the player in seat 0 saw it, in sentences.
pub fn sentences(acts: &[Act], names: &Names) -> Vec<Vec<String>> {
    (0..acts.len()).map(|at| of_act(acts, at, names).filter_map(|(_, told)| told).collect()).collect()
}

/// What came of the last of `acts`, without the payment, for which there is the scoring sheet.
pub fn last(acts: &[Act], names: &Names) -> Vec<String> {
    let Some(last) = acts.len().checked_sub(1) else { return Vec::new() };
    of_act(acts, last, names)
        .filter(|(event, _)| !matches!(event, Event::Scored { .. }))
        .filter_map(|(_, told)| told)
        .collect()
}

fn of_act<'a>(acts: &'a [Act], at: usize, names: &'a Names) -> impl Iterator<Item = (&'a Event, Option<String>)> {
    // the only way to a second Sheriff card in a turn, so whoever plays one then plays the card found.
    let found = at.checked_sub(1).and_then(|before| match acts[before].events.last() {
        Some(Event::Took { seat, .. }) => Some(*seat),
        _ => None,
    });
    acts[at].events.iter().map(move |event| {
        let second = match event {
            Event::PlayedSheriff { seat, out_of_turn: false, .. }
            | Event::PlayedPhoto { seat, out_of_turn: false, .. } => found == Some(*seat),
            _ => false,
        };
        (event, sentence(event, second, names))
    })
}

/// `event` in a sentence; nothing for a poster that pays nobody as its outlaw is not captured. `second` if it is a Sheriff card played on
/// top of Wyatt Earp.
fn sentence(event: &Event, second: bool, names: &Names) -> Option<String> {
    // Most Wanted! brings its own mark.
    told(event, second, names).map(|sentence| sentence.replace("!.", "!"))
}

fn told(event: &Event, second: bool, names: &Names) -> Option<String> {
    let who = |seat: &Seat| names.subject(*seat);
    let why = if second { ", just found by Wyatt Earp, as a second Sheriff card" } else { "" };
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
            "{} laid the Photo of {}{}{why}; the reward rose by $1,000.",
            who(seat),
            outlaw.name(),
            if *out_of_turn { " out of turn" } else { "" }
        ),
        Event::PlayedSheriff { seat, card, out_of_turn: false } => {
            format!("{} played {}{why}.", who(seat), text::card(*card))
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
        Event::Scored { outlaw, cp, paid, stays } => return scored(outlaw.name(), *cp, *paid, *stays, names),
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

/// Who was paid by a poster.
fn scored(outlaw: &str, cp: [u8; MAX_SEATS], paid: [u16; MAX_SEATS], stays: u16, names: &Names) -> Option<String> {
    let mut shares: Vec<(Seat, u16)> = Seat::all(MAX_SEATS).zip(paid).filter(|&(_, paid)| paid > 0).collect();
    shares.sort_by_key(|&(_, paid)| std::cmp::Reverse(paid));
    if shares.is_empty() {
        let captured = cp.iter().sum::<u8>() >= CAPTURE;
        return captured.then(|| format!("{outlaw} paid nobody: {} stays on the poster.", text::money(stays)));
    }
    let shares: Vec<String> =
        shares.into_iter().map(|(seat, paid)| format!("{} {}", names.object(seat), text::money(paid))).collect();
    let rest = if stays > 0 { format!("; {} stays on the poster", text::money(stays)) } else { String::new() };
    Some(format!("{outlaw} paid {}{rest}.", text::list(&shares)))
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
    use crate::games::wyatt_earp::Outlaw;

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
            assert_eq!(sentence(&event, false, &names()).as_deref(), Some(words), "{event:?}");
        }
    }

    #[test]
    fn asking_tells_the_way_and_all_that_became_known() {
        let outlaw = Outlaw::BobDalton;
        let asked = |seat, direction, in_vain: &[Seat], from, names| {
            let in_vain = in_vain.iter().copied().collect();
            sentence(&Event::Asked { seat, outlaw, direction, in_vain, from }, false, &names).unwrap()
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
            sentence(&Event::Duel { turned }, false, &names()).unwrap(),
            "The duel: you turned Jesse James and Bo turned Wyatt Earp."
        );
    }

    #[test]
    fn the_payment_of_a_poster_names_whom_it_paid_and_what_stays() {
        let scored =
            |cp, paid, stays| sentence(&Event::Scored { outlaw: Outlaw::BobDalton, cp, paid, stays }, false, &names());
        let is = |words: &str| Some(words.to_owned());
        assert_eq!(scored([8, 0, 0, 0], [4, 0, 0, 0], 0), is("Bob Dalton paid you $4,000."));
        assert_eq!(
            scored([4, 6, 4, 0], [2, 3, 2, 0], 1),
            is("Bob Dalton paid Ada $3,000, you $2,000 and Bo $2,000; $1,000 stays on the poster.")
        );
        assert_eq!(scored([4, 4, 2, 0], [0; 4], 3), is("Bob Dalton paid nobody: $3,000 stays on the poster."));
        // not captured.
        assert_eq!(scored([4, 2, 0, 0], [0; 4], 3), None);
    }

    #[test]
    fn r_6_9_a_second_sheriff_card_says_why_it_may_be_played() {
        let act = |events| Act { hand: 1, turn_number: 3, turn: ADA, events };
        let took = Event::Took { seat: ADA, card: None };
        let played = Event::PlayedSheriff { seat: ADA, card: Card::BANK_ROBBERY, out_of_turn: false };
        let shot = Event::Shot { seat: ADA, turned: jesse(), hit: false };
        let acts = [
            act(vec![Event::PlayedSheriff { seat: ADA, card: Card::WYATT_EARP, out_of_turn: false }]),
            act(vec![took.clone()]),
            act(vec![played, shot]),
        ];
        let told = sentences(&acts, &names());
        assert_eq!(told[0], ["Ada played Wyatt Earp."]);
        assert_eq!(told[2][0], "Ada played Bank Robbery, just found by Wyatt Earp, as a second Sheriff card.");
        assert_eq!(last(&acts, &names()), told[2]);
        let photo = Event::PlayedPhoto { seat: ADA, outlaw: Outlaw::JesseJames, out_of_turn: false };
        assert_eq!(
            sentences(&[act(vec![took]), act(vec![photo])], &names())[1],
            [
                "Ada laid the Photo of Jesse James, just found by Wyatt Earp, as a second Sheriff card; the reward rose by $1,000."
            ]
        );
    }
}
