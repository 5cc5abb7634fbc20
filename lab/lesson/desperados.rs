//! Finds the games that teach Desperados: a beginning in which the player lays, holds up, wins, stays out and wins again by experience, and an
//! end that the player brings about.

use std::error::Error;

use tin_star::bots::Bot;
use tin_star::bots::desperados::Greedy;
use tin_star::engine::{Game, Nobody, Rng, Seat, Session};
use tin_star::games::desperados::{Action, Desperados, Event, Hand, Options, Phase, State, View, winners};

use super::search;

const ME: Seat = Seat(0);
const SEATS: u8 = 3;
/// So many games are tried of a deal.
const TRIES: u64 = 150;
/// The most acts of the player's that a beginning may take.
const MOST_ACTS: u8 = 10;

/// Looks for both.
pub(super) fn run(words: &[String]) -> Result<(), Box<dyn Error>> {
    let fit = |state: &State| Desperados::to_act(state) == Some(ME);
    search::run::<Desperados>(words, &Options { seats: SEATS }, TRIES, fit, beginning, ending)
}

/// What the player has come to in the beginning of a game.
#[derive(Clone, Copy, PartialEq, PartialOrd)]
enum Stage {
    /// Puts the first card, where nobody is.
    First,
    /// Brings about the first hold-up, and wins it.
    HoldUp,
    /// Puts a card, and no place is held up.
    Next,
    /// Stays out of a hold-up.
    Out,
    /// Wins another by experience.
    Experience,
}

/// What the player does; nothing if they do not stay out of their own will.
fn own(state: &State, view: &View, at: Stage, rng: &mut Rng) -> Option<Action> {
    let Phase::HoldUp(place) = state.phase() else {
        let legal = Desperados::legal(state);
        return Some(legal[rng.below(legal.len())]);
    };
    let best = view.strongest(place).0;
    if at != Stage::Out {
        return Some(Action::Gang(best));
    }
    (!best.is_empty()).then_some(Action::Gang(Hand::EMPTY))
}

/// What another does: now and then by chance, so that what happens differs from try to try.
fn theirs(state: &State, view: &View, rng: &mut Rng) -> Action {
    match state.phase() {
        Phase::HoldUp(place) if rng.below(2) == 0 => Action::Gang(view.strongest(place).0),
        Phase::Day if rng.below(3) == 0 => {
            let legal = Desperados::legal(state);
            legal[rng.below(legal.len())]
        }
        _ => Greedy::default().choose(view, rng),
    }
}

fn beginning(start: &State, chance: u64) -> Option<(f64, Vec<Action>)> {
    let (mut state, mut rng) = (start.clone(), Rng::new(chance));
    let (mut actions, mut at, mut tries) = (Vec::new(), Stage::First, 0);
    let mut worth = 0.0;
    loop {
        let seat = Desperados::to_act(&state)?;
        let view = Desperados::view(&state, seat);
        tries += u8::from(seat == ME);
        if tries > MOST_ACTS {
            return None;
        }
        let action = if seat == ME { own(&state, &view, at, &mut rng)? } else { theirs(&state, &view, &mut rng) };
        let table = *state.table();
        let mut events = Vec::new();
        Desperados::apply(&mut state, action, &mut events).ok()?;
        actions.push(action);
        if events.iter().any(|event| matches!(event, Event::Stuck { .. } | Event::Reshuffled)) {
            return None;
        }
        let held_up = events.iter().any(|event| matches!(event, Event::HeldUp { .. }));
        match (action, at) {
            (Action::Put { place, .. }, Stage::First) if seat == ME => {
                if !table.fronts[place.index()].is_empty() {
                    return None;
                }
                at = Stage::HoldUp;
            }
            // The player's doing, where another stands already.
            (Action::Put { place, .. }, Stage::HoldUp)
                if held_up && (seat != ME || table.fronts[place.index()].is_empty()) =>
            {
                return None;
            }
            (Action::Put { .. }, Stage::HoldUp) if held_up => {}
            (Action::Put { .. }, Stage::HoldUp) if seat == ME => return None,
            (Action::Put { .. }, Stage::Next) => {
                if held_up {
                    return None;
                }
                if seat == ME {
                    at = Stage::Out;
                }
            }
            _ => {}
        }
        let shown = events.iter().find_map(|event| match event {
            Event::Shown { place, value, gangs, strengths, winner, .. } => {
                Some((*place, *value, *gangs, *strengths, *winner))
            }
            _ => None,
        });
        let Some((place, value, gangs, strengths, winner)) = shown else { continue };
        let others = gangs[1..].iter().filter(|gang| !gang.is_empty()).count();
        let mine = gangs[ME.index()];
        match at {
            Stage::HoldUp => {
                let beaten = strengths[1..].iter().all(|&strength| strength < strengths[0]);
                if winner != Some(ME) || !beaten || others == 0 || !(2..=3).contains(&mine.len()) {
                    return None;
                }
                worth += f64::from(mine.len()) + others as f64;
                at = Stage::Next;
            }
            Stage::Out => {
                if winner.is_none() || winner == Some(ME) {
                    return None;
                }
                worth += others as f64;
                at = Stage::Experience;
            }
            Stage::Experience => {
                let wanted = |character| table.experience(character) > 0;
                let stands = |character| table.fronts[place.index()].characters().has(character);
                let some = mine.cards().any(|card| wanted(card.character()) && stands(card.character()));
                let only = mine.cards().any(|card| wanted(card.character()) && !stands(card.character()));
                let beaten = strengths[1..].iter().all(|&strength| strength < strengths[0]);
                if winner != Some(ME) || !beaten || !(some || only) || !(2..=4).contains(&mine.len()) {
                    return None;
                }
                worth += 2.0 * f64::from(u8::from(some)) + f64::from(u8::from(only)) + f64::from(value) + others as f64;
                let acts = actions.len() as f64;
                return Some((20.0 + worth - 0.3 * acts, actions));
            }
            _ => return None,
        }
    }
}

/// The whole game, at the end of which the player holds up a place of 5 and wins by it.
fn ending(start: &State, chance: u64) -> Option<(f64, Vec<Action>)> {
    let (mut state, mut rng, greedy) = (start.clone(), Rng::new(chance), Greedy::default());
    let mut actions = Vec::new();
    loop {
        let seat = Desperados::to_act(&state)?;
        let view = Desperados::view(&state, seat);
        let mut action = greedy.choose(&view, &mut rng);
        // The player does whatever ends the game.
        let ends = |action: &Action| {
            matches!(action, Action::Put { place, .. } if {
                let (pile, front) = (view.table.piles[place.index()], view.table.fronts[place.index()]);
                pile.value() == 5 && front.len() == 4
            })
        };
        if seat == ME && state.phase() == Phase::Day {
            action = Desperados::legal(&state).iter().copied().find(ends).unwrap_or(action);
        }
        let last = ends(&action);
        let before = *state.table();
        Desperados::apply(&mut state, action, &mut Nobody).ok()?;
        actions.push(action);
        if !last {
            continue;
        }
        if seat != ME {
            return None;
        }
        // Everybody's last gang.
        let Phase::HoldUp(place) = state.phase() else { return None };
        let kind = before.piles[place.index()].kind();
        while let Some(seat) = Desperados::to_act(&state) {
            let view = Desperados::view(&state, seat);
            let action =
                if seat == ME { Action::Gang(view.strongest(place).0) } else { greedy.choose(&view, &mut rng) };
            let gang = if let Action::Gang(gang) = action { gang } else { Hand::EMPTY };
            if (seat == ME && !(3..=4).contains(&gang.len())) || gang.len() > 6 {
                return None;
            }
            Desperados::apply(&mut state, action, &mut Nobody).ok()?;
            actions.push(action);
        }
        let (booty, was) = (state.table().booty[ME.index()], before.booty[ME.index()]);
        let won = winners(state.table()).as_slice() == [ME];
        let alike = booty.values(kind).count();
        if !won || !booty.has(kind, 5) || alike != 2 {
            return None;
        }
        let others = before.booty[1..usize::from(SEATS)].iter().map(|booty| booty.worth()).max().unwrap_or_default();
        let behind = f64::from(u8::from(others > was.worth()));
        return Some((10.0 + 3.0 * behind - 0.1 * actions.len() as f64 - 0.3 * f64::from(booty.len()), actions));
    }
}

/// The acts of a game, each with what is held by whoever acts.
pub(super) fn tell(text: &str) -> Result<(), Box<dyn Error>> {
    let session = Session::<Desperados>::from_text(text)?;
    let mut now = Session::<Desperados>::new(*session.options(), session.seed())?;
    println!("{:?}", now.state().table().piles);
    for (at, &action) in session.actions().iter().enumerate() {
        let seat = Desperados::to_act(now.state()).ok_or("nobody is to act")?;
        let hand = Desperados::view(now.state(), seat).hand;
        let mut events = Vec::new();
        now.apply(action, &mut events)?;
        println!("{at:3} {}: {action:?}  [{hand:?}]", seat.0);
        for event in events {
            if matches!(event, Event::Drew { .. } | Event::Shown { .. } | Event::Ended { .. } | Event::HeldUp { .. }) {
                println!("        {event:?}");
            }
        }
    }
    println!("{:?}", now.state().table().booty);
    Ok(())
}
