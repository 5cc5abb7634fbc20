//! What people would remark on at a table of Wyoming Cowboy: how lively it is, and acts that nobody would understand.

use crate::bots::arena::{Moment, Witness};
use crate::bots::pool::{Notes, Remarks};
use crate::engine::{Game, Seat};
use crate::games::wyoming_cowboy::{Action, Calibre, Card, Event, Hand, MAX_SEATS, Phase, Rank, View, WyomingCowboy};

/// Takes notes of a table.
#[derive(Debug, Default)]
pub struct Watch {
    notes: Notes,
    /// What each seat took from the discards at the end of its last turn.
    taken: [Option<Card>; MAX_SEATS],
}

impl Remarks for Watch {
    fn notes(&self) -> &Notes {
        &self.notes
    }
}

/// Whether nobody would understand that act: to discard a king while anything else can be; to take a discarded card that is of no use or has to go
/// again at once, or to discard one that is of use while another is not; to shoot where no king can be, or to aim at one and not to fire.
pub(super) fn is_silly(view: &View, action: Action) -> bool {
    match action {
        Action::Discard(card) if card.rank() == Rank::King => {
            view.hand.one() & !(Rank::King.kinds() | Rank::Six.kinds()) != 0
        }
        Action::Discard(card) => {
            let may_go = |other: Card| goes_by_itself(other) || other.rank() != Rank::Six && is_idle(view.hand, other);
            wants_it(view, card) && view.hand.cards().any(may_go)
        }
        Action::Shoot { calibre, victim } => !may_hit(view, calibre, victim),
        Action::HoldFire => fires_freely(view),
        Action::TakeDiscard => {
            let useless = |card| !is_of_use(view.hand, card) || has_to_go(view.hand, card);
            view.table.can_draw() && view.top_discard().is_some_and(useless)
        }
        _ => false,
    }
}

/// Whether a shot at `victim` can find a king at all, by what is known of that hand (C-6.4).
fn may_hit(view: &View, calibre: Calibre, victim: Seat) -> bool {
    let (table, at) = (&view.table, victim.index());
    let known = view.memory.known[at];
    if table.hand_len[at] == 0 || calibre == Calibre::FortyFive && !table.badges[at].is_empty() {
        return table.hand_len[at] > 0;
    }
    let hidden = table.hand_len[at] > known.len();
    let may_hide = hidden && view.memory.kings[at] > 0 && view.unseen().count_rank(Rank::King) > 0;
    may_hide || !table.unprotected(victim, known).is_empty()
}

/// Whether a gun is aimed at somebody and to fire can only help: with one badge left, a miss may end the hand (C-7.1).
fn fires_freely(view: &View) -> bool {
    matches!(view.phase, Phase::Aimed { .. }) && view.table.can_draw() && view.table.badges_left() > 1
}

/// Whether all have seen a small card or a jack taken that is still of use.
fn wants_it(view: &View, card: Card) -> bool {
    let openly = view.memory.known[view.me.index()].has(card);
    openly && !goes_by_itself(card) && !is_idle(view.hand, card)
}

/// Whether a card is taken to be discarded: a 5 draws two, a 10 is laid, and a queen goes once she has been shown with her king.
const fn goes_by_itself(card: Card) -> bool {
    matches!(card.rank(), Rank::Five | Rank::Ten | Rank::Queen)
}

/// Whether `card` would be what the next turn discards, as nothing is held but kings and 6s.
fn has_to_go(hand: Hand, card: Card) -> bool {
    let stays = Rank::King.kinds() | Rank::Six.kinds();
    hand.one() & !stays == 0 && card.rank() != Rank::King && !goes_by_itself(card)
}

/// Whether nothing can be made of `card` with the others of `hand`.
fn is_idle(mut hand: Hand, card: Card) -> bool {
    hand.remove(card);
    !is_of_use(hand, card)
}

/// Whether one who holds `hand` can make anything of `card`: a gun, a collection, points, another draw, or a pass for what costs.
fn is_of_use(hand: Hand, card: Card) -> bool {
    let holds = |rank: Rank| hand.count_rank(rank) > 0;
    let own = |rank| hand.has(Card::new(rank, card.suit()));
    match card.rank() {
        Rank::Two => holds(Rank::Two),
        Rank::Three => holds(Rank::Eight) || holds(Rank::Seven),
        Rank::Four => own(Rank::Five),
        Rank::Six => false,
        Rank::Seven => holds(Rank::Three) && holds(Rank::Five),
        Rank::Eight => holds(Rank::Three),
        Rank::Nine => holds(Rank::Six), // which hardly goes otherwise
        Rank::Jack => hand.count_rank(Rank::Jack) > 1 || own(Rank::Queen) || own(Rank::King),
        Rank::Queen => own(Rank::King) || hand.suits(Rank::Queen).len() > 1,
        // A 5 draws two, a 10 counts on the table.
        Rank::Five | Rank::Ten | Rank::King => true,
    }
}

impl Witness<WyomingCowboy> for Watch {
    fn see(&mut self, moment: &Moment<WyomingCowboy>) {
        let Moment { who, seat, before, action, events, .. } = *moment;
        let view = WyomingCowboy::view(before, seat);
        let silly = is_silly(&view, action);
        if view.phase == Phase::Play {
            let shoots = matches!(action, Action::Shoot { .. });
            self.notes.share("shoots where anything can be done", who, shoots);
        }
        match action {
            Action::Shoot { .. } => self.notes.share("shoots where no king can be", who, silly),
            Action::Fire | Action::HoldFire if fires_freely(&view) => {
                self.notes.share("aims and does not fire", who, silly);
            }
            Action::TakeDiscard => self.notes.share("takes what is of no use", who, silly),
            Action::Discard(card) => {
                let taken = self.taken[seat.index()].take();
                if let Some(taken) = taken.filter(|&taken| !goes_by_itself(taken)) {
                    self.notes.share("discards at once what it took", who, card == taken);
                }
            }
            Action::NextHand => self.taken = Default::default(),
            _ => {}
        }
        for event in events {
            match event {
                Event::Took { seat, card } => self.taken[seat.index()] = Some(*card),
                // With other cards in hand it may be of no use any more.
                Event::Passed { .. } => self.taken = Default::default(),
                Event::Turned { hit, .. } => self.notes.share("hits", who, *hit),
                Event::Scored { by, .. } => {
                    self.notes.share("hands that nobody ends", who, by.is_none());
                    self.notes.number("turns in a hand", who, before.table().turn_number.into());
                }
                _ => {}
            }
        }
    }

    fn add(&mut self, other: Self) {
        self.notes.add(other.notes);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::wyoming_cowboy::testing::{Play, Scene, discard, shoot};

    fn silly(play: &Play, action: Action) -> bool {
        let seat = play.state.to_act().expect("somebody acts");
        is_silly(&WyomingCowboy::view(&play.state, seat), action)
    }

    #[test]
    fn nobody_aims_at_a_king_and_does_not_fire() {
        let aimed = |badges| {
            let scene = Scene::new(3).hand(0, "7S").hand(1, "KH").hand(2, "KC KD KS").badges(2, badges);
            let mut play = scene.gun(0, "3C 8C").play();
            play.shot(Calibre::ThirtyEight, 1);
            play
        };
        assert!(silly(&aimed("C D"), Action::HoldFire) && !silly(&aimed("C D"), Action::Fire));
        assert!(!silly(&aimed("C D S"), Action::HoldFire), "a miss ends the hand");
    }

    #[test]
    fn nobody_shoots_where_no_king_can_be() {
        let scene = Scene::new(3).hand(0, "KC KD KH 7S").hand(1, "4C").hand(2, "KS 4D").badges(2, "S");
        let play = scene.gun(0, "3C 8C").gun(0, "4H 5H").play();
        let at = |calibre, victim| silly(&play, shoot(calibre, victim));
        assert!(at(Calibre::ThirtyEight, 1) && at(Calibre::ThirtyEight, 2) && at(Calibre::FortyFive, 1));
        assert!(!at(Calibre::FortyFive, 2), "a .45 hits a king with a badge");
        let play = Scene::new(3).hand(0, "KC KD 7S").hand(1, "4C").hand(2, "KS KH").gun(0, "3C 8C").play();
        assert!(!silly(&play, shoot(Calibre::ThirtyEight, 1)), "a card may be any king");
    }

    #[test]
    fn nobody_takes_what_is_of_no_use() {
        let takes = |top, hand| {
            let mut play = Scene::new(3).hand(0, hand).hand(1, "4C").hand(2, "5C").discarded(2, top).play();
            play.act(discard("7S"));
            silly(&play, Action::TakeDiscard)
        };
        for (top, hand) in [
            ("9D", "7S QH"),
            ("9D", "7S QH 5D 10C"),
            ("6D", "7S"),
            ("2D", "7S 3D"),
            ("3D", "7S 4D"),
            ("4D", "7S 5H"),
            ("7D", "7S 3D"),
            ("8D", "7S 7H"),
            ("JD", "7S QH"),
            ("QD", "7S KH"),
            ("9D", "7S 6H KD"),
            ("JD", "7S 6H KD"),
        ] {
            assert!(takes(top, hand), "{top} to {hand}");
        }
        for (top, hand) in [
            ("9D", "7S 6H 3C"),
            ("2D", "7S 2H"),
            ("3D", "7S 8D"),
            ("4D", "7S 5D"),
            ("7D", "7S 3D 5H"),
            ("8D", "7S 3D"),
            ("JD", "7S QD"),
            ("QD", "7S KD"),
            ("5D", "7S"),
            ("10D", "7S"),
            ("KD", "7S"),
            ("5D", "7S 6H KD"),
            ("KD", "7S 6H KH"),
        ] {
            assert!(!takes(top, hand), "{top} to {hand}");
        }
    }

    #[test]
    fn nobody_discards_what_they_have_taken_and_can_use_while_something_else_may_go() {
        let after = |hand, next| {
            let mut play = Scene::new(3).hand(0, hand).hand(1, "4C 4H").hand(2, "5C").discarded(2, "8D").play();
            play.act(discard("7S"));
            play.act(Action::TakeDiscard);
            play.discard("4C");
            play.discard("5C");
            silly(&play, discard(next))
        };
        assert!(after("7S 3D 9H KH", "8D") && !after("7S 3D 9H KH", "9H"));
        assert!(after("7S 3D 10H KH", "8D"), "the 10 may be laid");
        assert!(!after("7S 3D KH", "8D"), "there is nothing else to go");
    }
}
