//! Games for the browser's tests: in each the player in seat 0 is asked for something that is rarely asked.

#![allow(clippy::format_collect)] // once in a while, by hand

use std::fs;
use std::path::PathBuf;

use tin_star::engine::{Game, Nobody, Rng, Seat, Session};
use tin_star::games::wyoming_cowboy::{
    Acted, Action, Calibre, Event, Phase, Rank, State, WyomingCowboy, may_discard_six,
};

const ME: Seat = Seat(0);

/// What has happened since the player last decided, and where the game stands.
struct Moment<'a> {
    events: &'a [Event],
    state: &'a State,
}

type Shows = fn(&Moment) -> bool;

/// What each game shows, by name.
const WANTED: [(&str, Shows); 26] = [
    ("first pass", |m| matches!(m.state.phase(), Phase::Passing { cards: 3, .. })),
    ("pass for a nine", |m| {
        let Phase::Passing { cards: 2, .. } = m.state.phase() else { return false };
        m.state.table().turn != ME && m.hand(ME).len() > 4
    }),
    ("passed", |m| m.plays() && m.is(|event| matches!(event, Event::Passed { .. }))),
    ("known before a pass", |m| {
        let view = WyomingCowboy::view(m.state, ME);
        m.plays() && Seat::all(m.state.table().seats()).any(|seat| seat != ME && !view.likely(seat).is_empty())
    }),
    ("three guns in hand", |m| m.is_free() && m.calibres() >= 3),
    ("three guns on the table", |m| m.is_free() && m.loaded() >= 3),
    ("every gun on the table", |m| m.is_free() && m.loaded() == Calibre::ALL.len()),
    ("no answer but one", |m| matches!(m.state.phase(), Phase::Asked { .. }) && m.legal().len() == 1),
    ("backfire", |m| m.legal().iter().any(|action| matches!(action, Action::Backfire(_)))),
    ("quick draw", |m| m.legal().iter().any(|action| matches!(action, Action::QuickDraw(_)))),
    ("got a six", |m| m.plays() && m.is(|event| matches!(event, Event::Backfired { seat: ME, .. }))),
    ("lost a gun", |m| m.plays() && m.is(|event| matches!(event, Event::QuickDraw { seat: ME, .. }))),
    ("aimed", |m| matches!(m.state.phase(), Phase::Aimed { .. })),
    ("hit", |m| matches!(m.state.phase(), Phase::Hit { .. }) && m.legal().len() > 1),
    ("replace two", |m| matches!(m.state.phase(), Phase::Replace { cards: 2, .. })),
    ("badge", |m| m.is_free() && m.is(|event| matches!(event, Event::Badge { seat: ME, .. }))),
    ("took a protected king", |m| {
        m.plays() && m.is(|event| matches!(event, Event::KingTaken { seat: ME, protected: true, .. }))
    }),
    ("six refused", |m| m.is_free() && m.hand(ME).nibble(Rank::Six) != 0 && !m.may_discard_six()),
    ("six allowed", |m| m.is_free() && m.hand(ME).nibble(Rank::Six) != 0 && m.may_discard_six()),
    ("two for a five", |m| matches!(m.state.phase(), Phase::Draw { cards: 2, .. })),
    ("couple", |m| m.is_free() && m.couples() & !m.state.table().couples[0] != 0),
    ("couple shown", |m| m.is_free() && m.couples() & m.state.table().couples[0] != 0),
    ("last ten", |m| {
        let table = m.state.table();
        m.plays() && table.tens_left() == 1 && table.has_twenty_two() && m.hand(ME).nibble(Rank::Ten) != 0
    }),
    ("last badge", |m| {
        let aimed = matches!(m.state.phase(), Phase::Aimed { .. }) && m.state.table().badges_left() == 1;
        aimed && m.fired().phase() == Phase::HandOver
    }),
    ("no cards", |m| m.plays() && m.state.table().cardless),
    ("hand over", |m| matches!(m.state.phase(), Phase::HandOver)),
];

impl Moment<'_> {
    fn is(&self, test: impl Fn(&Event) -> bool) -> bool {
        self.events.iter().any(test)
    }

    fn plays(&self) -> bool {
        self.state.phase() == Phase::Play
    }

    /// Any action may be taken.
    fn is_free(&self) -> bool {
        self.plays() && self.state.table().acted == Acted::Nothing && !self.state.table().cardless
    }

    fn hand(&self, seat: Seat) -> tin_star::games::wyoming_cowboy::Hand {
        self.state.hand(seat)
    }

    fn legal(&self) -> Vec<Action> {
        WyomingCowboy::legal(self.state).to_vec()
    }

    /// What comes of turning a card.
    fn fired(&self) -> State {
        let mut state = self.state.clone();
        WyomingCowboy::apply(&mut state, Action::Fire, &mut Nobody).expect("somebody is aimed at");
        state
    }

    fn may_discard_six(&self) -> bool {
        may_discard_six(self.hand(ME), self.state.table().badges[0])
    }

    /// How many different guns could be pulled.
    fn calibres(&self) -> usize {
        let legal = self.legal();
        let pulls =
            |calibre| legal.iter().any(|action| matches!(action, Action::Pull(gun) if gun.calibre() == calibre));
        Calibre::ALL.into_iter().filter(|&calibre| pulls(calibre)).count()
    }

    /// How many different guns could be shot with.
    fn loaded(&self) -> usize {
        Calibre::ALL.into_iter().filter(|&calibre| self.state.table().loaded(ME, calibre).is_some()).count()
    }

    /// The suits of king and queen in hand, a bit each.
    fn couples(&self) -> u8 {
        self.hand(ME).nibble(Rank::King) & self.hand(ME).nibble(Rank::Queen)
    }
}

fn file() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("e2e/fixtures/wyoming-cowboy.txt")
}

/// Whether the game shows it.
fn shows(session: &Session<WyomingCowboy>, test: Shows) -> bool {
    let mut again = WyomingCowboy::deal(session.options(), session.seed()).expect("a table");
    let mut events = Vec::new();
    for &action in session.actions() {
        if WyomingCowboy::to_act(&again) == Some(ME) {
            events.clear();
        }
        WyomingCowboy::apply(&mut again, action, &mut events).expect("it was played");
    }
    WyomingCowboy::to_act(&again) == Some(ME) && test(&Moment { events: &events, state: &again })
}

fn find((name, test): (&str, Shows)) -> String {
    for seed in 0..20_000 {
        let options = WyomingCowboy::options(3 + (seed % 2) as u8, 0);
        let mut session = Session::<WyomingCowboy>::new(options, seed).expect("a table");
        let mut rng = Rng::new(seed);
        let mut events = Vec::new();
        while session.state().table().hand_number == 1 {
            let state = session.state();
            let mine = WyomingCowboy::to_act(state) == Some(ME);
            if mine && test(&Moment { events: &events, state }) {
                return session.to_text();
            }
            if mine {
                events.clear();
            }
            let legal = WyomingCowboy::legal(state);
            let eager = |action: &&Action| matches!(action, Action::Shoot { .. } | Action::Fire | Action::Pull(_));
            let wanted: Vec<_> = legal.iter().filter(eager).copied().collect();
            let from = if !wanted.is_empty() && rng.below(2) == 0 { wanted } else { legal.to_vec() };
            let action = from[rng.below(from.len())];
            session.apply(action, &mut events).expect("listed");
        }
    }
    panic!("no game shows {name}");
}

/// If this fails as the rules have changed: `TIN_STAR_FIXTURES=write cargo test --test wyoming_cowboy fixtures`.
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
