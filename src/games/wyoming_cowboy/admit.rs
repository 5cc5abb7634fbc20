//! Views that came from outside: what is wrong with one that no game leads to, so that neither rules nor bots can stumble over it.

use thiserror::Error;

use super::card::{Hand, Rank, Suits};
use super::determinize;
use super::scoring::{MAX_HANDS, winners};
use super::state::Phase;
use super::table::{MAX_SEATS, Table};
use super::view::View;
use crate::engine::{Rng, Seat};

/// More turns than a hand has (C-7.1).
const MAX_TURNS: u16 = super::MAX_ROUNDS * MAX_SEATS as u16;
/// More points than all hands of a game bring or cost.
const MAX_POINTS: i16 = 30_000;

/// What is wrong with a view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum BadView {
    /// No table has so many seats (C-1.1).
    #[error("no table has {0} seats")]
    Seats(u8),
    /// It speaks of a seat that the table does not have.
    #[error("there is no seat {0}")]
    NoSuchSeat(u8),
    /// More hands or turns than a game has.
    #[error("no game takes {0} turns or hands")]
    TooLong(u16),
    /// More points than anybody comes to.
    #[error("{0} points are too many")]
    Points(i16),
    /// Guns, tens, badges or couples that cannot lie there.
    #[error("nobody can have this on the table")]
    OnTable,
    /// There are more cards of a kind than there can be, or hands and piles do not add up to the deck (C-1.1).
    #[error("the cards do not add up")]
    Cards,
    /// These cards cannot be passed (C-1.3, C-4.1).
    #[error("these cards cannot be passed")]
    Pass,
    /// The game cannot be at this.
    #[error("the game cannot be at this")]
    Phase,
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
    let victim = match view.phase {
        Phase::Asked { victim, .. }
        | Phase::Aimed { victim, .. }
        | Phase::Hit { victim, .. }
        | Phase::Replace { victim, .. } => victim,
        _ => view.me,
    };
    let owners = table.guns.iter().map(|drawn| drawn.owner);
    let discarders = table.discards.iter().filter_map(|discarded| discarded.by);
    let named = [view.me, table.turn, table.dealer, victim].into_iter().chain(owners).chain(discarders);
    if let Some(seat) = named.into_iter().find(|seat| seat.0 >= seats) {
        return Err(BadView::NoSuchSeat(seat.0));
    }
    if table.hand_number == 0 || table.hand_number > MAX_HANDS {
        return Err(BadView::TooLong(table.hand_number));
    }
    if table.turn_number == 0 || table.turn_number > MAX_TURNS + 1 {
        return Err(BadView::TooLong(table.turn_number));
    }
    if let Some(&points) = table.scores.iter().find(|points| !(-MAX_POINTS..=MAX_POINTS).contains(*points)) {
        return Err(BadView::Points(points));
    }
    if !table_is_sane(table) {
        return Err(BadView::OnTable);
    }
    if !cards_are_sane(view) {
        return Err(BadView::Cards);
    }
    phase_fits(view)?;
    let is_over = matches!(view.phase, Phase::HandOver | Phase::Over);
    let sure = |seat: Seat| table.unprotected(seat, view.memory.known[seat.index()]).len();
    if !is_over && table.others(view.me).any(|seat| sure(seat) > view.memory.kings[seat.index()]) {
        return Err(BadView::Memory);
    }
    if !determinize::determinize(view, None, &mut Rng::new(0)).is_whole() {
        return Err(BadView::Phase);
    }
    Ok(())
}

/// C-2.2, C-5.1, C-6.5
fn table_is_sane(table: &Table) -> bool {
    let nobody = table.seats()..MAX_SEATS;
    let (mut badges, mut tens) = (Suits::deck(table.decks()), Suits::deck(table.decks()));
    let is_part = |part: Suits, of: Suits| part.minus(of).is_empty();
    for at in 0..MAX_SEATS {
        if !is_part(table.badges[at], badges) || !is_part(table.tens[at], tens) || table.couples[at] > 0xf {
            return false;
        }
        badges = badges.minus(table.badges[at]);
        tens = tens.minus(table.tens[at]);
        let anything = table.badges[at].len() + table.tens[at].len() + table.couples[at] + table.hand_len[at];
        if nobody.contains(&at) && (anything > 0 || table.scores[at] != 0) {
            return false;
        }
    }
    table.guns.iter().all(|drawn| drawn.gun.is_named_right()) && table.fired >> table.guns.len() == 0
}

/// C-1.1
fn cards_are_sane(view: &View) -> bool {
    let table = &view.table;
    let mut left = Hand::deck(table.decks());
    let guns = table.guns.iter().map(|drawn| drawn.gun.hand());
    let tens = table.tens.iter().map(|tens| tens.of_rank(Rank::Ten));
    let discards = table.discards.iter().map(|discarded| Hand::from_iter([discarded.card]));
    let known = table.others(view.me).map(|seat| view.memory.known[seat.index()]);
    for cards in guns.chain(tens).chain(discards).chain(known).chain([view.hand]) {
        if !left.contains(cards) {
            return false;
        }
        left = left.minus(cards);
    }
    let kings_for_badges = Seat::all(table.seats()).all(|seat| {
        let at = seat.index();
        let hand = if seat == view.me { view.hand } else { view.memory.known[at] };
        table.badges[at].minus(hand.suits(Rank::King)).is_empty() && hand.len() <= table.hand_len[at]
    });
    let own = view.memory.known[view.me.index()];
    let (nobody, once) = (&view.memory.known[table.seats()..], view.memory.once);
    kings_for_badges
        && table.hand_len[view.me.index()] == view.hand.len()
        && view.hand.contains(own)
        && nobody.iter().chain(&once[table.seats()..]).all(|hand| hand.is_empty())
        && once.iter().all(|&hand| Hand::deck(table.decks()).contains(hand))
        && Hand::deck(table.decks()).contains(view.memory.fresh)
        && determinize::adds_up(view)
}

fn phase_fits(view: &View) -> Result<(), BadView> {
    let table = &view.table;
    let is_his = |gun: u8| {
        let gun = usize::from(gun);
        table.guns.get(gun).is_some_and(|drawn| drawn.owner == table.turn) && table.fired >> gun & 1 == 1
    };
    let is_over = matches!(view.phase, Phase::HandOver | Phase::Over);
    let fits = match view.phase {
        Phase::Asked { gun, victim } | Phase::Aimed { gun, victim } => is_his(gun) && victim != table.turn,
        Phase::Hit { victim, .. } => victim != table.turn,
        Phase::Replace { victim, cards } => victim != table.turn && (1..=2).contains(&cards) && table.can_draw(),
        Phase::Draw { cards, discard } => {
            (1..=2).contains(&cards) && discard && table.top_discard(table.turn).is_some()
        }
        Phase::Passing { cards, direction } => {
            let all_hold = table.hand_len[..table.seats()].iter().all(|&len| len >= 3);
            super::Direction::at(table.seats()).contains(&direction) && (cards == 2 || cards == 3 && all_hold)
        }
        Phase::Over => !winners(table).is_empty(),
        Phase::HandOver => winners(table).is_empty(),
        Phase::Play | Phase::Direction => true,
    };
    if let Some(pass) = view.pass {
        let before = View { pass: None, ..view.clone() };
        if !matches!(view.phase, Phase::Passing { .. }) || before.check(super::Action::Pass(pass)).is_err() {
            return Err(BadView::Pass);
        }
    }
    // As long as a hand is played, something is still missing (C-7.1).
    let missing = table.badges_left() > 0 && (table.tens_left() > 0 || !table.has_twenty_two());
    if fits && (is_over || missing) { Ok(()) } else { Err(BadView::Phase) }
}
