//! The contests for all posters, side by side. Seats are counted from me: I am 0, who plays after me is 1.

use crate::bots::wyatt_earp::lanes::{Lanes, all, mask};
use crate::games::wyatt_earp::MAX_SEATS;

/// The contest for every poster, with what I hold for it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Contests {
    /// Each seat's capture points.
    pub cp: [Lanes; MAX_SEATS],
    /// The seats whose groups are covered: masks.
    pub covered: [Lanes; MAX_SEATS],
    /// On the poster, in thousands of dollars.
    pub money: Lanes,
    /// Whether the outlaw is open: a mask.
    pub open: Lanes,
    /// Outlaw cards in my hand.
    pub held: Lanes,
    /// Whether I hold the Photo: one or none.
    pub photo: Lanes,
}

impl Contests {
    /// After I play `count` Outlaw cards.
    #[inline]
    pub fn played(&self, count: Lanes) -> Self {
        let mut after = self.points(0, count + count);
        after.money += count - all(1.0);
        after.held -= count;
        after.open = mask(!0);
        after
    }

    /// After I lay the Photo.
    #[inline]
    pub fn with_photo(&self) -> Self {
        let mut after = self.points(0, all(4.0));
        after.money += all(1.0);
        after.photo = all(0.0);
        after
    }

    /// With so many more points for `seat`, where its group is not covered.
    #[inline]
    pub fn points(&self, seat: usize, points: Lanes) -> Self {
        let mut after = *self;
        after.cp[seat] += self.covered[seat].select(all(0.0), points);
        after
    }

    /// `self` in the lanes of the mask, `other` in the rest.
    #[inline]
    pub fn within(&self, mask: Lanes, other: &Self) -> Self {
        let each =
            |a: &[Lanes; MAX_SEATS], b: &[Lanes; MAX_SEATS]| std::array::from_fn(|seat| mask.select(a[seat], b[seat]));
        Self {
            cp: each(&self.cp, &other.cp),
            covered: each(&self.covered, &other.covered),
            money: mask.select(self.money, other.money),
            open: mask.select(self.open, other.open),
            held: mask.select(self.held, other.held),
            photo: mask.select(self.photo, other.photo),
        }
    }
}
