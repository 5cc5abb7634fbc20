//! Games for the browser's tests: in each something has just happened that a player rarely sees, and the player in seat 0 is asked,
//! but for one.

#![allow(clippy::naive_bytecount, clippy::format_collect)] // once in a while, by hand

use std::fs;
use std::path::PathBuf;

use tin_star::engine::{Game, Rng, Seat, Session};
use tin_star::games::desperados::{Action, Desperados, Event, Options, Phase, State};

const ME: Seat = Seat(0);

/// What has happened since the player last put a card, and where the game stands.
struct Moment<'a> {
    events: &'a [Event],
    state: &'a State,
    /// Whether it is the player who is asked.
    mine: bool,
}

type Shows = fn(&Moment) -> bool;

/// What each game shows, by name.
const WANTED: [(&str, Shows); 9] = [
    ("tie", |moment| {
        moment.shown(|strengths, winner| {
            let most = strengths.iter().max().copied().unwrap_or_default();
            winner.is_some() && most > 0 && strengths.iter().filter(|&&strength| strength == most).count() > 1
        })
    }),
    ("nobody joins", |moment| moment.shown(|_, winner| winner.is_none())),
    ("stuck", |moment| moment.is(|event| matches!(event, Event::Stuck { seat, card: Some(_), .. } if *seat == ME))),
    ("reshuffled", |moment| moment.is(|event| matches!(event, Event::Reshuffled))),
    ("one character", |moment| {
        moment.is(|event| {
            matches!(event, Event::Shown { gangs, winner: Some(winner), .. } if {
                let gang = gangs[winner.index()];
                let first = gang.cards().next();
                gang.len() > 2 && gang.cards().any(|card| Some(card.colour()) != first.map(tin_star::games::desperados::Card::colour))
            })
        })
    }),
    // A gang is to be chosen, and somebody in the hand may not join.
    ("stranger", |moment| {
        moment.mine
            && matches!(moment.state.phase(), Phase::HoldUp(place) if {
                let (hand, strengths) = (moment.state.hand(ME), moment.state.table().strengths(place));
                let joins = |card: &tin_star::games::desperados::Card| strengths.of(card.character()) > 0;
                hand.cards().any(|card| joins(&card)) && hand.cards().any(|card| !joins(&card))
            })
    }),
    // The same, and nobody in the hand may join.
    ("only strangers", |moment| {
        moment.mine
            && matches!(moment.state.phase(), Phase::HoldUp(place) if Desperados::view(moment.state, ME).strongest(place).1 == 0)
    }),
    // The last hold-up, about to be decided.
    ("last hold-up", |moment| {
        moment.mine
            && matches!(moment.state.phase(), Phase::HoldUp(place) if moment.state.table().piles[place.index()].value() == 5)
            && moment.state.hand(ME).len() > 8
    }),
    // All are to choose a gang, and the first to be asked is another.
    ("another first", |moment| {
        !moment.mine
            && Desperados::seats(moment.state) == 4
            && matches!(moment.state.phase(), Phase::HoldUp(_))
            && moment.events.iter().any(|event| matches!(event, Event::Put { .. }))
    }),
];

impl Moment<'_> {
    fn is(&self, test: impl Fn(&Event) -> bool) -> bool {
        self.mine && matches!(self.state.phase(), Phase::Day) && self.events.iter().any(test)
    }

    fn shown(&self, test: impl Fn(&[u8], Option<Seat>) -> bool) -> bool {
        self.is(|event| matches!(event, Event::Shown { strengths, winner, .. } if test(strengths, *winner)))
    }
}

fn file() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("e2e/fixtures/desperados.txt")
}

/// Whether the game shows it, going by its events since the player last put a card.
fn shows(session: &Session<Desperados>, test: Shows) -> bool {
    let mine = Desperados::to_act(session.state()) == Some(ME);
    let mut again = Desperados::deal(session.options(), session.seed()).expect("a table");
    let mut events = Vec::new();
    for &action in session.actions() {
        if matches!(action, Action::Put { .. }) && Desperados::to_act(&again) == Some(ME) {
            events.clear();
        }
        Desperados::apply(&mut again, action, &mut events).expect("it was played");
    }
    test(&Moment { events: &events, state: &again, mine })
}

fn find((name, test): (&str, Shows)) -> String {
    for seed in 0..20_000 {
        let seats = if name == "stuck" { 2 } else { 2 + (seed % 3) as u8 };
        let mut session = Session::<Desperados>::new(Options { seats }, seed).expect("a table");
        let mut rng = Rng::new(seed);
        loop {
            let legal = Desperados::legal(session.state());
            let Some(&action) = (!legal.is_empty()).then(|| &legal[rng.below(legal.len())]) else { break };
            session.apply(action, &mut tin_star::engine::Nobody).expect("listed");
            if session.actions().len() > 12 && shows(&session, test) {
                return session.to_text();
            }
        }
    }
    panic!("no game shows {name}");
}

/// If this fails as the rules have changed: `TIN_STAR_FIXTURES=write cargo test --test desperados fixtures`.
#[test]
fn every_fixture_leads_where_it_says() {
    if std::env::var("TIN_STAR_FIXTURES").is_ok() {
        let lines: String = WANTED.iter().map(|&wanted| format!("{}\t{}\n", wanted.0, find(wanted))).collect();
        fs::write(file(), lines).expect("written");
    }
    let kept = fs::read_to_string(file()).expect("the fixtures");
    let kept: Vec<(&str, &str)> = kept.lines().filter_map(|line| line.split_once('\t')).collect();
    assert_eq!(kept.len(), WANTED.len());
    for ((name, text), (wanted, test)) in kept.into_iter().zip(WANTED) {
        assert_eq!(name, wanted);
        assert!(shows(&Session::from_text(text).expect("a game"), test), "{name}");
    }
}
