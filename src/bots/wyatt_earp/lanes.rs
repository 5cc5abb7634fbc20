//! A number for every poster, side by side, so that one sum serves all seven.

use bytemuck::cast;
use wide::{f32x8, i32x8, u16x8};

use crate::games::wyatt_earp::{Group, Hand, OUTLAWS};

/// A number for each outlaw, in poster order; the eighth lane is idle. As a mask: every bit of a lane, or none.
pub(super) type Lanes = f32x8;

/// A lane for each outlaw, and the idle one.
pub(super) const LANES: usize = OUTLAWS + 1;

/// All lanes but the idle one, a bit each.
pub(super) const REAL: u8 = (1 << OUTLAWS) - 1;

/// The same number in all lanes.
#[inline]
pub(super) fn all(number: f32) -> Lanes {
    Lanes::splat(number)
}

/// All lanes together, added in their order: the same to the last bit on every machine.
#[inline]
pub(super) fn sum(lanes: Lanes) -> f32 {
    lanes.to_array().into_iter().sum()
}

/// A mask of the lanes whose bit is set.
#[inline]
pub(super) fn mask(bits: u8) -> Lanes {
    const BITS: i32x8 = i32x8::new([1, 2, 4, 8, 16, 32, 64, 128]);
    cast((i32x8::splat(i32::from(bits)) & BITS).simd_eq(BITS))
}

/// The small numbers as lanes.
#[inline]
pub(super) fn each(numbers: [u8; LANES]) -> Lanes {
    Lanes::from(numbers.map(f32::from))
}

/// The money on each poster, in thousands of dollars.
#[inline]
pub(super) fn money(posters: &[u16; OUTLAWS]) -> Lanes {
    Lanes::from(std::array::from_fn::<_, LANES, _>(|lane| posters.get(lane).map_or(0.0, |&money| f32::from(money))))
}

/// Counts of three bits each, the first one lowest.
#[inline]
pub(super) fn packed(counts: u32) -> Lanes {
    const FIELDS: i32x8 = i32x8::new([7, 7 << 3, 7 << 6, 7 << 9, 7 << 12, 7 << 15, 7 << 18, 0]);
    const fn one_over(bits: i32) -> f32 {
        1.0 / (1 << bits) as f32
    }
    const UNITS: Lanes =
        Lanes::new([one_over(0), one_over(3), one_over(6), one_over(9), one_over(12), one_over(15), one_over(18), 0.0]);
    Lanes::from_i32x8(i32x8::splat(counts as i32) & FIELDS) * UNITS
}

/// How many cards of each outlaw are among `cards`.
#[inline]
pub(super) fn outlaws_in(cards: Hand) -> Lanes {
    packed(cards.outlaws())
}

/// How many Photos of each outlaw are among `cards`.
#[inline]
pub(super) fn photos_in(cards: Hand) -> Lanes {
    packed(cards.photos())
}

/// The groups of a territory, each packed as [`Group::packed`] tells.
#[derive(Clone, Copy)]
pub(super) struct Groups(u16x8);

impl Groups {
    #[inline]
    pub fn of(territory: &[Group; OUTLAWS]) -> Self {
        let mut row = [0; LANES];
        for (lane, group) in row.iter_mut().zip(territory) {
            *lane = group.packed();
        }
        Self(u16x8::new(row))
    }

    /// The bits from `low` on, so many of them, as numbers.
    #[inline]
    fn field(self, low: u32, bits: u32) -> u16x8 {
        (self.0 >> low) & u16x8::splat((1 << bits) - 1)
    }

    #[inline]
    fn lanes(numbers: u16x8) -> Lanes {
        Lanes::from_i32x8(i32x8::from_u16x8(numbers))
    }

    /// Outlaw cards.
    #[inline]
    pub fn outlaws(self) -> Lanes {
        Self::lanes(self.field(0, 3))
    }

    /// The Photo: one or none.
    #[inline]
    pub fn photos(self) -> Lanes {
        Self::lanes(self.field(3, 1))
    }

    /// Whether a Hideout covers them: a mask.
    #[inline]
    pub fn covered(self) -> Lanes {
        Self::lanes(self.field(10, 1)).simd_gt(all(0.0))
    }

    /// Capture points, a Hideout disregarded.
    #[inline]
    pub fn points(self) -> Lanes {
        let gun = self.field(9, 1);
        let twos = self.field(0, 3) + self.field(4, 3) + gun;
        Self::lanes(twos + twos + (self.field(3, 1) << 2) + self.field(7, 2) + gun)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::wyatt_earp::testing::{Scene, hand};
    use crate::games::wyatt_earp::{Card, Outlaw};

    /// `expected`, outlaw by outlaw, and an idle lane.
    fn assert_lanes(lanes: Lanes, expected: impl Fn(Outlaw) -> u8) {
        let row = std::array::from_fn(|lane| Outlaw::ALL.get(lane).map_or(0, |&outlaw| expected(outlaw)));
        assert_eq!(lanes.to_array().map(|number| number as u8), row);
    }

    #[test]
    fn groups_are_read_as_the_rules_count_them() {
        let groups =
            ["Belle*3 @Belle Bank*2 Hide", "Billy*7", "Bob Stage*2 Gun", "Butch*2 Bank*2 Hide", "Jesse", "@Sundance"];
        let scene = groups.into_iter().fold(Scene::new(2), |scene, group| scene.group(1, group)).play();
        let territory = scene.state.table().territories[1];
        let (read, at) = (Groups::of(&territory), |outlaw: Outlaw| territory[outlaw.index()]);
        assert_lanes(read.outlaws(), |outlaw| at(outlaw).outlaws());
        assert_lanes(read.photos(), |outlaw| at(outlaw).photo().into());
        assert_lanes(read.points(), |outlaw| at(outlaw).cp_uncovered());
        assert_lanes(read.covered() & all(1.0), |outlaw| at(outlaw).hidden().into());
    }

    #[test]
    fn cards_are_counted_outlaw_by_outlaw() {
        let cards = hand("Belle*7 Billy Wes*3 @Belle @Wes Bank*4 Wyatt*7");
        assert_lanes(outlaws_in(cards), |outlaw| cards.count(Card::outlaw(outlaw)));
        assert_lanes(photos_in(cards), |outlaw| cards.count(Card::photo(outlaw)));
        assert_eq!(mask(0b0100_1001).to_bitmask(), 0b0100_1001);
    }
}
