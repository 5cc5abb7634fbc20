//! The gangs that were shown last, and what their cards counted.

use super::Act;
use crate::engine::Seat;
use crate::games::desperados::{CHARACTERS, Character, Event, PLACES};
use crate::ui::text::ME;

/// Gangs that were shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Raid {
    /// The number of the act.
    pub at: usize,
    /// [`Event::Shown`].
    pub event: Event,
    /// What a card of each character counted (D-3.3).
    pub worth: [u8; CHARACTERS],
    /// Whether several counted most, so that who put a card last decided (D-3.4).
    pub tie: bool,
}

impl Raid {
    /// Whether somebody has put a card since.
    pub fn is_past(&self, acts: &[Act]) -> bool {
        let put = |event: &Event| matches!(event, Event::Put { .. } | Event::Stuck { .. });
        acts.iter().skip(self.at + 1).any(|act| act.events.iter().any(put))
    }
}

/// The gangs that were shown last: at a table that is `live` until the player puts another card or another place is held up, looking back
/// only right after it. [`reveal`](super::reveal::reveal) puts them away sooner.
pub fn shown(acts: &[Act], live: bool) -> Option<Raid> {
    let mine = |act: &Act| act.events.iter().any(|event| matches!(event, Event::Put { seat, .. } if *seat == ME));
    let first = if live { acts.iter().rposition(mine).unwrap_or_default() } else { acts.len().saturating_sub(1) };
    let late = acts.iter().enumerate().skip(first).rev();
    let (at, event) = late
        .flat_map(|(at, act)| act.events.iter().rev().map(move |event| (at, event)))
        .find(|(_, event)| matches!(event, Event::Shown { .. } | Event::HeldUp { .. }))
        .filter(|(_, event)| matches!(event, Event::Shown { .. }))?;
    Some(Raid { at, event: event.clone(), worth: worth(acts, at), tie: tie(event).is_some() })
}

/// Who won, where several of the gangs shown counted most (D-3.4).
pub fn tie(event: &Event) -> Option<Seat> {
    let Event::Shown { strengths, winner: Some(winner), .. } = event else { return None };
    let most = strengths[winner.index()];
    let tied = Seat::all(strengths.len()).filter(|seat| strengths[seat.index()] == most).count() > 1;
    tied.then_some(*winner)
}

/// What a card of each character counted when gangs were shown in the act of that number: who had come to the place by then, and what had
/// come onto the warrant (D-3.3). What lies on the table tells it no more.
fn worth(acts: &[Act], shown_at: usize) -> [u8; CHARACTERS] {
    let mut fronts = [const { Vec::<Character>::new() }; PLACES];
    let mut warrant = [0; CHARACTERS];
    for (at, act) in acts.iter().enumerate() {
        for event in &act.events {
            match event {
                Event::Put { card, place, .. } => fronts[place.index()].push(card.character()),
                Event::Shown { place, value, .. } if at == shown_at => {
                    let positions = fronts[place.index()].iter().zip((1..=*value).rev());
                    positions.for_each(|(character, counts)| warrant[character.index()] += counts);
                    return warrant;
                }
                Event::Shown { place, gangs, winner, .. } => {
                    fronts[place.index()].clear();
                    let won = winner.iter().flat_map(|winner| gangs[winner.index()].cards());
                    won.for_each(|card| warrant[card.character().index()] += 1);
                }
                _ => {}
            }
        }
    }
    warrant
}

#[cfg(test)]
mod tests {
    use super::super::testing::some_act;
    use super::*;
    use crate::engine::{Game, Rng};
    use crate::games::desperados::{Card, Colour, Desperados, Hand, Kind, MAX_SEATS, Options, Place};

    fn act(events: Vec<Event>) -> Act {
        Act { hand: 1, turn_number: 1, turn: ME, events }
    }

    fn put(seat: Seat) -> Act {
        let card = Card::new(Colour::Red, Character::Cook);
        act(vec![Event::Put { seat, card, place: Place::ALL[0] }])
    }

    fn raid() -> Act {
        let gangs = [Hand::EMPTY; MAX_SEATS];
        let (place, strengths) = (Place::ALL[0], [0; MAX_SEATS]);
        act(vec![Event::Shown { place, kind: Kind::Bank, value: 2, gangs, strengths, winner: None }])
    }

    #[test]
    fn gangs_stay_to_be_seen_until_the_player_puts_a_card() {
        let at = |acts: &[Act], live| shown(acts, live).map(|raid| raid.at);
        assert_eq!(at(&[put(ME)], true), None);
        assert_eq!(at(&[put(ME), raid()], true), Some(1));
        assert_eq!(at(&[put(ME), raid(), put(Seat(1))], true), Some(1));
        assert_eq!(at(&[put(ME), raid(), put(Seat(1)), raid()], true), Some(3), "the later one");
        assert_eq!(at(&[raid(), put(ME)], true), None);
        let held_up = || act(vec![Event::HeldUp { place: Place::ALL[1] }]);
        assert_eq!(at(&[put(ME), raid(), held_up()], true), None, "the next place is held up");
        assert_eq!(at(&[put(ME), raid(), held_up(), raid()], true), Some(3));
        assert_eq!(at(&[put(ME), raid(), put(Seat(1))], false), None, "looking back each act is seen by itself");
        assert_eq!(at(&[put(ME), raid()], false), Some(1));
        assert_eq!(at(&[], true), None);
    }

    #[test]
    fn a_raid_is_past_once_somebody_has_put_a_card() {
        let acts = [put(ME), raid(), put(Seat(1))];
        let raid = |acts: &[Act]| shown(acts, true).unwrap().is_past(acts);
        assert_eq!((raid(&acts[..2]), raid(&acts)), (false, true));
    }

    #[test]
    fn d_3_3_what_each_card_of_a_gang_counted_adds_up_to_its_strength() {
        let (mut raids, mut ties) = (0, 0);
        for seed in 0..20 {
            let mut state = Desperados::deal(&Options { seats: 3 }, seed).unwrap();
            let (mut rng, mut acts) = (Rng::new(seed), Vec::new());
            while let Some(action) = some_act(&state, &mut rng) {
                let mut events = Vec::new();
                Desperados::apply(&mut state, action, &mut events).unwrap();
                acts.push(act(events));
                let Some(Raid { event: Event::Shown { gangs, strengths, .. }, worth, tie, .. }) = shown(&acts, false)
                else {
                    continue;
                };
                for (gang, strength) in gangs.iter().zip(strengths) {
                    assert_eq!(gang.cards().map(|card| worth[card.character().index()]).sum::<u8>(), strength);
                }
                raids += 1;
                ties += u32::from(tie);
            }
        }
        assert!(raids > 100 && ties > 0, "{raids} {ties}");
    }
}
