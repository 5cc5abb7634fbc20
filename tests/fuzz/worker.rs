//! What page and worker say to each other.

use std::sync::LazyLock;

use proptest::prelude::*;
use proptest::strategy::ValueTree;

use tin_star::bots::{BotKind, Character, Level, Temper, notes};
use tin_star::engine::{Game, Nobody, Rng, Session};
use tin_star::games::wyatt_earp::{Edition, Options, WyattEarp};
use tin_star::protocol::{self, Answer, MAX_BYTES, Query, decode, encode, serve};

use crate::{edit, edits, fuzz};

type Request = protocol::Request<WyattEarp>;
type Reply = protocol::Reply<WyattEarp>;

/// Real requests, one from each decision of some random games, for all kinds of bots and for advice.
static REQUESTS: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| {
    let mut requests = Vec::new();
    for seed in 0..12u64 {
        let options = Options { seats: 2 + (seed % 3) as u8, edition: Edition::Y2014 };
        let mut session = Session::<WyattEarp>::new(options, seed).unwrap();
        let mut rng = Rng::new(seed);
        while let Some(seat) = WyattEarp::to_act(session.state()) {
            let (view, notes) = (WyattEarp::view(session.state(), seat), notes(&session, seat));
            let legend = Character { level: Level::Legend, temper: Temper::Cautious };
            let question = [
                Query::Choose(BotKind::Random),
                Query::Choose(BotKind::Greedy),
                Query::Choose(BotKind::Rollout(16)),
                Query::Choose(BotKind::Character(legend)),
                Query::Advise { done: WyattEarp::legal(session.state()).last().copied() },
            ][requests.len() % 5];
            requests.push(encode(&Request { id: 1, question, seed, view, notes }).unwrap());
            let legal = WyattEarp::legal(session.state());
            session.apply(legal[rng.below(legal.len())], &mut Nobody).unwrap();
        }
    }
    requests
});

fn request() -> impl Strategy<Value = Vec<u8>> {
    (0..REQUESTS.len()).prop_map(|at| REQUESTS[at].clone())
}

/// Requests with changes anywhere, the beginning of one with the end of another, and noise.
fn any_message() -> impl Strategy<Value = Vec<u8>> {
    let spliced = (request(), request(), any::<usize>()).prop_map(|(one, other, at)| {
        let at = at % one.len().min(other.len());
        [&one[..at], &other[at..]].concat()
    });
    let noise = (request(), 0..8usize, prop::collection::vec(any::<u8>(), 0..400))
        .prop_map(|(head, keep, noise)| [&head[..keep], &noise].concat());
    prop_oneof![
        6 => (request(), edits()).prop_map(|(bytes, edits)| edit(bytes, &edits)),
        3 => spliced,
        1 => noise,
        1 => prop::collection::vec(any::<u8>(), 0..MAX_BYTES + 8),
    ]
}

/// Thinks for one step only, as there are many to be answered.
fn served(bytes: &[u8]) -> Option<Vec<u8>> {
    serve(bytes, || true).ok()
}

#[test]
fn requests() {
    fuzz("worker requests", any_message(), |bytes| {
        if let Some(answer) = served(&bytes) {
            let request: Request = decode(&bytes).unwrap();
            let reply: Reply = decode(&answer).unwrap();
            assert!(reply.fits(&request), "{reply:?} to {request:?}");
            let legal = request.view.legal();
            match reply.answer {
                Answer::Action(action) => assert!(legal.contains(&action), "{action:?} in {:?}", request.view),
                Answer::Advice(advice) => assert!(advice.options.iter().all(|option| legal.contains(&option.action))),
            }
        }
    });
}

#[test]
fn replies() {
    // Thought over once, not for every input.
    let answer = |at: usize| (at, served(&REQUESTS[at]).unwrap_or_default());
    let answers: Vec<_> = (0..REQUESTS.len()).step_by(7).map(answer).collect();
    let real = (0..answers.len()).prop_map(move |at| answers[at].clone());
    let changed = (real, edits()).prop_map(|((at, bytes), edits)| (at, edit(bytes, &edits)));
    let noise = (0..REQUESTS.len(), prop::collection::vec(any::<u8>(), 0..40));
    fuzz("worker replies", prop_oneof![3 => changed, 1 => noise], |(at, bytes)| {
        let request: Request = decode(&REQUESTS[at]).unwrap();
        if let Ok(reply) = decode::<Reply>(&bytes)
            && reply.fits(&request)
        {
            // Whatever the page takes for an answer can be carried out and shown.
            assert_eq!(decode::<Reply>(&encode(&reply).unwrap()), Ok(reply.clone()));
            let legal = request.view.legal();
            match reply.answer {
                Answer::Action(action) => assert!(legal.contains(&action)),
                Answer::Advice(advice) => {
                    assert!(!advice.options.is_empty());
                    for option in &advice.options {
                        assert!(legal.contains(&option.action) && (0.0..=1.0).contains(&option.chance), "{option:?}");
                    }
                }
            }
        }
    });
}

#[test]
fn some_of_the_inputs_are_answered() {
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let answered =
        (0..1_000).filter(|_| served(&any_message().new_tree(&mut runner).unwrap().current()).is_some()).count();
    assert!(answered >= 30, "{answered}");
}
