//! What is heard of what happens.

use crate::engine::Seat;
use crate::games::wyoming_cowboy::Event;
use crate::ui::browser::sound::Cue;

/// What `me` hears of an event. Nobody hears who has chosen what to pass.
pub fn cues(event: &Event, me: Seat) -> &'static [Cue] {
    match event {
        Event::Named { .. }
        | Event::Chose { .. }
        | Event::Target { .. }
        | Event::NotReplaced { .. }
        | Event::TurnEnded { .. } => &[],
        Event::Dealt { .. } | Event::Passed { .. } | Event::Reshuffled => &[Cue::Deal],
        Event::KingTaken { victim, .. } if *victim == me => &[Cue::Robbed],
        Event::Drew { .. } | Event::Took { .. } | Event::KingTaken { .. } => &[Cue::Card],
        Event::Nine { .. } | Event::Pulled { .. } | Event::Shot { .. } | Event::Discarded { .. } => &[Cue::Lay],
        Event::Couple { .. } | Event::Badge { .. } => &[Cue::Stamp],
        Event::Turned { hit: true, .. } | Event::QuickDraw { .. } => &[Cue::Gun, Cue::Hit],
        Event::Turned { hit: false, .. } | Event::Backfired { .. } => &[Cue::Gun, Cue::Miss],
        Event::Missed { .. } => &[Cue::Miss],
        Event::Scored { .. } => &[Cue::Bell, Cue::Coin],
        Event::Ended { winners } if winners.contains(&me) => &[Cue::Won],
        Event::Ended { .. } => &[Cue::Lost],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::wyoming_cowboy::{Hand, Suit};

    #[test]
    fn nobody_hears_who_has_chosen_what_to_pass() {
        for seat in Seat::all(8) {
            assert!(cues(&Event::Chose { seat, cards: Hand::EMPTY }, Seat(0)).is_empty());
        }
    }

    #[test]
    fn ones_own_cowboy_is_missed_more_than_another_s() {
        let taken = |victim| Event::KingTaken { victim, seat: Seat(2), suit: Suit::ALL[0], protected: false };
        assert_eq!(cues(&taken(Seat(0)), Seat(0)), [Cue::Robbed]);
        assert_eq!(cues(&taken(Seat(1)), Seat(0)), [Cue::Card]);
    }
}
