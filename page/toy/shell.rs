//! What the page's shell makes of a game that it does not know, without a browser.

use crate::ui::play::any_record::{AnyRecord, Summary};
use crate::ui::play::history::{History, acts_seen};
use tin_star::bots::{BotKind, Level};
use tin_star::engine::{Game, LoadError, Nobody, Replay, Seat};
use tin_star::record::Record;

use super::Toy;
use super::game::{Action, Event, Options, Phase};
use super::mind::played;

const ME: Seat = Seat(0);

#[test]
fn it_is_kept_listed_and_shared_by_those_who_do_not_know_it() {
    for seats in 2..=5 {
        let over = played(seats, 3, BotKind::Greedy, usize::MAX);
        let outcome = Toy::outcome(over.state()).expect("a result");
        let record: AnyRecord = Record::new(over.clone(), ["", "Ada"]).at_level(Level::Legend).into();
        assert_eq!((record.game(), record.title(), record.seats()), ("toy", "High Noon", seats.into()));
        assert_eq!((record.variant_name(), record.level(), record.is_practice()), ("Usual", Level::Legend, false));
        let score = format!("{} sacks", outcome.points[0]);
        assert_eq!(record.summary(), Summary { hand: Some(2), winners: Some(outcome.winners), score });
        assert!(record.is_over());
        assert_eq!((record.link_text(true), record.link_text(false)), (over.to_text(), over.deal_to_text()));
        assert_eq!(Record::<Toy>::from_text(&record.to_text()).expect("a record").names, record.names());

        let running = AnyRecord::from(Record::new(played(seats, 3, BotKind::Greedy, 4), ["", "Ada"]));
        let Summary { hand, winners, .. } = running.summary();
        assert_eq!((hand, winners, running.is_over()), (Some(1), None, false));
        assert!(running.is_at(&running.clone()) && !running.is_at(&record));

        let again = record.dealt(8, true).expect("a table");
        assert_eq!((again.seed(), again.is_practice(), again.acts_seen()), (8, true, 0));
        assert_eq!((again.names(), again.level(), again.seats()), (record.names(), Level::Legend, seats.into()));
        // The page reads only what is in its list.
        assert!(
            matches!(AnyRecord::from_text(&record.to_text()), Err(LoadError::OtherGame { found }) if found == "toy")
        );
    }
}

#[test]
fn no_number_tells_who_has_chosen() {
    let (mut unseen, mut shown) = (0, 0);
    for seed in 0..8 {
        let mut session = played(5, seed, BotKind::Greedy, 0);
        while let Some(seat) = Toy::to_act(session.state()) {
            let (before, phase) = (acts_seen(&session, ME), session.state().table.phase);
            let action = *Toy::legal(session.state()).last().expect("a legal action");
            session.apply(action, &mut Nobody).expect("a legal action");
            let counted = acts_seen(&session, ME) - before;
            if phase == Phase::Choose && session.state().table.phase == Phase::Choose {
                assert_eq!(counted, usize::from(seat == ME), "a choice is counted by who chose, and nobody else");
                unseen += 1;
            } else {
                assert_eq!(counted, 1, "{action:?} is seen by all");
                shown += usize::from(phase == Phase::Choose);
            }
            assert!(seat != ME || counted == 1);
        }
    }
    assert_eq!((unseen, shown), (8 * 6 * 4, 8 * 6));
}

#[test]
fn its_acts_are_numbered_by_hand_and_turn_and_lead_back_to_where_they_were() {
    let session = played(5, 2, BotKind::Greedy, usize::MAX);
    let replay = Replay::new(session.clone());
    for seat in Seat::all(5) {
        let history = History::<Toy>::new(&replay, seat, replay.end());
        assert_eq!((history.acts[0].events.as_slice(), history.acts[0].is_deal()), (&[Event::Dealt][..], true));
        assert_eq!(history.count(), acts_seen(&session, seat));
        let turns: Vec<(u16, u16)> = history.acts.iter().map(|act| (act.hand, act.turn_number)).collect();
        assert!(turns.is_sorted(), "{turns:?}");
        assert_eq!((turns[1], turns.last()), ((1, 1), Some(&(2, 3))));
        for number in 0..=history.count() {
            let place = history.place_of(number);
            assert_eq!(history.number_at(place), number);
            // What came before is the same whether one knows how it went on or not.
            assert_eq!(History::<Toy>::new(&replay, seat, place).acts, history.acts[..=number]);
        }
    }
}

#[test]
fn what_was_gained_is_folded_from_what_the_seat_saw() {
    let mut session = tin_star::engine::Session::<Toy>::new(Options { seats: 3 }, 6).expect("a table");
    let mut drawn = [Vec::new(), Vec::new(), Vec::new()];
    while let Some(seat) = Toy::to_act(session.state()) {
        let hand = session.state().table.hand;
        let action = Toy::legal(session.state())[0];
        let mut events = Vec::new();
        session.apply(action, &mut events).expect("a legal action");
        if session.state().table.hand > hand {
            drawn = Default::default();
        }
        if let (Action::Draw, [Event::Drew { card: Some(card), .. }]) = (action, events.as_slice()) {
            drawn[seat.index()].push(*card);
        }
        let replay = Replay::new(session.clone());
        for seat in Seat::all(3) {
            assert_eq!(History::<Toy>::new(&replay, seat, replay.end()).gained, drawn[seat.index()]);
        }
    }
}
