//! What happened, in a sentence: for the log, the status line and those who hear the page.

use super::Act;
use super::look;
use crate::engine::Seat;
use crate::games::wyoming_cowboy::{Card, Event, MAX_SEATS, NoShot, Rank, Suit};
use crate::ui::table::log::{self, Entry, LogLine, Sign, Told};
use crate::ui::text::wyoming_cowboy as says;
use crate::ui::text::wyoming_cowboy::explain::{self, explain as words};
use crate::ui::text::{ME, Names};

/// The log of `acts`, as the player in seat 0 saw them.
pub fn entries(acts: &[Act], names: &Names) -> Vec<Entry> {
    let mut points = [0_i16; MAX_SEATS];
    // What is passed before the first turn belongs to the deal.
    let mut dealing = false;
    let mut told: Vec<Told> = Vec::new();
    // Who drew unseen in the last line, and in which turn.
    let mut drew = None;
    for (at, act) in acts.iter().enumerate() {
        let Act { hand, turn, .. } = *act;
        dealing |= act.is_deal();
        let turn_number = if dealing { 0 } else { act.turn_number };
        dealing &= !act.events.iter().any(|event| matches!(event, Event::Passed { .. }));
        let mut lines = Vec::new();
        for event in &act.events {
            let draws = unseen(event).map(|seat| (seat, hand, turn_number));
            let why = why(event, &acts[at..]);
            let words: Vec<String> = if draws.is_some() && draws == drew {
                // Of two cards each is an act of its own; both read the same, so they are told of once.
                if lines.pop().is_none() {
                    told.last_mut().and_then(|before| before.lines.pop());
                }
                let why = why.map(|_| words().why_places.to_owned());
                draws.map(|(seat, ..)| says::drew_two(seat, names)).into_iter().chain(why).collect()
            } else {
                in_words(event, &acts[..=at], names).into_iter().chain(why.map(str::to_owned)).collect()
            };
            drew = draws.filter(|_| draws != drew);
            let aside = matches!(event, Event::Reshuffled);
            lines.push(LogLine::new(words.join(" "), signs(event)).aside(aside));
            if let Event::Scored { sheets, .. } = event {
                for seat in Seat::all(names.len()) {
                    let gained = sheets[seat.index()].total();
                    points[seat.index()] += gained;
                    lines.push(LogLine::new(explain::counted(names, seat, gained, points[seat.index()]), Vec::new()));
                }
            }
        }
        told.push(Told { at, hand, turn_number, turn, lines });
    }
    log::entries(told, names)
}

/// Who has drawn a card that the player does not see.
const fn unseen(event: &Event) -> Option<Seat> {
    if let Event::Drew { seat, card: None } = event { Some(*seat) } else { None }
}

/// An event of the last of `acts` in words.
fn in_words(event: &Event, acts: &[Act], names: &Names) -> Option<String> {
    if let [.., before, _] = acts
        && let &Event::NotReplaced { victim } = event
        && replaces(before)
    {
        return Some(says::drew_no_second(victim, names));
    }
    let &Event::Took { seat, card } = event else { return says::event(event, names) };
    let discarded = acts.iter().rev().flat_map(|act| &act.events).find_map(|event| match *event {
        Event::Discarded { seat: of, card, .. } if of == seat => Some(card),
        _ => None,
    });
    // Nobody takes back what they have discarded themselves (C-2.3).
    if discarded == Some(card) { Some(says::took_other(seat, card, names)) } else { says::event(event, names) }
}

/// How many cards whoever discarded in the first of `acts` got for it, and whether no more can come. By the strict rules a 5 does not always
/// bring two (C-2.8); who has ended the hand draws no more (C-7.1).
fn drawn(acts: &[Act]) -> (usize, bool) {
    let [Act { hand, turn_number, turn, .. }, ..] = *acts else { return (0, false) };
    let of_turn = acts.iter().take_while(|act| (act.hand, act.turn_number) == (hand, turn_number));
    let (now, later) = acts.split_at(of_turn.count());
    let events = || now.iter().flat_map(|act| &act.events);
    let after = events().skip_while(|event| !matches!(event, Event::Discarded { .. }));
    let got =
        after.filter(|event| matches!(event, Event::Drew { seat, .. } | Event::Took { seat, .. } if *seat == turn));
    let ended = events().find_map(|event| if let Event::Scored { by, .. } = event { Some(by.is_none()) } else { None });
    (got.count(), ended.unwrap_or(!later.is_empty()))
}

/// Why an event of the first of `acts`, where a rule surprises.
fn why(event: &Event, acts: &[Act]) -> Option<&'static str> {
    let act = acts.first()?;
    let is = |test: fn(&Event) -> bool| act.events.iter().any(test);
    let badge = is(|event| matches!(event, Event::Badge { .. }));
    Some(match event {
        // By the badge, or by the king that goes, it is seen whose suit it has.
        Event::Turned { .. } if badge => words().why_suit,
        Event::Turned { .. } if is(|event| matches!(event, Event::KingTaken { protected: true, .. })) => {
            words().why_pinned
        }
        // Among kings without a badge a card of no king's suit hits.
        Event::Turned { hit: false, .. } => words().why_badged,
        Event::Turned { .. } => words().why_other,
        Event::Missed { why: NoShot::NoTarget, .. } => words().why_none,
        Event::Drew { seat, .. } if *seat != act.turn => words().why_place,
        Event::Discarded { card, .. } => match drawn(acts) {
            (0, true) => words().why_no_draw,
            (2.., _) if card.rank() == Rank::Five => words().why_five,
            _ => return None,
        },
        Event::Scored { by: None, hands, .. } if hands.iter().all(|hand| hand.is_empty()) => words().why_empty,
        Event::Scored { by: None, .. } => words().why_rounds,
        Event::Scored { .. } if badge => words().why_badges,
        Event::Scored { .. } => words().why_tens,
        _ => return None,
    })
}

/// How the last hand ended: who ended it, and by what.
pub fn ended(acts: &[Act], names: &Names) -> Option<String> {
    let at = acts.iter().rposition(|act| act.events.iter().any(|event| matches!(event, Event::Scored { .. })))?;
    let scored = acts[at].events.iter().find(|event| matches!(event, Event::Scored { .. }))?;
    let why = why(scored, &acts[at..]).map(str::to_owned);
    Some(says::event(scored, names).into_iter().chain(why).collect::<Vec<_>>().join(" "))
}

/// Whether nothing comes of it but that a victim draws for a king, or does not.
fn replaces(act: &Act) -> bool {
    act.events.iter().all(|event| match event {
        Event::Drew { seat, .. } => *seat != act.turn,
        Event::NotReplaced { .. } | Event::Reshuffled => true,
        _ => false,
    })
}

/// What came of the last of `acts`; which cards the player has passed is known, and told by the log.
pub fn last(acts: &[Act], names: &Names) -> Vec<String> {
    let Some((last, before)) = acts.split_last() else { return Vec::new() };
    let of_turn = before.last().filter(|act| (act.hand, act.turn_number) == (last.hand, last.turn_number));
    let mut drew = of_turn.and_then(|act| act.events.last()).and_then(unseen);
    let mut told = Vec::new();
    // A king that was won is not forgotten over what is drawn for him.
    if last.turn == ME && replaces(last) {
        let hit = before.iter().rev().find(|act| !replaces(act));
        let won = hit.and_then(|act| act.events.iter().find(|event| matches!(event, Event::KingTaken { .. })));
        told.extend(won.and_then(|event| says::event(event, names)));
    }
    for (nth, event) in last.events.iter().enumerate() {
        let second = unseen(event).filter(|_| unseen(event) == drew);
        drew = unseen(event).filter(|_| second.is_none());
        match *event {
            Event::Chose { .. } => {}
            Event::Passed { seats, direction, counts, mut cards } => {
                cards[ME.index()] = None;
                told.extend(says::event(&Event::Passed { seats, direction, counts, cards }, names));
            }
            // As the log has it.
            Event::Drew { seat, .. } if second.is_some() => {
                if nth > 0 {
                    told.pop();
                }
                told.push(says::drew_two(seat, names));
            }
            _ => told.extend(in_words(event, acts, names)),
        }
    }
    told
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
        Event::Badge { suit: of, .. } => vec![suit(*of), plain("badge")],
        Event::KingTaken { suit: of, .. } => vec![suit(*of)],
        Event::Backfired { card: six, .. } => vec![plain("use-beast"), card(*six)],
        Event::Turned { card: of, .. }
        | Event::Took { card: of, .. }
        | Event::Drew { card: Some(of), .. }
        | Event::Discarded { card: of, .. } => vec![card(*of)],
        _ => Vec::new(),
    }
}

#[cfg(test)]
#[path = "log_tests.rs"]
mod tests;
