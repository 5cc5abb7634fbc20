//! Notes of what happened at a table: how often something was done that could have been, and numbers whose middle tells.

use std::collections::BTreeMap;

use crate::bots::stats::{Interval, wilson_interval};

/// How often something happened of the times that it could have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Frequency {
    /// It did.
    pub hits: u64,
    /// It could have.
    pub times: u64,
}

impl Frequency {
    /// The share, with Wilson's 95 % interval.
    pub fn rate(self) -> Interval {
        wilson_interval(self.hits as f64, self.times)
    }
}

/// Notes by what they are of and by entrant.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Notes {
    shares: BTreeMap<(&'static str, usize), Frequency>,
    numbers: BTreeMap<(&'static str, usize), Vec<f32>>,
}

impl Notes {
    /// Notes that something happened, or that it could have.
    pub fn share(&mut self, of: &'static str, who: usize, happened: bool) {
        let share = self.shares.entry((of, who)).or_default();
        share.hits += u64::from(happened);
        share.times += 1;
    }

    /// Notes a number.
    pub fn number(&mut self, of: &'static str, who: usize, number: f32) {
        self.numbers.entry((of, who)).or_default().push(number);
    }

    /// Adds the notes of another.
    pub fn add(&mut self, other: Self) {
        for (key, share) in other.shares {
            let sum = self.shares.entry(key).or_default();
            sum.hits += share.hits;
            sum.times += share.times;
        }
        for (key, numbers) in other.numbers {
            self.numbers.entry(key).or_default().extend(numbers);
        }
    }

    /// What shares were noted of these entrants, together.
    pub fn shares(&self, whose: impl Fn(usize) -> bool) -> BTreeMap<&'static str, Frequency> {
        let mut sums = BTreeMap::<_, Frequency>::new();
        for (&(of, _), share) in self.shares.iter().filter(|((_, who), _)| whose(*who)) {
            let sum = sums.entry(of).or_default();
            sum.hits += share.hits;
            sum.times += share.times;
        }
        sums
    }

    /// What numbers were noted of these entrants: median, mean, how many.
    pub fn numbers(&self, whose: impl Fn(usize) -> bool) -> BTreeMap<&'static str, (f32, f32, usize)> {
        let mut all = BTreeMap::<_, Vec<f32>>::new();
        for (&(of, _), numbers) in self.numbers.iter().filter(|((_, who), _)| whose(*who)) {
            all.entry(of).or_default().extend(numbers);
        }
        all.into_iter()
            .map(|(of, mut numbers)| {
                numbers.sort_by(f32::total_cmp);
                let mean = numbers.iter().sum::<f32>() / numbers.len() as f32;
                (of, (numbers[numbers.len() / 2], mean, numbers.len()))
            })
            .collect()
    }
}
