//! A multinomial logit: chances to win, from what speaks for each seat.

/// The chance to win of each of so many seats, where a seat stands as `standing` says.
pub fn chances<const SEATS: usize>(seats: usize, standing: impl Fn(usize) -> f32) -> [f32; SEATS] {
    let mut chances = [0.0; SEATS];
    let mut sum = 0.0;
    for (seat, chance) in chances.iter_mut().enumerate().take(seats) {
        *chance = standing(seat).exp();
        sum += *chance;
    }
    chances.map(|chance| chance / sum)
}

/// How a seat stands of which these `terms` are known.
pub fn standing<const TERMS: usize>(terms: &[f32; TERMS], weights: &[f32; TERMS]) -> f32 {
    terms.iter().zip(weights).map(|(term, weight)| term * weight).sum()
}
