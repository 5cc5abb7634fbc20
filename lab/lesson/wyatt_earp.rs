//! Finds the hand that the first lesson of Wyatt Earp plays: one in which every idea of the game comes up once, early, and in few acts.
//!
//! Everybody is played by greedy, now and then by chance, so that what happens looks like play and yet differs from try to try.

use std::error::Error;

use tin_star::bots::Bot;
use tin_star::bots::wyatt_earp::Greedy;
use tin_star::engine::{Game, Nobody, Rng, Seat, Session};
use tin_star::games::wyatt_earp::{
    Action, Card, Edition, Event, Hand, HandEnd, Kind, Options, Outlaw, Phase, Sheriff, State, WyattEarp,
};

const ME: Seat = Seat(0);
/// The longest hand that is looked at, in turns of the player's.
const MOST_TURNS: u8 = 6;
/// So many games are tried of a deal.
const TRIES: u64 = 60;
/// One act in so many is left to chance.
const CHANCE: usize = 3;

/// Something that the lesson can teach where it comes up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Idea {
    /// The player opens an outlaw.
    Set,
    /// A rival opens another.
    RivalsSet,
    /// The player joins somebody's.
    Join,
    /// A shot of the player's hits.
    Hit,
    /// Somebody's misses.
    Miss,
    /// The player lays a Photo.
    Photo,
    /// A Hideout lands on a group of the player's.
    Hideout,
    /// The player's Wyatt Earp drives it out.
    DrivenOut,
    /// The player asks, and gets.
    Asked,
    /// The player finds a Sheriff card by Wyatt Earp and plays it in the same turn.
    Found,
    /// The player goes out.
    Out,
    /// A poster pays the player all.
    All,
    /// A poster is shared.
    Shared,
    /// A poster stays.
    Stays,
}

impl Idea {
    fn worth(self) -> f64 {
        match self {
            Self::Set | Self::Hit | Self::Out => 4.0,
            Self::Hideout | Self::DrivenOut | Self::Asked | Self::Join => 3.0,
            Self::Miss | Self::Found | Self::RivalsSet | Self::All | Self::Shared => 2.0,
            Self::Photo | Self::Stays => 1.0,
        }
    }

    /// What the event shows.
    fn of(event: &Event, action: Action, state: &State) -> Option<Self> {
        Some(match *event {
            Event::PlayedOutlaws { seat: ME, opened: true, .. } => Self::Set,
            Event::PlayedOutlaws { opened: true, .. } => Self::RivalsSet,
            Event::PlayedOutlaws { seat: ME, outlaw, count, .. }
                if state.table().group(ME, outlaw).outlaws() == count =>
            {
                Self::Join
            }
            Event::PlayedPhoto { seat: ME, .. } => Self::Photo,
            Event::Shot { seat: ME, hit: true, .. } if matches!(action, Action::Shoot(card) if card != Card::WYATT_EARP) => {
                Self::Hit
            }
            Event::Shot { hit: false, .. } => Self::Miss,
            Event::Laid { card: Card::HIDEOUT, on: ME, .. } => Self::Hideout,
            Event::Removed { from: ME, card: Card::HIDEOUT, .. } => Self::DrivenOut,
            Event::Asked { seat: ME, from: Some(_), .. } => Self::Asked,
            Event::HandEnded { why: HandEnd::WentOut(ME) } => Self::Out,
            _ => return None,
        })
    }
}

/// A hand that was played.
struct Tried {
    worth: f64,
    actions: Vec<Action>,
    /// Each with the player's turn in which it came up first.
    ideas: Vec<(Idea, u8)>,
}

fn is_over(state: &State) -> bool {
    matches!(state.phase(), Phase::HandOver | Phase::GameOver { .. })
}

/// The Sheriff card that an action plays.
fn sheriff(action: Action) -> Option<Card> {
    match action {
        Action::Shoot(card) => Some(card),
        Action::PlayPhoto(outlaw) => Some(Card::photo(outlaw)),
        Action::Ask { .. } => Some(Card::MOST_WANTED),
        Action::WyattDraw | Action::WyattSearch => Some(Card::WYATT_EARP),
        _ => None,
    }
}

/// Plays the hand out, in its own way for every `chance`; nothing if it takes too long.
fn attempt(start: &State, chance: u64) -> Option<Tried> {
    let (mut state, mut rng, greedy) = (start.clone(), Rng::new(chance), Greedy::default());
    let (mut actions, mut ideas) = (Vec::new(), Vec::<(Idea, u8)>::new());
    let (mut turns, mut mine, mut theirs) = (0, 0, 0);
    let mut events = Vec::new();
    while let Some(seat) = WyattEarp::to_act(&state).filter(|_| !is_over(&state)) {
        if seat == ME && state.phase() == Phase::Draw {
            turns += 1;
            if turns > MOST_TURNS {
                return None;
            }
        }
        let action = choose(&state, seat, &greedy, &mut rng);
        mine += u16::from(seat == ME);
        theirs += u16::from(seat != ME && sheriff(action).is_some());
        let mut came = Vec::new();
        if let (ME, Sheriff::Found(found)) = (seat, state.sheriff())
            && sheriff(action) == Some(found)
        {
            came.push(Idea::Found);
        }
        events.clear();
        WyattEarp::apply(&mut state, action, &mut events).ok()?;
        actions.push(action);
        came.extend(events.iter().filter_map(|event| Idea::of(event, action, &state)));
        ideas.extend(came.into_iter().map(|idea| (idea, turns)));
    }
    ideas.extend(paid(&state).into_iter().map(|idea| (idea, turns)));
    let mut firsts = Vec::<(Idea, u8)>::new();
    for idea in ideas {
        if firsts.iter().all(|first| first.0 != idea.0) {
            firsts.push(idea);
        }
    }
    let worth = worth(&firsts, turns) - 0.4 * f64::from(mine) - 0.2 * f64::from(theirs);
    Some(Tried { worth, actions, ideas: firsts })
}

fn choose(state: &State, seat: Seat, greedy: &Greedy, rng: &mut Rng) -> Action {
    let lays = |action: &Action| !matches!(action, Action::Discard(_) | Action::DrawDiscard | Action::Decline);
    let plays: Vec<Action> = WyattEarp::legal(state).iter().copied().filter(lays).collect();
    if !plays.is_empty() && rng.below(CHANCE) == 0 {
        plays[rng.below(plays.len())]
    } else {
        greedy.choose(&WyattEarp::view(state, seat), rng)
    }
}

/// What the payout shows.
fn paid(state: &State) -> Vec<Idea> {
    let table = state.table();
    let mut ideas = Vec::new();
    for outlaw in Outlaw::ALL {
        let mine = table.group(ME, outlaw).cp();
        let others: Vec<u8> = Seat::all(table.seats()).skip(1).map(|seat| table.group(seat, outlaw).cp()).collect();
        let paid = table.posters_at_end[outlaw.index()] > table.posters[outlaw.index()];
        let some = mine > 0 || others.iter().any(|&cp| cp > 0);
        let shared = mine > 0 && others.iter().any(|&cp| cp > 0);
        match (paid, some, mine > 0) {
            (false, true, _) => ideas.push(Idea::Stays),
            (true, _, true) => ideas.push(if shared { Idea::Shared } else { Idea::All }),
            _ => {}
        }
    }
    ideas
}

/// First a set, and at most three ideas a turn.
fn worth(ideas: &[(Idea, u8)], turns: u8) -> f64 {
    let sum: f64 = ideas.iter().map(|(idea, _)| idea.worth()).sum();
    let first = if ideas.contains(&(Idea::Set, 1)) { 4.0 } else { 0.0 };
    let in_play = |idea: Idea| !matches!(idea, Idea::All | Idea::Shared | Idea::Stays);
    let crowd = |turn| ideas.iter().filter(|(idea, at)| *at == turn && in_play(*idea)).count() as f64 - 3.0;
    sum + first - 1.5 * (1..=turns).map(|turn| crowd(turn).max(0.0)).sum::<f64>() - 0.5 * f64::from(turns)
}

/// The acts of a game, each with what is held by whoever acts.
pub(super) fn tell(session: &Session<WyattEarp>) -> Result<(), Box<dyn Error>> {
    let mut now = Session::<WyattEarp>::new(*session.options(), session.seed())?;
    for (at, &action) in session.actions().iter().enumerate() {
        let seat = WyattEarp::to_act(now.state()).ok_or("nobody is to act")?;
        let held = spell(WyattEarp::view(now.state(), seat).hand);
        let mut events = Vec::new();
        now.apply(action, &mut events)?;
        println!("{at:3} {}: {action:?}  [{held}]", seat.0);
        for event in events {
            if matches!(event, Event::Shot { .. } | Event::Asked { .. } | Event::Scored { .. } | Event::Drew { .. }) {
                println!("        {event:?}");
            }
        }
    }
    Ok(())
}

/// The hand of that deal in which everybody acts as the lines say, as far as the rules let them.
fn write(options: Options, seed: u64, lines: impl Iterator<Item = String>) -> Result<(), Box<dyn Error>> {
    let mut session = Session::<WyattEarp>::new(options, seed)?;
    for line in lines.map(|line| line.trim().to_owned()).filter(|line| !line.is_empty()) {
        let legal = WyattEarp::legal(session.state());
        let Some(&action) = legal.iter().find(|action| format!("{action:?}") == line) else {
            tell(&session)?;
            let seat = WyattEarp::to_act(session.state()).ok_or("nobody is to act")?;
            let held = spell(WyattEarp::view(session.state(), seat).hand);
            return Err(format!("{} cannot {line} with [{held}] but {legal:?}", seat.0).into());
        };
        session.apply(action, &mut Nobody)?;
    }
    tell(&session)?;
    println!("{}", session.to_text());
    Ok(())
}

fn spell(hand: Hand) -> String {
    let card = |card: Card| match card.kind() {
        Kind::Outlaw(outlaw) => outlaw.name().to_owned(),
        kind => format!("{kind:?}"),
    };
    hand.kinds().map(|(of, n)| format!("{n} {}", card(of))).collect::<Vec<_>>().join(", ")
}

/// What the words ask for; see [`super`].
pub(super) fn run(words: &[String]) -> Result<(), Box<dyn Error>> {
    if let Some(text) = words.first().filter(|word| word.starts_with("ts1.")) {
        return tell(&Session::from_text(text)?);
    }
    let writing = words.first().is_some_and(|word| word == "write");
    let words = &words[usize::from(writing)..];
    let number = |at: usize, usual: u64| words.get(at).and_then(|word| word.parse().ok()).unwrap_or(usual);
    let (seats, seeds, first) = (number(0, 3) as u8, number(1, 10_000), number(2, 0));
    let options = Options { seats, edition: Edition::Y2014 };
    if writing {
        return write(options, seeds, std::io::stdin().lines().map_while(Result::ok));
    }
    let mut best = 0.0;
    for seed in first..first + seeds {
        let state = WyattEarp::deal(&options, seed)?;
        if WyattEarp::to_act(&state) != Some(ME) {
            continue;
        }
        for chance in 0..TRIES {
            let Some(tried) = attempt(&state, seed * TRIES + chance) else { continue };
            if tried.worth > best {
                best = tried.worth;
                let mut session = Session::<WyattEarp>::new(options, seed)?;
                for &action in &tried.actions {
                    session.apply(action, &mut Nobody)?;
                }
                println!("\n{best:.2}: seed {seed}, {:?}\n{}", tried.ideas, session.to_text());
            }
        }
    }
    Ok(())
}
