//! A player from outside, who sits down in the arena without a change to the crate.
//!
//! `cargo run --release --example stranger`
//!
//! This one draws two cards, lays every set that it holds, and remembers what the others have thrown away, so as not to throw a card of that kind
//! after it: who has thrown one away has no use for another.

use std::error::Error;

use tin_star::bots::arena::{Entrant, Match};
use tin_star::bots::{Bot, BotKind, Character, Level, Player, Temper};
use tin_star::engine::{Rng, Seat};
use tin_star::games::wyatt_earp::{Action, Card, Event, Options, Phase, View, WyattEarp};

/// The bot: what is the same in all games.
struct Stranger;

/// The bot at a table: what it remembers of one game.
struct AtTheTable {
    me: Seat,
    /// How often each card was thrown away by others in this hand.
    thrown: Vec<Card>,
}

impl Bot<WyattEarp> for Stranger {
    /// Who needs no memory writes this alone, and leaves `sit` as it is.
    fn choose(&self, view: &View, rng: &mut Rng) -> Action {
        AtTheTable { me: view.me, thrown: Vec::new() }.choose(view, rng)
    }

    fn sit(&self, me: Seat, _options: &Options) -> Option<Box<dyn Player<WyattEarp> + '_>> {
        Some(Box::new(AtTheTable { me, thrown: Vec::new() }))
    }
}

impl Player<WyattEarp> for AtTheTable {
    fn see(&mut self, event: &Event) {
        match *event {
            Event::Dealt { .. } => self.thrown.clear(),
            Event::Discarded { seat, card } if seat != self.me => self.thrown.push(card),
            _ => {}
        }
    }

    fn choose(&mut self, view: &View, rng: &mut Rng) -> Action {
        let legal = view.legal();
        let lays = |action: &Action| matches!(action, Action::PlayOutlaws { .. } | Action::LayPhoto);
        let most = |action: &Action| if let Action::PlayOutlaws { count, .. } = *action { count } else { 0 };
        if let Some(lay) = legal.iter().copied().filter(lays).max_by_key(most) {
            return lay;
        }
        if view.phase == Phase::Play {
            let keep = |card: Card| (view.hand.count(card), self.thrown.iter().filter(|&&c| c == card).count());
            let discard = view.hand.cards().filter(|card| card.has_hole()).min_by_key(|&card| keep(card));
            if let Some(card) = discard {
                return Action::Discard(card);
            }
        }
        // Whatever else is asked: any answer will do.
        legal[rng.below(legal.len())]
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let greenhorn = BotKind::Character(Character { level: Level::Greenhorn, temper: Temper::Even });
    let entrants: Vec<Entrant<WyattEarp>> = vec![&Stranger, &greenhorn, &greenhorn, &greenhorn];
    let contest = Match { entrants, variant: 0, deals: 50, seed: 1881, threads: 1 };
    let report = contest.play(|| ())?;
    let won = report.tallies[0].win_rate();
    println!(
        "The stranger won {:.1} % of {} games against three Greenhorns ({:.1} to {:.1}).",
        100.0 * won.mean,
        report.games,
        100.0 * won.low,
        100.0 * won.high
    );
    Ok(())
}
