//! The table as the player sees it: a pure function of the player's view, made ready to be drawn.

use crate::engine::Seat;
use crate::games::desperados::{
    Booty, CHARACTERS, Card, Character, Event, Hand, Kind, PLACES, Phase, Pile, Place, VALUES, View,
};
use crate::ui::settings::Order;
use crate::ui::table::held::{Held, held};

/// All that lies open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableModel {
    /// The five places, from the left.
    pub sites: [Site; PLACES],
    /// How many cards of each character are on the warrant (D-3.3).
    pub warrant: [u8; CHARACTERS],
    /// Clockwise from the player's left; the player's own row comes last.
    pub rows: Vec<Row>,
    /// Cards in the draw pile.
    pub pile: u8,
    /// Cards on the discards.
    pub discards: u8,
}

/// A place with those in front of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Site {
    /// Which.
    pub place: Place,
    /// What lies on top; the last one once all are gone.
    pub kind: Kind,
    /// What it is worth; 0 once all are gone.
    pub value: u8,
    /// What comes after it, with the values (D-1.2).
    pub next: Vec<(Kind, u8)>,
    /// Those in front of it, in order, each with what the position counts (D-3.3).
    pub front: Vec<(Card, u8)>,
    /// What the positions count that are still free.
    pub free: Vec<u8>,
    /// Whether it is held up now.
    pub held_up: bool,
}

/// A player, with booty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// Who.
    pub seat: Seat,
    /// Cards in hand.
    pub cards: u8,
    /// The place cards won.
    pub booty: Booty,
    /// Whether it is their working day.
    pub on_turn: bool,
    /// Whether they put a card last, and so win ties (D-3.4).
    pub last: bool,
    /// Whether everybody chooses just now; it never tells who has.
    pub choosing: bool,
}

impl TableModel {
    /// What `view` shows.
    pub fn build(view: &View) -> Self {
        let table = &view.table;
        let held_up = held_up(view);
        let sites = Place::ALL.map(|place| {
            let pile = table.piles[place.index()];
            let value = pile.value();
            let worth = |at: usize| value.saturating_sub(at as u8);
            let front: Vec<(Card, u8)> =
                table.fronts[place.index()].cards().enumerate().map(|(at, card)| (card, worth(at))).collect();
            let free = (front.len()..usize::from(value)).map(worth).collect();
            Site { place, kind: pile.kind(), value, next: comes(pile), front, free, held_up: held_up == Some(place) }
        });
        let row = |seat: Seat| Row {
            seat,
            cards: table.hand_len[seat.index()],
            booty: table.booty[seat.index()],
            on_turn: table.turn == seat && view.phase == Phase::Day,
            last: table.layers[0] == seat && held_up.is_some(),
            choosing: held_up.is_some(),
        };
        Self {
            sites,
            warrant: Character::ALL.map(|character| table.experience(character)),
            rows: table.others(view.me).chain([view.me]).map(row).collect(),
            pile: table.pile_len,
            discards: table.discards.len(),
        }
    }

    /// The same once all gangs have been shown: every fist is open.
    #[must_use]
    pub fn shown(mut self) -> Self {
        self.rows.iter_mut().for_each(|row| row.choosing = false);
        self
    }

    /// The same before the winner of a `raid` has the booty, and their gang is on the warrant.
    #[must_use]
    pub fn before(mut self, raid: &Event) -> Self {
        let &Event::Shown { kind, value, ref gangs, winner: Some(winner), .. } = raid else { return self };
        for row in self.rows.iter_mut().filter(|row| row.seat == winner) {
            row.booty = row.booty.without(kind, value);
        }
        for card in gangs[winner.index()].cards() {
            let cards = &mut self.warrant[card.character().index()];
            *cards = cards.saturating_sub(1);
        }
        self
    }

    /// The row of `seat`, if it has one.
    pub fn row(&self, seat: Seat) -> Option<Row> {
        self.rows.iter().find(|row| row.seat == seat).copied()
    }
}

/// What comes after a place in its pile, with the values (D-1.2).
pub fn comes(pile: Pile) -> Vec<(Kind, u8)> {
    pile.kinds.into_iter().zip(VALUES).skip(usize::from(pile.gone) + 1).collect()
}

/// The place that is held up.
pub fn held_up(view: &View) -> Option<Place> {
    if let Phase::HoldUp(place) = view.phase { Some(place) } else { None }
}

/// The hand in the order in which it is held; the one in which it came is the table's to make.
pub fn hand(cards: Hand, gained: Hand, order: Order) -> Vec<Held<Card>> {
    let place = |card: Card| match order {
        Order::Sign | Order::Drawn => (card.colour().index(), card.character().index()),
        Order::Kind => (card.character().index(), card.colour().index()),
    };
    held(cards.cards().collect(), place, |card| gained.count(card))
}

#[cfg(test)]
mod tests {
    use super::super::testing::{ME, positions, some_act};
    use super::*;
    use crate::engine::{Game, Rng};
    use crate::games::desperados::{Colour, Desperados, Options, State};

    #[test]
    fn the_players_row_is_last_and_the_others_follow_clockwise() {
        for (seats, order) in [(2, vec![1, 0]), (5, vec![1, 2, 3, 4, 0])] {
            let state = Desperados::deal(&Options { seats }, 1).unwrap();
            let model = TableModel::build(&Desperados::view(&state, ME));
            assert_eq!(model.rows.iter().map(|row| row.seat.0).collect::<Vec<_>>(), order);
        }
    }

    #[test]
    fn d_3_3_positions_count_down_from_the_value_and_d_2_4_as_many_are_missing() {
        let mut held_up = 0;
        for state in positions(3, 20) {
            let view = Desperados::view(&state, ME);
            let model = TableModel::build(&view);
            for site in &model.sites {
                let all: Vec<u8> =
                    site.front.iter().map(|(_, worth)| *worth).chain(site.free.iter().copied()).collect();
                assert_eq!(all, (1..=site.value).rev().collect::<Vec<_>>());
                assert_eq!(site.held_up, site.value > 0 && site.free.is_empty());
                assert_eq!(
                    site.next.len() + usize::from(site.value > 0),
                    usize::from(6 - site.value.max(2)) - usize::from(site.value == 0) * 4
                );
                for (card, worth) in &site.front {
                    let experience = model.warrant[card.character().index()];
                    assert_eq!(view.table.strengths(site.place).of(card.character()), worth + experience);
                }
            }
            held_up += u32::from(model.sites.iter().any(|site| site.held_up));
        }
        assert!(held_up > 20);
    }

    #[test]
    fn d_3_1_nothing_open_changes_while_the_gangs_are_chosen() {
        let mut seen = 0;
        for state in positions(4, 10) {
            let view = Desperados::view(&state, ME);
            if held_up(&view).is_none() {
                continue;
            }
            let mut next = state.clone();
            let act = Desperados::legal(&next)[0];
            Desperados::apply(&mut next, act, &mut crate::engine::Nobody).unwrap();
            let after = Desperados::view(&next, ME);
            if held_up(&after).is_some() {
                assert_eq!(TableModel::build(&view), TableModel::build(&after));
                seen += 1;
            }
        }
        assert!(seen > 10);
    }

    #[test]
    fn before_a_raid_is_told_booty_and_warrant_are_as_they_were() {
        let (mut taken, mut left) = (0, 0);
        for seed in 0..10 {
            let mut state = Desperados::deal(&Options { seats: 3 }, seed).unwrap();
            let mut rng = Rng::new(seed);
            while let Some(action) = some_act(&state, &mut rng) {
                let model = |state: &State| TableModel::build(&Desperados::view(state, ME));
                let open =
                    |model: TableModel| (model.rows.iter().map(|row| row.booty).collect::<Vec<_>>(), model.warrant);
                assert!(model(&state).shown().rows.iter().all(|row| !row.choosing), "every fist is open");
                let (before, mut events) = (open(model(&state)), Vec::new());
                Desperados::apply(&mut state, action, &mut events).unwrap();
                if let Some(raid) = events.iter().find(|event| matches!(event, Event::Shown { .. })) {
                    assert_eq!(open(model(&state).before(raid)), before);
                    *(if open(model(&state)) == before { &mut left } else { &mut taken }) += 1;
                }
            }
        }
        assert!(taken > 50 && left > 0, "{taken} {left}");
    }

    #[test]
    fn the_hand_is_held_by_colour_or_by_character() {
        let card = |colour, character| Card::new(colour, character);
        let red_cook = card(Colour::Red, Character::Cook);
        let (blue_cook, red_widow) = (card(Colour::Blue, Character::Cook), card(Colour::Red, Character::Widow));
        let cards: Hand = [blue_cook, red_widow, red_cook, red_cook].into_iter().collect();
        let gained: Hand = [red_cook].into_iter().collect();
        let held = hand(cards, gained, Order::Sign);
        assert_eq!(held.iter().map(|held| held.card).collect::<Vec<_>>(), [red_cook, red_cook, red_widow, blue_cook]);
        assert_eq!(held.iter().map(|held| held.nth).collect::<Vec<_>>(), [0, 1, 0, 0]);
        assert_eq!(held.iter().map(|held| held.first).collect::<Vec<_>>(), [true, false, false, true]);
        assert_eq!(held.iter().map(|held| held.new).collect::<Vec<_>>(), [false, true, false, false]);
        let held = hand(cards, gained, Order::Kind);
        assert_eq!(held.iter().map(|held| held.card).collect::<Vec<_>>(), [red_cook, red_cook, blue_cook, red_widow]);
        assert_eq!(held.iter().map(|held| held.first).collect::<Vec<_>>(), [true, false, false, true]);
    }
}
