//! What a seat cannot know never reaches it: in two games that differ in nothing else, it sees and hears the same.

use super::watcher::Watcher;
use super::*;
use crate::engine::{Game, Nobody, Rng, Seat};

/// Swaps cards that `watcher` cannot tell apart between other hands and the supply, and takes another generator.
fn permuted(state: &State, watcher: &Watcher, rng: &mut Rng) -> State {
    let mut other = state.clone();
    other.rng = Rng::new(rng.next_u64());
    let supply = state.table.supply_len as usize;
    rng.shuffle(&mut other.supply[..supply]);
    let others: Vec<Seat> = state.table.others(watcher.me).collect();
    // The reshuffle told what the supply is made of, so after it only the order is free.
    let swaps = if state.table.reshuffled { 0 } else { 60 };
    for _ in 0..swaps {
        let seat = others[rng.below(others.len())];
        let mut loose = other.hands[seat.index()].minus(watcher.known[seat.index()]);
        for take in other.memory.pickups.iter().filter(|take| take.seat == seat) {
            loose.remove_if_there(take.card); // may be told by what was found gone
        }
        let Some(give) = loose.cards().nth(rng.below(loose.len() as usize)) else { continue };
        let at = rng.below(supply + 1);
        let partner = others[rng.below(others.len())];
        let fits = |seat: Seat, hand: Hand, card: Card| match card.kind() {
            Kind::Outlaw(outlaw) => hand.count(card) < watcher.caps[seat.index()][outlaw.index()],
            _ => true,
        };
        if at < supply {
            let get = other.supply[at];
            if get != give && fits(seat, other.hands[seat.index()], get) {
                other.supply[at] = give;
                other.hands[seat.index()].remove(give, 1);
                other.hands[seat.index()].add(get);
            }
        } else if partner != seat {
            let mut theirs = other.hands[partner.index()].minus(watcher.known[partner.index()]);
            for take in other.memory.pickups.iter().filter(|take| take.seat == partner) {
                theirs.remove_if_there(take.card);
            }
            let Some(get) = theirs.cards().nth(rng.below(theirs.len() as usize)) else { continue };
            let (mine, other_hand) = (other.hands[seat.index()], other.hands[partner.index()]);
            if get != give && fits(seat, mine, get) && fits(partner, other_hand, give) {
                for (holder, out, into) in [(seat, give, get), (partner, get, give)] {
                    other.hands[holder.index()].remove(out, 1);
                    other.hands[holder.index()].add(into);
                }
            }
        }
    }
    Play { state: other }.whole().state
}

/// Whether the two events differ only in what `me` is entitled to see for the first time.
fn reveals(me: Seat, a: &Event, b: &Event) -> bool {
    match (a, b) {
        (Event::Drew { seat, .. }, Event::Drew { seat: other, .. }) => *seat == me && seat == other,
        (Event::Shot { .. }, Event::Shot { .. })
        | (Event::Asked { .. }, Event::Asked { .. })
        | (Event::Dealt { .. }, Event::Dealt { .. })
        | (Event::Duel { .. }, Event::Duel { .. } | Event::GameEnded { .. })
        | (Event::GameEnded { .. }, Event::Duel { .. } | Event::GameEnded { .. }) => true,
        _ => false,
    }
}

/// Offers to other seats than `me` that are open in only one of the games are let pass: `me` cannot know of them.
fn settle(a: &mut State, b: &mut State, me: Seat) {
    if a.phase == b.phase {
        return;
    }
    for state in [a, b] {
        if let Phase::PhotoOffer { holder: asked, .. } | Phase::HideoutOffer { owner: asked, .. } = state.phase {
            assert_ne!(asked, me, "an offer tells of a hidden card");
            let mut events = Vec::new();
            WyattEarp::apply(state, Action::Decline, &mut events).unwrap();
            assert!(events.iter().all(|event| WyattEarp::redact(event, me).is_none()));
        }
    }
}

/// Plays both games by the same actions for as long as `me` can see no difference that the rules allow; how many. A guess
/// keeps neither the order of the stack beneath its top card, which never matters, nor how `me`
/// came to know what it knows.
fn side_by_side(mut a: State, mut b: State, me: Seat, rng: &mut Rng, guessed: bool) -> usize {
    for steps in 0..60 {
        settle(&mut a, &mut b, me);
        let [in_a, mut in_b] = [&a, &b].map(|state| WyattEarp::view(state, me));
        if guessed {
            in_b.caps[me.index()] = in_a.caps[me.index()];
            for (more, less) in in_b.known.iter_mut().zip(in_a.known) {
                assert!(more.contains(less), "{in_a:?}");
                *more = less;
            }
            in_b.pickups.iter_mut().zip(&in_a.pickups).for_each(|(b, a)| b.shed = a.shed);
            if a.phase != Phase::Draw {
                in_b.top = in_a.top;
            }
        }
        assert_eq!(in_a, in_b);
        let Some(action) = random_action(&a, rng) else { return steps };
        let (mut in_a, mut in_b) = (Vec::new(), Vec::new());
        let actor = WyattEarp::to_act(&a);
        WyattEarp::apply(&mut a, action, &mut in_a).unwrap();
        if let Err(why) = WyattEarp::apply(&mut b, action, &mut in_b) {
            assert_ne!(actor, Some(me), "{me:?} cannot {action:?}: {why}");
            return steps; // another seat does not hold that card there
        }
        let heard = |events: &[Event]| events.iter().filter_map(|e| WyattEarp::redact(e, me)).collect::<Vec<_>>();
        let (in_a, in_b) = (heard(&in_a), heard(&in_b));
        if let Some((x, y)) = in_a.iter().zip(&in_b).find(|(x, y)| x != y) {
            assert!(reveals(me, x, y), "{me:?} can tell {x:?} from {y:?}");
            return steps;
        }
        assert_eq!(in_a.len(), in_b.len(), "{in_a:?} {in_b:?}");
        if action == Action::NextHand || (action == Action::WyattSearch && actor == Some(me)) {
            return steps; // new cards; or the whole stack is seen, and with it what others took
        }
    }
    60
}

#[test]
fn a_seat_cannot_tell_games_apart_that_differ_only_in_what_it_cannot_know() {
    let (mut positions, mut steps) = (0, 0);
    let mut watchers = Vec::new();
    random_games(0..50, 700, |state, events, rng| {
        if events.is_empty() {
            watchers = Seat::all(state.table.seats()).map(Watcher::new).collect();
        }
        for watcher in &mut watchers {
            watcher.hear(events);
            // An offer to another seat would have to be permuted away with its card; games side by side come to those by themselves.
            let offer = state.phase != WyattEarp::view(state, watcher.me).phase;
            if offer || rng.below(4) > 0 {
                continue;
            }
            let other = permuted(state, watcher, rng);
            positions += 1;
            steps += side_by_side(state.clone(), other, watcher.me, rng, false);
        }
    });
    assert!(positions > 10_000 && steps > 20_000, "{positions} positions, {steps} steps");
}

#[test]
fn a_seat_cannot_tell_the_game_from_a_guessed_world() {
    let mut steps = 0;
    random_games(100..140, 600, |state, _, rng| {
        for me in Seat::all(state.table.seats()) {
            if rng.below(8) == 0 {
                let guess = WyattEarp::determinize(&WyattEarp::view(state, me), rng);
                let mut state = state.clone();
                if let Phase::PhotoOffer { holder: asked, .. } | Phase::HideoutOffer { owner: asked, .. } = state.phase
                    && asked != me
                {
                    WyattEarp::apply(&mut state, Action::Decline, &mut Nobody).unwrap();
                }
                steps += side_by_side(state, guess, me, rng, true);
            }
        }
    });
    assert!(steps > 5_000, "{steps}");
}

#[test]
fn redaction_hides_what_others_draw_and_take_and_nothing_else() {
    random_games(0..20, 600, |state, events, _| {
        for me in Seat::all(state.table.seats()) {
            for event in events {
                let heard = WyattEarp::redact(event, me);
                match event {
                    Event::Drew { seat, cards } if *seat != me => {
                        let hidden = cards.iter().map(|_| None).collect();
                        assert_eq!(heard, Some(Event::Drew { seat: *seat, cards: hidden }));
                    }
                    Event::Took { seat, .. } if *seat != me => {
                        assert_eq!(heard, Some(Event::Took { seat: *seat, card: None }));
                    }
                    Event::Declined { seat } if *seat != me => assert_eq!(heard, None),
                    _ => assert_eq!(heard.as_ref(), Some(event)),
                }
            }
        }
    });
}

#[test]
fn what_can_be_taken_back_taught_its_seat_nothing() {
    let mut not_final = 0;
    random_games(500..560, 500, |state, _, rng| {
        let Some(me) = WyattEarp::to_act(state) else { return };
        let view = WyattEarp::view(state, me);
        let guess = WyattEarp::determinize(&view, rng);
        for action in WyattEarp::legal(state) {
            let (mut here, mut there) = (state.clone(), guess.clone());
            let (mut events, mut guessed) = (Vec::new(), Vec::new());
            WyattEarp::apply(&mut here, action, &mut events).unwrap();
            WyattEarp::apply(&mut there, action, &mut guessed).unwrap();
            let heard = |events: &[Event]| events.iter().filter_map(|e| WyattEarp::redact(e, me)).collect::<Vec<_>>();
            if WyattEarp::undo_barrier(&view, &heard(&events)).is_some() {
                continue;
            }
            not_final += 1;
            assert_eq!(heard(&events), heard(&guessed), "{action:?} in {view:?}");
            let (mut here, mut there) = (WyattEarp::view(&here, me), WyattEarp::view(&there, me));
            if action == Action::DrawDiscard {
                // The card beneath was seen when it was discarded; a guess does not keep the order.
                (here.top, there.top) = (None, None);
            }
            here.caps[me.index()] = there.caps[me.index()]; // how `me` came to a find is not kept either
            assert_eq!(here, there, "{action:?}");
        }
    });
    assert!(not_final > 50_000, "{not_final}");
}
