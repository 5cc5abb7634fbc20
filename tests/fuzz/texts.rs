//! Saves, links and files.

use std::sync::LazyLock;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use proptest::prelude::*;
use proptest::strategy::ValueTree;

use tin_star::bots::{Bot, BotKind};
use tin_star::engine::{Game, Nobody, Rng, Session};
use tin_star::games::wyatt_earp::{Edition, Options, WyattEarp};
use tin_star::record::{self, Record, link, tidy};

use crate::{Edit, edit, edits, fuzz};

/// Packed sessions of real games, from the deal to the end.
static GAMES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let games = (0..120u64).map(|seed| {
        let edition = if seed % 2 == 0 { Edition::Y2014 } else { Edition::Y2000 };
        let mut session = Session::<WyattEarp>::new(Options { seats: 2 + (seed % 3) as u8, edition }, seed).unwrap();
        let mut rng = Rng::new(seed);
        let bot = if seed % 5 == 0 { BotKind::Random } else { BotKind::Greedy };
        while session.actions().len() < seed as usize * 3
            && let Some(seat) = WyattEarp::to_act(session.state())
        {
            let action = match WyattEarp::legal(session.state())[..] {
                [only] => only,
                _ => Bot::<WyattEarp>::choose(&bot, &WyattEarp::view(session.state(), seat), &mut rng),
            };
            session.apply(action, &mut Nobody).unwrap();
        }
        session.to_text()
    });
    games.collect()
});

fn sealed(body: &str) -> String {
    format!("{body}.{:08x}", crc32fast::hash(body.as_bytes()))
}

/// A text whose packed part is `packed`, with a checksum that fits.
fn text_of(packed: &[u8]) -> String {
    let rules = WyattEarp::RULES_VERSION;
    sealed(&format!("ts1.{}.{rules}.{}", WyattEarp::NAME, URL_SAFE_NO_PAD.encode(packed)))
}

fn a_game() -> impl Strategy<Value = String> {
    (0..GAMES.len()).prop_map(|at| GAMES[at].clone())
}

/// Real games, changed under a checksum that fits.
fn forged() -> impl Strategy<Value = String> {
    (a_game(), edits()).prop_map(|(text, edits)| {
        let packed = text.split('.').nth(3).and_then(|packed| URL_SAFE_NO_PAD.decode(packed).ok()).unwrap_or_default();
        text_of(&edit(packed, &edits))
    })
}

/// Heads as they may be, with any choices after them, under a checksum that fits.
fn built() -> impl Strategy<Value = String> {
    let seats = prop_oneof![4 => 2..=4u8, 1 => any::<u8>()];
    let count = prop_oneof![4 => 0..2000u32, 1 => any::<u32>()];
    let head = (seats, 0..3u8, any::<u64>(), any::<bool>(), count, any::<u32>());
    (head, prop::collection::vec(any::<u8>(), 0..300)).prop_map(|(head, choices)| {
        let mut packed = postcard::to_allocvec(&head).unwrap();
        packed.extend(choices);
        text_of(&packed)
    })
}

/// Real games, changed anywhere.
fn damaged() -> impl Strategy<Value = String> {
    (a_game(), edits(), any::<bool>()).prop_map(|(text, edits, seal)| {
        let changed = String::from_utf8_lossy(&edit(text.into_bytes(), &edits)).into_owned();
        match changed.rsplit_once('.') {
            Some((body, _)) if seal => sealed(body),
            _ => changed,
        }
    })
}

/// Any game that the rules allow, however foolishly played.
fn foolish() -> impl Strategy<Value = String> {
    (2..=4u8, any::<bool>(), any::<u64>(), any::<bool>(), 0..900usize).prop_map(|(seats, new, seed, practice, n)| {
        let edition = if new { Edition::Y2014 } else { Edition::Y2000 };
        let mut session = Session::<WyattEarp>::new(Options { seats, edition }, seed).unwrap();
        let mut rng = Rng::new(seed);
        for _ in 0..n {
            let legal = WyattEarp::legal(session.state());
            let Some(&action) = legal.get(rng.below(legal.len())) else { break };
            session.apply(action, &mut Nobody).unwrap();
        }
        if practice { session.into_practice().to_text() } else { session.to_text() }
    })
}

fn any_text() -> impl Strategy<Value = String> {
    prop_oneof![
        6 => forged(),
        2 => foolish(),
        3 => built(),
        3 => damaged(),
        1 => ".{0,200}",
        1 => "ts[0-9]{0,12}\\.[a-z.-]{0,40}[0-9.]{0,20}[A-Za-z0-9_-]{0,80}\\.[0-9a-f]{0,9}",
        1 => any::<String>().prop_map(|body| sealed(&format!("ts1.{body}"))),
    ]
}

/// Whatever is read is a whole game, and its own text brings it back.
fn check(session: &Session<WyattEarp>) {
    let again = Session::<WyattEarp>::from_text(&session.to_text()).unwrap();
    assert_eq!(again.state(), session.state());
    assert_eq!(again.actions(), session.actions());
}

#[test]
fn saves() {
    fuzz("saves", any_text(), |text| {
        if let Ok(session) = Session::from_text(&text) {
            check(&session);
        }
    });
}

#[test]
fn links() {
    let address = prop_oneof!["https://[a-z.]{1,20}/[a-z/]{0,20}", ".{0,40}", Just(String::new())];
    let links = (address, any_text(), ".{0,10}").prop_map(|(address, text, tail)| link(&address, &text) + &tail);
    fuzz("links", links, |link| {
        if let Ok(record) = Record::from_text(&link) {
            check(&record.session);
        }
    });
}

#[test]
fn files() {
    let names = prop::collection::vec(".{0,40}", 0..6);
    let edits = prop_oneof![Just(Vec::new()), edits()];
    let changed = (any_text(), names, edits).prop_map(|(text, names, edits): (String, Vec<String>, Vec<Edit>)| {
        edit(format!("{text}\n{}\n", names.join("\n")).into_bytes(), &edits)
    });
    let any_file = prop_oneof![5 => changed, 1 => prop::collection::vec(any::<u8>(), 0..400)];
    fuzz("files", any_file, |bytes: Vec<u8>| {
        if let Ok(record) = record::text_of(&bytes).and_then(Record::from_text) {
            check(&record.session);
            assert_eq!(record.names.len(), WyattEarp::seats(record.session.state()));
            // Nothing is left in them that could be cut away; how long that can be, and that it is seen, `tidy` proves for itself.
            assert!(record.names.iter().all(|name| tidy(name) == *name && !name.contains(char::is_control)));
        }
    });
}

#[test]
fn some_of_the_inputs_are_games() {
    // Were none of them read, the harnesses would see nothing of what comes after reading.
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let read = (0..500).filter(|_| {
        let text = any_text().new_tree(&mut runner).unwrap().current();
        Session::<WyattEarp>::from_text(&text).is_ok()
    });
    assert!(read.count() >= 30);
}
