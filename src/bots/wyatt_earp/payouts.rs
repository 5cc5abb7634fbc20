//! What posters pay, without their rounds: the same sums as the rules' `payout`, in closed form and for all posters at once.

use super::lanes::{Lanes, all};
use crate::games::wyatt_earp::{CAPTURE, MAX_SEATS, SOLE_LEAD};

/// The most of four, and the most of the other three.
#[inline]
pub(super) fn top_two([a, b, c, d]: [Lanes; MAX_SEATS]) -> (Lanes, Lanes) {
    let (more, less) = (a.fast_max(b), a.fast_min(b));
    let (most, least) = (c.fast_max(d), c.fast_min(d));
    (more.fast_max(most), more.fast_min(most).fast_max(less.fast_max(least)))
}

/// The posters that are captured: a mask.
#[inline]
pub(super) fn captured(cp: &[Lanes; MAX_SEATS]) -> Lanes {
    (cp[0] + cp[1] + cp[2] + cp[3]).simd_ge(all(f32::from(CAPTURE)))
}

/// What each seat gets from posters with `money` that are `captured`, in thousands of dollars.
#[inline]
pub(super) fn payouts(captured: Lanes, cp: &[Lanes; MAX_SEATS], money: Lanes) -> [Lanes; MAX_SEATS] {
    let one = all(1.0);
    let (most, second) = top_two(*cp);
    let sole = (most - second).simd_ge(all(f32::from(SOLE_LEAD)));
    let leads = cp.map(|points| points.simd_eq(most));
    let wins = captured & sole & money;
    let shared = captured & !sole;
    if !shared.any() {
        return leads.map(|leads| leads & wins);
    }
    let least = (most - all(f32::from(SOLE_LEAD - 1))).fast_max(one);
    let entitled = cp.map(|points| points.simd_ge(least));
    let count = |seats: [Lanes; MAX_SEATS]| {
        let [a, b, c, d] = seats.map(|is| is & one);
        a + b + (c + d)
    };
    // the leaders' extra thousand, then equal rounds, the last one down the ranks as far as the money goes.
    let leaders = count(leads);
    let sharers = count(entitled);
    let rest = money - leaders;
    let rounds = (rest / sharers).floor();
    let left = rest - rounds * sharers;
    let pays = shared & money.simd_ge(leaders + leaders);
    std::array::from_fn(|seat| {
        let down_to_here = count(cp.map(|points| points.simd_ge(cp[seat])));
        let paid = rounds + (down_to_here.simd_le(left) & one) + (leads[seat] & one);
        sole.select(leads[seat] & wins, pays & entitled[seat] & paid)
    })
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
                            let lanes = cp.map(|n| all(f32::from(n)));
                            let paid = payouts(captured(&lanes), &lanes, all(f32::from(money)));
                            let expected = payout(cp, money).paid;
                            assert_eq!(paid.map(|lanes| lanes.to_array()[0] as u16), expected, "{cp:?} for {money}");
                            checked += 1;
                        }
                    }
                }
            }
        }
        assert_eq!(checked, 15 * 15 * 7 * 4 * 17);
    }
}
