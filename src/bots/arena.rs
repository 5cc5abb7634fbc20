//! Bots against bots: whole games, each deal played once in every seating, and what that proves.

use std::sync::atomic::{AtomicU64, Ordering};

use super::stats::{Interval, mean_interval, wilson_interval};
use super::{Bot, Player};
use crate::engine::{Game, Outcome, Rng, Seat, heard};

/// A bot that several threads may ask at once.
pub type Entrant<'a, G> = &'a (dyn Bot<G> + Sync);

/// A game won is so many shares: those who win it together, up to eight, have whole numbers of them.
const SHARES: u64 = 840;

/// A match between as many bots as the table has seats.
pub struct Match<'a, G: Game> {
    /// The bots; in the first seating the first has seat 0, and so on.
    pub entrants: Vec<Entrant<'a, G>>,
    /// Which of [`Game::VARIANTS`] is played.
    pub variant: usize,
    /// How many deals; each is played once for every seating got by rotation.
    pub deals: u64,
    /// Where the deals come from.
    pub seed: u64,
    /// Threads to play on, at least one.
    pub threads: usize,
}

/// One act, as somebody sees it who stands behind all players.
#[derive(Clone, Copy, Debug)]
pub struct Moment<'a, G: Game> {
    /// Which of the match's entrants acted.
    pub who: usize,
    /// At which seat.
    pub seat: Seat,
    /// Everything, before.
    pub before: &'a G::State,
    /// What was done.
    pub action: G::Action,
    /// Everything, after.
    pub after: &'a G::State,
    /// What came of it.
    pub events: &'a [G::Event],
}

/// Someone who watches games, to take notes.
pub trait Witness<G: Game>: Default + Send {
    /// Whether anything is noted at all.
    const LOOKS: bool = true;

    /// Sees an act.
    fn see(&mut self, moment: &Moment<G>);

    /// Adds what another has noted, of other games.
    fn add(&mut self, other: Self);
}

/// Nobody watches.
impl<G: Game> Witness<G> for () {
    const LOOKS: bool = false;

    fn see(&mut self, _: &Moment<G>) {}

    fn add(&mut self, (): Self) {}
}

/// What came of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Each entrant's results.
    pub tallies: Vec<Tally>,
    /// Games played.
    pub games: u64,
    /// Hands played.
    pub hands: u64,
    /// Decisions taken.
    pub decisions: u64,
    /// The most turns that one hand took.
    pub longest_hand: u16,
}

/// What one entrant achieved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    games: u64,
    /// In [`SHARES`] of a game.
    won: u64,
    deals: u64,
    points: i64,
    points_squared: i64,
}

impl Tally {
    /// Games won; of a shared victory each winner has an equal part.
    pub fn wins(&self) -> f64 {
        self.won as f64 / SHARES as f64
    }

    /// The share of games won, with Wilson's 95 % interval.
    pub fn win_rate(&self) -> Interval {
        wilson_interval(self.wins(), self.games)
    }

    /// The mean points at the end of a game, in the game's own unit, with a 95 % interval. The games of one deal count as one measurement,
    /// since they are not independent.
    pub fn points(&self) -> Interval {
        let seatings = self.games as f64 / self.deals.max(1) as f64;
        let interval = mean_interval(self.deals, self.points as f64, self.points_squared as f64);
        Interval { mean: interval.mean / seatings, low: interval.low / seatings, high: interval.high / seatings }
    }

    fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.won += other.won;
        self.deals += other.deals;
        self.points += other.points;
        self.points_squared += other.points_squared;
    }
}

impl Report {
    fn new(entrants: usize) -> Self {
        Self { tallies: vec![Tally::default(); entrants], games: 0, hands: 0, decisions: 0, longest_hand: 0 }
    }

    fn add(&mut self, other: &Self) {
        for (sum, tally) in self.tallies.iter_mut().zip(&other.tallies) {
            sum.add(tally);
        }
        self.games += other.games;
        self.hands += other.hands;
        self.decisions += other.decisions;
        self.longest_hand = self.longest_hand.max(other.longest_hand);
    }
}

impl<G: Game> Match<'_, G> {
    /// Plays the match. The report does not depend on the number of threads. `on_deal` is called after each deal.
    ///
    /// # Errors
    /// If so many bots cannot sit at a table.
    pub fn play(&self, on_deal: impl Fn() + Sync) -> Result<Report, G::BadOptions> {
        self.play_before::<()>(on_deal).map(|(report, ())| report)
    }

    /// Plays the match before the eyes of a witness.
    ///
    /// # Errors
    /// As [`Match::play`].
    pub fn play_before<W: Witness<G>>(&self, on_deal: impl Fn() + Sync) -> Result<(Report, W), G::BadOptions> {
        G::deal(&self.options(), 0)?;
        let next = AtomicU64::new(0);
        let work = || {
            let mut report = Report::new(self.entrants.len());
            let mut witness = W::default();
            loop {
                let deal = next.fetch_add(1, Ordering::Relaxed);
                if deal >= self.deals {
                    return (report, witness);
                }
                report.add(&self.play_deal(deal, &mut witness));
                on_deal();
            }
        };
        let mut total = Report::new(self.entrants.len());
        let mut witness = W::default();
        let mut add = |(report, seen): (Report, W)| {
            total.add(&report);
            witness.add(seen);
        };
        std::thread::scope(|scope| {
            let threads: Vec<_> = (1..self.threads).map(|_| scope.spawn(work)).collect();
            add(work());
            for thread in threads {
                match thread.join() {
                    Ok(result) => add(result),
                    Err(panic) => std::panic::resume_unwind(panic),
                }
            }
        });
        Ok((total, witness))
    }

    fn options(&self) -> G::Options {
        G::options(self.entrants.len() as u8, self.variant)
    }

    /// The same deal once for every seating.
    fn play_deal(&self, deal: u64, witness: &mut impl Witness<G>) -> Report {
        let mut seeds = Rng::new(self.seed.wrapping_add(deal.wrapping_mul(0x9e37_79b9_7f4a_7c15)));
        let (deal_seed, chance) = (seeds.next_u64(), seeds.next_u64());
        let seats = self.entrants.len();
        let mut report = Report::new(seats);
        let mut points = vec![0; seats];
        for shift in 0..seats {
            let who = |seat: Seat| (seat.index() + shift) % seats;
            let Some(outcome) = self.play_game(deal_seed, chance, who, &mut report, witness) else { continue };
            for seat in Seat::all(seats) {
                report.tallies[who(seat)].games += 1;
                points[who(seat)] += i64::from(outcome.points[seat.index()]);
            }
            for &winner in &outcome.winners {
                report.tallies[who(winner)].won += SHARES / outcome.winners.len() as u64;
            }
        }
        for (tally, points) in report.tallies.iter_mut().zip(points) {
            tally.deals = 1;
            tally.points = points;
            tally.points_squared = points * points;
        }
        report
    }

    fn play_game<W: Witness<G>>(
        &self,
        seed: u64,
        chance: u64,
        who: impl Fn(Seat) -> usize,
        report: &mut Report,
        witness: &mut W,
    ) -> Option<Outcome> {
        let mut rng = Rng::new(chance);
        let options = self.options();
        let mut state = G::deal(&options, seed).ok()?;
        let sit = |seat| self.entrants[who(seat)].sit(seat, &options);
        let mut players: Vec<Option<Box<dyn Player<G> + '_>>> = Seat::all(self.entrants.len()).map(sit).collect();
        let mut events = Vec::new();
        while let Some(seat) = G::to_act(&state) {
            let view = G::view(&state, seat);
            let action = match &mut players[seat.index()] {
                Some(player) => player.choose(&view, &mut rng),
                None => self.entrants[who(seat)].choose(&view, &mut rng),
            };
            let before = W::LOOKS.then(|| state.clone());
            let seats = Seat::all(self.entrants.len());
            let views: Vec<Option<G::View>> = seats
                .clone()
                .zip(&players)
                .map(|(seat, player)| player.as_ref().map(|_| G::view(&state, seat)))
                .collect();
            events.clear();
            if let Err(why) = G::apply(&mut state, action, &mut events) {
                panic!("{action:?} is not legal: {why}\n{view:#?}");
            }
            for ((player, before), seat) in players.iter_mut().zip(views).zip(seats) {
                let (Some(player), Some(before)) = (player, before) else { continue };
                let told = heard::<G>(&events, seat);
                if !told.is_empty() {
                    player.watch(&before, &told, &G::view(&state, seat));
                }
            }
            if let Some(before) = &before {
                let events = &events;
                witness.see(&Moment { who: who(seat), seat, before, action, after: &state, events });
            }
            report.decisions += 1;
            report.longest_hand = report.longest_hand.max(G::clock(&state).turn);
        }
        report.games += 1;
        report.hands += u64::from(G::clock(&state).hand);
        G::outcome(&state)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::{BotKind, Random};
    use crate::games::wyatt_earp::{Action, BadOptions, Event, Options, View, WyattEarp};

    fn contest(bots: &[BotKind], deals: u64, threads: usize) -> Report {
        let entrants = bots.iter().map(|bot| bot as Entrant<WyattEarp>).collect();
        Match { entrants, variant: 0, deals, seed: 3, threads }.play(|| ()).expect("a table")
    }

    #[test]
    fn threads_change_nothing() {
        let bots = [BotKind::Greedy, BotKind::Random, BotKind::Greedy];
        assert_eq!(contest(&bots, 12, 1), contest(&bots, 12, 3));
    }

    #[test]
    fn alike_bots_share_alike_as_each_has_every_seat_once() {
        let report = contest(&[BotKind::Greedy; 4], 10, 1);
        assert_eq!(report.games, 40);
        for tally in &report.tallies {
            assert_eq!((tally.games, tally.won, tally.deals), (40, 10 * SHARES, 10));
            assert_eq!(tally.points, report.tallies[0].points);
        }
    }

    #[test]
    fn greedy_wins_95_of_100_games_against_three_random_bots() {
        let report = contest(&[BotKind::Greedy, BotKind::Random, BotKind::Random, BotKind::Random], 100, 1);
        assert!(report.tallies[0].win_rate().low >= 0.95, "{:?}", report.tallies[0].win_rate());
    }

    #[test]
    fn no_table_seats_five() {
        let bot: Entrant<WyattEarp> = &BotKind::Random;
        let five = Match { entrants: vec![bot; 5], variant: 1, deals: 1, seed: 1, threads: 1 };
        assert_eq!(five.play(|| ()), Err(BadOptions { seats: 5 }));
    }

    /// Draws at random, and looks whether it is told what it should be.
    struct Listener;

    struct AtTheTable {
        me: Seat,
        own: usize,
        others: usize,
    }

    impl Bot<WyattEarp> for Listener {
        fn choose(&self, _: &View, _: &mut Rng) -> Action {
            panic!("it sat down to be asked with its memory")
        }

        fn sit(&self, me: Seat, options: &Options) -> Option<Box<dyn Player<WyattEarp> + '_>> {
            assert_eq!(options.seats, 2);
            Some(Box::new(AtTheTable { me, own: 0, others: 0 }))
        }
    }

    impl Player<WyattEarp> for AtTheTable {
        fn see(&mut self, event: &Event) {
            match event {
                Event::Drew { seat, cards } if *seat == self.me => {
                    self.own += 1;
                    assert!(cards.iter().all(Option::is_some));
                }
                Event::Drew { cards, .. } => {
                    self.others += 1;
                    assert!(cards.iter().all(Option::is_none), "it is told what another drew");
                }
                _ => {}
            }
        }

        fn choose(&mut self, view: &View, rng: &mut Rng) -> Action {
            assert_eq!(view.me, self.me);
            let turn = view.table.turn_number;
            assert!(turn < 10 || self.own > 0 && self.others > 0, "it was told nothing");
            Bot::<WyattEarp>::choose(&Random, view, rng)
        }
    }

    #[test]
    fn who_sits_down_is_told_what_that_seat_may_see() {
        let entrants: Vec<Entrant<WyattEarp>> = vec![&Listener, &Random];
        let report = Match { entrants, variant: 0, deals: 2, seed: 1, threads: 1 }.play(|| ()).expect("a table");
        assert_eq!(report.games, 4);
    }
}
