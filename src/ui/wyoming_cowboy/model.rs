//! The table as the player sees it: a pure function of the player's view, made ready to be drawn.

use crate::engine::Seat;
use crate::games::wyoming_cowboy::{Card, Gun, Hand, Phase, Suit, Suits, View};
use crate::ui::settings::Order;
use crate::ui::table::held::{Held, held};

/// How many discards lie spread out.
const SPREAD: usize = 5;

/// All that lies open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableModel {
    /// Clockwise from the player's left; the player's own comes last.
    pub chairs: Vec<Chair>,
    /// The badges that nobody has yet (C-1.1).
    pub badges: Suits,
    /// How many tens lie on the table (C-7.1).
    pub tens: u8,
    /// How many there are.
    pub tens_of: u8,
    /// Cards in the draw pile.
    pub pile: u8,
    /// Cards on the discards.
    pub discards: u8,
    /// The discarded card that the player may take, and who discarded it (C-2.3, C-2.8).
    pub top: Option<(Card, Seat)>,
    /// The latest discards, the last on top; whether that is the one that may be taken.
    pub spread: Vec<(Card, bool)>,
    /// What the player's cards count if another ends the hand now (C-8).
    pub worth: i16,
    /// Whether the hand has been counted.
    pub counted: bool,
}

/// What lies in front of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chair {
    /// Who.
    pub seat: Seat,
    /// Cards in hand.
    pub cards: u8,
    /// Points so far, with those of the couples shown (C-3.1).
    pub points: i16,
    /// The guns, and whether they have shot in this turn (C-6.1).
    pub guns: Vec<(Gun, bool)>,
    /// The badges of the kings.
    pub badges: Suits,
    /// The tens (C-2.2).
    pub tens: Suits,
    /// The suits of the couples shown (C-3.1).
    pub couples: Vec<Suit>,
    /// Whether it is their turn.
    pub on_turn: bool,
    /// Whether they dealt.
    pub dealer: bool,
    /// Whether everybody chooses just now; it never tells who has (C-1.3).
    pub choosing: bool,
}

/// Whether it is that seat's turn: before the first one of a hand, and after the last, it is nobody's.
pub fn is_on_turn(view: &View, seat: Seat) -> bool {
    let has_turns = !matches!(view.phase, Phase::Direction | Phase::Passing { .. } | Phase::HandOver | Phase::Over);
    has_turns && view.table.turn == seat
}

impl TableModel {
    /// What `view` shows.
    pub fn build(view: &View) -> Self {
        let table = &view.table;
        let passing = matches!(view.phase, Phase::Passing { .. });
        let chair = |seat: Seat| {
            let at = seat.index();
            let guns = table.guns.iter().enumerate().filter(|(_, drawn)| drawn.owner == seat);
            Chair {
                seat,
                cards: table.hand_len[at],
                points: table.points(seat),
                guns: guns.map(|(nth, drawn)| (drawn.gun, table.fired >> nth & 1 == 1)).collect(),
                badges: table.badges[at],
                tens: table.tens[at],
                couples: Suit::of_nibble(table.couples[at]).collect(),
                on_turn: is_on_turn(view, seat),
                dealer: table.dealer == seat,
                choosing: passing && table.hand_len[at] > 0,
            }
        };
        let may_take = table.turn != view.me || table.may_take();
        let top = table.top_discard(view.me).filter(|_| may_take);
        let first = table.discards.len().saturating_sub(SPREAD);
        let spread = table.discards.iter().enumerate().filter(|&(at, _)| at >= first || Some(at) == top);
        Self {
            chairs: table.others(view.me).chain([view.me]).map(chair).collect(),
            badges: table.badge_pile(),
            tens: 4 * table.decks() - table.tens_left(),
            tens_of: 4 * table.decks(),
            pile: table.pile_len,
            discards: table.discards.len() as u8,
            top: top.and_then(|at| table.discards.get(at)).and_then(|on_top| Some((on_top.card, on_top.by?))),
            spread: spread.map(|(at, discarded)| (discarded.card, Some(at) == top)).collect(),
            worth: view.sheet().still_to_come(),
            counted: matches!(view.phase, Phase::HandOver | Phase::Over),
        }
    }

    /// What lies on top of the discards, if it is not what may be taken (C-2.3).
    pub fn above(&self) -> Option<Card> {
        self.spread.last().filter(|&&(_, may)| !may).map(|&(card, _)| card)
    }

    /// What lies in front of `seat`.
    pub fn chair(&self, seat: Seat) -> Option<&Chair> {
        self.chairs.iter().find(|chair| chair.seat == seat)
    }
}

/// The hand in the order in which it is held; the one in which it came is the table's to make.
pub fn hand(cards: Hand, gained: Hand, order: Order) -> Vec<Held<Card>> {
    let place = |card: Card| match order {
        Order::Kind => (card.rank().index(), card.suit().index()),
        Order::Sign | Order::Drawn => (card.suit().index(), card.rank().index()),
    };
    held(cards.cards().collect(), place, |card| gained.count(card))
}

#[cfg(test)]
mod tests {
    use super::super::testing::{ME, positions};
    use super::*;
    use crate::engine::{Game, Nobody};
    use crate::games::wyoming_cowboy::testing::{Play, Scene};
    use crate::games::wyoming_cowboy::{Action, Rank, WyomingCowboy};

    #[test]
    fn the_players_chair_is_last_and_the_others_follow_clockwise() {
        for seats in [3_u8, 8] {
            let state = WyomingCowboy::deal(&WyomingCowboy::options(seats, 0), 1).unwrap();
            let model = TableModel::build(&WyomingCowboy::view(&state, ME));
            let order: Vec<u8> = model.chairs.iter().map(|chair| chair.seat.0).collect();
            assert_eq!(order, (1..seats).chain([0]).collect::<Vec<_>>());
        }
    }

    #[test]
    fn c_7_1_badges_and_tens_are_all_on_the_table_or_left() {
        for state in positions(5, 3, 300) {
            let model = TableModel::build(&WyomingCowboy::view(&state, ME));
            let badges: u8 = model.chairs.iter().map(|chair| chair.badges.len()).sum();
            assert_eq!(badges + model.badges.len(), 8);
            assert_eq!(model.chairs.iter().map(|chair| chair.tens.len()).sum::<u8>(), model.tens);
            let marked = model.spread.iter().filter(|(_, may)| *may).count();
            assert_eq!(marked, usize::from(model.top.is_some()), "what may be taken is always in sight");
            // C-2.3: one's own discard, a shot card or a used 9 may lie on it.
            let last = state.table().discards.last();
            let another = last.filter(|last| last.by.is_none_or(|by| by == ME)).map(|last| last.card);
            assert_eq!(model.above(), another);
        }
    }

    #[test]
    fn c_2_8_by_the_strict_rules_no_discard_is_to_take_once_the_turn_has_had_its_action() {
        for (scene, may) in [(Scene::strict(3), false), (Scene::new(3), true)] {
            let mut play = scene.hand(0, "KS QS 8C").hand(1, "7C").hand(2, "JC").discarded(1, "9D").play();
            let top = |play: &Play| TableModel::build(&WyomingCowboy::view(&play.state, ME)).top.is_some();
            assert!(top(&play));
            play.act(Action::Couple(Suit::Spades));
            assert_eq!(top(&play), may);
            play.discard("8C");
            assert!(top(&play), "in the next turn it may be");
        }
    }

    #[test]
    fn c_1_3_nothing_open_changes_while_what_to_pass_is_chosen() {
        let mut seen = 0;
        for state in positions(4, 8, 60) {
            let view = WyomingCowboy::view(&state, ME);
            if !matches!(view.phase, Phase::Passing { .. }) {
                continue;
            }
            let mut next = state.clone();
            let act = WyomingCowboy::legal(&next)[0];
            WyomingCowboy::apply(&mut next, act, &mut Nobody).unwrap();
            let after = WyomingCowboy::view(&next, ME);
            if matches!(after.phase, Phase::Passing { .. }) {
                assert_eq!(TableModel::build(&view), TableModel::build(&after));
                seen += 1;
            }
        }
        assert!(seen > 10);
    }

    #[test]
    fn the_hand_is_held_by_rank_or_by_suit() {
        let card = Card::new;
        let cards: Hand = [card(Rank::King, Suit::Clubs), card(Rank::Two, Suit::Hearts), card(Rank::Two, Suit::Clubs)]
            .into_iter()
            .collect();
        let held = |order| hand(cards, Hand::EMPTY, order).iter().map(|held| held.card).collect::<Vec<_>>();
        assert_eq!(
            held(Order::Kind),
            [card(Rank::Two, Suit::Clubs), card(Rank::Two, Suit::Hearts), card(Rank::King, Suit::Clubs)]
        );
        assert_eq!(
            held(Order::Sign),
            [card(Rank::Two, Suit::Clubs), card(Rank::King, Suit::Clubs), card(Rank::Two, Suit::Hearts)]
        );
    }
}
