//! Views that came from outside: what is wrong with one that no game leads to, so that neither rules nor bots can stumble over it.

use thiserror::Error;

use super::card::{Card, DECK, Hand, Outlaw};
use super::determinize;
use super::state::Phase;
use super::view::View;
use crate::engine::Rng;

/// More cards than anybody comes to hold: whoever draws two a turn discards one, and the cards run out; after some fifty where the others take nothing
/// but discards.
const MAX_HAND: u8 = 59;
/// More money, in thousands of dollars, than any poster or player comes to have.
const MAX_MONEY: u16 = 1_000;
/// More of one card than a stack can seem to hold, counting those that came back to it.
const MAX_COPIES: u8 = 40;
/// More turns than a hand has, and more hands than a game.
const MAX_TURNS: u16 = 10_000;

/// What is wrong with a view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum BadView {
    /// No table has so many seats.
    #[error("no table has {0} seats")]
    Seats(u8),
    /// It speaks of a seat that the table does not have.
    #[error("there is no seat {0}")]
    NoSuchSeat(u8),
    /// The own hand, or one that is known of, holds more of a card than there are or than may be.
    #[error("a hand holds cards that it cannot hold")]
    Hand,
    /// A hand has another number of cards than the table says, or than any comes to have.
    #[error("a hand of {0} cards is none")]
    HandLength(u8),
    /// The turn goes on without a card in hand.
    #[error("a turn goes on without a card")]
    EmptyHanded,
    /// More hands or turns than a game has.
    #[error("no game takes {0} turns or hands")]
    TooLong(u16),
    /// More cards in the supply or the stack than there are.
    #[error("{0} cards in a pile are too many")]
    Pile(u8),
    /// More money than the posters ever yield.
    #[error("{0} thousand dollars are too many")]
    Money(u16),
    /// Nothing that lies face down can make it look like this.
    #[error("no game looks like this")]
    NoWorld,
}

pub(super) fn admit(view: &View) -> Result<(), BadView> {
    check_all_but_hand(view)?;
    let is_of_deck = |hand: Hand| hand.and(Hand::FULL_DECK) == hand;
    let may_hold = |outlaw| view.hand.count(Card::outlaw(outlaw)) <= view.caps[view.me.index()].of(outlaw);
    if !(is_of_deck(view.hand) && Outlaw::ALL.into_iter().all(may_hold)) {
        return Err(BadView::Hand);
    }
    let own = view.hand.len();
    if own != view.table.hand_len[view.me.index()] {
        return Err(BadView::HandLength(own));
    }
    if view.phase == Phase::Play && view.hand.is_empty() {
        return Err(BadView::EmptyHanded);
    }
    // Any seed would do: what a game leads to is found at once.
    if determinize::has_world(view, &mut Rng::new(0)) { Ok(()) } else { Err(BadView::NoWorld) }
}

/// What does not depend on the own hand.
pub(super) fn check_all_but_hand(view: &View) -> Result<(), BadView> {
    let table = &view.table;
    let seats = table.options.seats;
    if !super::SEATS.contains(&seats) {
        return Err(BadView::Seats(seats));
    }
    let phase_seat = match view.phase {
        Phase::PhotoOffer { holder: seat, .. } | Phase::HideoutOffer { owner: seat, .. } => seat,
        Phase::GameOver { winner } => winner,
        _ => view.me,
    };
    let named = [view.me, table.turn, table.starter, phase_seat].into_iter();
    if let Some(seat) = named.chain(view.pickups.iter().map(|pickup| pickup.seat)).find(|seat| seat.0 >= seats) {
        return Err(BadView::NoSuchSeat(seat.0));
    }
    if view.known.into_iter().any(|known| known.and(Hand::FULL_DECK) != known) {
        return Err(BadView::Hand);
    }
    if let Some(&long) = table.hand_len.iter().find(|&&cards| cards > MAX_HAND) {
        return Err(BadView::HandLength(long));
    }
    let turns = table.turn_number.max(table.hand_number);
    if turns > MAX_TURNS {
        return Err(BadView::TooLong(turns));
    }
    let most = Card::all().map(|card| view.stack.count(card)).max().unwrap_or_default();
    let pile = table.supply_len.max(table.discard_len);
    if pile > DECK as u8 || most > MAX_COPIES {
        return Err(BadView::Pile(pile.max(most)));
    }
    if let Some(&money) = table.posters.iter().chain(&table.money).find(|&&money| money > MAX_MONEY) {
        return Err(BadView::Money(money));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Game, Seat};
    use crate::games::wyatt_earp::{Edition, Options, WyattEarp};

    #[test]
    fn what_is_wrong_with_a_view_is_said() {
        let state = WyattEarp::deal(&Options { seats: 3, edition: Edition::Y2014 }, 5).expect("a table");
        let view = WyattEarp::view(&state, Seat(1));
        assert_eq!(admit(&view), Ok(()));
        let changed = |change: fn(&mut View)| {
            let mut view = view.clone();
            change(&mut view);
            admit(&view).err()
        };
        assert_eq!(changed(|v| v.table.options.seats = 5), Some(BadView::Seats(5)));
        assert_eq!(changed(|v| v.table.turn = Seat(3)), Some(BadView::NoSuchSeat(3)));
        assert_eq!(changed(|v| v.phase = Phase::GameOver { winner: Seat(9) }), Some(BadView::NoSuchSeat(9)));
        assert_eq!(changed(|v| v.hand = Hand::EMPTY), Some(BadView::HandLength(0)));
        assert_eq!(changed(|v| v.table.hand_len[2] = 60), Some(BadView::HandLength(60)));
        assert_eq!(changed(|v| v.table.hand_number = 60_000), Some(BadView::TooLong(60_000)));
        assert_eq!(changed(|v| v.table.supply_len = 79), Some(BadView::Pile(79)));
        assert_eq!(changed(|v| v.table.money[0] = 1_001), Some(BadView::Money(1_001)));
        // As many cards in all as in the deck, but one more in the supply and none in the stack.
        assert_eq!(changed(|v| v.table.supply_len += 1), Some(BadView::NoWorld));
    }

    #[test]
    fn a_turn_without_cards_is_refused() {
        let state = WyattEarp::deal(&Options { seats: 2, edition: Edition::Y2014 }, 5).expect("a table");
        let mut view = WyattEarp::view(&state, Seat(0));
        (view.phase, view.hand, view.table.hand_len[0]) = (Phase::Play, Hand::EMPTY, 0);
        assert_eq!(admit(&view), Err(BadView::EmptyHanded));
    }
}
