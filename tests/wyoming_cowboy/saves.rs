//! Ten thousand damaged saves: an error or a whole game, never a panic.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use tin_star::engine::{Game, Nobody, Rng, Session};
use tin_star::games::wyoming_cowboy::{Options, WyomingCowboy};

use super::script::assert_whole;

/// A session some way into a random game.
fn session(seed: u64) -> Session<WyomingCowboy> {
    let mut session =
        Session::new(Options { seats: 3 + (seed % 6) as u8, strict: seed.is_multiple_of(4) }, seed).expect("a table");
    let mut rng = Rng::new(seed);
    for _ in 0..seed * 12 {
        let legal = WyomingCowboy::legal(session.state());
        if legal.is_empty() {
            break;
        }
        session.apply(legal[rng.below(legal.len())], &mut Nobody).expect("it was listed");
    }
    session
}

/// Changes, inserts, removes or repeats a few bytes.
fn damage(bytes: &mut Vec<u8>, rng: &mut Rng) {
    for _ in 0..=rng.below(4) {
        let at = rng.below(bytes.len());
        match rng.below(5) {
            0 if bytes.len() > 1 => drop(bytes.remove(at)),
            1 => bytes.insert(at, rng.next_u64() as u8),
            2 => bytes[at] = rng.next_u64() as u8,
            3 => bytes.truncate(at.max(1)),
            _ => bytes[at] ^= 1 << rng.below(8),
        }
    }
}

#[test]
fn ten_thousand_damaged_saves_are_refused_or_whole_games() {
    let saves: Vec<String> = (0..50).map(|seed| session(seed).to_text()).collect();
    let (mut rng, mut games) = (Rng::new(10_000), 0);
    for round in 0..10_000 {
        let save = &saves[round % saves.len()];
        let text = if round % 4 == 0 {
            let mut bytes = save.clone().into_bytes();
            damage(&mut bytes, &mut rng);
            String::from_utf8_lossy(&bytes).into_owned()
        } else {
            // Behind a checksum that fits, the damage gets as far as the rules.
            let mut parts: Vec<&str> = save.split('.').collect();
            let mut packed = URL_SAFE_NO_PAD.decode(parts[3]).expect("a save's packed part");
            damage(&mut packed, &mut rng);
            let packed = URL_SAFE_NO_PAD.encode(packed);
            parts[3] = &packed;
            let body = parts[..4].join(".");
            format!("{body}.{:08x}", crc32fast::hash(body.as_bytes()))
        };
        if let Ok(session) = Session::<WyomingCowboy>::from_text(&text) {
            games += 1;
            assert_whole(session.state());
            let again = Session::<WyomingCowboy>::from_text(&session.to_text()).expect("its own text");
            assert_eq!(again.state(), session.state());
        }
    }
    assert!(games < 9_000, "the damage hardly damages");
    println!("{games} of 10,000 were games");
}
