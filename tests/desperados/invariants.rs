//! What holds after every action of every game. `DECISIONS=100000000` plays as many of them rather than the usual number.

use std::collections::BTreeSet;

use proptest::prelude::*;
use tin_star::engine::{Game, Nobody, Rng, Seat};
use tin_star::games::desperados::{Action, Card, Desperados, Event, Options, Phase, State};

use super::games::cases;
use super::referee::Referee;
use super::script::{assert_whole, script, seats};

/// No game of random play takes more decisions than 66 cards put and 16 hold-ups of five seats.
const LONGEST: usize = 66 + 16 * 5;

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn cards_booty_and_events_agree_after_every_action(script in script(300)) {
        let mut referee = Referee::new(&script.deal());
        script.play(|step| {
            step.events.iter().for_each(|event| referee.hear(event));
            referee.agrees_with(step.after);
            assert_whole(step.after);
        });
    }
}

fn holds(state: &State) {
    let table = state.table();
    let places = table.piles.iter().map(|pile| usize::from(pile.gone)).sum::<usize>();
    let won: usize = table.booty.iter().map(|booty| usize::from(booty.len())).sum();
    assert!(won <= places && places <= 16);
    let held_up = if let Phase::HoldUp(place) = state.phase() { Some(place.index()) } else { None };
    for (at, (pile, front)) in table.piles.iter().zip(&table.fronts).enumerate() {
        assert_eq!(front.len() == pile.value() && pile.gone < 4, held_up == Some(at), "D-2.4");
        assert!(front.len() <= pile.value());
    }
    let all: u32 = seats(state).map(|seat| u32::from(state.hand(seat).len())).sum::<u32>()
        + u32::from(table.pile_len)
        + u32::from(table.discards.len())
        + u32::from(table.warrant.len())
        + table.fronts.iter().map(|front| u32::from(front.len())).sum::<u32>();
    assert_eq!(all, 80);
    assert_eq!(Desperados::to_act(state).is_none(), Desperados::outcome(state).is_some());
    assert_eq!(Desperados::legal(state).is_empty(), Desperados::outcome(state).is_some());
    assert!((0..5).all(|seat| seat < table.seats() || state.gang(Seat(seat as u8)).is_none()));
}

/// Random games at all tables: nothing is lost, every game ends, and soon.
#[test]
fn every_game_ends() {
    let wanted: u64 = std::env::var("DECISIONS").ok().and_then(|n| n.parse().ok()).unwrap_or(300_000);
    let (mut decisions, mut games, mut longest, mut ends) = (0_u64, 0_u64, 0, [0_u64; 2]);
    let mut biggest = 0;
    for seed in 0.. {
        if decisions >= wanted {
            break;
        }
        let mut state = Desperados::deal(&Options { seats: 2 + (seed % 4) as u8 }, seed).unwrap();
        let mut rng = Rng::new(!seed);
        // In some games many stay away.
        let timid = seed % 5 == 0;
        let mut taken = 0;
        while state.to_act().is_some() {
            let legal = Desperados::legal(&state);
            let stays = timid && matches!(state.phase(), Phase::HoldUp(_)) && rng.below(8) > 0;
            let action = if stays { legal[0] } else { legal[rng.below(legal.len())] };
            biggest = biggest.max(legal.len());
            Desperados::apply(&mut state, action, &mut Nobody).unwrap();
            taken += 1;
            holds(&state);
        }
        assert_whole(&state);
        assert!(taken <= LONGEST, "seed {seed}: {taken}");
        longest = longest.max(taken);
        decisions += taken as u64;
        games += 1;
        ends[usize::from(state.table().piles.iter().all(|pile| pile.gone < 4))] += 1;
    }
    println!(
        "{decisions} decisions, {games} games, the longest of {longest}; {} ended by D-4.3; the longest list {biggest}",
        ends[1]
    );
    assert!(ends[0] > 0);
}

/// The random games above would prove little if they never came to the rare events.
#[test]
fn random_games_come_to_everything() {
    let mut seen = BTreeSet::new();
    for seed in 0..3_000 {
        let mut state = Desperados::deal(&Options { seats: 2 + (seed % 4) as u8 }, seed).unwrap();
        let mut rng = Rng::new(!seed);
        while state.to_act().is_some() {
            let legal = Desperados::legal(&state);
            let away = seed % 3 == 0 && matches!(state.phase(), Phase::HoldUp(_)) && rng.below(3) > 0;
            let action = if away { legal[0] } else { legal[rng.below(legal.len())] };
            let mut events = Vec::new();
            if let Action::Gang(gang) = action {
                let colours = gang.cards().map(Card::colour).collect::<BTreeSet<_>>().len();
                let characters = gang.cards().map(Card::character).collect::<BTreeSet<_>>().len();
                seen.insert(match (colours, characters) {
                    (0, _) => "none",
                    (1, 1) => "one kind",
                    (1, _) => "a colour",
                    _ => "a character",
                });
            }
            Desperados::apply(&mut state, action, &mut events).unwrap();
            for event in &events {
                if let Event::Shown { winner, strengths, .. } = event {
                    let most = strengths.iter().max().unwrap();
                    let tied = strengths.iter().position(|s| s == most) != strengths.iter().rposition(|s| s == most);
                    seen.insert(match winner {
                        None => "nobody joins",
                        Some(_) if tied => "a tie",
                        Some(_) => "a winner",
                    });
                }
                match event {
                    Event::Stuck { .. } => drop(seen.insert("stuck")),
                    Event::Reshuffled => drop(seen.insert("reshuffled")),
                    Event::Ended { winners } if winners.len() > 1 => drop(seen.insert("shared")),
                    _ => {}
                }
            }
        }
    }
    let all = [
        "none",
        "one kind",
        "a colour",
        "a character",
        "nobody joins",
        "a tie",
        "a winner",
        "stuck",
        "reshuffled",
        "shared",
    ];
    for rare in all {
        assert!(seen.contains(rare), "no {rare} in {seen:?}");
    }
}
