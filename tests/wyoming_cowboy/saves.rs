//! Saves: of whole games, and ten thousand damaged ones.

use tin_star::engine::{Game, Nobody, Rng, Session};
use tin_star::games::wyoming_cowboy::{Options, Suit, WyomingCowboy};

use super::damaged;
use super::script::assert_whole;

#[test]
fn ten_thousand_damaged_saves_are_refused_or_whole_games() {
    let session = |seed: u64| {
        let options = Options { seats: 3 + (seed % 6) as u8, strict: seed.is_multiple_of(4) };
        damaged::played::<WyomingCowboy>(options, seed, seed * 12)
    };
    damaged::are_refused_or_whole((0..50).map(session), assert_whole);
}

/// A whole game at the largest table is kept and read again.
#[test]
fn eight_seats_are_saved_and_read() {
    let mut session = Session::<WyomingCowboy>::new(Options { seats: 8, strict: true }, 8).expect("a table");
    let mut rng = Rng::new(8);
    while WyomingCowboy::to_act(session.state()).is_some() {
        let legal = WyomingCowboy::legal(session.state());
        session.apply(legal[rng.below(legal.len())], &mut Nobody).expect("listed");
    }
    let again = Session::<WyomingCowboy>::from_text(&session.to_text()).expect("its own text");
    assert_eq!(again.state(), session.state());
    let suits: Vec<Suit> = session.state().table().tens.iter().flat_map(|tens| tens.suits()).collect();
    assert!(suits.len() <= 8);
}
