//! Ten thousand damaged saves: an error or a whole game, never a panic.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use tin_star::engine::{Game, Nobody, Rng, Session};

/// Plays so many actions of a random game, or as many as it has.
pub fn played<G: Game>(options: G::Options, seed: u64, actions: u64) -> Session<G> {
    let mut session = Session::<G>::new(options, seed).expect("a table");
    let mut rng = Rng::new(seed);
    for _ in 0..actions {
        let legal = G::legal(session.state());
        let legal = legal.as_ref();
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

/// Damages saves of these games ten thousand times; what still is a game must be one by `assert_whole`.
pub fn are_refused_or_whole<G: Game>(sessions: impl Iterator<Item = Session<G>>, assert_whole: impl Fn(&G::State)) {
    let saves: Vec<String> = sessions.map(|session| session.to_text()).collect();
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
        if let Ok(session) = Session::<G>::from_text(&text) {
            games += 1;
            assert_whole(session.state());
            let again = Session::<G>::from_text(&session.to_text()).expect("its own text");
            assert!(again.state() == session.state(), "{text} comes back as another game");
        }
    }
    assert!(games < 9_000, "the damage hardly damages");
    println!("{games} of 10,000 were games");
}
