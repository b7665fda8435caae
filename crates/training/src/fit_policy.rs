//! Trains the policy for three and four players on the moves of games and makes a file of weights for the engine.

use std::io::{Error, Result};

use fencepost_engine::mcts::policy::{Candidate, INPUTS, QUANTISATION, WEIGHTS_SIZE, candidates_of};
use fencepost_engine::{WeightsKind, read_weights, write_weights};
use fencepost_rules::{Position, Seat};

use crate::fit_source::{FitSource, FittedWeights};
use crate::rng::Rng;
use crate::sample::ManySample;
use crate::training_loop::{Model, read, train};
use crate::weights::Weights;

/// The candidate moves, and which of them was played.
struct Example {
    moves: Vec<Candidate>,
    played: usize,
    /// Where the weights begin: those of the engine or those of the others.
    first: usize,
}

const KIND: WeightsKind = WeightsKind::MultiplayerPolicy;

/// All weights one after another: for the engine's own moves, for those of the others.
const OTHERS: usize = INPUTS;
const WEIGHTS: usize = OTHERS + INPUTS;

impl Example {
    /// The move between two positions, if it is a single move with alternatives.
    fn of(before: &Position, after: &Position, engines: &[Seat]) -> Option<Example> {
        let moves = candidates_of(before);
        let leads_there = |candidate: &Candidate| {
            let mut next = *before;
            next.play_unchecked(candidate.mv);
            next.zobrist_key() == after.zobrist_key()
        };
        let played = moves.iter().position(leads_there)?;
        let first = if engines.contains(&before.turn()) { 0 } else { OTHERS };
        (moves.len() > 1).then_some(Example { moves, played, first })
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
    let mut policy = Policy { weights: Weights::new(WEIGHTS, &mut rng) };
    if let Some(file) = source.from {
        let bytes = read_weights(KIND, file, WEIGHTS_SIZE).map_err(Error::other)?;
        policy.weights.read(0..WEIGHTS, bytes, QUANTISATION);
    }
    let loss = train(&mut policy, examples, source.schedule(), &mut rng)?;
    let weights: Vec<u8> = policy.weights.to_bytes(0..WEIGHTS, QUANTISATION).collect();
    Ok(FittedWeights { file: write_weights(KIND, &weights), loss })
}

struct Policy {
    weights: Weights,
}

impl Policy {
    /// The probability of each move: a softmax.
    fn probabilities(&self, example: &Example) -> Vec<f32> {
        let weight = |&feature: &u16| self.weights.values[example.first + usize::from(feature)];
        let probability = |candidate: &Candidate| candidate.features().iter().map(weight).sum::<f32>().exp();
        let mut all: Vec<f32> = example.moves.iter().map(probability).collect();
        let total: f32 = all.iter().sum();
        for one in &mut all {
            *one /= total;
        }
        all
    }
}

impl Model for Policy {
    type Example = Example;

    const BATCH: usize = 512;

    fn weights(&mut self) -> &mut Weights {
        &mut self.weights
    }

    fn backpropagate(&mut self, example: &Example, _rng: &mut Rng) -> f32 {
        let all = self.probabilities(example);
        for (index, (candidate, probability)) in example.moves.iter().zip(&all).enumerate() {
            let error = probability - if index == example.played { 1.0 } else { 0.0 };
            for &feature in candidate.features() {
                self.weights.gradient[example.first + usize::from(feature)] += error;
            }
        }
        surprise(all[example.played])
    }

    fn loss(&self, example: &Example) -> f32 {
        surprise(self.probabilities(example)[example.played])
    }
}

fn surprise(probability: f32) -> f32 {
    -probability.max(1e-9).ln()
}
