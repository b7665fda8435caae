//! Trains the value network for three and four players and makes a file of weights for the engine.

use std::io::{Error, Result};

use fencepost_engine::mcts::network::{HIDDEN, INPUTS, QA, QB, ROUNDING_STEP, WEIGHTS_SIZE, features};
use fencepost_engine::{WeightsKind, read_weights, write_weights};

use crate::fit_source::{FitSource, FittedWeights};
use crate::rng::Rng;
use crate::sample::ManySample;
use crate::training_loop::{Model, read, train};
use crate::weights::Weights;

/// The features of a sample from the view of each seat, and the target chance of each seat.
struct Example {
    seats: Vec<(Box<[u16]>, f32)>,
}

impl Example {
    fn of(sample: &ManySample, result_weight: f32) -> Example {
        let mover = sample.position.turn();
        let (engine, result_weight) = if sample.is_among_equals() {
            (None, result_weight)
        } else if sample.engines.contains(&mover) {
            // The engine's search takes the player to move for the engine, so its chances are a target for that view alone.
            (Some(mover), result_weight)
        } else {
            // Each of several engines has a view of its own; one of them is enough for an example.
            let turn = sample.position.zobrist_key() as usize % sample.engines.len().max(1);
            (sample.engines.get(turn).copied(), 1.0)
        };
        let seats = features(&sample.position, engine).into_iter().map(|(seat, features)| {
            let won = if seat == sample.winner { 1.0 } else { 0.0 };
            let searched = sample.chances.map_or(won, |chances| chances[seat]);
            (features.indices().into(), result_weight * won + (1.0 - result_weight) * searched)
        });
        Example { seats: seats.collect() }
    }
}

const KIND: WeightsKind = WeightsKind::MultiplayerValue;

/// All weights one after another: hidden layer, bias, output weights.
const BIAS: usize = INPUTS * HIDDEN;
const OUTPUT: usize = BIAS + HIDDEN;
const WEIGHTS: usize = OUTPUT + HIDDEN;

/// Trains on the samples of some files, from noise or from the weights of a file, and returns a file of weights.
pub(crate) fn fit(source: &FitSource<'_>, result_weight: f32) -> Result<FittedWeights> {
    let examples = read::<ManySample>(source.samples).filter_map(|sample| match sample {
        Ok(sample) => (!sample.is_passed_over()).then(|| Ok(Example::of(&sample, result_weight))),
        Err(error) => Some(Err(error)),
    });
    let examples = examples.collect::<Result<Vec<Example>>>()?;
    let mut rng = Rng::new(source.seed);
    let mut network = ValueNetwork::new(&mut rng);
    if let Some(file) = source.from {
        let bytes = read_weights(KIND, file, WEIGHTS_SIZE).map_err(Error::other)?;
        let (layer, output) = bytes.split_at(2 * OUTPUT);
        network.weights.read(0..OUTPUT, layer, QA);
        network.weights.read(OUTPUT..WEIGHTS, output, QB);
    }
    let loss = train(&mut network, examples, source.schedule(), &mut rng)?;
    network.weights.round(0..BIAS, f32::from(ROUNDING_STEP) / QA as f32);
    Ok(FittedWeights { file: write_weights(KIND, &network.to_bytes()), loss })
}

struct ValueNetwork {
    weights: Weights,
}

/// The result of a forward pass for one seat.
struct ForwardPass {
    sums: [f32; HIDDEN],
    chance: f32,
}

fn loss(example: &Example, passes: &[ForwardPass]) -> f32 {
    example.seats.iter().zip(passes).map(|((_, target), pass)| -target * pass.chance.max(1e-6).ln()).sum()
}

impl ValueNetwork {
    fn new(rng: &mut Rng) -> ValueNetwork {
        let mut weights = Weights::new(WEIGHTS, rng);
        weights.values[BIAS..OUTPUT].fill(0.3);
        ValueNetwork { weights }
    }

    fn forward(&self, example: &Example) -> Vec<ForwardPass> {
        let mut passes: Vec<ForwardPass> =
            example.seats.iter().map(|(features, _)| self.forward_seat(features)).collect();
        let total: f32 = passes.iter().map(|pass| pass.chance).sum();
        for pass in &mut passes {
            pass.chance /= total;
        }
        passes
    }

    /// The exponential of one seat's logit: the softmax divides it by the sum over all seats.
    fn forward_seat(&self, features: &[u16]) -> ForwardPass {
        let weights = &self.weights.values;
        let mut sums = [0.0; HIDDEN];
        sums.copy_from_slice(&weights[BIAS..OUTPUT]);
        for &row in features {
            let row = usize::from(row);
            for (sum, weight) in sums.iter_mut().zip(&weights[row * HIDDEN..(row + 1) * HIDDEN]) {
                *sum += weight;
            }
        }
        let products = sums.iter().zip(&weights[OUTPUT..]).map(|(sum, weight)| sum.clamp(0.0, 1.0).powi(2) * weight);
        let logit = products.sum::<f32>();
        ForwardPass { sums, chance: logit.exp() }
    }

    /// Adds the gradient of one seat's view.
    fn backpropagate_seat(&mut self, features: &[u16], pass: &ForwardPass, error: f32) {
        let Weights { values, gradient, .. } = &mut self.weights;
        let mut back = [0.0; HIDDEN];
        for (neuron, &sum) in pass.sums.iter().enumerate() {
            let active = sum.clamp(0.0, 1.0);
            gradient[OUTPUT + neuron] += error * active * active;
            // Outside the clipping range a small gradient stays, so that a dead neuron can recover.
            let slope = if sum > 0.0 && sum < 1.0 { 2.0 * active } else { 0.01 };
            back[neuron] = error * values[OUTPUT + neuron] * slope;
        }
        for row in features.iter().map(|&row| usize::from(row)).chain([INPUTS]) {
            for (gradient, back) in gradient[row * HIDDEN..(row + 1) * HIDDEN].iter_mut().zip(&back) {
                *gradient += back;
            }
        }
    }

    fn to_bytes(&self) -> Vec<u8> {
        let hidden = self.weights.to_bytes(0..OUTPUT, QA);
        hidden.chain(self.weights.to_bytes(OUTPUT..WEIGHTS, QB)).collect()
    }
}

impl Model for ValueNetwork {
    type Example = Example;

    const BATCH: usize = 1024;
    // Many positions share the result of one game: without decay the weights learn the games by heart.
    const WEIGHT_DECAY: f32 = 1.0;

    fn weights(&mut self) -> &mut Weights {
        &mut self.weights
    }

    fn backpropagate(&mut self, example: &Example, _rng: &mut Rng) -> f32 {
        let passes = self.forward(example);
        for ((features, target), pass) in example.seats.iter().zip(&passes) {
            self.backpropagate_seat(features, pass, pass.chance - target);
        }
        loss(example, &passes)
    }

    fn loss(&self, example: &Example) -> f32 {
        loss(example, &self.forward(example))
    }
}

#[cfg(test)]
mod tests {
    use fencepost_engine::mcts::network::features;
    use fencepost_rules::Seat;

    use super::Example;
    use crate::sample::ManySample;

    /// The targets, and whether the view is that of a seat.
    fn example(line: &str, engine: Option<Seat>) -> (Vec<f32>, bool) {
        let sample: ManySample = line.parse().expect("a sample");
        let example = Example::of(&sample, 0.5);
        let seen = features(&sample.position, engine);
        let is_view = example.seats.iter().zip(&seen).all(|((one, _), (_, other))| **one == *other.indices());
        (example.seats.iter().map(|&(_, target)| target).collect(), is_view)
    }

    #[test]
    fn chances_of_the_engine_are_a_target_in_its_own_view_and_those_of_others_are_none() {
        let position = "d3 / d2 / e3 c5 e7 g5 / 4 4 4 4 / 1";
        let (targets, is_view) = example(&format!("2/013 0.500 0.250 0.125 0.125 {position}"), Some(Seat::South));
        assert_eq!(targets, [0.25, 0.125, 0.5625, 0.0625]);
        assert!(is_view);
        let (targets, is_view) = example(&format!("2/0123 0.500 0.250 0.125 0.125 {position}"), None);
        assert_eq!(targets, [0.25, 0.125, 0.5625, 0.0625]);
        assert!(is_view, "four engines are equals");
        let (targets, is_view) = example(&format!("2/3 0.500 0.250 0.125 0.125 {position}"), Some(Seat::East));
        assert_eq!(targets, [0.0, 0.0, 1.0, 0.0]);
        assert!(is_view);
    }
}
