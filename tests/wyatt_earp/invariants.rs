//! What holds after every action of every game.

use std::cell::RefCell;
use std::collections::BTreeSet;

use proptest::prelude::*;
use tin_star::engine::{Game, Rng};
use tin_star::games::wyatt_earp::{Action, Card, Edition, Event, HandEnd, Options, Phase, Sheriff, State, WyattEarp};

use super::games::{ByNumbers, cases};
use super::referee::Referee;
use super::script::{Script, Step, assert_whole, script, seats};

/// No hand of random play takes more decisions: the longest of 700,000 took 309. Nothing in the rules bounds a hand in which all
/// keep drawing from the discard stack, so this is a bound on chance.
const LONGEST_HAND: usize = 600;

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn cards_money_and_events_agree_after_every_action(script in script(1200)) {
        let mut referee = Referee::new(&script.deal());
        script.play(|step| {
            step.events.iter().for_each(|event| referee.hear(event, step.after));
            referee.agrees_with(step.after);
            assert_whole(step.after);
        });
    }

    #[test]
    fn phases_and_hand_sizes_are_as_the_rules_allow(script in script(1200)) {
        script.play(|step| {
            phase_fits(step.after);
            phase_follows(step);
            hand_sizes_follow(step);
        });
    }

    #[test]
    fn one_sheriff_card_a_turn_or_two_by_way_of_a_find(script in script(1200)) {
        // R-6.9b: what was played in this turn, and what was found just now.
        let (mut played, mut found) = (Vec::new(), None);
        script.play(|step| {
            let card = step.events.iter().find_map(|event| match *event {
                Event::PlayedSheriff { card, out_of_turn: false, .. } => Some(card),
                Event::PlayedPhoto { outlaw, out_of_turn: false, .. } => Some(Card::photo(outlaw)),
                _ => None,
            });
            if let Some(card) = card {
                assert!(played.is_empty() || (played == [Card::WYATT_EARP] && found == Some(card)), "{played:?} {card:?}");
                played.push(card);
            }
            found = step.events.iter().find_map(|event| match *event {
                Event::Took { card, .. } => card.filter(|c| !c.has_hole()),
                _ => None,
            });
            if matches!(step.action, Action::Discard(_) | Action::NextHand) {
                played.clear();
            }
        });
    }
}

fn phase_fits(state: &State) {
    let table = state.table();
    let turn = table.hand_len[table.turn.index()];
    let all_hold = seats(state).all(|s| table.hand_len[s.index()] > 0);
    match state.phase() {
        Phase::Draw => assert!(all_hold && table.discard_len > 0 && state.sheriff() == Sheriff::Free),
        Phase::Play => assert!(turn > 0),
        Phase::Target(card) => assert!(turn > 0 && !card.has_hole() && state.discard().last().is_some()),
        Phase::Search => assert_eq!(state.discard().last(), Some(&Card::WYATT_EARP)),
        Phase::PhotoOffer { holder, outlaw } => {
            assert!(holder != table.turn && state.hand(holder).has(Card::photo(outlaw)) && table.is_open(outlaw));
            assert_eq!(table.options.edition, Edition::Y2014);
        }
        Phase::HideoutOffer { owner, outlaw } => {
            assert!(owner != table.turn && state.hand(owner).has(Card::WYATT_EARP));
            assert!(table.group(owner, outlaw).hidden());
        }
        Phase::HandOver => assert!(table.money.iter().all(|&m| m < 25)),
        Phase::GameOver { winner } => {
            assert_eq!(table.money[winner.index()], table.money.into_iter().max().unwrap());
            assert!(table.money[winner.index()] >= 25);
        }
    }
    assert_eq!(WyattEarp::to_act(state).is_none(), WyattEarp::outcome(state).is_some());
    assert_eq!(WyattEarp::legal(state).is_empty(), WyattEarp::outcome(state).is_some());
}

fn phase_follows(step: &Step) {
    use Phase::{Draw, GameOver, HandOver, HideoutOffer, PhotoOffer, Play, Search, Target};
    let after = step.after.phase();
    let fits = match (step.before.phase(), step.action) {
        (Draw, Action::DrawSupply) | (Play, Action::WyattDraw) => matches!(after, Play | HandOver | GameOver { .. }),
        (Play, Action::PlayOutlaws { .. }) => matches!(after, Play | PhotoOffer { .. }),
        (Play, Action::Shoot(card)) => after == Play || after == Target(card),
        (Play, Action::WyattSearch) => after == Search,
        (Play, Action::Discard(_)) => matches!(after, Draw | HandOver | GameOver { .. }),
        (Target(Card::HIDEOUT), Action::Target { .. }) => matches!(after, Play | HideoutOffer { .. }),
        (Draw, Action::DrawDiscard)
        | (Play, Action::PlayPhoto(_) | Action::Ask { .. })
        | (Target(_), Action::Target { .. })
        | (Search, Action::Take(_))
        | (PhotoOffer { .. }, Action::LayPhoto | Action::Decline)
        | (HideoutOffer { .. }, Action::ShootHideout | Action::Decline) => after == Play,
        (HandOver, Action::NextHand) => after == Draw,
        _ => false,
    };
    assert!(fits, "{:?} {:?} {after:?}", step.before.phase(), step.action);
}

fn hand_sizes_follow(step: &Step) {
    if step.action == Action::NextHand {
        return assert!(seats(step.after).all(|s| step.after.hand(s).len() == 10));
    }
    let ended = step.events.iter().any(|e| matches!(e, Event::HandEnded { .. }));
    let actor = WyattEarp::to_act(step.before).expect("someone acted");
    for seat in seats(step.after) {
        let [before, after] = [step.before, step.after].map(|state| i32::from(state.hand(seat).len()));
        let gained = after - before;
        let allowed = match step.action {
            _ if seat != actor => match step.action {
                Action::Ask { .. } => -1..=0,
                _ => 0..=0,
            },
            Action::DrawSupply if ended => 0..=0,
            Action::WyattDraw if ended => -1..=-1,
            Action::DrawSupply => 2..=2,
            Action::DrawDiscard | Action::Take(_) | Action::WyattDraw => 1..=1,
            Action::PlayOutlaws { count, .. } => -i32::from(count)..=-i32::from(count),
            Action::Ask { .. } => -1..=0,
            Action::Target { .. } if step.before.phase() == Phase::Target(Card::MOST_WANTED) => 1..=1,
            Action::Target { .. } | Action::Decline | Action::NextHand => 0..=0,
            _ => -1..=-1,
        };
        assert!(allowed.contains(&gained), "{seat:?} {:?}: {gained}", step.action);
    }
}

#[test]
fn every_hand_and_every_game_ends() {
    let (mut hands, mut longest, mut most_hands, mut ends) = (0, 0, 0, BTreeSet::new());
    for seed in 0..120 {
        for (seats, edition) in [(2, Edition::Y2014), (3, Edition::Y2000), (4, Edition::Y2014)] {
            let mut state = WyattEarp::deal(&Options { seats, edition }, seed).unwrap();
            let mut rng = Rng::new(seed);
            let mut decisions = 0;
            while WyattEarp::to_act(&state).is_some() {
                let legal = WyattEarp::legal(&state);
                let action = legal[rng.below(legal.len())];
                let mut events = Vec::new();
                WyattEarp::apply(&mut state, action, &mut events).unwrap();
                decisions += 1;
                assert!(decisions <= LONGEST_HAND, "seed {seed}, {seats} seats");
                for event in &events {
                    if let Event::HandEnded { why } = event {
                        hands += 1;
                        longest = longest.max(decisions);
                        decisions = 0;
                        ends.insert(match why {
                            HandEnd::WentOut(_) => "R-8.1",
                            HandEnd::EmptyHanded(_) => "R-8.2",
                            HandEnd::SupplyOut => "R-8.3",
                        });
                    }
                }
            }
            most_hands = most_hands.max(state.table().hand_number);
            assert!(most_hands < 200);
        }
    }
    println!("{hands} hands; the longest took {longest} decisions, the longest game {most_hands} hands");
    assert_eq!(ends.len(), 3, "{ends:?}");
}

/// The random games above would prove little if they never came to the rare plays.
#[test]
fn random_games_come_to_every_kind_of_decision() {
    let seen = RefCell::new(BTreeSet::new());
    let mut rng = Rng::new(3);
    for seed in 0..60 {
        let options = Options { seats: 2 + (seed % 3) as u8, edition: Edition::Y2014 };
        let choices = (0..1200).map(|_| rng.next_u64() as u16).collect();
        Script { options, seed, choices }.play(|step| {
            let what = match step.action {
                Action::Shoot(card) => format!("Shoot {card:?} {}", step.after.phase() == Phase::Target(card)),
                Action::ShootHideout => format!("ShootHideout {}", step.events.len() == 3),
                Action::Target { .. } => format!("Target {:?}", step.before.phase()),
                Action::Decline if matches!(step.before.phase(), Phase::PhotoOffer { .. }) => "Decline a Photo".into(),
                Action::Ask { .. } => {
                    let given = step.events.iter().any(|e| matches!(e, Event::Asked { from: Some(_), .. }));
                    format!("Ask {given}")
                }
                other => format!("{other:?}").split([' ', '(', '{']).next().unwrap_or_default().to_owned(),
            };
            let mut seen = seen.borrow_mut();
            seen.insert(what);
            if let (Sheriff::Found(_), Sheriff::Used) = (step.before.sheriff(), step.after.sheriff())
                && !step.events.is_empty()
                && WyattEarp::choose(step.before, 0).is_some()
                && matches!(step.action, Action::Shoot(_) | Action::PlayPhoto(_) | Action::Ask { .. })
            {
                seen.insert("a found card played".into());
            }
            for event in step.events {
                seen.insert(format!("{event:?}").split([' ', '(', '{']).next().unwrap_or_default().to_owned());
            }
        });
    }
    let seen = seen.into_inner();
    for rare in [
        "DrawSupply",
        "DrawDiscard",
        "PlayOutlaws",
        "PlayPhoto",
        "WyattDraw",
        "WyattSearch",
        "Take",
        "LayPhoto",
        "Decline",
        "Decline a Photo",
        "Discard",
        "NextHand",
        "ShootHideout true",
        "ShootHideout false",
        "Reshuffled",
        "Removed",
        "Stole",
        "Ask true",
        "Ask false",
        "a found card played",
        "GameEnded",
        "Target Target(MostWanted)",
        "Target Target(WyattEarp)",
        "Target Target(Hideout)",
        "Target Target(FastestGun)",
        "Target Target(BankRobbery)",
        "Target Target(StagecoachRobbery)",
        "Shoot WyattEarp false",
        "Shoot MostWanted false",
    ] {
        assert!(seen.contains(rare), "no {rare} in {seen:?}");
    }
}
