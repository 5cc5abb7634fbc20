//! What could beat a gang, as far as the player can know: other hands guessed many times over from what has been seen.

use crate::engine::{Game, Rng, Seat};
use crate::games::desperados::{Desperados, Phase, Place, View};

/// How many guesses. Each is a whole table; together they take about a millisecond.
const GUESSES: usize = 200;

/// The strongest gang of anybody else for a place, guess by guess.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Odds {
    /// What the best of those counts who win ties against the player (D-3.4), and of those who do not.
    guesses: Vec<(u8, u8)>,
}

impl Odds {
    /// About the place that is held up; nothing on a working day.
    pub fn of(view: &View) -> Self {
        if let Phase::HoldUp(place) = view.phase { Self::about(view, place) } else { Self::default() }
    }

    /// About `place`, should it be held up as it stands.
    pub fn about(view: &View, place: Place) -> Self {
        let table = &view.table;
        let rank = |seat: Seat| table.layers.iter().position(|&other| other == seat);
        let mut rng = Rng::new(u64::from(table.turn_number));
        let guess = |_| {
            let world = Desperados::determinize(view, &mut rng);
            table.others(view.me).fold((0, 0), |(before, after), seat| {
                let other = Desperados::view(&world, seat);
                let most = other.strongest(place).1;
                if rank(seat) < rank(view.me) { (most.max(before), after) } else { (before, most.max(after)) }
            })
        };
        Self { guesses: (0..GUESSES).map(guess).collect() }
    }

    /// In how many of 100 cases nobody could beat a gang that counts `strength`; in none, and in all, only where it is so in every guess. One that
    /// counts nothing beats nobody.
    pub fn safe(&self, strength: u8) -> u8 {
        if strength == 0 || self.guesses.is_empty() {
            return 0;
        }
        let safe = self.guesses.iter().filter(|(before, after)| *before < strength && *after <= strength).count();
        match safe * 100 / self.guesses.len() {
            _ if safe == 0 => 0,
            _ if safe == self.guesses.len() => 100,
            some => some.clamp(1, 99) as u8,
        }
    }

    /// The most that anybody else could count, in all guesses.
    pub fn most(&self) -> u8 {
        self.guesses.iter().map(|(before, after)| *before.max(after)).max().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::super::model::held_up;
    use super::super::testing::{ME, positions};
    use super::*;

    #[test]
    fn more_strength_is_never_less_safe_and_the_most_is_always_safe_or_tied() {
        let mut seen = 0;
        for state in positions(3, 6) {
            let view = Desperados::view(&state, ME);
            if held_up(&view).is_none() || view.gang.is_some() {
                continue;
            }
            let odds = Odds::of(&view);
            let safe: Vec<u8> = (0..=odds.most() + 1).map(|strength| odds.safe(strength)).collect();
            assert!(safe.is_sorted() && safe[0] == 0 && safe.last() == Some(&100), "{safe:?}");
            seen += 1;
        }
        assert!(seen > 10);
    }

    #[test]
    fn d_3_4_a_tie_goes_to_who_put_a_card_last() {
        let odds = Odds { guesses: vec![(5, 0), (0, 5), (0, 0), (6, 6)] };
        assert_eq!(
            odds.safe(5),
            50,
            "tied with one who put a card later it is beaten, with one who put it earlier not"
        );
        assert_eq!(odds.most(), 6);
    }

    /// "In all 100 cases" is said where it is so in every guess, and nowhere else.
    #[test]
    fn all_and_none_are_said_only_of_all_and_none() {
        let safe = |unbeaten: usize| {
            let beaten = GUESSES - unbeaten;
            let guesses = [vec![(9, 0); beaten], vec![(1, 0); unbeaten]].concat();
            Odds { guesses }.safe(5)
        };
        assert_eq!([safe(0), safe(GUESSES)], [0, 100]);
        assert_eq!([safe(1), safe(GUESSES - 1)], [1, 99]);
    }

    #[test]
    fn the_same_view_gives_the_same_odds_and_no_hidden_card_changes_them() {
        let state = positions(3, 3).find(|state| {
            let view = Desperados::view(state, ME);
            held_up(&view).is_some() && view.gang.is_none()
        });
        let view = Desperados::view(&state.unwrap(), ME);
        let other = Desperados::determinize(&view, &mut Rng::new(9));
        assert_eq!(Odds::of(&view), Odds::of(&Desperados::view(&other, ME)));
    }
}
