//! Trains the policy network for three and four players on the moves of games and makes a file of weights for the engine.

use std::io::{Error, Result};

use fencepost_engine::mcts::policy::{INPUTS, candidates_of};
use fencepost_engine::mcts::policy_network::{HIDDEN, QA, QB, ROUNDING_STEP, WEIGHTS_SIZE};
use fencepost_engine::{WeightsKind, read_weights, write_weights};
use fencepost_rules::{Position, Seat};

use crate::fit_source::{FitSource, FittedWeights};
use crate::rng::Rng;
use crate::sample::ManySample;
use crate::training_loop::{Model, read, train};
use crate::weights::Weights;

/// The candidate moves, and which of them was played.
struct Example {
    shared: Box<[u16]>,
    moves: Vec<Box<[u16]>>,
    played: usize,
    /// Where the output weights begin: those of the engine or those of the others.
    output: usize,
}

const KIND: WeightsKind = WeightsKind::MultiplayerPolicy;

/// All weights one after another: hidden layer, bias, output weights for the engine's own moves, for those of the others.
const BIAS: usize = INPUTS * HIDDEN;
const OWN_OUTPUT: usize = BIAS + HIDDEN;
const OTHERS_OUTPUT: usize = OWN_OUTPUT + HIDDEN;
const WEIGHTS: usize = OTHERS_OUTPUT + HIDDEN;

impl Example {
    /// The move between two positions, if it is a single move with alternatives.
    fn of(before: &Position, after: &Position, engines: &[Seat]) -> Option<Example> {
        let is_own = engines.contains(&before.turn());
        let candidates = candidates_of(before, is_own);
        let played = candidates.list.iter().position(|candidate| {
            let mut next = *before;
            next.play_unchecked(candidate.mv);
            next.zobrist_key() == after.zobrist_key()
        })?;
        (candidates.list.len() > 1).then(|| Example {
            shared: candidates.shared_features().into(),
            moves: candidates.list.iter().map(|candidate| candidate.features().into()).collect(),
            played,
            output: if is_own { OWN_OUTPUT } else { OTHERS_OUTPUT },
        })
    }
}

/// Trains on the moves of some files, from noise or from the weights of a file, and returns a file of weights.
pub(crate) fn fit(source: &FitSource<'_>) -> Result<FittedWeights> {
    let mut examples = Vec::new();
    let mut before: Option<ManySample> = None;
    for sample in read::<ManySample>(source.samples) {
        let sample = sample?;
        let learned_from = before.filter(|before| !before.is_passed_over());
        examples
            .extend(learned_from.and_then(|before| Example::of(&before.position, &sample.position, &before.engines)));
        before = Some(sample);
    }
    let mut rng = Rng::new(source.seed);
    let mut network = PolicyNetwork::new(&mut rng);
    if let Some(file) = source.from {
        let bytes = read_weights(KIND, file, WEIGHTS_SIZE).map_err(Error::other)?;
        let (layer, output) = bytes.split_at(2 * OWN_OUTPUT);
        network.weights.read(0..OWN_OUTPUT, layer, QA);
        network.weights.read(OWN_OUTPUT..WEIGHTS, output, QB);
    }
    let loss = train(&mut network, examples, source.schedule(), &mut rng)?;
    network.weights.round(0..BIAS, f32::from(ROUNDING_STEP) / QA as f32);
    Ok(FittedWeights { file: write_weights(KIND, &network.to_bytes()), loss })
}

struct PolicyNetwork {
    weights: Weights,
}

/// The result of a forward pass for one move.
struct ForwardPass {
    sums: [f32; HIDDEN],
    probability: f32,
}

impl PolicyNetwork {
    fn new(rng: &mut Rng) -> PolicyNetwork {
        let mut weights = Weights::new(WEIGHTS, rng);
        // Features that never occur stay at zero, which compresses well.
        weights.values[..BIAS].fill(0.0);
        weights.values[BIAS..OWN_OUTPUT].fill(0.2);
        PolicyNetwork { weights }
    }

    /// The probability of each move: a softmax.
    fn forward(&self, example: &Example) -> Vec<ForwardPass> {
        let values = &self.weights.values;
        let mut shared = [0.0; HIDDEN];
        shared.copy_from_slice(&values[BIAS..OWN_OUTPUT]);
        self.add(&mut shared, &example.shared);
        let output = &values[example.output..][..HIDDEN];
        let pass = |features: &[u16]| {
            let mut sums = shared;
            self.add(&mut sums, features);
            let products = sums.iter().zip(output).map(|(sum, weight)| sum.clamp(0.0, 1.0).powi(2) * weight);
            ForwardPass { sums, probability: products.sum::<f32>().exp() }
        };
        let mut passes: Vec<ForwardPass> = example.moves.iter().map(|features| pass(features)).collect();
        let total: f32 = passes.iter().map(|pass| pass.probability).sum();
        for pass in &mut passes {
            pass.probability /= total;
        }
        passes
    }

    fn add(&self, sums: &mut [f32; HIDDEN], features: &[u16]) {
        for &row in features {
            let row = usize::from(row) * HIDDEN;
            for (sum, weight) in sums.iter_mut().zip(&self.weights.values[row..row + HIDDEN]) {
                *sum += weight;
            }
        }
    }

    fn add_gradient(&mut self, rows: impl IntoIterator<Item = usize>, back: &[f32; HIDDEN]) {
        for row in rows {
            for (gradient, back) in self.weights.gradient[row * HIDDEN..(row + 1) * HIDDEN].iter_mut().zip(back) {
                *gradient += back;
            }
        }
    }

    fn to_bytes(&self) -> Vec<u8> {
        let hidden = self.weights.to_bytes(0..OWN_OUTPUT, QA);
        hidden.chain(self.weights.to_bytes(OWN_OUTPUT..WEIGHTS, QB)).collect()
    }
}

impl Model for PolicyNetwork {
    type Example = Example;

    const BATCH: usize = 512;
    // Smaller weights compress better, but cost something: with 1 385 138 moves, a decay of 0.1 makes the module 1.5 kB larger than 0.15, and the
    // loss 0.813 instead of 0.817.
    const WEIGHT_DECAY: f32 = 0.15;

    fn weights(&mut self) -> &mut Weights {
        &mut self.weights
    }

    fn backpropagate(&mut self, example: &Example, _rng: &mut Rng) -> f32 {
        let passes = self.forward(example);
        let mut shared_back = [0.0; HIDDEN];
        for (index, (features, pass)) in example.moves.iter().zip(&passes).enumerate() {
            let error = pass.probability - if index == example.played { 1.0 } else { 0.0 };
            let Weights { values, gradient, .. } = &mut self.weights;
            let mut back = [0.0; HIDDEN];
            for (neuron, &sum) in pass.sums.iter().enumerate() {
                let active = sum.clamp(0.0, 1.0);
                gradient[example.output + neuron] += error * active * active;
                // Outside the clipping range a small gradient stays, so that a dead neuron can recover.
                let slope = if sum > 0.0 && sum < 1.0 { 2.0 * active } else { 0.01 };
                back[neuron] = error * values[example.output + neuron] * slope;
                shared_back[neuron] += back[neuron];
            }
            self.add_gradient(features.iter().map(|&row| usize::from(row)), &back);
        }
        self.add_gradient(example.shared.iter().map(|&row| usize::from(row)).chain([INPUTS]), &shared_back);
        surprise(passes[example.played].probability)
    }

    fn loss(&self, example: &Example) -> f32 {
        surprise(self.forward(example)[example.played].probability)
    }
}

fn surprise(probability: f32) -> f32 {
    -probability.max(1e-9).ln()
}
