//! The training loop that all models share: read samples, split off a validation set, run the epochs.

use std::fs::File;
use std::io::{BufRead, BufReader, Error, ErrorKind, Result};
use std::path::PathBuf;
use std::str::FromStr;

use crate::rng::Rng;
use crate::weights::{Weights, learning_rate};

/// One example in this many goes into the validation set.
const VALIDATION_PART: usize = 20;

/// Weights that are trained on examples.
pub(crate) trait Model {
    type Example;

    /// Examples in a batch, that is, between two steps of the weights.
    const BATCH: usize;

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

/// Trains for that many epochs and prints the losses.
pub(crate) fn train<M: Model>(
    model: &mut M,
    mut examples: Vec<M::Example>,
    epochs: usize,
    rng: &mut Rng,
) -> Result<()> {
    if examples.len() < VALIDATION_PART {
        return Err(Error::new(ErrorKind::InvalidData, "there are too few samples to learn from"));
    }
    // From the end of the files, so that no game is in both sets.
    let validation = examples.split_off(examples.len() - examples.len() / VALIDATION_PART);
    for epoch in 0..epochs {
        let training_loss = train_epoch(model, &mut examples, learning_rate(epoch, epochs), rng);
        let validation_loss =
            validation.iter().map(|example| model.loss(example)).sum::<f32>() / validation.len() as f32;
        eprintln!(
            "epoch {} of {epochs}: loss {training_loss:.5} on {}, {validation_loss:.5} held back",
            epoch + 1,
            examples.len()
        );
    }
    Ok(())
}

/// One epoch: all examples once, in a new order. Returns the mean loss.
fn train_epoch<M: Model>(model: &mut M, examples: &mut [M::Example], rate: f32, rng: &mut Rng) -> f32 {
    for index in (1..examples.len()).rev() {
        examples.swap(index, rng.below(index + 1));
    }
    let mut loss = 0.0;
    for batch in examples.chunks(M::BATCH) {
        loss += batch.iter().map(|example| model.backpropagate(example, rng)).sum::<f32>();
        model.weights().adam_step(rate, batch.len());
    }
    loss / examples.len() as f32
}
