//! The one seeded generator and its shuffle.
//!
//! Pinned here, rather than taken from a crate, because a saved game or a link must deal the same cards for ever, on every platform.
//! xoshiro256++ 1.0 by Blackman and Vigna (public domain), seeded by `SplitMix64` as its authors advise.

use serde::{Deserialize, Serialize};

/// A xoshiro256++ generator. Equal seeds give equal streams on every platform.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rng([u64; 4]);

impl Rng {
    /// The generator that belongs to `seed`.
    pub fn new(seed: u64) -> Self {
        let mut x = seed;
        Self([(); 4].map(|()| split_mix(&mut x)))
    }

    /// The next 64 random bits.
    #[inline]
    pub fn next_u64(&mut self) -> u64 {
        let s = &mut self.0;
        let result = s[0].wrapping_add(s[3]).rotate_left(23).wrapping_add(s[0]);
        let t = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= t;
        s[3] = s[3].rotate_left(45);
        result
    }

    /// A number from 0 to `n` − 1 (0 if `n` is 0), by one multiplication; for the small `n` of card games the bias is below 2⁻²⁵.
    #[inline]
    pub fn below(&mut self, n: usize) -> usize {
        (((self.next_u64() >> 32) * n as u64) >> 32) as usize
    }

    /// A number from 0 to below 1, in steps of 2⁻²⁴.
    #[inline]
    pub fn unit(&mut self) -> f32 {
        const STEPS: usize = 1 << 24;
        self.below(STEPS) as f32 / STEPS as f32
    }

    /// Whether what is so likely, in steps of a thousandth, happens.
    #[inline]
    pub fn happens(&mut self, chance: f32) -> bool {
        (self.below(1000) as f32) < 1000.0 * chance
    }

    /// Puts `items` into random order (Fisher and Yates, from the end).
    #[inline]
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }

    /// A generator for a task of its own, independent of what this one yields next.
    #[must_use]
    pub fn fork(&mut self) -> Self {
        Self::new(self.next_u64())
    }
}

fn split_mix(x: &mut u64) -> u64 {
    *x = x.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *x;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_is_the_published_one() {
        // First outputs of the reference code for SplitMix64(0) and for xoshiro256++ with state 1, 2, 3, 4.
        let mut x = 0;
        assert_eq!(split_mix(&mut x), 0xe220_a839_7b1d_cdaf);
        let mut rng = Rng([1, 2, 3, 4]);
        let first: Vec<u64> = (0..4).map(|_| rng.next_u64()).collect();
        assert_eq!(first, [41_943_041, 58_720_359, 3_588_806_011_781_223, 3_591_011_842_654_386]);
    }

    #[test]
    fn every_order_of_three_comes_up_equally_often() {
        let mut rng = Rng::new(7);
        let mut seen = std::collections::BTreeMap::new();
        for _ in 0..60_000 {
            let mut items = [0, 1, 2];
            rng.shuffle(&mut items);
            *seen.entry(items).or_insert(0u32) += 1;
        }
        assert_eq!(seen.len(), 6);
        // Expected 10,000 each; four standard deviations are 365.
        assert!(seen.values().all(|&n| n.abs_diff(10_000) < 365), "{seen:?}");
    }
}
