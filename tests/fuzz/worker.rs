//! What page and worker say to each other.

use std::sync::LazyLock;

use proptest::prelude::*;
use proptest::strategy::ValueTree;

use tin_star::bots::BotKind;
use tin_star::engine::{Game, Nobody, Rng, Session};
use tin_star::games::wyatt_earp::{Action, Edition, Options, WyattEarp};
use tin_star::protocol::{MAX_BYTES, Reply, Request, decode, encode, serve};

use crate::{edit, edits, fuzz};

/// Real requests, one from each decision of some random games, for both bots.
static REQUESTS: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| {
    let mut requests = Vec::new();
    for seed in 0..12u64 {
        let options = Options { seats: 2 + (seed % 3) as u8, edition: Edition::Y2014 };
        let mut session = Session::<WyattEarp>::new(options, seed).unwrap();
        let mut rng = Rng::new(seed);
        while let Some(seat) = WyattEarp::to_act(session.state()) {
            let view = WyattEarp::view(session.state(), seat);
            let bot = [BotKind::Random, BotKind::Greedy][requests.len() % 2];
            requests.push(encode(&Request { id: 1, bot, seed, view }).unwrap());
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

#[test]
fn requests() {
    fuzz("worker requests", any_message(), |bytes| {
        if let Ok(answer) = serve(&bytes) {
            let request: Request = decode(&bytes).unwrap();
            let reply: Reply = decode(&answer).unwrap();
            assert_eq!(reply.id, request.id);
            assert!(request.view.legal().contains(&reply.action), "{:?} in {:?}", reply.action, request.view);
        }
    });
}

#[test]
fn replies() {
    let real = any::<(u32, u8)>().prop_map(|(id, at)| {
        let mut rng = Rng::new(u64::from(at));
        let session = Session::<WyattEarp>::new(Options { seats: 4, edition: Edition::Y2014 }, rng.next_u64()).unwrap();
        let legal = WyattEarp::legal(session.state());
        encode(&Reply { id, action: legal[rng.below(legal.len())] }).unwrap()
    });
    let changed = (real, edits()).prop_map(|(bytes, edits)| edit(bytes, &edits));
    let noise = prop::collection::vec(any::<u8>(), 0..40);
    fuzz("worker replies", prop_oneof![3 => changed, 1 => noise], |bytes| {
        if let Ok(Reply { id, action }) = decode::<Reply>(&bytes) {
            assert_eq!(decode(&encode(&Reply { id, action }).unwrap()), Ok(Reply { id, action }));
            // The page checks what it is told against the player's view.
            let _: Action = action;
        }
    });
}

#[test]
fn some_of_the_inputs_are_answered() {
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let answered = (0..500).filter(|_| serve(&any_message().new_tree(&mut runner).unwrap().current()).is_ok()).count();
    assert!(answered >= 30, "{answered}");
}
