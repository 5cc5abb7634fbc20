//! What there is to say about what happened.

use crate::engine::Seat;
use crate::games::wyoming_cowboy::Event;
use crate::ui::text::Remark;

/// Who may say something about these events, and about what; the last of them that is worth it.
pub fn remark(events: &[Event]) -> Option<(Seat, Remark)> {
    events.iter().rev().find_map(|event| match *event {
        Event::Scored { by: Some(seat), .. } => Some((seat, Remark::Out)),
        Event::KingTaken { seat: Seat(0), victim, .. } => Some((victim, Remark::Lost)),
        Event::KingTaken { seat, .. } => Some((seat, Remark::Took)),
        Event::QuickDraw { victim, .. } => Some((victim, Remark::Took)),
        Event::Backfired { seat, .. } => Some((seat, Remark::Missed)),
        Event::Pulled { seat, .. } | Event::Couple { seat, .. } => Some((seat, Remark::Laid)),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::wyoming_cowboy::{Hand, Suit};

    #[test]
    fn nobody_speaks_of_what_they_pass() {
        assert_eq!(remark(&[Event::Chose { seat: Seat(1), cards: Hand::EMPTY }]), None);
    }

    #[test]
    fn a_lost_king_is_worth_a_word_of_whoever_is_not_the_player() {
        let taken = |victim, seat| [Event::KingTaken { victim, seat, suit: Suit::ALL[0], protected: false }];
        assert_eq!(remark(&taken(Seat(2), Seat(0))), Some((Seat(2), Remark::Lost)));
        assert_eq!(remark(&taken(Seat(0), Seat(2))), Some((Seat(2), Remark::Took)));
    }
}
