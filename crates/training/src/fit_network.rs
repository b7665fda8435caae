//! Trains the value network for two players and makes a file of weights for the engine.

use std::io::{Error, Result};

use fencepost_engine::network::{
    HIDDEN, INPUTS, MAX_FEATURES, OUTPUT_BUCKETS, QA, QB, WEIGHTS_SIZE, features, mirrored, target_of_score,
};
use fencepost_engine::{WeightsKind, read_weights, write_weights};

use crate::fit_source::{FitSource, FittedWeights};
use crate::rng::Rng;
use crate::sample::Sample;
use crate::training_loop::{Model, read, train};
use crate::weights::{Weights, cross_entropy};

/// The features of a sample and the training target.
struct Example {
    indices: [u16; MAX_FEATURES],
    len: u8,
    bucket: u8,
    target: f32,
}

impl Example {
    fn of(sample: &Sample, result_weight: f32) -> Example {
        let features = features(&sample.position);
        let mut indices = [0; MAX_FEATURES];
        indices[..features.indices().len()].copy_from_slice(features.indices());
        let searched = target_of_score(sample.score) as f32;
        let target = result_weight * sample.result + (1.0 - result_weight) * searched;
        Example { indices, len: features.indices().len() as u8, bucket: features.bucket as u8, target }
    }

    fn indices(&self) -> impl Iterator<Item = usize> + '_ {
        self.indices[..usize::from(self.len)].iter().map(|&index| usize::from(index))
    }
}

const KIND: WeightsKind = WeightsKind::TwoPlayerValue;

/// All weights one after another: hidden layer, bias, output weights, output bias.
const BIAS: usize = INPUTS * HIDDEN;
const OUTPUT: usize = BIAS + HIDDEN;
const OUTPUT_BIAS: usize = OUTPUT + OUTPUT_BUCKETS * HIDDEN;
const WEIGHTS: usize = OUTPUT_BIAS + OUTPUT_BUCKETS;

/// Trains on the samples of some files, from noise or from the weights of a file, and returns a file of weights.
pub(crate) fn fit(source: &FitSource<'_>, result_weight: f32) -> Result<FittedWeights> {
    let examples = read(source.samples).map(|sample| sample.map(|sample| Example::of(&sample, result_weight)));
    let examples = examples.collect::<Result<Vec<Example>>>()?;
    let mut rng = Rng::new(source.seed);
    let mut network = ValueNetwork::new(&mut rng);
    if let Some(file) = source.from {
        network.read(read_weights(KIND, file, WEIGHTS_SIZE).map_err(Error::other)?);
    }
    let loss = train(&mut network, examples, source.schedule(), &mut rng)?;
    Ok(FittedWeights { file: write_weights(KIND, &network.to_bytes()), loss })
}

struct ValueNetwork {
    weights: Weights,
}

/// The result of a forward pass.
struct ForwardPass {
    sums: [f32; HIDDEN],
    chance: f32,
}

impl ValueNetwork {
    fn new(rng: &mut Rng) -> ValueNetwork {
        let mut weights = Weights::new(WEIGHTS, rng);
        weights.values[BIAS..OUTPUT].fill(0.3);
        weights.values[OUTPUT_BIAS..].fill(0.0);
        ValueNetwork { weights }
    }

    /// Takes over quantised weights.
    fn read(&mut self, bytes: &[u8]) {
        let (layer, rest) = bytes.split_at(2 * OUTPUT);
        let (output, bias) = rest.split_at(2 * (OUTPUT_BIAS - OUTPUT));
        self.weights.read(0..OUTPUT, layer, QA);
        self.weights.read(OUTPUT..OUTPUT_BIAS, output, QB);
        for (value, four) in self.weights.values[OUTPUT_BIAS..].iter_mut().zip(bias.chunks_exact(4)) {
            *value = i32::from_le_bytes([four[0], four[1], four[2], four[3]]) as f32 / (QA * QB) as f32;
        }
    }

    fn forward(&self, indices: impl Iterator<Item = usize>, bucket: usize) -> ForwardPass {
        let mut sums = [0.0; HIDDEN];
        sums.copy_from_slice(&self.weights.values[BIAS..OUTPUT]);
        for row in indices {
            for (sum, weight) in sums.iter_mut().zip(&self.weights.values[row * HIDDEN..(row + 1) * HIDDEN]) {
                *sum += weight;
            }
        }
        let output_weights = &self.weights.values[OUTPUT + bucket * HIDDEN..OUTPUT + (bucket + 1) * HIDDEN];
        let products = sums.iter().zip(output_weights).map(|(sum, weight)| sum.clamp(0.0, 1.0).powi(2) * weight);
        let logit = products.sum::<f32>() + self.weights.values[OUTPUT_BIAS + bucket];
        ForwardPass { sums, chance: 1.0 / (1.0 + (-logit).exp()) }
    }

    /// Adds the gradient of one example, with its own features or those of its mirror image, and returns its loss.
    fn backpropagate_features<R: Iterator<Item = usize>>(&mut self, indices: impl Fn() -> R, example: &Example) -> f32 {
        let bucket = usize::from(example.bucket);
        let pass = self.forward(indices(), bucket);
        let error = pass.chance - example.target;
        let mut back = [0.0; HIDDEN];
        for (neuron, &sum) in pass.sums.iter().enumerate() {
            let active = sum.clamp(0.0, 1.0);
            let at = OUTPUT + bucket * HIDDEN + neuron;
            self.weights.gradient[at] += error * active * active;
            // Outside the clipping range a small gradient stays, so that a dead neuron can recover.
            let slope = if sum > 0.0 && sum < 1.0 { 2.0 * active } else { 0.01 };
            back[neuron] = error * self.weights.values[at] * slope;
        }
        self.weights.gradient[OUTPUT_BIAS + bucket] += error;
        for row in indices().chain([INPUTS]) {
            for (gradient, back) in self.weights.gradient[row * HIDDEN..(row + 1) * HIDDEN].iter_mut().zip(&back) {
                *gradient += back;
            }
        }
        cross_entropy(example.target, pass.chance)
    }

    fn to_bytes(&self) -> Vec<u8> {
        let layer = self.weights.to_bytes(0..OUTPUT, QA);
        let output = self.weights.to_bytes(OUTPUT..OUTPUT_BIAS, QB);
        let factor = (QA * QB) as f32;
        let bias = self.weights.values[OUTPUT_BIAS..].iter();
        let bias = bias.flat_map(|weight| ((weight * factor).round() as i32).to_le_bytes());
        layer.chain(output).chain(bias).collect()
    }
}

impl Model for ValueNetwork {
    type Example = Example;

    const BATCH: usize = 2048;

    fn weights(&mut self) -> &mut Weights {
        &mut self.weights
    }

    /// Half of the examples are mirrored.
    fn backpropagate(&mut self, example: &Example, rng: &mut Rng) -> f32 {
        if rng.percent(50) {
            self.backpropagate_features(|| example.indices().map(mirrored), example)
        } else {
            self.backpropagate_features(|| example.indices(), example)
        }
    }

    fn loss(&self, example: &Example) -> f32 {
        cross_entropy(example.target, self.forward(example.indices(), usize::from(example.bucket)).chance)
    }
}

#[cfg(test)]
mod tests {
    use super::{KIND, ValueNetwork, WEIGHTS_SIZE};
    use crate::rng::Rng;
    use fencepost_engine::{read_weights, write_weights};

    #[test]
    fn weights_are_taken_over_as_they_are() {
        let file = include_bytes!("../../engine/src/network.bin");
        let mut network = ValueNetwork::new(&mut Rng::new(1));
        network.read(read_weights(KIND, file, WEIGHTS_SIZE).expect("the engine's own weights"));
        assert!(write_weights(KIND, &network.to_bytes()) == file);
    }
}
