//! How a shot goes, from what one has seen: counted in guesses at the hidden cards, as the bots make them (C-6.4 to C-6.6).

use crate::bots::Mind;
use crate::engine::{Rng, Seat};
use crate::games::wyoming_cowboy::{Calibre, State, Suit, View, WyomingCowboy};

/// So many guesses are made: a chance is right to two or three in 100.
const GUESSES: usize = 600;

/// The chances of a shot that is not answered with a 6 or a quick draw; what is missing to 1 is that there is nothing to hit.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Odds {
    /// It hits.
    pub hit: f32,
    /// A card is turned, and it misses: most often a king gets his badge.
    pub miss: f32,
    /// It misses, and the king gets the last badge: that ends the hand (C-7.1).
    pub ends: f32,
}

/// Guesses at the hidden cards.
pub struct Guesses {
    worlds: Vec<State>,
    /// The suits that a shot may turn once the draw pile has run out.
    fresh: Vec<Suit>,
}

impl Guesses {
    /// Always the same of the same view: nobody shall wonder why a number has changed.
    pub fn of(view: &View) -> Self {
        let mut rng = Rng::new(1);
        let discards = &view.table.discards;
        let stays = discards.iter().rposition(|discarded| discarded.by.is_some());
        let left = discards.iter().enumerate().filter(|&(at, _)| Some(at) != stays);
        Self {
            worlds: (0..GUESSES).map(|_| WyomingCowboy::guess(view, &mut rng)).collect(),
            fresh: left.map(|(_, discarded)| discarded.card.suit()).collect(),
        }
    }

    /// In how many of 100 `seat` has a king without a badge; 0 and 100 only where no guess says otherwise.
    pub fn king(&self, seat: Seat) -> u8 {
        let has = |world: &&State| world.table().unprotected(seat, world.hand(seat)).one() != 0;
        in_100(self.worlds.iter().filter(has).count() as f32 / GUESSES as f32)
    }

    /// The chances of a shot at `victim` with a gun of that calibre.
    pub fn odds(&self, calibre: Calibre, victim: Seat) -> Odds {
        let mut odds = Odds::default();
        for world in &self.worlds {
            let table = world.table();
            let open = table.unprotected(victim, world.hand(victim)).one();
            let pinned = if calibre == Calibre::FortyFive { table.badges[victim.index()].one() } else { 0 };
            if open | pinned == 0 {
                continue;
            }
            // Without a card to turn there is no shot (C-6.5).
            if world.pile().is_empty() && self.fresh.is_empty() {
                continue;
            }
            let hits = |suit: &Suit| suit.bit() & pinned != 0 || open != 0 && suit.bit() & open == 0;
            let chance = |is_so: &dyn Fn(&Suit) -> bool| match world.pile().last() {
                Some(card) => f32::from(u8::from(is_so(&card.suit()))),
                None => self.fresh.iter().filter(|&suit| is_so(suit)).count() as f32 / self.fresh.len() as f32,
            };
            let hit = chance(&hits);
            odds.hit += hit / GUESSES as f32;
            odds.miss += (1.0 - hit) / GUESSES as f32;
            if table.badge_pile().len() == 1 {
                odds.ends += chance(&|suit| suit.bit() & open != 0 && !hits(suit)) / GUESSES as f32;
            }
        }
        odds
    }
}

impl Odds {
    /// Hits, misses, and nothing to hit, in 100. Nothing, and something, only where no guess says otherwise, as in [`Guesses::king`].
    pub fn in_100(self) -> [u8; 3] {
        let some = in_100(self.hit + self.miss);
        let hit = ((100.0 * self.hit).round() as u8).min(some);
        [hit, some - hit, 100 - some]
    }

    /// How often of 100 it ends the hand.
    pub fn ends_in_100(self) -> u8 {
        (100.0 * self.ends).round() as u8
    }
}

/// A share of the guesses, in 100; none, and all, only where it is.
fn in_100(share: f32) -> u8 {
    let one = 0.5 / GUESSES as f32;
    match (100.0 * share).round() as u8 {
        _ if share < one => 0,
        _ if share > 1.0 - one => 100,
        some => some.clamp(1, 99),
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::ME;
    use super::*;
    use crate::engine::Game;
    use crate::games::wyoming_cowboy::Rank;
    use crate::games::wyoming_cowboy::testing::{Play, Scene};

    fn guesses(play: &Play) -> Guesses {
        Guesses::of(&WyomingCowboy::view(&play.state, ME))
    }

    #[test]
    fn c_6_4_to_c_6_6_the_chances_go_by_badges_and_suits() {
        let guesses = guesses(&Scene::new(3).hand(0, "2H").gun(0, "3H 8C").hand(1, "KH").badges(1, "H").play());
        let odds = |calibre, victim| guesses.odds(calibre, Seat(victim));
        assert_eq!(odds(Calibre::ThirtyEight, 1).in_100(), [0, 0, 100], "a badge protects him");
        let pinned = odds(Calibre::FortyFive, 1);
        assert!((0.15..0.3).contains(&pinned.hit) && pinned.hit + pinned.miss > 0.99, "{pinned:?}");
        assert_eq!(odds(Calibre::FortyFive, 2).in_100(), [0, 0, 100], "no cards");
    }

    #[test]
    fn c_6_5_hits_misses_and_nothing_add_up_and_without_a_card_to_turn_there_is_no_shot() {
        for (hit, miss, told) in [
            (0.83, 0.17, [83, 17, 0]),
            (0.834, 0.166, [83, 17, 0]),
            (0.427, 0.151, [43, 15, 42]),
            (0.0, 0.0, [0, 0, 100]),
        ] {
            assert_eq!(Odds { hit, miss, ends: 0.0 }.in_100(), told);
        }
        let all = "KH 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC";
        let play = Scene::new(3).hand(0, all).gun(0, "3H 8H").hand(1, "KC").only_pile("").play();
        let all_are_held = Guesses { fresh: Vec::new(), ..guesses(&play) };
        assert_eq!(all_are_held.odds(Calibre::ThirtyEight, Seat(1)).in_100(), [0, 0, 100]);
    }

    #[test]
    fn what_is_told_as_certain_is_so_in_every_guess() {
        let guesses = guesses(&Scene::new(3).hand(0, "KH KC KD").hand(1, "2C 3C").hand(2, "2D 3D 4D 5D").play());
        let seat = Seat(2);
        let has = |world: &State| world.hand(seat).count_rank(Rank::King) > 0;
        let (with, without): (Vec<State>, Vec<State>) = guesses.worlds.into_iter().partition(has);
        let of = |kings: usize| {
            let kings = std::iter::repeat_n(with[0].clone(), kings);
            let others = std::iter::repeat(without[0].clone());
            Guesses { worlds: kings.chain(others).take(GUESSES).collect(), fresh: Vec::new() }.king(seat)
        };
        let in_100 = [0, 1, GUESSES / 2, GUESSES - 1, GUESSES].map(of);
        assert_eq!(in_100, [0, 1, 50, 99, 100]);
    }

    #[test]
    fn c_2_5_without_a_draw_pile_the_discards_are_what_is_turned() {
        let all = "KH 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC";
        let play = Scene::new(3).hand(0, all).gun(0, "3H 8H").hand(1, "KC").discarded(2, "4S").only_pile("").play();
        let guesses = guesses(&play);
        assert!(guesses.worlds.iter().all(|world| world.pile().is_empty()));
        // All clubs are in hands.
        assert_eq!(guesses.odds(Calibre::ThirtyEight, Seat(1)).in_100(), [100, 0, 0]);
    }
}
