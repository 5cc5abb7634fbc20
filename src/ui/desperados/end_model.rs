//! The end of a game as data: who won, and what each kind of booty counted.

use crate::engine::{Seat, sort_few};
use crate::games::desperados::{Booty, Kind, Table, winners};

/// One player's booty, counted (D-4.2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counted {
    /// Whose.
    pub seat: Seat,
    /// Whether they won, perhaps with others.
    pub won: bool,
    /// The place cards of each kind, the least first, and what they count.
    pub kinds: [(Vec<u8>, u8); 5],
    /// What all of it counts.
    pub worth: u8,
    /// How many place cards, which breaks ties.
    pub cards: u8,
}

/// Every seat's booty: the winners first, then the others by what theirs counts.
pub fn counted(table: &Table) -> Vec<Counted> {
    let winners = winners(table);
    let count = |seat: Seat| {
        let booty: Booty = table.booty[seat.index()];
        let kinds = Kind::ALL.map(|kind| (booty.values(kind).collect(), booty.worth_of(kind)));
        Counted { seat, won: winners.contains(&seat), kinds, worth: booty.worth(), cards: booty.len() }
    };
    let mut all: Vec<Counted> = Seat::all(table.seats()).map(count).collect();
    sort_few(&mut all, |a, b| b.won.cmp(&a.won).then((b.worth, b.cards).cmp(&(a.worth, a.cards))));
    all
}

#[cfg(test)]
mod tests {
    use super::super::testing::{ME, positions};
    use super::*;
    use crate::engine::Game;
    use crate::games::desperados::{Desperados, Phase};

    #[test]
    fn d_4_2_the_kinds_add_up_and_the_best_come_first() {
        let mut seen = 0;
        for state in positions(4, 40).filter(|state| state.phase() == Phase::Over) {
            let counted = counted(&Desperados::view(&state, ME).table);
            assert_eq!(counted.len(), 4);
            assert!(counted[0].won);
            for one in &counted {
                assert_eq!(one.kinds.iter().map(|(_, worth)| worth).sum::<u8>(), one.worth);
                assert_eq!(one.kinds.iter().map(|(values, _)| values.len()).sum::<usize>(), usize::from(one.cards));
                for (values, worth) in &one.kinds {
                    // Every card counts as much as the best of its kind.
                    assert_eq!(*worth, values.last().map_or(0, |best| best * values.len() as u8));
                }
                assert!((one.worth, one.cards) <= (counted[0].worth, counted[0].cards));
                assert_eq!(one.won, (one.worth, one.cards) == (counted[0].worth, counted[0].cards));
            }
            seen += 1;
        }
        assert!(seen > 30);
    }
}
