//! What happened, in a sentence: for the log, the status line and those who hear the page.

use super::Act;
use super::{look, raid};
use crate::engine::Seat;
use crate::games::desperados::{Booty, Card, Event, Hand, Kind, MAX_SEATS, PLACES, Pile, Place};
use crate::ui::table::log::{self, Entry, LogLine, Sign, Told};
use crate::ui::text::Names;
use crate::ui::text::desperados::{self as says, Which};

/// The log of `acts`, as the player in seat 0 saw them. `piles` tell what the places are, whichever of them are gone by now.
pub fn entries(acts: &[Act], piles: &[Pile; PLACES], names: &Names) -> Vec<Entry> {
    let (mut gone, mut booty) = ([0; PLACES], [Booty::default(); MAX_SEATS]);
    let turns = acts.iter().enumerate().flat_map(|(at, act)| turns(at, act, piles, &mut gone, &mut booty, names));
    log::entries(turns.collect(), names)
}

/// What an act brings, turn by turn: whoever is next has drawn by its end.
fn turns(
    at: usize,
    act: &Act,
    piles: &[Pile; PLACES],
    gone: &mut [usize; PLACES],
    booty: &mut [Booty; MAX_SEATS],
    names: &Names,
) -> Vec<Told> {
    let mut turn = Told { at, hand: act.hand, turn_number: act.turn_number.max(1), turn: act.turn, lines: Vec::new() };
    let (mut turns, mut reshuffled) = (Vec::new(), None);
    for event in &act.events {
        match event {
            Event::Drew { seat, .. } | Event::Stuck { seat, .. } if *seat != turn.turn => {
                let next = Told { turn_number: turn.turn_number + 1, turn: *seat, lines: Vec::new(), ..turn };
                turns.push(std::mem::replace(&mut turn, next));
            }
            Event::Shown { kind, value, gangs, winner, .. } => {
                let shown = Seat::all(names.len()).map(|seat| (seat, gangs[seat.index()]));
                turn.lines
                    .extend(shown.filter(|(_, gang)| !gang.is_empty()).map(|(seat, gang)| sent(seat, gang, names)));
                if let Some(winner) = winner {
                    booty[winner.index()] = booty[winner.index()].with(*kind, *value);
                }
            }
            Event::Ended { .. } => {
                let counted = Seat::all(names.len()).map(|seat| says::counted(names, seat, booty[seat.index()]));
                turn.lines.extend(counted.map(|words| LogLine::new(words, Vec::new())));
            }
            _ => {}
        }
        // The gang itself is told once all are shown.
        if matches!(event, Event::Chose { gang, .. } if !gang.is_empty()) {
            continue;
        }
        let at = place(event).and_then(|place| which(piles, *gone, place)).map(|at| at.kind);
        let words = sentence(event, piles, gone, names).unwrap_or_default();
        let line = (!words.is_empty()).then(|| LogLine::new(words, signs(event, at)));
        if matches!(event, Event::Reshuffled) {
            reshuffled = line.map(|line| line.aside(true)); // it is whoever draws who has it done
        } else {
            turn.lines.extend(reshuffled.take().into_iter().chain(line));
        }
    }
    turns.push(turn);
    turns
}

fn card(card: Card) -> Sign {
    Sign { drawing: look::sign(card.character()), ink: look::ink(card) }
}

/// A gang that all have seen, card by card.
pub fn sent(seat: Seat, gang: Hand, names: &Names) -> LogLine {
    let cards: Vec<String> = gang.cards().map(says::card_title).collect();
    let words = format!("{}: {}.", says::explain::gang_of(names, seat), cards.join(", "));
    LogLine::new(words, gang.cards().map(card).collect())
}

/// The signs of what an event is about, as the table has them; `at` is the kind of the place.
fn signs(event: &Event, at: Option<Kind>) -> Vec<Sign> {
    let place = |kind: Kind| Sign { drawing: look::emblem(kind), ink: "ink-place".to_owned() };
    match event {
        Event::Put { card: put, .. } => std::iter::once(card(*put)).chain(at.map(place)).collect(),
        Event::Stuck { card: Some(seen), .. } => vec![card(*seen)],
        // As the words have them.
        Event::Drew { cards, .. } => cards.iter().flatten().copied().collect::<Hand>().cards().map(card).collect(),
        Event::HeldUp { .. } => at.map(place).into_iter().collect(),
        Event::Shown { kind, .. } => vec![place(*kind)],
        _ => Vec::new(),
    }
}

/// What came of the last of `acts`.
pub fn last(acts: &[Act], piles: &[Pile; PLACES], names: &Names) -> Vec<String> {
    let Some((last, before)) = acts.split_last() else { return Vec::new() };
    let mut gone = [0; PLACES];
    before.iter().flat_map(|act| &act.events).for_each(|event| passed(event, &mut gone));
    last.events.iter().filter_map(|event| sentence(event, piles, &mut gone, names)).collect()
}

/// `event` in a sentence, once so many places of each pile are `gone`.
fn sentence(event: &Event, piles: &[Pile; PLACES], gone: &mut [usize; PLACES], names: &Names) -> Option<String> {
    let at = place(event).and_then(|place| which(piles, *gone, place));
    passed(event, gone);
    let words = says::event(event, at, names)?;
    // Without it the same strength would be seen, or heard, to beat itself.
    Some(match raid::tie(event) {
        Some(winner) => format!("{words} {}", says::tie(names, winner)),
        None => words,
    })
}

/// The place that lay there when so many of each pile were `gone`.
fn which(piles: &[Pile; PLACES], gone: [usize; PLACES], place: Place) -> Option<Which> {
    let mut then = *piles;
    then.iter_mut().zip(gone).for_each(|(pile, gone)| pile.gone = gone as u8);
    (then[place.index()].value() > 0).then(|| Which::of(&then, place))
}

const fn place(event: &Event) -> Option<Place> {
    match event {
        Event::Put { place, .. } | Event::HeldUp { place } => Some(*place),
        _ => None,
    }
}

fn passed(event: &Event, gone: &mut [usize; PLACES]) {
    if let Event::Shown { place, .. } = event {
        gone[place.index()] += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::some_act;
    use super::*;
    use crate::engine::{Game, Rng};
    use crate::engine::{Nobody, Replay, Session};
    use crate::games::desperados::{Action, Character, Colour, Desperados, Options};
    use crate::ui::play::history::History;
    use crate::ui::play::review::{decisions, told};
    use crate::ui::text::{Lang, speak};

    const ME: Seat = Seat(0);
    const ADA: Seat = Seat(1);

    #[test]
    fn a_place_is_called_by_what_lay_there_then() {
        let names = Names::new(["Mary", "Ada"].map(str::to_owned));
        let state = Desperados::deal(&Options { seats: 2 }, 1).unwrap();
        let piles = state.table().piles;
        let place = Place::ALL[2];
        let card = Card::new(Colour::Green, Character::Widow);
        let put = Event::Put { seat: ADA, card, place };
        let [first, second, ..] = piles[2].kinds;
        let (mut gangs, mut strengths) = ([Hand::EMPTY; MAX_SEATS], [0; MAX_SEATS]);
        gangs[0].add(card);
        strengths[0] = 4;
        let shown = Event::Shown { place, kind: first, value: 2, gangs, strengths, winner: Some(ME) };
        let act = |events| Act { hand: 1, turn_number: 1, turn: ADA, events };
        let acts = [act(vec![put.clone(), Event::HeldUp { place }]), act(vec![shown]), act(vec![put])];
        let lower = |kind: Kind| says::kind(kind).to_lowercase();
        let lines = entries(&acts, &piles, &names).remove(0).lines;
        let told: Vec<String> = lines.into_iter().map(|line| line.words).collect();
        assert_eq!(
            told,
            [
                format!("Ada put the green Widow in front of the {}.", lower(first)),
                format!("The {} is held up!", lower(first)),
                "Your gang: Green Widow.".to_owned(),
                format!("You took the {} (2) with strength 4, unopposed.", lower(first)),
                // There are two of these now.
                format!("Ada put the green Widow in front of the {} (3).", lower(second)),
            ]
        );
        assert_eq!(last(&acts, &piles, &names), told[4..]);
    }

    /// A game for three to its end, with what the player saw of it, and the piles as they were at first.
    fn played(seed: u64) -> (Session<Desperados>, Vec<Act>, [Pile; PLACES]) {
        let mut session = Session::<Desperados>::new(Options { seats: 3 }, seed).unwrap();
        let mut rng = Rng::new(seed);
        let piles = session.state().table().piles;
        while let Some(action) = some_act(session.state(), &mut rng) {
            session.apply(action, &mut Nobody).unwrap();
        }
        let replay = Replay::new(session.clone());
        (session, History::new(&replay, ME, replay.end()).acts, piles)
    }

    /// D-3.1: all saw the gangs, so the log has them card by card, with their signs; of a secret choice it has nothing.
    #[test]
    fn the_log_tells_the_gangs_that_all_saw_and_no_others() {
        let names = Names::new(["Mary", "Ada", "Bo"].map(str::to_owned));
        let mut seen = 0;
        for seed in 0..6 {
            let (_, acts, piles) = played(seed);
            let gangs = acts.iter().flat_map(|act| &act.events).filter_map(|event| match event {
                Event::Shown { gangs, .. } => Some(gangs),
                _ => None,
            });
            let public: Vec<(Seat, Hand)> = gangs
                .flat_map(|gangs| Seat::all(3).map(|seat| (seat, gangs[seat.index()])))
                .filter(|(_, gang)| !gang.is_empty())
                .collect();
            let entries = entries(&acts, &piles, &names);
            let told: Vec<_> =
                entries.iter().flat_map(|entry| &entry.lines).filter(|line| line.words.contains(" gang: ")).collect();
            assert_eq!(told.len(), public.len());
            for (line, &(seat, gang)) in told.iter().zip(&public) {
                let whose = ["Your", "Ada’s", "Bo’s"][seat.index()];
                let cards =
                    gang.cards().map(|card| says::card_title(card).to_lowercase()).collect::<Vec<_>>().join(", ");
                assert_eq!(line.words.to_lowercase(), format!("{whose} gang: {cards}.").to_lowercase());
                assert_eq!(line.signs.len(), usize::from(gang.len()));
                seen += 1;
            }
            let lines = || entries.iter().flat_map(|entry| &entry.lines);
            assert!(lines().all(|line| !line.words.contains("chose a gang")), "it is told with its cards");
            let chose = |event: &Event| matches!(event, Event::Chose { gang, .. } if gang.is_empty());
            let out = acts.iter().flat_map(|act| &act.events).filter(|event| chose(event)).count();
            assert_eq!(lines().filter(|line| line.words == "You stayed out.").count(), out);
        }
        assert!(seen > 30, "{seen}");
    }

    #[test]
    fn the_signs_of_a_line_stand_in_the_order_of_its_words() {
        let names = Names::new(["Mary", "Ada", "Bo"].map(str::to_owned));
        let mut drew = 0;
        for &lang in Lang::ALL {
            speak(lang);
            let called: Vec<(String, &str)> = Character::ALL
                .map(|of| (look::sign(of), says::character(of)))
                .into_iter()
                .chain(Kind::ALL.map(|of| (look::emblem(of), says::kind(of))))
                .collect();
            for seed in 0..4 {
                let (_, acts, piles) = played(seed);
                let lines = entries(&acts, &piles, &names).into_iter().flat_map(|entry| entry.lines);
                for mut line in lines.filter(|line| line.signs.len() > 1) {
                    line.signs.dedup();
                    let words = line.words.to_lowercase();
                    let mut rest = words.as_str();
                    for sign in &line.signs {
                        let (_, word) = called.iter().find(|(drawing, _)| *drawing == sign.drawing).unwrap();
                        let word = word.to_lowercase();
                        let at = rest.find(word.trim_end_matches('y')).unwrap_or_else(|| panic!("{line:?}"));
                        rest = &rest[at + 1..];
                    }
                    drew += usize::from(words.contains(" drew ") || words.contains(" ziehst "));
                }
            }
            speak(Lang::En);
        }
        assert!(drew > 50, "{drew}");
    }

    /// D-3.4: the status, and whoever hears the page, are told why the same strength was not enough.
    #[test]
    fn a_tie_says_who_wins_it() {
        let names = Names::new(["Mary", "Ada"].map(str::to_owned));
        let piles = Desperados::deal(&Options { seats: 2 }, 1).unwrap().table().piles;
        let shown = |ada| {
            let (mut gangs, mut strengths) = ([Hand::EMPTY; MAX_SEATS], [0; MAX_SEATS]);
            gangs[..2].iter_mut().for_each(|gang| gang.add(Card::new(Colour::Green, Character::Widow)));
            strengths[..2].copy_from_slice(&[4, ada]);
            let [kind, ..] = piles[2].kinds;
            let event = Event::Shown { place: Place::ALL[2], kind, value: 2, gangs, strengths, winner: Some(ME) };
            last(&[Act { hand: 1, turn_number: 1, turn: ADA, events: vec![event] }], &piles, &names).remove(0)
        };
        assert!(shown(4).ends_with("against Ada 4. A tie: you put a card last."));
        assert!(shown(3).ends_with("against Ada 3."));
    }

    #[test]
    fn a_gang_and_to_stay_out_are_told_by_themselves_with_what_was_held_up() {
        let names = Names::new(["Mary", "Ada", "Bo"].map(str::to_owned));
        let (mut out, mut sent) = (0, 0);
        for seed in 0..6 {
            let (session, acts, piles) = played(seed);
            let replay = Replay::new(session);
            let history = History::new(&replay, ME, replay.end());
            let lines = entries(&acts, &piles, &names).into_iter().flat_map(|entry| entry.lines).collect::<Vec<_>>();
            for decision in decisions(&replay) {
                let Action::Gang(gang) = replay.step(decision.after - 1).unwrap().action else { continue };
                let words = gang.is_empty().then(|| "You stayed out.".to_owned());
                let words = told(&replay, &history, decision.number, &names, words).unwrap();
                let shown = acts[decision.number..].iter().flat_map(|act| &act.events).find_map(|event| match event {
                    Event::Shown { kind, value, .. } => Some(says::shown(*kind, *value)),
                    _ => None,
                });
                let own = words.strip_prefix(&(shown.unwrap() + ". ")).unwrap_or_else(|| panic!("{words}"));
                if gang.is_empty() {
                    assert_eq!(own, "You stayed out.");
                    out += 1;
                } else {
                    assert!(own.starts_with("Your gang: ") && lines.iter().any(|line| line.words == own), "{own}");
                    sent += 1;
                }
            }
        }
        assert!(out > 5 && sent > 5, "{out} {sent}");
    }

    #[test]
    fn every_turn_has_its_own_draw_and_no_hand_is_numbered() {
        let names = Names::new(["Mary", "Ada", "Bo"].map(str::to_owned));
        let mut ends = 0;
        for seed in 0..8 {
            let (session, acts, piles) = played(seed);
            let entries = entries(&acts, &piles, &names);
            for (at, entry) in entries.iter().enumerate() {
                assert!(entry.title.ends_with(" turn"), "{}", entry.title);
                let drew = entry.lines.iter().filter(|line| line.words.contains(" drew ")).count();
                let stuck = entry.lines.iter().filter(|line| line.words.starts_with("Nothing of ")).count();
                assert!(drew <= 1 + stuck, "turn {at}: {entry:?}");
                // Whoever is on turn is the one who drew.
                if let Some(line) =
                    entry.lines.iter().find(|line| line.words.contains(" drew ") && !line.words.starts_with("Nothing"))
                {
                    let who = line.words.split(' ').next().unwrap();
                    assert!(entry.title.starts_with(&who.replace("You", "Your")), "{}: {}", entry.title, line.words);
                }
            }
            assert_eq!(entries.len(), usize::from(session.state().table().turn_number), "one for each turn");
            // The booty of all, and then who won.
            let last: Vec<&str> = entries.last().unwrap().lines.iter().map(|line| line.words.as_str()).collect();
            let booty: Vec<&&str> = last.iter().filter(|line| line.contains("booty: ")).collect();
            assert_eq!(booty.len(), 3, "{last:?}");
            for (seat, line) in Seat::all(3).zip(booty) {
                let worth = session.state().table().booty[seat.index()].worth();
                assert!(line.contains(&format!("booty: {}", says::points(worth))), "{line}");
            }
            assert!(last.last().unwrap().ends_with("won the game."));
            ends += 1;
        }
        assert_eq!(ends, 8);
    }
}
