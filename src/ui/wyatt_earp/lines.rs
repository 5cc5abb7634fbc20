//! What there is to say about what happened.

use crate::engine::Seat;
use crate::games::wyatt_earp::{Card, Event, HandEnd};
use crate::ui::text::Remark;

/// Laid at once, so many cards of an outlaw are worth a word.
const MANY: u8 = 4;

/// Who may say something about these events, and about what; the last of them that is worth it.
pub fn remark(events: &[Event]) -> Option<(Seat, Remark)> {
    events.iter().rev().find_map(|event| match *event {
        Event::HandEnded { why: HandEnd::WentOut(seat) } => Some((seat, Remark::Out)),
        // Who was robbed by the player has more to say than a robber of others.
        Event::Stole { seat: Seat(0), from, .. } | Event::Asked { seat: Seat(0), from: Some(from), .. } => {
            Some((from, Remark::Lost))
        }
        Event::Laid { seat: Seat(0), card: Card::HIDEOUT, on, .. } => Some((on, Remark::Lost)),
        Event::Stole { seat, .. }
        | Event::Asked { seat, from: Some(_), .. }
        | Event::Laid { seat, card: Card::HIDEOUT, .. }
        | Event::Shot { seat, hit: true, .. } => Some((seat, Remark::Took)),
        Event::Asked { seat, from: None, .. } | Event::Shot { seat, hit: false, .. } => Some((seat, Remark::Missed)),
        Event::PlayedOutlaws { seat, count: MANY.., .. } => Some((seat, Remark::Laid)),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::wyatt_earp::Outlaw;

    const ME: Seat = Seat(0);
    const ADA: Seat = Seat(1);
    const BO: Seat = Seat(2);
    const BELLE: Outlaw = Outlaw::ALL[0];

    #[test]
    fn whom_the_player_robbed_has_more_to_say_than_a_robber_of_others() {
        let stole = |seat, from| [Event::Stole { seat, from, outlaw: BELLE }];
        assert_eq!(remark(&stole(ME, ADA)), Some((ADA, Remark::Lost)));
        assert_eq!(remark(&stole(ADA, BO)), Some((ADA, Remark::Took)));
        let hidden = |seat, on| [Event::Laid { seat, card: Card::HIDEOUT, on, outlaw: BELLE }];
        assert_eq!(remark(&hidden(ME, BO)), Some((BO, Remark::Lost)));
        assert_eq!(remark(&hidden(BO, ME)), Some((BO, Remark::Took)));
    }

    #[test]
    fn the_last_thing_that_is_worth_a_word_gets_it() {
        let lay = |count| Event::PlayedOutlaws { seat: ADA, outlaw: BELLE, count, opened: true };
        let end = Event::HandEnded { why: HandEnd::WentOut(ADA) };
        assert_eq!(remark(&[lay(3)]), None);
        assert_eq!(remark(&[lay(4)]), Some((ADA, Remark::Laid)));
        assert_eq!(remark(&[lay(4), end]), Some((ADA, Remark::Out)));
        let shot = Event::Shot { seat: BO, turned: Card::HIDEOUT, hit: false };
        assert_eq!(remark(&[shot, Event::Reshuffled]), Some((BO, Remark::Missed)));
    }
}
