//! Paying out a poster (R-9): a pure function of capture points and money.

use super::table::MAX_SEATS;

/// Capture points that all groups of an outlaw need together for its capture (R-9.1).
pub const CAPTURE: u8 = 8;
/// By how many capture points a player must lead the second to take everything (R-9.2).
pub const SOLE_LEAD: u8 = 5;
/// A hand that leaves anyone with this much money, in thousands of dollars, is the last (R-10.1).
pub const GOAL: u16 = 25;

/// Why a poster was paid as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Fewer than eight capture points in all: nothing is paid (R-9.1).
    NotCaptured,
    /// One player leads by five or more and takes everything (R-9.2).
    SoleCapture,
    /// Several share in rounds (R-9.4).
    Shared,
}

/// What a poster pays. Money in thousands of dollars.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Payout {
    /// Why.
    pub verdict: Verdict,
    /// What each seat gets in all.
    pub paid: [u16; MAX_SEATS],
    /// What each seat gets in each round.
    pub rounds: Vec<[u16; MAX_SEATS]>,
    /// What stays on the poster.
    pub stays: u16,
}

/// What a poster with `money` (in thousands of dollars) pays to seats with these capture points (R-9). Seats that are not taken have 0.
///
/// ```
/// use tin_star::games::wyatt_earp::payout;
/// assert_eq!(payout([9, 5, 4, 0], 8).paid, [5, 3, 0, 0]);
/// ```
pub fn payout(cp: [u8; MAX_SEATS], money: u16) -> Payout {
    let mut rounds = Vec::new();
    let (verdict, paid, stays) = pay(cp, money, |round| rounds.push(round));
    Payout { verdict, paid, rounds, stays }
}

/// What a poster with `money` (in thousands of dollars) pays to seats with these capture points (R-9), and nothing else: for those who ask often.
///
/// ```
/// use tin_star::games::wyatt_earp::paid;
/// assert_eq!(paid([9, 5, 4, 0], 8), [5, 3, 0, 0]);
/// ```
#[inline]
pub fn paid(cp: [u8; MAX_SEATS], money: u16) -> [u16; MAX_SEATS] {
    pay(cp, money, |_| ()).1
}

/// As [`payout`], handing each round to `on_round` rather than keeping it.
#[inline]
pub(super) fn pay(
    cp: [u8; MAX_SEATS],
    money: u16,
    mut on_round: impl FnMut([u16; MAX_SEATS]),
) -> (Verdict, [u16; MAX_SEATS], u16) {
    let mut paid = [0; MAX_SEATS];
    if cp.iter().copied().map(u16::from).sum::<u16>() < CAPTURE.into() {
        return (Verdict::NotCaptured, paid, money); // R-9.1
    }
    let (mut leader, mut second) = (0, 0);
    for (seat, &points) in cp.iter().enumerate().skip(1) {
        if points > cp[leader] {
            second = cp[leader];
            leader = seat;
        } else {
            second = second.max(points);
        }
    }
    if cp[leader] - second >= SOLE_LEAD {
        paid[leader] = money; // R-9.2
        on_round(paid);
        return (Verdict::SoleCapture, paid, 0);
    }
    let least = cp[leader].saturating_sub(SOLE_LEAD - 1).max(1); // R-9.3
    let mut left = money;
    let mut first = true;
    loop {
        // R-9.4: rank by rank, the tied together; stop at the first rank that cannot be paid in full.
        let mut round = [0; MAX_SEATS];
        let mut stopped = false;
        for points in (least..=cp[leader]).rev() {
            let tied = cp.iter().map(|&c| u16::from(c == points)).sum::<u16>();
            let each = if first && points == cp[leader] { 2 } else { 1 };
            if tied * each > left {
                stopped = true;
                break;
            }
            left -= tied * each;
            for seat in (0..MAX_SEATS).filter(|&s| cp[s] == points) {
                round[seat] = each;
                paid[seat] += each;
            }
        }
        if round != [0; MAX_SEATS] {
            on_round(round);
        }
        if stopped || left == 0 {
            return (Verdict::Shared, paid, left);
        }
        first = false;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn r_9_5_the_worked_examples() {
        for (money, cp, paid, stays) in [
            (9, [11, 6, 2, 0], [9, 0, 0, 0], 0),
            (8, [9, 5, 4, 0], [5, 3, 0, 0], 0),
            (3, [4, 4, 2, 0], [0, 0, 0, 0], 3),
            (6, [4, 4, 2, 0], [2, 2, 1, 0], 1),
        ] {
            let result = payout(cp, money);
            assert_eq!((result.paid, result.stays), (paid, stays), "${money}: {cp:?}");
        }
    }

    #[test]
    fn r_9_1_fewer_than_eight_points_capture_nobody() {
        assert_eq!(payout([7, 0, 0, 0], 5).verdict, Verdict::NotCaptured);
        assert_eq!(payout([7, 0, 0, 0], 5).stays, 5);
        assert_eq!(payout([4, 2, 1, 0], 5).stays, 5);
        assert_eq!(payout([8, 0, 0, 0], 5).paid, [5, 0, 0, 0]);
        assert_eq!(payout([u8::MAX; 4], 9).paid, [2; 4]); // nonsense, but no overflow
    }

    #[test]
    fn r_9_2_a_lead_of_five_takes_all_and_of_four_does_not() {
        assert_eq!(payout([5, 10, 0, 0], 7).paid, [0, 7, 0, 0]);
        assert_eq!(payout([6, 10, 0, 0], 7).paid, [3, 4, 0, 0]);
        // Everything, even a single thousand that would not do for the first round of sharing.
        assert_eq!(payout([5, 10, 0, 0], 1).paid, [0, 1, 0, 0]);
        assert_eq!(payout([6, 10, 0, 0], 1).stays, 1);
        // The second is the second best, wherever it sits.
        assert_eq!(payout([10, 1, 6, 0], 7).verdict, Verdict::Shared);
    }

    #[test]
    fn r_9_3_only_those_within_four_of_the_most_and_with_a_point_share() {
        assert_eq!(payout([8, 4, 3, 0], 6).paid, [4, 2, 0, 0]);
        assert_eq!(payout([4, 4, 0, 0], 6).paid, [3, 3, 0, 0]);
    }

    #[test]
    fn r_9_4_rounds_are_paid_by_rank_and_stop_at_a_rank_that_cannot_be_paid() {
        let result = payout([4, 4, 2, 0], 6);
        assert_eq!(result.rounds, [[2, 2, 1, 0]]);
        let result = payout([7, 5, 5, 0], 6);
        // Round one: 2, then 1 each; round two: 1, then one dollar short of the tied pair.
        assert_eq!(result.rounds, [[2, 1, 1, 0], [1, 0, 0, 0]]);
        assert_eq!((result.paid, result.stays), ([3, 1, 1, 0], 1));
        assert_eq!(payout([6, 6, 6, 0], 5).stays, 5);
        assert_eq!(payout([8, 6, 0, 0], 1).stays, 1);
    }
}
