//! The last shot, put together from what happened: pure.

use super::Act;
use crate::engine::Seat;
use crate::games::wyoming_cowboy::{Card, Event, Gun, NoShot};

/// How a shot went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It is still open.
    Open,
    /// A king was hit (C-6.5, C-6.6).
    Hit,
    /// Nothing was hit (C-6.4, C-6.5).
    Missed,
    /// No card was turned for it, though one could have been.
    Held,
    /// It backfired (C-6.2).
    Backfired,
    /// The victim was quicker (C-6.3).
    Quick,
}

/// A shot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shot {
    /// Who shot.
    pub seat: Seat,
    /// With which gun.
    pub gun: Gun,
    /// At whom.
    pub victim: Seat,
    /// The card that was turned, or the 6 that was handed over.
    pub card: Option<Card>,
    /// How it went.
    pub fate: Fate,
    /// Whether the card that was turned had the suit of a king: he dodged (C-6.5), or went with his badge (C-6.6).
    pub suited: bool,
}

/// The last shot of this turn or the one before.
pub fn last(acts: &[Act]) -> Option<Shot> {
    let now = acts.last()?;
    let of_hand = || acts.iter().rev().take_while(|act| act.hand == now.hand).map(|act| act.turn_number);
    // Who is passed over has a turn, too, but nobody sees it.
    let before = of_hand().find(|&turn| turn < now.turn_number).unwrap_or(now.turn_number);
    let is_news = |act: &&Act| act.hand == now.hand && act.turn_number >= before;
    let news = acts.iter().rev().take_while(is_news).count();
    let mut shot = None::<Shot>;
    for event in acts[acts.len() - news..].iter().flat_map(|act| &act.events) {
        match (event, &mut shot) {
            (&Event::Shot { seat, gun, victim }, _) => {
                shot = Some(Shot { seat, gun, victim, card: None, fate: Fate::Open, suited: false });
            }
            (&Event::Turned { card, hit }, Some(shot)) => {
                shot.card = Some(card);
                shot.fate = if hit { Fate::Hit } else { Fate::Missed };
            }
            (Event::Badge { .. } | Event::KingTaken { protected: true, .. }, Some(shot)) => shot.suited = true,
            (Event::Missed { why: NoShot::Held, .. }, Some(shot)) => shot.fate = Fate::Held,
            (Event::Missed { .. }, Some(shot)) => shot.fate = Fate::Missed,
            (&Event::Backfired { card, .. }, Some(shot)) => {
                shot.card = Some(card);
                shot.fate = Fate::Backfired;
            }
            (Event::QuickDraw { .. }, Some(shot)) => shot.fate = Fate::Quick,
            (Event::Dealt { .. }, _) => shot = None,
            _ => {}
        }
    }
    shot
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::wyoming_cowboy::{Rank, Suit};

    #[test]
    fn a_shot_is_news_for_its_turn_and_the_next() {
        let act = |turn_number, events| Act { hand: 1, turn_number, turn: Seat(1), events };
        let gun = Gun::FortyFive(Suit::Clubs);
        let card = Card::new(Rank::Six, Suit::Hearts);
        let shots = || act(3, vec![Event::Shot { seat: Seat(1), gun, victim: Seat(0) }]);
        let fate = |acts: &[Act]| last(acts).map(|shot| (shot.card, shot.fate));
        assert_eq!(fate(&[]), None);
        assert_eq!(fate(&[shots()]), Some((None, Fate::Open)));
        let turned = || act(3, vec![Event::Turned { card, hit: true }]);
        assert_eq!(fate(&[shots(), turned()]), Some((Some(card), Fate::Hit)));
        assert_eq!(fate(&[shots(), turned(), act(4, Vec::new())]), Some((Some(card), Fate::Hit)));
        assert_eq!(fate(&[shots(), turned(), act(4, Vec::new()), act(5, Vec::new())]), None);
        assert_eq!(fate(&[shots(), turned(), act(5, Vec::new())]), Some((Some(card), Fate::Hit)), "4 was passed over");
        let back = act(3, vec![Event::Backfired { victim: Seat(0), seat: Seat(1), card }]);
        assert_eq!(fate(&[shots(), back]), Some((Some(card), Fate::Backfired)));
        let missed = |why| act(3, vec![Event::Missed { victim: Seat(0), why }]);
        assert_eq!(fate(&[shots(), missed(NoShot::Held)]), Some((None, Fate::Held)), "nobody fired");
        assert_eq!(fate(&[shots(), missed(NoShot::NoTarget)]), Some((None, Fate::Missed)));
    }
}
