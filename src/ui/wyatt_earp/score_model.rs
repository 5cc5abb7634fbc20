//! The scoring sheet as data: R-9 with its numbers, from the table and [`payout`] alone.

use crate::engine::{Seat, sort_few};
use crate::games::wyatt_earp::{CAPTURE, MAX_SEATS, Outlaw, Payout, SOLE_LEAD, Table, Verdict, payout};
use crate::ui::text::Names;
use crate::ui::text::wyatt_earp as earp;

/// How one poster was scored. Money in thousands of dollars.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PosterSheet {
    /// Whose poster.
    pub outlaw: Outlaw,
    /// The reward before it was paid out.
    pub reward: u16,
    /// A line for every seat, in seat order.
    pub lines: Vec<Holding>,
    /// What stays on the poster.
    pub stays: u16,
    /// Whether anybody was paid.
    pub captured: bool,
    /// Who was paid and why, in sentences.
    pub why: Vec<String>,
}

/// One seat's line on a poster. Money in thousands of dollars.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holding {
    /// Whose.
    pub seat: Seat,
    /// Capture points that count.
    pub cp: u8,
    /// Whether a Hideout took the points away.
    pub hidden: bool,
    /// What each round paid.
    pub rounds: Vec<u16>,
    /// What all rounds paid.
    pub paid: u16,
}

/// What the hand brought a seat. Money in thousands of dollars.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Total {
    /// Whose.
    pub seat: Seat,
    /// What this hand paid.
    pub gained: u16,
    /// The money in all.
    pub money: u16,
}

/// Every poster of the hand just scored, in poster order.
pub fn posters(table: &Table, names: &Names) -> Vec<PosterSheet> {
    Outlaw::ALL.into_iter().map(|outlaw| poster(table, outlaw, names)).collect()
}

fn poster(table: &Table, outlaw: Outlaw, names: &Names) -> PosterSheet {
    let reward = table.posters_at_end[outlaw.index()];
    let seats =
        Seat::all(table.seats()).map(|seat| (table.group(seat, outlaw).cp(), table.group(seat, outlaw).hidden()));
    sheet(outlaw, reward, &seats.collect::<Vec<_>>(), names)
}

/// How a poster with `reward` is scored when each seat has these capture points, or a Hideout over them.
pub fn sheet(outlaw: Outlaw, reward: u16, seats: &[(u8, bool)], names: &Names) -> PosterSheet {
    let mut cp = [0; MAX_SEATS];
    for (cp, (points, _)) in cp.iter_mut().zip(seats) {
        *cp = *points;
    }
    let result = payout(cp, reward);
    let line = |(seat, &(cp, hidden)): (Seat, &(u8, bool))| Holding {
        seat,
        cp,
        hidden,
        rounds: result.rounds.iter().map(|round| round[seat.index()]).collect(),
        paid: result.paid[seat.index()],
    };
    PosterSheet {
        outlaw,
        reward,
        lines: Seat::all(MAX_SEATS).zip(seats).map(line).collect(),
        stays: result.stays,
        captured: result.verdict != Verdict::NotCaptured,
        why: why(cp, reward, &result, names),
    }
}

/// The totals after the hand just scored, most money first.
pub fn totals(table: &Table) -> Vec<Total> {
    let mut gained = [0; MAX_SEATS];
    for outlaw in Outlaw::ALL {
        for (sum, paid) in gained.iter_mut().zip(payout(table.cp(outlaw), table.posters_at_end[outlaw.index()]).paid) {
            *sum += paid;
        }
    }
    let total = |seat: Seat| Total { seat, gained: gained[seat.index()], money: table.money[seat.index()] };
    let mut totals: Vec<Total> = Seat::all(table.seats()).map(total).collect();
    sort_few(&mut totals, |a, b| b.money.cmp(&a.money));
    totals
}

/// Why a poster with `reward` (in thousands of dollars) paid what it paid.
pub fn why(cp: [u8; MAX_SEATS], reward: u16, result: &Payout, names: &Names) -> Vec<String> {
    let seats = |points: u8| Seat::all(MAX_SEATS).filter(move |s| cp[s.index()] == points);
    let most = cp.into_iter().max().unwrap_or(0);
    let leaders: Vec<Seat> = seats(most).collect();
    match result.verdict {
        Verdict::NotCaptured => vec![earp::not_captured(cp.iter().sum(), CAPTURE)],
        Verdict::SoleCapture => {
            let second = cp.into_iter().filter(|&points| points < most).max().unwrap_or(0);
            let leader = leaders.first().copied().unwrap_or(Seat(0));
            vec![earp::takes_all(names, leader, most - second, second == 0, reward)]
        }
        Verdict::Shared => {
            let least = most.saturating_sub(SOLE_LEAD - 1).max(1);
            let mut why = vec![earp::shared(names, &leaders, most, least)];
            if result.stays > 0 {
                let ranks: Vec<u8> = (least..=most).rev().filter(|&points| cp.contains(&points)).collect();
                let (points, each) = unpaid(&ranks, cp, result);
                why.push(earp::stays(names, &seats(points).collect::<Vec<_>>(), each, result.stays));
            } else {
                let shares = |seat: &Seat| cp[seat.index()] >= least && result.paid[seat.index()] == 0;
                let late: Vec<Seat> = Seat::all(MAX_SEATS).filter(shares).collect();
                why.extend((!late.is_empty()).then(|| earp::nothing_left(names, &late)));
            }
            why
        }
    }
}

/// the rank (in CP) that the payment stopped at, and what each of it was to get, in thousands of dollars.
fn unpaid(ranks: &[u8], cp: [u8; MAX_SEATS], result: &Payout) -> (u8, u16) {
    let first = ranks.first().copied().unwrap_or(0);
    let Some(last) = result.rounds.last() else { return (first, 2) };
    let was_paid = |points: u8| (0..MAX_SEATS).any(|s| cp[s] == points && last[s] > 0);
    (ranks.iter().copied().find(|&points| !was_paid(points)).unwrap_or(first), 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Game, Nobody, Rng};
    use crate::games::wyatt_earp::{Edition, Options, Phase, WyattEarp};

    fn names() -> Names {
        Names::new(["", "Ada", "Bo", "Cy"].map(str::to_owned))
    }

    fn reasons(cp: [u8; MAX_SEATS], reward: u16) -> String {
        why(cp, reward, &payout(cp, reward), &names()).join(" ")
    }

    #[test]
    fn r_9_1_an_outlaw_with_too_few_points_keeps_the_money() {
        assert_eq!(reasons([2, 5, 0, 0], 3), "7 CP of 8: not captured.", "what stays is told below");
        assert_eq!(reasons([0; 4], 1), "Nobody has CP: not captured.");
    }

    #[test]
    fn r_9_2_a_lead_of_five_is_told_with_its_number() {
        assert_eq!(reasons([11, 6, 2, 0], 9), "You lead by 5 CP, enough to take all $9,000.");
        assert_eq!(reasons([0, 8, 0, 0], 4), "Ada alone has CP and takes all $4,000.");
    }

    #[test]
    fn r_9_3_sharers_are_named_by_the_points_it_takes() {
        assert_eq!(reasons([9, 5, 4, 0], 8), "You have the most, 9 CP; all with 5 CP or more share.");
        assert_eq!(reasons([4, 4, 0, 0], 6), "You and Ada have the most, 4 CP; all with 1 CP or more share.");
        assert_eq!(reasons([3, 3, 2, 0], 7), "You and Ada have the most, 3 CP; all with 1 CP or more share.");
    }

    #[test]
    fn r_9_4_what_stays_is_told_with_those_it_could_not_pay() {
        let tail = |cp, reward| {
            let text = reasons(cp, reward);
            text.split_once("share. ").unwrap_or_else(|| panic!("{text}")).1.to_owned()
        };
        // The worked examples of that leave something.
        assert_eq!(tail([4, 4, 2, 0], 3), "$3,000 stays: you and Ada are tied, and $2,000 each was not there.");
        assert_eq!(tail([4, 4, 2, 0], 6), "$1,000 stays: you and Ada are tied, and $1,000 each was not there.");
        // The tied pair below the leader, in the second round.
        assert_eq!(tail([7, 5, 5, 0], 6), "$1,000 stays: Ada and Bo are tied, and $1,000 each was not there.");
        // It was all paid before the last one's turn came.
        assert_eq!(tail([6, 4, 4, 2], 4), "By then nothing was left for Cy.");
        // Too little for the leader's first share.
        assert_eq!(tail([8, 6, 0, 0], 1), "$1,000 stays: too little for your first $2,000.");
        assert_eq!(tail([6, 8, 0, 0], 1), "$1,000 stays: too little for Ada’s first $2,000.");
    }

    /// Plays whole random games and checks every sheet against what the engine paid.
    #[test]
    fn the_sheet_adds_up_to_the_money_of_whole_games() {
        let mut sheets = 0;
        for seed in 0..60 {
            let options = Options { seats: 2 + (seed % 3) as u8, edition: Edition::Y2014 };
            let mut rng = Rng::new(seed);
            let mut state = WyattEarp::deal(&options, seed).unwrap();
            let mut before = state.table().money;
            loop {
                let over = matches!(state.phase(), Phase::HandOver | Phase::GameOver { .. });
                if over {
                    let table = state.table();
                    sheets += 1;
                    for total in totals(table) {
                        assert_eq!(before[total.seat.index()] + total.gained, total.money);
                    }
                    for sheet in posters(table, &names()) {
                        let paid: u16 = sheet.lines.iter().map(|line| line.paid).sum();
                        assert_eq!(paid + sheet.stays, sheet.reward);
                        assert_eq!(sheet.stays, table.posters[sheet.outlaw.index()]);
                        assert_eq!(sheet.lines.len(), table.seats());
                        let rounds = payout(table.cp(sheet.outlaw), sheet.reward).rounds.len();
                        for line in &sheet.lines {
                            assert_eq!(line.rounds.iter().sum::<u16>(), line.paid);
                            assert_eq!(line.rounds.len(), rounds);
                        }
                        assert!(!sheet.why.is_empty());
                    }
                    before = table.money;
                }
                let legal = WyattEarp::legal(&state);
                if legal.is_empty() {
                    break;
                }
                WyattEarp::apply(&mut state, legal[rng.below(legal.len())], &mut Nobody).unwrap();
            }
        }
        assert!(sheets > 100, "{sheets} sheets");
    }

    #[test]
    fn the_richest_leads_the_totals() {
        let mut table = *WyattEarp::deal(&Options { seats: 3, edition: Edition::Y2014 }, 1).unwrap().table();
        table.money = [4, 9, 7, 0];
        let order: Vec<u8> = totals(&table).iter().map(|total| total.seat.0).collect();
        assert_eq!(order, [1, 2, 0]);
    }
}
