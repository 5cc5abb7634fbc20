//! What holds after every action of every game. `DECISIONS=100000000` plays as many of them rather than the usual number.

use std::collections::BTreeSet;

use proptest::prelude::*;
use tin_star::engine::{
    Game, Nobody, Rng, Seat,
    save::{MAX_ACTIONS, MAX_TEXT},
};
use tin_star::games::wyoming_cowboy::{Action, Event, MAX_HANDS, MAX_ROUNDS, NoShot, Phase, State, WyomingCowboy};

use super::games::cases;
use super::referee::Referee;
use super::script::{assert_whole, script, seats};

proptest! {
    #![proptest_config(cases(120))]

    #[test]
    fn cards_points_and_events_agree_after_every_action(script in script(900)) {
        let mut referee = Referee::new(&script.deal());
        script.play(|step| {
            step.events.iter().for_each(|event| referee.hear(event, step.after));
            referee.agrees_with(step.after);
            assert_whole(step.after);
        });
    }
}

fn holds(state: &State) {
    let table = state.table();
    let over = matches!(state.phase(), Phase::HandOver | Phase::Over);
    let all: u32 = seats(state).map(|seat| u32::from(state.hand(seat).len())).sum::<u32>()
        + u32::from(table.pile_len)
        + table.discards.len() as u32
        + table.guns.iter().map(|drawn| u32::from(drawn.gun.hand().len())).sum::<u32>()
        + table.tens.iter().map(|tens| u32::from(tens.len())).sum::<u32>();
    assert_eq!(all, 48 * u32::from(table.decks()));
    let ended = table.badges_left() == 0 || table.tens_left() == 0 && table.has_twenty_two();
    assert!(!ended || over, "C-7.1");
    assert!(table.turn_number <= MAX_ROUNDS * table.seats() as u16 + 1 && table.hand_number <= MAX_HANDS);
    let passing = matches!(state.phase(), Phase::Passing { .. });
    assert!((0..8).all(|seat| passing || state.pass(Seat(seat)).is_none()));
    assert!((table.seats()..8).all(|seat| state.hand(Seat(seat as u8)).is_empty() && table.scores[seat] == 0));
    assert_eq!(WyomingCowboy::to_act(state).is_none(), WyomingCowboy::outcome(state).is_some());
    assert_eq!(WyomingCowboy::legal(state).is_empty(), WyomingCowboy::outcome(state).is_some());
}

/// Random games at all tables: nothing is lost, every game ends, and no save would be too long for it.
#[test]
fn every_game_ends() {
    let wanted: u64 = std::env::var("DECISIONS").ok().and_then(|n| n.parse().ok()).unwrap_or(300_000);
    let (mut decisions, mut games, mut longest, mut biggest, mut widest) = (0_u64, 0_u64, 0, 0, 0.0_f64);
    for seed in 0.. {
        if decisions >= wanted {
            break;
        }
        let options = WyomingCowboy::options(3 + (seed % 6) as u8, usize::from(seed % 4 == 1));
        let mut state = WyomingCowboy::deal(&options, seed).unwrap();
        let mut rng = Rng::new(!seed);
        let (mut taken, mut bits) = (0, 0.0);
        while state.to_act().is_some() {
            let legal = WyomingCowboy::legal(&state);
            biggest = biggest.max(legal.len());
            bits += (legal.len() as f64).log2();
            WyomingCowboy::apply(&mut state, legal[rng.below(legal.len())], &mut Nobody).unwrap();
            taken += 1;
            holds(&state);
        }
        assert_whole(&state);
        longest = longest.max(taken);
        widest = widest.max(bits);
        decisions += taken as u64;
        games += 1;
    }
    println!("{decisions} decisions, {games} games, the longest of {longest}; the longest list {biggest}");
    assert!(longest <= MAX_ACTIONS, "a random game of {longest} actions cannot be saved");
    let text = widest / 6.0 + 100.0; // six bits a letter, and the head
    assert!(text <= MAX_TEXT as f64, "a random game of {text} letters cannot be saved");
}

/// The random games above would prove little if they never came to the rare events.
#[test]
fn random_games_come_to_everything() {
    let mut seen = BTreeSet::new();
    for seed in 0..600 {
        let options = WyomingCowboy::options(3 + (seed % 6) as u8, usize::from(seed % 4 == 1));
        let mut state = WyomingCowboy::deal(&options, seed).unwrap();
        let mut rng = Rng::new(!seed);
        while state.to_act().is_some() && state.table().hand_number <= 3 {
            let legal = WyomingCowboy::legal(&state);
            // Every other game shoots whenever it can.
            let shoots =
                |action: &&Action| matches!(action, Action::Shoot { .. } | Action::Fire | Action::QuickDraw(_));
            let shot = legal.iter().find(shoots).filter(|_| seed % 2 == 0);
            let action = shot.copied().unwrap_or_else(|| legal[rng.below(legal.len())]);
            let cardless = state.table().cardless;
            let mut events = Vec::new();
            WyomingCowboy::apply(&mut state, action, &mut events).unwrap();
            for event in &events {
                let what = match event {
                    Event::Reshuffled => "reshuffled",
                    Event::Backfired { .. } => "backfire",
                    Event::QuickDraw { .. } => "quick draw",
                    Event::Badge { .. } => "badge",
                    Event::KingTaken { protected: true, .. } => "a protected king taken",
                    Event::KingTaken { .. } => "a king taken",
                    Event::Missed { why: NoShot::Held, .. } => "fire held",
                    Event::Missed { .. } => "no target",
                    Event::Discarded { badge: true, .. } => "a badge given back",
                    Event::NotReplaced { .. } => "not replaced",
                    Event::TurnEnded { .. } if cardless => "a turn without cards",
                    Event::Scored { by: Some(_), .. } if state.table().badges_left() == 0 => "ended by badges",
                    Event::Scored { by: Some(_), .. } => "ended by tens",
                    Event::Scored { by: None, .. } => "ended by nobody",
                    Event::Couple { .. } => "couple",
                    _ => continue,
                };
                seen.insert(what);
            }
        }
    }
    let all = [
        "reshuffled",
        "backfire",
        "quick draw",
        "badge",
        "a protected king taken",
        "a king taken",
        "fire held",
        "no target",
        "a badge given back",
        "not replaced",
        "a turn without cards",
        "ended by badges",
        "ended by tens",
        "ended by nobody",
        "couple",
    ];
    for rare in all {
        assert!(seen.contains(rare), "no {rare} in {seen:?}");
    }
}
