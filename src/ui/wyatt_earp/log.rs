//! What happened, in a sentence: for the log, the status line and those who hear the page.

use super::Act;
use super::look;
use crate::games::wyatt_earp::{Card, Event, Outlaw};
use crate::ui::table::log::{self, Entry, LogLine, Sign, Told};
use crate::ui::text::wyatt_earp as earp;
use crate::ui::text::{ME, Names};

/// The log of `acts`, as the player in seat 0 saw them. With `memory` it names all that was ever discarded; without, what went before the
/// player's last turn is for them to remember.
pub fn entries(acts: &[Act], names: &Names, memory: bool) -> Vec<Entry> {
    let from = if memory { 0 } else { last_turn(acts) };
    let line = |at: usize, event: &Event, told: String| match event {
        Event::Discarded { seat, .. } if at < from => LogLine::new(earp::discarded_once(*seat, names), Vec::new()),
        _ => LogLine::new(told, signs(event)).aside(matches!(event, Event::Reshuffled)),
    };
    let told = |(at, act): (usize, &Act)| Told {
        at,
        hand: act.hand,
        turn_number: act.turn_number,
        turn: act.turn,
        lines: of_act(acts, at, names).filter_map(|(event, told)| Some(line(at, event, told?))).collect(),
    };
    log::entries(acts.iter().enumerate().map(told).collect(), names)
}

/// The number of the act that began the last turn that the player has ended.
fn last_turn(acts: &[Act]) -> usize {
    let of = |act: &Act| (act.hand, act.turn_number);
    let now = acts.last().map(of);
    let mine = |act: &&Act| act.turn == ME && act.turn_number > 0 && Some(of(act)) != now;
    let Some(turn) = acts.iter().rev().find(mine).map(of) else { return 0 };
    acts.iter().position(|act| of(act) == turn).unwrap_or_default()
}

/// The signs of what an event is about, as the table has them.
fn signs(event: &Event) -> Vec<Sign> {
    let card = |card: Card| Sign { drawing: look::sign(card), ink: look::ink(card) };
    let outlaw = |outlaw: Outlaw| card(Card::outlaw(outlaw));
    match event {
        Event::PlayedOutlaws { outlaw: of, .. }
        | Event::Asked { outlaw: of, .. }
        | Event::Stole { outlaw: of, .. }
        | Event::Scored { outlaw: of, .. } => vec![outlaw(*of)],
        Event::PlayedPhoto { outlaw: of, .. } => vec![card(Card::photo(*of))],
        Event::PlayedSheriff { card: played, .. } => vec![card(*played)],
        Event::Laid { card: laid, outlaw: of, .. } | Event::Removed { card: laid, outlaw: of, .. } => {
            vec![card(*laid), outlaw(*of)]
        }
        Event::DrewDiscard { card: seen, .. }
        | Event::Took { card: Some(seen), .. }
        | Event::Shot { turned: seen, .. }
        | Event::Discarded { card: seen, .. } => vec![card(*seen)],
        _ => Vec::new(),
    }
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
    acts[at].events.iter().enumerate().map(move |(nth, event)| {
        let second = match event {
            Event::PlayedSheriff { seat, out_of_turn: false, .. }
            | Event::PlayedPhoto { seat, out_of_turn: false, .. } => found == Some(*seat),
            _ => false,
        };
        let told = earp::event(event, second, names).map(|told| match why(&acts[at].events, nth) {
            Some(why) => format!("{told} {why}"),
            None => told,
        });
        (event, told)
    })
}

/// Why a card left a territory, where the rules surprise: the event of that number.
fn why(events: &[Event], nth: usize) -> Option<&'static str> {
    let Event::Removed { card, .. } = events[nth] else { return None };
    let is_last = !events[nth + 1..].iter().any(|event| matches!(event, Event::Removed { .. }));
    let another_gun = events.iter().any(|event| matches!(event, Event::Laid { card: Card::FASTEST_GUN, .. }));
    let taken_from = events.iter().any(|event| matches!(event, Event::Stole { .. }));
    if card == Card::FASTEST_GUN && another_gun {
        Some(earp::label().one_gun)
    } else {
        (taken_from && is_last).then(|| earp::label().falls_apart)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Seat;
    use crate::games::wyatt_earp::Outlaw;
    use crate::games::wyatt_earp::{Card, Direction, HandEnd, MAX_SEATS};

    const ADA: Seat = Seat(1);
    const BO: Seat = Seat(2);

    fn names() -> Names {
        Names::new(["Mary", "Ada", "Bo"].map(str::to_owned))
    }

    fn jesse() -> Card {
        Card::outlaw(Outlaw::JesseJames)
    }

    fn told(acts: &[Act], at: usize) -> Vec<String> {
        of_act(acts, at, &names()).filter_map(|(_, told)| told).collect()
    }

    #[test]
    fn every_event_reads_as_a_sentence_to_the_player() {
        let outlaw = Outlaw::JesseJames;
        let two = |a, b| [a, b].into_iter().collect();
        let table: Vec<(Event, &str)> = vec![
            (
                Event::Dealt { hand_number: 3, dealer: ME, first_card: jesse() },
                "You dealt. The discard stack begins with Jesse James.",
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
            assert_eq!(earp::event(&event, false, &names()).as_deref(), Some(words), "{event:?}");
        }
    }

    #[test]
    fn r_3_5_what_was_discarded_before_the_players_last_turn_is_named_only_on_request() {
        let act = |turn_number, seat, card| Act {
            hand: 1,
            turn_number,
            turn: seat,
            events: vec![Event::Discarded { seat, card }],
        };
        let acts =
            [act(1, ADA, jesse()), act(2, ME, Card::HIDEOUT), act(3, ADA, Card::BANK_ROBBERY), act(4, ME, jesse())];
        let said = |memory| -> Vec<String> {
            entries(&acts, &names(), memory)
                .iter()
                .flat_map(|entry| entry.lines.iter().map(|line| line.words.clone()))
                .collect()
        };
        assert_eq!(
            said(false),
            [
                "Ada discarded a card.",
                "You discarded Hideout.",
                "Ada discarded Bank Robbery.",
                "You discarded Jesse James."
            ],
            "the last turn is the one still going on; what was seen since the one before it is news"
        );
        assert_eq!(said(true)[0], "Ada discarded Jesse James.");
    }

    #[test]
    fn asking_tells_the_way_and_all_that_became_known() {
        let outlaw = Outlaw::BobDalton;
        let asked = |seat, direction, in_vain: &[Seat], from, names| {
            let in_vain = in_vain.iter().copied().collect();
            earp::event(&Event::Asked { seat, outlaw, direction, in_vain, from }, false, &names).unwrap()
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
            earp::event(&Event::Duel { turned }, false, &names()).unwrap(),
            "The duel: you turned Jesse James and Bo turned Wyatt Earp."
        );
    }

    #[test]
    fn the_payment_of_a_poster_names_whom_it_paid_and_what_stays() {
        let scored = |cp, paid, stays| {
            earp::event(&Event::Scored { outlaw: Outlaw::BobDalton, cp, paid, stays }, false, &names())
        };
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
        let of_each = [0, 1, 2].map(|at| told(&acts, at));
        assert_eq!(of_each[0], ["Ada played Wyatt Earp."]);
        assert_eq!(of_each[2][0], "Ada played Bank Robbery, just found by Wyatt Earp, as a second Sheriff card.");
        assert_eq!(last(&acts, &names()), of_each[2]);
        let photo = Event::PlayedPhoto { seat: ADA, outlaw: Outlaw::JesseJames, out_of_turn: false };
        assert_eq!(
            told(&[act(vec![took]), act(vec![photo])], 1),
            [
                "Ada laid the Photo of Jesse James, just found by Wyatt Earp, as a second Sheriff card; the reward rose by $1,000."
            ]
        );
    }

    #[test]
    fn where_the_rules_surprise_the_log_says_why() {
        let [jesse, belle] = [Outlaw::JesseJames, Outlaw::BelleStarr];
        let act = |events| Act { hand: 1, turn_number: 1, turn: ADA, events };
        // another is the fastest now.
        let laid = Event::Laid { seat: ADA, card: Card::FASTEST_GUN, on: ADA, outlaw: belle };
        let gone = |card| Event::Removed { from: BO, outlaw: jesse, card };
        assert_eq!(
            told(&[act(vec![laid.clone(), gone(Card::FASTEST_GUN)])], 0)[1],
            "Fastest Gun went from Bo’s Jesse James. There is only one fastest."
        );
        // what lay on the last Outlaw card goes, and it is said once why.
        let stole = Event::Stole { seat: ADA, from: BO, outlaw: jesse };
        let lines = told(&[act(vec![stole, gone(Card::BANK_ROBBERY), gone(Card::FASTEST_GUN)])], 0);
        assert_eq!(
            lines[1..],
            [
                "Bank Robbery went from Bo’s Jesse James.",
                "Fastest Gun went from Bo’s Jesse James. Without an Outlaw card or a Photo the group falls apart."
            ]
        );
        // a Hideout that is driven out surprises nobody.
        assert_eq!(told(&[act(vec![gone(Card::HIDEOUT)])], 0), ["Hideout went from Bo’s Jesse James."]);
    }
}
