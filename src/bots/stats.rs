//! How sure a result is: 95 % intervals.

/// A mean and its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// The estimate.
    pub mean: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// How many standard errors 95 % lie within.
const Z: f64 = 1.959_964;

/// Wilson's interval for the chance of something that happened `hits` times in `tries`; a shared hit counts in part.
pub fn wilson_interval(hits: f64, tries: u64) -> Interval {
    if tries == 0 {
        return Interval { mean: 0.0, low: 0.0, high: 1.0 };
    }
    let n = tries as f64;
    let p = hits / n;
    let centre = p + Z * Z / (2.0 * n);
    let spread = Z * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + Z * Z / n;
    Interval { mean: p, low: (centre - spread) / scale, high: (centre + spread) / scale }
}

/// The normal interval for a mean, from the number of measurements, their sum, and the sum of their squares.
pub fn mean_interval(count: u64, sum: f64, squares: f64) -> Interval {
    if count == 0 {
        return Interval { mean: 0.0, low: f64::NEG_INFINITY, high: f64::INFINITY };
    }
    let n = count as f64;
    let mean = sum / n;
    let variance = (squares - n * mean * mean).max(0.0) / (n - 1.0).max(1.0);
    let spread = if count == 1 { f64::INFINITY } else { Z * (variance / n).sqrt() };
    Interval { mean, low: mean - spread, high: mean + spread }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn assert_near(interval: Interval, mean: f64, low: f64, high: f64) {
        let near = |a: f64, b: f64| (a - b).abs() < 5e-4;
        assert!(near(interval.mean, mean) && near(interval.low, low) && near(interval.high, high), "{interval:?}");
    }

    #[test]
    fn wilson_as_in_the_textbooks() {
        assert_near(wilson_interval(81.0, 263), 0.3080, 0.2553, 0.3662);
        assert_near(wilson_interval(0.0, 20), 0.0, 0.0, 0.1611);
        assert_near(wilson_interval(1.0, 29), 0.0345, 0.0061, 0.1718);
    }

    #[test]
    fn the_mean_of_four_measurements() {
        // 1, 2, 3, 4: standard deviation √(5/3), standard error 0.6455.
        assert_near(mean_interval(4, 10.0, 30.0), 2.5, 1.2348, 3.7652);
    }
}
