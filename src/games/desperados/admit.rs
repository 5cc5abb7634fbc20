//! Views that came from outside: what is wrong with one that no game leads to, so that neither rules nor bots can stumble over it.

use thiserror::Error;

use super::card::{DECK, Hand, KINDS};
use super::determinize;
use super::place::{Booty, Kind, Pile, Place};
use super::state::Phase;
use super::view::View;
use crate::engine::{Rng, Seat};

/// More turns than a game has: 66 cards at most are put, and few turns are stuck.
const MAX_TURNS: u16 = 1_000;

/// What is wrong with a view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum BadView {
    /// No table has so many seats (D-1.1).
    #[error("no table has {0} seats")]
    Seats(u8),
    /// It speaks of a seat that the table does not have.
    #[error("there is no seat {0}")]
    NoSuchSeat(u8),
    /// The piles of places are not made like that (D-1.2).
    #[error("no piles of places look like this")]
    Piles,
    /// More, or others, are in front of a place than can be (D-2.2, D-2.4).
    #[error("nobody stands in front of a place like this")]
    Front,
    /// Place cards won that are still in their piles, or won twice (D-3.4).
    #[error("nobody can have won these place cards")]
    Booty,
    /// There are more cards of a kind than two, or the hands and piles do not add up to 80 (D-1.1).
    #[error("the cards do not add up")]
    Cards,
    /// The gang is none that this hand can send (D-3.2).
    #[error("this gang cannot be sent")]
    Gang,
    /// Who put a card last is told of somebody twice, or of nobody (D-3.4).
    #[error("not everybody is told of once")]
    Layers,
    /// The game is over and not over, or a place is held up and not (D-2.4, D-4.1).
    #[error("the game cannot be at this")]
    Phase,
    /// More turns than a game has.
    #[error("no game takes {0} turns")]
    TooLong(u16),
    /// What is remembered cannot have been.
    #[error("nobody can remember this")]
    Memory,
}

pub(super) fn admit(view: &View) -> Result<(), BadView> {
    let table = &view.table;
    let seats = table.options.seats;
    if !super::SEATS.contains(&seats) {
        return Err(BadView::Seats(seats));
    }
    if let Some(seat) = [view.me, table.turn].into_iter().find(|seat| seat.0 >= seats) {
        return Err(BadView::NoSuchSeat(seat.0));
    }
    if !(1..=MAX_TURNS).contains(&table.turn_number) {
        return Err(BadView::TooLong(table.turn_number));
    }
    if !piles_are_sane(&table.piles) {
        return Err(BadView::Piles);
    }
    let (layers, nobody) = table.layers.split_at(usize::from(seats));
    if !Seat::all(seats.into()).all(|seat| layers.contains(&seat)) || nobody.iter().any(|&seat| seat != Seat(0)) {
        return Err(BadView::Layers);
    }
    phase_fits(view)?;
    if !booty_is_sane(view) {
        return Err(BadView::Booty);
    }
    if !cards_are_sane(view) {
        return Err(BadView::Cards);
    }
    if let Some(gang) = view.gang {
        let before = View { gang: None, ..view.clone() };
        if before.check(super::Action::Gang(gang)).is_err() {
            return Err(BadView::Gang);
        }
    }
    // A mask of kinds has forty bits; more slots or cards than hands hold are never remembered.
    let memory = &view.memory;
    let lacks = memory.lacks.iter().all(|lack| lack.kinds >> KINDS == 0 && usize::from(lack.most) <= 2 * DECK);
    if !lacks || memory.slots.iter().any(|&slots| usize::from(slots) > 2 * DECK) {
        return Err(BadView::Memory);
    }
    if view.phase == Phase::Day && !determinize::determinize(view, &mut Rng::new(0)).is_whole() {
        return Err(BadView::Phase);
    }
    Ok(())
}

/// D-1.2.
fn piles_are_sane(piles: &[Pile]) -> bool {
    let all_kinds = |row: usize| Kind::ALL.iter().all(|kind| piles.iter().any(|pile| pile.kinds[row] == *kind));
    let all_unlike = |pile: &Pile| (1..4).all(|row| !pile.kinds[..row].contains(&pile.kinds[row]));
    (0..4).all(all_kinds) && piles.iter().all(|pile| all_unlike(pile) && pile.gone <= 4)
}

/// D-2.4, D-4.1, D-4.3.
fn phase_fits(view: &View) -> Result<(), BadView> {
    let table = &view.table;
    let held_up = if let Phase::HoldUp(place) = view.phase { Some(place) } else { None };
    for place in Place::ALL {
        let (front, value) = (table.fronts[place.index()], table.piles[place.index()].value());
        let full = front.len() >= value;
        if !front.is_sane() || front.len() > value || value > 0 && full != (held_up == Some(place)) {
            return Err(BadView::Front);
        }
    }
    let fives = table.piles.iter().filter(|pile| pile.gone == 4).count();
    let dry = usize::from(table.idle) >= table.seats();
    let fits = match view.phase {
        Phase::Over => fives + usize::from(dry) == 1,
        _ => fives == 0 && !dry,
    };
    let chosen = view.gang.is_none() || held_up.is_some();
    // The last card is put by whoever is on turn (D-2.4).
    let put_last = held_up.is_none() || table.idle == 0 && table.layers[0] == table.turn;
    if fits && chosen && put_last && usize::from(table.idle) <= table.seats() { Ok(()) } else { Err(BadView::Phase) }
}

/// D-3.4.
fn booty_is_sane(view: &View) -> bool {
    let table = &view.table;
    let mut gone = Booty::default();
    for pile in &table.piles {
        for (row, &kind) in pile.kinds.iter().enumerate().take(pile.gone.into()) {
            gone.add(kind, row as u8 + 2);
        }
    }
    let (mine, nobody) = table.booty.split_at(table.seats());
    let won = mine.iter().try_fold(Booty::default(), |all, booty| all.joined(*booty));
    won.is_some_and(|won| gone.contains(won)) && nobody.iter().all(|booty| booty.is_empty())
}

fn cards_are_sane(view: &View) -> bool {
    let table = &view.table;
    let fronts = table.fronts.iter().flat_map(|front| front.cards());
    let seen = fronts.map(|card| Hand::from_iter([card])).chain([view.hand, table.warrant, table.discards]);
    let mut left = Hand::FULL_DECK;
    for cards in seen {
        if !left.contains(cards) {
            return false;
        }
        left = left.minus(cards);
    }
    let nobody = &table.hand_len[table.seats()..];
    table.hand_len[view.me.index()] == view.hand.len()
        && nobody.iter().all(|&len| len == 0)
        && table.hand_len.iter().all(|&len| usize::from(len) <= DECK)
        && determinize::adds_up(view)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Game;
    use crate::games::desperados::card::{Card, Character, Colour};
    use crate::games::desperados::testing::{Scene, put, random_games, red_town};
    use crate::games::desperados::{Desperados, Options};

    #[test]
    fn what_is_wrong_with_a_view_is_said() {
        let state = Desperados::deal(&Options { seats: 3 }, 5).expect("a table");
        let view = Desperados::view(&state, state.table.turn);
        assert_eq!(admit(&view), Ok(()));
        let changed = |change: fn(&mut View)| {
            let mut view = view.clone();
            change(&mut view);
            admit(&view).err()
        };
        assert_eq!(changed(|v| v.table.options.seats = 6), Some(BadView::Seats(6)));
        assert_eq!(changed(|v| v.table.turn = Seat(3)), Some(BadView::NoSuchSeat(3)));
        assert_eq!(changed(|v| v.me = Seat(4)), Some(BadView::NoSuchSeat(4)));
        assert_eq!(changed(|v| v.table.turn_number = 0), Some(BadView::TooLong(0)));
        assert_eq!(changed(|v| v.table.piles[0].kinds[1] = v.table.piles[0].kinds[0]), Some(BadView::Piles));
        assert_eq!(changed(|v| v.table.piles[2].gone = 5), Some(BadView::Piles));
        assert_eq!(changed(|v| v.table.layers[1] = v.table.layers[0]), Some(BadView::Layers));
        assert_eq!(changed(|v| v.phase = Phase::Over), Some(BadView::Phase));
        assert_eq!(changed(|v| v.table.piles[0].gone = 4), Some(BadView::Phase));
        assert_eq!(changed(|v| v.phase = Phase::HoldUp(Place::ALL[0])), Some(BadView::Front));
        assert_eq!(changed(|v| v.table.booty[0].add(Kind::Bank, 2)), Some(BadView::Booty));
        assert_eq!(changed(|v| v.hand = Hand::EMPTY), Some(BadView::Cards));
        assert_eq!(changed(|v| v.table.pile_len -= 1), Some(BadView::Cards));
        assert_eq!(changed(|v| v.table.hand_len[4] = 1), Some(BadView::Cards));
        assert_eq!(changed(|v| v.table.warrant = Hand::FULL_DECK), Some(BadView::Cards));
        assert_eq!(changed(|v| v.gang = Some(Hand::EMPTY)), Some(BadView::Phase));
        assert_eq!(changed(|v| v.memory.lacks[0].kinds = u64::MAX), Some(BadView::Memory));
        assert_eq!(changed(|v| v.memory.slots[1] = 255), Some(BadView::Memory));
    }

    #[test]
    fn a_gang_that_cannot_be_sent_is_refused() {
        let mut state = Desperados::deal(&Options { seats: 2 }, 5).expect("a table");
        let mut rng = Rng::new(3);
        while !matches!(state.phase, Phase::HoldUp(_)) {
            let legal = Desperados::legal(&state);
            Desperados::apply(&mut state, legal[rng.below(legal.len())], &mut crate::engine::Nobody).expect("listed");
        }
        let mut view = Desperados::view(&state, Seat(0));
        view.gang = Some(Hand::EMPTY);
        assert_eq!(admit(&view), Ok(()));
        view.gang = Some(Card::all().take(40).collect());
        assert_eq!(admit(&view), Err(BadView::Gang));
        let strange = Card::new(Colour::Red, Character::Widow);
        view.hand.add(strange);
        assert_eq!(admit(&view), Err(BadView::Cards));
    }

    #[test]
    fn every_view_of_a_game_is_admitted() {
        random_games(0..60, |state, _, _| {
            for seat in Seat::all(Desperados::seats(state)) {
                assert_eq!(admit(&Desperados::view(state, seat)), Ok(()), "{state:?}");
            }
        });
    }

    #[test]
    fn d_2_4_whose_turn_it_is_in_a_hold_up_has_put_the_last_card() {
        let mut play = Scene::new(3).front(0, "RB").hand(0, "RC GB").hand(1, "YB").hand(2, "BB").play();
        play.act(put("RC", 0));
        let view = Desperados::view(&play.state, Seat(1));
        assert_eq!(admit(&view), Ok(()));
        let mut other = view.clone();
        other.table.turn = Seat(1);
        assert_eq!(admit(&other), Err(BadView::Phase));
        let mut other = view;
        other.table.idle = 1;
        assert_eq!(admit(&other), Err(BadView::Phase));
    }

    #[test]
    fn d_4_3_a_game_that_ran_dry_is_admitted() {
        let town = red_town(3);
        let reds = "RB RC RD RF RG RN*2 RP*2 RR*2 RT*2 RW";
        let mut play = town.hand(0, "RW GB").hand(1, "GC").warrant(reds).rest_in_hand(2).play();
        play.act(put("RW", 0));
        for seat in Seat::all(3) {
            let view = Desperados::view(&play.state, seat);
            assert_eq!((view.phase, admit(&view)), (Phase::Over, Ok(())));
            let mut too_soon = view;
            too_soon.table.idle = 2;
            assert_eq!(admit(&too_soon), Err(BadView::Phase), "not a whole round");
        }
    }
}
