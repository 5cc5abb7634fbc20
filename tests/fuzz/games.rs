//! The same for every game of the house: its saves, and what page and worker say about it.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use proptest::prelude::*;
use std::cell::{Cell, RefCell};

use tin_star::bots::{BotKind, Character, Level, Mind, Temper, notes};
use tin_star::engine::{Nobody, Rng, Session};
use tin_star::games::{GameKind, with_game};
use tin_star::protocol::{Answer, Query, Reply, Request, decode, encode, serve_game};

use crate::{Edit, edit, edits, fuzz};

/// Random games of all tables, broken off anywhere, each with the requests of some of its decisions.
fn games<G: Mind>() -> (Vec<String>, Vec<Vec<u8>>) {
    let (mut texts, mut requests) = (Vec::new(), Vec::new());
    let sizes: Vec<u8> = G::SEATS.collect();
    for seed in 0..48_u64 {
        let options = G::options(sizes[seed as usize % sizes.len()], seed as usize % G::VARIANTS.len());
        let mut session = Session::<G>::new(options, seed).expect("a table");
        let mut rng = Rng::new(seed);
        while session.actions().len() < 8 * seed as usize
            && let Some(seat) = G::to_act(session.state())
        {
            if session.actions().len().is_multiple_of(11) {
                let (view, notes) = (G::view(session.state(), seat), notes(&session, seat));
                let bold = Character { level: Level::Greenhorn, temper: Temper::Even };
                let question = match requests.len() % 8 {
                    0 => Query::Advise { done: G::legal(session.state()).as_ref().last().copied() },
                    1..4 => Query::Choose(BotKind::Random),
                    4 => Query::Choose(BotKind::Character(bold)),
                    _ => Query::Choose(BotKind::Greedy),
                };
                requests.push(encode(&Request::<G> { id: 1, question, seed, view, notes }).expect("a short message"));
            }
            let legal = G::legal(session.state());
            let legal = legal.as_ref();
            session.apply(legal[rng.below(legal.len())], &mut Nobody).expect("it was listed");
        }
        texts.push(session.to_text());
    }
    (texts, requests)
}

/// A few changes, and now and then none: what is read is looked at, too.
fn few_edits() -> impl Strategy<Value = Vec<Edit>> {
    prop_oneof![7 => edits(), 1 => Just(Vec::new())]
}

fn saves_of<G: Mind>(texts: Vec<String>) {
    let forged = (0..texts.len(), few_edits(), any::<bool>()).prop_map(move |(at, edits, seal)| {
        let mut parts: Vec<String> = texts[at].split('.').map(str::to_owned).collect();
        let packed = edit(URL_SAFE_NO_PAD.decode(&parts[3]).unwrap_or_default(), &edits);
        parts[3] = URL_SAFE_NO_PAD.encode(packed);
        let body = parts[..4].join(".");
        if seal { format!("{body}.{:08x}", crc32fast::hash(body.as_bytes())) } else { parts.join(".") }
    });
    let read = Cell::new(0);
    fuzz(&format!("saves of {}", G::NAME), forged, |text| {
        if let Ok(session) = Session::<G>::from_text(&text) {
            read.set(read.get() + 1);
            let again = Session::<G>::from_text(&session.to_text()).expect("its own text");
            assert_eq!(again.state(), session.state());
        }
    });
    assert!(read.get() > 0, "all saves of {} were refused", G::NAME);
}

fn requests_of<G: Mind>(requests: Vec<Vec<u8>>) {
    let changed = (0..requests.len(), few_edits()).prop_map(move |(at, edits)| edit(requests[at].clone(), &edits));
    // What was inferred for one request is there at the next, as in the worker.
    let (insight, answered) = (RefCell::new(G::Insight::default()), Cell::new(0));
    fuzz(&format!("requests about {}", G::NAME), changed, |bytes| {
        let Ok(answer) = serve_game::<G>(&bytes, &mut insight.borrow_mut(), || true) else { return };
        answered.set(answered.get() + 1);
        let request = decode::<Request<G>>(&bytes).expect("it was answered");
        let reply = decode::<Reply<G>>(&answer).expect("an answer");
        assert!(reply.fits(&request), "{reply:?} to {request:?}");
        let legal = G::legal_in(&request.view);
        match reply.answer {
            Answer::Action(action) => assert!(legal.as_ref().contains(&action)),
            Answer::Advice(advice) => {
                assert!(advice.options.iter().all(|option| legal.as_ref().contains(&option.action)));
            }
        }
    });
    assert!(answered.get() > 0, "all requests about {} were refused", G::NAME);
}

#[test]
fn every_game_is_read_or_refused() {
    for kind in GameKind::ALL {
        with_game!(kind, G => {
            let (texts, requests) = games::<G>();
            saves_of::<G>(texts);
            requests_of::<G>(requests);
        });
    }
}
