//! Finds positions for the lesson on strategy: the best bot weighs every act of the player's, and is sure of itself.

use std::error::Error;
use std::fs;

use tin_star::bots::Bot;
use tin_star::bots::wyatt_earp::{Advice, Greedy};
use tin_star::engine::{Game, Nobody, Rng, Seat, Session};
use tin_star::games::wyatt_earp::{Action, Edition, Options, Phase, View, WyattEarp};
use tin_star::protocol::advise;

const ME: Seat = Seat(0);
const SEATS: u8 = 3;
/// The positions of the lesson: a name and the text of the game, then what the best bot thinks of the acts.
const FIXTURE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/lessons/strategy.txt");
/// As many cards as can be taken in at a glance.
const MOST_CARDS: u8 = 10;
/// The seed of a second thought.
const SEED: u64 = 1;

/// What a position is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum About {
    /// A set could be laid, and is better held.
    Hold,
    /// A set is better laid at once.
    Open,
    /// Somebody's outlaw is better joined.
    Join,
    /// Somebody's outlaw could be joined, and is better left alone.
    Leave,
    /// The hand is better ended.
    Out,
    /// The hand could be ended, and better is not.
    Stay,
}

const ALL: [About; 6] = [About::Hold, About::Open, About::Join, About::Leave, About::Out, About::Stay];

/// What laying something is about in `view`: whether it opens, joins, or leaves one card to go out with.
fn of(view: &View, action: Action) -> Option<About> {
    let Action::PlayOutlaws { outlaw, count } = action else { return None };
    Some(if view.hand.len() == count + 1 {
        About::Out
    } else if !view.table.is_open(outlaw) {
        About::Open
    } else if view.table.group(ME, outlaw).is_empty() {
        About::Join
    } else {
        return None;
    })
}

/// What a position teaches: the best act against the best of the other kind, and by how much it is better, in thousands of dollars and in
/// hundredths.
fn teaches(view: &View, advice: &Advice) -> Option<(About, f32, f32)> {
    let best = advice.options.first()?;
    let other = |test: &dyn Fn(Action) -> bool| {
        advice.options.iter().filter(|option| test(option.action)).max_by(|a, b| a.chance.total_cmp(&b.chance))
    };
    let (about, other) = if matches!(best.action, Action::Discard(_)) {
        let other = other(&|action| of(view, action).is_some())?;
        let about = match of(view, other.action)? {
            About::Open => About::Hold,
            About::Join => About::Leave,
            _ => About::Stay,
        };
        (about, other)
    } else {
        (of(view, best.action)?, other(&|action| matches!(action, Action::Discard(_)))?)
    };
    Some((about, best.points - other.points, 100.0 * (best.chance - other.chance)))
}

/// Looks for positions, or thinks those of the lesson over again.
pub(super) fn run(words: &[String]) -> Result<(), Box<dyn Error>> {
    if words.first().is_some_and(|word| word == "check") {
        for line in fs::read_to_string(FIXTURE)?.lines() {
            let mut parts = line.split('\t');
            let (name, text) = (parts.next().unwrap_or_default(), parts.next().ok_or("no text")?);
            let session = Session::from_text(text)?;
            println!("{}", told(name, &session)?);
            if words.get(1).is_some() {
                let played = acts(&session)?;
                println!("as the best bot plays on: {}", played.to_text());
                super::wyatt_earp::tell(&played)?;
            }
        }
        return Ok(());
    }
    let hands = words.first().and_then(|word| word.parse().ok()).unwrap_or(100);
    let mut best = [-9.0_f32; ALL.len()];
    let options = Options { seats: SEATS, edition: Edition::Y2014 };
    for seed in 0..hands {
        let mut session = Session::<WyattEarp>::new(options, seed)?;
        let mut rng = Rng::new(seed);
        while let Some(seat) = WyattEarp::to_act(session.state()) {
            let view = WyattEarp::view(session.state(), seat);
            if matches!(view.phase, Phase::HandOver | Phase::GameOver { .. }) {
                break;
            }
            let interesting = seat == ME
                && view.phase == Phase::Play
                && view.hand.len() <= MOST_CARDS
                && WyattEarp::legal(session.state()).iter().any(|&action| of(&view, action).is_some());
            if interesting
                && let Some(advice) = advise::<WyattEarp>(SEED, &view, None, || false)
                && let Some((about, points, chance)) = teaches(&view, &advice)
            {
                let at = ALL.iter().position(|&one| one == about).unwrap_or_default();
                let worth = points + chance / 5.0 - 0.4 * f32::from(view.hand.len());
                if points > 0.3 && chance > 2.0 && worth > best[at] {
                    best[at] = worth;
                    println!("{}\n", told(&format!("{about:?} {worth:.2} hand {:?}", view.hand), &session)?);
                }
            }
            let action = Greedy::default().choose(&view, &mut rng);
            session.apply(action, &mut Nobody)?;
        }
    }
    Ok(())
}

/// The acts that the best bot takes, one after another, until the player's turn is over.
fn acts(session: &Session<WyattEarp>) -> Result<Session<WyattEarp>, Box<dyn Error>> {
    let mut played = session.clone();
    while WyattEarp::to_act(played.state()) == Some(ME) {
        let view = WyattEarp::view(played.state(), ME);
        if view.phase == Phase::HandOver {
            break;
        }
        let advice = advise::<WyattEarp>(SEED, &view, None, || false).ok_or("nothing to weigh")?;
        played.apply(advice.options[0].action, &mut Nobody)?;
    }
    Ok(played)
}

/// A line of the fixture.
fn told(name: &str, session: &Session<WyattEarp>) -> Result<String, Box<dyn Error>> {
    let advice =
        advise::<WyattEarp>(SEED, &WyattEarp::view(session.state(), ME), None, || false).ok_or("nothing to weigh")?;
    let acts = advice
        .options
        .iter()
        .map(|option| format!("{:?}={:.0}%,${:.1}k", option.action, 100.0 * option.chance, option.points));
    Ok(format!("{name}\t{}\t{}", session.to_text(), acts.collect::<Vec<_>>().join("\t")))
}
