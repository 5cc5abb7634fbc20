//! What may be done with the cards that the player has picked up, and with the guns: pure, from the view alone.

use crate::games::wyoming_cowboy::{Action, Calibre, Card, Direction, Gun, Hand, Illegal, Phase, Rank, Suit, View};

/// Cards in hand that are picked up, each told apart from the other of its kind by a number.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Picked(Vec<(Card, u8)>);

impl Picked {
    /// What a press on the `nth` of `card` makes of it: cards gather as far as they go together, or as many as are to be passed.
    #[must_use]
    pub fn pressed(mut self, card: Card, nth: u8, phase: Phase) -> Self {
        if self.has(card, nth) {
            self.0.retain(|&picked| picked != (card, nth));
            return self;
        }
        if self.is_full(phase) {
            return self;
        }
        self.0.push((card, nth));
        match phase {
            Phase::Passing { .. } => {}
            _ if !go_together(&self.0.iter().map(|&(card, _)| card).collect::<Vec<_>>()) => self.0 = vec![(card, nth)],
            _ => {}
        }
        self
    }

    /// Whether they are as many as are to be passed.
    pub fn is_full(&self, phase: Phase) -> bool {
        matches!(phase, Phase::Passing { cards, .. } if self.0.len() >= usize::from(cards))
    }

    /// Whether the `nth` of `card` is among them.
    pub fn has(&self, card: Card, nth: u8) -> bool {
        self.0.contains(&(card, nth))
    }

    /// The cards.
    pub fn cards(&self) -> Hand {
        self.0.iter().map(|&(card, _)| card).collect()
    }

    /// The only card that is picked up.
    pub fn single(&self) -> Option<Card> {
        if let [(card, _)] = self.0[..] { Some(card) } else { None }
    }

    /// As far as `hand` still has them.
    #[must_use]
    pub fn held(mut self, hand: Hand) -> Self {
        self.0.retain(|&(card, nth)| hand.count(card) > nth);
        self
    }
}

/// Whether these may be parts of one gun or one couple (C-3.1, C-5.1).
fn go_together(cards: &[Card]) -> bool {
    let one_suit = cards.iter().all(|card| card.suit() == cards[0].suit());
    let of = |ranks: &[Rank]| {
        let each_once = |rank: &Rank| cards.iter().filter(|card| card.rank() == *rank).count() <= 1;
        cards.iter().all(|card| ranks.contains(&card.rank())) && ranks.iter().all(each_once)
    };
    cards.len() == 2 && cards.iter().all(|card| card.rank() == Rank::Two)
        || of(&[Rank::Three, Rank::Eight])
        || of(&[Rank::Three, Rank::Five, Rank::Seven])
        || one_suit && (of(&[Rank::Four, Rank::Five]) || of(&[Rank::King, Rank::Queen]))
}

/// What may be done with the cards that are picked up.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Offer {
    /// The card to discard, and why it may not be.
    pub discard: Option<(Card, Result<(), Illegal>)>,
    /// The couple to show, and why it may not be.
    pub couple: Option<(Suit, Result<(), Illegal>)>,
    /// The 9 to have cards passed with, and why it may not be.
    pub nine: Option<(Suit, Result<(), Illegal>)>,
    /// The guns that may be pulled with all of these cards, one of each calibre.
    pub guns: Vec<Gun>,
    /// Why the gun that they make may not be pulled.
    pub no_gun: Option<Illegal>,
}

impl Offer {
    /// Why something that the cards are for cannot be done now.
    pub fn why(&self) -> Option<Illegal> {
        let refused = [
            self.no_gun,
            self.couple.and_then(|(_, allowed)| allowed.err()),
            self.discard.and_then(|(_, allowed)| allowed.err()),
            self.nine.and_then(|(_, allowed)| allowed.err()),
        ];
        refused.into_iter().flatten().next()
    }
}

/// What may be done in a turn with `picked`.
pub fn offer(view: &View, picked: &Picked) -> Offer {
    let cards = picked.cards();
    if view.phase != Phase::Play || cards.is_empty() {
        return Offer::default();
    }
    let single = picked.single();
    let discard = single.map(|card| (card, view.check(Action::Discard(card))));
    let nine = single.filter(|card| card.rank() == Rank::Nine).map(|card| {
        let suit = card.suit();
        (suit, view.check(Action::Nine { suit, direction: Direction::Left }))
    });
    let couple =
        Suit::ALL.into_iter().find(|&suit| couple_of(suit).contains(cards) && view.hand.contains(couple_of(suit)));
    let couple = couple.map(|suit| (suit, view.check(Action::Couple(suit))));
    let mut guns: Vec<Gun> = Vec::new();
    for action in &view.legal() {
        let Action::Pull(gun) = *action else { continue };
        if !gun.hand().contains(cards) {
            continue;
        }
        match guns.iter_mut().find(|known| known.calibre() == gun.calibre()) {
            Some(known) if gun.hand() == cards => *known = gun,
            Some(_) => {}
            None => guns.push(gun),
        }
    }
    let mut no_gun = None;
    Gun::each_in(cards, |gun| {
        if gun.hand() == cards {
            no_gun = view.check(Action::Pull(gun)).err();
        }
    });
    Offer { discard, couple, nine, guns, no_gun }
}

/// The king and the queen of a suit.
fn couple_of(suit: Suit) -> Hand {
    [Rank::King, Rank::Queen].map(|rank| Card::new(rank, suit)).into_iter().collect()
}

/// The calibres that the player may shoot with now.
pub fn loaded(view: &View) -> Vec<Calibre> {
    let Some(victim) = view.table.others(view.me).next() else { return Vec::new() };
    let may = |&calibre: &Calibre| view.phase == Phase::Play && view.check(Action::Shoot { calibre, victim }).is_ok();
    Calibre::ALL.into_iter().filter(may).collect()
}

/// Whether anything can be done with `card` now.
pub fn is_playable(view: &View, card: Card) -> bool {
    match view.phase {
        Phase::Passing { .. } => view.decides(),
        Phase::Play => {
            let legal = view.legal();
            legal.iter().any(|action| match *action {
                Action::Discard(of) => of == card,
                Action::Pull(gun) => gun.hand().has(card),
                Action::Couple(suit) => couple_of(suit).has(card),
                Action::Nine { suit, .. } => card == Card::new(Rank::Nine, suit),
                _ => false,
            })
        }
        _ => false,
    }
}

/// The how-many-th of its like, from 0, the `nth` of `card` is to go: of two kings the one with a badge, which stands first, stays longest (C-2.7).
pub fn goes(view: &View, card: Card, nth: u8) -> u8 {
    if card.rank() == Rank::King { view.hand.count(card).saturating_sub(nth + 1) } else { nth }
}

/// Whether the `nth` of `card` is to be passed: chosen it is for good, and goes once all have chosen (C-1.3).
pub fn is_chosen(view: &View, card: Card, nth: u8) -> bool {
    view.pass.is_some_and(|pass| pass.count(card) > goes(view, card, nth))
}

/// Whether a shooter with that calibre finds a target in the player's hand (C-6.4).
pub fn has_target(view: &View, calibre: Calibre) -> bool {
    calibre == Calibre::FortyFive && view.hand.count_rank(Rank::King) > 0 || !view.unprotected().is_empty()
}

#[cfg(test)]
mod tests {
    use super::super::testing::{ME, positions};
    use super::*;
    use crate::engine::{Game, Nobody};
    use crate::games::wyoming_cowboy::testing::{Scene, hand, pull};
    use crate::games::wyoming_cowboy::{State, WyomingCowboy};

    fn pick(cards: Hand, phase: Phase) -> Picked {
        let each = cards.kinds().flat_map(|(card, count)| (0..count).map(move |nth| (card, nth)));
        each.fold(Picked::default(), |picked, (card, nth)| picked.pressed(card, nth, phase))
    }

    #[test]
    fn whatever_the_rules_allow_in_a_turn_can_be_reached_by_pressing_cards() {
        let (mut guns, mut couples, mut passes) = (0, 0, 0);
        for state in positions(4, 12, 400) {
            let view = WyomingCowboy::view(&state, ME);
            if !view.decides() {
                continue;
            }
            for &action in &view.legal() {
                match action {
                    Action::Discard(card) => {
                        let offer = offer(&view, &pick([card].into_iter().collect(), view.phase));
                        assert_eq!(offer.discard, Some((card, Ok(()))));
                    }
                    Action::Pull(gun) => {
                        let offer = offer(&view, &pick(gun.hand(), view.phase));
                        assert!(offer.guns.contains(&gun), "{gun:?}");
                        guns += 1;
                    }
                    Action::Couple(suit) => {
                        let offer = offer(&view, &pick(couple_of(suit), view.phase));
                        assert_eq!(offer.couple, Some((suit, Ok(()))));
                        couples += 1;
                    }
                    Action::Nine { suit, .. } => {
                        let nine = Card::new(Rank::Nine, suit);
                        let offer = offer(&view, &pick([nine].into_iter().collect(), view.phase));
                        assert_eq!(offer.nine, Some((suit, Ok(()))));
                    }
                    Action::Pass(hand) => {
                        assert_eq!(pick(hand, view.phase).cards(), hand);
                        passes += 1;
                    }
                    Action::Shoot { calibre, .. } => assert!(loaded(&view).contains(&calibre)),
                    _ => {}
                }
            }
        }
        assert!(guns > 20 && couples > 3 && passes > 100, "{guns} {couples} {passes}");
    }

    #[test]
    fn c_1_3_what_was_chosen_to_be_passed_is_marked_until_all_have_chosen() {
        let mut seen = 0;
        for mut state in positions(4, 12, 400) {
            let view = WyomingCowboy::view(&state, ME);
            let Some(&action @ Action::Pass(hand)) = view.legal().last() else { continue };
            let marked = |view: &View| {
                let kinds = view.hand.kinds().flat_map(|(card, count)| (0..count).map(move |nth| (card, nth)));
                kinds.filter(|&(card, nth)| is_chosen(view, card, nth)).map(|(card, _)| card).collect::<Hand>()
            };
            assert_eq!(marked(&view), Hand::EMPTY, "not before");
            if WyomingCowboy::to_act(&state) != Some(ME) {
                continue;
            }
            WyomingCowboy::apply(&mut state, action, &mut Nobody).unwrap();
            let after = WyomingCowboy::view(&state, ME);
            if matches!(after.phase, Phase::Passing { .. }) {
                assert_eq!(marked(&after), hand);
                seen += 1;
            }
        }
        assert!(seen > 5, "{seen}");
    }

    #[test]
    fn c_2_7_of_two_kings_the_one_without_a_badge_goes_and_is_marked() {
        let king = Card::new(Rank::King, Suit::Hearts);
        let nine = Card::new(Rank::Nine, Suit::Clubs);
        let scene = Scene::new(5).hand(0, "KH KH 9C 9C QS").badges(0, "H").hand(1, "KS 3D").hand(2, "KD 4D");
        let state = scene.play().state;
        let view = WyomingCowboy::view(&state, ME);
        assert_eq!([0, 1].map(|nth| goes(&view, king, nth)), [1, 0], "the first one has the badge");
        assert_eq!([0, 1].map(|nth| goes(&view, nine, nth)), [0, 1]);
        let chosen = View { pass: Some([king, nine].into_iter().collect()), ..view };
        assert_eq!([0, 1].map(|nth| is_chosen(&chosen, king, nth)), [false, true]);
        assert_eq!([0, 1].map(|nth| is_chosen(&chosen, nine, nth)), [true, false]);
    }

    #[test]
    fn c_3_1_a_gun_that_may_not_be_pulled_says_why() {
        let mut play = Scene::new(3).hand(0, "2H 2S 3C 8D QS").hand(1, "KS 3D").hand(2, "KD 4D").play();
        let why = |state: &State, cards: &str| {
            let view = WyomingCowboy::view(state, ME);
            offer(&view, &pick(hand(cards), view.phase)).why()
        };
        assert_eq!(why(&play.state, "3C 8D"), None);
        play.act(pull("2H 2S"));
        assert_eq!(why(&play.state, "3C 8D"), Some(Illegal::ActedAlready));
        assert_eq!(why(&play.state, "3C"), None);
    }

    #[test]
    fn cards_that_do_not_go_together_replace_one_another() {
        let card = |rank| Card::new(rank, Suit::Clubs);
        let play = |picked: Picked, rank| picked.pressed(card(rank), 0, Phase::Play);
        let picked = play(play(Picked::default(), Rank::Three), Rank::Eight);
        assert_eq!(picked.cards().len(), 2);
        assert_eq!(play(picked, Rank::Jack).single(), Some(card(Rank::Jack)));
        let away = play(play(Picked::default(), Rank::Nine), Rank::Nine);
        assert!(away.cards().is_empty(), "a second press lays it down");
        let passing = Phase::Passing { cards: 2, direction: Direction::Left };
        let all = [Rank::Two, Rank::Nine, Rank::Jack];
        let picked = all.iter().fold(Picked::default(), |picked, &rank| picked.pressed(card(rank), 0, passing));
        assert!(
            picked.is_full(passing) && picked.cards().len() == 2 && !picked.has(card(Rank::Jack), 0),
            "the last stays"
        );
        assert!(
            picked
                .clone()
                .pressed(card(Rank::Two), 0, passing)
                .pressed(card(Rank::Jack), 0, passing)
                .has(card(Rank::Jack), 0)
        );
        assert_eq!(picked.held(Hand::EMPTY), Picked::default());
    }
}
