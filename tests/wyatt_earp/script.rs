//! Random games of this kind, and what always holds of one.

use proptest::prelude::*;
use tin_star::engine::{Game, Seat};
use tin_star::games::wyatt_earp::{Action, Card, DECK, Edition, Hand, Options, Outlaw, Phase, State, WyattEarp};

use super::games::{self, ByNumbers};

/// Every table that can be set.
pub fn options() -> impl Strategy<Value = Options> {
    (2..=4u8, prop_oneof![Just(Edition::Y2014), Just(Edition::Y2000)])
        .prop_map(|(seats, edition)| Options { seats, edition })
}

pub type Script = games::Script<WyattEarp>;
pub type Step<'a> = games::Step<'a, WyattEarp>;

/// Games of up to `longest` decisions.
pub fn script(longest: usize) -> impl Strategy<Value = Script> {
    games::scripts(options(), longest)
}

impl ByNumbers for WyattEarp {
    /// The action that a choice means: half of them any at all, the others something livelier than a discard if there is any,
    /// so that rare plays come up.
    fn choose(state: &State, choice: u16) -> Option<Action> {
        let legal = WyattEarp::legal(state);
        let dull = |action: &Action| matches!(action, Action::Discard(_) | Action::DrawDiscard | Action::Decline);
        let lively: Vec<Action> = legal.iter().copied().filter(|action| !dull(action)).collect();
        let list = if choice & 1 == 0 || lively.is_empty() { legal.to_vec() } else { lively };
        list.get(usize::from(choice >> 1) % list.len().max(1)).copied()
    }
}

/// Every seat of a state's table.
pub fn seats(state: &State) -> impl Iterator<Item = Seat> + use<> {
    Seat::all(WyattEarp::seats(state))
}

/// Asserts that all 78 cards are there, each once.
pub fn assert_whole(state: &State) {
    let mut count = [0u8; 20];
    let mut see = |card: Card| count[card.index()] += 1;
    state.supply().iter().chain(state.discard()).copied().for_each(&mut see);
    for seat in seats(state) {
        let hand: Hand = state.hand(seat);
        assert_eq!(hand.len(), state.table().hand_len[seat.index()]);
        hand.cards().for_each(&mut see);
        for outlaw in Outlaw::ALL {
            state.table().group(seat, outlaw).cards(outlaw).for_each(&mut see);
        }
    }
    match state.phase() {
        Phase::Target(Card::WYATT_EARP) => {} // lies in the stack already
        Phase::Target(card) => see(card),
        _ => {}
    }
    assert_eq!(count.iter().map(|&n| n as usize).sum::<usize>(), DECK);
    for card in Card::all() {
        assert_eq!(count[card.index()], card.copies(), "{card:?}");
    }
}
