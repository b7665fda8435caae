//! Weights that are trained with Adam.

use crate::rng::Rng;

/// The learning rate of the first epoch for weights that begin as noise,
pub(crate) const FIRST_RATE: f32 = 2e-3;
/// and for weights that are good already.
pub(crate) const FIRST_RATE_FROM_OTHERS: f32 = 5e-4;
const LAST_RATE: f32 = 2e-5;

/// The learning rate of an epoch: it decays exponentially.
pub(crate) fn learning_rate(first_rate: f32, epoch: usize, epochs: usize) -> f32 {
    first_rate * (LAST_RATE / first_rate).powf(epoch as f32 / (epochs.max(2) - 1) as f32)
}

pub(crate) struct Weights {
    pub(crate) values: Vec<f32>,
    /// Summed up over the examples since the last step.
    pub(crate) gradient: Vec<f32>,
    /// Adam's moments: running means of the gradient and of its square.
    first_moment: Vec<f32>,
    second_moment: Vec<f32>,
    steps: i32,
}

impl Weights {
    /// Small random ones.
    pub(crate) fn new(count: usize, rng: &mut Rng) -> Weights {
        let mut noise = |size: f32| (rng.next() as f32 / u64::MAX as f32 - 0.5) * 2.0 * size;
        Weights {
            values: (0..count).map(|_| noise(0.15)).collect(),
            gradient: vec![0.0; count],
            first_moment: vec![0.0; count],
            second_moment: vec![0.0; count],
            steps: 0,
        }
    }

    /// Those of a file, quantised to 16-bit integers, from a byte on.
    pub(crate) fn read(&mut self, range: std::ops::Range<usize>, bytes: &[u8], factor: i32) {
        for (value, pair) in self.values[range].iter_mut().zip(bytes.chunks_exact(2)) {
            *value = f32::from(i16::from_le_bytes([pair[0], pair[1]])) / factor as f32;
        }
    }

    /// Updates all weights after a batch of that many examples, and shrinks them by a share of the rate: weight decay as in `AdamW`.
    pub(crate) fn adam_step(&mut self, rate: f32, examples: usize, decay: f32) {
        self.steps += 1;
        let kept = 1.0 - rate * decay;
        let (first_bias, second_bias) = (1.0 - 0.9f32.powi(self.steps), 1.0 - 0.999f32.powi(self.steps));
        for index in 0..self.values.len() {
            let gradient = self.gradient[index] / examples as f32;
            self.first_moment[index] = 0.9 * self.first_moment[index] + 0.1 * gradient;
            self.second_moment[index] = 0.999 * self.second_moment[index] + 0.001 * gradient * gradient;
            let direction =
                self.first_moment[index] / first_bias / ((self.second_moment[index] / second_bias).sqrt() + 1e-8);
            // Quantised weights in the engine must not overflow.
            self.values[index] = (self.values[index] * kept - rate * direction).clamp(-3.9, 3.9);
        }
        self.gradient.fill(0.0);
    }

    /// Rounds some of the weights to multiples of a step.
    pub(crate) fn round(&mut self, range: std::ops::Range<usize>, step: f32) {
        for weight in &mut self.values[range] {
            *weight = (*weight / step).round() * step;
        }
    }

    /// Some of the weights, quantised to 16-bit integers, little-endian.
    pub(crate) fn to_bytes(&self, range: std::ops::Range<usize>, factor: i32) -> impl Iterator<Item = u8> + '_ {
        self.values[range].iter().flat_map(move |weight| ((weight * factor as f32).round() as i16).to_le_bytes())
    }
}

pub(crate) fn cross_entropy(target: f32, chance: f32) -> f32 {
    let chance = chance.clamp(1e-6, 1.0 - 1e-6);
    -(target * chance.ln() + (1.0 - target) * (1.0 - chance).ln())
}
