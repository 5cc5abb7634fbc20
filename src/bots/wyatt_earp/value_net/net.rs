//! The net: how well a seat stands, from what it sees.
//!
//! Each poster is looked at by the same neurons, which also know of the rest of the table; what they make of the seven is added up and looked
//! at by a second layer. The weights come as bytes, a scale for each part.

use bytemuck::cast;
use wide::{f32x8, i32x8};

use super::features::{Features, POSTER_TERMS, WHOLE_TERMS};
use crate::games::wyatt_earp::OUTLAWS;

/// Neurons in each of the two layers.
pub const NEURONS: usize = ROW * ROWS;
const ROW: usize = 8;
const ROWS: usize = 4;

/// A number for each neuron.
type Layer = [f32x8; ROWS];

/// How many numbers each part of a net has, in the order of its fields.
pub const PARTS: [usize; 8] = [
    POSTER_TERMS * NEURONS,
    WHOLE_TERMS * NEURONS,
    NEURONS,
    NEURONS * NEURONS,
    WHOLE_TERMS * NEURONS,
    NEURONS,
    NEURONS,
    WHOLE_TERMS,
];

/// How many bytes a net is kept in.
pub const BYTES: usize = {
    let (mut bytes, mut part) = (0, 0);
    while part < PARTS.len() {
        bytes += SCALE + PARTS[part];
        part += 1;
    }
    bytes
};
const SCALE: usize = size_of::<f32>();

/// What was learned for tables of one size.
#[derive(Clone, Debug)]
pub struct Net {
    poster: [Layer; POSTER_TERMS],
    around: [Layer; WHOLE_TERMS],
    around_bias: Layer,
    pooled: [Layer; NEURONS],
    whole: [Layer; WHOLE_TERMS],
    whole_bias: Layer,
    out: Layer,
    straight: [f32; WHOLE_TERMS],
}

impl Net {
    /// From the bytes that [`to_bytes`] makes.
    pub fn read(bytes: &[u8; BYTES]) -> Self {
        let mut numbers = from_bytes(bytes).into_iter().flatten();
        let mut number = || numbers.next().unwrap_or_default();
        let mut layer = || std::array::from_fn(|_| f32x8::new(std::array::from_fn(|_| number())));
        Self {
            poster: std::array::from_fn(|_| layer()),
            around: std::array::from_fn(|_| layer()),
            around_bias: layer(),
            pooled: std::array::from_fn(|_| layer()),
            whole: std::array::from_fn(|_| layer()),
            whole_bias: layer(),
            out: layer(),
            straight: std::array::from_fn(|_| number()),
        }
    }

    /// How well the seat stands whose `features` it is: the logarithm of its chance to win, but for a number that is the same for all seats.
    pub fn score(&self, features: &Features) -> f32 {
        let none = f32x8::splat(0.0);
        let (mut around, mut last) = (self.around_bias, self.whole_bias);
        for at in ones(told(&features.whole)) {
            let term = f32x8::splat(features.whole[at]);
            add(&mut around, &self.around[at], term);
            add(&mut last, &self.whole[at], term);
        }
        let told = told_of_each(&features.posters);
        let posters = features.posters.map(f32x8::to_array);
        let mut pooled = [none; ROWS];
        for outlaw in 0..OUTLAWS {
            let mut looked = around;
            for at in ones(told[outlaw]) {
                add(&mut looked, &self.poster[at], f32x8::splat(posters[at][outlaw]));
            }
            for (sum, looked) in pooled.iter_mut().zip(looked) {
                *sum += looked.fast_max(none);
            }
        }
        for (weights, pooled) in self.pooled.iter().zip(pooled.into_iter().flat_map(f32x8::to_array)) {
            add(&mut last, weights, f32x8::splat(pooled));
        }
        let sums = last.into_iter().zip(self.out).fold(none, |sum, (last, out)| sum + last.fast_max(none) * out);
        let straight: f32 = self.straight.iter().zip(features.whole).map(|(weight, term)| weight * term).sum();
        straight + sums.to_array().into_iter().sum::<f32>()
    }
}

/// Adds an input to the neurons, times its weights.
#[inline]
fn add(neurons: &mut Layer, weights: &Layer, input: f32x8) {
    for (neuron, &weight) in neurons.iter_mut().zip(weights) {
        *neuron += weight * input;
    }
}

/// Which of the terms are not zero, a bit each. The others add nothing: half of them, of the posters' two thirds.
#[inline]
fn told(terms: &[f32; WHOLE_TERMS]) -> u64 {
    terms.iter().rev().fold(0, |told, &term| told << 1 | u64::from(term != 0.0))
}

/// The same of each poster.
#[inline]
fn told_of_each(terms: &[f32x8; POSTER_TERMS]) -> [u64; ROW] {
    let mut told = i32x8::splat(0);
    for (at, term) in terms.iter().enumerate() {
        told |= cast::<_, i32x8>(term.simd_ne(f32x8::splat(0.0))) & i32x8::splat(1 << at);
    }
    told.to_array().map(|told| u64::from(told.cast_unsigned()))
}

/// Where the ones among the bits are, from the lowest up.
#[inline]
fn ones(mut bits: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let at = (bits != 0).then(|| bits.trailing_zeros() as usize);
        bits &= bits.wrapping_sub(1);
        at
    })
}

/// The parts of a net, as many numbers each as [`PARTS`] says, as bytes: each part's scale, then its numbers, rounded to a 127th of the
/// largest.
pub fn to_bytes(parts: &[Vec<f32>; PARTS.len()]) -> Vec<u8> {
    parts
        .iter()
        .flat_map(|numbers| {
            let most = numbers.iter().fold(f32::MIN_POSITIVE, |most, number| most.max(number.abs()));
            let scale = most / f32::from(i8::MAX);
            let rounded = numbers.iter().map(move |number| ((number / scale).round() as i8).cast_unsigned());
            scale.to_le_bytes().into_iter().chain(rounded)
        })
        .collect()
}

/// The parts of a net again, from the bytes that [`to_bytes`] makes.
pub fn from_bytes(bytes: &[u8; BYTES]) -> [Vec<f32>; PARTS.len()] {
    let mut rest = bytes.as_slice();
    PARTS.map(|numbers| {
        let (part, after) = rest.split_at(SCALE + numbers);
        rest = after;
        let (scale, numbers) = part.split_first_chunk().map_or((0.0, part), |(s, n)| (f32::from_le_bytes(*s), n));
        numbers.iter().map(|&byte| scale * f32::from(byte.cast_signed())).collect()
    })
}
