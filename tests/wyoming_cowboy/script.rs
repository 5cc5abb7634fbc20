//! Random games of this kind, and what always holds of one.

use proptest::prelude::*;
use tin_star::engine::{Game, Seat};
use tin_star::games::wyoming_cowboy::{Action, Card, KINDS, Rank, State, WyomingCowboy};

use super::games::{self, ByNumbers};

pub type Script = games::Script<WyomingCowboy>;

/// Games of up to `longest` decisions.
pub fn script(longest: usize) -> impl Strategy<Value = Script> {
    games::scripts(
        (3..=8u8, any::<bool>()).prop_map(|(seats, strict)| WyomingCowboy::options(seats, strict.into())),
        longest,
    )
}

impl ByNumbers for WyomingCowboy {
    /// The action that a choice means. One in four shoots or fires if that is possible, so that shots, kings and badges come oftener than by
    /// chance.
    fn choose(state: &State, choice: u16) -> Option<Action> {
        let legal = WyomingCowboy::legal(state);
        let is_shot = |action: &&Action| {
            matches!(action, Action::Shoot { .. } | Action::Fire | Action::Backfire(_) | Action::QuickDraw(_))
        };
        let at = usize::from(choice >> 2);
        if choice.is_multiple_of(4) {
            let shots: Vec<_> = legal.iter().filter(is_shot).collect();
            if !shots.is_empty() {
                return Some(*shots[at % shots.len()]);
            }
        }
        legal.get(at % legal.len().max(1)).copied()
    }
}

/// Every seat of a state's table.
pub fn seats(state: &State) -> impl Iterator<Item = Seat> + use<> {
    Seat::all(WyomingCowboy::seats(state))
}

/// Asserts that all cards are there, each as often as there are decks, and that every badge has its king.
pub fn assert_whole(state: &State) {
    let table = state.table();
    let mut count = [0u8; KINDS];
    let mut see = |card: Card| count[card.index()] += 1;
    state.pile().iter().copied().for_each(&mut see);
    table.discards.iter().for_each(|discarded| see(discarded.card));
    table.guns.iter().flat_map(|drawn| drawn.gun.cards()).for_each(&mut see);
    for seat in seats(state) {
        let hand = state.hand(seat);
        assert_eq!(hand.len(), table.hand_len[seat.index()]);
        hand.cards().for_each(&mut see);
        table.tens[seat.index()].suits().for_each(|suit| see(Card::new(Rank::Ten, suit)));
        for suit in table.badges[seat.index()].suits() {
            assert!(table.badges[seat.index()].count(suit) <= hand.count(Card::new(Rank::King, suit)));
        }
    }
    assert!(count.iter().all(|&n| n == table.decks()), "{count:?}");
    let badges: u8 = table.badges.iter().map(|badges| badges.len()).sum();
    assert_eq!(badges + table.badge_pile().len(), 4 * table.decks());
}
