//! Hostile input: whatever comes from outside is read or refused, and never panics. How to run it for long: `docs/fuzzing.md`.

mod games;
mod texts;
mod worker;

use std::env;
use std::fmt::Debug;
use std::time::Instant;

use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed, TestRunner};

/// Inputs a harness gets unless `FUZZ_CASES` says otherwise.
const CASES: u32 = 1000;

/// Gives `harness` as many inputs as asked for, and says how many and how long it took.
fn fuzz<T: Debug>(name: &str, inputs: impl Strategy<Value = T>, harness: impl Fn(T)) {
    let cases = env::var("FUZZ_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(CASES);
    let began = Instant::now();
    // Other inputs every time: what is sought is what nobody has thought of.
    let config = Config { cases, rng_seed: RngSeed::Random, ..Config::default() };
    let run = TestRunner::new(config).run(&inputs, |input| {
        harness(input);
        Ok(())
    });
    run.unwrap_or_else(|failure| panic!("{name}: {failure}"));
    println!("{name}: {cases} inputs in {:.0} s", began.elapsed().as_secs_f64());
}

/// One change of some bytes.
#[derive(Clone, Debug)]
enum Edit {
    Set(usize, u8),
    Flip(usize, u8),
    Insert(usize, u8),
    Remove(usize),
    Cut(usize),
    Repeat(usize, usize),
}

/// A few changes.
fn edits() -> impl Strategy<Value = Vec<Edit>> {
    let at = any::<u16>().prop_map(usize::from);
    let edit = prop_oneof![
        4 => (at.clone(), any::<u8>()).prop_map(|(at, byte)| Edit::Set(at, byte)),
        4 => (at.clone(), 0..8u8).prop_map(|(at, bit)| Edit::Flip(at, bit)),
        2 => (at.clone(), any::<u8>()).prop_map(|(at, byte)| Edit::Insert(at, byte)),
        2 => at.clone().prop_map(Edit::Remove),
        1 => at.clone().prop_map(Edit::Cut),
        1 => (at.clone(), at).prop_map(|(from, len)| Edit::Repeat(from, len)),
    ];
    prop::collection::vec(edit, 1..8)
}

fn edit(mut bytes: Vec<u8>, edits: &[Edit]) -> Vec<u8> {
    for edit in edits {
        let len = bytes.len().max(1);
        match *edit {
            Edit::Insert(at, byte) => bytes.insert(at % len.min(bytes.len() + 1), byte),
            Edit::Cut(at) => bytes.truncate(at % len),
            _ if bytes.is_empty() => {}
            Edit::Set(at, byte) => bytes[at % len] = byte,
            Edit::Flip(at, bit) => bytes[at % len] ^= 1 << bit,
            Edit::Remove(at) => drop(bytes.remove(at % len)),
            Edit::Repeat(from, n) => {
                let from = from % len;
                let piece = bytes[from..(from + n % 64).min(len)].to_vec();
                bytes.splice(from..from, piece);
            }
        }
    }
    bytes
}
