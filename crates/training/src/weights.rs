//! Weights that learn by gradient descent (Adam).

use crate::chance::Chance;

const FIRST_RATE: f32 = 2e-3;
const LAST_RATE: f32 = 2e-5;

/// How far a step goes: less from epoch to epoch.
pub(crate) fn learning_rate(epoch: usize, epochs: usize) -> f32 {
    FIRST_RATE * (LAST_RATE / FIRST_RATE).powf(epoch as f32 / (epochs.max(2) - 1) as f32)
}

pub(crate) struct Weights {
    pub(crate) now: Vec<f32>,
    /// Summed up over the lessons since the last step.
    pub(crate) gradient: Vec<f32>,
    /// Running means of the gradient and of its square.
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Weights {
    /// Small ones drawn by lot.
    pub(crate) fn new(count: usize, chance: &mut Chance) -> Weights {
        let mut noise = |size: f32| (chance.next() as f32 / u64::MAX as f32 - 0.5) * 2.0 * size;
        Weights {
            now: (0..count).map(|_| noise(0.15)).collect(),
            gradient: vec![0.0; count],
            mean: vec![0.0; count],
            square: vec![0.0; count],
            steps: 0,
        }
    }

    /// Moves all weights after so many lessons.
    pub(crate) fn step(&mut self, rate: f32, lessons: usize) {
        self.steps += 1;
        let (warm_mean, warm_square) = (1.0 - 0.9f32.powi(self.steps), 1.0 - 0.999f32.powi(self.steps));
        for index in 0..self.now.len() {
            let gradient = self.gradient[index] / lessons as f32;
            self.mean[index] = 0.9 * self.mean[index] + 0.1 * gradient;
            self.square[index] = 0.999 * self.square[index] + 0.001 * gradient * gradient;
            let direction = self.mean[index] / warm_mean / ((self.square[index] / warm_square).sqrt() + 1e-8);
            // Whole numbers in the engine must not overflow.
            self.now[index] = (self.now[index] - rate * direction).clamp(-3.9, 3.9);
        }
        self.gradient.fill(0.0);
    }

    /// Some of the weights as whole numbers, low byte first.
    pub(crate) fn to_bytes(&self, range: std::ops::Range<usize>, unit: i32) -> impl Iterator<Item = u8> + '_ {
        self.now[range].iter().flat_map(move |weight| ((weight * unit as f32).round() as i16).to_le_bytes())
    }
}

pub(crate) fn cross_entropy(target: f32, chance: f32) -> f32 {
    let chance = chance.clamp(1e-6, 1.0 - 1e-6);
    -(target * chance.ln() + (1.0 - target) * (1.0 - chance).ln())
}
