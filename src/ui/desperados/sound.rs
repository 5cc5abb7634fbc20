//! What is heard of what happens.

use crate::engine::Seat;
use crate::games::desperados::Event;
use crate::ui::browser::sound::Cue;

/// What `me` hears of an event. Nobody hears who has chosen a gang.
pub fn cues(event: &Event, me: Seat) -> &'static [Cue] {
    match event {
        Event::Drew { .. } => &[Cue::Card],
        Event::Reshuffled => &[Cue::Deal],
        Event::Put { .. } => &[Cue::Lay],
        Event::Stuck { .. } => &[Cue::Miss],
        Event::HeldUp { .. } | Event::RanDry => &[Cue::Bell],
        Event::Chose { .. } => &[],
        Event::Shown { winner: Some(winner), .. } if *winner == me => &[Cue::Fist, Cue::Coin],
        Event::Shown { .. } => &[Cue::Fist],
        Event::Ended { winners } if winners.contains(&me) => &[Cue::Won],
        Event::Ended { .. } => &[Cue::Lost],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::desperados::Hand;

    #[test]
    fn nobody_hears_who_has_chosen() {
        for seat in Seat::all(5) {
            assert!(cues(&Event::Chose { seat, gang: Hand::EMPTY }, Seat(0)).is_empty());
        }
    }

    #[test]
    fn a_shared_victory_is_one() {
        let ended = |winners: &[u8]| Event::Ended { winners: winners.iter().map(|&seat| Seat(seat)).collect() };
        assert_eq!(cues(&ended(&[0, 2]), Seat(0)), [Cue::Won]);
        assert_eq!(cues(&ended(&[1, 2]), Seat(0)), [Cue::Lost]);
    }
}
