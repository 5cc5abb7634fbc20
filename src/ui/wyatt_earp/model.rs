//! The table as the player sees it: a pure function of the player's view, made ready to be drawn.

use crate::engine::Seat;
use crate::games::wyatt_earp::{CAPTURE, Card, Group, Hand, Kind, MAX_SEATS, OUTLAWS, Outlaw, Phase, View, payout};
use crate::ui::settings::Order;
use crate::ui::table::held::{Held, held};

/// The whole grid: a column for every outlaw, a row for every seat.
#[derive(Clone, Debug, PartialEq)]
pub struct TableModel {
    /// In poster order.
    pub columns: [Column; OUTLAWS],
    /// Clockwise from the player's left; the player's own row comes last.
    pub rows: Vec<Row>,
    /// The supply and the discard stack.
    pub piles: PileModel,
}

/// A poster and what its column adds up to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Column {
    /// Whose poster.
    pub outlaw: Outlaw,
    /// On the poster, in thousands of dollars; once the hand is over, what was on it before it was paid out.
    pub reward: u16,
    /// Whether anybody may play single cards.
    pub open: bool,
    /// CP of all groups together.
    pub cp: u8,
    /// Whether that is enough for the poster to pay.
    pub captured: bool,
}

/// A player and their territory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Who.
    pub seat: Seat,
    /// In thousands of dollars.
    pub money: u16,
    /// Cards in hand.
    pub cards: u8,
    /// Whether it is their turn.
    pub on_turn: bool,
    /// Whether they dealt this hand.
    pub dealer: bool,
    /// In poster order.
    pub cells: [Cell; OUTLAWS],
}

impl Row {
    /// Whether anything lies in it.
    pub fn has_laid(&self) -> bool {
        self.cells.iter().any(|cell| !cell.group.is_empty())
    }
}

/// One player's group of one outlaw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    /// Whose territory.
    pub seat: Seat,
    /// Whose group.
    pub outlaw: Outlaw,
    /// What lies there.
    pub group: Group,
    /// CP that count: none under a Hideout.
    pub cp: u8,
    /// Whether nobody has more CP for this outlaw.
    pub leads: bool,
    /// What the poster would pay this player if the hand ended now, in thousands of dollars.
    pub pay: u16,
    /// Whether the hand is over and that has been paid.
    pub paid: bool,
}

/// The supply and the discard stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PileModel {
    /// Cards in the supply.
    pub supply: u8,
    /// Cards in the discard stack.
    pub discard: u8,
    /// Its top card.
    pub top: Option<Card>,
}

/// Whether the hand is over, and paid out.
pub fn is_over(view: &View) -> bool {
    matches!(view.phase, Phase::HandOver | Phase::GameOver { .. })
}

/// What hangs on each poster, in thousands of dollars; once a hand is over, what hung there before it was paid.
pub fn rewards(view: &View) -> [u16; OUTLAWS] {
    if is_over(view) { view.table.posters_at_end } else { view.table.posters }
}

impl TableModel {
    /// What `view` shows.
    pub fn build(view: &View) -> Self {
        let table = &view.table;
        let over = is_over(view);
        let rewards = rewards(view);
        let seats: Vec<Seat> = table.others(view.me).chain([view.me]).collect();
        let columns = Outlaw::ALL.map(|outlaw| {
            let cp = table.cp(outlaw).iter().sum();
            let open = table.is_open(outlaw);
            Column { outlaw, reward: rewards[outlaw.index()], open, cp, captured: cp >= CAPTURE }
        });
        let pays = columns.map(|column| payout(table.cp(column.outlaw), column.reward).paid);
        let rows = seats.into_iter().map(|seat| Row {
            seat,
            money: table.money[seat.index()],
            cards: table.hand_len[seat.index()],
            on_turn: table.turn == seat && !over,
            dealer: table.dealer() == seat,
            cells: columns.map(|column| {
                let group = table.group(seat, column.outlaw);
                let all: [u8; MAX_SEATS] = table.cp(column.outlaw);
                let leads = group.cp() > 0 && all.iter().all(|&cp| cp <= group.cp());
                let pay = pays[column.outlaw.index()][seat.index()];
                Cell { seat, outlaw: column.outlaw, group, cp: group.cp(), leads, pay, paid: over }
            }),
        });
        Self { columns, rows: rows.collect(), piles: PileModel::of(view) }
    }

    /// The row of `seat`, if it has one.
    pub fn row(&self, seat: Seat) -> Option<&Row> {
        self.rows.iter().find(|row| row.seat == seat)
    }
}

impl PileModel {
    fn of(view: &View) -> Self {
        let table = &view.table;
        Self { supply: table.supply_len, discard: table.discard_len, top: view.top }
    }
}

/// The hand in the order in which it is held: by outlaw, each with its Photo, then the other Sheriff cards; or by kind, first Outlaw cards,
/// then Photos. The one in which it came is the table's to make.
pub fn hand(cards: Hand, gained: Hand, order: Order) -> Vec<Held<Card>> {
    let place = |card: Card| match card.kind() {
        Kind::Photo(outlaw) if order == Order::Kind => (2 * OUTLAWS + outlaw.index(), 0),
        Kind::Outlaw(outlaw) => (2 * outlaw.index(), 0),
        Kind::Photo(outlaw) => (2 * outlaw.index() + 1, 0),
        _ => (3 * OUTLAWS + card.index(), 0),
    };
    held(cards.cards().collect(), place, |card| gained.count(card))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Game, Nobody, Rng};
    use crate::games::wyatt_earp::{Action, Edition, Options, State, WyattEarp};

    const ME: Seat = Seat(0);

    /// Positions along random games.
    fn positions(seats: u8, games: u64) -> impl Iterator<Item = State> {
        (0..games).flat_map(move |seed| {
            let options = Options { seats, edition: Edition::Y2014 };
            let mut state = WyattEarp::deal(&options, seed).unwrap();
            let mut rng = Rng::new(seed);
            std::iter::from_fn(move || {
                let legal = WyattEarp::legal(&state);
                // Plays rather than discards, so that territories fill.
                let plays: Vec<Action> = legal.iter().copied().filter(|a| !matches!(a, Action::Discard(_))).collect();
                let list = if plays.is_empty() { legal.to_vec() } else { plays };
                let &action = list.get(rng.below(list.len()))?;
                WyattEarp::apply(&mut state, action, &mut Nobody).unwrap();
                Some(state.clone())
            })
            .take(400)
        })
    }

    #[test]
    fn the_players_row_is_last_and_the_others_follow_clockwise() {
        for (seats, order) in [(2, vec![1, 0]), (3, vec![1, 2, 0]), (4, vec![1, 2, 3, 0])] {
            let state = WyattEarp::deal(&Options { seats, edition: Edition::Y2014 }, 1).unwrap();
            let model = TableModel::build(&WyattEarp::view(&state, ME));
            assert_eq!(model.rows.iter().map(|row| row.seat.0).collect::<Vec<_>>(), order);
        }
    }

    #[test]
    fn columns_add_up_and_pay_as_the_hand_would() {
        let mut captured = 0;
        for state in positions(3, 20) {
            let view = WyattEarp::view(&state, ME);
            let model = TableModel::build(&view);
            for column in model.columns {
                let cells: Vec<Cell> = model.rows.iter().map(|row| row.cells[column.outlaw.index()]).collect();
                assert_eq!(cells.iter().map(|cell| cell.cp).sum::<u8>(), column.cp);
                // nothing is paid below eight, and never more than there is.
                let paid: u16 = cells.iter().map(|cell| cell.pay).sum();
                assert!(paid <= column.reward);
                assert!(column.cp >= 8 || paid == 0);
                // alone with eight or more takes all.
                if let [one] = cells.iter().filter(|cell| cell.cp > 0).collect::<Vec<_>>()[..]
                    && one.cp >= 8
                {
                    assert_eq!(one.pay, column.reward);
                    captured += 1;
                }
                // A Hideout leaves nothing that counts.
                assert!(cells.iter().all(|cell| !cell.group.hidden() || cell.cp == 0 && !cell.leads));
            }
        }
        assert!(captured > 0, "no position showed a lone capture");
    }

    #[test]
    fn after_a_hand_the_posters_show_what_was_fought_for() {
        let over = positions(4, 20).find(|state| state.phase() == Phase::HandOver).expect("a hand ends");
        let view = WyattEarp::view(&over, ME);
        let model = TableModel::build(&view);
        let paid: u16 = model.rows.iter().flat_map(|row| row.cells).map(|cell| cell.pay).sum();
        let before: u16 = model.columns.iter().map(|column| column.reward).sum();
        let after: u16 = view.table.posters.iter().sum();
        assert_eq!(before - paid, after, "what is shown as paid is what left the posters");
    }

    #[test]
    fn the_hand_is_held_by_outlaw_with_its_photo_and_sheriff_cards_last() {
        let jesse = Card::outlaw(Outlaw::JesseJames);
        let photo = Card::photo(Outlaw::JesseJames);
        let wes = Card::outlaw(Outlaw::WesHardin);
        let cards: Hand = [Card::WYATT_EARP, wes, photo, jesse, Card::BANK_ROBBERY, jesse].into_iter().collect();
        let gained: Hand = [jesse, Card::BANK_ROBBERY].into_iter().collect();
        let held = hand(cards, gained, Order::Sign);
        let order: Vec<Card> = held.iter().map(|held| held.card).collect();
        assert_eq!(order, [jesse, jesse, photo, wes, Card::BANK_ROBBERY, Card::WYATT_EARP]);
        assert_eq!(held.iter().map(|held| held.nth).collect::<Vec<_>>(), [0, 1, 0, 0, 0, 0]);
        assert_eq!(held.iter().map(|held| held.new).collect::<Vec<_>>(), [false, true, false, false, true, false]);
        assert_eq!(held.iter().map(|held| held.first).collect::<Vec<_>>(), [true, false, true, true, true, true]);
        let order: Vec<Card> = hand(cards, gained, Order::Kind).iter().map(|held| held.card).collect();
        assert_eq!(order, [jesse, jesse, wes, photo, Card::BANK_ROBBERY, Card::WYATT_EARP]);
    }
}
