//! What a poster pays, without its rounds: the same sums as the rules' `payout`, in closed form and without the heap.

use crate::games::wyatt_earp::{CAPTURE, MAX_SEATS, SOLE_LEAD};

/// What each seat gets from a poster with `money`, in thousands of dollars.
#[inline]
pub(super) fn shares(cp: [u8; MAX_SEATS], money: u16) -> [u16; MAX_SEATS] {
    let mut paid = [0; MAX_SEATS];
    if cp[0] + cp[1] + cp[2] + cp[3] < CAPTURE {
        return paid;
    }
    let (mut leader, mut second) = (0, 0);
    for seat in 1..MAX_SEATS {
        if cp[seat] > cp[leader] {
            second = cp[leader];
            leader = seat;
        } else {
            second = second.max(cp[seat]);
        }
    }
    let most = cp[leader];
    if most - second >= SOLE_LEAD {
        paid[leader] = money;
        return paid;
    }
    let least = most.saturating_sub(SOLE_LEAD - 1).max(1);
    let mut sharers = 0;
    let mut leaders = 0;
    for points in cp {
        sharers += u16::from(points >= least);
        leaders += u16::from(points == most);
    }
    // the leaders' extra thousand, then equal rounds, the last one down the ranks as far as the money goes.
    if money < 2 * leaders {
        return paid;
    }
    let rest = money - leaders;
    let rounds = match sharers {
        1 => rest,
        2 => rest / 2,
        3 => rest / 3,
        _ => rest / 4,
    };
    let left = rest - rounds * sharers;
    for seat in 0..MAX_SEATS {
        if cp[seat] >= least {
            let down_to_here: u16 = cp.iter().map(|&points| u16::from(points >= cp[seat])).sum();
            paid[seat] = rounds + u16::from(down_to_here <= left) + u16::from(cp[seat] == most);
        }
    }
    paid
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::wyatt_earp::payout;

    #[test]
    fn they_are_what_the_rules_pay() {
        let mut checked = 0;
        for a in 0..=14 {
            for b in 0..=14 {
                for c in [0, 1, 2, 4, 5, 8, 11] {
                    for d in [0, 2, 6, 7] {
                        for money in 1..=17 {
                            let cp = [a, b, c, d];
                            assert_eq!(shares(cp, money), payout(cp, money).paid, "{cp:?} for {money}");
                            checked += 1;
                        }
                    }
                }
            }
        }
        assert_eq!(checked, 15 * 15 * 7 * 4 * 17);
    }
}
