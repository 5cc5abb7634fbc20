//! The net of `tin_star::bots::wyatt_earp::value_net` and of beliefs as it learns: the slope of its loss, and the steps down it.

use std::error::Error;
use std::ops::Range;
use std::thread;

use tin_star::bots::wyatt_earp::value_net::{Features, NEURONS, PARTS, POSTER_TERMS, WHOLE_TERMS};
use tin_star::engine::Rng;
use tin_star::games::wyatt_earp::OUTLAWS;
use wide::f32x8;

/// How slowly it learns in the end, of how fast at first.
const COLD: f32 = 0.005;

type Neurons = [f32; NEURONS];

/// A number for every weight of the net.
pub type Numbers = [Vec<f32>; PARTS.len()];

/// No numbers but zeros.
pub fn zeros() -> Numbers {
    PARTS.map(|numbers| vec![0.0; numbers])
}

/// What happens to one features on its way through the net.
struct Pass<'a> {
    features: &'a Features,
    posters: [[f32; POSTER_TERMS]; OUTLAWS],
    looked: [Neurons; OUTLAWS],
    pooled: Neurons,
    last: Neurons,
}

impl<'a> Pass<'a> {
    /// Forwards; how well the seat stands, too.
    fn new(net: &Numbers, features: &'a Features) -> (Self, f32) {
        let [poster, around, around_bias, pooled_in, whole, whole_bias, out, straight] = net;
        let terms = features.posters.map(f32x8::to_array);
        let posters = std::array::from_fn(|outlaw| terms.map(|term| term[outlaw]));
        let mut begun = neurons(around_bias);
        forwards(&mut begun, around, &features.whole);
        let mut pooled = [0.0; NEURONS];
        let looked = std::array::from_fn(|outlaw| {
            let mut looked = begun;
            let terms: &[f32; POSTER_TERMS] = &posters[outlaw];
            forwards(&mut looked, poster, terms);
            looked = looked.map(|sum| sum.max(0.0));
            pooled.iter_mut().zip(looked).for_each(|(sum, looked)| *sum += looked);
            looked
        });
        let mut last = neurons(whole_bias);
        forwards(&mut last, whole, &features.whole);
        forwards(&mut last, pooled_in, &pooled);
        last = last.map(|sum| sum.max(0.0));
        let score = dot(out, &last) + dot(straight, &features.whole);
        (Self { features, posters, looked, pooled, last }, score)
    }

    /// Backwards: adds to `slope` what each weight does to the loss, `push` being what the score does.
    fn slope(&self, net: &Numbers, push: f32, slope: &mut Numbers) {
        let [_, _, _, pooled_in, _, _, out, _] = net;
        let [poster, around, around_bias, pooled_slope, whole, whole_bias, out_slope, straight] = slope;
        straight.iter_mut().zip(self.features.whole).for_each(|(slope, term)| *slope += push * term);
        out_slope.iter_mut().zip(self.last).for_each(|(slope, last)| *slope += push * last);
        let last: Neurons = std::array::from_fn(|at| if self.last[at] > 0.0 { push * out[at] } else { 0.0 });
        whole_bias.iter_mut().zip(last).for_each(|(slope, last)| *slope += last);
        backwards(whole, &self.features.whole, &last);
        backwards(pooled_slope, &self.pooled, &last);
        let mut pooled = [0.0; NEURONS];
        for (pooled, weights) in pooled.iter_mut().zip(pooled_in.chunks_exact(NEURONS)) {
            *pooled = dot(weights, &last);
        }
        let mut begun = [0.0; NEURONS];
        for (looked, terms) in self.looked.iter().zip(&self.posters) {
            let looked: Neurons = std::array::from_fn(|at| if looked[at] > 0.0 { pooled[at] } else { 0.0 });
            backwards(poster, terms, &looked);
            begun.iter_mut().zip(looked).for_each(|(sum, looked)| *sum += looked);
        }
        around_bias.iter_mut().zip(begun).for_each(|(slope, begun)| *slope += begun);
        backwards(around, &self.features.whole, &begun);
    }
}

fn neurons(bias: &[f32]) -> Neurons {
    std::array::from_fn(|at| bias[at])
}

fn dot(a: &[f32], b: &[f32]) -> f32 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

fn forwards(sums: &mut Neurons, weights: &[f32], inputs: &[f32]) {
    for (weights, input) in weights.as_chunks::<NEURONS>().0.iter().zip(inputs) {
        *sums = std::array::from_fn(|at| sums[at] + weights[at] * input);
    }
}

fn backwards(slopes: &mut [f32], inputs: &[f32], outputs: &Neurons) {
    for (slopes, input) in slopes.as_chunks_mut::<NEURONS>().0.iter_mut().zip(inputs) {
        if *input != 0.0 {
            *slopes = std::array::from_fn(|at| slopes[at] + input * outputs[at]);
        }
    }
}

/// Adds to `slope` how each weight changes the log loss where each of several outcomes scores what its features do together, and these are
/// the outcomes' `chances`.
pub fn add_slope(net: &Numbers, outcomes: &[Vec<Features>], chances: &[f32], slope: &mut Numbers) {
    let passes: Vec<Vec<_>> =
        outcomes.iter().map(|features| features.iter().map(|features| Pass::new(net, features)).collect()).collect();
    let scores: Vec<f32> = passes.iter().map(|passes| passes.iter().map(|pass| pass.1).sum()).collect();
    let most = scores.iter().copied().fold(f32::MIN, f32::max);
    let sum: f32 = scores.iter().map(|score| (score - most).exp()).sum();
    for ((passes, score), chance) in passes.iter().zip(&scores).zip(chances) {
        let push = (score - most).exp() / sum - chance;
        for (pass, _) in passes {
            pass.slope(net, push, slope);
        }
    }
}

/// The lessons of the games whose chance comes from these seeds, the same on however many threads.
pub fn lessons<Lesson: Send>(
    seeds: Range<u64>,
    of_game: impl Fn(u64) -> Result<Vec<Lesson>, String> + Sync,
) -> Result<Vec<Lesson>, Box<dyn Error>> {
    let threads = thread::available_parallelism()?.get() as u64;
    let each = (seeds.end - seeds.start).div_ceil(threads).max(1);
    let parts = seeds.clone().step_by(each as usize).map(|from| from..(from + each).min(seeds.end));
    let of_game = &of_game;
    let play = move |part: Range<u64>| part.map(of_game).collect::<Result<Vec<_>, _>>();
    thread::scope(|scope| {
        let parts: Vec<_> = parts.map(|part| scope.spawn(move || play(part))).collect();
        let mut lessons = Vec::new();
        for part in parts {
            lessons.extend(part.join().map_err(|_| "a game was broken off")??.into_iter().flatten());
        }
        Ok(lessons)
    })
}

/// Goes down the slope by Adam (Kingma and Ba 2015), ever slower, as a cosine falls.
pub struct Learner {
    /// What has been learned.
    pub net: Numbers,
    mean: Numbers,
    square: Numbers,
    step: u32,
    rate: f32,
}

impl Learner {
    /// Knows nothing, and will learn that fast at first; `random` gives numbers between -1 and 1 to begin with.
    pub fn new(rate: f32, mut random: impl FnMut() -> f32) -> Self {
        let mut net = zeros();
        let inputs = [POSTER_TERMS, WHOLE_TERMS, 0, NEURONS, WHOLE_TERMS, 0, NEURONS, WHOLE_TERMS];
        for (part, inputs) in net.iter_mut().zip(inputs).filter(|(_, inputs)| *inputs > 0) {
            part.fill_with(|| random() / (inputs as f32).sqrt());
        }
        Self::from(rate, net)
    }

    /// Goes on with `net`.
    pub fn from(rate: f32, net: Numbers) -> Self {
        Self { net, mean: zeros(), square: zeros(), step: 0, rate }
    }

    /// Looks at all `lessons` so many times, `batch` of them in a step, and tells after each time what it has learned. `slope` is that of
    /// the loss over some lessons, the time given.
    pub fn learn<Lesson: Sync>(
        &mut self,
        lessons: &mut [Lesson],
        batch: usize,
        epochs: usize,
        slope: impl Fn(&Numbers, &[Lesson], usize) -> Numbers + Sync,
        mut tell: impl FnMut(usize, &Numbers) -> Result<(), Box<dyn Error>>,
    ) -> Result<(), Box<dyn Error>> {
        let threads = thread::available_parallelism()?.get();
        let steps = epochs * lessons.len().div_ceil(batch);
        for epoch in 1..=epochs {
            Rng::new(epoch as u64).shuffle(lessons);
            for lessons in lessons.chunks(batch) {
                let (net, slope) = (&self.net, &slope);
                let slopes = thread::scope(|scope| {
                    let parts = lessons.chunks(batch.div_ceil(threads));
                    let parts: Vec<_> = parts.map(|part| scope.spawn(move || slope(net, part, epoch))).collect();
                    parts
                        .into_iter()
                        .map(|part| part.join().map_err(|_| "a slope broke down"))
                        .collect::<Result<Vec<_>, _>>()
                })?;
                self.step(&slopes, lessons.len(), steps);
            }
            tell(epoch, &self.net)?;
        }
        Ok(())
    }

    /// One of so many `steps` down the sum of the slopes of so many states.
    fn step(&mut self, slopes: &[Numbers], states: usize, steps: usize) {
        self.step += 1;
        let done = self.step as f32 / steps as f32;
        let rate = self.rate * (0.5 + 0.5 * (std::f32::consts::PI * done).cos()).max(COLD);
        let [sure, surer] = [0.9_f32, 0.999].map(|decay| 1.0 - decay.powf(self.step as f32));
        for part in 0..PARTS.len() {
            for at in 0..PARTS[part] {
                let slope = slopes.iter().map(|slope| slope[part][at]).sum::<f32>() / states as f32;
                let (mean, square) = (&mut self.mean[part][at], &mut self.square[part][at]);
                *mean += 0.1 * (slope - *mean);
                *square += 0.001 * (slope * slope - *square);
                self.net[part][at] -= rate * (*mean / sure) / ((*square / surer).sqrt() + 1e-8);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tin_star::bots::wyatt_earp::value_net::Overview;
    use tin_star::engine::{Game, Rng, Seat};
    use tin_star::games::wyatt_earp::{Edition, Options, WyattEarp};

    #[test]
    fn the_slope_is_how_the_loss_changes_with_a_weight() {
        let state = WyattEarp::deal(&Options { seats: 3, edition: Edition::Y2014 }, 5).expect("a deal");
        let overview = Overview::new(&state);
        // Two outcomes of one features and one of two, as both kinds of net have them.
        let features = [vec![0], vec![1, 2], vec![2]]
            .map(|seats| seats.into_iter().map(|seat| overview.features(Seat(seat))).collect::<Vec<_>>());
        let chances = [0.1, 0.7, 0.2];
        let mut rng = Rng::new(1);
        let net = Learner::new(1.0, || rng.below(2001) as f32 / 1000.0 - 1.0).net;
        let loss = |net: &Numbers| {
            let scores: Vec<f64> = features
                .iter()
                .map(|features| features.iter().map(|features| f64::from(Pass::new(net, features).1)).sum())
                .collect();
            let sum: f64 = scores.iter().map(|score| score.exp()).sum();
            scores.iter().zip(chances).map(|(score, chance)| -f64::from(chance) * (score.exp() / sum).ln()).sum::<f64>()
        };
        let mut slope = zeros();
        add_slope(&net, &features, &chances, &mut slope);
        for part in 0..PARTS.len() {
            for at in (0..PARTS[part]).step_by(7) {
                let moved = |by: f32| {
                    let mut moved = net.clone();
                    moved[part][at] += by;
                    loss(&moved)
                };
                let measured = ((moved(0.001) - moved(-0.001)) / 0.002) as f32;
                assert!((slope[part][at] - measured).abs() < 2e-3, "{part}, {at}: {} and {measured}", slope[part][at]);
            }
        }
    }
}
