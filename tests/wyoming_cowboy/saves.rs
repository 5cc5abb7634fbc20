//! Saves: of whole games, and ten thousand damaged ones.

use tin_star::engine::{Game, Nobody, Rng, Session};
use tin_star::games::wyoming_cowboy::{Options, Suit, WyomingCowboy};

use super::damaged;
use super::script::assert_whole;

#[test]
fn ten_thousand_damaged_saves_are_refused_or_whole_games() {
    let session = |seed: u64| {
        let options = WyomingCowboy::options(3 + (seed % 6) as u8, usize::from(seed.is_multiple_of(4)));
        damaged::played::<WyomingCowboy>(options, seed, seed * 12)
    };
    damaged::are_refused_or_whole((0..50).map(session), assert_whole);
}

/// Games kept when only the strict rules could be chosen beside the usual ones.
#[test]
fn c_8_5_kept_games_of_before_go_on_to_500() {
    let options = |text| *Session::<WyomingCowboy>::from_text(text).expect("a kept game").options();
    assert_eq!(options("ts1.wyoming-cowboy.1.AwAAAAGLmajsDQ.696e4df2").goal(), 500);
    let [usual, strict] = [0, 1].map(|byte| postcard::from_bytes::<Options>(&[4, byte]).expect("options"));
    assert_eq!((usual.strict(), usual.goal(), strict.strict(), strict.goal()), (false, 500, true, 500));
    let short = Session::<WyomingCowboy>::new(WyomingCowboy::options(4, 2), 8).expect("a table");
    assert_eq!(options(&short.to_text()).goal(), 200);
}

/// A whole game at the largest table is kept and read again.
#[test]
fn eight_seats_are_saved_and_read() {
    let mut session = Session::<WyomingCowboy>::new(WyomingCowboy::options(8, 1), 8).expect("a table");
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
