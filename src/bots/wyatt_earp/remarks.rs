//! What people would remark on at a table of Wyatt Earp: how lively it is, and acts that nobody would understand.

use crate::bots::arena::{Moment, Witness};
use crate::bots::pool::{Notes, Remarks};
use crate::engine::{Game, Seat};
use crate::games::wyatt_earp::{
    Action, Card, Event, HandEnd, Kind, MAX_SEATS, Outlaw, Phase, Sheriff, State, Table, View, WyattEarp, paid,
};

/// A Hideout that costs as much, in thousands of dollars, is dear.
const DEAR: i32 = 3;
/// Who has no more cards may go out on the next turn.
const NEARLY_OUT: u8 = 2;

/// Takes notes of a table.
#[derive(Debug, Default)]
pub struct Watch {
    notes: Notes,
    /// What the seat whose turn it is could have done in it.
    could: Could,
    /// Who has laid something in this hand, and who has passed by the fourth card of their kind.
    laid: [bool; MAX_SEATS],
}

/// What a turn offered, and what was done in it.
#[derive(Clone, Copy, Debug, Default)]
struct Could {
    lay_what_pays: bool,
    uncover: bool,
    /// Wyatt Earp was played against a Hideout.
    shot: bool,
    /// Of whom cards have just been laid, a bit each.
    laid: u8,
}

impl Remarks for Watch {
    fn notes(&self) -> &Notes {
        &self.notes
    }
}

/// What `seat` would be paid if the hand ended now, with so many more points for one outlaw.
fn purse(table: &Table, seat: Seat, more: Option<(Outlaw, u8)>, uncovered: Option<Outlaw>) -> i32 {
    let pay = |outlaw: Outlaw| {
        let mut cp = table.cp(outlaw);
        let own = &mut cp[seat.index()];
        if uncovered == Some(outlaw) {
            *own = table.group(seat, outlaw).cp_uncovered();
        }
        if let Some((of, points)) = more
            && of == outlaw
            && !table.group(seat, outlaw).hidden()
        {
            *own += points;
        }
        i32::from(paid(cp, table.posters[outlaw.index()])[seat.index()])
    };
    Outlaw::ALL.into_iter().map(pay).sum()
}

/// Whether the next player may go out and there are cards to lay that pay if they do.
pub(super) fn must_lay(view: &View) -> bool {
    let table = &view.table;
    let next = view.me.next(table.seats());
    view.phase == Phase::Play
        && table.hand_len[next.index()] <= NEARLY_OUT
        && view.legal().into_iter().any(|action| pays(view, action))
}

/// Whether an act lays cards that pay if the hand ends now.
pub(super) fn pays(view: &View, action: Action) -> bool {
    let more = match action {
        // With one card left, the discard ends the hand, which is another question.
        Action::PlayOutlaws { outlaw, count } if view.hand.len() >= count + 2 => (outlaw, 2 * count),
        Action::PlayPhoto(outlaw) if view.hand.len() >= 3 => (outlaw, 4),
        _ => return false,
    };
    purse(&view.table, view.me, Some(more), None) > purse(&view.table, view.me, None, None)
}

/// Whether a dear Hideout may be shot at now (R-6.9c, R-6.10), with some hope, and the hand goes on after that.
pub(super) fn must_uncover(view: &View) -> bool {
    let table = &view.table;
    let costs = |outlaw| purse(table, view.me, None, Some(outlaw)) - purse(table, view.me, None, None);
    match view.phase {
        Phase::HideoutOffer { outlaw, .. } => {
            view.hand.len() > 1 && costs(outlaw) >= DEAR && view.hit_chance_of(Card::WYATT_EARP) > 0.0
        }
        Phase::Play => {
            // The discard that follows ends the hand where it is the last card, which is another question.
            view.hand.len() > 2
                && view.sheriff == Sheriff::Free
                && view.legal().contains(&Action::Shoot(Card::WYATT_EARP))
                && Outlaw::ALL.into_iter().any(|outlaw| table.group(view.me, outlaw).hidden() && costs(outlaw) >= DEAR)
                && view.hit_chance_of(Card::WYATT_EARP) > 0.0
        }
        _ => false,
    }
}

/// Whether a discard throws back the very card that this turn's draw took from the stack, and the hand goes on.
fn throws_back(view: &View, card: Card) -> bool {
    view.taken == Some(card) && view.hand.len() > 1
}

/// Whether a discard gives the next player a card to lay for an outlaw that they lead, and the hand goes on.
fn feeds_the_leader(view: &View, card: Card) -> bool {
    let (Kind::Outlaw(outlaw) | Kind::Photo(outlaw)) = card.kind() else { return false };
    let table = &view.table;
    let next = view.me.next(table.seats());
    let cp = table.cp(outlaw);
    let leads = table.others(next).all(|other| cp[other.index()] < cp[next.index()]);
    leads && view.hand.len() > 1
}

/// Whether nobody would understand that act: to let a free Photo pass, to keep cards that pay when the next player may go out, to leave a dear
/// Hideout where it could be shot at, to throw back the card just taken, to throw the next player what they lead.
pub(super) fn is_silly(view: &View, action: Action) -> bool {
    match action {
        Action::Decline => match view.phase {
            Phase::PhotoOffer { .. } => view.hand.len() > 1,
            _ => must_uncover(view),
        },
        Action::Discard(card) => {
            throws_back(view, card) || feeds_the_leader(view, card) || must_lay(view) || must_uncover(view)
        }
        Action::PlayPhoto(_) | Action::Ask { .. } | Action::WyattDraw | Action::WyattSearch => must_uncover(view),
        Action::Shoot(card) => card != Card::WYATT_EARP && must_uncover(view),
        _ => false,
    }
}

impl Witness<WyattEarp> for Watch {
    fn see(&mut self, moment: &Moment<WyattEarp>) {
        let Moment { who, seat, before, action, .. } = *moment;
        let table = before.table();
        let view = WyattEarp::view(before, seat);
        match action {
            Action::NextHand => self.laid = Default::default(),
            Action::DrawSupply | Action::DrawDiscard => {
                self.could = Could::default();
                if table.turn_number == 1 {
                    self.laid = Default::default();
                }
                if let Some(top) = view.top
                    && top.has_hole()
                    && view.hand.count(top) >= 3
                {
                    self.notes.share("leaves the fourth card of its kind", who, action == Action::DrawSupply);
                }
            }
            Action::LayPhoto | Action::Decline if matches!(before.phase(), Phase::PhotoOffer { .. }) => {
                self.notes.share("lets a free Photo pass", who, action == Action::Decline);
            }
            Action::ShootHideout | Action::Decline if must_uncover(&view) => {
                self.notes.share("ignores a dear Hideout", who, action == Action::Decline);
            }
            _ => {}
        }
        if before.phase() == Phase::Play && table.turn == seat {
            self.could.lay_what_pays |= must_lay(&view);
            self.could.uncover |= must_uncover(&view);
            self.could.shot |= action == Action::Shoot(Card::WYATT_EARP);
            if let Action::PlayOutlaws { outlaw, count } = action {
                self.note_play(who, seat, before, count);
                self.notes.share("adds to what it has just laid", who, self.could.laid >> outlaw.index() & 1 == 1);
                self.could.laid |= 1 << outlaw.index();
            } else if !matches!(action, Action::PlayPhoto(_)) {
                self.could.laid = 0; // another card may have come
            }
            if let Action::Discard(card) = action {
                self.note_turn(who, &view);
                self.note_discard(who, &view, card);
            }
        }
        for event in moment.events {
            if let Event::HandEnded { why } = event {
                self.notes.share("hands ended by the supply", who, *why == HandEnd::SupplyOut);
                self.notes.number("rounds in a hand", who, round(table));
            }
        }
    }

    fn add(&mut self, other: Self) {
        self.notes.add(other.notes);
    }
}

/// Which round of turns it is, from 1.
fn round(table: &Table) -> f32 {
    f32::from(table.turn_number.div_ceil(table.seats() as u16))
}

impl Watch {
    fn note_play(&mut self, who: usize, seat: Seat, before: &State, count: u8) {
        let table = before.table();
        if table.open() == 0 {
            self.notes.number("round of the first opening", who, round(table));
        }
        self.notes.share("plays of seven or more", who, count >= 7);
        if !self.laid[seat.index()] {
            self.laid[seat.index()] = true;
            let cards = f32::from(table.hand_len[seat.index()]);
            self.notes.number("cards in hand before the first lay", who, cards);
            self.notes.number("cards in hand after the first lay", who, cards - f32::from(count));
        }
    }

    /// At a turn's discard.
    fn note_turn(&mut self, who: usize, view: &View) {
        if self.could.lay_what_pays {
            self.notes.share("keeps paying cards", who, must_lay(view));
        }
        if self.could.uncover {
            self.notes.share("ignores a dear Hideout", who, !self.could.shot);
        }
        let table = &view.table;
        if table.reshuffled && usize::from(table.supply_len) < 2 * table.seats() {
            let holds = |outlaw: Outlaw| view.hand.count(Card::outlaw(outlaw)) >= 4;
            self.notes.share("keeps four of a kind when the supply is gone", who, Outlaw::ALL.into_iter().any(holds));
        }
        self.could = Could::default();
    }

    /// What a discard does that another would not.
    fn note_discard(&mut self, who: usize, view: &View, card: Card) {
        let mut note = |of, would: &dyn Fn(Card) -> bool| {
            let kinds = || view.hand.kinds().map(|(card, _)| card);
            if kinds().any(would) && !kinds().all(would) {
                self.notes.share(of, who, would(card));
            }
        };
        note("throws back what it took", &|card| throws_back(view, card));
        let is_photo = |card: Card| matches!(card.kind(), Kind::Photo(_));
        note("throws a Photo to who leads", &|card| is_photo(card) && feeds_the_leader(view, card));
        note("throws an outlaw card to who leads", &|card| card.has_hole() && feeds_the_leader(view, card));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::wyatt_earp::testing::{BELLE, BILLY, Scene, lay, shoot, target};

    fn silly(state: &State, action: Action) -> bool {
        let seat = state.to_act().expect("somebody acts");
        is_silly(&WyattEarp::view(state, seat), action)
    }

    #[test]
    fn nobody_lets_a_free_photo_pass() {
        let mut play = Scene::new(2).hand(0, "Belle*3 Wes").hand(1, "@Belle Wes*2").play();
        play.act(lay(BELLE, 3));
        assert!(silly(&play.state, Action::Decline) && !silly(&play.state, Action::LayPhoto));
        let mut play = Scene::new(2).hand(0, "Belle*3 Wes").hand(1, "@Belle").play();
        play.act(lay(BELLE, 3));
        assert!(!silly(&play.state, Action::Decline), "as the last card it ends the hand");
    }

    #[test]
    fn nobody_keeps_cards_that_pay_when_the_next_player_may_go_out() {
        let scene = |next: &str| {
            Scene::new(2)
                .poster(BELLE, 6)
                .group(0, "Belle*2")
                .group(1, "Belle*2 Bank")
                .hand(0, "Belle*2 Wes*2")
                .hand(1, next)
        };
        let discard = Action::Discard(Card::outlaw(Outlaw::WesHardin));
        assert!(silly(&scene("Hide*2").play().state, discard));
        assert!(!silly(&scene("Hide*2").play().state, lay(BELLE, 2)));
        assert!(!silly(&scene("Hide*3").play().state, discard), "there is time");
    }

    #[test]
    fn nobody_leaves_a_dear_hideout_that_can_be_shot_at() {
        let scene = |money| {
            Scene::new(2)
                .poster(BILLY, money)
                .group(0, "Billy*5 Hide")
                .group(1, "Billy*2 Bank*2")
                .hand(0, "Wyatt Wes*2")
        };
        let discard = Action::Discard(Card::outlaw(Outlaw::WesHardin));
        assert!(silly(&scene(6).play().state, discard) && silly(&scene(6).play().state, Action::WyattDraw));
        assert!(!silly(&scene(6).play().state, shoot("Wyatt")));
        assert!(!silly(&scene(2).play().state, discard), "it is not dear");
        let [last_but_one, more] = ["Wyatt Wes", "Wyatt Wes*2"].map(|hand| scene(6).hand(0, hand).play().state);
        assert!(!silly(&last_but_one, discard), "after the shot the discard would end the hand");
        assert!(silly(&more, discard));
    }

    #[test]
    fn nobody_need_end_the_hand_by_a_shot_at_a_hideout_out_of_turn() {
        for (hand, must) in [("Wyatt", false), ("Wyatt Wes", true)] {
            let groups = Scene::new(2).poster(BILLY, 6).group(0, "Billy*2 Bank*2").group(1, "Billy*5");
            let mut play = groups.hand(0, "Hide Wes*3").hand(1, hand).supply("Belle Bob").play();
            play.act(shoot("Hide"));
            play.act(target(1, BILLY));
            assert_eq!(play.to_act(), Some(1));
            assert_eq!(silly(&play.state, Action::Decline), must, "{hand}: {:?}", play.state.phase());
        }
    }

    #[test]
    fn nobody_throws_back_the_card_just_taken() {
        let take = |hand: &str| {
            let mut play = Scene::new(2).stack("Jesse").hand(0, hand).draw();
            play.act(Action::DrawDiscard);
            play.state
        };
        let [jesse, wes] = [Outlaw::JesseJames, Outlaw::WesHardin].map(|outlaw| Action::Discard(Card::outlaw(outlaw)));
        assert!(silly(&take("Wes*2"), jesse) && !silly(&take("Wes*2"), wes));
        assert!(silly(&take("Jesse Wes"), jesse), "another of its kind is no better");
        assert!(!silly(&Scene::new(2).hand(0, "Jesse Wes").play().state, jesse), "it was not taken");
        let mut play = Scene::new(2).open(BELLE).stack("Jesse").hand(0, "Belle").draw();
        play.act(Action::DrawDiscard);
        play.act(lay(BELLE, 1));
        assert!(!silly(&play.state, jesse), "it ends the hand");
    }

    #[test]
    fn nobody_throws_the_next_player_what_they_lead() {
        let scene = |groups: &[(u8, &str)]| {
            let scene = Scene::new(3).open(BELLE).hand(0, "@Belle Belle Wes");
            groups.iter().fold(scene, |scene, &(seat, group)| scene.group(seat, group)).play().state
        };
        let throws = |card| Action::Discard(card);
        let [photo, belle] = [Card::photo(BELLE), Card::outlaw(BELLE)].map(throws);
        let next_leads = scene(&[(1, "Belle*3"), (2, "Belle*2")]);
        assert!(silly(&next_leads, photo) && silly(&next_leads, belle));
        assert!(!silly(&next_leads, throws(Card::outlaw(Outlaw::WesHardin))));
        assert!(!silly(&scene(&[(1, "Belle*2"), (2, "Belle*3")]), photo), "who leads sits further on");
        assert!(!silly(&scene(&[]), photo), "nobody has any");
    }
}
