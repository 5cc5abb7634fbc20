//! The end of a game as data: who won, with how much, and the duel round by round.

use crate::engine::{Seat, sort_few};
use crate::games::wyatt_earp::{Card, Event, MAX_SEATS, Table};

/// One round of the duel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DuelRound {
    /// Who turned what, in seat order.
    pub turns: Vec<DuelTurn>,
    /// Whether nobody turned a bullet hole, so that all draw again.
    pub again: bool,
}

/// One card turned in a duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DuelTurn {
    /// Who turned it.
    pub seat: Seat,
    /// The card.
    pub card: Card,
    /// Whether its hole keeps the seat in.
    pub stays_in: bool,
}

/// The seats with their money in thousands of dollars: the winner first, then by money.
pub fn standings(table: &Table, winner: Seat) -> Vec<(Seat, u16)> {
    let mut standings: Vec<(Seat, u16)> =
        Seat::all(table.seats()).map(|seat| (seat, table.money[seat.index()])).collect();
    sort_few(&mut standings, |a, b| (b.0 == winner).cmp(&(a.0 == winner)).then(b.1.cmp(&a.1)));
    standings
}

/// The rounds of the duel among `events`, if there was one.
pub fn duel<'a>(events: impl IntoIterator<Item = &'a Event>) -> Vec<DuelRound> {
    events
        .into_iter()
        .filter_map(|event| if let Event::Duel { turned } = event { Some(round(*turned)) } else { None })
        .collect()
}

fn round(turned: [Option<Card>; MAX_SEATS]) -> DuelRound {
    let turns: Vec<DuelTurn> = Seat::all(MAX_SEATS)
        .zip(turned)
        .filter_map(|(seat, card)| card.map(|card| DuelTurn { seat, card, stays_in: card.has_hole() }))
        .collect();
    let again = turns.iter().all(|turn| !turn.stays_in);
    DuelRound { turns, again }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Game;
    use crate::games::wyatt_earp::{Edition, Options, Outlaw, WyattEarp};

    #[test]
    fn r_10_2_a_winner_by_duel_stands_before_those_with_the_same_money() {
        let mut table = *WyattEarp::deal(&Options { seats: 4, edition: Edition::Y2014 }, 1).unwrap().table();
        table.money = [25, 11, 25, 19];
        assert_eq!(standings(&table, Seat(2)), [(Seat(2), 25), (Seat(0), 25), (Seat(3), 19), (Seat(1), 11)]);
    }

    #[test]
    fn r_10_2_those_with_a_hole_stay_in_and_without_any_all_draw_again() {
        let jesse = Card::outlaw(Outlaw::JesseJames);
        let events = [
            Event::Reshuffled,
            Event::Duel { turned: [Some(Card::HIDEOUT), None, Some(Card::photo(Outlaw::JesseJames)), None] },
            Event::Duel { turned: [Some(jesse), None, Some(Card::HIDEOUT), None] },
        ];
        let rounds = duel(&events);
        assert_eq!(rounds.len(), 2);
        assert!(rounds[0].again, "neither bears a hole");
        assert!(!rounds[1].again);
        let stay = |round: &DuelRound| round.turns.iter().map(|t| (t.seat.0, t.stays_in)).collect::<Vec<_>>();
        assert_eq!(stay(&rounds[0]), [(0, false), (2, false)]);
        assert_eq!(stay(&rounds[1]), [(0, true), (2, false)]);
    }
}
