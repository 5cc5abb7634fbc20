//! What there is to say about what happened.

use crate::engine::Seat;
use crate::games::desperados::Event;
use crate::ui::text::Remark;

/// Who may say something about these events, and about what; the last of them that is worth it. Nobody speaks of a gang before all are shown.
pub fn remark(events: &[Event]) -> Option<(Seat, Remark)> {
    events.iter().rev().find_map(|event| match event {
        Event::Shown { winner: Some(Seat(0)), strengths, .. } => {
            // The strongest of those who were beaten.
            let others = (1..strengths.len()).filter(|&seat| strengths[seat] > 0);
            others.max_by_key(|&seat| strengths[seat]).map(|seat| (Seat(seat as u8), Remark::Lost))
        }
        Event::Shown { winner: Some(winner), .. } => Some((*winner, Remark::Took)),
        Event::Stuck { seat, .. } => Some((*seat, Remark::Missed)),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::desperados::{Hand, Kind, MAX_SEATS, Place};

    #[test]
    fn nobody_speaks_of_a_gang_before_all_are_shown() {
        for seat in Seat::all(5) {
            assert_eq!(remark(&[Event::Chose { seat, gang: Hand::EMPTY }]), None);
        }
    }

    #[test]
    fn who_takes_a_place_says_so_and_if_it_is_the_player_the_strongest_of_the_others() {
        let shown = |winner| Event::Shown {
            place: Place::ALL[0],
            kind: Kind::ALL[0],
            value: 3,
            gangs: [Hand::EMPTY; MAX_SEATS],
            strengths: [9, 0, 4, 6, 6],
            winner,
        };
        assert_eq!(remark(&[shown(Some(Seat(3)))]), Some((Seat(3), Remark::Took)));
        assert!(matches!(remark(&[shown(Some(Seat(0)))]), Some((Seat(3 | 4), Remark::Lost))));
        assert_eq!(remark(&[shown(None)]), None);
    }
}
