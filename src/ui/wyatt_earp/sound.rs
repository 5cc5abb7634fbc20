//! What is heard of what happens.

use crate::engine::Seat;
use crate::games::wyatt_earp::{Card, Event};
use crate::ui::browser::sound::Cue;

/// What `me` hears of an event.
pub fn cues(event: &Event, me: Seat) -> &'static [Cue] {
    match event {
        Event::Dealt { .. } | Event::Reshuffled => &[Cue::Deal],
        Event::Asked { from: Some(from), .. } | Event::Stole { from, .. } if *from == me => &[Cue::Robbed],
        Event::Asked { from: None, .. } => &[Cue::Miss],
        Event::Drew { .. }
        | Event::DrewDiscard { .. }
        | Event::Took { .. }
        | Event::Asked { .. }
        | Event::Stole { .. } => &[Cue::Card],
        Event::Laid { card: Card::HIDEOUT, on, .. } if *on == me => &[Cue::Robbed],
        Event::PlayedOutlaws { .. } | Event::PlayedPhoto { .. } | Event::Laid { .. } | Event::Discarded { .. } => {
            &[Cue::Lay]
        }
        Event::Scored { paid, .. } if paid.iter().any(|&paid| paid > 0) => &[Cue::Coin],
        // What comes of it is heard at once; the card alone says nothing.
        Event::Removed { card: Card::HIDEOUT, .. } => &[Cue::Lay],
        Event::PlayedSheriff { .. } | Event::Removed { .. } | Event::Declined { .. } | Event::Scored { .. } => &[],
        Event::Shot { hit: true, .. } => &[Cue::Gun, Cue::Hit],
        Event::Shot { hit: false, .. } => &[Cue::Gun, Cue::Miss],
        Event::HandEnded { .. } => &[Cue::Bell],
        Event::Duel { .. } => &[Cue::Gun],
        Event::GameEnded { winner } if *winner == me => &[Cue::Won],
        Event::GameEnded { .. } => &[Cue::Lost],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::wyatt_earp::{HandEnd, Outlaw};

    const ME: Seat = Seat(0);
    const OTHER: Seat = Seat(1);
    const BELLE: Outlaw = Outlaw::ALL[0];

    #[test]
    fn what_is_taken_from_the_player_sounds_otherwise_than_what_is_taken_from_others() {
        let stole = |from| Event::Stole { seat: OTHER, from, outlaw: BELLE };
        assert_eq!(cues(&stole(ME), ME), [Cue::Robbed]);
        assert_eq!(cues(&stole(Seat(2)), ME), [Cue::Card]);
        let hidden = |on| Event::Laid { seat: OTHER, card: Card::HIDEOUT, on, outlaw: BELLE };
        assert_eq!(cues(&hidden(ME), ME), [Cue::Robbed]);
        assert_eq!(cues(&hidden(OTHER), ME), [Cue::Lay]);
    }

    #[test]
    fn a_shot_is_heard_before_what_comes_of_it() {
        let shot = |hit| Event::Shot { seat: OTHER, turned: Card::HIDEOUT, hit };
        assert_eq!(cues(&shot(true), ME), [Cue::Gun, Cue::Hit]);
        assert_eq!(cues(&shot(false), ME), [Cue::Gun, Cue::Miss]);
    }

    #[test]
    fn the_end_is_heard_by_whose_it_is_and_only_what_is_paid_jingles() {
        assert_eq!(cues(&Event::GameEnded { winner: ME }, ME), [Cue::Won]);
        assert_eq!(cues(&Event::GameEnded { winner: OTHER }, ME), [Cue::Lost]);
        assert_eq!(cues(&Event::HandEnded { why: HandEnd::SupplyOut }, ME), [Cue::Bell]);
        let scored = |paid| Event::Scored { outlaw: BELLE, cp: [0; 4], paid, stays: 1 };
        assert_eq!(cues(&scored([0, 3, 0, 0]), ME), [Cue::Coin]);
        assert!(cues(&scored([0; 4]), ME).is_empty());
    }

    #[test]
    fn nobody_hears_that_something_was_let_pass() {
        assert!(cues(&Event::Declined { seat: OTHER }, ME).is_empty());
    }
}
