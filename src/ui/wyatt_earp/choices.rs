//! What may be done with the cards that the player has picked up: pure, from the view alone.

use crate::engine::Seat;
use crate::games::wyatt_earp::{Action, Card, Direction, Hand, Illegal, Kind, Outlaw, Phase, View};

/// Cards of one kind in the player's hand, picked up to do something with them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Selection {
    /// Which kind.
    pub card: Card,
    /// Which of them, a bit each.
    pub copies: u8,
}

impl Selection {
    /// Whether `hand` still has all of them.
    pub fn is_held(self, hand: Hand) -> bool {
        let last = u8::BITS - self.copies.leading_zeros();
        u32::from(hand.count(self.card)) >= last
    }

    /// Just one.
    pub const fn one(card: Card, nth: u8) -> Self {
        Self { card, copies: 1 << nth }
    }

    /// How many.
    pub const fn count(self) -> u8 {
        self.copies.count_ones() as u8
    }

    /// Whether the `nth` of `card` is among them.
    pub fn has(self, card: Card, nth: u8) -> bool {
        self.card == card && self.copies >> nth & 1 == 1
    }

    /// What a press on the `nth` of `card` makes of `old`: Outlaw cards of one outlaw gather, anything else is picked up alone.
    #[must_use]
    pub fn pressed(old: Option<Self>, card: Card, nth: u8) -> Option<Self> {
        match old {
            Some(old) if old.card == card && card.has_hole() => {
                let copies = old.copies ^ 1 << nth;
                (copies != 0).then_some(Self { card, copies })
            }
            Some(old) if old.has(card, nth) => None,
            _ => Some(Self::one(card, nth)),
        }
    }
}

/// Whether the player's turn has come so far that nothing in hand can be played.
pub fn can_only_discard(view: &View) -> bool {
    view.phase == Phase::Play && view.legal().iter().all(|action| matches!(action, Action::Discard(_)))
}

/// Whether it is a card of an outlaw who is open, so that one is enough.
pub fn joins(view: &View, card: Card) -> bool {
    matches!(card.kind(), Kind::Outlaw(outlaw) if view.table.is_open(outlaw))
}

/// Something to be done with the selection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// At once.
    Do(Action),
    /// Most Wanted! from hands: whose card and which way round are asked next.
    Ask,
    /// The card has several ways, shown as a list.
    Ways(Card),
}

/// What the bar of actions offers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Offer {
    /// What may be done, the likeliest first.
    pub acts: Vec<Choice>,
    /// Why what one would expect is missing.
    pub why: Option<Illegal>,
}

impl Offer {
    /// Whether what stands first plays the `nth` of the same card along with `selection`.
    pub fn takes_along(&self, selection: Selection, nth: u8) -> bool {
        let Some(&Choice::Do(Action::PlayOutlaws { count, .. })) = self.acts.first() else { return false };
        let before = nth - (selection.copies & ((1 << nth) - 1)).count_ones() as u8;
        !selection.has(selection.card, nth) && before < count.saturating_sub(selection.count())
    }
}

/// What a card that has several uses can be used for, and why not, if not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Use {
    /// What.
    pub act: Choice,
    /// Whether the rules allow it now.
    pub allowed: Result<(), Illegal>,
}

/// What may be done with `selection`.
pub fn offer(view: &View, selection: Selection) -> Offer {
    let legal = view.legal();
    let card = selection.card;
    let mut offer = Offer::default();
    match card.kind() {
        Kind::Outlaw(outlaw) => outlaw_plays(view, &legal, outlaw, selection.count(), &mut offer),
        Kind::MostWanted | Kind::WyattEarp => {
            let ways = ways(view, card);
            if ways.iter().any(|way| way.allowed.is_ok()) {
                offer.acts.push(Choice::Ways(card));
            } else {
                offer.why = ways.iter().find_map(|way| way.allowed.err());
            }
        }
        Kind::Photo(outlaw) => single(view, Action::PlayPhoto(outlaw), &mut offer),
        _ => single(view, Action::Shoot(card), &mut offer),
    }
    if selection.count() == 1 && legal.contains(&Action::Discard(card)) {
        offer.acts.push(Choice::Do(Action::Discard(card)));
    }
    offer
}

/// The count that is picked up, and all that may be played.
fn outlaw_plays(view: &View, legal: &[Action], outlaw: Outlaw, picked: u8, offer: &mut Offer) {
    let play = |count| Action::PlayOutlaws { outlaw, count };
    let most = (1..=7).rev().find(|&count| legal.contains(&play(count)));
    if legal.contains(&play(picked)) {
        offer.acts.push(Choice::Do(play(picked)));
    } else {
        offer.why = view.check(play(picked)).err();
    }
    if let Some(most) = most.filter(|&most| most != picked) {
        offer.acts.insert(0, Choice::Do(play(most)));
        // Of more than may be played it is told why not all of them.
        if picked < most {
            offer.why = None;
        }
    }
}

fn single(view: &View, action: Action, offer: &mut Offer) {
    match view.check(action) {
        Ok(()) => offer.acts.push(Choice::Do(action)),
        Err(why) => offer.why = Some(why),
    }
}

/// The ways of playing `card`, Most Wanted! or Wyatt Earp.
pub fn ways(view: &View, card: Card) -> Vec<Use> {
    let way = |action| Use { act: Choice::Do(action), allowed: view.check(action) };
    if card == Card::MOST_WANTED {
        let ask = Action::Ask { outlaw: Outlaw::BelleStarr, direction: Direction::Left };
        vec![Use { act: Choice::Ask, allowed: view.check(ask) }, way(Action::Shoot(card))]
    } else {
        vec![way(Action::WyattDraw), way(Action::WyattSearch), way(Action::Shoot(card))]
    }
}

/// Whether all that `card` can be used for now is to ask around with it: then it need not be asked which way.
pub fn only_asks(view: &View, card: Card) -> bool {
    let mut allowed = ways(view, card).into_iter().filter(|way| way.allowed.is_ok());
    allowed.next().is_some_and(|way| way.act == Choice::Ask) && allowed.next().is_none()
}

/// Whether the hand ends with `action`, as far as that is known before it.
pub fn ends_hand(view: &View, action: Action) -> bool {
    let table = &view.table;
    match action {
        //
        Action::Discard(_) => {
            view.hand.len() == 1 || table.others(view.me).any(|seat| table.hand_len[seat.index()] == 0)
        }
        Action::DrawSupply | Action::WyattDraw => table.is_drawn_out(),
        _ => false,
    }
}

/// The groups that may be chosen now, after a hit.
pub fn targets(view: &View) -> Vec<(Seat, Outlaw)> {
    let target = |action: &Action| match *action {
        Action::Target { seat, outlaw } => Some((seat, outlaw)),
        _ => None,
    };
    view.legal().iter().filter_map(target).collect()
}

/// The cards that may be taken out of the discard stack now, each with how many lie there.
pub fn finds(view: &View) -> Vec<(Card, u8)> {
    let find = |action: &Action| match *action {
        Action::Take(card) => Some((card, view.stack.count(card))),
        _ => None,
    };
    view.legal().iter().filter_map(find).collect()
}

/// Whether anything can be done with `card` now, apart from discarding it.
pub fn is_playable(view: &View, card: Card) -> bool {
    if view.phase != Phase::Play {
        return false;
    }
    view.legal().iter().any(|action| match (*action, card.kind()) {
        (Action::PlayOutlaws { outlaw, .. }, Kind::Outlaw(of)) | (Action::PlayPhoto(outlaw), Kind::Photo(of)) => {
            outlaw == of
        }
        (Action::Shoot(shot), _) => shot == card,
        (Action::Ask { .. }, Kind::MostWanted) | (Action::WyattDraw | Action::WyattSearch, Kind::WyattEarp) => true,
        _ => false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Game, Nobody, Rng};
    use crate::games::wyatt_earp::testing::{BILLY, Rest, Scene, shoot};
    use crate::games::wyatt_earp::{Edition, Event, Options, State, WyattEarp};

    #[test]
    fn r_6_9_with_nothing_else_to_play_a_second_sheriff_card_can_only_be_discarded() {
        let scene = Scene::new(2).open(BILLY).group(0, "Billy*3").hand(0, "Bank*2 Wes Belle").supply("Most");
        let mut play = scene.play();
        let can_only = |state: &State| can_only_discard(&WyattEarp::view(state, Seat(0)));
        assert!(!can_only(&play.state));
        play.act(shoot("Bank"));
        assert!(can_only(&play.state));
    }

    #[test]
    fn r_4_2_one_card_is_enough_of_an_open_outlaw_and_of_no_other() {
        let scene = Scene::new(2).open(BILLY).group(0, "Billy*3").hand(0, "Bank Wes Billy").supply("Most");
        let view = WyattEarp::view(&scene.play().state, Seat(0));
        let joining: Vec<Card> = view.hand.kinds().map(|(card, _)| card).filter(|&card| joins(&view, card)).collect();
        assert_eq!(joining, [Card::outlaw(BILLY)]);
        let single = |card: Card| matches!(card.kind(), Kind::Outlaw(outlaw) if view.check(Action::PlayOutlaws { outlaw, count: 1 }).is_ok());
        assert!(view.hand.kinds().all(|(card, _)| joins(&view, card) == single(card)), "as the rules have it");
    }

    /// Every action that the page lets the player reach in `view`, card by card and count by count.
    fn reachable(view: &View) -> Vec<Action> {
        let mut found = Vec::new();
        for (card, held) in view.hand.kinds() {
            for count in 1..=held {
                let selection = Selection { card, copies: (1u16 << count).wrapping_sub(1) as u8 };
                for act in offer(view, selection).acts {
                    match act {
                        Choice::Do(action) => found.push(action),
                        Choice::Ways(card) => {
                            for way in ways(view, card).into_iter().filter(|way| way.allowed.is_ok()) {
                                match way.act {
                                    Choice::Do(action) => found.push(action),
                                    // Any outlaw and any way round: the pages of Most Wanted! offer what is legal.
                                    _ => found.extend(view.legal().iter().filter(|a| matches!(a, Action::Ask { .. }))),
                                }
                            }
                        }
                        Choice::Ask => unreachable!("only among the ways"),
                    }
                }
            }
        }
        found
    }

    #[test]
    fn whatever_the_rules_allow_in_a_turn_can_be_reached_and_nothing_else() {
        let mut turns = 0;
        for seed in 0..40 {
            let options = Options { seats: 2 + (seed % 3) as u8, edition: Edition::Y2014 };
            let mut state = WyattEarp::deal(&options, seed).unwrap();
            let mut rng = Rng::new(seed);
            for _ in 0..300 {
                let legal = WyattEarp::legal(&state);
                if legal.is_empty() {
                    break;
                }
                if let (Some(seat), Phase::Play) = (WyattEarp::to_act(&state), state.phase()) {
                    let view = WyattEarp::view(&state, seat);
                    let reached = reachable(&view);
                    assert!(reached.iter().all(|action| legal.contains(action)), "{reached:?} in {legal:?}");
                    assert!(legal.iter().all(|action| reached.contains(action)), "{legal:?} in {reached:?}");
                    turns += 1;
                }
                WyattEarp::apply(&mut state, legal[rng.below(legal.len())], &mut Nobody).unwrap();
            }
        }
        assert!(turns > 1000);
    }

    #[test]
    fn r_8_1_what_ends_the_hand_is_known_before_it() {
        let mut ended = [0; 3];
        for seed in 0..60 {
            let options = Options { seats: 2 + (seed % 3) as u8, edition: Edition::Y2014 };
            let mut state = WyattEarp::deal(&options, seed).unwrap();
            let mut rng = Rng::new(seed);
            while let Some(seat) = WyattEarp::to_act(&state) {
                let legal = WyattEarp::legal(&state);
                let view = WyattEarp::view(&state, seat);
                // Much is played, so that hands run out.
                let plays: Vec<Action> = legal.iter().copied().filter(|a| !matches!(a, Action::Discard(_))).collect();
                let list = if plays.is_empty() { &legal[..] } else { &plays[..] };
                let action = list[rng.below(list.len())];
                let mut events = Vec::new();
                WyattEarp::apply(&mut state, action, &mut events).unwrap();
                let kind = match action {
                    Action::Discard(_) => 0,
                    Action::DrawSupply => 1,
                    Action::WyattDraw => 2,
                    _ => continue,
                };
                let ends = events.iter().any(|event| matches!(event, Event::HandEnded { .. }));
                assert_eq!(ends_hand(&view, action), ends, "{action:?} in deal {seed}");
                ended[kind] += u32::from(ends);
            }
        }
        assert!(ended[0] > 20 && ended[1] + ended[2] > 0, "{ended:?}");
        // not even the discard stack can make two.
        let scene = Scene::new(2).hand(0, "Wes").supply("Bob").stack("").rest(Rest::Hand(1));
        let view = WyattEarp::view(&scene.draw().state, Seat(0));
        assert_eq!((view.table.supply_len, view.table.discard_len, view.table.reshuffled), (1, 0, false));
        assert!(ends_hand(&view, Action::DrawSupply));
    }

    #[test]
    fn r_4_1_what_is_played_along_with_the_card_picked_up_is_what_the_first_button_says() {
        let along = |scene: Scene, copies: u8| {
            let selection = Selection { card: Card::outlaw(BILLY), copies };
            let offer = offer(&WyattEarp::view(&scene.play().state, Seat(0)), selection);
            (0..4).filter(|&nth| offer.takes_along(selection, nth)).collect::<Vec<u8>>()
        };
        let three = || Scene::new(2).hand(0, "Billy*3 Wes");
        assert_eq!(along(three(), 0b001), [1, 2]);
        assert_eq!(along(three(), 0b010), [0, 2]);
        assert_eq!(along(three(), 0b101), [1]);
        assert!(along(three(), 0b111).is_empty());
        assert!(along(Scene::new(2).hand(0, "Billy*2 Wes"), 0b01).is_empty(), "two open nobody");
        // one of four must stay.
        assert_eq!(along(Scene::new(2).hand(0, "Billy*4").group(1, "Billy*3"), 0b0100), [0, 1]);
    }

    #[test]
    fn r_3_4_of_a_hand_of_one_outlaw_all_but_one_may_be_played_and_it_is_told_why_not_all() {
        let play = Scene::new(2).hand(0, "Billy*4").group(1, "Billy*3").play();
        let all = Selection { card: Card::outlaw(BILLY), copies: 0b1111 };
        let three = Choice::Do(Action::PlayOutlaws { outlaw: BILLY, count: 3 });
        let offer = offer(&WyattEarp::view(&play.state, Seat(0)), all);
        assert_eq!(offer, Offer { acts: vec![three], why: Some(Illegal::KeepOne) });
    }

    #[test]
    fn r_6_7_which_way_most_wanted_goes_is_asked_only_where_something_lies_on_the_table() {
        let scene = || Scene::new(2).hand(0, "Most Wyatt Billy*2");
        let only_asks = |scene: Scene, card| only_asks(&WyattEarp::view(&scene.play().state, Seat(0)), card);
        assert!(only_asks(scene(), Card::MOST_WANTED));
        assert!(only_asks(scene().group(0, "Belle*3"), Card::MOST_WANTED), "nothing of another's");
        assert!(!only_asks(scene().group(1, "Belle*3"), Card::MOST_WANTED));
        assert!(!only_asks(scene(), Card::WYATT_EARP), "it draws, and may search");
    }

    #[test]
    fn what_cannot_be_played_says_why() {
        let state = WyattEarp::deal(&Options { seats: 2, edition: Edition::Y2014 }, 3).unwrap();
        let seat = WyattEarp::to_act(&state).unwrap();
        let view = WyattEarp::view(&state, seat);
        for (card, _) in view.hand.kinds() {
            let offer = offer(&view, Selection::one(card, 0));
            // nothing before the draw.
            assert_eq!(offer, Offer { acts: Vec::new(), why: Some(Illegal::DrawFirst) }, "{card:?}");
        }
    }

    #[test]
    fn pressing_cards_gathers_those_of_one_outlaw() {
        let jesse = Card::outlaw(Outlaw::JesseJames);
        let one = Selection::pressed(None, jesse, 0);
        assert_eq!(one, Some(Selection::one(jesse, 0)));
        let two = Selection::pressed(one, jesse, 2);
        assert_eq!(two.map(Selection::count), Some(2));
        assert_eq!(Selection::pressed(two, jesse, 0), Some(Selection::one(jesse, 2)));
        assert_eq!(Selection::pressed(one, jesse, 0), None);
        let other = Card::outlaw(Outlaw::WesHardin);
        assert_eq!(Selection::pressed(two, other, 1), Some(Selection::one(other, 1)));
    }
}
