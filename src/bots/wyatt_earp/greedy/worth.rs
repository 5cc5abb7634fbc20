//! What contests are worth: if the hand ends now, and if everybody comes to lay down what they seem to hold.

use super::contests::Contests;
use super::outlook::Outlook;
use crate::bots::wyatt_earp::lanes::{LANES, Lanes, all, mask, sum};
use crate::bots::wyatt_earp::payouts::{captured, payouts, top_two};
use crate::games::wyatt_earp::{GOAL, MAX_SEATS};

/// Chances below this are not worth the time.
const SLIGHT: f32 = 0.01;
/// Less than this is less than a point.
const ALMOST_ONE: f32 = 1.0 - f32::EPSILON / 2.0;

impl Outlook<'_> {
    /// What the fight for each poster is worth to me as it stands: a mixture of its end now and its end later.
    #[inline]
    pub fn stakes(&self, contests: &Contests) -> Lanes {
        self.mixed(self.now(contests), contests)
    }

    /// The same, where it is known what it is worth `now`.
    #[inline]
    pub fn mixed(&self, now: Lanes, contests: &Contests) -> Lanes {
        all(self.risk) * now + all(1.0 - self.risk) * self.later(contests)
    }

    /// What each change gains, if the hand goes on.
    #[inline]
    pub fn gains(&self, after: &Contests) -> Lanes {
        self.stakes(after) - self.worth
    }

    /// What each change gains that is in my hand alone, if the hand goes on.
    #[inline]
    pub fn gains_in_hand(&self, after: &Contests) -> Lanes {
        self.mixed(self.now, after) - self.worth
    }

    /// What it is worth if the hand ends now.
    #[inline]
    pub fn now(&self, contests: &Contests) -> Lanes {
        let captured = contests.open & captured(&contests.cp);
        if !captured.any() {
            return all(0.0);
        }
        let paid = payouts(captured, &contests.cp, contests.money);
        let [a, b, c, d] = std::array::from_fn(|seat| all(self.regard[seat]) * paid[seat]);
        a + b + (c + d)
    }

    /// What it is worth if everybody comes to lay down what they hold.
    #[inline]
    fn later(&self, contests: &Contests) -> Lanes {
        let weights = self.weights;
        let (none, one, three) = (all(0.0), all(1.0), all(3.0));
        let extra = all(weights.extra);
        let open = contests.open;
        // Closed: I may open it …
        let lack = three - contests.held;
        let [one_card, two_cards, set] = &self.chances;
        let chance = lack.simd_ge(three).select(*set, lack.simd_ge(all(2.0)).select(*two_cards, *one_card));
        let set = lack.simd_gt(none).select(chance, one) * all(weights.set);
        let laid = contests.held.fast_max(three);
        // … open: all lay what they have.
        let photo = all(weights.photo) * contests.photo;
        let cards = all(2.0 * weights.mine) * contests.held + all(4.0) * photo;
        let mut own = cards + all(2.0 * weights.join) * self.coming;
        own *= contests.covered[0].select(all(weights.covered), one);
        let mut cp: [Lanes; MAX_SEATS] = std::array::from_fn(|seat| {
            let points = contests.cp[seat];
            let joined = points + self.growth[seat] + (points.simd_gt(none) & extra);
            open.select(!contests.covered[seat] & joined, self.growth[seat])
        });
        cp[0] = open.select(cp[0] + own, all(2.0) * laid + all(4.0) * photo + extra);
        let more = photo + open.select(all(weights.mine) * (contests.held - one).fast_max(none), laid - one);
        let worth = open.select(one, set.simd_gt(all(SLIGHT)) & set) * self.soft(cp, contests.money + more);
        // Or another opens it.
        let other = (one - set) * self.others_open;
        let other = !open & other.simd_gt(all(SLIGHT)) & other;
        if !other.simd_gt(none).any() {
            return worth;
        }
        worth + other * self.soft_two(cards, contests.money + all(2.0))
    }

    /// What expected points are worth: as the payout, but without its cliffs.
    #[inline]
    fn soft(&self, cp: [Lanes; MAX_SEATS], money: Lanes) -> Lanes {
        let (none, one) = (all(0.0), all(1.0));
        let (most, second) = top_two(cp);
        let (mut sharers, mut regard, mut leader) = (none, none, none);
        let least = (most - all(5.0)).fast_max(all(ALMOST_ONE));
        for seat in (0..MAX_SEATS).rev() {
            let entitled = cp[seat].simd_gt(least);
            let hers = all(self.regard[seat]);
            sharers += entitled & one;
            regard += entitled & hers;
            leader = cp[seat].simd_eq(most).select(hers, leader);
        }
        let shared = (money - one) / sharers.fast_max(one) * regard + leader;
        self.ramps(cp[0] + cp[1] + (cp[2] + cp[3]), most - second, leader * money, shared)
    }

    /// The same if only the next player has points, as they come with a set, and I have `mine`.
    #[inline]
    fn soft_two(&self, mine: Lanes, money: Lanes) -> Lanes {
        let (one, next) = (all(1.0), all(6.0 + self.weights.extra));
        let (most, second) = (mine.fast_max(next), mine.fast_min(next));
        let least = (most - all(5.0)).fast_max(all(ALMOST_ONE));
        let (own, hers) = (all(self.regard[0]), all(self.regard[1]));
        let entitled = mine.simd_gt(least);
        let leader = mine.simd_gt(next).select(own, hers);
        let both = entitled & next.simd_gt(least);
        let regard = both.select(own + hers, entitled.select(own, hers));
        let shared = (money - one) * both.select(all(0.5), one) * regard + leader;
        self.ramps(mine + next, most - second, leader * money, shared)
    }

    /// `sole` or `shared`, by the lead, as far as there are enough points for a capture.
    #[inline]
    fn ramps(&self, total: Lanes, lead: Lanes, sole: Lanes, shared: Lanes) -> Lanes {
        let weights = self.weights;
        let ramp = |points: Lanes, from: f32, scale: f32| {
            ((points - all(from)) * all(scale)).fast_min(all(1.0)).fast_max(all(0.0))
        };
        let captured = ramp(total, weights.capture_from, self.capture_scale);
        let alone = ramp(lead, weights.sole_from, self.sole_scale);
        captured * (alone * sole + (all(1.0) - alone) * shared)
    }

    /// What all of it is worth if the hand ends with these contests; beyond a seat's goal the game is won or lost.
    pub fn end(&self, contests: &Contests) -> f32 {
        let mut worth = 0.0;
        let mut money = self.money;
        for (seat, paid) in payouts(captured(&contests.cp), &contests.cp, contests.money).into_iter().enumerate() {
            let paid = sum(paid);
            worth += self.regard[seat] * paid;
            money[seat] += paid;
        }
        let [mine, rivals @ ..] = money;
        let best = rivals.into_iter().fold(0.0, f32::max);
        if best.max(mine) >= f32::from(GOAL) && (mine - best).abs() > 0.5 {
            worth += self.weights.win.copysign(mine - best);
        }
        worth
    }

    /// What it gains to end the hand with these contests rather than go on.
    pub fn end_gain(&self, contests: &Contests) -> f32 {
        self.end(contests) + self.weights.end - sum(self.worth)
    }

    /// What it gains to change these lanes to what they are in `after`, by an act that leaves `left` cards in my hand. `gains` are
    /// [`Outlook::gains`] of `after`.
    #[inline]
    pub fn gain(&self, gains: &[f32; LANES], after: &Contests, lanes: u8, left: u8) -> f32 {
        if left == 1 {
            // The discard that must follow ends the hand.
            return self.end_gain(&after.within(mask(lanes), &self.contests));
        }
        (0..LANES).filter(|lane| lanes >> lane & 1 == 1).map(|lane| gains[lane]).sum()
    }
}
