//! The training loop that all models share: read samples, split off a validation set, run the epochs.

use std::fs::File;
use std::io::{BufRead, BufReader, Error, ErrorKind, Result};
use std::path::PathBuf;
use std::str::FromStr;

use crate::rng::Rng;
use crate::weights::{FIRST_RATE, FIRST_RATE_FROM_OTHERS, Weights, learning_rate};

/// One example in this many goes into the validation set.
const VALIDATION_PART: usize = 20;

/// Weights that are trained on examples.
pub(crate) trait Model {
    type Example;

    /// Examples in a batch, that is, between two steps of the weights.
    const BATCH: usize;
    /// How fast weights shrink that no example needs, per learning rate.
    const WEIGHT_DECAY: f32 = 0.0;

    fn weights(&mut self) -> &mut Weights;

    /// Adds the gradient of one example and returns its loss.
    fn backpropagate(&mut self, example: &Self::Example, rng: &mut Rng) -> f32;

    /// The loss of an example, without training.
    fn loss(&self, example: &Self::Example) -> f32;
}

/// The samples of some files, line by line.
pub(crate) fn read<S: FromStr<Err = Error>>(paths: &[PathBuf]) -> impl Iterator<Item = Result<S>> + '_ {
    paths
        .iter()
        .flat_map(|path| match File::open(path) {
            Ok(file) => Samples::Lines(BufReader::new(file).lines()),
            Err(error) => Samples::Unreadable(Some(error)),
        })
        .map(|line| line?.parse())
}

/// The lines of one file, or why there are none.
enum Samples {
    Lines(std::io::Lines<BufReader<File>>),
    Unreadable(Option<Error>),
}

impl Iterator for Samples {
    type Item = Result<String>;

    fn next(&mut self) -> Option<Result<String>> {
        match self {
            Samples::Lines(lines) => lines.next(),
            Samples::Unreadable(error) => error.take().map(Err),
        }
    }
}

/// How long and how fast to learn.
#[derive(Clone, Copy)]
pub(crate) struct Schedule {
    pub(crate) epochs: usize,
    /// The learning rate of the first epoch.
    pub(crate) first_rate: f32,
}

impl Schedule {
    /// For weights that begin as noise, or as those of a file.
    pub(crate) fn new(epochs: usize, from_others: bool) -> Schedule {
        Schedule { epochs, first_rate: if from_others { FIRST_RATE_FROM_OTHERS } else { FIRST_RATE } }
    }
}

/// Trains as long as the schedule says, prints the losses and returns the last one of the validation set.
pub(crate) fn train<M: Model>(
    model: &mut M,
    mut examples: Vec<M::Example>,
    schedule: Schedule,
    rng: &mut Rng,
) -> Result<f32> {
    let Schedule { epochs, first_rate } = schedule;
    let mut last_loss = f32::NAN;
    if examples.len() < VALIDATION_PART {
        return Err(Error::new(ErrorKind::InvalidData, "there are too few samples to learn from"));
    }
    // From the end of the files, so that no game is in both sets.
    let validation = examples.split_off(examples.len() - examples.len() / VALIDATION_PART);
    for epoch in 0..epochs {
        let training_loss = train_epoch(model, &mut examples, learning_rate(first_rate, epoch, epochs), rng);
        let validation_loss =
            validation.iter().map(|example| model.loss(example)).sum::<f32>() / validation.len() as f32;
        last_loss = validation_loss;
        eprintln!(
            "epoch {} of {epochs}: loss {training_loss:.5} on {}, {validation_loss:.5} held back",
            epoch + 1,
            examples.len()
        );
    }
    Ok(last_loss)
}

/// One epoch: all examples once, in a new order. Returns the mean loss.
fn train_epoch<M: Model>(model: &mut M, examples: &mut [M::Example], rate: f32, rng: &mut Rng) -> f32 {
    for index in (1..examples.len()).rev() {
        examples.swap(index, rng.below(index + 1));
    }
    let mut loss = 0.0;
    for batch in examples.chunks(M::BATCH) {
        loss += batch.iter().map(|example| model.backpropagate(example, rng)).sum::<f32>();
        model.weights().adam_step(rate, batch.len(), M::WEIGHT_DECAY);
    }
    loss / examples.len() as f32
}
