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
            lines.push(LogLine::new(words.join(" "), signs(event)));
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
        Event::Scored { by: Some(_), .. } => {
            if badge {
                words().why_badges
            } else {
                words().why_tens
            }
        }
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
mod tests {
    use super::super::testing::some_act;
    use super::*;
    use crate::engine::{Game, Nobody, Replay, Rng, Session};
    use crate::games::wyoming_cowboy::{Calibre, Gun, Hand, Rank, WyomingCowboy};
    use crate::ui::play::history::History;
    use crate::ui::text::{Lang, speak};

    const ADA: Seat = Seat(1);

    #[test]
    fn what_happens_reads_as_a_sentence_to_the_player() {
        let names = Names::new(["Mary", "Ada", "Bo"].map(str::to_owned));
        let ten = Card::new(Rank::Ten, Suit::Hearts);
        let six = Card::new(Rank::Six, Suit::Clubs);
        let gun = Gun::FortyFive(Suit::Spades);
        for (event, words) in [
            (Event::Dealt { hand_number: 2, dealer: ADA }, "Ada dealt."),
            (Event::Discarded { seat: ADA, card: ten, badge: false }, "Ada laid the 10 of hearts on the table."),
            (Event::Pulled { seat: ME, gun }, "You pulled a .45: 4 of spades and 5 of spades."),
            (Event::Shot { seat: ADA, gun, victim: ME }, "Ada shot at you with a .45."),
            (Event::Missed { victim: ME, why: NoShot::NoTarget }, "You cannot be hit: missed."),
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

    #[test]
    fn the_signs_of_a_badge_stand_in_the_order_of_the_words() {
        let names = Names::new(["Mary", "Ada", "Bo"].map(str::to_owned));
        for (lang, [king, badge]) in [(Lang::En, ["king of clubs", "badge"]), (Lang::De, ["Kreuz", "Abzeichen"])] {
            speak(lang);
            let event = Event::Badge { seat: ADA, suit: Suit::Clubs };
            let words = says::event(&event, &names).unwrap();
            let mut in_words = [
                (words.find(king).unwrap(), look::sign(Suit::Clubs)),
                (words.find(badge).unwrap(), "badge".to_owned()),
            ];
            in_words.sort();
            let drawn = signs(&event).into_iter().map(|sign| sign.drawing).collect::<Vec<_>>();
            assert_eq!(drawn, in_words.map(|(_, drawing)| drawing), "{words}");
            speak(Lang::En);
        }
    }

    #[test]
    fn a_king_that_was_won_is_still_told_of_once_the_victim_has_drawn_for_him() {
        let names = Names::new(["Mary", "Ada", "Bo"].map(str::to_owned));
        let told = |turn, after: Vec<Event>| {
            let turned = Event::Turned { card: Card::new(Rank::Six, Suit::Clubs), hit: true };
            let taken = Event::KingTaken { victim: Seat(2), seat: turn, suit: Suit::Hearts, protected: true };
            let then = after.into_iter().map(|event| vec![event]);
            let acts = std::iter::once(vec![turned, taken]).chain(then);
            let acts = acts.map(|events| Act { hand: 1, turn_number: 4, turn, events }).collect::<Vec<_>>();
            last(&acts, &names).join(" ")
        };
        let (drew, none) = (Event::Drew { seat: Seat(2), card: None }, Event::NotReplaced { victim: Seat(2) });
        let won = "You took the king of hearts from Bo, badge and all.";
        assert_eq!(told(ME, vec![drew.clone()]), format!("{won} Bo drew a card."));
        assert_eq!(told(ME, vec![drew.clone(), drew.clone()]), format!("{won} Bo drew two cards."));
        assert_eq!(told(ME, vec![drew.clone(), none]), format!("{won} Bo drew no card for the cowboy."));
        assert_eq!(told(ADA, vec![drew]), "Bo drew a card.");
    }

    #[test]
    fn c_2_3_with_two_decks_whoever_takes_a_card_like_their_own_discard_takes_the_other() {
        let names = Names::new(["Mary", "Ada", "Bo", "Cal", "Dee"].map(str::to_owned));
        let eight = Card::new(Rank::Eight, Suit::Hearts);
        let said = |discarded: Card, by: Seat| {
            let act = |event| Act { hand: 1, turn_number: 4, turn: ADA, events: vec![event] };
            let acts = [
                act(Event::Discarded { seat: by, card: discarded, badge: false }),
                act(Event::Took { seat: ADA, card: eight }),
            ];
            let logged = entries(&acts, &names).last().unwrap().lines.last().unwrap().words.clone();
            assert_eq!(last(&acts, &names), [logged.as_str()]);
            logged
        };
        assert_eq!(said(eight, ADA), "Ada took the other 8 of hearts from the discards.");
        assert_eq!(said(eight, Seat(2)), "Ada took the 8 of hearts from the discards.");
        assert_eq!(said(Card::new(Rank::Seven, Suit::Hearts), ADA), "Ada took the 8 of hearts from the discards.");
    }

    #[test]
    fn what_is_passed_belongs_to_the_deal_and_every_hand_ends_with_its_points() {
        let names = Names::new(["Mary", "Ada", "Bo"].map(str::to_owned));
        let (mut ends, mut whys, mut twos, mut told_two, mut fives) = (0, 0, 0, 0, [0; 3]);
        for seed in 0..12 {
            let strict = seed % 2 == 1;
            let mut session = Session::<WyomingCowboy>::new(WyomingCowboy::options(3, strict.into()), seed).unwrap();
            let mut rng = Rng::new(seed);
            while session.state().table().hand_number < 3
                && let Some(action) = some_act(session.state(), &mut rng)
            {
                session.apply(action, &mut Nobody).unwrap();
            }
            let replay = Replay::new(session.clone());
            let acts = History::new(&replay, ME, replay.end()).acts;
            let entries = entries(&acts, &names);
            let deals = entries.iter().filter(|entry| entry.title.starts_with("Hand ")).collect::<Vec<_>>();
            assert_eq!(deals.len(), usize::from(session.state().table().hand_number));
            let drew = |act: &Act| act.events.last().is_some_and(|event| unseen(event).is_some());
            for at in (0..acts.len()).filter(|&at| drew(&acts[at])) {
                let logged = super::entries(&acts[..=at], &names).pop().unwrap().lines.pop().unwrap().words;
                let told = last(&acts[..=at], &names).pop().unwrap();
                assert!(logged.starts_with(&told), "{logged} {told}");
                told_two += usize::from(told.ends_with(" drew two cards."));
            }
            let words = |entry: &Entry| entry.lines.iter().map(|line| line.words.clone()).collect::<Vec<_>>();
            for deal in &deals[..deals.len() - 1] {
                let words = words(deal);
                assert!(
                    words[0].ends_with(" dealt.") && words.last().unwrap().starts_with("Cards were passed"),
                    "{words:?}"
                );
            }
            for entry in &entries {
                let words = words(entry);
                let at = words.iter().position(|line| line.contains(" ended the hand: 30 points. All 10s"));
                at.inspect(|at| assert_eq!(words.len() - at, 4, "three more, a seat each: {words:?}"));
                ends += usize::from(at.is_some());
                whys += words.iter().filter(|line| line.contains(words_of_a_hit())).count();
                // C-2.2: a 5 is the one discard by which two are drawn; C-2.8: by the strict rules not always.
                if let Some(at) = words.iter().position(|line| line.contains("discarded the 5 of")) {
                    let drawn = words[at + 1..].iter().map(|line| match line {
                        line if line.contains(" drew two cards.") => 2,
                        line => u8::from(line.contains(" drew ") || line.contains(" took ")),
                    });
                    let two = drawn.sum::<u8>() == 2;
                    assert_eq!(words[at].ends_with(" A 5 draws two."), two, "{words:?}");
                    fives[usize::from(strict) + usize::from(strict && !two)] += 1;
                }
                assert!(words.iter().all(|line| line.contains("discarded the 5 of") || !line.contains("A 5 draws")));
                twos += words.iter().filter(|line| line.contains(" drew two cards.")).count();
                assert!(words.windows(2).all(|lines| lines[0] != lines[1]), "told twice: {words:?}");
                assert!(words.iter().all(|line| !line.is_empty()));
            }
            for seat in Seat::all(3) {
                let points = says::points(session.state().table().scores[seat.index()]);
                let last = entries.iter().flat_map(|entry| &entry.lines).rev();
                let mut of = last.filter(|line| line.words.starts_with(&format!("{}: ", names.of(seat))));
                assert!(of.next().is_some_and(|line| line.words.ends_with(&format!("now {points}."))), "{points}");
            }
        }
        assert!(
            ends > 2 && whys > 5 && twos > 5 && told_two == twos && fives.iter().all(|&fives| fives > 3),
            "{ends} {whys} {twos} {fives:?}"
        );
    }

    #[test]
    fn c_6_6_a_hit_by_the_suit_of_a_protected_king_does_not_read_like_a_miss() {
        let names = Names::new(["Mary", "Ada", "Bo"].map(str::to_owned));
        let card = Card::new(Rank::Six, Suit::Clubs);
        let told = |turned, then| {
            let act = Act { hand: 1, turn_number: 4, turn: ADA, events: vec![turned, then] };
            entries(&[act], &names)[0].lines[0].words.clone()
        };
        let suit = Suit::Clubs;
        let hit = Event::KingTaken { victim: Seat(2), seat: ADA, suit, protected: true };
        let hit = told(Event::Turned { card, hit: true }, hit);
        let missed = told(Event::Turned { card, hit: false }, Event::Badge { seat: Seat(2), suit });
        assert!(hit.ends_with(" a hit! A .45 hits even a cowboy with a badge, if the card has his suit."), "{hit}");
        assert!(missed.ends_with(" A cowboy there has its suit, and dodges."), "{missed}");
    }

    #[test]
    fn c_7_1_a_hand_that_nobody_ended_says_why_it_is_over() {
        let names = Names::new(["Mary", "Ada", "Bo"].map(str::to_owned));
        let why = |hand: Hand| {
            let mut hands = [Hand::EMPTY; MAX_SEATS];
            hands[1] = hand;
            let scored = Event::Scored { by: None, hands, sheets: Default::default() };
            ended(&[Act { hand: 1, turn_number: 4, turn: ADA, events: vec![scored] }], &names).unwrap()
        };
        assert_eq!(why(Hand::EMPTY), "Nobody ended the hand. Nobody holds a card any more.");
        assert_eq!(why(Hand::deck(1)), "Nobody ended the hand. It had lasted 60 rounds.");
    }

    #[test]
    fn c_2_5_it_is_told_that_no_card_was_left_to_draw() {
        let names = Names::new(["Mary", "Ada", "Bo"].map(str::to_owned));
        let act = |turn_number, turn, events| Act { hand: 1, turn_number, turn, events };
        let seven = Card::new(Rank::Seven, Suit::Clubs);
        let gone = || act(4, ADA, vec![Event::Discarded { seat: ADA, card: seven, badge: false }]);
        let told = |acts: &[Act]| entries(acts, &names)[0].lines[0].words.clone();
        assert_eq!(told(&[gone()]), "Ada discarded the 7 of clubs.", "it is not over yet");
        let next = act(5, Seat(2), vec![Event::Couple { seat: Seat(2), suit: Suit::Clubs }]);
        assert_eq!(told(&[gone(), next]), "Ada discarded the 7 of clubs. No card was left to draw.");
    }

    const fn words_of_a_hit() -> &'static str {
        "a hit! No cowboy there without a badge has its suit."
    }
}
