//! Finds the games that teach Wyoming Cowboy: a beginning in which the player passes, pulls a gun, is shot at and dodges, shoots and hits, lays
//! a 10 and shows a couple; and the end of a hand that the player brings about.

use std::error::Error;

use tin_star::bots::Bot;
use tin_star::bots::wyoming_cowboy::Greedy;
use tin_star::engine::{Game, Rng, Seat, Session};
use tin_star::games::wyoming_cowboy::{Action, Card, Event, Options, Phase, Rank, Rules, Sheet, State, WyomingCowboy};

use super::search;

const ME: Seat = Seat(0);
const OPTIONS: Options = Options { seats: 3, rules: Rules::Usual };
/// So many games are tried of a deal.
const TRIES: u64 = 60;

/// Looks for both.
pub(super) fn run(words: &[String]) -> Result<(), Box<dyn Error>> {
    // Somebody has a turn before the player, and can shoot before the player does.
    let fit = |state: &State| state.table().dealer != ME && state.table().turn != ME;
    search::run::<WyomingCowboy>(words, &OPTIONS, TRIES, fit, beginning, ending)
}

/// What the player has come to in the beginning of a game.
#[derive(Clone, Copy, PartialEq, PartialOrd)]
enum Stage {
    /// Passes three cards, and pulls a gun in the first turn.
    Gun,
    /// Is shot at, and dodges.
    Dodge,
    /// Shoots, hits, and lays a 10.
    Shot,
    /// Shows a couple, and discards its queen.
    Couple,
}

fn pick(from: &[Action], rng: &mut Rng) -> Option<Action> {
    (!from.is_empty()).then(|| from[rng.below(from.len())])
}

/// A card that anybody would give away.
fn is_poor(card: Card) -> bool {
    !matches!(card.rank(), Rank::King | Rank::Ten)
}

/// What the player does; nothing if it is not to be taught.
fn own(state: &State, at: Stage, rng: &mut Rng) -> Option<Action> {
    let legal = WyomingCowboy::legal(state);
    let only = |test: &dyn Fn(&Action) -> bool| legal.iter().copied().filter(test).collect::<Vec<_>>();
    let discards = || only(&|action| matches!(action, Action::Discard(card) if is_poor(*card)));
    let hand = state.hand(ME);
    match state.phase() {
        Phase::Passing { cards: 3, .. } => {
            pick(&only(&|action| matches!(action, Action::Pass(pass) if pass.cards().all(is_poor))), rng)
        }
        Phase::Play => match at {
            Stage::Gun => {
                let pulls = only(&|action| matches!(action, Action::Pull(_)));
                if state.table().guns_of(ME).next().is_none() { pick(&pulls, rng) } else { pick(&discards(), rng) }
            }
            Stage::Dodge => None,
            Stage::Shot => {
                let bare = |seat: Seat| !state.table().unprotected(seat, state.hand(seat)).is_empty();
                let shots = only(&|action| matches!(action, Action::Shoot { victim, .. } if bare(*victim)));
                if state.table().fired == 0 {
                    return pick(&shots, rng);
                }
                pick(&only(&|action| matches!(action, Action::Discard(card) if card.rank() == Rank::Ten)), rng)
            }
            Stage::Couple => {
                let couples = only(&|action| matches!(action, Action::Couple(_)));
                if state.table().couples[ME.index()] == 0 {
                    return pick(&couples, rng);
                }
                let queen = hand.cards().find(|card| {
                    card.rank() == Rank::Queen && state.table().couples[ME.index()] & card.suit().bit() != 0
                });
                queen.map(Action::Discard)
            }
        },
        Phase::Asked { .. } if at == Stage::Dodge => Some(Action::Stand),
        Phase::Aimed { .. } => Some(Action::Fire),
        Phase::Draw { cards: 1, .. } => Some(Action::Draw),
        _ => None,
    }
}

/// What another does; nothing if it is not to be taught.
fn theirs(state: &State, seat: Seat, at: Stage, rng: &mut Rng) -> Option<Action> {
    let legal = WyomingCowboy::legal(state);
    let only = |test: &dyn Fn(&Action) -> bool| legal.iter().copied().filter(test).collect::<Vec<_>>();
    if state.phase() == Phase::Play {
        let pulls = only(&|action| matches!(action, Action::Pull(_)));
        if !pulls.is_empty() && at < Stage::Shot {
            return pick(&pulls, rng);
        }
        let shots = only(&|action| matches!(action, Action::Shoot { victim: ME, .. }));
        if at == Stage::Dodge && !shots.is_empty() && state.table().fired == 0 {
            return pick(&shots, rng);
        }
    }
    match Greedy::default().choose(&WyomingCowboy::view(state, seat), rng) {
        Action::Shoot { .. } => pick(&only(&|action| matches!(action, Action::Discard(card) if is_poor(*card))), rng),
        Action::Nine { .. } | Action::Backfire(_) | Action::QuickDraw(_) | Action::HoldFire => None,
        action => Some(action),
    }
}

fn beginning(start: &State, chance: u64) -> Option<(f64, Vec<Action>)> {
    let (mut state, mut rng) = (start.clone(), Rng::new(chance));
    let (mut actions, mut at, mut worth) = (Vec::new(), Stage::Gun, 0.0);
    while actions.len() < 60 {
        let seat = WyomingCowboy::to_act(&state)?;
        let action = if seat == ME { own(&state, at, &mut rng)? } else { theirs(&state, seat, at, &mut rng)? };
        if let (Action::Pass(pass), ME) = (action, seat) {
            let bad = pass.cards().filter(|card| matches!(card.rank(), Rank::Six | Rank::Queen | Rank::Jack)).count();
            worth += bad as f64;
        }
        let mut events = Vec::new();
        WyomingCowboy::apply(&mut state, action, &mut events).ok()?;
        actions.push(action);
        for event in &events {
            match event {
                Event::Badge { seat: ME, .. } if at == Stage::Dodge => at = Stage::Shot,
                Event::KingTaken { seat: ME, .. } => worth += 1.0,
                Event::Drew { seat: ME, .. } if at == Stage::Couple && state.table().couples[0] != 0 => {
                    return Some((40.0 + worth - 0.4 * actions.len() as f64, actions));
                }
                Event::Drew { seat: ME, .. } if at == Stage::Gun => at = Stage::Dodge,
                Event::Drew { seat: ME, .. } if at == Stage::Shot => at = Stage::Couple,
                Event::Missed { .. } | Event::Turned { hit: false, .. } if at > Stage::Dodge => return None,
                Event::Turned { hit: true, .. } | Event::Missed { .. } if at < Stage::Shot => return None,
                _ => {}
            }
        }
    }
    None
}

/// A hand that the player ends with the last 10.
fn ending(start: &State, chance: u64) -> Option<(f64, Vec<Action>)> {
    let (mut state, mut rng, greedy) = (start.clone(), Rng::new(chance), Greedy::default());
    let mut actions = Vec::new();
    loop {
        let seat = WyomingCowboy::to_act(&state)?;
        let ten = |action: &Action| matches!(action, Action::Discard(card) if card.rank() == Rank::Ten);
        let last = state.table().tens_left() == 1 && state.table().has_twenty_two();
        let mut action = greedy.choose(&WyomingCowboy::view(&state, seat), &mut rng);
        if seat == ME && last {
            action = WyomingCowboy::legal(&state).iter().copied().find(ten).unwrap_or(action);
        }
        let mut events = Vec::new();
        WyomingCowboy::apply(&mut state, action, &mut events).ok()?;
        actions.push(action);
        let scored = events.iter().find_map(|event| match event {
            Event::Scored { by, sheets, .. } => Some((*by, *sheets)),
            _ => None,
        });
        let Some((by, sheets)) = scored else { continue };
        if by != Some(ME) || !ten(&action) {
            return None;
        }
        let lines = |sheet: &Sheet| sheet.lines().count() as f64;
        let mine = &sheets[ME.index()];
        let (count, total) = (lines(mine), f64::from(mine.total()));
        let best = sheets[1..3].iter().all(|sheet| sheet.total() < mine.total());
        let wins = f64::from(u8::from(best));
        return Some((
            20.0 + total / 20.0 + 5.0 * wins - 2.0 * (count - 5.0).abs() - 0.15 * actions.len() as f64,
            actions,
        ));
    }
}

/// The acts of a game, each with what is held by whoever acts.
pub(super) fn tell(text: &str) -> Result<(), Box<dyn Error>> {
    let session = Session::<WyomingCowboy>::from_text(text)?;
    let mut now = Session::<WyomingCowboy>::new(*session.options(), session.seed())?;
    println!("{} deals", now.state().table().dealer.0);
    for (at, &action) in session.actions().iter().enumerate() {
        let seat = WyomingCowboy::to_act(now.state()).ok_or("nobody is to act")?;
        let view = WyomingCowboy::view(now.state(), seat);
        let mut events = Vec::new();
        now.apply(action, &mut events)?;
        println!("{at:3} {}: {action:?}  [{:?}] {}", seat.0, view.hand, view.sheet().total());
        for event in events {
            match event {
                Event::Scored { by, hands, sheets } => {
                    println!("        ended by {by:?}");
                    for (hand, sheet) in hands.iter().zip(&sheets).take(now.state().table().seats()) {
                        println!("        {hand:?}: {} {:?}", sheet.total(), sheet.lines().collect::<Vec<_>>());
                    }
                }
                event => println!("        {event:?}"),
            }
        }
    }
    Ok(())
}
