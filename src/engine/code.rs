//! Choices as bytes: each is its place in a list of known length, so a choice of one costs nothing and a choice of n costs log₂ n bits.
//!
//! Places are the digits of a number in mixed radix, lowest first. The number is cut into blocks of 16 bytes: a digit that would not fit
//! into the block any more begins the next one. Zero bytes at the end are left out, so that equal choices have one form only.

/// Bytes of a block.
const BLOCK: usize = 16;

/// Writes choices.
#[derive(Debug, Default)]
pub struct Writer {
    bytes: Vec<u8>,
    value: u128,
    /// How many values the block can have so far; 0 for an empty block.
    room: u128,
}

impl Writer {
    /// Adds a choice: `place` in a list of `of`, from 0.
    pub fn push(&mut self, place: usize, of: usize) {
        let room = self.room.max(1);
        if let Some(more) = room.checked_mul(of as u128) {
            self.value += place as u128 * room;
            self.room = more;
        } else {
            self.bytes.extend(self.value.to_le_bytes());
            self.value = place as u128;
            self.room = of as u128;
        }
    }

    /// All choices so far.
    pub fn finish(mut self) -> Vec<u8> {
        self.bytes.extend(self.value.to_le_bytes());
        let used = self.bytes.iter().rposition(|&byte| byte != 0).map_or(0, |last| last + 1);
        self.bytes.truncate(used);
        self.bytes
    }
}

/// Reads what [`Writer`] wrote. Any bytes can be read; whether they were all meant is known at the end.
#[derive(Debug)]
pub struct Reader<'a> {
    bytes: &'a [u8],
    value: u128,
    room: u128,
    /// Whether bytes turned up that no choice took.
    spare: bool,
}

impl<'a> Reader<'a> {
    /// Reads `bytes`.
    pub fn new(bytes: &'a [u8]) -> Self {
        let mut reader = Self { bytes, value: 0, room: 1, spare: bytes.last() == Some(&0) };
        reader.next_block();
        reader
    }

    fn next_block(&mut self) {
        self.spare |= self.value != 0;
        let (block, rest) = self.bytes.split_at(self.bytes.len().min(BLOCK));
        let mut padded = [0; BLOCK];
        padded[..block.len()].copy_from_slice(block);
        self.value = u128::from_le_bytes(padded);
        self.bytes = rest;
        self.room = 1;
    }

    /// The next choice among `of`, from 0; 0 once the bytes are used up. `None` for an empty list.
    pub fn pull(&mut self, of: usize) -> Option<usize> {
        if of == 0 {
            return None;
        }
        if let Some(more) = self.room.checked_mul(of as u128) {
            self.room = more;
        } else {
            self.next_block();
            self.room = of as u128;
        }
        let place = self.value % of as u128;
        self.value /= of as u128;
        Some(place as usize)
    }

    /// Whether the bytes are exactly what [`Writer`] makes of the choices that were read.
    pub fn is_done(&self) -> bool {
        !self.spare && self.value == 0 && self.bytes.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Rng;
    use proptest::prelude::*;

    fn write(choices: &[(usize, usize)]) -> Vec<u8> {
        let mut writer = Writer::default();
        for &(place, of) in choices {
            writer.push(place, of);
        }
        writer.finish()
    }

    proptest! {
        #[test]
        fn choices_come_back_as_they_went(seed: u64, n in 0..600usize) {
            let mut rng = Rng::new(seed);
            let choices: Vec<(usize, usize)> = (0..n).map(|_| {
                let of = 1 + rng.below(100);
                (rng.below(of), of)
            }).collect();
            let bytes = write(&choices);
            let mut reader = Reader::new(&bytes);
            for (place, of) in choices {
                prop_assert_eq!(reader.pull(of), Some(place));
            }
            prop_assert!(reader.is_done());
        }

        #[test]
        fn bytes_have_one_reading_and_readings_one_form(bytes in prop::collection::vec(any::<u8>(), 0..50), of in 2..100usize) {
            let mut reader = Reader::new(&bytes);
            let n = bytes.len() * 8;
            let choices: Vec<(usize, usize)> = (0..n).filter_map(|_| Some((reader.pull(of)?, of))).collect();
            prop_assert_eq!(reader.is_done(), write(&choices) == bytes);
        }
    }

    #[test]
    fn a_choice_of_one_costs_nothing_and_others_their_bits() {
        assert!(write(&[(0, 1); 1000]).is_empty());
        // 1000 bits and 3322 bits, were they one number; the cut into blocks may lose one choice of each block.
        assert!((125..=127).contains(&write(&[(1, 2); 1000]).len()));
        assert!((416..=427).contains(&write(&[(9, 10); 1000]).len()));
    }
}
