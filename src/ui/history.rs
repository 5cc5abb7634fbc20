//! What has happened in a game so far, as one seat saw it.

use crate::engine::{Replay, Seat, Session};
use crate::games::wyatt_earp::{Card, Edition, Event, Hand, Table, WyattEarp};

/// One visible act, with all that came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Act {
    /// Which hand of the game, from 1.
    pub hand: u16,
    /// Which turn of the hand, from 1; 0 for the deal.
    pub turn_number: u16,
    /// Whose turn it was.
    pub turn: Seat,
    /// What happened, as the seat saw it.
    pub events: Vec<Event>,
}

impl Act {
    /// The deal of the first hand, which comes before any action: it led to `table`, with `first_card` on the stack.
    pub fn first_deal(table: &Table, first_card: Option<Card>) -> Self {
        let dealt = first_card.map(|first_card| Event::Dealt { hand_number: 1, dealer: table.dealer(), first_card });
        Self { hand: 1, turn_number: 0, turn: table.turn, events: dealt.into_iter().collect() }
    }

    /// What came of an act, `table` being how it was before it. `None` if the seat saw nothing.
    pub fn new(table: &Table, events: Vec<Event>) -> Option<Self> {
        let (hand, turn_number) = match events.first()? {
            Event::Dealt { hand_number, .. } => (*hand_number, 0),
            _ => (table.hand_number, table.turn_number),
        };
        Some(Self { hand, turn_number, turn: table.turn, events })
    }

    /// Whether somebody may have been given a decision out of turn, as far as everybody can tell.
    pub fn may_raise_offer(&self, edition: Edition) -> bool {
        self.events.iter().any(|event| match event {
            Event::PlayedOutlaws { opened: true, .. } => edition == Edition::Y2014,
            Event::Laid { card: Card::HIDEOUT, .. } => true,
            _ => false,
        })
    }

    /// How much longer than others it should be seen.
    pub fn weight(&self) -> f64 {
        if self.events.iter().any(|event| matches!(event, Event::Shot { .. } | Event::HandEnded { .. })) {
            1.7
        } else {
            1.0
        }
    }
}

/// The cards that `seat` has gained in its turn: those `gained` before, and those of `events`, as far as they are still in `hand`.
pub fn gains(mut gained: Hand, events: &[Event], seat: Seat, hand: Hand) -> Hand {
    for event in events {
        match event {
            Event::Drew { seat: who, cards } if *who == seat => {
                cards.iter().flatten().for_each(|&card| gained.add(card));
            }
            Event::DrewDiscard { seat: who, card } | Event::Took { seat: who, card: Some(card) } if *who == seat => {
                gained.add(*card);
            }
            Event::Stole { seat: who, outlaw, .. } | Event::Asked { seat: who, outlaw, from: Some(_), .. }
                if *who == seat =>
            {
                gained.add(Card::outlaw(*outlaw));
            }
            Event::Dealt { .. } => gained = Hand::EMPTY,
            Event::Discarded { seat: who, .. } if *who == seat => gained = Hand::EMPTY,
            _ => {}
        }
    }
    gained.and(hand)
}

/// What `seat` has seen, and gained in its turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct History {
    /// Every act that it saw, from the first deal on.
    pub acts: Vec<Act>,
    /// The position of the replay that each act led to, in the same order.
    pub led_to: Vec<usize>,
    /// The cards gained in this turn.
    pub gained: Hand,
}

impl History {
    /// What `seat` has seen up to position `end` of `replay`.
    pub fn new(replay: &Replay<WyattEarp>, seat: Seat, end: usize) -> Self {
        let first = replay.state(0);
        let deal = Act::first_deal(first.table(), first.discard().first().copied());
        let mut history = Self { acts: vec![deal], led_to: vec![0], gained: Hand::EMPTY };
        for (at, events) in replay.seen_by(seat, end) {
            history.gained = gains(history.gained, &events, seat, replay.state(at + 1).hand(seat));
            if let Some(act) = Act::new(replay.state(at).table(), events) {
                history.acts.push(act);
                history.led_to.push(at + 1);
            }
        }
        history
    }

    /// How many acts the seat has seen, the first deal not counted. Whoever plays is never shown another count: what another seat let pass
    /// unseen must not be told by a number.
    pub fn count(&self) -> usize {
        self.acts.len().saturating_sub(1)
    }

    /// The number of the last act that led to position `place` of the replay, or to one before it.
    pub fn number_at(&self, place: usize) -> usize {
        self.led_to.partition_point(|&led_to| led_to <= place).saturating_sub(1)
    }

    /// The position that the act of that number led to; the last one if there are fewer.
    pub fn place_of(&self, number: usize) -> usize {
        self.led_to.get(number).or(self.led_to.last()).copied().unwrap_or_default()
    }
}

/// How many acts of `session` the seat has seen.
pub fn acts_seen(session: &Session<WyattEarp>, seat: Seat) -> usize {
    let replay = Replay::new(session.clone());
    History::new(&replay, seat, replay.end()).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Game, Nobody};
    use crate::games::wyatt_earp::{Action, Options, Phase};
    use crate::protocol::think;

    const ME: Seat = Seat(0);

    fn replay(count: usize) -> Replay<WyattEarp> {
        let mut session = Session::<WyattEarp>::new(Options { seats: 3, edition: Edition::Y2014 }, 9).unwrap();
        while session.actions().len() < count {
            let seat = WyattEarp::to_act(session.state()).unwrap();
            let view = WyattEarp::view(session.state(), seat);
            let action = match WyattEarp::legal(session.state())[..] {
                [only] => only,
                _ => think::<WyattEarp>(crate::bots::BotKind::Greedy, session.decision_seed(), &view, || false),
            };
            session.apply(action, &mut Nobody).unwrap();
        }
        Replay::new(session)
    }

    #[test]
    fn what_another_let_pass_unseen_changes_no_number() {
        let mut let_pass = 0;
        for seed in 0..30 {
            let mut session = Session::<WyattEarp>::new(Options { seats: 3, edition: Edition::Y2014 }, seed).unwrap();
            let mut rng = crate::engine::Rng::new(seed);
            for _ in 0..250 {
                let Some(seat) = WyattEarp::to_act(session.state()) else { break };
                let offered = matches!(session.state().phase(), Phase::PhotoOffer { .. } | Phase::HideoutOffer { .. });
                if offered && seat != ME {
                    let before = [ME, seat].map(|seat| acts_seen(&session, seat));
                    session.apply(Action::Decline, &mut Nobody).unwrap();
                    assert_eq!(acts_seen(&session, ME), before[0], "of deal {seed}");
                    assert_eq!(acts_seen(&session, seat), before[1] + 1, "who let it pass knows");
                    let_pass += 1;
                    continue;
                }
                let legal = WyattEarp::legal(session.state());
                session.apply(legal[rng.below(legal.len())], &mut Nobody).unwrap();
            }
            // Every number stands for a position, and back.
            let replay = Replay::new(session);
            let history = History::new(&replay, ME, replay.end());
            for number in 0..=history.count() {
                assert_eq!(history.number_at(history.place_of(number)), number);
            }
            assert_eq!(history.number_at(replay.end()), history.count());
        }
        assert!(let_pass > 3, "{let_pass}");
    }

    #[test]
    fn it_begins_with_the_deal_and_tells_every_hand_and_turn_in_order() {
        let replay = replay(240);
        let history = History::new(&replay, ME, 240);
        assert!(matches!(history.acts[0].events[..], [Event::Dealt { hand_number: 1, .. }]));
        let turns: Vec<(u16, u16)> = history.acts.iter().map(|act| (act.hand, act.turn_number)).collect();
        assert!(turns.is_sorted(), "{turns:?}");
        assert!(turns.last().unwrap().0 > 1, "a second hand was dealt");
        for (act, led_to) in history.acts.iter().zip(&history.led_to).skip(1) {
            let table = replay.state(led_to - 1).table();
            assert_eq!(act.turn, table.turn);
            assert!(act.turn_number == 0 || act.turn_number == table.turn_number);
        }
    }

    #[test]
    fn what_was_gained_is_told_until_the_turn_ends() {
        let replay = replay(120);
        let mut drawn = 0;
        for at in 1..=120 {
            let Some(step) = replay.step(at - 1) else { break };
            let history = History::new(&replay, ME, at);
            let hand = replay.state(at).hand(ME);
            assert_eq!(history.gained.and(hand), history.gained, "gained cards are in hand");
            if step.seat == ME && step.action == Action::DrawSupply && replay.state(at).table().hand_number == 1 {
                assert_eq!(history.gained.len(), 2);
                drawn += 1;
            }
            if step.seat == ME && matches!(step.action, Action::Discard(_)) {
                assert!(history.gained.is_empty());
            }
        }
        assert!(drawn > 2);
    }
}
